package io.github.sitemaptoolkit.internal.bytes;

import io.github.sitemaptoolkit.internal.text.ByteText;
import io.github.sitemaptoolkit.internal.text.CharClasses;
import io.github.sitemaptoolkit.internal.text.PredefinedReference;
import io.github.sitemaptoolkit.text.HtmlEntities;
import java.nio.charset.StandardCharsets;

/** Reads character and entity references. Entities of a DOCTYPE are not supported. */
public final class References {

  private static final int LONGEST_NAME = 64;
  private static final int LAST = 0x10FFFF;

  /** How much longer than its text a reference may be. */
  private static final int SLACK = 64 << 10;

  private static final int LONGEST_USUAL = "&amp;".length();

  private final ByteWindow in;
  private final Repair repair;
  private boolean declared;
  private int code; // of the last numeric reference
  private int digits;
  private boolean cutOff;

  public References(ByteWindow in, Repair repair) {
    this.in = in;
    this.repair = repair;
  }

  /** Notes that the document declares entities, whose values are unknown. */
  public void declare() {
    declared = true;
  }

  /**
   * Reads the reference at a place into a text; returns the place after it.
   *
   * @param longest how long its text may be; a number may have some more digits, which are held
   */
  public int read(int place, ByteText out, int longest) {
    int at = in.ensure(place, LONGEST_USUAL);
    int reference = PredefinedReference.at(in.bytes, at);
    if (reference != PredefinedReference.NONE) {
      return append(reference, at, out);
    }
    return in.bytes[at + 1] == '#'
        ? number(at, out, Math.max(longest, longest + SLACK))
        : name(at, out);
  }

  /**
   * Returns whether the last reference has more digits than it may have, and resets this. Then it
   * was read up to there, and stands for nothing.
   */
  public boolean takeCutOff() {
    boolean taken = cutOff;
    cutOff = false;
    return taken;
  }

  private static int append(int reference, int at, ByteText out) {
    out.append((char) PredefinedReference.character(reference));
    return at + PredefinedReference.length(reference);
  }

  private int name(int place, ByteText out) {
    int at = in.ensure(place, 2);
    int end = 1;
    while (end < LONGEST_NAME
        && isOfName(in.bytes[at + end])) { // stops at the NUL after the last byte
      end++;
      at = in.ensure(at, end + 1);
    }
    if (at + end == in.limit) {
      throw repair.cut(at + end);
    }
    if (end == 1 || in.bytes[at + end] != ';') {
      repair.bare(at);
      out.append('&');
      return at + 1;
    }
    int reference = PredefinedReference.at(in.bytes, at);
    if (reference != PredefinedReference.NONE) {
      return append(reference, at, out);
    }
    String name = new String(in.bytes, at + 1, end - 1, StandardCharsets.US_ASCII);
    String character = HtmlEntities.named(name);
    repair.unknownEntity(name, character == null ? "" : character, at);
    if (character == null) {
      if (declared) {
        repair.damage();
      }
      out.append('&');
      return at + 1;
    }
    out.append(character);
    return at + end + 1;
  }

  private static boolean isOfName(byte b) {
    return b > 0 && b != ':' && CharClasses.NAME[b];
  }

  private int number(int place, ByteText out, int most) {
    int at = scanNumber(place, 0, most);
    if (cutOff) {
      return at + digits;
    } else if (digits == 0) {
      repair.bare(at);
      out.append('&');
      return at + 1;
    }
    int length = digits;
    int high = code;
    if (high >= 0xD800 && high < 0xDC00) {
      at = in.ensure(at, length + 2);
      if (in.bytes[at + length] == '&' && in.bytes[at + length + 1] == '#') {
        at = scanNumber(at, length, most);
        if (cutOff) {
          return at + length + digits;
        }
        if (digits > 0 && code >= 0xDC00 && code < 0xE000) {
          repair.surrogates(at);
          out.appendCodePoint(Character.toCodePoint((char) high, (char) code));
          return at + length + digits;
        }
      }
    }
    if (isCharacter(high)) {
      out.appendCodePoint(high);
    } else {
      int end = at + length - 1;
      repair.illegalReference(
          new String(in.bytes, at + 2, end - at - 2, StandardCharsets.US_ASCII), at);
    }
    return at + length;
  }

  /**
   * Reads the number at an offset from a place; sets the number of its digits, 0 if there is none,
   * and whether there are more than it may have.
   */
  private int scanNumber(int place, int offset, int most) {
    int at = in.ensure(place, offset + 3);
    int end = offset + 2;
    boolean hex = at + end < in.limit && in.bytes[at + end] == 'x';
    if (hex) {
      end++;
    }
    int first = end;
    int sum = 0;
    while ((at = in.ensure(at, end + 1)) + end < in.limit) {
      int digit = Character.digit(in.bytes[at + end], hex ? 16 : 10);
      if (digit < 0) {
        break;
      } else if (end - first == most) {
        cutOff = true;
        digits = end - offset;
        return at;
      }
      sum = Math.min(LAST + 1, sum * (hex ? 16 : 10) + digit);
      end++;
    }
    if (at + end == in.limit) {
      throw repair.cut(at + end);
    }
    digits = end > first && in.bytes[at + end] == ';' ? end + 1 - offset : 0;
    code = sum;
    return at;
  }

  private static boolean isCharacter(int code) {
    return code >= 0x20
        ? code < 0xD800 || (code > 0xDFFF && code < 0xFFFE) || (code > 0xFFFF && code <= LAST)
        : code == '\t' || code == '\n' || code == '\r';
  }
}
