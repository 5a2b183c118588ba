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
 * Turns bytes into url entries and url entries into bytes.
 *
 * <p>Implementations are stateless and safe for many threads; they are found by a line in {@code
 * META-INF/services/io.github.sitemaptoolkit.format.SitemapFormat}.
 *
 * @since 0.1
 */
public interface SitemapFormat {

  /** Returns the unique name, such as {@code xml}: what {@code --from} and {@code --to} take. */
  String id();

  /** Returns what it is, for people, in a few words. */
  String description();

  /**
   * Returns the ends of file names that mean this format, without dot, the usual one first. Only a
   * format that cannot be written may have none.
   */
  List<String> fileExtensions();

  /**
   * Returns whole names of files that mean this format, whatever their ends mean, in lower case.
   */
  default List<String> fileNames() {
    return List.of();
  }

  /**
   * Returns the local names of the root elements of documents in XML, so that such a document is
   * found behind what a server wrote before it. Those of sitemaps need not be among them.
   */
  default List<String> roots() {
    return List.of();
  }

  /** Returns whether a document that begins like this is of this format. */
  boolean matches(Head head);

  /**
   * Returns whether a document that begins like this is of this format if its file's name says so.
   * Such a format is asked first.
   */
  default boolean matchesNamed(Head head) {
    return matches(head);
  }

  /**
   * Returns whether a document without any bytes is one of this format, that has no entries. It is
   * recognised by its file's name: there is nothing else that says what it is.
   */
  default boolean mayBeEmpty() {
    return false;
  }

  /** Returns whether documents can be written. */
  default boolean writes() {
    return true;
  }

  /** Returns whether a document that begins like this is a sitemap index. */
  default boolean holdsIndex(Head head) {
    return false;
  }

  /** Returns whether sitemap indexes can be read and written. */
  default boolean carriesIndexes() {
    return false;
  }

  /**
   * Opens a document of pages. The reader closes the source; if this throws, the caller does.
   *
   * @throws IOException if the input fails
   * @throws io.github.sitemaptoolkit.problem.SitemapException if it is no such document
   */
  EntryReader<UrlEntry> reader(Source source, Context context) throws IOException;

  /**
   * Opens a writer of pages. The writer closes the sink; if this throws, the caller does.
   *
   * @param document what is known of the document as a whole; what cannot be carried is reported
   * @throws IOException if the output fails
   * @throws UnsupportedOperationException if {@link #writes} is false
   */
  EntryWriter<UrlEntry> writer(Sink sink, DocumentInfo document, Context context)
      throws IOException;

  /**
   * Returns the context to read a document in that will be written in this format: feeds have a
   * place for texts that readers leave out otherwise. Defaults to the context as it is.
   */
  default Context contextForReading(Context context) {
    return context;
  }

  /**
   * Opens a sitemap index. Throws the same exceptions as {@link #reader}.
   *
   * @throws UnsupportedOperationException if {@link #carriesIndexes} is false
   */
  default EntryReader<IndexEntry> indexReader(Source source, Context context) throws IOException {
    throw new UnsupportedOperationException(id() + " cannot hold a sitemap index");
  }

  /**
   * Opens a writer of a sitemap index. Throws the same exceptions as {@link #writer}.
   *
   * @throws UnsupportedOperationException if {@link #carriesIndexes} is false
   */
  default EntryWriter<IndexEntry> indexWriter(Sink sink, DocumentInfo document, Context context)
      throws IOException {
    throw new UnsupportedOperationException(id() + " cannot hold a sitemap index");
  }
}
