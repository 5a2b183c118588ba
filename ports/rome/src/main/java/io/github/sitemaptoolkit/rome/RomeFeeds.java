package io.github.sitemaptoolkit.rome;

import com.rometools.rome.feed.synd.SyndFeed;
import com.rometools.rome.io.FeedException;
import com.rometools.rome.io.SyndFeedInput;
import com.rometools.rome.io.SyndFeedOutput;
import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.converters.feed.AtomFormat;
import io.github.sitemaptoolkit.converters.feed.RssFormat;
import io.github.sitemaptoolkit.converters.option.FeedOptions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.EntryWriter;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

/**
 * Converts feeds of Rome to url entries, and url entries to feeds of Rome.
 *
 * <pre>{@code
 * List<UrlEntry> entries = RomeFeeds.entries(syndFeed);
 * SyndFeed syndFeed = RomeFeeds.feed(entries);
 * }</pre>
 *
 * <p>What an entry becomes is the same as when a feed is read or written as a document: images,
 * videos and versions in other languages come from Media RSS and links, and what has no place on
 * the other side is reported. Media RSS is foreign markup of Rome's entries, and where {@code
 * rome-modules} is on the class path, its modules, with what these can hold: no duration with a
 * fraction of a second, and in RSS no date of the last change beside the date of publication.
 * Rome's dates are times in UTC, so offsets, and fractions and precisions of other dates, are lost.
 *
 * <p>A feed of Rome is in memory as a whole, and so is its document while it is converted; large
 * feeds are better read and written as documents.
 *
 * @since 0.1
 */
@Incubating
public final class RomeFeeds {

  private static final String RSS = "rss_2.0";
  private static final String ATOM = "atom_1.0";

  /** The name of the feed in messages. */
  private static final String NAME = "feed";

  private RomeFeeds() {}

  /**
   * Returns the entries of a feed, with the extensions that are on the class path. Problems are not
   * reported.
   *
   * @throws IllegalArgumentException if Rome cannot write the feed
   */
  public static List<UrlEntry> entries(SyndFeed feed) {
    return entries(feed, Context.load());
  }

  /**
   * Returns the entries of a feed.
   *
   * @param context has the extensions and {@link FeedOptions}, and receives problems
   * @throws IllegalArgumentException if Rome cannot write the feed
   */
  public static List<UrlEntry> entries(SyndFeed feed, Context context) {
    try (EntryReader<UrlEntry> in = reader(feed, context)) {
      return in.stream().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Returns a reader of the entries of a feed, which also has its title, link and language. Changes
   * of the feed after this call do not matter.
   *
   * @param context has the extensions and {@link FeedOptions}, and receives problems
   * @throws IllegalArgumentException if Rome cannot write the feed, for example because a text has
   *     characters that XML does not allow, or content that is said to be XHTML is not well-formed
   */
  public static EntryReader<UrlEntry> reader(SyndFeed feed, Context context) {
    String document;
    try {
      document = new SyndFeedOutput().outputString(FeedCopy.of(feed, ATOM), false);
    } catch (FeedException e) {
      throw new IllegalArgumentException("Rome cannot write the feed: " + e.getMessage(), e);
    }
    FeedOptions options = context.options(FeedOptions.DEFAULTS);
    Context reading =
        options.language() == null // Rome does not write the language to Atom
            ? context.with(options.withLanguage(feed.getLanguage()))
            : context;
    try {
      var bytes = new ByteArrayInputStream(document.getBytes(StandardCharsets.UTF_8));
      return new AtomFormat().reader(Source.of(bytes, NAME), reading);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Returns a feed of type {@code rss_2.0} with these entries, with the extensions that are on the
   * class path. Its title is the host of the first url. Problems are not reported.
   */
  public static SyndFeed feed(Iterable<UrlEntry> entries) {
    return feed(DocumentInfo.of(DocumentInfo.Kind.FEED), entries, RSS, Context.load());
  }

  /**
   * Returns a feed with these entries. The date of the last change is the published date of an
   * entry in {@code rss_2.0}, unless the date of publication is known, and the updated date in
   * {@code atom_1.0}.
   *
   * @param document has the title, link and language of the feed; see {@link FeedOptions} for what
   *     is used where there are none
   * @param type the type of the feed: {@code rss_2.0} or {@code atom_1.0}
   * @param context has the extensions and {@link FeedOptions}, and receives problems
   * @throws IllegalArgumentException if the type is another one
   */
  public static SyndFeed feed(
      DocumentInfo document, Iterable<UrlEntry> entries, String type, Context context) {
    SitemapFormat format =
        switch (type) {
          case RSS -> new RssFormat();
          case ATOM -> new AtomFormat();
          default ->
              throw new IllegalArgumentException(
                  "feeds are made of type " + RSS + " or " + ATOM + ", not " + type);
        };
    try {
      String text = text(format, document, entries, context);
      SyndFeed feed = new SyndFeedInput(false, Locale.ROOT).build(new StringReader(text));
      return type.equals(ATOM) ? FeedCopy.of(feed, type) : feed;
    } catch (FeedException e) {
      throw new IllegalStateException("Rome cannot read a feed that was written", e);
    }
  }

  private static String text(
      SitemapFormat format, DocumentInfo document, Iterable<UrlEntry> entries, Context context) {
    var bytes = new ByteArrayOutputStream();
    try (Sink sink = Sink.of(bytes, NAME, false);
        EntryWriter<UrlEntry> out = format.writer(sink, document, context)) {
      for (UrlEntry entry : entries) {
        out.write(entry);
      }
      out.finish();
      sink.commit();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toString(StandardCharsets.UTF_8);
  }
}
