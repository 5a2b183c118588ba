package io.github.sitemaptoolkit.integration;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.github.sitemaptoolkit.Sitemaps;
import io.github.sitemaptoolkit.ext.news.News;
import io.github.sitemaptoolkit.ext.video.Video;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Severity;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What search engines would not take any more is read to its end. */
class BeyondLimitsTest {

  private static final int MANY = 50_001;
  private static final String URL = "https://example.com/";
  private static final String ROOT =
      "<urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'"
          + " xmlns:news='http://www.google.com/schemas/sitemap-news/0.9'"
          + " xmlns:video='http://www.google.com/schemas/sitemap-video/1.1'>\n";

  private final Context context = Context.load().withProblems(new Problems());

  /** A document that is made while it is read. */
  private static Source document(String begin, int count, IntFunction<String> entry, String end)
      throws IOException {
    InputStream made =
        new InputStream() {
          private InputStream piece = bytes(begin);
          private int next;

          @Override
          public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
          }

          @Override
          public int read(byte[] target, int offset, int length) throws IOException {
            int read = piece.read(target, offset, length);
            while (read < 0 && next <= count) {
              piece = bytes(next < count ? entry.apply(next) : end);
              next++;
              read = piece.read(target, offset, length);
            }
            return read;
          }
        };
    return Source.of(made, "in");
  }

  private static InputStream bytes(String text) {
    return new ByteArrayInputStream(text.getBytes(UTF_8));
  }

  /** Reads all entries, which bear their numbers. */
  private void assertReads(int count, Source source) throws IOException {
    int read = 0;
    try (EntryReader<UrlEntry> in = Sitemaps.read(source, context)) {
      for (UrlEntry entry : in) {
        assertEquals(URL + read, entry.loc());
        read++;
      }
    }
    assertEquals(count, read);
    assertNoProblems(context);
  }

  /** Namespaces that only some of the shapes use are worth knowing, no more. */
  private static void assertNoProblems(Context context) {
    assertEquals(
        List.of(),
        context.problems().first().stream()
            .filter(problem -> problem.severity() != Severity.INFO)
            .map(Problem::toString)
            .toList());
  }

  private record Shape(String begin, String entry, String end) {}

  static List<Shape> shapes() {
    return List.of(
        new Shape(ROOT, "<url><loc>#</loc></url>\n", "</urlset>"),
        new Shape("", "#\n", ""),
        new Shape("loc\n", "#\n", ""),
        new Shape("", "{\"loc\":\"#\"}\n", ""),
        new Shape(
            "<rss version='2.0'><channel>", "<item><link>#</link></item>\n", "</channel></rss>"),
        new Shape(
            "<feed xmlns='http://www.w3.org/2005/Atom'>",
            "<entry><link href='#'/></entry>\n",
            "</feed>"));
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void moreUrlsThanOneFileMayHaveAreRead(Shape shape) throws IOException {
    assertReads(
        MANY, document(shape.begin(), MANY, i -> shape.entry().replace("#", URL + i), shape.end()));
  }

  @Test
  void moreBytesThanOneFileMayHaveAreRead() throws IOException {
    String filler = "<!-- " + "x".repeat(9_000) + " -->";
    int count = 6_000; // 54 MB
    assertReads(
        count,
        document(
            ROOT, count, i -> "<url>" + filler + "<loc>" + URL + i + "</loc></url>", "</urlset>"));
  }

  @Test
  void moreSitemapsThanAnIndexMayListAreRead() throws IOException {
    Source source =
        document(
            ROOT.replace("urlset", "sitemapindex"),
            MANY,
            i -> "<sitemap><loc>" + URL + i + "</loc></sitemap>",
            "</sitemapindex>");
    try (EntryReader<IndexEntry> in = Sitemaps.readIndex(source, context)) {
      assertEquals(MANY, in.stream().count());
    }
    assertNoProblems(context);
  }

  @Test
  void moreNewsThanAFileMayHaveAreRead() throws IOException {
    Source source =
        document(
            ROOT,
            1_001,
            i ->
                "<url><loc>"
                    + URL
                    + i
                    + "</loc><news:news><news:title>"
                    + i
                    + "</news:title></news:news></url>",
            "</urlset>");
    try (EntryReader<UrlEntry> in = Sitemaps.read(source, context)) {
      assertEquals(
          1_001, in.stream().flatMap(entry -> entry.extensions(News.class).stream()).count());
    }
    assertEquals(0, context.problems().missing());
  }

  @Test
  void videoWithoutWhatItNeedsIsRead() throws IOException {
    Source source =
        document(
            ROOT,
            1,
            i ->
                "<url><loc>"
                    + URL
                    + "</loc><video:video><video:title>a</video:title></video:video></url>",
            "</urlset>");
    try (EntryReader<UrlEntry> in = Sitemaps.read(source, context)) {
      Video video = in.stream().toList().get(0).extension(Video.class).orElseThrow();
      assertEquals("a", video.title());
      assertNull(video.thumbnailLoc());
    }
    assertEquals(0, context.problems().missing());
  }
}
