package io.github.sitemaptoolkit.publisher.internal.growth;

import io.github.sitemaptoolkit.model.W3cDateTime;
import io.github.sitemaptoolkit.publisher.growth.FeedFacts;
import io.github.sitemaptoolkit.publisher.growth.FeedKey;
import io.github.sitemaptoolkit.publisher.plan.Xxh64;
import io.github.sitemaptoolkit.sort.Codec;
import io.github.sitemaptoolkit.text.TabbedText;
import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A url that a feed has added to the set: a line in the list of such urls. What is remembered of a
 * feed itself is a line, too, before all urls.
 *
 * @param url the url
 * @param feed the key of the feed
 * @param id what identifies the item; empty if it is the url
 * @param updated when the item was changed, as a W3C date; empty if unknown
 * @param outdated when the entry has to be published anew without values that are out of date then;
 *     empty if it has none
 */
record FeedLine(String url, String feed, String id, String updated, String outdated) {

  /** The time of what has no date: before everything else. */
  static final long UNDATED = Long.MIN_VALUE;

  private static final Charset UTF_8 = StandardCharsets.UTF_8;
  private static final int LONGEST_ID = 2_048;
  private static final int VALUES = 5;
  private static final String FEED = "#feed"; // where others have a url, and none begins so
  private static final String BETWEEN = "\n"; // titles

  /** Orders lines as the list has them: by url, byte by byte, then by all that follows. */
  static final Comparator<FeedLine> ORDER =
      (a, b) -> Arrays.compareUnsigned(a.text().getBytes(UTF_8), b.text().getBytes(UTF_8));

  /** Writes and reads lines. */
  static final Codec<FeedLine> CODEC =
      new Codec<>() {

        @Override
        public int size(FeedLine line) {
          return Integer.BYTES + line.text().getBytes(UTF_8).length;
        }

        @Override
        public void write(FeedLine line, ByteBuffer target) {
          byte[] bytes = line.text().getBytes(UTF_8);
          target.putInt(bytes.length).put(bytes);
        }

        @Override
        public FeedLine read(ByteBuffer source) {
          byte[] bytes = new byte[source.getInt()];
          source.get(bytes);
          return parse(new String(bytes, UTF_8));
        }
      };

  /** Leaves out an id that nobody would have written, so that lines stay short. */
  FeedLine {
    feed = FeedKey.of(feed); // lists of an earlier version have names
    id = id.length() > LONGEST_ID ? "" : id;
  }

  /** Returns the line that has what is remembered of a feed. */
  static FeedLine of(String feed, FeedFacts facts) {
    String form = facts.form().isEmpty() ? "-" : facts.form();
    List<String> words = new ArrayList<>(List.of(form, String.valueOf(facts.items())));
    words.addAll(facts.hosts());
    return new FeedLine(
        FEED, feed, String.join(BETWEEN, facts.titles()), String.join(" ", words), "");
  }

  /**
   * Returns what the line remembers of its feed; null if it is one of a url.
   *
   * @throws IllegalArgumentException if it is not written so
   */
  @Nullable FeedFacts facts() {
    if (!url.equals(FEED)) {
      return null;
    }
    List<String> words = List.of(updated.split(" "));
    if (words.size() < 2) {
      throw new IllegalArgumentException("a feed of " + words.size() + " words");
    }
    return new FeedFacts(
        words.get(0).equals("-") ? "" : words.get(0),
        Set.copyOf(words.subList(2, words.size())),
        id.isEmpty() ? Set.of() : Set.of(id.split(BETWEEN)),
        Long.parseLong(words.get(1)));
  }

  /** Returns the line without its end. */
  String text() {
    return Stream.of(url, feed, id, updated, outdated)
        .map(TabbedText::escaped)
        .collect(Collectors.joining("\t"));
  }

  /**
   * Reads a line.
   *
   * @throws IllegalArgumentException if it is not one
   */
  static FeedLine parse(String text) {
    List<String> values = Arrays.asList(text.split("\t", -1));
    if (values.size() != VALUES || values.get(0).isEmpty()) {
      throw new IllegalArgumentException("a line of " + values.size() + " values");
    }
    values.replaceAll(TabbedText::unescaped);
    return new FeedLine(values.get(0), values.get(1), values.get(2), values.get(3), values.get(4));
  }

  /** Returns the line for an item that its url identifies. */
  FeedLine withoutId() {
    return new FeedLine(url, feed, "", updated, outdated);
  }

  /** Returns the line for an entry without values that get out of date. */
  FeedLine lasting() {
    return new FeedLine(url, feed, id, updated, "");
  }

  /** Returns a hash of what identifies the item. */
  long identity() {
    return identity(feed, id.isEmpty() ? "\t" + url : id);
  }

  /** Returns a hash of what identifies an item of a feed. */
  static long identity(String feed, String id) {
    return hash(FeedKey.of(feed) + '\n' + id);
  }

  /** Returns a hash of the url. */
  long page() {
    return hash(url);
  }

  static long hash(String text) {
    return Xxh64.hash(text.getBytes(UTF_8));
  }

  /** Returns when the item was changed, in milliseconds. */
  long time() {
    return time(updated, UNDATED);
  }

  /** Returns a date in milliseconds; another number if it is none. */
  static long time(@Nullable String date, long otherwise) {
    return date == null
        ? otherwise
        : W3cDateTime.parse(date).map(it -> it.start().toEpochMilli()).orElse(otherwise);
  }
}
