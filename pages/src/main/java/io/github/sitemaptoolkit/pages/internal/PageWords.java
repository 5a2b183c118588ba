package io.github.sitemaptoolkit.pages.internal;

import io.github.sitemaptoolkit.pages.option.LastmodSource;

/** Words about pages. */
final class PageWords {

  private PageWords() {}

  /** Returns the name of a source of dates for people. */
  static String of(LastmodSource source) {
    return switch (source) {
      case DATA -> "structured data";
      case META -> "meta";
      case GIT -> "git";
      case FILE -> "the times of files";
    };
  }

  /** Returns whether two tags are of the same language, wherever it is spoken. */
  static boolean isSameLanguage(String tag, String other) {
    return primary(tag).equalsIgnoreCase(primary(other));
  }

  private static String primary(String tag) {
    return tag.strip().split("[-_]", 2)[0];
  }
}
