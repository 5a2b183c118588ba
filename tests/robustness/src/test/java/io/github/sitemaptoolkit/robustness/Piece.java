package io.github.sitemaptoolkit.robustness;

import java.io.IOException;
import java.io.Writer;
import java.util.function.LongFunction;

/** A part of a document, made as it is written: it may be larger than memory. */
interface Piece {

  /** Nothing. */
  Piece NONE = out -> {};

  void writeTo(Writer out) throws IOException;

  static Piece of(String text) {
    return out -> out.write(text);
  }

  static Piece repeat(String text, long times) {
    return each(times, i -> text);
  }

  static Piece each(long times, LongFunction<String> text) {
    return out -> {
      for (long i = 0; i < times; i++) {
        out.write(text.apply(i));
      }
    };
  }

  default Piece then(Piece next) {
    return out -> {
      writeTo(out);
      next.writeTo(out);
    };
  }

  default Piece then(String next) {
    return then(of(next));
  }
}
