package io.github.sitemaptoolkit.converters;

import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.model.W3cDateTime;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.text.TextPattern;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Which entries are meant: by their url, and by when they last changed.
 *
 * <pre>{@code
 * var selection = Selection.ALL.include("https://example.com/news/*").exclude("*?print=*");
 * conversion.each(selection.step());
 * }</pre>
 *
 * <p>In a pattern {@code *} stands for any characters, {@code ?} for one; the whole url must fit.
 * An entry is chosen if it fits one of the patterns to include, or there are none, and none of
 * those to exclude. Immutable.
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

  /** Returns this selection, with the entries whose url fits a pattern. */
  public Selection include(String pattern) {
    return new Selection(with(included, pattern), excluded, since);
  }

  /** Returns this selection, without the entries whose url fits a pattern. */
  public Selection exclude(String pattern) {
    return new Selection(included, with(excluded, pattern), since);
  }

  private static List<TextPattern> with(List<TextPattern> patterns, String pattern) {
    List<TextPattern> all = new ArrayList<>(patterns);
    all.add(TextPattern.wildcards(pattern));
    return List.copyOf(all);
  }

  /**
   * Returns this selection, without the entries that did not change since a date, nor those that do
   * not say when they changed. One that may have changed since then stays: {@code 2026-11} is not
   * before {@code 2026-11-20}.
   */
  public Selection since(W3cDateTime date) {
    return new Selection(included, excluded, date);
  }

  /** Returns whether the url of an entry is chosen, whatever its date. */
  public boolean chooses(String loc) {
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

  /** Returns the step that leaves out what is not chosen, for one conversion. */
  public Step step() {
    return step(undated -> {});
  }

  /**
   * Returns the step that leaves out what is not chosen, for one conversion.
   *
   * @param undated called at the end of the document with the number of entries that were left out
   *     because they say no date, if there are any
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
      return chooses(entry.loc()) && changed(entry.lastmodValue()) ? entry : null;
    }

    @Override
    public @Nullable IndexEntry sitemap(IndexEntry entry) {
      return chooses(entry.loc()) && changed(entry.lastmodValue()) ? entry : null;
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
                + (undated == 1 ? " entry says" : " entries say")
                + " no date of the last change that can be compared with "
                + since.text()
                + ", and "
                + (undated == 1 ? "is" : "are")
                + " left out";
        problems.report(Problem.of(ConversionCodes.LASTMOD_MISSING, message, Location.of(source)));
        listener.accept(undated);
      }
    }
  }
}
