package io.github.sitemaptoolkit.integration;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.extension.Descriptor;
import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.FeedMapping;
import io.github.sitemaptoolkit.extension.Field;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.feed.FeedContext;
import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.Formats;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.model.UrlExtension;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.TruncatedException;
import io.github.sitemaptoolkit.testkit.Documents;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What it costs when the code of an extension ends in a stack that is full, lacks a library, cannot
 * read a file of its own, or gives null.
 */
class FailingExtensionTest {

  private static final String URL = "https://example.com/";
  private static final String ENDLESS = "endless";
  private static final String NOTHING = "nothing";
  private static final String UNLINKED = "unlinked";
  private static final String UNREADABLE = "unreadable";

  /** A depth. */
  record Depth(String text) implements UrlExtension {}

  /**
   * Calls itself without end for the text {@code endless}, gives null for {@code nothing}, and
   * throws what its words say for the others.
   */
  static final class DepthExtension implements SitemapExtension<Depth>, FeedMapping<Depth> {

    @Override
    public Descriptor<Depth> descriptor() {
      return Descriptor.of("depth", Depth.class, new ElementName("urn:depth", "depth", "d"))
          .fields(Field.text("text"), Field.text("step").repeats())
          .feed(this);
    }

    @Override
    @SuppressWarnings("NullAway") // as somebody's code does
    public Depth read(ElementReader in) {
      String text = "";
      while (in.nextChild()) {
        if (in.name().equals("step")) {
          return read(in); // one call deeper with each of its kind
        }
        text = in.text();
        fail(text);
        if (text.equals(NOTHING)) {
          return null;
        }
      }
      return new Depth(text);
    }

    @Override
    public void write(Depth value, ElementWriter out) {
      out.element("text", value.text());
      if (value.text().equals(ENDLESS)) {
        out.start("step");
        write(value, out);
      }
      fail(value.text());
    }

    @Override
    @SuppressWarnings("NullAway") // as somebody's code does
    public List<Depth> fromFeed(FeedItem item, FeedContext context) {
      fail(String.valueOf(item.title()));
      return NOTHING.equals(item.title()) ? null : List.of();
    }

    @Override
    public boolean toFeed(Depth value, UrlEntry owner, FeedItem.Builder out, FeedContext context) {
      fail(value.text());
      return false;
    }

    private static void fail(String text) {
      switch (text) {
        case ENDLESS -> endless(text);
        case UNLINKED -> throw new NoClassDefFoundError("com/acme/Missing");
        case UNREADABLE -> throw new UncheckedIOException(new IOException("no such table"));
        default -> {}
      }
    }

    @SuppressWarnings("InfiniteRecursion")
    private static boolean endless(String text) {
      return endless(text) || text.isEmpty();
    }
  }

  private final Context context =
      Context.of(Extensions.of(new DepthExtension())).withProblems(new Problems());

  private static SitemapFormat format(String id) {
    return Formats.load().find(id).orElseThrow();
  }

  private static UrlEntry entry(int number, String text) {
    return UrlEntry.builder(URL + number).add(new Depth(text)).build();
  }

  private List<UrlEntry> read(String format, String document) {
    return Documents.read(format(format), document, context);
  }

  private void assertFailedOnce() {
    assertEquals(Map.of("extension.failed", 1L), context.problems().counts());
    assertEquals(1, context.problems().missing());
  }

  private static String sitemap(String inside) {
    return "<urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9' xmlns:d='urn:depth'>"
        + ("<url><loc>" + URL + "1</loc><priority>1</priority>" + inside + "</url>")
        + ("<url><loc>" + URL + "2</loc></url></urlset>");
  }

  @ParameterizedTest
  @ValueSource(strings = {ENDLESS, NOTHING, UNLINKED, UNREADABLE})
  void readingXmlCostsTheElement(String text) {
    var first = UrlEntry.builder(URL + "1").priority("1").add(new Depth("good")).build();
    assertEquals(
        List.of(first, UrlEntry.of(URL + "2")),
        read(
            "xml",
            sitemap(
                "<d:depth><d:text>"
                    + text
                    + "</d:text><d:text>behind<!-- it --></d:text><d:step><d:step/></d:step>"
                    + "</d:depth><d:depth><d:text>good</d:text></d:depth>")));
    assertFailedOnce();
  }

  @ParameterizedTest
  @ValueSource(strings = {ENDLESS, NOTHING, UNLINKED, UNREADABLE})
  void readingTablesCostsTheElement(String text) {
    assertEquals(
        List.of(UrlEntry.of(URL + "1"), entry(2, "good")),
        read("csv", "loc,depth.text\n" + URL + "1," + text + "\n" + URL + "2,good\n"));
    assertFailedOnce();
  }

  @ParameterizedTest
  @ValueSource(strings = {ENDLESS, NOTHING, UNLINKED, UNREADABLE})
  void readingJsonCostsTheElement(String text) {
    String line = "{\"loc\":\"%s\",\"depth\":[{\"text\":\"%s\"}]}\n";
    assertEquals(
        List.of(UrlEntry.of(URL + "1"), entry(2, "good")),
        read("ndjson", line.formatted(URL + "1", text) + line.formatted(URL + "2", "good")));
    assertFailedOnce();
  }

  @ParameterizedTest
  @ValueSource(strings = {ENDLESS, NOTHING, UNLINKED, UNREADABLE})
  void readingFeedsCostsTheElement(String text) {
    assertEquals(
        List.of(entry(1, "good"), UrlEntry.of(URL + "2")),
        read(
            "rss",
            "<rss version='2.0' xmlns:d='urn:depth'><channel><item><link>"
                + (URL + "1</link><d:depth><d:text>" + text + "</d:text><d:step/></d:depth>")
                + "<d:depth><d:text>good</d:text></d:depth></item>"
                + ("<item><link>" + URL + "2</link></item></channel></rss>")));
    assertFailedOnce();
  }

  @ParameterizedTest
  @ValueSource(strings = {ENDLESS, NOTHING, UNLINKED, UNREADABLE})
  void findingValuesInFeedsCostsThese(String title) {
    assertEquals(
        List.of(UrlEntry.of(URL + "1")),
        read(
            "rss",
            "<rss version='2.0'><channel><item><link>"
                + (URL + "1</link><title>" + title + "</title></item></channel></rss>")));
    assertEquals(1, context.problems().count("extension.failed"));
    assertEquals(1, context.problems().missing());
  }

  /** Where it becomes full is chance; in the midst of the document's own reader, reading ends. */
  @Test
  void stackThatIsFullBetweenChildrenCostsTheElementOrWhatFollows() throws Exception {
    // a small stack, so that it is full long before the limit of elements in an entry is met
    var task = new FutureTask<>(this::readDeep);
    new Thread(null, task, "small stack", 256 * 1024).start();
    task.get();
  }

  private boolean readDeep() throws IOException {
    String deep = sitemap("<d:depth>" + "<d:step/>".repeat(90_000) + "</d:depth>");
    var without = UrlEntry.builder(URL + "1").priority("1").build();
    try (var in = format("xml").reader(Documents.source(deep.getBytes(UTF_8)), context)) {
      assertEquals(without, in.read());
      assertEquals(UrlEntry.of(URL + "2"), in.read());
      assertFailedOnce();
    } catch (TruncatedException e) {
      assertEquals("extension.failed", e.problem().code());
      assertEquals(Map.of(), context.problems().counts());
    }
    return true;
  }

  @ParameterizedTest
  @CsvSource({
    "xml, endless",
    "csv, endless",
    "ndjson, endless",
    "rss, endless",
    "atom, endless",
    "xml, unlinked",
    "csv, unlinked",
    "ndjson, unlinked",
    "rss, unlinked",
    "atom, unlinked",
    "jsonfeed, unlinked",
  })
  void writingCostsTheValue(String format, String text) {
    List<UrlEntry> entries = List.of(entry(1, "a"), entry(2, text), entry(3, "b"));
    String document = Documents.write(format(format), entries, context);
    assertEquals(1, context.problems().count("extension.failed"));
    assertEquals(1, context.problems().missing());
    assertEquals(
        3,
        Documents.read(format(format), document, Context.load().withProblems(new Problems()))
            .size());
  }
}
