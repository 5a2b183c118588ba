package io.github.sitemaptoolkit.publisher;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.batch.walk.IndexChildren;
import io.github.sitemaptoolkit.batch.walk.IndexCodes;
import io.github.sitemaptoolkit.batch.walk.Unreadable;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EmptyTables;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.internal.read.SetReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

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
   * @param context how documents are read, and the sink for problems. If it was given none, they go
   *     to those of the {@linkplain EntryConsumer#problems consumer}, otherwise to new ones for
   *     each call, which are returned in any case
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
   * @return the problems, such as entries that could not be read; those of the context if it was
   *     given some
   * @throws IOException if a file cannot be read
   * @throws SitemapException if a file is missing or its content cannot be understood
   */
  public static Problems read(Path path, Context context, Consumer<UrlEntry> consumer)
      throws IOException {
    return new SitemapSet(context).read(path, (entry, location) -> consumer.accept(entry));
  }

  /**
   * Reads a file and, if it is a sitemap index, the sitemaps that it lists.
   *
   * @return the problems, such as entries that could not be read
   * @throws IOException if a file cannot be read
   * @throws SitemapException if a file is missing or its content cannot be understood
   */
  public Problems read(Path path, EntryConsumer consumer) throws IOException {
    return read(path, new RunFiles(), consumer);
  }

  /**
   * Reads a file and, if it is a sitemap index, the sitemaps that it lists.
   *
   * @param files the files of the run, to which those that are read are added
   * @return the problems, such as entries that could not be read
   * @throws IOException if a file cannot be read
   * @throws SitemapException if a file is missing or its content cannot be understood
   * @throws io.github.sitemaptoolkit.batch.plan.InvalidPlanException if the run writes one of them
   */
  @Incubating
  public Problems read(Path path, RunFiles files, EntryConsumer consumer) throws IOException {
    files.reads("the input", path);
    try (Source source = Source.open(path, context.limits())) {
      return read(source, IndexChildren.files(context.limits(), files), consumer);
    }
  }

  /**
   * Reads an open document that has no directory, such as standard input. A sitemap index is
   * refused.
   *
   * @param source closed by the caller
   * @return the problems, such as entries that could not be read
   * @throws IOException if it cannot be read
   * @throws SitemapException if its content cannot be understood, or if it is a sitemap index
   */
  public Problems read(Source source, EntryConsumer consumer) throws IOException {
    return read(
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
   * @return the problems, such as entries that could not be read
   * @throws IOException if a document cannot be read
   * @throws SitemapException if a document is missing or its content cannot be understood
   */
  @Incubating
  public Problems read(Source source, IndexChildren children, EntryConsumer consumer)
      throws IOException {
    Context own = own(consumer.problems());
    new SetReader(acceptIncomplete ? Unreadable.REPORT : Unreadable.FAIL)
        .read(source, own, children, consumer::accept);
    return own.problems();
  }

  private Context own(@Nullable Problems ofConsumer) {
    return ofConsumer == null || context.hasProblems()
        ? context.withOwnProblems()
        : context.withProblems(ofConsumer);
  }
}
