package io.github.sitemaptoolkit.converters;

import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.model.W3cDateTime;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.text.EntryCodes;
import io.github.sitemaptoolkit.text.TextPattern;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/**
 * A selection of entries by their url, by the date of their last change, and by conditions.
 *
 * <pre>{@code
 * var selection = Selection.ALL.include("https://example.com/news/*").exclude("*?print=*");
 * conversion.each(selection.step());
 * }</pre>
 *
 * <p>In a pattern, {@code *} stands for any number of characters and {@code ?} for one; the whole
 * url must match. An entry is selected if its url matches one of the patterns to include, or there
 * are none, does not match any of the patterns to exclude, and meets all conditions. Immutable, and
 * safe for use by several threads.
 *
 * @since 0.1
 */
public final class Selection {

  /** The selection of all entries. */
  public static final Selection ALL = new Selection(List.of(), List.of(), List.of(), null, null);

  private final List<TextPattern> included;
  private final List<TextPattern> excluded;
  private final List<EntryCondition> conditions;
  private final @Nullable W3cDateTime since;
  private final @Nullable W3cDateTime until;

  private Selection(
      List<TextPattern> included,
      List<TextPattern> excluded,
      List<EntryCondition> conditions,
      @Nullable W3cDateTime since,
      @Nullable W3cDateTime until) {
    this.included = included;
    this.excluded = excluded;
    this.conditions = conditions;
    this.since = since;
    this.until = until;
  }

  /** Returns this selection with one more pattern of urls to include. */
  public Selection include(String pattern) {
    return new Selection(
        with(included, TextPattern.wildcards(pattern)), excluded, conditions, since, until);
  }

  /** Returns this selection with one more pattern of urls to exclude. */
  public Selection exclude(String pattern) {
    return new Selection(
        included, with(excluded, TextPattern.wildcards(pattern)), conditions, since, until);
  }

  /** Returns this selection with one more condition that all entries must meet. */
  public Selection where(EntryCondition condition) {
    return new Selection(included, excluded, with(conditions, condition), since, until);
  }

  private static <T> List<T> with(List<T> some, T another) {
    List<T> all = new ArrayList<>(some);
    all.add(another);
    return List.copyOf(all);
  }

  /**
   * Returns this selection restricted to entries that changed since a date. Entries without a date
   * of the last change are left out. Entries that may have changed since the date are selected:
   * {@code 2026-11} is not before {@code 2026-11-20}.
   */
  public Selection since(W3cDateTime date) {
    return new Selection(included, excluded, conditions, date, until);
  }

  /**
   * Returns this selection restricted to entries whose last change is not after a date, which
   * itself is included: all of the day if it is one. Entries without a date of the last change are
   * left out.
   */
  public Selection until(W3cDateTime date) {
    return new Selection(included, excluded, conditions, since, date);
  }

  /** Returns whether a url is selected by the patterns. Nothing else is considered. */
  public boolean selects(String loc) {
    if (!included.isEmpty() && !fits(included, loc)) {
      return false;
    }
    return !fits(excluded, loc);
  }

  /** Returns whether an entry is selected. */
  public boolean selects(UrlEntry entry) {
    return step().page(entry) != null;
  }

  /**
   * Returns the ids of extensions of which all entries that are selected have a value, as far as
   * conditions say so.
   */
  public Set<String> requiredExtensions() {
    Set<String> required = new HashSet<>();
    conditions.forEach(condition -> required.addAll(condition.requiredExtensions()));
    return required;
  }

  private static boolean fits(List<TextPattern> patterns, String loc) {
    for (TextPattern pattern : patterns) {
      if (pattern.matches(loc)) {
        return true;
      }
    }
    return false;
  }

  /** Returns a step that leaves out all entries that are not selected. It is for one conversion. */
  public Step step() {
    return step(undated -> {});
  }

  /**
   * Returns a step that leaves out all entries that are not selected. It is for one conversion.
   *
   * @param undated called at the end of the document with the number of entries that were left out
   *     because they have no date, if there are any
   */
  public Step step(LongConsumer undated) {
    return new Choosing(undated);
  }

  private final class Choosing implements Step {

    private final LongConsumer listener;
    private long undated;

    Choosing(LongConsumer listener) {
      this.listener = listener;
    }

    @Override
    public @Nullable UrlEntry page(UrlEntry entry) {
      return selects(entry.loc()) && meets(entry) && changed(entry) ? entry : null;
    }

    /** Selects a sitemap of an index as an entry of a sitemap with its url and its date. */
    @Override
    public @Nullable IndexEntry sitemap(IndexEntry entry) {
      String lastmod = entry.lastmod();
      UrlEntry as = UrlEntry.builder(entry.loc()).lastmod(lastmod).nodes(entry.nodes()).build();
      return page(as) == null ? null : entry;
    }

    private boolean meets(UrlEntry entry) {
      for (EntryCondition condition : conditions) {
        if (!condition.test(entry)) {
          return false;
        }
      }
      return true;
    }

    private boolean changed(UrlEntry entry) {
      if (since == null && until == null) {
        return true; // without parsing a date
      }
      Optional<W3cDateTime> lastmod = entry.lastmodValue();
      if (lastmod.isEmpty()) {
        undated++;
        return false;
      }
      W3cDateTime date = lastmod.get();
      return (since == null || date.end().isAfter(since.start()))
          && (until == null || date.start().isBefore(until.end()));
    }

    @Override
    public void end(String source, Problems problems) {
      W3cDateTime date = since == null ? until : since;
      if (undated > 0 && date != null) {
        String message =
            undated
                + (undated == 1 ? " entry has" : " entries have")
                + " no lastmod that can be compared with "
                + date.text()
                + ", and "
                + (undated == 1 ? "is" : "are")
                + " left out";
        problems.report(Problem.of(EntryCodes.LASTMOD_MISSING, message, Location.of(source)));
        listener.accept(undated);
      }
    }
  }

  /** Returns the conditions. */
  @Override
  public String toString() {
    return "Selection[include=" + included + ", exclude=" + excluded + ", since=" + since + ']';
  }
}
