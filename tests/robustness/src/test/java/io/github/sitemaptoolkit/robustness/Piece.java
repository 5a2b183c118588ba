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
    int block = 1 + 8192 / (1 + text.length()); // a text of one letter takes long one by one
    String many = text.repeat((int) Math.min(block, times));
    return out -> {
      for (long left = times; left > 0; left -= block) {
        out.write(many, 0, text.length() * (int) Math.min(block, left));
      }
    };
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
