package io.github.sitemaptoolkit.publisher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.batch.walk.IndexChildren;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.feed.FeedId;
import io.github.sitemaptoolkit.feed.FeedListener;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.publisher.growth.FeedDocuments;
import io.github.sitemaptoolkit.publisher.growth.GrowingFeed;
import io.github.sitemaptoolkit.publisher.growth.Growth;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a set remembers of the feeds that it grows with, and what it refuses by that. */
class FeedMemoryTest {

  private static final String BASE = "https://example.com/";
  private static final String NAME = "blog.rss";

  @TempDir Path directory;

  private Context context = Context.of(Extensions.of()).withProblems(new Problems());
  private List<String> notes = List.of();

  /** A feed: its format, a title, and items, each an id and a url below https. */
  private record Feed(String format, String title, String... items) {}

  @BeforeEach
  void publishOnce() throws IOException {
    Publisher.to(directory)
        .context(context)
        .baseUrl(BASE)
        .maxShrink(100)
        .publish(List.of(UrlEntry.of(BASE)));
  }

  private static void read(Feed feed, Context with, FeedDocuments.Consumer to) {
    boolean table = feed.format().equals("csv");
    to.begin(
        feed.format(),
        DocumentInfo.of(table ? DocumentInfo.Kind.TABLE : DocumentInfo.Kind.FEED)
            .withTitle(feed.title()));
    for (String item : feed.items()) {
      String[] words = item.split(" ");
      FeedListener listener = with.options(FeedListener.NONE);
      if (words.length == 1) {
        listener.accept(new FeedListener.Deleted(words[0], null));
      } else {
        listener.accept(new FeedListener.Item(words[0]));
        to.accept(UrlEntry.of("https://" + words[1]), null);
      }
    }
  }

  /** Grows with a feed. Returns why it was refused; empty if it was taken. */
  private String grow(Feed feed, String... accepted) throws IOException {
    context = Context.of(Extensions.of()).withProblems(new Problems());
    var growth = new Growth().accepting(List.of(accepted));
    Context reading = growth.reading(NAME, context);
    GrowingFeed growing = GrowingFeed.of(reading);
    Publication done =
        Publisher.to(directory)
            .context(context)
            .maxOutside(100)
            .growing(growth)
            .update(
                to ->
                    new FeedDocuments(
                            growing,
                            reading,
                            (from, with, out) -> read(feed, with, out),
                            to::accept)
                        .read(
                            Source.of(new ByteArrayInputStream(new byte[0]), NAME),
                            IndexChildren.files(Limits.DEFAULT, new RunFiles())),
                Entries.of(Stream.of()));
    notes = done.notes();
    return context.problems().first().stream()
        .filter(it -> it.code().equals("publish.feed-changed"))
        .map(Problem::message)
        .map(it -> it.substring(it.indexOf(": ") + 2, it.indexOf("; nothing")))
        .collect(Collectors.joining());
  }

  private String set() {
    return String.join(
        " ",
        Site.urls(directory, "https://").keySet().stream().map(it -> it.substring(8)).toList());
  }

  @Test
  void aFeedThatIsNoneAnyMoreIsRefused() throws IOException {
    grow(new Feed("rss", "T", "1 example.com/1"));
    assertEquals(
        "it was a feed, and is now read as csv, which is none",
        grow(new Feed("csv", null, "1 example.com/1", "2 example.com/2")));
    assertEquals("example.com/ example.com/1", set());
  }

  @Test
  void aTableThatGrowsMayBecomeAFeed() throws IOException {
    grow(new Feed("csv", null, "1 example.com/1"));
    assertEquals("", grow(new Feed("rss", "T", "1 example.com/1")));
    assertEquals(List.of("blog.rss: was read as csv, and now as rss"), notes);
  }

  @Test
  void nothingButForeignHostsIsRefused() throws IOException {
    grow(new Feed("rss", "T", "1 example.com/1"));
    assertEquals(
        "none of its items has a host that it had: now other.example",
        grow(new Feed("rss", "T", "1 other.example/1")));
    assertEquals("", grow(new Feed("rss", "T", "2 other.example/1", "1 www.example.com/1")));
    assertEquals("", grow(new Feed("rss", "T", "3 blog.example.com/1")), "it is below the host");
  }

  @Test
  void theHostOfTheSetIsNeverForeign() throws IOException {
    grow(new Feed("rss", "T", "1 old.example/1"));
    assertEquals("", grow(new Feed("rss", "T", "1 example.com/1")));
  }

  @Test
  void onlyNewItemsAndAnotherTitleAreRefused() throws IOException {
    grow(new Feed("rss", "The journal", "1 example.com/1"));
    assertEquals(
        "none of its items is known, and its title is \"Pills\", not \"The journal\"",
        grow(new Feed("rss", "Pills", "2 example.com/2")));
    assertEquals("", grow(new Feed("rss", "The Journal (3)", "2 example.com/2")));
    assertEquals(List.of("blog.rss: has none of the items that it had"), notes);
    assertEquals("", grow(new Feed("rss", "Pills", "9 example.com/2")), "the url is known");
    assertEquals("", grow(new Feed("rss", "pills", "3 example.com/3")), "the title is known now");
  }

  @Test
  void onlyNewItemsWithMostlyOtherHostsAreRefused() throws IOException {
    grow(new Feed("rss", "T", "1 example.com/1"));
    String[] items = {"2 a.example/2", "3 b.example/3", "4 example.com/4"};
    assertEquals(
        "none of its items is known, and most have other hosts, such as a.example",
        grow(new Feed("rss", "T", items)));
  }

  @Test
  void aFeedOfManySitesHasAnyHost() throws IOException {
    String[] items =
        IntStream.range(0, 12).mapToObj(i -> i + " s" + i + ".example/").toArray(String[]::new);
    grow(new Feed("rss", "Planet", items));
    assertEquals("", grow(new Feed("rss", "Planet", "20 new.example/1")));
    assertEquals(
        "none of its items is known, and its title is \"Pills\", not \"Planet\"",
        grow(new Feed("rss", "Pills", "21 evil.example/1")));
  }

  @Test
  void aTitleThatChangesEachTimeTellsNothing() throws IOException {
    for (int i = 0; i < 12; i++) {
      char letter = (char) ('a' + i);
      grow(new Feed("rss", "News of " + letter, "1 example.com/1"));
    }
    assertEquals("", grow(new Feed("rss", "Another", "2 example.com/2")));
  }

  @Test
  void whatARefusedFeedDeletesStays() throws IOException {
    grow(new Feed("rss", "T", "1 example.com/1"));
    assertTrue(!grow(new Feed("rss", "Other", "1", "5 evil.example/5")).isEmpty());
    assertEquals("example.com/ example.com/1", set());
  }

  @Test
  void anEmptyFeedTeachesNothing() throws IOException {
    grow(new Feed("rss", "T", "1 example.com/1"));
    assertEquals("", grow(new Feed("rss", "Parked")));
    assertTrue(!grow(new Feed("rss", "Parked", "5 example.com/5")).isEmpty());
  }

  @Test
  void whatIsAcceptedIsRemembered() throws IOException {
    grow(new Feed("rss", "T", "1 example.com/1"));
    Feed moved = new Feed("rss", "T", "1 new.example/1");
    assertTrue(!grow(moved).isEmpty());
    assertEquals("", grow(moved, NAME));
    assertEquals("", grow(new Feed("rss", "T", "2 new.example/2")));
    assertEquals("example.com/ new.example/1 new.example/2", set());
  }

  @Test
  void aFeedWithFewerItemsIsTold() throws IOException {
    List<String> items = new ArrayList<>();
    IntStream.range(0, 6).forEach(i -> items.add(i + " example.com/" + i));
    grow(new Feed("rss", "T", items.toArray(String[]::new)));
    grow(new Feed("rss", "T", "1 example.com/1", "2 example.com/2"));
    assertEquals(List.of("blog.rss: has 2 items, and had 6 before"), notes);
  }

  @Test
  void manyUnknownItemsAreNotHeld() throws IOException {
    grow(new Feed("rss", "T", "1 example.com/1"));
    String[] items =
        IntStream.range(0, 5_000)
            .mapToObj(i -> i + 9 + " evil.example/" + i)
            .toArray(String[]::new);
    assertTrue(!grow(new Feed("rss", "T", items)).isEmpty());
    assertEquals("example.com/ example.com/1", set());
  }

  @Test
  void aListOfAnEarlierVersionIsReadAndCompletedOnce() throws IOException {
    var growth = new Growth();
    growth.reading(NAME, context);
    Publisher.to(directory)
        .context(context)
        .growing(growth)
        .update(List.of(new FeedId(NAME, "1").addTo(UrlEntry.of(BASE + "1"))), List.of());
    assertTrue(!list().contains("#feed"), list());
    assertTrue(!grow(new Feed("rss", "T", "2 evil.example/2")).isEmpty(), "the hosts are known");
    assertEquals("", grow(new Feed("rss", "T", "2 example.com/2")));
    assertEquals(
        List.of("blog.rss: what this feed is was not known yet, and is remembered from now on"),
        notes);
    assertEquals(
        "#feed\t~1aec32b4742880ba\tT\tfeed:rss 1 example.com\t",
        list().lines().findFirst().orElse(""));
    grow(new Feed("rss", "T", "2 example.com/2"));
    assertEquals(List.of(), notes);
  }

  private String list() throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return Files.readString(
          files.filter(it -> it.getFileName().toString().contains("-feeds-")).findAny().get());
    }
  }
}
