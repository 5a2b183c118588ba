package io.github.sitemaptoolkit.report.html.internal.view;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The page of what differs between two versions of a set.
 *
 * @param head what the browser is told
 * @param before the older version, with its number of urls
 * @param after the newer version, likewise
 * @param sayings what is said first, such as what a guard refuses
 * @param facts the numbers at the top
 * @param chart the numbers by section; null if nothing differs
 * @param kinds the differences by kind
 * @param values the fields that fewer or more entries have; null if there are none
 */
public record DiffView(
    HtmlHead head,
    String before,
    String after,
    List<Saying> sayings,
    List<Headline> facts,
    @Nullable RowChart chart,
    List<Kind> kinds,
    @Nullable TableView values) {

  /**
   * A sentence.
   *
   * @param kind the class of its colour
   */
  public record Saying(String kind, String text) {}

  /**
   * The differences of a kind.
   *
   * @param id the id of its headline
   * @param fates what became of the urls; null if nobody has looked
   * @param note what is not shown; empty for nothing
   */
  public record Kind(
      String id, String title, @Nullable TableView fates, List<Section> sections, String note) {

    /** Copies the list. */
    public Kind {
      sections = List.copyOf(sections);
    }
  }

  /**
   * The first differences of a kind in a section.
   *
   * @param title the section and how many urls it has of them
   * @param open whether they are shown at once
   * @param note how many more there are; empty for none
   */
  public record Section(String title, boolean open, List<First> first, String note) {

    /** Copies the list. */
    public Section {
      first = List.copyOf(first);
    }
  }

  /**
   * A difference.
   *
   * @param lines what has changed in it, or what became of it
   */
  public record First(LinkText url, List<String> lines) {

    /** Copies the list. */
    public First {
      lines = List.copyOf(lines);
    }
  }

  /** Copies the lists. */
  public DiffView {
    sayings = List.copyOf(sayings);
    facts = List.copyOf(facts);
    kinds = List.copyOf(kinds);
  }
}
