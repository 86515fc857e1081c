package org.grundy.heap;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import org.grundy.LimitExceededException;
import org.grundy.LimitExceededException.Limit;
import org.grundy.internal.Checks;
import org.grundy.internal.Meter;
import org.grundy.internal.OrKernels;
import org.jspecify.annotations.Nullable;

/**
 * The Grundy values (nim-values) of the heaps 0, 1, 2, ... of a ruleset, computed as far as asked
 * and kept: one byte a heap while values fit, then two, then four. Safe to share between threads:
 * what has been computed is read without locking.
 *
 * <pre>{@code
 * NimSequence kayles = NimSequence.of(HeapRuleset.parse("0.77"));
 * kayles.value(5);                        // 4
 * kayles.values(0, 6);                    // 0, 1, 2, 3, 1, 4
 * kayles.findPeriod(1000).certificate();  // preperiod 71, period 12
 * kayles.valueAt(1_000_000_000_000L);     // 1
 * }</pre>
 */
public final class NimSequence {
  /** {@link #valueAt} computes up to here before it gives up: heaps without a proved period. */
  private static final int REACH = 1 << 22;

  /**
   * It gives up so many times earlier where heaps are divided into three: those take far longer.
   */
  private static final int SHORTER_FOR_THREES = 1 << 8;

  /** From this part of the way on it first wants a proof rather than a longer table. */
  private static final int SEARCH_SHARE = 4;

  /** The longest table; a whole block may lie beyond what is asked. */
  private static final int MAX_LENGTH = Integer.MAX_VALUE - 128;

  private static final int CHUNK = 1 << 16;

  private final HeapRuleset ruleset;
  private final SequenceStrategy strategy;
  private ValueTable table = new ValueTable();
  private final @Nullable BlockSolver blocks;
  private final @Nullable DirectEvaluator direct;
  private final PeriodFinder finder;
  private volatile View view;

  private record View(ValueTable values, @Nullable PeriodCertificate certificate) {}

  private NimSequence(HeapRuleset ruleset, SequenceStrategy strategy) {
    this.ruleset = ruleset;
    this.strategy = strategy;
    this.finder = new PeriodFinder(ruleset);
    if (BlockSolver.suits(ruleset)) {
      blocks = new BlockSolver((CodeRuleset) ruleset, strategy, OrKernels.late());
      direct = null;
    } else {
      blocks = null;
      direct = DirectEvaluator.of(ruleset);
    }
    view = new View(table.view(), null);
  }

  /**
   * The values of a ruleset, none computed yet; the strategy is chosen automatically.
   *
   * @param ruleset the rules
   * @return the sequence
   */
  public static NimSequence of(HeapRuleset ruleset) {
    return of(ruleset, SequenceStrategy.AUTOMATIC);
  }

  /**
   * The values of a ruleset, none computed yet.
   *
   * @param ruleset the rules
   * @param strategy how to compute
   * @return the sequence
   */
  public static NimSequence of(HeapRuleset ruleset, SequenceStrategy strategy) {
    return new NimSequence(
        Objects.requireNonNull(ruleset, "ruleset"), Objects.requireNonNull(strategy, "strategy"));
  }

  /**
   * The rules.
   *
   * @return the ruleset
   */
  public HeapRuleset ruleset() {
    return ruleset;
  }

  /**
   * How values are computed.
   *
   * @return the strategy
   */
  public SequenceStrategy strategy() {
    return strategy;
  }

  /**
   * How many values have been computed: at least as many as were asked for.
   *
   * @return the number n for which the values of 0 to n - 1 are known
   */
  public int length() {
    return view.values.length();
  }

  /**
   * The proof of the period, if one was found by now.
   *
   * @return the certificate, or empty
   */
  public Optional<PeriodCertificate> period() {
    return Optional.ofNullable(view.certificate);
  }

  /**
   * Computes the values of the heaps below a bound, unless that was done.
   *
   * @param length the bound, 0 to 2^31 - 129
   * @return this sequence
   * @throws org.grundy.CancelledException if the thread is interrupted; what was computed stays
   */
  public NimSequence computeTo(int length) {
    return computeTo(length, RunOptions.defaults());
  }

  /**
   * Computes the values of the heaps below a bound, unless that was done.
   *
   * @param length the bound, 0 to 2^31 - 129
   * @param options limits, progress and checkpoint of this call
   * @return this sequence
   * @throws LimitExceededException if the budget runs out; what was computed stays
   * @throws org.grundy.CancelledException if the thread is interrupted; what was computed stays
   * @throws UncheckedIOException if the checkpoint cannot be written or read, or is damaged
   */
  public NimSequence computeTo(int length, RunOptions options) {
    Checks.inRange("length", length, 0, MAX_LENGTH);
    if (view.values.length() < length) {
      run(length, false, options);
    }
    return this;
  }

  /**
   * Computes values until a period is proved, or up to a limit.
   *
   * @param limit the last heap to look at, 0 to 2^31 - 130
   * @return the certificate, or that none was found, which is a normal result
   * @throws org.grundy.CancelledException if the thread is interrupted; what was computed stays
   */
  public PeriodResult findPeriod(int limit) {
    return findPeriod(limit, RunOptions.defaults());
  }

  /**
   * Computes values until a period is proved, or up to a limit.
   *
   * @param limit the last heap to look at, 0 to 2^31 - 130
   * @param options limits, progress and checkpoint of this call
   * @return the certificate, or that none was found, which is a normal result
   * @throws LimitExceededException if the budget runs out; what was computed stays
   * @throws org.grundy.CancelledException if the thread is interrupted; what was computed stays
   * @throws UncheckedIOException if the checkpoint cannot be written or read, or is damaged
   */
  public PeriodResult findPeriod(int limit, RunOptions options) {
    Checks.inRange("limit", limit, 0, MAX_LENGTH - 1);
    if (view.certificate == null) {
      run(limit + 1, true, options);
    }
    View now = view;
    return new PeriodResult(
        ruleset,
        now.certificate,
        now.certificate == null ? now.values.length() - 1L : now.certificate.checkedTo());
  }

  private synchronized void run(int length, boolean toProof, RunOptions options) {
    Meter meter = Meter.start(options.budget());
    Path file = options.checkpoint().orElse(null);
    long nextSave = System.nanoTime() + nanos(options);
    if (file != null && Files.exists(file)) {
      restore(file);
    }
    try {
      boolean look = toProof || strategy.findsPeriods();
      while (!(toProof && view.certificate != null)
          && (table.length() < length || (look && wantsLook()))) {
        if (look && wantsLook()) {
          publish(finder.look(table).orElse(null));
          continue;
        }
        step(length, look, meter, options);
        options.progress().advanced(Math.min(table.length(), length), length);
        if (file != null && System.nanoTime() - nextSave >= 0) {
          save(file);
          nextSave = System.nanoTime() + nanos(options);
        }
      }
      if (toProof && view.certificate == null) {
        publish(finder.look(table).orElse(null));
      }
    } finally {
      publish(view.certificate);
      if (file != null) {
        save(file);
      }
    }
  }

  private boolean wantsLook() {
    return view.certificate == null && table.length() >= finder.nextLook();
  }

  private static long nanos(RunOptions options) {
    return Math.min(options.interval().toSeconds(), Integer.MAX_VALUE) * 1_000_000_000L
        + options.interval().toNanosPart();
  }

  private void save(Path file) {
    try {
      Checkpoint.write(file, ruleset, table);
    } catch (IOException e) {
      throw new UncheckedIOException(e.getMessage(), e);
    }
  }

  /** Takes over the values of a file that knows more than the table. */
  private void restore(Path file) {
    ValueTable saved;
    try {
      saved = Checkpoint.read(file, ruleset);
    } catch (IOException e) {
      throw new UncheckedIOException(e.getMessage(), e);
    }
    if (saved.length() > table.length()) {
      table = saved;
      publish(view.certificate);
    }
  }

  /** Computes some more values. */
  private void step(int length, boolean look, Meter meter, RunOptions options) {
    int from = table.length();
    meter.check(from);
    long to = Math.min(length, from + (long) CHUNK);
    if (look && view.certificate == null) {
      to = Math.min(to, finder.nextLook());
    }
    long most = options.budget().states();
    if (from >= most) {
      throw new LimitExceededException(Limit.STATES, most, from);
    }
    to = Math.min(to, most);
    meter.beforeBytes(Math.max(to, from) * table.width(), from);
    PeriodCertificate certificate = view.certificate;
    if (certificate != null && strategy.findsPeriods()) {
      continuePeriod(certificate, length);
    } else if (blocks != null) {
      table.makeRoom((int) to, (int) Math.min(length, most) + 63 & -64);
      blocks.extend(table, (int) to, meter);
    } else {
      DirectEvaluator evaluator = Objects.requireNonNull(direct);
      table.reserve((int) Math.min(length, most));
      while (table.length() < to) {
        table.append(evaluator.next(table));
        meter.tick(table.length());
      }
    }
    publish(certificate);
  }

  private void continuePeriod(PeriodCertificate certificate, int length) {
    int count = length - table.length();
    int period = (int) certificate.period();
    if (certificate.saltus() == 0) {
      table.appendCopies(table.length() - period, count);
      return;
    }
    table.reserve(length);
    for (int i = 0; i < count; i++) {
      table.append(Math.toIntExact(table.get(table.length() - period) + certificate.saltus()));
    }
  }

  private void publish(@Nullable PeriodCertificate certificate) {
    view = new View(table.view(), certificate);
  }

  /**
   * The value of a heap, computed first if it was not.
   *
   * @param heap the heap's size, 0 to 2^31 - 130
   * @return its Grundy value
   */
  public int value(int heap) {
    Checks.inRange("heap", heap, 0, MAX_LENGTH - 1);
    ValueTable known = view.values;
    if (heap >= known.length()) {
      computeTo(heap + 1);
      known = view.values;
    }
    return known.get(heap);
  }

  /**
   * The value of a heap of any size: from the table, from the proved period, or by computing up to
   * 2^22 heaps in search of either (a quarter of that in search of the period), 2^14 where heaps
   * are divided into three.
   *
   * @param heap the heap's size, 0 or more
   * @return its Grundy value
   * @throws LimitExceededException if the heap lies beyond the table and no period is proved by its
   *     values: the value is not known
   */
  public long valueAt(long heap) {
    Checks.nonNegative("heap", heap);
    View now = view;
    if (heap < now.values.length()) {
      return now.values.get((int) heap);
    }
    int reach = reach();
    int search = reach / SEARCH_SHARE;
    if (PeriodTheorem.of(ruleset).isPresent()
        && now.certificate == null
        && heap >= search
        && now.values.length() < search) {
      findPeriod(search - 1);
      now = view;
    }
    PeriodCertificate certificate = now.certificate;
    if (certificate != null) {
      long representative = certificate.representative(heap);
      return now.values.get((int) representative)
          + (heap - representative) / certificate.period() * certificate.saltus();
    }
    if (heap >= reach) {
      throw new LimitExceededException(
          Limit.STATES, reach, now.values.length(), unknown(heap, reach, now.values.length()));
    }
    return value((int) heap);
  }

  private String unknown(long heap, int reach, int known) {
    String why =
        PeriodTheorem.of(ruleset).isPresent()
            ? "its first " + known + " heaps prove no period"
            : "no theorem proves a period";
    return ("the value of heap %d of %s is not known: %s, and without one only heaps below %d are"
            + " computed for a single question")
        .formatted(heap, ruleset, why, reach);
  }

  private int reach() {
    boolean threes = ruleset instanceof CodeRuleset code && code.any(8);
    return threes ? REACH / SHORTER_FOR_THREES : REACH;
  }

  /**
   * A copy of the values of a range of heaps.
   *
   * @param from the first heap, 0 or more
   * @param to past the last heap, at most 2^31 - 129
   * @return the values
   */
  public int[] values(int from, int to) {
    Checks.inRange("to", to, 0, MAX_LENGTH);
    Checks.inRange("from", from, 0, to);
    computeTo(to);
    int[] values = new int[to - from];
    view.values.copy(from, values, 0, values.length);
    return values;
  }

  /**
   * The memory that holds the values, in bytes.
   *
   * @return the size of the table's array
   */
  public long bytes() {
    return view.values.memory();
  }

  /**
   * What computing the values took. Waits for a computation in another thread to end; a {@link
   * org.grundy.Progress} listener may ask during its own.
   *
   * @return the counters
   */
  public synchronized SequenceWork work() {
    int heaps = table.length();
    return blocks != null
        ? blocks.work(heaps)
        : new SequenceWork(heaps, Objects.requireNonNull(direct).optionsSeen, 0, 0, 0, 0, 0);
  }
}
