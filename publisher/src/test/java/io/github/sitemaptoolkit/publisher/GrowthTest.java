package io.github.sitemaptoolkit.publisher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.batch.walk.IndexChildren;
import io.github.sitemaptoolkit.extension.Descriptor;
import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.feed.FeedId;
import io.github.sitemaptoolkit.feed.FeedListener;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.growth.FeedDocuments;
import io.github.sitemaptoolkit.publisher.growth.GrowingFeed;
import io.github.sitemaptoolkit.publisher.growth.Growth;
import io.github.sitemaptoolkit.publisher.layout.Grouping;
import io.github.sitemaptoolkit.publisher.layout.PartLimits;
import io.github.sitemaptoolkit.publisher.upkeep.Rollback;
import io.github.sitemaptoolkit.publisher.upkeep.Verification;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GrowthTest {

  private static final String BASE = "https://example.com/";

  /** The first line of an item: its id, its url and its date, each of which may be missing. */
  private static final String BLOG = "blog.rss";

  @TempDir Path directory;

  private final Context context =
      Context.of(Extensions.of(new Dated())).withProblems(new Problems());
  private Clock clock = Clock.fixed(Instant.parse("2026-11-20T00:00:00Z"), ZoneOffset.UTC);

  /** Is a value that is out of date when the flash of an entry says so. */
  private static final class Dated implements SitemapExtension<Flash> {

    private final Flash.Extension flash = new Flash.Extension(1_000);

    @Override
    public Descriptor<Flash> descriptor() {
      return flash.descriptor().outdated(value -> Instant.parse(value.title()));
    }

    @Override
    public Flash read(ElementReader in) {
      return flash.read(in);
    }

    @Override
    public void write(Flash value, ElementWriter out) {
      flash.write(value, out);
    }
  }

  private static UrlEntry entry(String page, String day) {
    return UrlEntry.builder(BASE + page).lastmod(day.isEmpty() ? null : "2026-11-" + day).build();
  }

  /** Feeds are written as lines: {@code 1 page 20} is an item, {@code -1 20} was deleted. */
  private static void read(Source source, Context with, FeedDocuments.Consumer to)
      throws IOException {
    to.begin("rss", DocumentInfo.of(DocumentInfo.Kind.FEED));
    FeedListener listener = with.options(FeedListener.NONE);
    String text = new String(source.stream().readAllBytes(), StandardCharsets.UTF_8);
    for (String line : text.split("; ")) {
      String[] words = line.split(" ", -1);
      String when = words[words.length - 1];
      if (words[0].startsWith("-")) {
        listener.accept(
            new FeedListener.Deleted(
                words[0].substring(1), when.isEmpty() ? null : "2026-11-" + when));
      } else if (!line.isEmpty()) {
        listener.accept(new FeedListener.Item(words[0].isEmpty() ? null : words[0]));
        to.accept(entry(words[1], when), null);
      }
    }
  }

  private Entries feed(String name, Growth growth, String text) {
    Context reading = growth.reading(name, context);
    GrowingFeed feed = GrowingFeed.of(reading);
    return to ->
        new FeedDocuments(feed, reading, GrowthTest::read, to::accept)
            .read(
                Source.of(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), name),
                IndexChildren.files(Limits.DEFAULT, new RunFiles()));
  }

  private Publisher publisher() {
    return Publisher.to(directory).context(context).maxShrink(100);
  }

  private Publication publish(String text, String... others) throws IOException {
    var growth = new Growth(clock);
    Entries feed = feed(BLOG, growth, text);
    return publisher()
        .baseUrl(BASE)
        .growing(growth)
        .publish(
            to -> {
              feed.forEach(to);
              Stream.of(others).forEach(page -> to.accept(entry(page, "01"), null));
            });
  }

  private Publication update(String text, String... removed) throws IOException {
    var growth = new Growth(clock);
    Entries feed = feed(BLOG, growth, text);
    return publisher()
        .growing(growth)
        .update(feed, Entries.of(Stream.of(removed).map(page -> UrlEntry.of(BASE + page))));
  }

  /** Returns the pages and their days. */
  private String set() {
    Map<String, String> pages = new TreeMap<>();
    Site.urls(directory, BASE)
        .forEach(
            (url, date) -> pages.put(url.substring(BASE.length()), date.replace("2026-11-", "")));
    return pages.toString();
  }

  private List<String> problems() {
    return context.problems().first().stream().map(it -> it.code() + ": " + it.message()).toList();
  }

  @Test
  void whatHasLeftTheFeedStaysAndWhatIsChangedIsRenewed() throws IOException {
    publish("1 one 01; 2 two 02");
    update("3 three 03; 2 two 04");
    assertEquals("{one=01, three=03, two=04}", set());
    update("4 four 05");
    assertEquals("{four=05, one=01, three=03, two=04}", set());
  }

  @Test
  void anotherUrlOfAnIdReplacesTheUrl() throws IOException {
    publish("1 one 01; 2 two 02");
    Publication done = update("1 uno 03");
    assertEquals("{two=02, uno=03}", set());
    assertEquals(List.of("1 item of a feed has a new url"), done.notes());
    update("2 one 04");
    assertEquals("{one=04, uno=03}", set());
    update("1 two 04; 2 uno 04");
    assertEquals("{two=04, uno=04}", set(), "they have changed places");
  }

  @Test
  void aUrlThatAnotherItemHasStays() throws IOException {
    publish("1 page 01; 2 page 01; 3 other 01");
    update("1 moved 02");
    assertEquals("{moved=02, other=01, page=01}", set());
    update("2 gone 03");
    assertEquals("{gone=03, moved=02, other=01}", set());
  }

  @Test
  void anItemWithoutIdCountsByItsUrlUntilItHasOne() throws IOException {
    publish(" one 01");
    update(" two 02");
    assertEquals("{one=01, two=02}", set());
    update("1 one 03");
    update("1 uno 04");
    assertEquals("{two=02, uno=04}", set());
  }

  @Test
  void itemsThatShareAnIdStayAndAreTold() throws IOException {
    publish("1 one 01; 1 two 01; 1 three 01");
    assertEquals("{one=01, three=01, two=01}", set());
    assertEquals(
        List.of(
            "publish.feed-id: the id \"1\" is that of another item as well, so this one counts by"
                + " its url",
            "publish.feed-id: the id \"1\" is that of another item as well, so this one counts by"
                + " its url"),
        problems());
    update("1 four 02; 1 one 02; 1 two 02");
    update("1 four 02; 1 one 02");
    assertEquals("{four=02, one=02, three=01, two=02}", set());
  }

  @Test
  void idsCountPerFeed() throws IOException {
    publish("1 one 01");
    var growth = new Growth(clock);
    Entries other = feed("shop.rss", growth, "1 shop 01");
    publisher().growing(growth).update(other, Entries.of(Stream.of()));
    assertEquals("{one=01, shop=01}", set());
  }

  @Test
  void deletedItemsGoUnlessTheyWereChangedLater() throws IOException {
    publish("1 one 10; 2 two 10; 3 three 10");
    update("-1 10; -2 09; -3 ");
    assertEquals("{two=10}", set());
    update("1 one 12; -1 11; 3 three 09; -3 11; 4 four 01");
    assertEquals("{four=01, one=12, two=10}", set(), "one is back, three was deleted later");
    update("-3 11; 3 three 12");
    assertEquals("{four=01, one=12, three=12, two=10}", set());
    assertEquals(List.of("1 item of a feed was deleted"), update("-1 13").notes());
  }

  @Test
  void aUrlThatIsRemovedIsForgotten() throws IOException {
    publish("1 one 01; 2 two 01");
    update("2 two 02", "one", "two");
    assertEquals("{two=02}", set(), "the feed still has it");
    publish("3 three 03");
    assertEquals("{three=03, two=02}", set());
  }

  @Test
  void twiceTheSameChangesNoByte() throws IOException {
    String feed = "1 one 01; 2 two 02;  three 03; 1 other 04; -9 05";
    publish(feed, "page");
    Map<Path, String> before = bytes();
    publish(feed, "page");
    assertEquals(before, bytes());
    update(feed);
    assertEquals(before, bytes());
    assertTrue(Verification.of(directory).run().findings().isEmpty());
  }

  private Map<Path, String> bytes() throws IOException {
    Map<Path, String> bytes = new TreeMap<>();
    try (Stream<Path> files = Files.list(directory)) {
      for (Path file : (Iterable<Path>) files::iterator) {
        bytes.put(
            file.getFileName(),
            Files.getLastModifiedTime(file)
                + new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1));
      }
    }
    return bytes;
  }

  @Test
  void otherInputsAreReplacedWhenAllIsPublished() throws IOException {
    publish("1 one 01", "a", "b", "one");
    assertEquals("{a=01, b=01, one=01}", set());
    publish("2 two 02", "b", "c");
    assertEquals("{b=01, c=01, one=01, two=02}", set());
  }

  @Test
  void whatAnotherInputSaysOfAUrlCountsMoreThanWhatWasPublished() throws IOException {
    publish("1 one 05");
    publish("2 two 02", "one");
    assertEquals("{one=01, two=02}", set());
  }

  @Test
  void withoutGrowthTheSetIsWhatTheInputsSay() throws IOException {
    publish("1 one 01");
    publisher().baseUrl(BASE).publish(List.of(entry("a", "01")));
    assertEquals("{a=01}", set());
    assertEquals(
        List.of(".sitemap-manifest.json", "sitemap.xml"), Site.names(directory), "no list is left");
  }

  @Test
  void aFeedThatNoLongerGrowsIsForgotten() throws IOException {
    publish("1 one 01");
    var growth = new Growth(clock);
    Entries other = feed("shop.rss", growth, "1 shop 01");
    Publication done = publisher().baseUrl(BASE).growing(growth).publish(other);
    assertEquals("{shop=01}", set());
    assertEquals(
        List.of("1 url goes that a feed has added which this run does not grow with"),
        done.notes());
  }

  @Test
  void feedsOfADirectoryMayGo() throws IOException {
    for (String name : List.of("a.rss", "b.rss")) {
      var growth = new Growth(clock);
      Context reading = growth.reading("feeds", name, context);
      GrowingFeed feed = GrowingFeed.of(reading);
      Source source = Source.of(new ByteArrayInputStream(("1 " + name).getBytes()), name);
      publisher()
          .baseUrl(BASE)
          .growing(growth)
          .publish(
              (Entries)
                  to ->
                      new FeedDocuments(
                              feed,
                              reading,
                              (from, with, consumer) -> {
                                consumer.begin("rss", DocumentInfo.of(DocumentInfo.Kind.FEED));
                                with.options(FeedListener.NONE).accept(new FeedListener.Item("1"));
                                consumer.accept(entry(name, "01"), null);
                              },
                              to::accept)
                          .read(source, IndexChildren.files(Limits.DEFAULT, new RunFiles())));
    }
    assertEquals("{a.rss=01, b.rss=01}", set());
  }

  @Test
  void updatesWithoutFeedsKeepTheIds() throws IOException {
    publish("1 one 01");
    publisher().update(List.of(entry("a", "01")), List.of());
    update("1 uno 02");
    assertEquals("{a=01, uno=02}", set());
  }

  @ParameterizedTest
  @ValueSource(strings = {"hash", "month", "section:1", "sequence"})
  void valuesThatAreOutOfDateGoWhereverTheyAre(String by) throws IOException {
    List<UrlEntry> pages = new ArrayList<>();
    IntStream.range(0, 40)
        .mapToObj(i -> entry("s" + i % 3 + "/" + i, "0" + (1 + i % 4)))
        .forEach(pages::add);
    UrlEntry news =
        entry("s1/news", "02").toBuilder().add(new Flash("2026-11-21T00:00:00Z")).build();
    var growth = new Growth(clock);
    growth.reading(BLOG, context);
    pages.add(new FeedId(BLOG, "1").addTo(news));
    publisher()
        .baseUrl(BASE)
        .by(Grouping.parse(by))
        .limits(PartLimits.DEFAULT.withUrls(10))
        .growing(growth)
        .publish(pages);
    assertTrue(flashes().contains("2026-11-21T00:00:00Z"));
    update("2 other 03");
    assertTrue(flashes().contains("2026-11-21T00:00:00Z"), "it is not old yet");
    clock = Clock.fixed(Instant.parse("2026-11-21T00:00:00Z"), ZoneOffset.UTC);
    Publication done = update("2 other 03");
    assertFalse(flashes().contains("flash"), "the page stays without it");
    assertEquals(42, done.urls());
    assertEquals(
        List.of(
            "1 entry has values that are out of date, such as news; they are published without"
                + " these"),
        done.notes());
    assertEquals(List.of(), update("2 other 03").written());
  }

  private String flashes() throws IOException {
    var text = new StringBuilder();
    for (Path file : Site.visible(directory)) {
      text.append(Files.readString(file));
    }
    return text.toString();
  }

  @Test
  void namedSetsKeepWhatHasLeftTheFeed() throws IOException {
    UrlEntry news = entry("news", "02").toBuilder().add(new Flash("2026-11-21T00:00:00Z")).build();
    publishSets(new FeedId(BLOG, "1").addTo(news), null);
    publishSets(new FeedId(BLOG, "2").addTo(entry("next", "03")), Set.of("pages"));
    assertEquals("[news, next] [news]", sets());
    publishSets(new FeedId(BLOG, "3").addTo(entry("last", "04")), Set.of("news"));
    assertEquals("[news, next] [news]", sets(), "it is no news");
    clock = Clock.fixed(Instant.parse("2026-11-22T00:00:00Z"), ZoneOffset.UTC);
    publishSets(new FeedId(BLOG, "1").addTo(entry("news2", "04")), null);
    assertEquals("[news2, next] []", sets());
  }

  private void publishSets(UrlEntry entry, Set<String> only) throws IOException {
    var growth = new Growth(clock);
    growth.reading(BLOG, context);
    Publisher publisher =
        publisher()
            .baseUrl(BASE)
            .growing(growth)
            .set(UrlSet.named("pages"))
            .set(UrlSet.named("news").where(page -> page.extension(Flash.class).isPresent()));
    (only == null ? publisher : publisher.only(only)).publish(List.of(entry));
  }

  private String sets() throws IOException {
    return pages("sitemap-pages.xml") + " " + pages("sitemap-news.xml");
  }

  private List<String> pages(String file) throws IOException {
    List<String> pages = new ArrayList<>();
    if (Files.exists(directory.resolve(file))) {
      SitemapSet.read(
          directory.resolve(file),
          context,
          entry -> pages.add(entry.loc().substring(BASE.length())));
    }
    return pages;
  }

  @Test
  void rollbackGoesBackToTheIdsOfThatSetAsWell() throws IOException {
    var growth = new Growth(clock);
    Entries feed = feed(BLOG, growth, "1 one 01");
    publisher().baseUrl(BASE).immutable(true).growing(growth).publish(feed);
    update("1 uno 02");
    Rollback.of(directory).run();
    assertEquals("{one=01}", set());
    assertTrue(Verification.of(directory).run().findings().isEmpty());
    update("1 eins 03");
    assertEquals("{eins=03}", set());
  }

  @Test
  void aListThatWasChangedIsRefused() throws IOException {
    publish("1 one 01");
    Path list;
    try (Stream<Path> files = Files.list(directory)) {
      list =
          files
              .filter(it -> it.getFileName().toString().startsWith(".sitemap-feeds"))
              .findAny()
              .get();
    }
    Files.writeString(list, BASE + "two\tblog.rss\t1\t\t\n");
    Map<Path, String> before = bytes();
    SitemapException e = assertThrows(SitemapException.class, () -> publish("2 two 02"));
    assertEquals("publish.changed", e.problem().code());
    assertThrows(SitemapException.class, () -> update("2 two 02"));
    assertEquals(before, bytes());
    assertEquals(1, Verification.of(directory).run().findings().size());
    Files.delete(list);
    assertThrows(SitemapException.class, () -> update("2 two 02"));
  }

  @Test
  void idsMayHaveAnyCharacters() throws IOException {
    String id = "a\\tb\\\\\tc\r\u00e9\ud83d\ude00\"";
    for (String page : List.of("one", "two")) {
      var growth = new Growth(clock);
      growth.reading("f\ted", context);
      publisher()
          .baseUrl(BASE)
          .growing(growth)
          .publish(List.of(new FeedId("f\ted", id).addTo(entry(page + "\u00e9", "01"))));
    }
    assertEquals("{two\u00e9=01}", set());
  }

  @Test
  void manyItemsGrow() throws IOException {
    var text = new StringBuilder();
    IntStream.range(0, 3_000).forEach(i -> text.append(i).append(" p").append(i).append(" 01; "));
    publish(text.toString());
    update("5 five 02; 77 p78 02");
    assertEquals(2_999, Site.urls(directory, BASE).size(), "77 and 78 have one url now");
  }
}
