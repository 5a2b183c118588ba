package io.github.sitemaptoolkit.look;

import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.url.UrlParts;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Keeps the first differences of each section. Bounded: of each kind, a section has at most {@value
 * #MOST}, texts are cut at {@value #LONGEST} characters, and all of them together have a few
 * million. Not thread-safe.
 *
 * @since 0.1
 */
public final class FirstChanges {

  /** The maximum number of differences that are kept of each kind in a section. */
  public static final int MOST = 5;

  /** The maximum number of lines about a difference. */
  public static final int MOST_LINES = 8;

  /** The maximum number of characters of a line. */
  public static final int LONGEST = 300;

  private static final int LONGEST_URL = 2_100;
  private static final int MOST_CHARS = 4_000_000;

  /** What a difference is. */
  public enum Kind {
    /** Only the new set has the url. */
    ADDED,
    /** Only the old set has the url. */
    REMOVED,
    /** Both have the url, with different entries. */
    CHANGED
  }

  /**
   * A difference in one url.
   *
   * @param url the url; cut if it is longer than crawlers accept
   * @param lines what has changed, or what became of it; may be empty
   */
  public record First(String url, List<String> lines) {

    /** Copies the list. */
    public First {
      lines = List.copyOf(lines);
    }
  }

  private final Map<String, Map<Kind, List<First>>> sections = new HashMap<>();
  private int chars;

  /**
   * Adds a difference.
   *
   * @param lines what has changed in it, or what became of it; may be empty
   */
  public void add(Kind kind, String url, List<String> lines) {
    String section = Sections.of(url, UrlParts.path(url));
    boolean fits = sections.size() < SectionChanges.MOST || sections.containsKey(section);
    String name = fits ? section : SectionChanges.OTHERS;
    List<First> known =
        sections
            .computeIfAbsent(name, key -> new EnumMap<>(Kind.class))
            .computeIfAbsent(kind, key -> new ArrayList<>());
    if (known.size() >= MOST || chars >= MOST_CHARS) {
      return;
    }
    List<String> cut =
        lines.stream().limit(MOST_LINES).map(line -> Problem.shortened(line, LONGEST)).toList();
    known.add(new First(Problem.shortened(url, LONGEST_URL), cut));
    chars += Math.min(url.length(), LONGEST_URL) + cut.stream().mapToInt(String::length).sum();
  }

  /**
   * Returns the first differences of a section, in the order in which they were added.
   *
   * @param section the path of one of the sections that {@link SectionChanges} counts
   */
  public List<First> of(String section, Kind kind) {
    return List.copyOf(sections.getOrDefault(section, Map.of()).getOrDefault(kind, List.of()));
  }
}
