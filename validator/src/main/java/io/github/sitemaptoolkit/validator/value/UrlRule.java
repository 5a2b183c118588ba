package io.github.sitemaptoolkit.validator.value;

import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.url.UrlCodes;
import io.github.sitemaptoolkit.url.UrlParts;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The faults of a url that readers do not report; {@link io.github.sitemaptoolkit.url.UrlFault} has
 * the others.
 *
 * @since 0.1
 */
public enum UrlRule {
  /** A percent sign without two hexadecimal digits. */
  BAD_ESCAPE(
      1,
      ValueCodes.URL_BAD_ESCAPE,
      "contains a % without two hexadecimal digits after it; write it as %25"),
  /** A character that must be escaped, or that must not occur at all. */
  ILLEGAL_CHAR(1 << 1, ValueCodes.URL_ILLEGAL_CHAR, "contains"),
  /** Characters that are not ASCII, other than in the host. */
  NON_ASCII(1 << 2, ValueCodes.URL_NON_ASCII, "contains characters that are not ASCII"),
  /** A host that is not ASCII. */
  IDN_HOST(1 << 3, ValueCodes.URL_IDN_HOST, "has a host that is not ASCII"),
  /** A host or a port that cannot exist. */
  HOST_INVALID(1 << 4, ValueCodes.URL_HOST_INVALID, "has a host or a port that cannot exist"),
  /** A host of more than 253 characters. */
  HOST_TOO_LONG(
      1 << 5,
      ValueCodes.URL_HOST_TOO_LONG,
      "has a host that is longer than " + AsciiHost.LONGEST + " characters"),
  /** A user name or a password. */
  USERINFO(
      1 << 6,
      ValueCodes.URL_USERINFO,
      "contains a user name or a password; remove everything from // to @"),
  /** A fragment, which crawlers ignore. */
  FRAGMENT(
      1 << 7,
      UrlCodes.FRAGMENT,
      "has a fragment, which crawlers ignore; remove it, or write %23 for a # that is not one"),
  /** The default port of the scheme, or a colon without a port. */
  DEFAULT_PORT(
      1 << 8,
      ValueCodes.URL_DEFAULT_PORT,
      "contains the default port of its scheme, or a colon without a port; leave it out"),
  /** A scheme or host that is not in lower case. */
  UPPERCASE_HOST(
      1 << 9,
      ValueCodes.URL_UPPERCASE_HOST,
      "has a scheme or a host that is not in lower case; write it in lower case"),
  /** A session id. */
  SESSION_ID(1 << 10, ValueCodes.URL_SESSION_ID, "contains a session id; list the url without it"),
  /** Escapes that are not UTF-8. */
  PERCENT_UTF8(
      1 << 11,
      ValueCodes.URL_PERCENT_UTF8,
      "contains escapes that are not UTF-8; escape the bytes of UTF-8"),
  /** An escaped control character. */
  PERCENT_CONTROL(
      1 << 12, ValueCodes.URL_PERCENT_CONTROL, "contains an escaped control character; remove it"),
  /** A percent sign of an escape that is escaped itself. */
  DOUBLE_ENCODED(
      1 << 13,
      ValueCodes.URL_DOUBLE_ENCODED,
      "was probably escaped twice; write % instead of %25 in front of two hexadecimal digits"),
  /** More than 2,048 characters once the url is escaped. Does not matter for urls of resources. */
  DECODED_TOO_LONG(
      1 << 14,
      ValueCodes.URL_DECODED_TOO_LONG,
      "is longer than " + UrlRule.LONGEST + " characters once it is escaped");

  /** The maximum length of the url of an entry, in characters. */
  static final int LONGEST = 2048;

  private final int bit;

  @SuppressWarnings("ImmutableEnumChecker") // a record of a text, an enum and a boolean
  private final Code code;

  private final String words;

  UrlRule(int bit, Code code, String words) {
    this.bit = bit;
    this.code = code;
    this.words = words;
  }

  /** Returns the code of the problem. */
  public Code code() {
    return code;
  }

  int bit() {
    return bit;
  }

  /** Returns whether a set of faults that {@link UrlRules} returned contains this one. */
  public boolean isIn(int faults) {
    return (faults & bit) != 0;
  }

  /** Returns a message that says what is wrong with a url and what to write instead. */
  public String message(String url) {
    int authority = UrlParts.authority(url);
    int rest = authority < 0 ? 0 : UrlParts.authorityEnd(url, authority);
    String more =
        switch (this) {
          case ILLEGAL_CHAR -> illegal(url, UrlChars.illegal(url, rest));
          case NON_ASCII -> example(url, UrlChars.wide(url, rest));
          case IDN_HOST -> ascii(UrlParts.hostName(url));
          default -> "";
        };
    return Problem.quoted(url) + ' ' + words + more;
  }

  private static String illegal(String url, int at) {
    if (at < 0) {
      return " characters that must be escaped";
    }
    int c = url.codePointAt(at);
    if (c < 0x80) {
      return " " + Character.toString(c) + ", which must be written as " + escaped(c);
    }
    String name = String.format(Locale.ROOT, " U+%04X", c);
    return name + ", which is not allowed in a url; remove it";
  }

  private static String example(String url, int at) {
    if (at < 0) {
      return "";
    }
    int c = url.codePointAt(at);
    return "; escape them, such as " + Character.toString(c) + " as " + escaped(c);
  }

  private static String escaped(int c) {
    var hex = HexFormat.ofDelimiter("%").withUpperCase();
    return '%' + hex.formatHex(Character.toString(c).getBytes(StandardCharsets.UTF_8));
  }

  private static String ascii(@Nullable String host) {
    String ascii = host == null || AsciiHost.isAmbiguous(host) ? null : AsciiHost.of(host);
    return ascii == null ? "" : "; its ASCII form is " + ascii;
  }
}
