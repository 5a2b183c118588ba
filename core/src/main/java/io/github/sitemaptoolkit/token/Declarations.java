package io.github.sitemaptoolkit.token;

import io.github.sitemaptoolkit.internal.bytes.ByteWindow;
import io.github.sitemaptoolkit.internal.bytes.Faults;
import io.github.sitemaptoolkit.internal.bytes.KeptPlace;
import io.github.sitemaptoolkit.internal.bytes.References;
import io.github.sitemaptoolkit.text.XmlCodes;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Skips markup that begins with {@code <!} and is not text: comments and a DOCTYPE. */
final class Declarations {

  static final byte[] CDATA = ascii("<![CDATA[");
  private static final byte[] COMMENT = ascii("<!--");
  private static final byte[] DOCTYPE = ascii("<!DOCTYPE");

  private final ByteWindow in;
  private final Faults faults;
  private final Skipper skipper;
  private final References references;
  private final KeptPlace begin = new KeptPlace(); // of the DOCTYPE
  private boolean doctypeSeen;

  Declarations(ByteWindow in, Faults faults, Skipper skipper, References references) {
    this.in = in;
    this.faults = faults;
    this.skipper = skipper;
    this.references = references;
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  /**
   * Skips the declaration at a place, or what looks like one; returns the place after it.
   *
   * @param beforeRoot whether a DOCTYPE is allowed here
   */
  int skip(int place, boolean beforeRoot) {
    int at = in.ensure(place, DOCTYPE.length);
    if (in.startsWith(at, COMMENT)) {
      return skipper.comment(at + COMMENT.length);
    }
    if (isCut(at, COMMENT) || isCut(at, CDATA) || isCut(at, DOCTYPE)) {
      throw faults.cut(in, in.limit);
    }
    if (in.startsWith(at, DOCTYPE) && beforeRoot && !doctypeSeen) {
      doctypeSeen = true;
      return doctype(at);
    }
    return skipper.unknown(at);
  }

  private int doctype(int place) {
    begin.keep(in, place);
    int end = -1;
    try {
      end = skipper.doctype(place + DOCTYPE.length, references);
      return end;
    } finally {
      faults.note(
          XmlCodes.DOCTYPE,
          "the DOCTYPE is ignored, with everything in it",
          end < 0 ? begin.point(faults.source()) : begin.to(faults.source(), in, end));
    }
  }

  /** Returns whether the input ends in the middle of a mark. */
  private boolean isCut(int at, byte[] mark) {
    int length = in.limit - at;
    return length < mark.length && in.startsWith(at, Arrays.copyOf(mark, length));
  }
}
