package io.github.sitemaptoolkit.converters.internal.feed.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.converters.feed.Feeds;
import io.github.sitemaptoolkit.converters.feed.Feeds.Read;
import io.github.sitemaptoolkit.converters.feed.RssFormat;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.feed.Rendition;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.testkit.Documents;
import io.github.sitemaptoolkit.url.UrlText;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LinksTest {

  @Test
  void urlsPastTheLimitAreKeptAndTakeNoTime() {
    String steps = "../".repeat(300_000);
    Read read =
        assertTimeoutPreemptively(
            Duration.ofSeconds(5),
            () ->
                Feeds.channel(
                    "<link>https://e.com/</link><item><link>" + steps + "</link></item>"));
    assertEquals(List.of(steps), read.locs());
    Problem problem = read.problem("url.relative");
    assertEquals(Severity.ERROR, problem.severity());
    assertEquals(
        '"'
            + steps.substring(0, 97)
            + "...\" is relative; crawlers need the whole url, with https:// and the host",
        problem.message());
  }

  @Test
  void spacesThatXmlDoesNotKnowAreNoPartOfAUrl() {
    Read read =
        Feeds.channel(
            "<item><link>https://e.com/1\u3000</link></item>"
                + "<item><guid>\u00A0https://e.com/2</guid></item>");
    assertEquals(List.of("https://e.com/1", "https://e.com/2"), read.locs());
    assertEquals(2, read.count("loc.whitespace-padding"));
  }

  @Test
  void aBaseThatCannotBeResolvedIsNotReplacedByAnother() {
    Read read =
        Feeds.feed(
            "<link href='https://e.com/'/><entry xml:base='https://e.com/x/'>"
                + "<link xml:base='https://[x/' href='./c'/></entry>"
                + "<entry xml:base='https://[x/'><link href='./d'/></entry>");
    assertEquals(List.of("./c", "./d"), read.locs());
    assertEquals(2, read.count("url.invalid"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "N/A",
        "null",
        "#",
        "#top",
        "High Street",
        "first-post",
        "mia@e.com",
        "&lt;a href=x>",
        "https%3A%2F%2Fe.com%2Fa",
        "{{ page.url }}",
        "https://e.com/{{ page.slug }}",
        "&lt;%= url %>",
        "mailto:mia@e.com",
        "javascript:void(0)"
      })
  void whatIsNotAUrlIsNeverAPage(String link) {
    Read read =
        Feeds.channel(
            "<link>https://e.com/blog/</link><item><title>T</title><link>"
                + link
                + "</link></item><item><link>https://e.com/b</link></item>");
    assertEquals(List.of("https://e.com/b"), read.locs());
    Problem problem = read.problem("feed.item-no-link");
    assertTrue(problem.missing());
    String value = link.replace("&lt;", "<");
    assertEquals(
        "the item \"T\" has no page: its link \""
            + value
            + "\" is not the url of a page; it is left out",
        problem.message());
  }

  @ParameterizedTest
  @ValueSource(strings = {"N/A", "null", "#", "{{ url }}", "mailto:mia@e.com"})
  void behindWhatIsNotAUrlTheNextCandidateCounts(String link) {
    String junk = "<link>" + link + "</link>";
    Read second = Feeds.channel("<item>" + junk + "<link>https://e.com/a</link></item>");
    assertEquals(List.of("https://e.com/a"), second.locs());
    assertEquals(1, second.context().problems().first().size(), "the junk is reported");
    Read guid = Feeds.channel("<item>" + junk + "<guid>https://e.com/a</guid></item>");
    assertEquals(List.of("https://e.com/a"), guid.locs());
    String atom = "<link href='" + link + "'/>";
    Read entry = Feeds.feed("<entry>" + atom + "<link href='https://e.com/a'/></entry>");
    assertEquals(List.of("https://e.com/a"), entry.locs());
    assertEquals(0, entry.count("feed.atom-no-alternate"));
    assertEquals(1, Feeds.feed("<entry>" + atom + "</entry>").count("feed.atom-no-alternate"));
  }

  @Test
  void aHostWithoutSchemeIsKeptAndReported() {
    Read read =
        Feeds.channel(
            "<link>https://e.com/</link><item><link>www.example.com/a</link></item>"
                + "<item><link>example.com</link></item>");
    assertEquals(List.of("www.example.com/a", "example.com"), read.locs());
    assertEquals(2, read.count("url.relative"));
    assertEquals(Severity.ERROR, read.problem("url.relative").severity());
  }

  @Test
  void aBaseThatIsAskedForCountsBehindTheFeedsOwn() {
    Context context =
        Context.of(Extensions.of()).withProblems(new Problems()).withBase("https://e.com/x/");
    String feed =
        "<rss version='2.0'><channel><link>https://other.com/</link>"
            + "<item><link>/a</link></item>"
            + "<item xml:base='https://in.com/y/'><link>./b</link></item>"
            + "<item xml:base='z/'><link>c</link></item></channel></rss>";
    assertEquals(
        List.of("https://e.com/a", "https://in.com/y/b", "https://e.com/x/z/c"),
        Documents.read(new RssFormat(), feed, context).stream().map(UrlEntry::loc).toList());
    assertEquals(1, context.problems().count("url.relative"));
    assertEquals(Severity.INFO, context.problems().first().get(0).severity());
  }

  @Test
  void aLinkOfAtomIsAReference() {
    Read read =
        Feeds.feed(
            "<link href='https://e.com/'/>"
                + "<entry><link href='first-post'/></entry><entry><link href='a/b'/></entry>"
                + "<entry xml:base='x/'><link href='first-post'/></entry>"
                + "<entry xml:base='https://e.com/x/'><link href='null'/></entry>");
    assertEquals(
        List.of("https://e.com/first-post", "https://e.com/a/b", "https://e.com/x/first-post"),
        read.locs());
    assertEquals(1, read.count("feed.atom-no-alternate"));
    Read without = Feeds.feed("<entry><link href='first-post'/></entry>");
    assertEquals(1, without.count("feed.atom-no-alternate"), "there is no base");
  }

  @Test
  void inRssAWordIsALinkOnlyWhereABaseWasSet() {
    String words = "<item><link>first-post</link></item><item><link>either/or</link></item>";
    String channel = "<link>https://e.com/</link>";
    assertEquals(List.of(), Feeds.channel(channel + words).locs());
    assertEquals(
        List.of("https://e.com/x/first-post", "https://e.com/x/a.html"),
        Feeds.channel(
                channel
                    + "<item xml:base='x/'><link>first-post</link></item>"
                    + "<item><link xml:base='x/'>a.html</link></item>")
            .locs());
    Context context =
        Context.of(Extensions.of()).withProblems(new Problems()).withBase("https://e.com/y/");
    String feed = "<rss version='2.0'><channel>" + channel + words + "</channel></rss>";
    assertEquals(
        List.of("https://e.com/y/first-post", "https://e.com/y/either/or"),
        Documents.read(new RssFormat(), feed, context).stream().map(UrlEntry::loc).toList());
    assertEquals(
        "2 relative urls are resolved, such as \"first-post\" against \"https://e.com/y/\"",
        context.problems().first().get(0).message());
  }

  @Test
  void behindAWordTheNextCandidateCounts() {
    Read read =
        Feeds.channel(
            "<link>https://e.com/</link>"
                + "<item><link>either/or</link><guid>https://e.com/a</guid></item>"
                + "<item><title>T</title><guid isPermaLink='true'>either/or</guid></item>");
    assertEquals(List.of("https://e.com/a"), read.locs());
    assertEquals(
        "the item \"T\" has no page: its guid \"either/or\" is not the url of a page; it is left"
            + " out",
        read.problem("feed.item-no-link").message());
  }

  @Test
  void twoSchemesAreToldAndNotRepaired() {
    Read read =
        Feeds.channel(
            "<item><title>T</title><link>https://https://e.com/a</link></item>"
                + "<item><guid>http://https://e.com/b</guid></item>"
                + "<item><link>https://e.com/c</link>"
                + "<enclosure url='https://http://e.com/d.mp4'/></item>");
    assertEquals(List.of("https://e.com/c"), read.locs());
    assertEquals(2, read.count("feed.item-no-link"));
    assertEquals(2, read.count("url.double-scheme"), "of the link and the enclosure");
    assertEquals(List.of(), read.item().media());
  }

  @ParameterizedTest
  @CsvSource({"true, 0", "FALSE, 0", "yes, 1", "1, 1", "'', 1", "permalink, 1"})
  void aPermalinkThatIsNoBooleanIsTold(String value, int count) {
    Read read =
        Feeds.channel(
            "<item><link>https://e.com/a</link><guid isPermaLink='" + value + "'>a</guid></item>");
    assertEquals(count, read.count("feed.guid-permalink-value"));
  }

  @Test
  void aGuidIsAPageIfItIsAUrlAndARelativeOneIfItSaysSo() {
    Read read =
        Feeds.channel(
            "<link>https://e.com/</link><item><guid>https://e.com/a</guid></item>"
                + "<item><guid isPermaLink='true'>/b</guid></item>"
                + "<item><title>C</title><guid>posts/3</guid></item>"
                + "<item><guid isPermaLink='false'>https://e.com/d</guid></item>"
                + "<item><guid isPermaLink='true'>17</guid></item>");
    assertEquals(List.of("https://e.com/a", "https://e.com/b"), read.locs());
    assertEquals(3, read.count("feed.item-no-link"));
    assertEquals(
        "the item \"C\" has no page: its guid \"posts/3\" is not the url of a page; it is left out",
        read.problem("feed.item-no-link").message());
    assertEquals(List.of(), read.losses(), "the guid of the second is its page");
  }

  @Test
  void aPageIsJudgedAsInOtherFormats() {
    Read read =
        Feeds.channel(
            "<item><link>https://e.com/a b</link></item>"
                + "<item><link>https://e.com/?a=1&amp;amp;b=2</link></item>"
                + "<item><link>https:///c</link></item>"
                + "<item><link>https://e.com/"
                + "d".repeat(2048)
                + "</link></item>");
    assertEquals(4, read.entries().size());
    assertEquals(1, read.count("url.inner-whitespace"));
    assertEquals(1, read.count("xml.double-escaped"));
    assertEquals(1, read.count("url.no-host"));
    assertEquals(1, read.count("loc.too-long"));
    assertEquals("https://e.com/a b", read.problem("url.inner-whitespace").loc());
  }

  @Test
  void mediaThatAreNotUrlsAreLeftOut() {
    Read read =
        Feeds.channel(
            "<link>https://e.com/x/</link><item><link>https://e.com/a</link>"
                + "<media:content url='v.mp4'/><media:content url='N/A'/>"
                + "<media:content url='{{ video }}'/><media:content url='https://e.com/b c.mp4'/>"
                + "<media:thumbnail url='17'/></item>");
    assertEquals(
        List.of("https://e.com/x/v.mp4", "https://e.com/b c.mp4"),
        read.item().media().stream()
            .flatMap(media -> media.renditions().stream())
            .map(Rendition::url)
            .filter(url -> url != null)
            .toList());
    assertEquals(List.of("https://e.com/x/17"), read.item().thumbnails());
    assertTrue(read.problem("url.invalid").missing());
    assertTrue(read.problem("url.template").missing());
    assertFalse(read.problem("url.inner-whitespace").missing());
  }

  @Test
  void aSchemeMakesAUrlAbsolute() {
    assertTrue(UrlText.isAbsolute("HTTP://e.com"));
    assertTrue(UrlText.isAbsolute("a+b-1.c:x"));
    assertFalse(UrlText.isAbsolute("a/b:c"));
    assertFalse(UrlText.isAbsolute(":a"));
    assertFalse(UrlText.isAbsolute("1a:b"));
    assertFalse(UrlText.isAbsolute("//e.com"));
    assertFalse(UrlText.isAbsolute("\u00E9:a"));
    assertFalse(UrlText.isAbsolute("a"));
  }
}
