package io.github.sitemaptoolkit.robustness;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.converters.Conversion;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.Formats;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.Limit;
import io.github.sitemaptoolkit.limit.Limits;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * One child that stands very often in one entry: to read and to write it takes time in proportion.
 *
 * <p>The numbers are such that a step which looks at all earlier repeats, or moves them, for each
 * one takes minutes; the time that a case may take is many times what it needs.
 */
class RepeatsTest {

  private static final int MANY = 400_000;
  private static final int IN_LINE = 150_000; // so many fit in a line of JSON
  private static final Limits LIMITS =
      Limits.DEFAULT.with(Limit.ENTRY_ELEMENTS, 10 * MANY).with(Limit.ENTRY_LENGTH, 1 << 26);
  private static final String URL = "https://example.com/";

  private static final String VIDEO =
      "<video:video><video:thumbnail_loc>t</video:thumbnail_loc>"
          + "<video:description>d</video:description><video:player_loc>p</video:player_loc>";

  /** Returns a text for each number, one after the other. */
  private static String repeated(int times, IntFunction<String> text) {
    return IntStream.range(0, times).mapToObj(text).collect(Collectors.joining());
  }

  private static String sitemap(String inside) {
    return "<urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9' xmlns:x='urn:x'"
        + " xmlns:video='http://www.google.com/schemas/sitemap-video/1.1'>"
        + ("<url><loc>" + URL + "</loc>" + VIDEO + inside + "</video:video></url></urlset>");
  }

  private static String feed(String inside) {
    return "<rss version='2.0' xmlns:media='http://search.yahoo.com/mrss/'><channel><title>T</title>"
        + ("<link>" + URL + "</link><item><link>" + URL + "</link>" + inside)
        + "</item></channel></rss>";
  }

  private static String line(String inside) {
    return "{\"loc\":\"" + URL + "\",\"video\":[{\"title\":\"t\"," + inside + "}]}";
  }

  static Stream<Arguments> documents() {
    String kept = repeated(MANY / 4, i -> "<video:tag x:a='1'/>");
    List<Arguments> documents =
        List.of(
            document("xml", "tags", sitemap(repeated(MANY, i -> "<video:tag/>"))),
            document("xml", "tags with attributes of others", sitemap(kept)),
            document(
                "xml",
                "titles, of which the last counts, behind them",
                sitemap(kept + repeated(MANY / 4, i -> "<video:title x:a='1'/>"))),
            document("xml", "unknown children", sitemap(repeated(MANY / 2, i -> "<x:a/>"))),
            document("ndjson", "tags", line("\"tag\":[" + "\"\",".repeat(MANY) + "\"\"]")),
            document(
                "ndjson",
                "attributes",
                line(repeated(IN_LINE, i -> "\"@a" + i + "\":\"\",") + "\"tag\":\"\"")),
            document(
                "ndjson",
                "attributes that stand twice",
                line(
                    repeated(IN_LINE, i -> "\"@a" + i % (IN_LINE / 2) + "\":\"\",")
                        + "\"tag\":\"\"")),
            document("csv", "tags", "loc,video.tag\n" + URL + ",a" + "|a".repeat(MANY) + "\n"),
            document(
                "rss",
                "pictures",
                feed(
                    repeated(
                        MANY / 4, i -> "<media:content medium='image' url='" + URL + i + "'/>"))));
    return documents.stream()
        .flatMap(
            document ->
                Stream.of("xml", "csv", "ndjson", "rss")
                    .map(
                        to ->
                            Arguments.of(
                                document.get()[0], document.get()[1], to, document.get()[2])));
  }

  private static Arguments document(String from, String what, String text) {
    return Arguments.of(from, what, text.getBytes(UTF_8));
  }

  @ParameterizedTest(name = "{1} of {0} in {2}")
  @MethodSource("documents")
  @Timeout(300) // each takes seconds; a reader that looks back for each repeat, hours
  void repeatsCostTimeInProportion(String from, String what, String to, byte[] document)
      throws IOException {
    Formats formats = Formats.load();
    SitemapFormat reading = formats.find(from).orElseThrow();
    SitemapFormat writing = formats.find(to).orElseThrow();
    var source = Source.of(new ByteArrayInputStream(document), what);
    var conversion = new Conversion(reading, writing, Context.load().withLimits(LIMITS));
    try (Sink sink = Sink.of(OutputStream.nullOutputStream(), what, false)) {
      assertEquals(1, conversion.convert(source, sink).entries());
    }
  }
}
