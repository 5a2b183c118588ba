package io.github.sitemaptoolkit.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.converters.feed.AtomFormat;
import io.github.sitemaptoolkit.converters.feed.RssFormat;
import io.github.sitemaptoolkit.ext.link.Link;
import io.github.sitemaptoolkit.ext.link.LinkExtension;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.testkit.Documents;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Versions of a page in other languages come from feeds, too. */
class FeedAlternatesTest {

  private final Context context =
      Context.of(Extensions.of(new LinkExtension())).withProblems(new Problems());

  private UrlEntry readOne(SitemapFormat format, String feed) {
    List<UrlEntry> entries = Documents.read(format, feed, context);
    assertEquals(1, entries.size());
    return entries.get(0);
  }

  @Test
  void entryOfAnAtomFeedIsThePageInTheFeedsLanguage() {
    UrlEntry entry =
        readOne(
            new AtomFormat(),
            """
            <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en"><entry>
            <link hreflang="de" href="https://a.example/de"/>
            <link hreflang="en" href="https://a.example/en"/>
            <link type="application/pdf" href="https://a.example/en.pdf"/>
            </entry></feed>
            """);
    assertEquals("https://a.example/en", entry.loc());
    assertEquals(
        List.of(
            Link.alternate("de", "https://a.example/de"),
            Link.alternate("en", "https://a.example/en")),
        entry.extensions(Link.class));
    assertEquals(
        List.of("atom: dropped 1 link with rel=alternate"),
        context.problems().first().stream().map(Problem::message).toList());
  }

  @Test
  void itemOfAnRssFeedTakesThemFromItsAtomLinks() {
    UrlEntry entry =
        readOne(
            new RssFormat(),
            """
            <rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><item>
            <atom:link rel="alternate" hreflang="de" href="https://a.example/de"/>
            <atom:link rel="alternate" hreflang="x-default" href="https://a.example/"/>
            <link>https://a.example/</link>
            </item></channel></rss>
            """);
    assertEquals("https://a.example/", entry.loc());
    assertEquals(2, entry.extensions(Link.class).size());
    assertEquals(List.of(), context.problems().first());
  }
}
