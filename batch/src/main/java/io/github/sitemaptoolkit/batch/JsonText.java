package io.github.sitemaptoolkit.batch;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Builds a text in JSON, on one line, without spaces. */
final class JsonText {

  private final StringBuilder text = new StringBuilder();
  private boolean first = true;

  /** Opens an object or an array. */
  JsonText open(char bracket) {
    separate();
    text.append(bracket);
    first = true;
    return this;
  }

  /** Closes what was opened last. */
  JsonText close(char bracket) {
    text.append(bracket);
    first = false;
    return this;
  }

  /** Adds the name of a field, whose value comes next. */
  JsonText name(String name) {
    separate();
    quote(name);
    text.append(':');
    first = true;
    return this;
  }

  JsonText value(@Nullable String value) {
    separate();
    if (value == null) {
      text.append("null");
    } else {
      quote(value);
    }
    return this;
  }

  JsonText value(long value) {
    separate();
    text.append(value);
    return this;
  }

  JsonText field(String name, @Nullable String value) {
    return name(name).value(value);
  }

  JsonText field(String name, long value) {
    return name(name).value(value);
  }

  private void separate() {
    if (!first) {
      text.append(',');
    }
    first = false;
  }

  private void quote(String value) {
    text.append('"');
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      switch (c) {
        case '"' -> text.append("\\\"");
        case '\\' -> text.append("\\\\");
        case '\b' -> text.append("\\b");
        case '\t' -> text.append("\\t");
        case '\n' -> text.append("\\n");
        case '\f' -> text.append("\\f");
        case '\r' -> text.append("\\r");
        default -> {
          if (c < ' ' || isHalf(value, i)) {
            text.append(String.format(Locale.ROOT, "\\u%04X", (int) c));
          } else {
            text.append(c);
          }
        }
      }
    }
    text.append('"');
  }

  /** Returns whether a char is half of a surrogate pair, alone: UTF-8 cannot say it. */
  private static boolean isHalf(String value, int at) {
    char c = value.charAt(at);
    if (!Character.isSurrogate(c)) {
      return false;
    }
    return Character.isHighSurrogate(c)
        ? at + 1 == value.length() || !Character.isLowSurrogate(value.charAt(at + 1))
        : at == 0 || !Character.isHighSurrogate(value.charAt(at - 1));
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
