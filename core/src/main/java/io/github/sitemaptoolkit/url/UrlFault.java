package io.github.sitemaptoolkit.url;

import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.text.ShownNumber;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The faults that the text of a url can have. Readers report those up to {@link #TOO_LONG}, which
 * {@link UrlJudge} finds; the others, which {@link UrlRules} finds, are a matter of validation.
 *
 * <p>Sources: sitemaps.org (absolute urls of fewer than 2,048 characters, escaped once), RFC 3986
 * and RFC 3987, RFC 1035 (hosts).
 *
 * @since 0.1
 */
public enum UrlFault {
  /** A placeholder that a template engine should have replaced. */
  TEMPLATE(UrlCodes.TEMPLATE, "is a template that was not rendered"),
  /** Neither absolute nor a relative reference: a word, a mail address, markup. */
  NOT_URL(UrlCodes.INVALID, "is not a url"),
  /** A host without a scheme. */
  NO_SCHEME(UrlCodes.RELATIVE, "has no scheme; write https:// in front of it"),
  /** A relative reference. */
  RELATIVE(
      UrlCodes.RELATIVE, "is relative; crawlers need the whole url, with https:// and the host"),
  /** A scheme that crawlers do not follow. */
  SCHEME(UrlCodes.SCHEME, "has a scheme that crawlers do not follow; they need http or https"),
  /** An http or https url without a host. */
  NO_HOST(UrlCodes.NO_HOST, "has no host"),
  /** An http or https url in front of which a scheme was written once more. */
  DOUBLE_SCHEME(
      UrlCodes.DOUBLE_SCHEME, "has two schemes, so its host is no host; remove one of them"),
  /** A second url behind a separator, as where two cells or lines were joined; pages only. */
  TWO_URLS(UrlCodes.TWO_URLS, "is two urls; give each an entry of its own"),
  /** White space or a control character. */
  WHITE_SPACE(
      UrlCodes.INNER_WHITESPACE,
      "contains white space or a control character; write a space as %20"),
  /** The character that stands for bytes or characters that were lost. */
  REPLACEMENT_CHAR(
      UrlCodes.REPLACEMENT_CHAR,
      "contains U+FFFD, which stands for a character that was lost; write the one that is meant"),
  /** An entity that remains after the markup was read. */
  DOUBLE_ESCAPED(
      UrlCodes.DOUBLE_ESCAPED, "still contains &amp; after it was read: it was escaped twice"),
  /** More than the 2,048 characters that the protocol allows; pages only. */
  TOO_LONG(UrlCodes.TOO_LONG, "is longer than " + ShownNumber.of(UrlFault.LONGEST) + " characters"),
  /** A percent sign without two hexadecimal digits. */
  BAD_ESCAPE(
      UrlCodes.BAD_ESCAPE, "contains a % without two hexadecimal digits after it; write it as %25"),
  /** A character that must be escaped, or that must not occur at all. */
  ILLEGAL_CHAR(UrlCodes.ILLEGAL_CHAR, "contains"),
  /** Characters that are not ASCII, other than in the host. */
  NON_ASCII(UrlCodes.NON_ASCII, "contains characters that are not ASCII"),
  /** A host that is not ASCII. */
  IDN_HOST(UrlCodes.IDN_HOST, "has a host that is not ASCII"),
  /** A host or a port that cannot exist. */
  HOST_INVALID(UrlCodes.HOST_INVALID, "has a host or a port that cannot exist"),
  /** A host of more than 253 characters. */
  HOST_TOO_LONG(
      UrlCodes.HOST_TOO_LONG,
      "has a host that is longer than " + AsciiHost.LONGEST + " characters"),
  /** A host that only one machine or one network can reach. */
  NOT_PUBLIC(
      UrlCodes.NOT_PUBLIC,
      "has a host that the public, and so a crawler, cannot reach; write the public one, or list it"
          + " as private if only your own crawler reads this"),
  /** A host that cannot be reached by the public, but was listed as private. */
  PRIVATE(UrlCodes.PRIVATE, "has a host that is listed as private; the public cannot reach it"),
  /** A host that is probably one of a local network, or of a preview. */
  DOUBTFUL_HOST(
      UrlCodes.DOUBTFUL_HOST,
      "has a host that is probably that of a local network or of a preview"),
  /** A label of a host begins or ends with a hyphen. */
  HOST_HYPHEN(
      UrlCodes.HOST_HYPHEN,
      "has a host of which a label begins or ends with a hyphen; not everybody can reach it"),
  /** A user name or a password. */
  USERINFO(UrlCodes.USERINFO, "contains a user name or a password; remove everything from // to @"),
  /** A fragment, which crawlers ignore. */
  FRAGMENT(
      UrlCodes.FRAGMENT,
      "has a fragment, which crawlers ignore; remove it, or write %23 for a # that is not one"),
  /** The default port of the scheme, or a colon without a port. */
  DEFAULT_PORT(
      UrlCodes.DEFAULT_PORT,
      "contains the default port of its scheme, or a colon without a port; leave it out"),
  /** A scheme or host that is not in lower case. */
  UPPERCASE_HOST(
      UrlCodes.UPPERCASE_HOST,
      "has a scheme or a host that is not in lower case; write it in lower case"),
  /** A session id. */
  SESSION_ID(UrlCodes.SESSION_ID, "contains a session id; list the url without it"),
  /** A segment that is a word of a program, where a value is missing. */
  PROGRAM_WORD(
      UrlCodes.PROGRAM_WORD,
      "has a segment that a program writes if a value is missing, or in place of one"),
  /** Escapes that are not UTF-8. */
  PERCENT_UTF8(
      UrlCodes.PERCENT_UTF8, "contains escapes that are not UTF-8; escape the bytes of UTF-8"),
  /** An escaped control character. */
  PERCENT_CONTROL(UrlCodes.PERCENT_CONTROL, "contains an escaped control character; remove it"),
  /** A percent sign of an escape that is escaped itself. */
  DOUBLE_ENCODED(
      UrlCodes.DOUBLE_ENCODED,
      "was probably escaped twice; write % instead of %25 in front of two hexadecimal digits"),
  /** More than 2,048 characters once the url is escaped; pages only. */
  DECODED_TOO_LONG(
      UrlCodes.DECODED_TOO_LONG,
      "is longer than " + UrlFault.LONGEST + " characters once it is escaped");

  /** The maximum length of the url of an entry, in characters. */
  static final int LONGEST = 2048;

  @SuppressWarnings("ImmutableEnumChecker") // a record of a text, an enum and a boolean
  private final Code code;

  private final String words;

  UrlFault(Code code, String words) {
    this.code = code;
    this.words = words;
  }

  /** Returns the faults in a set, in the order of the constants. */
  public static List<UrlFault> in(int faults) {
    return faults == 0 ? List.of() : Stream.of(values()).filter(f -> f.isIn(faults)).toList();
  }

  /** Returns the set of the faults that meet a condition. */
  static int bits(Predicate<UrlFault> condition) {
    int bits = 0;
    for (UrlFault fault : values()) {
      bits |= condition.test(fault) ? fault.bit() : 0;
    }
    return bits;
  }

  /** Returns the code of the problem. */
  public Code code() {
    return code;
  }

  /** Returns a set of faults without this one. */
  public int without(int faults) {
    return faults & ~bit();
  }

  @SuppressWarnings("EnumOrdinal") // sets are never stored
  int bit() {
    return 1 << ordinal();
  }

  /** Returns whether a set of faults that {@link UrlJudge} returned contains this one. */
  public boolean isIn(int faults) {
    return (faults & bit()) != 0;
  }

  /** Returns a message that says what is wrong with a url and, if known, what to write instead. */
  public String message(String url) {
    String more =
        switch (this) {
          case ILLEGAL_CHAR -> illegal(url, first(UrlChars.ILLEGAL, url));
          case NON_ASCII -> example(url, first(UrlChars.WIDE, url));
          case TOO_LONG -> "; it has " + ShownNumber.of(url.length());
          case HOST_INVALID -> Authority.explanation(url);
          case IDN_HOST -> ascii(UrlParts.hostName(url));
          default -> "";
        };
    return Problem.quoted(url) + ' ' + words + more;
  }

  /** Returns what is wrong with a url, as the predicate of a sentence. */
  String words() {
    return words;
  }

  private static int first(int kind, String url) {
    return UrlChars.first(kind, url, UrlParts.path(url), UrlParts.fragment(url));
  }

  private static String illegal(String url, int at) {
    if (at < 0) {
      return " characters that must be escaped";
    }
    int c = url.codePointAt(at);
    return c < 0x80
        ? " " + Character.toString(c) + ", which must be written as " + escaped(c)
        : String.format(
            Locale.ROOT,
            " U+%04X, which %s; remove it, or write it as %s",
            c,
            UrlChars.isInvisible(c) ? "is invisible" : "is not allowed in a url",
            escaped(c));
  }

  private static String example(String url, int at) {
    if (at < 0) {
      return "";
    }
    int c = url.codePointAt(at);
    return "; escape them, such as " + Character.toString(c) + " as " + escaped(c);
  }

  private static String escaped(int c) {
    return PercentEncoding.encode(Character.toString(c), "");
  }

  private static String ascii(@Nullable String host) {
    String ascii = host == null || AsciiHost.isAmbiguous(host) ? null : AsciiHost.of(host);
    return ascii == null ? "" : "; its ASCII form is " + ascii;
  }
}
