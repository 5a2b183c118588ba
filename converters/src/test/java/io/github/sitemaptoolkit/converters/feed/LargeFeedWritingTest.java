package io.github.sitemaptoolkit.converters.feed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.converters.option.FeedOptions;
import io.github.sitemaptoolkit.ext.image.Image;
import io.github.sitemaptoolkit.ext.image.ImageExtension;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Loss;
import io.github.sitemaptoolkit.problem.Problems;
import java.io.IOException;
import java.io.OutputStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("slow")
class LargeFeedWritingTest {

  private static final int ENTRIES = 100_000;
  private static final long ROOM = 8 * 1024 * 1024; // the feeds themselves have 50 MB and more

  static Stream<SitemapFormat> formats() {
    return WritingTest.formats();
  }

  private static long used() {
    System.gc();
    return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
  }

  @ParameterizedTest
  @MethodSource("formats")
  void memoryDoesNotGrowWithTheFeed(SitemapFormat format) throws IOException {
    Context context =
        Context.of(Extensions.of(new ImageExtension()))
            .withProblems(new Problems())
            .with(FeedOptions.DEFAULTS.withLossless(true));
    long early = 0;
    try (Sink sink = Sink.of(OutputStream.nullOutputStream(), "out", false);
        var out = format.writer(sink, DocumentInfo.of(DocumentInfo.Kind.URLSET), context)) {
      for (int i = 0; i < ENTRIES; i++) {
        String url = "https://example.com/page-" + i;
        out.write(
            UrlEntry.builder(url)
                .lastmod("2024-02-03T04:05:06Z")
                .priority("0.5")
                .add(Image.of(url + ".png"))
                .build());
        if (i == ENTRIES / 10) {
          early = used();
        }
      }
      long late = used();
      assertTrue(late - early < ROOM, early + " bytes have become " + late);
      out.finish();
    }
    assertEquals(0, context.problems().count(Loss.CODE));
    assertEquals(1, context.problems().count("limit.url-count"));
  }
}
