package io.github.sitemaptoolkit.integration;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import io.github.sitemaptoolkit.converters.Conversion;
import io.github.sitemaptoolkit.ext.image.ImageExtension;
import io.github.sitemaptoolkit.ext.video.VideoExtension;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.Formats;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.io.Source;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlunit.builder.DiffBuilder;
import org.xmlunit.diff.Diff;

/**
 * Feeds as content systems write them, with the sitemap beside each that a person would make of it:
 * conversion makes the same.
 */
class FeedModelsTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "wordpress.rss",
        "medium.rss",
        "merchant.rss",
        "podcast.rss",
        "blogger.atom",
        "ghost.rss",
        "substack.rss",
        "hugo.rss",
        "shopify.atom",
        "squarespace.rss",
        "vimeo.rss",
        "youtube.atom",
      })
  void aFeedBecomesTheSitemapThatAPersonWouldMake(String name) throws IOException {
    Formats formats = Formats.load();
    int dot = name.indexOf('.');
    var out = new ByteArrayOutputStream();
    try (InputStream feed = getClass().getResourceAsStream("/feeds/" + name);
        InputStream expected =
            getClass().getResourceAsStream("/feeds/" + name.substring(0, dot) + ".xml")) {
      assertNotNull(feed);
      var conversion =
          new Conversion(
              formats.find(name.substring(dot + 1)).orElseThrow(),
              formats.find("xml").orElseThrow(),
              Context.of(Extensions.of(new ImageExtension(), new VideoExtension())));
      try (Sink sink = Sink.of(out, name, false)) {
        conversion.convert(Source.of(feed, name), sink);
      }
      Diff difference =
          DiffBuilder.compare(expected)
              .withTest(out.toString(UTF_8))
              .ignoreWhitespace()
              .checkForIdentical()
              .build();
      assertFalse(difference.hasDifferences(), difference::fullDescription);
    }
  }
}
