package io.github.sitemaptoolkit.cli.command;

import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.batch.walk.ExpandedReader;
import io.github.sitemaptoolkit.batch.walk.IndexCodes;
import io.github.sitemaptoolkit.cli.report.Counts;
import io.github.sitemaptoolkit.converters.Step;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.InputFormat;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Children;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.site.input.InputSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/** Counts one input: all of it, and what is in files that no input before it had. */
final class InputCount {

  private final Counts counts;
  private final Counts first;
  private final Set<Path> before;
  private final Set<Path> own = new HashSet<>();
  private final @Nullable Step choice; // null for all
  private long left; // that are still counted
  private boolean isFirst = true; // the file that is read was not counted before

  /**
   * Creates a count of zero.
   *
   * @param before the real paths of the files that were counted before, to which those of this
   *     input are added once it is read
   * @param choice keeps the entries that are counted; null for all
   * @param most how many of them are counted, at most
   */
  InputCount(
      Context context, boolean byExtension, Set<Path> before, @Nullable Step choice, long most) {
    this.counts = new Counts(context.extensions(), byExtension);
    this.first = new Counts(context.extensions(), byExtension);
    this.before = before;
    this.choice = choice;
    this.left = most;
  }

  /** Returns what is in the input. */
  Counts counts() {
    return counts;
  }

  /** Returns what is in the input, without the urls of files that were counted before. */
  Counts first() {
    return first;
  }

  /**
   * Reads the input.
   *
   * @param expand whether to read the sitemaps of an index
   * @param progress called with the number of entries so far
   */
  void read(Source source, Input input, boolean expand, Context context, LongConsumer progress)
      throws IOException {
    SitemapFormat format = InputFormat.of(source, context);
    if (!format.holdsIndex(source.head())) {
      if (input.isFile() && Files.isRegularFile(input.path())) {
        enter(source);
      }
      try (EntryReader<UrlEntry> in = format.reader(source, context)) {
        count(in, progress);
      }
    } else if (expand && InputSource.hasChildren(input)) {
      counts.expand();
      first.expand();
      Children files = InputSource.children(context, new RunFiles()).of(source.name());
      EntryReader<IndexEntry> index = format.indexReader(source, context);
      try (var in =
          new ExpandedReader(index, files, context).onSitemap(this::add).onOpened(this::enter)) {
        count(in, progress);
      }
    } else {
      if (expand) {
        context.problems().report(notCounted(source));
      }
      try (EntryReader<IndexEntry> in = format.indexReader(source, context)) {
        for (IndexEntry entry : in) {
          if (left > 0 && (choice == null || choice.sitemap(entry) != null)) {
            left--;
            add(entry);
            progress.accept(counts.sitemaps());
          }
        }
      }
    }
    before.addAll(own);
  }

  private void count(EntryReader<UrlEntry> in, LongConsumer progress) {
    for (UrlEntry entry = next(in); entry != null; entry = next(in)) {
      if (choice == null || choice.page(entry) != null) {
        left--;
        progress.accept(add(entry));
      }
    }
  }

  private @Nullable UrlEntry next(EntryReader<UrlEntry> in) {
    return left > 0 ? in.read() : null;
  }

  private static Problem notCounted(Source index) {
    return Problem.of(
        IndexCodes.NO_DIRECTORY.withSeverity(Severity.WARNING),
        "the urls in its sitemaps are not counted, because these are looked for in the directory"
            + " of the index; give its file name, or --no-expand",
        Location.of(index.name()));
  }

  private long add(UrlEntry entry) {
    if (isFirst) {
      first.url(entry);
    }
    return counts.url(entry);
  }

  private void add(IndexEntry entry) {
    counts.sitemap(entry);
    first.sitemap(entry);
  }

  private void enter(Source file) {
    if (Input.isAddress(file.name())) {
      isFirst = true;
      return;
    }
    try {
      Path real = Path.of(file.name()).toRealPath();
      own.add(real);
      isFirst = !before.contains(real);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
