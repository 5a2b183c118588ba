package io.github.sitemaptoolkit.converters.json;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.converters.ndjson.NdjsonFormat;
import io.github.sitemaptoolkit.converters.reading.CountListener;
import io.github.sitemaptoolkit.converters.reading.TableCounts;
import io.github.sitemaptoolkit.format.SitemapFormat;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Of entries, it is counted how many have something in each member. */
class MemberCountsTest {

  private static TableCounts counts(SitemapFormat format, String text) throws IOException {
    List<TableCounts> told = new ArrayList<>();
    Documents.read(
        format,
        text.replace('\'', '"').getBytes(StandardCharsets.UTF_8),
        Documents.context().with(new CountListener(told::add)));
    assertEquals(1, told.size(), told::toString);
    assertEquals(TableCounts.Kind.ENTRIES, told.get(0).kind());
    return told.get(0);
  }

  private static Map<String, Long> ofLine(String members) throws IOException {
    return counts(new NdjsonFormat(), "{'loc': 'https://a.example/'" + members + "}\n").filled();
  }

  @Test
  void membersOfLinesAreCountedByPath() throws IOException {
    TableCounts counts =
        counts(
            new NdjsonFormat(),
            "{'loc':'https://a.example/1','lastmod':'2026-11-20','image':[{'loc':'https://a.example/a'},"
                + "{'loc':'https://a.example/b','title':'T'}]}\n"
                + "{'loc':'https://a.example/2','image':{'loc':'https://a.example/c'}}\n");
    assertEquals(2, counts.rows());
    assertEquals(
        Map.of("lastmod", 1L, "image", 2L, "image.loc", 2L, "image.title", 1L), counts.filled());
  }

  @Test
  void membersOfAnArrayAreCountedByPath() throws IOException {
    TableCounts counts =
        counts(
            new JsonFormat(),
            "[{'loc':'https://a.example/1','news':{'publication':{'name':'N'}}},"
                + "{'loc':'https://a.example/2','lastmod':null}]");
    assertEquals(2, counts.rows());
    assertEquals(
        Map.of("news", 1L, "news.publication", 1L, "news.publication.name", 1L), counts.filled());
  }

  @Test
  void whatHasNothingIsNotCounted() throws IOException {
    assertEquals(
        Map.of("lastmod", 0L, "image", 1L, "image.loc", 0L),
        ofLine(", 'lastmod': ' ', 'changefreq': null, 'video': [], 'image': [{'loc': ''}]"));
  }

  @Test
  void attributesAreMembers() throws IOException {
    assertEquals(
        1L,
        ofLine(", 'video': {'restriction': {'@relationship': 'allow', '#text': 'CA'}}")
            .get("video.restriction.relationship"));
  }

  @Test
  void whatNobodyReadsIsCountedAsAWhole() throws IOException {
    assertEquals(Map.of("img", 1L), ofLine(", 'img': {'x': {'y': 1}}"));
  }

  @Test
  void anObjectThatIsNoPageIsNotCounted() throws IOException {
    TableCounts counts =
        counts(new NdjsonFormat(), "{'lastmod':'2026-11-20'}\n{'loc':'https://a.example/'}\n");
    assertEquals(1, counts.rows());
    assertEquals(Map.of("lastmod", 0L), counts.filled());
  }
}
