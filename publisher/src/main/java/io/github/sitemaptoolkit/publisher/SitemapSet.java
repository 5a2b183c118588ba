package io.github.sitemaptoolkit.publisher;

import io.github.sitemaptoolkit.batch.ExpandedFormat;
import io.github.sitemaptoolkit.batch.IndexChildren;
import io.github.sitemaptoolkit.batch.IndexCodes;
import io.github.sitemaptoolkit.batch.Unreadable;
import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EmptyTables;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.InputFormat;
import io.github.sitemaptoolkit.format.Losses;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.problem.TruncatedException;
import io.github.sitemaptoolkit.publisher.growth.FeedDocuments;
import io.github.sitemaptoolkit.publisher.growth.GrowingFeed;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.function.Consumer;

/**
 * Reads all entries of a document or, if it is a sitemap index, of the sitemaps that it lists:
 * files in the same directory, or whatever {@link IndexChildren} finds.
 *
 * <p>A part of a set must not be mistaken for the whole set: unless incomplete sets are {@linkplain
 * #acceptIncomplete accepted}, reading fails if a document cannot be read to its end or a listed
 * sitemap is missing. It also fails if no entry comes from a table or JSON document, unless the
 * context says {@link EmptyTables#ALLOWED}. Unusable entries are reported and skipped: {@link
 * Problems#missing} counts them. Content that describes the document, not a url, is not passed on;
 * it is reported as lost.
 *
 * <p>Of a feed that {@link io.github.sitemaptoolkit.publisher.growth.Growth} names, the older
 * documents beside it are read as well.
 *
 * <p>Not thread-safe.
 *
 * @since 0.1
 */
public final class SitemapSet {

  private final Context context;
  private boolean acceptIncomplete;

  /**
   * Creates a reader of sets.
   *
   * @param context how documents are read, and the sink for problems
   */
  public SitemapSet(Context context) {
    this.context = context;
  }

  /**
   * Sets whether incomplete sets are accepted: truncated documents and missing sitemaps are then
   * only reported. Defaults to false.
   */
  public SitemapSet acceptIncomplete(boolean accepted) {
    acceptIncomplete = accepted;
    return this;
  }

  /**
   * Reads a file and, if it is a sitemap index, the sitemaps that it lists.
   *
   * @throws IOException if a file cannot be read
   * @throws SitemapException if a file is missing or its content cannot be understood
   */
  public static void read(Path path, Context context, Consumer<UrlEntry> consumer)
      throws IOException {
    new SitemapSet(context).read(path, (entry, location) -> consumer.accept(entry));
  }

  /**
   * Reads a file and, if it is a sitemap index, the sitemaps that it lists.
   *
   * @throws IOException if a file cannot be read
   * @throws SitemapException if a file is missing or its content cannot be understood
   */
  public void read(Path path, EntryConsumer consumer) throws IOException {
    read(path, new RunFiles(), consumer);
  }

  /**
   * Reads a file and, if it is a sitemap index, the sitemaps that it lists.
   *
   * @param files the files of the run, to which those that are read are added
   * @throws IOException if a file cannot be read
   * @throws SitemapException if a file is missing or its content cannot be understood
   * @throws io.github.sitemaptoolkit.batch.plan.InvalidPlanException if the run writes one of them
   */
  public void read(Path path, RunFiles files, EntryConsumer consumer) throws IOException {
    files.reads("the input", path);
    try (Source source = Source.open(path, context.limits())) {
      read(source, IndexChildren.files(context.limits(), files), consumer);
    }
  }

  /**
   * Reads an open document that has no directory, such as standard input. A sitemap index is
   * refused.
   *
   * @param source closed by the caller
   * @throws IOException if it cannot be read
   * @throws SitemapException if its content cannot be understood, or if it is a sitemap index
   */
  public void read(Source source, EntryConsumer consumer) throws IOException {
    read(
        source,
        index -> {
          throw IndexCodes.noDirectory(index);
        },
        consumer);
  }

  /**
   * Reads an open document and, if it is a sitemap index, the sitemaps that it lists.
   *
   * @param source closed by the caller
   * @param children finds the sitemaps that an index lists
   * @throws IOException if a document cannot be read
   * @throws SitemapException if a document is missing or its content cannot be understood
   */
  public void read(Source source, IndexChildren children, EntryConsumer consumer)
      throws IOException {
    GrowingFeed feed = GrowingFeed.of(context);
    if (feed == null) {
      read(source, context, children, consumer);
    } else {
      new FeedDocuments(
              feed,
              context,
              (document, with, to) -> read(document, with, children, to::accept),
              consumer::accept)
          .read(source, children);
    }
  }

  private void read(Source source, Context context, IndexChildren children, EntryConsumer consumer)
      throws IOException {
    Unreadable policy = acceptIncomplete ? Unreadable.REPORT : Unreadable.FAIL;
    SitemapFormat format = InputFormat.of(source, context);
    var losses = new Losses("xml", source.name());
    Context reading = context.with(context.options(EmptyTables.REFUSED));
    try (EntryReader<UrlEntry> entries =
        new ExpandedFormat(format, children, policy).reader(source, reading)) {
      losses.markup(entries.document(), context.extensions()::nameOf);
      losses.feed(entries.document());
      for (UrlEntry entry : entries) {
        consumer.accept(entry, entries.location());
      }
      losses.nodes(entries.trailing(), context.extensions()::nameOf);
    } catch (TruncatedException e) {
      policy.apply(e, context.problems());
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    losses.reportTo(context.problems());
  }
}
