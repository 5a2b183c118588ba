package io.github.sitemaptoolkit.validator.check;

import java.util.Collections;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The rules that an {@link OutputCheck} asks: those about an address, a medium or a value of one
 * entry whose findings are errors for Google, and that no reader reports.
 *
 * <p>A reader reports what it cannot take as it stands, so all that is said here would be written
 * without a word. The list is what a conversion of the bad documents of the corpus leaves unsaid.
 *
 * @since 0.1
 */
public final class OutputRules {

  /**
   * The codes; {@code *-missing} and so on stand for that fault of any field of an extension, and
   * {@code *.too-many} for too many values of one.
   */
  private static final Set<String> CODES =
      Set.of(
          "*-format",
          "*-missing",
          "*-range",
          "*-too-long",
          "*-too-many",
          "*-value",
          "*.too-many",
          "date.compact-offset",
          "date.impossible",
          "date.invalid",
          "date.no-zone",
          "date.rfc822",
          "date.space-separator",
          "ext.unwrapped",
          "lastmod.before-1970",
          "ns.extension-misspelt",
          "url.bad-escape",
          "url.host-invalid",
          "url.host-too-long",
          "url.not-public",
          "video.loc-same",
          "video.location-missing");

  private OutputRules() {}

  /** Returns the codes and patterns, sorted. */
  public static SortedSet<String> codes() {
    return Collections.unmodifiableSortedSet(new TreeSet<>(CODES));
  }

  /** Returns whether the list has a code or a pattern. */
  public static boolean has(String code) {
    return CODES.contains(code);
  }
}
