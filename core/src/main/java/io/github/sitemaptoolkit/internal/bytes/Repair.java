package io.github.sitemaptoolkit.internal.bytes;

import io.github.sitemaptoolkit.internal.text.ByteText;
import io.github.sitemaptoolkit.internal.text.Utf8;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.text.XmlCodes;

/** Reads what is not a character as well as can be, and remembers where that loses something. */
public final class Repair {

  private static final int QUOTED = 20;

  private final ByteWindow in;
  private final Faults faults;
  private boolean damaged;

  public Repair(ByteWindow in, Faults faults) {
    this.in = in;
    this.faults = faults;
  }

  /** Begins a text. */
  public void reset() {
    damaged = false;
  }

  /** Returns whether something of the text is not what its author meant. */
  public boolean damaged() {
    return damaged;
  }

  /** Says that something of the text is lost. */
  public void damage() {
    damaged = true;
  }

  /** Leaves out a control character; returns the place behind it. */
  public int control(int at) {
    faults.lose(
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
   * @param fault what {@link Utf8#length} says of them
   * @return the place behind them
   */
  public int broken(int at, int fault, ByteText out) {
    if (fault == Utf8.NO_CHARACTER) {
      faults.lose(
          XmlCodes.INVALID_CHAR,
          () -> "U+FFFE and U+FFFF are not allowed in XML; it is left out",
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
                + " is not UTF-8 here; it is read as "
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

  /** Says that a reference is kept as it stands. */
  void bare(int at) {
    faults.recover(
        XmlCodes.UNESCAPED_ENTITY, "a bare & must be written &amp; and is read as one", in, at);
  }

  /** Says that a name is not one of XML's five entities. */
  void unknownEntity(String name, String means, int at) {
    faults.recover(
        XmlCodes.UNKNOWN_ENTITY,
        () ->
            "the entity &"
                + name
                + "; is not one of XML's five; write the character itself"
                + (means.isEmpty() ? "" : "; it is read as " + means),
        in,
        at);
  }

  /** Says that a number stands for no character. */
  void illegalReference(String number, int at) {
    String shown = number.length() > QUOTED ? number.substring(0, QUOTED) + "..." : number;
    faults.lose(
        XmlCodes.INVALID_CHAR,
        () -> "the reference &#" + shown + "; stands for no character of XML; it is left out",
        in,
        at);
    damaged = true;
  }

  /** Says that two references make one character. */
  void surrogates(int at) {
    faults.recover(
        XmlCodes.INVALID_CHAR.withSeverity(Severity.WARNING),
        "two references stand for the halves of one character; they are read as that",
        in,
        at);
  }

  /** Returns the exception for an end in the middle of something. */
  SitemapException cut(int at) {
    return faults.cut(in, at);
  }

  public static String hex(byte b) {
    return "0x" + Character.forDigit(b >> 4 & 0xF, 16) + Character.forDigit(b & 0xF, 16);
  }
}
