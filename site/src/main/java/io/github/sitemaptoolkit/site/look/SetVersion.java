package io.github.sitemaptoolkit.site.look;

import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.batch.plan.Inputs;
import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.batch.walk.IndexCodes;
import io.github.sitemaptoolkit.batch.walk.ListedFiles;
import io.github.sitemaptoolkit.code.SourceCodes;
import io.github.sitemaptoolkit.converters.Step;
import io.github.sitemaptoolkit.file.FileNames;
import io.github.sitemaptoolkit.file.IoReason;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.InputFormat;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.look.LookListener;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.problem.TruncatedException;
import io.github.sitemaptoolkit.site.input.InputSource;
import io.github.sitemaptoolkit.site.input.SiteReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A version of a set: all that a name stands for, such as an index with its sitemaps, a directory
 * or a folder of pages. It is read as far as it can be: what is missing or damaged is reported, and
 * costs itself. Immutable.
 *
 * @param name the name, as it was given
 * @param inputs what it stands for; the sitemaps of an index among them are not named
 * @param context how they are read
 */
public record SetVersion(String name, List<Input> inputs, Context context) {

  /** Reads an input and what it lists. */
  @FunctionalInterface
  public interface Reading {

    /**
     * Reads an input, and passes on its entries.
     *
     * @throws IOException if it cannot be read
     * @throws SitemapException if it is damaged; what was read before was passed on
     */
    void read(Input input, Context context) throws IOException;
  }

  /** Copies the list. */
  public SetVersion {
    inputs = List.copyOf(inputs);
  }

  /**
   * Returns what a name stands for.
   *
   * @param name a file, a directory, a pattern, an address, or {@code -} for standard input
   * @param recursive whether subdirectories are read, too
   * @param skipped the real paths of files that are no part of a directory, such as reports
   * @throws IOException if there is nothing, or a directory cannot be searched
   */
  public static SetVersion of(String name, boolean recursive, Set<Path> skipped, Context context)
      throws IOException {
    Context reading = reading(name, context);
    var search =
        new Inputs(reading.formats(), recursive, skipped, leftOut -> {})
            .wholeDirectories(InputSource.readsDirectories(reading));
    search.add(name);
    List<Input> found = search.found();
    if (found.size() == 1) {
      return new SetVersion(name, found, reading);
    }
    ListedFiles listed = ListedFiles.of(found, reading);
    return new SetVersion(
        name, found.stream().filter(input -> !listed.isListed(input)).toList(), reading);
  }

  /** Returns how a name is read: a sitemap is one, although folders of pages are compared. */
  private static Context reading(String name, Context context) throws IOException {
    if (!InputSource.readsDirectories(context)
        || (!Input.isAddress(name) && Files.isDirectory(FileNames.path(name)))) {
      return context;
    }
    String lower = name.toLowerCase(Locale.ROOT);
    boolean page = lower.endsWith(".html") || lower.endsWith(".htm");
    return page ? context : context.with(InputFormat.DETECTED);
  }

  /**
   * Reads all inputs, one after the other. If there are several, one that cannot be read is
   * reported; the only one is not.
   *
   * @return whether no entry is missing
   * @throws IOException if the only input cannot be read
   * @throws SitemapException if the only input cannot be understood, or urls may be wrong
   */
  public boolean read(Reading reading) throws IOException {
    Problems problems = context.problems();
    long before = problems.leftOutEntries();
    long corrupt = problems.count(SourceCodes.GZIP_CORRUPT.id());
    for (Input input : inputs) {
      try {
        if (input.failure() != null) {
          throw input.failure();
        }
        reading.read(input, context);
      } catch (TruncatedException e) {
        problems.report(e.problem().asMissing());
      } catch (SitemapException e) {
        if (inputs.size() == 1) {
          throw e;
        }
        problems.report(e.problem().asMissing());
      } catch (IOException e) {
        unreadable(input, e);
      } catch (UncheckedIOException e) {
        unreadable(input, Objects.requireNonNull(e.getCause()));
      }
    }
    if (problems.count(SourceCodes.GZIP_CORRUPT.id()) > corrupt) {
      throw new SitemapException(
          SourceCodes.GZIP_CORRUPT,
          "compressed data of it is damaged, so urls may be wrong; nothing is compared",
          Location.of(name));
    }
    return problems.leftOutEntries() == before;
  }

  /**
   * Reads all inputs, each file once, and passes on their entries by file.
   *
   * @param choice which entries are passed on; null for all
   * @param run the files of the run, to which the sitemaps of indexes are added
   * @return whether no entry is missing
   * @throws IOException if the only input cannot be read
   * @throws SitemapException if the only input cannot be understood
   */
  public boolean read(LookListener listener, @Nullable Step choice, RunFiles run)
      throws IOException {
    return read(plainly(listener, choice, run));
  }

  /**
   * Reads all inputs, each file once, and passes on their entries. The first that cannot be read to
   * its end ends it; sitemaps of an index that are missing do not.
   *
   * @param run the files of the run, to which the sitemaps of indexes are added
   * @throws IOException if one cannot be read
   * @throws SitemapException if one is damaged
   */
  void readOrFail(LookListener listener, RunFiles run) throws IOException {
    Reading reading = plainly(listener, null, run);
    for (Input input : inputs) {
      reading.read(input, context);
    }
  }

  private static Reading plainly(LookListener listener, @Nullable Step choice, RunFiles run) {
    var reader =
        new LookReader(listener, entry -> {}, choice, Long.MAX_VALUE, run).refusingIndexes();
    return (input, how) -> {
      try (Source source = InputSource.open(input, InputStream.nullInputStream(), how)) {
        reader.read(source, input, true, how, entries -> {});
      }
    };
  }

  /**
   * Reads all inputs, each file once, with what a reader of inputs does beside that.
   *
   * @param reader to which the inputs are {@linkplain SiteReader#known known}
   * @return whether no entry is missing
   * @throws IOException if the only input cannot be read
   * @throws SitemapException if the only input cannot be understood
   */
  public boolean read(SiteReader reader, Consumer<UrlEntry> consumer) throws IOException {
    reader.walk(new VersionWalk(reader.files()));
    return read(
        (input, how) -> reader.read(input.name(), how, (entry, at) -> consumer.accept(entry)));
  }

  private void unreadable(Input input, IOException e) throws IOException {
    if (inputs.size() == 1) {
      throw e;
    }
    Problem problem =
        Problem.of(
            IndexCodes.UNREADABLE,
            "the file cannot be read: " + IoReason.of(e) + "; its urls are left out",
            Location.of(input.name()));
    context.problems().report(problem.asMissing());
  }
}
