package org.grundy.engine;

import java.util.ArrayList;
import java.util.List;
import org.grundy.internal.Checks;

/**
 * A layout of named bit fields in a {@code long}, lowest bits first.
 *
 * <pre>{@code
 * BitFields layout = new BitFields();
 * BitFields.Field left = layout.add("left", 20);
 * BitFields.Field last = layout.add("last", 3);
 * long state = last.set(left.set(0, 17), 2);
 * left.get(state);                      // 17
 * }</pre>
 */
public final class BitFields {
  private final List<Field> fields = new ArrayList<>();
  private int bits;

  /** A layout without fields. */
  public BitFields() {}

  /**
   * Appends a field.
   *
   * @param name what error messages call it
   * @param most its largest value, at least 0
   * @return the field
   * @throws IllegalArgumentException if {@code most} is negative, the name is taken, or fewer bits
   *     are left than it needs
   */
  public Field add(String name, long most) {
    int width =
        Math.max(1, Long.SIZE - Long.numberOfLeadingZeros(Checks.nonNegative("most", most)));
    if (fields.stream().anyMatch(field -> field.name.equals(name))) {
      throw new IllegalArgumentException("name is " + name + ", which another field has");
    }
    if (bits + width > Long.SIZE) {
      throw new IllegalArgumentException(
          "most is "
              + most
              + ", which takes "
              + width
              + " bits of the "
              + (Long.SIZE - bits)
              + " that are left");
    }
    Field field = new Field(name, bits, most);
    fields.add(field);
    bits += width;
    return field;
  }

  /**
   * The number of bits that the fields take.
   *
   * @return 0 to 64
   */
  public int bits() {
    return bits;
  }

  /**
   * The fields and their values in a state, such as {@code left=17, last=2}.
   *
   * @param state the state
   * @return the text
   */
  public String describe(long state) {
    StringBuilder text = new StringBuilder();
    for (Field field : fields) {
      text.append(text.length() == 0 ? "" : ", ").append(field.name).append('=');
      text.append(field.get(state));
    }
    return text.toString();
  }

  /** One field of a layout. */
  public static final class Field {
    private final String name;
    private final int shift;
    private final long most;
    private final long mask;

    private Field(String name, int shift, long most) {
      this.name = name;
      this.shift = shift;
      this.most = most;
      this.mask = most == 0 ? 1 : -1L >>> Long.numberOfLeadingZeros(most);
    }

    /**
     * The value of the field in a state.
     *
     * @param state the state
     * @return the value
     */
    public long get(long state) {
      return (state >>> shift) & mask;
    }

    /**
     * The state with another value in this field.
     *
     * @param state the state
     * @param value the value, 0 to the field's largest
     * @return the changed state
     * @throws IllegalArgumentException if the value is out of range
     */
    public long set(long state, long value) {
      Checks.inRange(name, value, 0, most);
      return (state & ~(mask << shift)) | (value << shift);
    }
  }
}
