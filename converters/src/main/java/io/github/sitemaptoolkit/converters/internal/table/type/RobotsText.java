package io.github.sitemaptoolkit.converters.internal.table.type;

import io.github.sitemaptoolkit.value.RobotsDirectives;
import java.time.Instant;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Cells with directives for crawlers: {@code noindex, follow}. */
final class RobotsText {

  private static final int LONGEST = 200;

  private RobotsText() {}

  /** Returns whether directives allow to index the page; null if a text has others, or none. */
  static @Nullable Boolean allowsIndex(String text) {
    if (text.length() > LONGEST) {
      return null;
    }
    RobotsDirectives directives = RobotsDirectives.ofHeader(text);
    return directives.areKnown()
        ? Boolean.valueOf(!directives.forbidIndex(RobotsDirectives.GOOGLE, Instant.now()))
        : null;
  }

  /** Returns whether a text is such directives beyond doubt: with {@code noindex} among them. */
  static boolean saysNoindex(String text) {
    return Boolean.FALSE.equals(allowsIndex(text))
        && text.toLowerCase(Locale.ROOT).contains("noindex");
  }
}
