package io.github.sitemaptoolkit.pages.internal;

import io.github.sitemaptoolkit.content.HtmlPage;
import io.github.sitemaptoolkit.content.statement.StructuredData;
import io.github.sitemaptoolkit.converters.option.FeedOptions;
import io.github.sitemaptoolkit.date.DateOptions;
import io.github.sitemaptoolkit.date.ParsedDate;
import io.github.sitemaptoolkit.feed.FeedItem.Period;
import io.github.sitemaptoolkit.feed.FeedMedia;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.W3cDateTime;
import io.github.sitemaptoolkit.pages.option.LastmodSource;
import io.github.sitemaptoolkit.pages.option.PageOptions;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the dates on which pages were changed and published. */
final class PageDates {

  private static final String PATH = "{path}";
  private static final String INDEX = "/index";
  private static final Duration AHEAD = Duration.ofDays(1); // clocks and zones differ

  private final Path folder;
  private final PageOptions options;
  private final GitDates git;
  private final @Nullable ZoneId zone;
  private final Instant now;

  PageDates(Path folder, PageOptions options, Context context, GitDates git) {
    this.folder = real(folder);
    this.options = options;
    this.git = git;
    this.zone = context.options(DateOptions.DEFAULTS).zone();
    this.now = now(context);
  }

  /** Returns the time of reading. */
  static Instant now(Context context) {
    Instant asked = context.options(FeedOptions.DEFAULTS).now();
    return asked == null ? Instant.now() : asked;
  }

  /** Returns the date of a page that a source gives, in a W3C form; null if it gives none. */
  @Nullable String date(
      LastmodSource source, PageFile file, @Nullable HtmlPage page, @Nullable StructuredData data) {
    List<String> texts =
        switch (source) {
          case DATA -> data == null ? List.of() : data.modified();
          case META -> texts(page == null ? null : page.head().modified());
          case GIT -> texts(git(file));
          case FILE ->
              List.of(
                  Instant.ofEpochMilli(file.millis()).truncatedTo(ChronoUnit.SECONDS).toString());
        };
    return chosen(texts, now.plus(AHEAD));
  }

  private static List<String> texts(@Nullable String text) {
    return text == null ? List.of() : List.of(text);
  }

  /** Returns when a page was published, in a W3C form; null if it does not say so. */
  @Nullable String published(HtmlPage page, StructuredData data) {
    String date = chosen(data.published(), Instant.MAX);
    String meta = page.head().published();
    return date == null && meta != null ? parsed(meta) : date;
  }

  /**
   * Returns the first usable date, or a more exact one of the same day.
   *
   * @param latest dates after this time are not used
   */
  private @Nullable String chosen(List<String> texts, Instant latest) {
    String chosen = null;
    for (String text : texts) {
      String date = parsed(text);
      if (date != null && !begin(date).isAfter(latest) && isBetter(date, chosen)) {
        chosen = date;
      }
    }
    return chosen;
  }

  private static boolean isBetter(String date, @Nullable String chosen) {
    return chosen == null || (date.length() > chosen.length() && date.startsWith(chosen));
  }

  private static Instant begin(String date) {
    return W3cDateTime.parse(date).map(W3cDateTime::start).orElse(Instant.MIN);
  }

  /** Returns whether structured data has dates of change that are more than a day apart. */
  boolean disagree(StructuredData data) {
    Instant first = null;
    for (String text : data.modified()) {
      String date = parsed(text);
      Instant begin = date == null ? null : begin(date);
      if (begin != null && first != null && first.until(begin, ChronoUnit.HOURS) / 24 != 0) {
        return true;
      }
      first = first == null ? begin : first;
    }
    return false;
  }

  /** Returns a date in a W3C form; null if the text is not a date. */
  @Nullable String parsed(String text) {
    return ParsedDate.of(text, zone).date();
  }

  /** Returns the text of a date that cannot be understood; null if there is none. */
  @Nullable String unreadable(HtmlPage page, StructuredData data) {
    List<String> texts = new ArrayList<>(data.modified());
    texts.addAll(data.published());
    texts.addAll(texts(page.head().modified()));
    texts.addAll(texts(page.head().published()));
    for (FeedMedia film : data.films()) {
      Period period = film.period();
      texts.addAll(texts(period == null ? null : period.start()));
      texts.addAll(texts(period == null ? null : period.end()));
    }
    return texts.stream().filter(text -> parsed(text) == null).findFirst().orElse(null);
  }

  private @Nullable String git(PageFile file) {
    if (options.sources().isEmpty()) {
      return git.of(folder, folder.resolve(file.path()));
    }
    String stem = file.stem();
    for (String pattern : options.sources()) {
      int end = pattern.lastIndexOf('/', pattern.indexOf('{')) + 1;
      Path directory = real(Path.of(pattern.substring(0, end)));
      for (String path : List.of(stem.isEmpty() ? "index" : stem, stem + INDEX, stem + "/_index")) {
        String plain = path.startsWith("/") ? path.substring(1) : path;
        String name = pattern.substring(end).replace(PATH, plain);
        String date = git.of(directory, directory.resolve(name).normalize());
        if (date != null) {
          return date;
        }
      }
    }
    return null;
  }

  /** Returns a directory without symbolic links, as git names it. */
  private static Path real(Path directory) {
    try {
      return directory.toRealPath();
    } catch (IOException e) {
      return directory.toAbsolutePath().normalize(); // git does not know it either
    }
  }
}
