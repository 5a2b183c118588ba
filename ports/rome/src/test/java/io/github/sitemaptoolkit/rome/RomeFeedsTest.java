package io.github.sitemaptoolkit.rome;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.rometools.rome.feed.synd.SyndContentImpl;
import com.rometools.rome.feed.synd.SyndEnclosureImpl;
import com.rometools.rome.feed.synd.SyndEntry;
import com.rometools.rome.feed.synd.SyndEntryImpl;
import com.rometools.rome.feed.synd.SyndFeed;
import com.rometools.rome.feed.synd.SyndFeedImpl;
import com.rometools.rome.io.SyndFeedInput;
import com.rometools.rome.io.SyndFeedOutput;
import io.github.sitemaptoolkit.Sitemaps;
import io.github.sitemaptoolkit.converters.option.FeedOptions;
import io.github.sitemaptoolkit.ext.image.Image;
import io.github.sitemaptoolkit.ext.link.Link;
import io.github.sitemaptoolkit.ext.video.Video;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Loss;
import io.github.sitemaptoolkit.problem.Problems;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** With {@code rome-modules} on the class path; JavaGuideTest runs without. */
class RomeFeedsTest {

  private static final Date NOON = Date.from(Instant.parse("2026-11-20T12:00:00Z"));
  private static final DocumentInfo INFO = DocumentInfo.of(DocumentInfo.Kind.FEED);

  private final Context context = Context.load().withProblems(new Problems());

  private static SyndFeed built(SyndEntry... entries) {
    var feed = new SyndFeedImpl();
    feed.setEntries(new ArrayList<>(List.of(entries)));
    return feed;
  }

  private static SyndEntry entry(String link) {
    var entry = new SyndEntryImpl();
    entry.setLink(link);
    return entry;
  }

  private static UrlEntry full() {
    return UrlEntry.builder("https://example.com/a?b=1&c=2")
        .lastmod("2026-11-20T12:00:00Z")
        .add(Image.of("https://example.com/a.jpg"))
        .add(
            Video.builder()
                .thumbnailLoc("https://example.com/v.jpg")
                .title("A <video> & more")
                .description("What it shows")
                .contentLoc("https://example.com/v.mp4")
                .publicationDate("2026-11-19T08:00:00Z")
                .build())
        .add(Link.alternate("en", "https://example.com/a?b=1&c=2"))
        .add(Link.alternate("de", "https://example.com/de"))
        .build();
  }

  @Test
  void entriesAreThoseOfTheDocumentInUtc() throws Exception {
    for (String name : List.of("blog.rss", "recipes/ghost-feed.xml")) {
      Path file = Path.of("..", "..", "examples").resolve(name);
      List<UrlEntry> read = new ArrayList<>();
      try (EntryReader<UrlEntry> in = Sitemaps.read(file)) {
        in.forEach(each -> read.add(inUtc(each)));
      }
      SyndFeed feed = new SyndFeedInput().build(new StringReader(Files.readString(file)));
      List<UrlEntry> entries = RomeFeeds.entries(feed).stream().map(RomeFeedsTest::inUtc).toList();
      assertEquals(read, entries, name);
    }
  }

  private static UrlEntry inUtc(UrlEntry entry) {
    return entry.toBuilder()
        .lastmod(entry.lastmodValue().map(date -> date.start()).orElse(null))
        .build();
  }

  @Test
  void feedThatIsBuiltNeedsNoMoreThanLinks() {
    SyndEntry entry = entry("https://example.com/a");
    entry.setUpdatedDate(NOON);
    entry.setPublishedDate(Date.from(NOON.toInstant().minusSeconds(60)));
    var enclosure = new SyndEnclosureImpl();
    enclosure.setUrl("https://example.com/a.jpg");
    enclosure.setType("image/jpeg");
    entry.setEnclosures(List.of(enclosure));
    assertEquals(
        List.of(
            UrlEntry.builder("https://example.com/a")
                .lastmod("2026-11-20T12:00:00Z")
                .add(Image.of("https://example.com/a.jpg"))
                .build(),
            UrlEntry.of("https://example.com/b")),
        RomeFeeds.entries(built(entry, entry("https://example.com/b")), context));
    assertEquals(0, context.problems().missing());
  }

  @Test
  void readerHasWhatIsSaidOfTheFeed() throws Exception {
    SyndFeed feed = built(entry("https://example.com/a"));
    feed.setTitle("Times");
    feed.setLink("https://example.com/");
    feed.setLanguage("de");
    try (EntryReader<UrlEntry> in = RomeFeeds.reader(feed, context)) {
      assertEquals("Times", in.document().title());
      assertEquals("https://example.com/", in.document().link());
      assertEquals("de", in.document().language());
    }
  }

  @Test
  void feedStaysAsItWas() throws Exception {
    SyndFeed feed = RomeFeeds.feed(List.of(full()));
    String before = new SyndFeedOutput().outputString(feed);
    RomeFeeds.entries(feed);
    assertEquals(before, new SyndFeedOutput().outputString(feed));
  }

  @Test
  void feedThatRomeCannotWriteIsRefused() {
    SyndEntry entry = entry("https://example.com/a");
    var content = new SyndContentImpl();
    content.setType("xhtml");
    content.setValue("<p>");
    entry.setContents(List.of(content));
    assertThrows(IllegalArgumentException.class, () -> RomeFeeds.entries(built(entry)));
    SyndEntry illegal = entry("https://example.com/a");
    illegal.setTitle("\u0001");
    assertThrows(IllegalArgumentException.class, () -> RomeFeeds.entries(built(illegal)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"rss_2.0", "atom_1.0"})
  void entriesComeBackFromFeeds(String type) {
    List<UrlEntry> entries = List.of(full(), UrlEntry.of("https://example.com/b"));
    SyndFeed feed = RomeFeeds.feed(INFO.withTitle("Times"), entries, type, context);
    assertEquals(type, feed.getFeedType());
    assertEquals("Times", feed.getTitle());
    assertEquals("A <video> & more", feed.getEntries().get(0).getTitle());
    assertEquals(entries.get(0).loc(), feed.getEntries().get(0).getLink());
    assertEquals(entries, RomeFeeds.entries(feed));
  }

  @Test
  void lastmodIsTheDateOfTheType() {
    List<UrlEntry> entries = List.of(full());
    SyndEntry rss = RomeFeeds.feed(entries).getEntries().get(0);
    assertEquals(NOON, rss.getPublishedDate());
    SyndEntry atom = RomeFeeds.feed(INFO, entries, "atom_1.0", context).getEntries().get(0);
    assertEquals(NOON, atom.getUpdatedDate());
    assertNull(atom.getPublishedDate());
  }

  @Test
  void dateThatIsNotKnownIsNone() {
    List<UrlEntry> entries = List.of(UrlEntry.of("https://example.com/b"));
    SyndFeed feed = RomeFeeds.feed(INFO, entries, "atom_1.0", context);
    assertNull(feed.getPublishedDate());
    assertNull(feed.getEntries().get(0).getUpdatedDate());
    assertNull(feed.getEntries().get(0).getPublishedDate());
  }

  @Test
  void losslessFeedsHaveTheWholeEntries() {
    Context lossless = context.with(FeedOptions.DEFAULTS.withLossless(true));
    List<UrlEntry> entries =
        List.of(full().toBuilder().lastmod("2026-11").changefreq("daily").priority("0.7").build());
    for (String type : List.of("rss_2.0", "atom_1.0")) {
      assertEquals(
          entries, RomeFeeds.entries(RomeFeeds.feed(INFO, entries, type, lossless), context));
    }
    assertEquals(
        List.of(), context.problems().losses().stream().filter(it -> !it.detail()).toList());
  }

  @Test
  void lossesAreReported() {
    UrlEntry entry = UrlEntry.builder("https://example.com/").priority("0.5").build();
    RomeFeeds.feed(INFO, List.of(entry), "rss_2.0", context);
    assertEquals(
        List.of("priority"), context.problems().losses().stream().map(Loss::kind).toList());
  }

  @Test
  void otherTypesAreRefused() {
    IllegalArgumentException e =
        assertThrows(
            IllegalArgumentException.class,
            () -> RomeFeeds.feed(INFO, List.of(), "rss_0.91", context));
    assertTrue(String.valueOf(e.getMessage()).contains("rss_2.0 or atom_1.0"), e.getMessage());
  }
}
