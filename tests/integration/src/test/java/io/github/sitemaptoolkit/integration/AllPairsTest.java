package io.github.sitemaptoolkit.integration;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.converters.Conversion;
import io.github.sitemaptoolkit.converters.option.FeedOptions;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.Formats;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.integration.Facts.Fact;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Loss;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.testkit.Documents;
import io.github.sitemaptoolkit.testkit.RandomEntries;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every format to every format: what of an entry does not arrive is what the losses say, and what
 * they say did not arrive.
 *
 * <p>Feeds carry the entries whole here. Where they do not, values arrive in other words or from
 * elsewhere in the item, and are no facts to be counted: {@link FeedWritingTest} has that.
 */
class AllPairsTest {

  private static final Extensions EXTENSIONS = Extensions.load();
  private static final Formats FORMATS = Formats.load();

  /** By the format that they are written in, since each is converted to all others. */
  private static final Map<String, List<Written>> WRITTEN = new HashMap<>();

  /** What a JSON Feed cannot carry is reported in the terms of feeds. */
  private static final Map<String, List<String>> FEED_TERMS =
      Map.ofEntries(
          Map.entry("link with rel=alternate", List.of("link")),
          Map.entry("single xhtml:link", List.of("link")),
          Map.entry("media:category", List.of("category")),
          Map.entry("media:credit", List.of("uploader")),
          Map.entry("media:description", List.of("description", "caption")),
          Map.entry("media:keywords", List.of("tag")),
          Map.entry("media:license", List.of("license")),
          Map.entry("media:location", List.of("geo_location")),
          Map.entry("media:player", List.of("player_loc")),
          Map.entry("media:price", List.of("price")),
          Map.entry("media:rating", List.of("family_friendly")),
          Map.entry("media:restriction", List.of("restriction")),
          Map.entry("media:starRating", List.of("rating")),
          Map.entry("media:statistics", List.of("view_count")),
          Map.entry("media:thumbnail", List.of("thumbnail_loc")),
          Map.entry("media:title", List.of("title")),
          Map.entry("period of validity", List.of("expiration_date")));

  private static Context context() {
    return Context.of(EXTENSIONS)
        .withProblems(new Problems())
        .with(FeedOptions.DEFAULTS.withLossless(true));
  }

  /**
   * Returns all pairs but those to JSON Feed, which no odd text survives (relative urls, spaces).
   */
  static Stream<Arguments> pairs() {
    return formats()
        .flatMap(
            from ->
                formats()
                    .filter(to -> !to.id().equals("jsonfeed"))
                    .map(to -> Arguments.of(from.id(), to.id())));
  }

  private static Stream<SitemapFormat> formats() {
    return StreamSupport.stream(FORMATS.spliterator(), false).filter(SitemapFormat::writes);
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void lossesAreExactlyWhatIsMissing(String from, String to) throws IOException {
    SitemapFormat source = FORMATS.find(from).orElseThrow();
    for (Written written : WRITTEN.computeIfAbsent(from, id -> written(source))) {
      convert(source, written, to);
    }
  }

  private static List<Written> written(SitemapFormat format) {
    var random = new RandomEntries(EXTENSIONS, 4);
    return Stream.generate(() -> Documents.bytes(format, random.next(1), context()))
        .limit(100)
        .map(document -> Written.of(format, document))
        .toList();
  }

  /** A document with one entry, and what it says. */
  private record Written(byte[] document, String loc, List<Fact> facts) {

    static Written of(SitemapFormat format, byte[] document) {
      UrlEntry entry = Documents.read(format, document, context()).get(0);
      return new Written(document, entry.loc(), Facts.of(entry, EXTENSIONS));
    }
  }

  @Test
  void jsonFeedLosesExactlyWhatItReports() throws IOException {
    SitemapFormat xml = FORMATS.find("xml").orElseThrow();
    String document =
        """
        <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
            xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"
            xmlns:video="http://www.google.com/schemas/sitemap-video/1.1"
            xmlns:xhtml="http://www.w3.org/1999/xhtml">
          <url>
            <loc>https://example.com/wax</loc>
            <lastmod>2024-02-01T10:00:00Z</lastmod>
            <changefreq>weekly</changefreq>
            <priority>.5</priority>
            <image:image>
              <image:loc>https://cdn.example.com/1.jpg</image:loc>
              <image:caption>Skis on snow</image:caption>
              <image:geo_location>Limerick, Ireland</image:geo_location>
              <image:title>Skis</image:title>
              <image:license>https://example.com/licence</image:license>
            </image:image>
            <xhtml:link rel="alternate" hreflang="de" href="https://example.com/de"/>
            <video:video>
              <video:thumbnail_loc>https://cdn.example.com/v.jpg</video:thumbnail_loc>
              <video:title>How to wax</video:title>
              <video:description>In ten minutes</video:description>
              <video:content_loc>https://cdn.example.com/v.mp4</video:content_loc>
              <video:player_loc>https://example.com/player</video:player_loc>
              <video:duration>600</video:duration>
              <video:rating>4.2</video:rating>
              <video:view_count>3000000000</video:view_count>
              <video:publication_date>2024-01-01T10:00:00Z</video:publication_date>
              <video:tag>one</video:tag>
              <video:tag>two</video:tag>
              <video:category>Mountains</video:category>
              <video:family_friendly>yes</video:family_friendly>
              <video:restriction relationship="allow">IE GB</video:restriction>
              <video:price currency="EUR">1.99</video:price>
              <video:requires_subscription>no</video:requires_subscription>
              <video:uploader info="https://example.com/jo">Jo</video:uploader>
              <video:live>no</video:live>
            </video:video>
          </url>
        </urlset>
        """;
    convert(xml, Written.of(xml, document.getBytes(UTF_8)), "jsonfeed");
  }

  /** Converts a document with one entry, and compares what is lost with what is reported. */
  private static void convert(SitemapFormat source, Written written, String to) throws IOException {
    SitemapFormat target = FORMATS.find(to).orElseThrow();
    Context context = context();
    var bytes = new ByteArrayOutputStream();
    try (var in = Documents.source(written.document());
        var out = Sink.of(bytes, "out", false)) {
      new Conversion(source, target, context).convert(in, out);
    }
    List<UrlEntry> after = Documents.read(target, bytes.toByteArray(), context());
    assertEquals(1, after.size());
    List<Loss> losses =
        context.problems().losses().stream()
            // what the source's reader dropped, and what is of the document, is in no entry
            .filter(loss -> loss.source().equals("out") && loss.loc() != null)
            .toList();
    String documents = new String(written.document(), UTF_8) + '\n' + bytes.toString(UTF_8);
    check(written, after.get(0), losses, documents);
  }

  /** Returns whether a loss is that of a fact, by its name or the name that feeds have for it. */
  private static boolean means(String kind, Fact fact) {
    List<String> inFeeds = FEED_TERMS.getOrDefault(kind, List.of());
    return fact.names().stream()
        .anyMatch(
            name -> name.equals(kind) || inFeeds.contains(name.substring(name.indexOf(':') + 1)));
  }

  private static void check(Written before, UrlEntry after, List<Loss> losses, String documents) {
    assertEquals(before.loc(), after.loc());
    List<Fact> said = before.facts();
    List<Fact> arrived = Facts.of(after, EXTENSIONS);
    List<Fact> missing = Facts.missing(said, arrived);
    Set<String> lost = losses.stream().map(Loss::kind).collect(Collectors.toSet());
    Predicate<Fact> reported = fact -> lost.stream().anyMatch(kind -> means(kind, fact));
    assertEquals(
        List.of(),
        missing.stream().filter(reported.negate()).toList(),
        () -> "missing, but not reported: " + losses + "\n" + documents);
    for (String kind : lost) {
      assertTrue(
          missing.stream().anyMatch(fact -> means(kind, fact)),
          () -> kind + " is reported, but not missing\n" + documents);
    }
    assertEquals(
        List.of(), Facts.missing(arrived, said), () -> "invented: " + losses + "\n" + documents);
  }
}
