package io.github.sitemaptoolkit.publisher.internal.growth;

import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.growth.FeedFacts;
import io.github.sitemaptoolkit.publisher.layout.DigestedStream;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.Pieces;
import io.github.sitemaptoolkit.publisher.layout.PublishCodes;
import io.github.sitemaptoolkit.publisher.layout.SetNames;
import io.github.sitemaptoolkit.publisher.store.Store;
import io.github.sitemaptoolkit.sort.ItemStream;
import io.github.sitemaptoolkit.sort.Lookahead;
import io.github.sitemaptoolkit.sort.Spool;
import io.github.sitemaptoolkit.text.BoundedLines;
import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The list of the urls that feeds have added to a set: the published one, and the one that is
 * written in its place. Sorted by url; each url may have several lines.
 */
final class FeedList implements Pieces, Closeable {

  /** Decides about lines while the list is written. */
  interface Rules {

    /**
     * Returns whether a published line stays. Asked once for each.
     *
     * @param said whether feeds of this run have its url
     */
    boolean keeps(FeedLine published, boolean said);

    /** Returns a published line as it is from now on. */
    FeedLine renewed(FeedLine published);

    /** Returns whether a new line is added. */
    boolean adds(FeedLine said);
  }

  private static final int LONGEST = 1 << 20; // characters of a line, which has a url and an id

  private final Store store;
  private final @Nullable Part before;
  private final Spool<FeedLine> published;
  private final Spool<FeedLine> lines;
  private @Nullable Part part;

  /**
   * Creates a list.
   *
   * @param before the published one; null if there is none
   * @param directory for temporary files
   */
  FeedList(Store store, @Nullable Part before, Path directory) {
    this.store = store;
    this.before = before;
    this.published = new Spool<>(directory.resolve("published"), FeedLine.CODEC);
    this.lines = new Spool<>(directory.resolve("now"), FeedLine.CODEC);
  }

  /**
   * Reads the published list. Called first.
   *
   * @param feeds gets what is remembered of each feed
   * @param urls gets the lines of urls
   * @throws SitemapException if it is not as it was published
   */
  void read(BiConsumer<String, FeedFacts> feeds, Consumer<FeedLine> urls) throws IOException {
    try (Published all = new Published()) {
      for (FeedLine line = all.next(); line != null; line = all.next()) {
        FeedFacts facts = all.facts(line);
        if (facts == null) {
          urls.accept(line);
          published.add(line);
        } else {
          feeds.accept(line.feed(), facts);
        }
      }
    }
  }

  /** Writes the list: what is remembered of feeds, published lines that stay, and new ones. */
  void write(Map<String, FeedFacts> feeds, ItemStream<FeedLine> said, Rules rules)
      throws IOException {
    List<FeedLine> heads = new ArrayList<>();
    feeds.forEach((feed, facts) -> heads.add(FeedLine.of(feed, facts)));
    heads.sort(FeedLine.ORDER);
    for (FeedLine head : heads) {
      lines.add(head);
    }
    var old = new Lookahead<>(published.values());
    var added = new Lookahead<>(said);
    while (true) {
      FeedLine first = first(old.peek(), added.peek());
      if (first == null) {
        break;
      }
      String url = first.url();
      addAll(group(url, old), group(url, added), rules);
    }
    part = described();
  }

  private static @Nullable FeedLine first(@Nullable FeedLine a, @Nullable FeedLine b) {
    return a == null || (b != null && FeedLine.ORDER.compare(b, a) < 0) ? b : a;
  }

  private static List<FeedLine> group(String url, Lookahead<FeedLine> from) throws IOException {
    List<FeedLine> group = new ArrayList<>(2);
    for (FeedLine line = from.peek(); line != null && line.url().equals(url); line = from.peek()) {
      group.add(line);
      from.next();
    }
    return group;
  }

  /** Adds the lines of one url: each item once, and of each feed, no url beside an id. */
  private void addAll(List<FeedLine> published, List<FeedLine> said, Rules rules)
      throws IOException {
    Map<Long, FeedLine> all = new LinkedHashMap<>();
    for (FeedLine line : said) {
      if (rules.adds(line)) {
        all.merge(line.identity(), line, (a, b) -> a.time() > b.time() ? a : b);
      }
    }
    List<FeedLine> added = List.copyOf(all.values());
    for (FeedLine line : published) {
      boolean again = added.stream().anyMatch(other -> other.id().equals(line.id()));
      if (rules.keeps(line, !said.isEmpty()) && !again) {
        all.put(line.identity(), rules.renewed(line));
      }
    }
    List<FeedLine> sorted = new ArrayList<>(all.values());
    sorted.removeIf(
        line ->
            line.id().isEmpty()
                && all.values().stream()
                    .anyMatch(it -> !it.id().isEmpty() && it.feed().equals(line.feed())));
    sorted.sort(FeedLine.ORDER);
    for (FeedLine line : sorted) {
      lines.add(line);
    }
  }

  private @Nullable Part described() throws IOException {
    long bytes = 0;
    long count = 0;
    MessageDigest digest = sha256();
    ItemStream<FeedLine> all = lines();
    for (FeedLine line = all.next(); line != null; line = all.next()) {
      byte[] text = bytes(line);
      digest.update(text);
      bytes += text.length;
      count++;
    }
    String hex = HexFormat.of().formatHex(digest.digest());
    return count == 0 ? null : new Part(SetNames.feeds(hex), count, bytes, hex, null);
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has it", e);
    }
  }

  private static byte[] bytes(FeedLine line) {
    return (line.text() + '\n').getBytes(StandardCharsets.UTF_8);
  }

  /** Returns the lines that were written, those of feeds first. */
  ItemStream<FeedLine> lines() throws IOException {
    return lines.values();
  }

  /** Returns the file of the lines that were written; null if there are none. */
  @Nullable Part part() {
    return part;
  }

  /** Returns whether nothing is to be put, because the list is the same, or empty. */
  boolean isPublished() {
    return part == null || part.equals(before);
  }

  @Override
  public void forEach(Consumer<byte[]> consumer) {
    try {
      ItemStream<FeedLine> all = lines();
      for (FeedLine line = all.next(); line != null; line = all.next()) {
        consumer.accept(bytes(line));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() throws IOException {
    try (published) {
      lines.close();
    }
  }

  /** The published lines, which must be as they were published. */
  private final class Published implements ItemStream<FeedLine>, Closeable {

    private final @Nullable Source source;
    private final @Nullable DigestedStream digested;
    private final @Nullable BufferedReader in;
    private boolean ended;

    Published() throws IOException {
      source = before == null ? null : open(before);
      digested = source == null ? null : new DigestedStream(source.stream());
      in =
          digested == null
              ? null
              : BoundedLines.of(new InputStreamReader(digested, StandardCharsets.UTF_8), LONGEST);
    }

    private Source open(Part part) throws IOException {
      try {
        return store.open(part, Limits.DEFAULT);
      } catch (IOException e) {
        if (store.path(part.file()) == null) {
          throw e; // a server may answer the next time
        }
        throw changed(e);
      }
    }

    @Override
    public @Nullable FeedLine next() throws IOException {
      String line;
      try {
        line = in == null ? null : in.readLine();
      } catch (BoundedLines.LongLineException e) {
        throw changed(e);
      }
      if (line == null) {
        boolean first = !ended;
        ended = true;
        if (first && before != null && digested != null && !digested.endsAs(before)) {
          throw changed(null);
        }
        return null;
      }
      try {
        return FeedLine.parse(line);
      } catch (IllegalArgumentException e) {
        throw changed(e);
      }
    }

    @Nullable FeedFacts facts(FeedLine line) {
      try {
        return line.facts();
      } catch (IllegalArgumentException e) {
        throw changed(e);
      }
    }

    private SitemapException changed(@Nullable Exception cause) {
      String file = before == null ? SetNames.MANIFEST : before.file();
      return new SitemapException(
          Problem.of(
              PublishCodes.CHANGED,
              "it is missing, or not as it was published, so it is not known which urls feeds have"
                  + " added; restore it, or publish once without feeds that grow",
              Location.of(store.name(file))),
          cause);
    }

    @Override
    public void close() throws IOException {
      if (source != null) {
        source.close();
      }
    }
  }
}
