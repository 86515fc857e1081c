package org.grundy.bench.cli;

/** A line of a survey: a code with its period and the first code of equal values. */
record SurveyRow(
    String code,
    String status,
    String preperiod,
    String period,
    String largest,
    String checkedTo,
    String sameAs,
    String sameTo,
    String hash) {
  static final String HEADER = "code,status,preperiod,period,largest,checkedTo,sameAs,sameTo,hash";

  static SurveyRow parse(String line) {
    String[] cells = line.split(",", -1);
    if (cells.length != 9) {
      throw new IllegalArgumentException("not a row of a survey: '" + line + "'");
    }
    return new SurveyRow(
        cells[0], cells[1], cells[2], cells[3], cells[4], cells[5], cells[6], cells[7], cells[8]);
  }

  boolean proved() {
    return status.equals("proved");
  }

  boolean samePeriod(SurveyRow other) {
    return proved()
        && other.proved()
        && preperiod.equals(other.preperiod())
        && period.equals(other.period());
  }

  String csv() {
    return String.join(
        ",", code, status, preperiod, period, largest, checkedTo, sameAs, sameTo, hash);
  }

  SurveyRow sameAs(String first, String to) {
    return new SurveyRow(code, status, preperiod, period, largest, checkedTo, first, to, hash);
  }
}
