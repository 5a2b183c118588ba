package io.github.sitemaptoolkit.publisher.growth;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.batch.walk.IndexChildren;
import io.github.sitemaptoolkit.batch.walk.IndexCodes;
import io.github.sitemaptoolkit.feed.FeedId;
import io.github.sitemaptoolkit.feed.FeedListener;
import io.github.sitemaptoolkit.feed.FeedListener.Deleted;
import io.github.sitemaptoolkit.feed.FeedListener.Document;
import io.github.sitemaptoolkit.feed.FeedListener.Item;
import io.github.sitemaptoolkit.feed.FeedListener.Statement;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Children;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.layout.PublishCodes;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
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
     * Learns what a document is, before its first entry.
     *
     * @param format the name of its format
     */
    default void begin(String format, DocumentInfo document) {}

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

  /** Thrown, and caught again, if the feed is another one. */
  private static final class OtherFeedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    OtherFeedException(String reason) {
      super(reason);
    }
  }

  /** An entry that waits until the feed is judged. */
  private record Held(UrlEntry entry, @Nullable Location location) {}

  private final GrowingFeed feed;
  private final Context context;
  private final Reader reader;
  private final Consumer consumer;
  private final Map<String, String> documents = new HashMap<>(); // of the last one, by relation
  private final List<Held> held = new ArrayList<>();
  private final List<Deleted> deletions = new ArrayList<>(); // that wait as well
  private final FeedJudge judge;
  private boolean waiting = true; // until the feed is judged
  private boolean older; // whether the newest document was read
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
    this.judge = new FeedJudge(feed.name(), feed.growth().memory());
  }

  private void listen(Statement statement) {
    if (statement instanceof Item item) {
      id = item.id();
    } else if (statement instanceof Deleted deleted) {
      if (!waiting) {
        feed.growth().deleted(feed.name(), deleted.id(), deleted.when());
      } else {
        deletions.add(deleted);
      }
    } else if (statement instanceof Document document) {
      documents.putIfAbsent(document.relation(), document.url());
    }
  }

  /**
   * Reads the feed. If it is another one than that which the set has grown with, nothing of it is
   * passed on, and that is reported, unless it is {@linkplain Growth#accepting accepted}.
   *
   * @param first its newest document; closed by the caller
   * @param places finds the documents that lie beside another
   * @throws IOException if a document cannot be read
   */
  public void read(Source first, IndexChildren places) throws IOException {
    if (!isRead(first)) {
      return;
    }
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

  /** Reads the newest document. Returns false if it is that of another feed. */
  private boolean isRead(Source first) throws IOException {
    long before = context.problems().missingEntries();
    String reason;
    try {
      readOne(first);
      reason = waiting ? refusal() : "";
    } catch (OtherFeedException e) {
      reason = String.valueOf(e.getMessage());
    } catch (SitemapException e) {
      if (accepted() || !judge.wasFeed() || judge.isFeed()) {
        throw e;
      }
      reason = "it was a feed, and is none now: " + e.problem().message();
    }
    if (!reason.isEmpty()) {
      refuse(reason, first);
      feed.growth().refuse(feed.name(), context.problems().missingEntries() - before);
      return false;
    }
    release();
    feed.growth().memory().taken(feed.name(), judge.facts(), judge.notes());
    older = true;
    return true;
  }

  private boolean accepted() {
    return feed.growth().accepts(feed.name());
  }

  private String refusal() {
    return accepted() ? "" : judge.refusal();
  }

  private void refuse(String reason, Source first) {
    String message =
        "this is not the feed that the set has grown with: "
            + reason
            + "; nothing of it was taken, and what the set has of it stays; if it is the right one,"
            + " --accept-feed "
            + Problem.quoted(feed.name())
            + " takes it";
    context
        .problems()
        .report(
            Problem.of(PublishCodes.FEED_CHANGED, message, Location.of(first.name())).asMissing());
  }

  private void release() {
    waiting = false;
    deletions.forEach(it -> feed.growth().deleted(feed.name(), it.id(), it.when()));
    deletions.clear();
    held.forEach(it -> consumer.accept(it.entry(), it.location()));
    held.clear();
  }

  private void readOne(Source source) throws IOException {
    documents.clear();
    feed.growth().nextDocument();
    reader.read(source, context, new Judging());
  }

  /** Passes entries on once the feed is known to be the right one. */
  private final class Judging implements Consumer {

    @Override
    public void begin(String format, DocumentInfo document) {
      String reason = older ? "" : judge.begin(format, document);
      if (!reason.isEmpty() && !accepted()) {
        throw new OtherFeedException(reason);
      }
    }

    @Override
    public void accept(UrlEntry entry, @Nullable Location location) {
      UrlEntry known = new FeedId(feed.name(), id).addTo(entry);
      if (!older) {
        judge.add(entry, id);
      }
      id = null;
      if (waiting && !judge.isSure()) {
        held.add(new Held(known, location));
        return;
      } else if (waiting) {
        String reason = refusal();
        if (!reason.isEmpty()) {
          throw new OtherFeedException(reason);
        }
        release();
      }
      consumer.accept(known, location);
    }
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
