package io.github.sitemaptoolkit.pages.fate;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * What became of an address. Immutable.
 *
 * @param kind whether it lives, and how
 * @param target the absolute url that visitors, or search engines, are sent on to in the end; null
 *     if there is none
 * @param file the file that is sent in the end, by its path in the folder; null if none is, or it
 *     is not known
 * @param reason why, for people, such as {@code by public/_redirects:3}; may be empty
 * @param note what the page that is there is besides, such as {@code page with noindex}; or empty
 * @since 0.1
 */
public record Fate(
    Kind kind, @Nullable String target, @Nullable String file, String reason, String note) {

  /** Whether an address lives. */
  public enum Kind {
    /** The host, or a page, sends on to another address, or the page names another as canonical. */
    REDIRECTED("redirected"),
    /** There is no such page, or a redirect that ends in nothing. */
    GONE("gone"),
    /** There is a page. */
    THERE("still there"),
    /** It cannot be known from the files: a rule is not understood, or hosts differ. */
    UNKNOWN("not known"),
    /** The host answers as it would for any address, so that no such page exists. */
    FALLBACK("only a catch-all answers"),
    /** The folder does not speak for this address. */
    NOT_ASKED("not asked");

    private final String title;

    Kind(String title) {
      this.title = title;
    }

    /** Returns the words for people. */
    public String title() {
      return title;
    }

    /** Returns the word for programs, such as {@code not-asked}. */
    public String id() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Returns whether visitors find something: there, or where they are sent on to. */
    public boolean lives() {
      return this == REDIRECTED || this == THERE;
    }
  }

  static Fate of(Kind kind, String reason) {
    return new Fate(kind, null, null, reason, "");
  }
}
