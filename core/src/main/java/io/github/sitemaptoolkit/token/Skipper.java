package io.github.sitemaptoolkit.token;

import io.github.sitemaptoolkit.internal.bytes.ByteWindow;
import io.github.sitemaptoolkit.internal.bytes.Faults;
import io.github.sitemaptoolkit.internal.bytes.References;
import io.github.sitemaptoolkit.internal.bytes.Repair;
import io.github.sitemaptoolkit.internal.name.XmlName;
import io.github.sitemaptoolkit.internal.name.XmlNames;
import io.github.sitemaptoolkit.internal.text.ByteText;
import io.github.sitemaptoolkit.internal.text.CharClasses;
import io.github.sitemaptoolkit.internal.text.Utf8;
import io.github.sitemaptoolkit.limit.Limit;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.text.XmlCodes;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** Skips comments, processing instructions and a DOCTYPE without keeping them in memory. */
final class Skipper {

  private static final byte[] COMMENT_START = ascii("<!--");
  private static final byte[] ENTITY = ascii("<!ENTITY");
  private static final int LOOK_AHEAD = 1024;
  private static final String STYLESHEET = "xml-stylesheet";
  private static final int LONGEST_STYLESHEET = 500;

  private final ByteWindow in;
  private final Faults faults;
  private final Limits limits;
  private final XmlNames names;
  private final Repair repair;
  private final SectionEnds sectionEnds;
  private final Nesting nesting;
  private String target = "";
  private boolean torn;
  private boolean emptyTag;
  private boolean css; // the processing instruction names a style sheet in CSS
  private boolean proper; // the processing instruction is valid so far
  private long length; // of what is skipped, up to the base
  private boolean tooLong;
  private Location beginning = Location.of("");

  Skipper(
      ByteWindow in,
      Faults faults,
      XmlOptions options,
      XmlNames names,
      Repair repair,
      SectionEnds sectionEnds) {
    this.in = in;
    this.faults = faults;
    this.limits = options.limits();
    this.nesting = options.nesting();
    this.names = names;
    this.repair = repair;
    this.sectionEnds = sectionEnds;
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  /** Skips a comment; the place is after its {@code <!--}. */
  int comment(int place) {
    begin(place);
    int lost = faults.strict() ? 0 : sectionEnds.ofComment(place);
    int at = in.base;
    if (lost > 0) {
      faults.malformed("the comment has no end", in, at);
      in.pass(at, at + lost);
      return at + lost;
    }
    boolean reported = false;
    while (true) {
      at = pass(at, CharClasses.COMMENT, Limit.COMMENT_LENGTH);
      byte b = in.bytes[at];
      if (b == '-') {
        at = ensure(at, 3, Limit.COMMENT_LENGTH);
        if (in.bytes[at + 1] == '-') {
          if (in.bytes[at + 2] == '>') {
            return checked(at + 3, Limit.COMMENT_LENGTH);
          } else if (!reported && in.limit - at >= 3) {
            reported = true;
            faults.malformed("\"--\" is not allowed in a comment", in, at);
          }
        }
      }
      at++;
    }
  }

  /**
   * Skips a processing instruction. It ends with the next {@code ?>}; only one with an invalid
   * beginning may also end as a tag does.
   *
   * @param place its {@code <}
   * @param inRoot whether it is inside the root element
   */
  int instruction(int place, boolean inRoot) {
    begin(place);
    int at = readTarget(place + 2);
    css = proper && target.equals(STYLESHEET) && isCss(at);
    boolean tolerant = inRoot && !faults.strict() && !proper;
    if (inRoot && !faults.strict() && proper) {
      int behindTarget = at - in.base;
      int lost = sectionEnds.ofInstruction(at);
      at = in.base + behindTarget;
      if (lost > 0) {
        faults.malformed("a processing instruction must end with \"?>\"", in, in.base);
        torn = true;
        in.pass(at, in.base + lost);
        return in.base + lost;
      }
    }
    boolean suspect = false;
    Location opening = faults.location(in, in.base, at);
    while (true) {
      at = pass(at, CharClasses.INSTRUCTION, Limit.COMMENT_LENGTH);
      if (in.bytes[at] == '<') {
        at = suspect ? at : ensure(at, LOOK_AHEAD, Limit.COMMENT_LENGTH);
        if (!suspect && isTagOfEntry(at)) {
          suspect = true;
          faults.note(
              XmlCodes.SUSPECT_INSTRUCTION,
              "the processing instruction <?" + target + "?> contains the tag of an entry",
              opening);
        }
      } else if (in.bytes[at - 1] == '?') {
        return checked(at + 1, Limit.COMMENT_LENGTH);
      } else if (tolerant) {
        at = ensure(at, LOOK_AHEAD, Limit.COMMENT_LENGTH);
        if (!endsLater(at)) {
          faults.malformed("a processing instruction must end with \"?>\"", in, at);
          torn = true;
          return at + 1;
        }
      }
      at++;
    }
  }

  /** Returns whether an instruction, as far as it has been read, gives CSS as its type. */
  private boolean isCss(int from) {
    int length = Math.min(LONGEST_STYLESHEET, in.limit - from);
    String data = new String(in.bytes, from, length, StandardCharsets.ISO_8859_1);
    int end = data.indexOf("?>");
    int type = data.indexOf("text/css");
    return type > 0 && type < end && data.startsWith("type=", type - "type='".length());
  }

  /** Returns whether the last processing instruction names a style sheet in CSS. */
  boolean css() {
    return css;
  }

  private boolean isTagOfEntry(int place) {
    int from = in.bytes[place + 1] == '/' ? place + 2 : place + 1;
    int end = from;
    while (end < place + LOOK_AHEAD && end < in.limit && CharClasses.NAME[in.bytes[end] & 0xFF]) {
      end++;
    }
    String name = new String(in.bytes, from, end - from, StandardCharsets.US_ASCII);
    return nesting.isEntry(name.substring(name.indexOf(':') + 1));
  }

  /** Returns whether a {@code ?>} follows before any other markup. */
  private boolean endsLater(int at) {
    for (int i = at + 1; i < in.limit && i < at + LOOK_AHEAD && in.bytes[i] != '<'; i++) {
      if (in.bytes[i] == '>' && in.bytes[i - 1] == '?') {
        return true;
      }
    }
    return false;
  }

  /** Returns whether what was last skipped is not valid markup, so that it may be text. */
  boolean torn() {
    return torn;
  }

  /** Returns the target of the last processing instruction. */
  String target() {
    return target;
  }

  private int readTarget(int place) {
    proper = false;
    int from = place - in.base;
    int at = names.end(place);
    at = in.ensure(at, 2);
    if (in.limit - at < 2) {
      throw faults.cut(in, in.limit);
    }
    if (at == in.base + from) {
      target = "";
      faults.malformed("a processing instruction needs a name", in, at);
      return at;
    }
    if (names.isTooLong(in.base + from, at)) {
      target = names.pass(in.base + from, at).toString();
      proper = true;
      return in.base;
    }
    XmlName name = names.find(in.base + from, at);
    target = name.toString();
    if (target.toLowerCase(Locale.ROOT).equals("xml")) {
      faults.malformed("an XML declaration is only allowed at the beginning", in, at);
    } else if (!name.valid || !name.prefix.isEmpty() || !isEndOfTarget(at)) {
      faults.malformed(
          () -> "\"" + target + "\" is not a name for a processing instruction", in, at);
    } else {
      proper = true;
    }
    return at;
  }

  private boolean isEndOfTarget(int at) {
    return CharClasses.isSpace(in.bytes[at]) || (in.bytes[at] == '?' && in.bytes[at + 1] == '>');
  }

  /**
   * Skips the rest of a start tag whose element is left out.
   *
   * @param openQuote the quote of the attribute value that the rest begins in; 0 if it does not
   * @return the place after the tag, or where it breaks off: {@link #torn}
   */
  int restOfTag(int place, byte openQuote) {
    begin(place);
    emptyTag = false;
    byte quote = openQuote;
    int at = place;
    while (true) {
      at = pass(at, classes(quote), Limit.BYTES);
      byte b = in.bytes[at];
      if (b == '<') {
        torn = true;
        return at;
      } else if (quote != 0) {
        quote = 0;
      } else if (b == '>') {
        emptyTag = at > in.base && in.bytes[at - 1] == '/';
        return at + 1;
      } else {
        quote = b;
      }
      at++;
    }
  }

  private static byte[] classes(byte quote) {
    return quote == 0
        ? CharClasses.TAG
        : quote == '"' ? CharClasses.TO_DOUBLE_QUOTE_OR_LESS : CharClasses.TO_SINGLE_QUOTE_OR_LESS;
  }

  /** Returns whether the last tag that was skipped is that of an empty element. */
  boolean emptyTag() {
    return emptyTag;
  }

  /** Skips invalid markup up to the end of the tag. */
  int unknown(int place) {
    begin(place);
    faults.malformed("the markup after \"<!\" is not allowed here; it is left out", in, place);
    torn = true;
    int at = pass(place, CharClasses.SKIPPED, Limit.COMMENT_LENGTH);
    return checked(at + 1, Limit.COMMENT_LENGTH);
  }

  /**
   * Skips a DOCTYPE; the place is after the word {@code DOCTYPE}.
   *
   * @param references notified if it declares entities
   */
  int doctype(int place, References references) {
    begin(place);
    boolean inside = false; // the internal subset
    int at = place;
    while (true) {
      at = pass(at, CharClasses.DOCTYPE, Limit.DOCTYPE_LENGTH);
      byte b = in.bytes[at];
      if (b == '>' && !inside) {
        return checked(at + 1, Limit.DOCTYPE_LENGTH);
      } else if (b == '[' || b == ']') {
        inside = b == '[';
      } else if (b == '"' || b == '\'') {
        byte[] classes = b == '"' ? CharClasses.TO_DOUBLE_QUOTE : CharClasses.TO_SINGLE_QUOTE;
        at = pass(at + 1, classes, Limit.DOCTYPE_LENGTH);
      } else if (b == '<') {
        at = declaration(at, references);
      }
      at++;
    }
  }

  /** Skips the beginning of a declaration, or all of it if quotes have no meaning in it. */
  private int declaration(int place, References references) {
    int at = ensure(place, ENTITY.length, Limit.DOCTYPE_LENGTH);
    if (in.startsWith(at, COMMENT_START)) {
      at = pass(at + COMMENT_START.length, CharClasses.SKIPPED, Limit.DOCTYPE_LENGTH);
      while (in.bytes[at - 1] != '-' || in.bytes[at - 2] != '-') {
        at = pass(at + 1, CharClasses.SKIPPED, Limit.DOCTYPE_LENGTH);
      }
    } else if (in.bytes[at + 1] == '?') {
      at = pass(at, CharClasses.SKIPPED, Limit.DOCTYPE_LENGTH);
      while (in.bytes[at - 1] != '?') {
        at = pass(at + 1, CharClasses.SKIPPED, Limit.DOCTYPE_LENGTH);
      }
    } else if (in.startsWith(at, ENTITY)) {
      references.declare();
    }
    return at;
  }

  private void begin(int at) {
    in.base = at;
    length = 0;
    torn = false;
    tooLong = false;
    beginning = faults.location(in, at);
  }

  /**
   * Skips characters up to the next special one of the classes; throws if the input ends before.
   */
  private int pass(int place, byte[] classes, Limit limit) {
    int at = place;
    while (true) {
      byte kind;
      byte[] bytes = in.bytes;
      while ((kind = classes[bytes[at] & 0xFF]) == CharClasses.PLAIN) {
        at++;
      }
      switch (kind) {
        case CharClasses.END -> {
          return at;
        }
        case CharClasses.LINE_FEED, CharClasses.RETURN -> at = in.space(at);
        case CharClasses.WIDE -> {
          int wide = Utf8.length(bytes, at, in.limit);
          if (wide > 0) {
            in.wide(wide);
            at += wide;
          } else if (wide == Utf8.CUT) {
            at = more(at, limit);
          } else {
            at = repair.broken(at, wide, new ByteText());
          }
        }
        default -> at = at == in.limit ? more(at, limit) : repair.control(at);
      }
    }
  }

  /** Checks the length of what is skipped. It is not held, so it need not end the document. */
  private int checked(int place, Limit limit) {
    long most = limits.get(limit);
    if (length + place - in.base > most && !tooLong) {
      String what = "the length of a comment, instruction or DOCTYPE";
      if (limit == Limit.BYTES) {
        throw faults.passed(limit, what, most, in, place);
      }
      tooLong = true;
      faults.leaveOut(limit, what, most, "it", beginning);
    }
    return place;
  }

  /** Makes sure that a number of bytes follow a place; what is before the place is not kept. */
  private int ensure(int place, int count, Limit limit) {
    if (in.limit - place >= count) {
      return place;
    }
    int keep = Math.max(in.base, place - 2); // the end mark may begin there
    length += keep - in.base;
    in.base = keep;
    checked(place, limit);
    return in.ensure(place, count);
  }

  private int more(int place, Limit limit) {
    int read = in.limit - place;
    int at = ensure(place, read + 1, limit);
    if (in.limit - at == read) {
      throw faults.cut(in, at);
    }
    return at;
  }
}
