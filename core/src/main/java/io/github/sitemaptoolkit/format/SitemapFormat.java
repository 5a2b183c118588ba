package io.github.sitemaptoolkit.format;

import io.github.sitemaptoolkit.io.Head;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.io.IOException;
import java.util.List;

/**
 * A file format: creates readers and writers for documents of this format.
 *
 * <p>Callers open documents with {@link #reader}, {@link #writer}, {@link #indexReader} and {@link
 * #indexWriter}; formats implement {@link #openReader} and the others that begin with {@code open},
 * which get a context with problems. What the first four promise holds for every format, so they
 * are not to be overridden.
 *
 * <p>Implementations must be stateless and safe for use by several threads. They are registered by
 * a line with the class name in {@code
 * META-INF/services/io.github.sitemaptoolkit.format.SitemapFormat}.
 *
 * @since 0.1
 */
public interface SitemapFormat {

  /** Returns the unique id, such as {@code xml}, as used with {@code --from} and {@code --to}. */
  String id();

  /** Returns a description for people in a few words. */
  String description();

  /**
   * Returns the file name extensions of this format, without dot, the usual one first. May be empty
   * only if the format cannot be written.
   */
  List<String> fileExtensions();

  /**
   * Returns complete file names of this format, in lower case, such as {@code robots.txt}. They
   * take precedence over file name extensions. Defaults to none.
   */
  default List<String> fileNames() {
    return List.of();
  }

  /**
   * Returns the local names of the root elements of documents in XML, so that a document is
   * recognised after other output of a server. Those of sitemaps can be left out. Defaults to none.
   */
  default List<String> roots() {
    return List.of();
  }

  /** Returns whether a document that begins like this has this format. */
  boolean matches(Head head);

  /**
   * Returns whether a document that begins like this has this format if its file's name indicates
   * it. This is checked before {@link #matches} of any format.
   */
  default boolean matchesNamed(Head head) {
    return matches(head);
  }

  /**
   * Returns whether an empty file is a document of this format without entries. Such a file is only
   * recognised by its name. Defaults to false.
   */
  default boolean mayBeEmpty() {
    return false;
  }

  /**
   * Returns whether a directory is one document of this format: readers get {@link
   * Source#ofDirectory} then. Such a format is used only where it is asked for by its id; neither a
   * name nor content indicates it. Defaults to false.
   */
  default boolean readsDirectories() {
    return false;
  }

  /** Returns whether documents of this format can be written. */
  default boolean writes() {
    return true;
  }

  /** Returns whether a document that begins like this is a sitemap index. */
  default boolean holdsIndex(Head head) {
    return false;
  }

  /** Returns whether sitemap indexes can be read and written in this format. */
  default boolean carriesIndexes() {
    return false;
  }

  /**
   * Returns whether crawlers read documents of this format: when a document is converted to it,
   * entries are left out whose url has an error. Other formats keep whatever was read. Defaults to
   * false.
   */
  default boolean isForCrawlers() {
    return false;
  }

  /** Returns whether documents can say more of a page than its url. Defaults to true. */
  default boolean carriesFields() {
    return true;
  }

  /**
   * Opens a list of pages for reading. The reader closes the source; if this method throws an
   * exception, the caller must close it.
   *
   * <p>The entries are read once: see {@link EntryReader}. Unless the context {@linkplain
   * Context#hasProblems was given problems}, the reader has its own.
   *
   * @throws IOException if the input fails
   * @throws io.github.sitemaptoolkit.problem.SitemapException if it is not a list of pages in this
   *     format
   */
  default EntryReader<UrlEntry> reader(Source source, Context context) throws IOException {
    return AbstractReader.of(openReader(source, context.withOwnProblems()));
  }

  /**
   * Opens a list of pages for {@link #reader}.
   *
   * @param context the context, whose {@link Context#problems} are those of the reader
   * @return a reader, which need not check by itself that its entries are read once
   * @throws IOException if the input fails
   * @throws io.github.sitemaptoolkit.problem.SitemapException if it is not a list of pages in this
   *     format
   */
  EntryReader<UrlEntry> openReader(Source source, Context context) throws IOException;

  /**
   * Opens a writer of pages. The writer closes the sink; if this method throws an exception, the
   * caller must close it.
   *
   * <p>Unless the context {@linkplain Context#hasProblems was given problems}, the writer has its
   * own.
   *
   * @param document the properties of the document as a whole; those that the format cannot hold
   *     are reported as lost
   * @throws IOException if the output fails
   * @throws UnsupportedOperationException if {@link #writes} is false
   */
  default EntryWriter<UrlEntry> writer(Sink sink, DocumentInfo document, Context context)
      throws IOException {
    return openWriter(sink, document, context.withOwnProblems());
  }

  /**
   * Opens a writer of pages for {@link #writer}. To be overridden unless {@link #writes} is false.
   *
   * @param context the context, whose {@link Context#problems} are those of the writer
   * @throws IOException if the output fails
   * @throws UnsupportedOperationException if {@link #writes} is false
   */
  default EntryWriter<UrlEntry> openWriter(Sink sink, DocumentInfo document, Context context)
      throws IOException {
    throw new UnsupportedOperationException(id() + " can be read, but not written");
  }

  /**
   * Returns the context for reading a document that will be written in this format. For example,
   * feeds have a place for texts that readers leave out otherwise. Defaults to the given context.
   */
  default Context contextForReading(Context context) {
    return context;
  }

  /**
   * Opens a sitemap index for reading. Promises what {@link #reader} does, and throws the same
   * exceptions.
   *
   * @throws UnsupportedOperationException if {@link #carriesIndexes} is false
   */
  default EntryReader<IndexEntry> indexReader(Source source, Context context) throws IOException {
    return AbstractReader.of(openIndexReader(source, context.withOwnProblems()));
  }

  /**
   * Opens a sitemap index for {@link #indexReader}, as {@link #openReader} does pages. To be
   * overridden if {@link #carriesIndexes} is true.
   *
   * @throws IOException if the input fails
   * @throws UnsupportedOperationException if {@link #carriesIndexes} is false
   */
  default EntryReader<IndexEntry> openIndexReader(Source source, Context context)
      throws IOException {
    throw new UnsupportedOperationException(id() + " cannot hold a sitemap index");
  }

  /**
   * Opens a writer of a sitemap index. Promises what {@link #writer} does, and throws the same
   * exceptions.
   *
   * @throws UnsupportedOperationException if {@link #carriesIndexes} is false
   */
  default EntryWriter<IndexEntry> indexWriter(Sink sink, DocumentInfo document, Context context)
      throws IOException {
    return openIndexWriter(sink, document, context.withOwnProblems());
  }

  /**
   * Opens a writer of a sitemap index for {@link #indexWriter}, as {@link #openWriter} does pages.
   * To be overridden if {@link #carriesIndexes} and {@link #writes} are true.
   *
   * @throws IOException if the output fails
   * @throws UnsupportedOperationException if {@link #carriesIndexes} is false
   */
  default EntryWriter<IndexEntry> openIndexWriter(Sink sink, DocumentInfo document, Context context)
      throws IOException {
    throw new UnsupportedOperationException(id() + " cannot hold a sitemap index");
  }
}
