package io.github.sitemaptoolkit.converters.feed;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.converters.json.JsonFeedFormat;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.feed.FeedListener;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class FeedListenerTest {

  private final List<String> heard = new ArrayList<>();

  private List<String> read(SitemapFormat format, String feed) throws IOException {
    Context context =
        Context.of(Extensions.of())
            .with(new FeedListener(it -> heard.add(it.toString().replace("Statement.", ""))));
    var bytes = new ByteArrayInputStream(feed.getBytes(StandardCharsets.UTF_8));
    try (EntryReader<UrlEntry> entries = format.reader(Source.of(bytes, "feed"), context)) {
      for (UrlEntry entry : entries) {
        heard.add(entry.loc());
      }
    }
    return heard;
  }

  @Test
  void atomTellsIdsDeletionsAndLinks() throws IOException {
    assertEquals(
        List.of(
            "Document[relation=prev-archive, url=old.atom]",
            "Deleted[id=urn:9, when=2026-11-20T10:00:00Z]",
            "Deleted[id=urn:8, when=null]",
            "Item[id=urn:1]",
            "https://a.example/1",
            "Item[id=null]",
            "https://a.example/2"),
        read(
            new AtomFormat(),
            """
            <feed xmlns="http://www.w3.org/2005/Atom" xmlns:at="http://purl.org/atompub/tombstones/1.0">
              <link rel="prev-archive" href=" old.atom "/>
              <at:deleted-entry ref="urn:9" when="2026-11-20T10:00:00Z"><at:comment>x</at:comment></at:deleted-entry>
              <entry><link href="https://a.example/1"/><id> urn:1 </id></entry>
              <at:deleted-entry ref="urn:8"/>
              <entry><link href="https://a.example/2"/></entry>
              <entry><id>urn:3</id></entry>
            </feed>
            """));
  }

  @Test
  void rssTellsGuidsAndLinks() throws IOException {
    assertEquals(
        List.of(
            "Document[relation=next, url=https://a.example/?page=2]",
            "Item[id=5]",
            "https://a.example/1",
            "Item[id=https://a.example/2]",
            "https://a.example/2"),
        read(
            new RssFormat(),
            """
            <rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
              <atom:link rel="next" href="https://a.example/?page=2"/>
              <item><guid isPermaLink="false">5</guid><link>https://a.example/1</link></item>
              <item><guid>https://a.example/2</guid></item>
            </channel></rss>
            """));
  }

  @Test
  void jsonFeedTellsIdsAndTheNextPage() throws IOException {
    assertEquals(
        List.of(
            "Document[relation=next, url=2.json]",
            "Item[id=5]",
            "https://a.example/1",
            "Item[id=null]",
            "https://a.example/2"),
        read(
            new JsonFeedFormat(),
            """
            {"version": "https://jsonfeed.org/version/1.1", "next_url": "2.json", "items": [
              {"id": 5, "url": "https://a.example/1"}, {"url": "https://a.example/2"}]}
            """));
  }
}
