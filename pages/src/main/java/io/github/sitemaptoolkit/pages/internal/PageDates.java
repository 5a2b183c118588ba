package io.github.sitemaptoolkit.pages.internal;

import io.github.sitemaptoolkit.content.HtmlPage;
import io.github.sitemaptoolkit.date.DateOptions;
import io.github.sitemaptoolkit.date.ParsedDate;
import io.github.sitemaptoolkit.feed.FeedItem.Period;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.pages.option.LastmodSource;
import io.github.sitemaptoolkit.pages.option.PageOptions;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Tells when pages were changed. */
final class PageDates {

  private static final String PATH = "{path}";
  private static final String INDEX = "/index";

  private final Path folder;
  private final PageOptions options;
  private final GitDates git;
  private final @Nullable ZoneId zone;

  PageDates(Path folder, PageOptions options, Context context, GitDates git) {
    this.folder = real(folder);
    this.options = options;
    this.git = git;
    this.zone = context.options(DateOptions.DEFAULTS).zone();
  }

  /** Returns the date of a page that a source gives, in a W3C form; null if it gives none. */
  @Nullable String date(LastmodSource source, PageFile file, @Nullable HtmlPage page) {
    String text =
        switch (source) {
          case DATA -> page == null ? null : page.data().modified();
          case META -> page == null ? null : page.head().modified();
          case GIT -> git(file);
          case FILE ->
              Instant.ofEpochMilli(file.millis()).truncatedTo(ChronoUnit.SECONDS).toString();
        };
    return text == null ? null : parsed(text);
  }

  /** Returns a date in a W3C form; null if it is none. */
  @Nullable String parsed(String text) {
    return ParsedDate.of(text, zone).date();
  }

  /** Returns the text of a date that cannot be understood; null if there is none. */
  @Nullable String unreadable(HtmlPage page) {
    Period shown = page.data().shown();
    for (String text :
        new String[] {
          page.data().modified(),
          page.head().modified(),
          page.data().published(),
          page.head().published(),
          shown == null ? null : shown.start(),
          shown == null ? null : shown.end()
        }) {
      if (text != null && parsed(text) == null) {
        return text;
      }
    }
    return null;
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
