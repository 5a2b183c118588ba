package io.github.sitemaptoolkit.converters;

import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.model.W3cDateTime;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.text.EntryCodes;
import io.github.sitemaptoolkit.text.TextPattern;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/**
 * A selection of entries by their url and by the date of their last change.
 *
 * <pre>{@code
 * var selection = Selection.ALL.include("https://example.com/news/*").exclude("*?print=*");
 * conversion.each(selection.step());
 * }</pre>
 *
 * <p>In a pattern, {@code *} stands for any number of characters and {@code ?} for one; the whole
 * url must match. An entry is selected if its url matches one of the patterns to include, or there
 * are none, and does not match any of the patterns to exclude. Immutable, and safe for use by
 * several threads.
 *
 * @since 0.1
 */
public final class Selection {

  /** The selection of all entries. */
  public static final Selection ALL = new Selection(List.of(), List.of(), null);

  private final List<TextPattern> included;
  private final List<TextPattern> excluded;
  private final @Nullable W3cDateTime since;

  private Selection(
      List<TextPattern> included, List<TextPattern> excluded, @Nullable W3cDateTime since) {
    this.included = included;
    this.excluded = excluded;
    this.since = since;
  }

  /** Returns this selection with one more pattern of urls to include. */
  public Selection include(String pattern) {
    return new Selection(with(included, pattern), excluded, since);
  }

  /** Returns this selection with one more pattern of urls to exclude. */
  public Selection exclude(String pattern) {
    return new Selection(included, with(excluded, pattern), since);
  }

  private static List<TextPattern> with(List<TextPattern> patterns, String pattern) {
    List<TextPattern> all = new ArrayList<>(patterns);
    all.add(TextPattern.wildcards(pattern));
    return List.copyOf(all);
  }

  /**
   * Returns this selection restricted to entries that changed since a date. Entries without a date
   * of the last change are left out. Entries that may have changed since the date are selected:
   * {@code 2026-11} is not before {@code 2026-11-20}.
   */
  public Selection since(W3cDateTime date) {
    return new Selection(included, excluded, date);
  }

  /** Returns whether a url is selected by the patterns. Dates are not considered. */
  public boolean selects(String loc) {
    if (!included.isEmpty() && !fits(included, loc)) {
      return false;
    }
    return !fits(excluded, loc);
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
      return selects(entry.loc()) && changed(entry.lastmodValue()) ? entry : null;
    }

    @Override
    public @Nullable IndexEntry sitemap(IndexEntry entry) {
      return selects(entry.loc()) && changed(entry.lastmodValue()) ? entry : null;
    }

    private boolean changed(Optional<W3cDateTime> lastmod) {
      if (since == null) {
        return true;
      } else if (lastmod.isEmpty()) {
        undated++;
        return false;
      }
      Instant end = lastmod.get().end();
      return end.isAfter(since.start());
    }

    @Override
    public void end(String source, Problems problems) {
      if (undated > 0 && since != null) {
        String message =
            undated
                + (undated == 1 ? " entry has" : " entries have")
                + " no lastmod that can be compared with "
                + since.text()
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
