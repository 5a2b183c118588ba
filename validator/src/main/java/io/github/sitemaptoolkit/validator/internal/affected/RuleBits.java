package io.github.sitemaptoolkit.validator.internal.affected;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.function.IntConsumer;

/** A set of rules by their numbers in a {@link UrlTally}. Immutable. */
public final class RuleBits {

  /** No rule. */
  public static final RuleBits NONE = new RuleBits(new long[0]);

  private final long[] words; // the last one is not 0

  private RuleBits(long[] words) {
    this.words = words;
  }

  /** Returns whether there is no rule. */
  public boolean isEmpty() {
    return words.length == 0;
  }

  /** Returns this set with a rule. */
  RuleBits with(int rule) {
    int word = rule / Long.SIZE;
    long bit = 1L << rule;
    if (word < words.length && (words[word] & bit) != 0) {
      return this;
    }
    long[] more = Arrays.copyOf(words, Math.max(words.length, word + 1));
    more[word] |= bit;
    return new RuleBits(more);
  }

  /** Returns the rules that this set or the other one has. */
  RuleBits or(RuleBits other) {
    if (isEmpty() || equals(other)) {
      return other;
    }
    long[] more = Arrays.copyOf(words, Math.max(words.length, other.words.length));
    for (int i = 0; i < other.words.length; i++) {
      more[i] |= other.words[i];
    }
    return new RuleBits(more);
  }

  /** Calls something with the number of each rule, in their order. */
  void forEach(IntConsumer rules) {
    for (int i = 0; i < words.length; i++) {
      for (long rest = words[i]; rest != 0; rest &= rest - 1) {
        rules.accept(i * Long.SIZE + Long.numberOfTrailingZeros(rest));
      }
    }
  }

  /** Returns how many bytes {@link #write} writes. */
  public int size() {
    return Byte.BYTES + words.length * Long.BYTES;
  }

  /** Writes this set. */
  public void write(ByteBuffer out) {
    out.put((byte) words.length); // rules are some hundred
    for (long word : words) {
      out.putLong(word);
    }
  }

  /** Reads a set. */
  public static RuleBits read(ByteBuffer in) {
    int length = in.get() & 0xFF;
    if (length == 0) {
      return NONE;
    }
    long[] words = new long[length];
    for (int i = 0; i < length; i++) {
      words[i] = in.getLong();
    }
    return new RuleBits(words);
  }

  @Override
  public boolean equals(Object other) {
    return this == other || (other instanceof RuleBits bits && Arrays.equals(words, bits.words));
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(words);
  }

  /** Returns the numbers of the rules. */
  @Override
  public String toString() {
    var text = new StringBuilder();
    forEach(rule -> text.append(text.isEmpty() ? "" : " ").append(rule));
    return text.toString();
  }
}
