package io.github.sitemaptoolkit.publisher;

import io.github.sitemaptoolkit.batch.ChildFiles;
import io.github.sitemaptoolkit.batch.Children;
import io.github.sitemaptoolkit.batch.IndexCodes;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Losses;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.problem.TruncatedException;
import io.github.sitemaptoolkit.publisher.internal.plan.PublishCodes;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Objects;
import java.util.function.Consumer;

/**
 * Reads all urls of a document; where that is a sitemap index, those of the sitemaps that it lists:
 * files beside it, or what {@link Children} find.
 *
 * <p>A part of a set must not be taken for the whole: unless an incomplete set is {@link
 * #acceptIncomplete accepted}, a document that cannot be read to its end, and a sitemap that is not
 * there, end the reading with an exception. Entries that cannot be used are reported and passed
 * over: {@link Problems#missing} counts them. What a document says of itself, not of a url, is not
 * read; it is counted as lost.
 *
 * @since 0.1
 */
public final class SitemapSet {

  private final Context context;
  private boolean acceptIncomplete;

  /** Creates a reader of sets. */
  public SitemapSet(Context context) {
    this.context = context;
  }

  /**
   * Sets whether documents that cannot be read to their end, and sitemaps that are not there, are
   * only reported. Defaults to false.
   */
  public SitemapSet acceptIncomplete(boolean accepted) {
    acceptIncomplete = accepted;
    return this;
  }

  /**
   * Reads a file.
   *
   * @throws IOException if a file cannot be read
   * @throws SitemapException if one cannot be understood, or is missing
   */
  public static void read(Path path, Context context, Consumer<UrlEntry> consumer)
      throws IOException {
    new SitemapSet(context).read(path, (entry, location) -> consumer.accept(entry));
  }

  /**
   * Reads a file.
   *
   * @throws IOException if a file cannot be read
   * @throws SitemapException if one cannot be understood, or is missing
   */
  public void read(Path path, EntryConsumer consumer) throws IOException {
    Path parent = path.getParent();
    Path directory = parent == null ? Path.of("") : parent;
    try (Source source = Source.open(path, context.limits())) {
      document(source, open -> new ChildFiles(directory, context.limits()), consumer);
    }
  }

  /**
   * Reads an open document, beside which nothing lies: an index is refused.
   *
   * @param source closed by the caller
   * @throws IOException if it cannot be read
   * @throws SitemapException if it cannot be understood, or lists sitemaps
   */
  public void read(Source source, EntryConsumer consumer) throws IOException {
    document(
        source,
        open -> {
          throw new SitemapException(
              Problem.of(
                  PublishCodes.NO_DIRECTORY,
                  "this lists sitemaps, which are looked for beside it; give the name of its file",
                  Location.of(open.name())));
        },
        consumer);
  }

  /**
   * Reads an open document.
   *
   * @param source closed by the caller
   * @param children finds the sitemaps that an index lists; where it {@linkplain Children#use
   *     notes} which were read, each document needs its own
   * @throws IOException if a document cannot be read
   * @throws SitemapException if one cannot be understood, or is missing
   */
  public void read(Source source, Children children, EntryConsumer consumer) throws IOException {
    Objects.requireNonNull(children);
    document(source, open -> children, consumer);
  }

  /** Where the sitemaps are that an index lists. */
  private interface Listed {
    Children of(Source index) throws IOException;
  }

  private void document(Source source, Listed children, EntryConsumer consumer) throws IOException {
    SitemapFormat format = context.formats().detect(source);
    if (format.holdsIndex(source.head())) {
      index(format, source, children.of(source), consumer);
    } else {
      pages(format, source, consumer);
    }
  }

  private void index(SitemapFormat format, Source source, Children children, EntryConsumer consumer)
      throws IOException {
    var losses = new Losses("xml", source.name());
    try (EntryReader<IndexEntry> index = format.indexReader(source, context)) {
      losses.markup(index.document(), context.extensions()::nameOf);
      for (IndexEntry entry : index) {
        losses.entry(entry.loc());
        losses.nodes(entry.nodes(), context.extensions()::nameOf);
        losses.rest(entry.rest());
        if (children.use(entry.loc()).isEmpty()) {
          child(children, entry, index.location(), consumer);
        }
      }
    } catch (TruncatedException e) {
      accept(e);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    losses.reportTo(context.problems());
  }

  private void child(Children children, IndexEntry entry, Location location, EntryConsumer consumer)
      throws IOException {
    try (Source part = children.open(entry.loc()).orElse(null)) {
      if (part == null) {
        throw missing(children, entry, location);
      }
      pages(context.formats().detect(part), part, consumer);
    } catch (SitemapException e) { // it is not there, or another document than a sitemap
      accept(e);
    }
  }

  /** Goes on without what an exception is about, if that is accepted. */
  private void accept(SitemapException e) {
    if (!acceptIncomplete) {
      throw e;
    }
    context.problems().report(e.problem().asMissing());
  }

  private void pages(SitemapFormat format, Source source, EntryConsumer consumer)
      throws IOException {
    var losses = new Losses("xml", source.name());
    try (EntryReader<UrlEntry> entries = format.reader(source, context)) {
      losses.markup(entries.document(), context.extensions()::nameOf);
      losses.feed(entries.document());
      for (UrlEntry entry : entries) {
        consumer.accept(entry, entries.location());
      }
    } catch (TruncatedException e) {
      accept(e);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    losses.reportTo(context.problems());
  }

  private static SitemapException missing(Children children, IndexEntry entry, Location location) {
    return new SitemapException(
        new Problem(
            Severity.ERROR,
            IndexCodes.CHILD_MISSING.id(),
            children.missing(entry.loc()) + "; without it the set is not whole",
            location,
            null,
            entry.loc(),
            true));
  }
}
