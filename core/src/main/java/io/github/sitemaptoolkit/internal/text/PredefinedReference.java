package io.github.sitemaptoolkit.internal.text;

/**
 * The references to characters that XML predefines: those of ampersand, angle brackets and quotes.
 */
public final class PredefinedReference {

  /** There is no such reference. */
  public static final int NONE = 0;

  private static final long AMP = Words.of("&amp;");
  private static final long LT = Words.of("&lt;");
  private static final long GT = Words.of("&gt;");
  private static final long QUOT = Words.of("&quot;");
  private static final long APOS = Words.of("&apos;");

  private PredefinedReference() {}

  /** Returns a number for the reference that begins at a place; {@link #NONE} if none does. */
  public static int at(byte[] bytes, int at) {
    long eight = Words.at(bytes, at);
    if ((eight & 0xFF_FFFF_FFFFL) == AMP) {
      return reference('&', 5);
    } else if ((eight & 0xFFFF_FFFFL) == LT) {
      return reference('<', 4);
    } else if ((eight & 0xFFFF_FFFFL) == GT) {
      return reference('>', 4);
    } else if ((eight & 0xFFFF_FFFF_FFFFL) == QUOT) {
      return reference('"', 6);
    }
    return (eight & 0xFFFF_FFFF_FFFFL) == APOS ? reference('\'', 6) : NONE;
  }

  private static int reference(char character, int length) {
    return character << Byte.SIZE | length;
  }

  /** Returns whether the rest of an ampersand's reference is at a place: it was escaped twice. */
  public static boolean isRest(byte[] bytes, int at) {
    return (Words.at(bytes, at) & 0xFFFF_FFFFL) == AMP >> Byte.SIZE;
  }

  /** Returns the character that a reference stands for. */
  public static byte character(int reference) {
    return (byte) (reference >> Byte.SIZE);
  }

  /** Returns the length of a reference. */
  public static int length(int reference) {
    return reference & 0xFF;
  }
}
