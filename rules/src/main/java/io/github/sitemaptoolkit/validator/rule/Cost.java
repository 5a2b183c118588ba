package io.github.sitemaptoolkit.validator.rule;

import java.util.Locale;

/**
 * What happens to the url that a finding is about, from the worst to the best; {@link #NOT_STATED}
 * says nothing about that.
 *
 * @since 0.1
 */
public enum Cost {
  /** The file is not read, or not further than to this place, so its urls are not found in it. */
  FILE_REFUSED,
  /** The url is not taken over from the sitemap, or its page is not indexed. */
  PAGE_NOT_TAKEN,
  /** A value of the entry has no effect; its url is taken over. */
  VALUE_IGNORED,
  /** What the sitemap says is trusted less, or helps less. */
  WEAKER_SIGNAL,
  /** Nothing changes. */
  NOTHING,
  /** No source says what happens. */
  NOT_STATED;

  /**
   * Returns the cost of some words.
   *
   * @throws IllegalArgumentException if there is none
   */
  static Cost of(String words) {
    for (Cost cost : values()) {
      if (cost.toString().equals(words)) {
        return cost;
      }
    }
    throw new IllegalArgumentException("no such cost: " + words);
  }

  /** Returns the name in words, such as {@code page not taken}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
