package io.github.sitemaptoolkit.internal.bytes;

import io.github.sitemaptoolkit.internal.text.ByteText;
import io.github.sitemaptoolkit.internal.text.Utf8;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.text.XmlCodes;

/** Replaces invalid characters as well as possible, and notes whether a text is damaged by it. */
public final class Repair {

  private static final int QUOTED = 20;

  private final ByteWindow in;
  private final Faults faults;
  private boolean damaged;

  public Repair(ByteWindow in, Faults faults) {
    this.in = in;
    this.faults = faults;
  }

  /** Starts over with another text. */
  public void reset() {
    damaged = false;
  }

  /** Returns whether a part of the text could not be read. */
  public boolean damaged() {
    return damaged;
  }

  /** Marks the text as damaged. */
  public void damage() {
    damaged = true;
  }

  /** Leaves out a control character; returns the place after it. */
  public int control(int at) {
    faults.recover(
        XmlCodes.INVALID_CHAR,
        () ->
            "the control character " + hex(in.bytes[at]) + " is not allowed in XML; it is left out",
        in,
        at);
    damaged = true;
    return at + 1;
  }

  /**
   * Reads bytes that are not UTF-8.
   *
   * @param fault the result of {@link Utf8#length} for them
   * @return the place after them
   */
  public int broken(int at, int fault, ByteText out) {
    in.exact = false; // from now on the document is not what is read
    if (fault == Utf8.NO_CHARACTER) {
      faults.recover(
          XmlCodes.INVALID_CHAR,
          () -> "U+FFFE and U+FFFF are not allowed in XML; the character is left out",
          in,
          at);
      damaged = true;
      in.wide(3);
      return at + 3;
    }
    byte[] guess = fault == Utf8.BROKEN ? Utf8.guess(in.bytes[at]) : new byte[0];
    boolean known = guess.length > 0;
    faults.recover(
        XmlCodes.ENCODING_NOT_UTF8,
        () ->
            "the byte "
                + hex(in.bytes[at])
                + " is not valid UTF-8; it is read as "
                + (known ? "windows-1252" : "U+FFFD"),
        in,
        at);
    if (known) {
      out.append(guess, 0, guess.length);
      in.wide(1);
      return at + 1;
    }
    damaged = true;
    out.append("\uFFFD");
    int length = fault == Utf8.FORBIDDEN ? Utf8.forbiddenLength(in.bytes, at) : 1;
    in.lineStart += length - 1;
    return at + length;
  }

  /** Reports an unescaped ampersand, which is kept. */
  void bare(int at) {
    faults.recover(
        XmlCodes.UNESCAPED_ENTITY,
        "an unescaped & must be written as \"&amp;\"; it is read as a literal &",
        in,
        at);
  }

  /** Reports an entity that is not one of the five that XML defines. */
  void unknownEntity(String name, String means, int at) {
    faults.recover(
        XmlCodes.UNKNOWN_ENTITY,
        () ->
            "the entity &"
                + name
                + "; is not one of the five entities of XML; write the character itself"
                + (means.isEmpty() ? "" : "; it is read as " + means),
        in,
        at,
        at + name.length() + 2);
  }

  /** Reports a number that is not a character. */
  void illegalReference(String number, int at) {
    String shown = number.length() > QUOTED ? number.substring(0, QUOTED) + "..." : number;
    faults.recover(
        XmlCodes.INVALID_CHAR,
        () -> "the reference &#" + shown + "; is not a character that XML allows; it is left out",
        in,
        at,
        at + number.length() + 3);
    damaged = true;
  }

  /** Reports two references that are a surrogate pair. */
  void surrogates(int at) {
    faults.recover(
        XmlCodes.INVALID_CHAR.withSeverity(Severity.WARNING),
        "two references are a surrogate pair; they are read as one character",
        in,
        at);
  }

  /** Returns the exception for an input that ends in the middle of something. */
  SitemapException cut(int at) {
    return faults.cut(in, at);
  }

  public static String hex(byte b) {
    return "0x" + Character.forDigit(b >> 4 & 0xF, 16) + Character.forDigit(b & 0xF, 16);
  }
}
