package io.github.sitemaptoolkit.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.converters.option.ContentMedia;
import io.github.sitemaptoolkit.converters.option.CsvInputOptions;
import io.github.sitemaptoolkit.converters.option.CsvOptions;
import io.github.sitemaptoolkit.converters.option.CsvSyntaxOptions;
import io.github.sitemaptoolkit.converters.option.EncodingOptions;
import io.github.sitemaptoolkit.converters.option.FeedOptions;
import io.github.sitemaptoolkit.converters.option.JsonInputOptions;
import io.github.sitemaptoolkit.ext.news.News;
import io.github.sitemaptoolkit.ext.video.Video;
import io.github.sitemaptoolkit.feed.FeedMedia;
import io.github.sitemaptoolkit.feed.Rendition;
import io.github.sitemaptoolkit.format.Output;
import io.github.sitemaptoolkit.limit.Limit;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.UnknownMarkup;
import io.github.sitemaptoolkit.xlsx.XlsxInputOptions;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * The records that docs/stability.md says may grow keep each constructor that they ever had: a
 * record that gets a component keeps the calls of its constructors here, and gets one more.
 */
class GrowingRecordsTest {

  @Test
  void optionsAreMadeByTheirFirstConstructors() {
    assertEquals(
        CsvInputOptions.DEFAULTS, new CsvInputOptions(Map.of(), Map.of(), List.of(), false, null));
    assertEquals(
        CsvOptions.DEFAULTS,
        new CsvOptions(CsvOptions.Layout.JOINED, List.of(), false, false, null));
    assertEquals(
        CsvOptions.DEFAULTS,
        new CsvOptions(CsvOptions.Layout.JOINED, List.of(), false, false, null, false));
    assertEquals(CsvSyntaxOptions.FOUND, new CsvSyntaxOptions(null, '"', false, 0));
    assertEquals(EncodingOptions.DEFAULTS, new EncodingOptions(null));
    assertEquals(
        FeedOptions.DEFAULTS,
        new FeedOptions(Set.of(), ContentMedia.ALL, false, null, null, null, null, false));
    assertEquals(JsonInputOptions.DEFAULTS, new JsonInputOptions(null));
    assertEquals(XlsxInputOptions.DEFAULTS, new XlsxInputOptions(null));
    assertEquals(Output.DEFAULT, new Output(null, null, null));
    assertEquals(
        new Limits(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13).with(Limit.BYTES, 14),
        new Limits(14, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13));
  }

  @Test
  void documentsAndMediaAreMadeByTheirFirstConstructors() {
    assertEquals(
        DocumentInfo.of(DocumentInfo.Kind.LIST),
        new DocumentInfo(DocumentInfo.Kind.LIST, null, null, null, UnknownMarkup.NONE, List.of()));
    assertEquals(
        FeedMedia.builder().build(),
        new FeedMedia(
            List.of(), null, null, List.of(), null, List.of(), List.of(), List.of(), List.of(),
            List.of(), List.of(), null, null, null, null, null, null));
    assertEquals(
        Rendition.image("https://a.example/1.jpg"),
        new Rendition(
            "https://a.example/1.jpg", null, "image", false, null, null, null, null, null));
  }

  @Test
  void valuesAreMadeByTheirFirstConstructors() {
    assertEquals(News.builder().build(), new News(null, null, null, null, null, null, null));
    assertEquals(
        Video.builder().build(),
        new Video(
            null, null, null, null, null, null, null, null, List.of(), null, null, List.of(), null,
            null, null, null, List.of(), null, null, null, null, null, List.of()));
  }
}
