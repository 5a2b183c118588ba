package io.github.sitemaptoolkit.publisher.growth;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.batch.walk.Children;
import io.github.sitemaptoolkit.batch.walk.IndexChildren;
import io.github.sitemaptoolkit.batch.walk.IndexCodes;
import io.github.sitemaptoolkit.feed.FeedId;
import io.github.sitemaptoolkit.feed.FeedListener;
import io.github.sitemaptoolkit.feed.FeedListener.Deleted;
import io.github.sitemaptoolkit.feed.FeedListener.Document;
import io.github.sitemaptoolkit.feed.FeedListener.Item;
import io.github.sitemaptoolkit.feed.FeedListener.Statement;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.layout.PublishCodes;
import java.io.IOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads a feed that a set grows with, and the older documents beside it: its archive, or its
 * further pages (<a href="https://www.rfc-editor.org/rfc/rfc5005">RFC 5005</a>). The newest
 * document comes first. Nothing is fetched.
 *
 * <p>Used for one feed. Not thread-safe.
 *
 * @since 0.1
 */
@Incubating
public final class FeedDocuments {

  /** Accepts entries, each with the item that it comes from. */
  @FunctionalInterface
  public interface Consumer {

    /**
     * Accepts an entry.
     *
     * @param location where the entry was read; null if unknown
     */
    void accept(UrlEntry entry, @Nullable Location location);
  }

  /** Reads one document. */
  @FunctionalInterface
  public interface Reader {

    /** Passes the entries of a document to the consumer. */
    void read(Source source, Context context, Consumer consumer) throws IOException;
  }

  private static final String ARCHIVE = "prev-archive";
  private static final String NEXT = "next"; // the next page has older items

  private final GrowingFeed feed;
  private final Context context;
  private final Reader reader;
  private final Consumer consumer;
  private final Map<String, String> documents = new HashMap<>(); // of the last one, by relation
  private @Nullable String id; // of the next entry

  /**
   * Creates a reader of one feed.
   *
   * @param reader reads each of its documents
   * @param consumer gets all entries
   */
  public FeedDocuments(GrowingFeed feed, Context context, Reader reader, Consumer consumer) {
    this.feed = feed;
    this.context = context.with(new FeedListener(this::listen));
    this.reader = reader;
    this.consumer = consumer;
  }

  private void listen(Statement statement) {
    if (statement instanceof Item item) {
      id = item.id();
    } else if (statement instanceof Deleted deleted) {
      feed.growth().deleted(feed.name(), deleted.id(), deleted.when());
    } else if (statement instanceof Document document) {
      documents.putIfAbsent(document.relation(), document.url());
    }
  }

  /**
   * Reads the feed.
   *
   * @param first its newest document; closed by the caller
   * @param places finds the documents that lie beside another
   * @throws IOException if a document cannot be read
   */
  public void read(Source first, IndexChildren places) throws IOException {
    readOne(first);
    String url = older();
    Children beside = url == null ? null : beside(first, places);
    Set<String> read = new HashSet<>();
    while (url != null) {
      Optional<String> before = beside == null ? Optional.empty() : beside.use(url);
      boolean again = !read.add(url);
      Optional<Source> found =
          beside == null || again || before.isPresent() ? Optional.empty() : beside.open(url);
      if (found.isEmpty()) {
        // what stands for another page of a script is no file of its own
        tell(url, again || (before.isPresent() && url.indexOf('?') < 0), first);
        return;
      }
      try (Source source = found.get()) {
        readOne(source);
      }
      url = older();
    }
  }

  private static @Nullable Children beside(Source first, IndexChildren places) throws IOException {
    try {
      Children beside = places.of(first.name());
      beside.use(first.name());
      return beside;
    } catch (SitemapException e) {
      if (e.problem().code().equals(IndexCodes.NO_DIRECTORY.id())) {
        return null; // a stream, beside which nothing lies
      }
      throw e;
    }
  }

  private @Nullable String older() {
    String archive = documents.get(ARCHIVE);
    return archive == null ? documents.get(NEXT) : archive;
  }

  private void readOne(Source source) throws IOException {
    documents.clear();
    feed.growth().nextDocument();
    reader.read(
        source,
        context,
        (entry, location) -> {
          consumer.accept(new FeedId(feed.name(), id).addTo(entry), location);
          id = null;
        });
  }

  private void tell(String url, boolean again, Source first) {
    Code code = again ? PublishCodes.OLDER_AGAIN : PublishCodes.OLDER_MISSING;
    String document = "the older document " + Problem.quoted(url) + " of this feed ";
    String message =
        again
            ? document + "was read already: the links of its documents are a circle"
            : document + "is not beside it, so what it has is not read";
    context.problems().report(Problem.of(code, message, Location.of(first.name())));
  }
}
