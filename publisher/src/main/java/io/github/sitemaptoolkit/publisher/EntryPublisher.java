package io.github.sitemaptoolkit.publisher;

import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.layout.Grouping;
import java.io.IOException;
import java.util.Collection;
import java.util.stream.Stream;

/**
 * What a {@link Publisher} does with entries, whatever holds them.
 *
 * @since 0.1
 */
public interface EntryPublisher {

  /**
   * Publishes a set that consists of exactly these entries.
   *
   * @param entries consumed in the calling thread; the caller closes the stream. That of an {@link
   *     EntryReader} does not tell what could not be read: give the reader itself
   * @return what was published
   * @throws IOException if reading or writing fails, or another publisher is using the directory
   * @throws SitemapException if there is no url or there are more files than an index may list; if
   *     two named sets would have a file of the same name; if the input is incomplete; if too many
   *     of the published urls would go, or are of other sites; if others have published what is
   *     there. The directory is then unchanged.
   * @throws IllegalStateException if {@link Publisher#baseUrl} was not called
   * @throws RuntimeException anything else that the stream throws; the directory is then unchanged
   */
  default Publication publish(Stream<UrlEntry> entries) throws IOException {
    return publish(Entries.of(entries));
  }

  /** Publishes exactly these entries. Throws the same exceptions as {@link #publish(Stream)}. */
  default Publication publish(Collection<UrlEntry> entries) throws IOException {
    return publish(entries.stream());
  }

  /**
   * Publishes exactly the entries of a document. Throws the same exceptions as {@link
   * #publish(Stream)}, and so it does if entries of the document could not be read.
   *
   * @param entries not closed; its problems are added to those of this publisher
   */
  default Publication publish(EntryReader<UrlEntry> entries) throws IOException {
    return publish(Entries.of(entries));
  }

  /** Publishes exactly these entries. Throws the same exceptions as {@link #publish(Stream)}. */
  Publication publish(Entries entries) throws IOException;

  /**
   * Adds entries to the published set and removes urls from it, using the settings it was published
   * with. An added entry replaces the published entry of the same url, whatever their dates; a url
   * that is both removed and added is added.
   *
   * <p>If urls are grouped by {@linkplain Grouping#hash() hash} or {@linkplain Grouping#section
   * section}, only the files are read that hold these urls. With other groupings, the files of a
   * url are not known, so all files are read. A file that is read, but not as it was published, is
   * refused: all urls must then be published again. Of the others, a directory checks the sizes,
   * and so does a bucket, if one list has all of its objects.
   *
   * @param added consumed in the calling thread; the caller closes the stream
   * @param removed urls, of which those that were not published are ignored; like {@code added}
   * @return what was published
   * @throws SitemapException if nothing was published to the directory, if named sets were, if the
   *     published set is damaged, or for the same reasons as in {@link #publish(Stream)}
   * @throws IOException for the same reasons as there
   */
  default Publication update(Stream<UrlEntry> added, Stream<String> removed) throws IOException {
    return update(Entries.of(added), Entries.of(removed.map(UrlEntry::of)));
  }

  /** Adds entries and removes urls, as {@link #update(Stream, Stream)} does. */
  default Publication update(Collection<UrlEntry> added, Collection<String> removed)
      throws IOException {
    return update(added.stream(), removed.stream());
  }

  /** Adds entries and removes the urls of others, as {@link #update(Stream, Stream)} does. */
  Publication update(Entries added, Entries removed) throws IOException;

  /** Plans what {@link #update(Entries, Entries)} does, without doing it, and throws the same. */
  Publication planUpdate(Entries added, Entries removed) throws IOException;

  /** Plans what {@link #publish(Stream)} does, without doing it. Throws the same exceptions. */
  default Publication plan(Stream<UrlEntry> entries) throws IOException {
    return plan(Entries.of(entries));
  }

  /** Plans what {@link #publish(Collection)} does, without doing it. Throws the same exceptions. */
  default Publication plan(Collection<UrlEntry> entries) throws IOException {
    return plan(entries.stream());
  }

  /**
   * Plans what {@link #publish(EntryReader)} does, without doing it. Throws the same exceptions.
   */
  default Publication plan(EntryReader<UrlEntry> entries) throws IOException {
    return plan(Entries.of(entries));
  }

  /** Plans what {@link #publish(Entries)} does, without doing it. Throws the same exceptions. */
  Publication plan(Entries entries) throws IOException;
}
