package io.github.sitemaptoolkit.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.converters.csv.CsvFormat;
import io.github.sitemaptoolkit.converters.option.CsvOptions;
import io.github.sitemaptoolkit.converters.option.CsvOptions.Layout;
import io.github.sitemaptoolkit.element.Elements;
import io.github.sitemaptoolkit.ext.link.Link;
import io.github.sitemaptoolkit.ext.news.News;
import io.github.sitemaptoolkit.ext.video.Video;
import io.github.sitemaptoolkit.extension.ElementSchema;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.Attribute;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.ForeignContent;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.ForeignText;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Loss;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.testkit.Documents;
import io.github.sitemaptoolkit.xml.SitemapXmlFormat;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every extension says comes back from a table equal, however it is laid out. */
class CsvRoundTripTest {

  private static final String URL = "https://a.example/";

  private static final List<String> PIECES =
      List.of(
          "a",
          "B",
          "|",
          "||",
          "\\",
          "\\e",
          "\\-",
          "e",
          "-",
          "\"",
          "'",
          "=",
          ",",
          ";",
          "\t",
          "\n",
          "\r",
          "\r\n",
          " ",
          "yes",
          "\u00FC",
          "\u4E16",
          "\uD83D\uDE00",
          "\u0001",
          "\u2028",
          "\uFEFF");

  /** What readers would take for something else than a text. */
  private static final List<String> ODD =
      List.of(
          "TRUE",
          "ja",
          "Yes",
          " yes",
          "1",
          "0",
          "x",
          "nein",
          "05:30",
          "1:02:03",
          "PT5M30S",
          "5m",
          "330",
          "330.0",
          "007",
          "404",
          "200 OK",
          "301 (Moved)",
          "draft",
          "Entwurf",
          "noindex",
          "noindex, follow",
          "Nicht indexierbar",
          "22/11/2026",
          "05/11/2026",
          "11/22/26",
          "22.11.2026",
          "2026-11-22",
          "4,5",
          " 4",
          "80%",
          "text/html",
          "de",
          "null",
          "https://a.example/1.jpg https://a.example/2.jpg",
          "a.jpg;b.jpg",
          "1795168800",
          "1795168800000",
          "20261122",
          "20261122T101500Z",
          "5. M\u00E4rz 2026",
          "12 janv. 2026",
          "20 de noviembre de 2026 10:15",
          "2026\u5E7411\u670822\u65E5",
          "2026.11.22",
          "Fri, 20 Nov 2026 10:15:00 GMT",
          "Friday, November 20, 2026",
          "2026-11-22 10:15:00",
          "2026-11-22 10:15:00 Europe/Berlin",
          "0000-00-00 00:00:00",
          "true",
          "T",
          "f",
          "\u2713",
          "evet",
          "\u306F\u3044",
          "-1",
          "12007",
          "HTTP_404_NotFound",
          "-",
          "\\N",
          "N/A",
          "#N/A",
          "#REF!",
          "[]",
          "[null]",
          "[\"a\"]",
          "[\"a\", \"b\"]",
          "[\"https://a.example/1.jpg\", null]",
          "[\"https:\\/\\/a.example\\/1.jpg\",\"b\"",
          "[1,2]",
          "[{\"src\":\"https://a.example/1.jpg\"}]",
          "{\"a\":1}",
          "{https://a.example/1.jpg,https://a.example/2.jpg}",
          "['https://a.example/1.jpg', 'https://a.example/2.jpg']",
          "{handle}",
          "{+path}/{id}",
          "https://a.example/{handle}?a={b}",
          "{{ site.url }}",
          "https://a.example/1.jpg,https://a.example/2.jpg",
          "https://a.example/1.jpg;https://a.example/2.jpg",
          "https://a.example/1.jpg|https://a.example/2.jpg",
          "https://a.example/1.jpg\nhttps://a.example/2.jpg",
          "https://a.example/c_fill,w_100/1.jpg",
          "de=https://a.example/de|fr=https://a.example/fr",
          "allow:CA MX",
          "=HYPERLINK(\"https://a.example/\",\"a\")",
          "sep=;",
          "# comment",
          "Total");

  /** What may follow the host of a url, and looks like the end of a cell or a value. */
  private static final List<String> ENDS =
      List.of(
          "",
          ",2026-11-20",
          ";jsessionid=1",
          "|a",
          "{handle}",
          "?a=[\"b\",\"c\"]",
          "?a=1&b=2",
          ",200",
          ";https://a.example/2");

  private final CsvFormat csv = new CsvFormat();
  private final Extensions extensions = Extensions.load();

  private Context context(CsvOptions options) {
    return Context.of(extensions).withProblems(new Problems()).with(options);
  }

  private static Stream<CsvOptions> lossless() {
    return Stream.of(CsvOptions.DEFAULTS, CsvOptions.DEFAULTS.withLayout(Layout.WIDE))
        .flatMap(options -> Stream.of(options, options.withSafe(true)))
        .flatMap(options -> Stream.of(options, options.withXmlColumn(true).withDelimiter(';')));
  }

  @ParameterizedTest
  @MethodSource("lossless")
  void randomEntriesComeBackEqual(CsvOptions options) {
    var random = new Random(7);
    for (int run = 0; run < 30; run++) {
      List<UrlEntry> entries = new ArrayList<>();
      for (int i = 0; i < 10; i++) {
        entries.add(entry(random));
      }
      Context writing = context(options);
      String document = Documents.write(csv, entries, writing);
      writing.problems().first().forEach(it -> assertEquals("url.two-urls", it.code()));
      Context reading = context(options);
      assertEquals(entries, Documents.read(csv, document, reading), document);
      assertEquals(List.of(), errors(reading), document);
    }
  }

  /** Information that a document's reader would give, too, such as stray text, is none of CSV's. */
  private static List<Problem> errors(Context context) {
    return context.problems().first().stream()
        .filter(problem -> problem.code().startsWith("csv") || problem.missing())
        .toList();
  }

  private UrlEntry entry(Random random) {
    var entry =
        UrlEntry.builder(URL + random.nextInt() + ENDS.get(random.nextInt(ENDS.size())))
            .lastmod(maybe(random))
            .changefreq(maybe(random))
            .priority(maybe(random));
    var elements = new Elements(Context.of(extensions).withProblems(new Problems()));
    for (Registration registration : extensions.registrations()) {
      for (int count = Math.max(0, random.nextInt(6) - 2); count > 0; count--) {
        ForeignElement element = element(registration.element(), registration.schema(), random);
        Node<?> node = elements.node(element, Location.of("random"));
        assertNotNull(node);
        assertTrue(node.unknown().isEmpty(), registration.id());
        entry.add(node);
      }
    }
    return entry.build();
  }

  private static ForeignElement element(ElementName name, ElementSchema schema, Random random) {
    List<Attribute> attributes = new ArrayList<>();
    for (String attribute : schema.attributes()) {
      String value = maybe(random);
      if (value != null) {
        attributes.add(new Attribute("", attribute, "", value));
      }
    }
    List<ForeignContent> content = new ArrayList<>();
    if (schema.hasText() && !name.localName().equals("Template")) { // its text is nobody's
      String value = text(random);
      if (!value.isEmpty()) {
        content.add(new ForeignText(value));
      }
    }
    for (ElementSchema child : schema.children()) {
      int most = child.repeats() ? 4 : 2;
      for (int count = random.nextInt(most); count > 0; count--) {
        var childName = new ElementName(name.namespace(), child.name(), name.prefix());
        content.add(element(childName, child, random));
      }
    }
    return new ForeignElement(name, attributes, content, Map.of());
  }

  private static String maybe(Random random) {
    return random.nextBoolean() ? null : text(random);
  }

  private static String text(Random random) {
    if (random.nextInt(3) == 0) {
      return ODD.get(random.nextInt(ODD.size()));
    }
    var text = new StringBuilder();
    for (int count = random.nextInt(4); count > 0; count--) {
      text.append(PIECES.get(random.nextInt(PIECES.size())));
    }
    return text.toString();
  }

  private static String everything() {
    try (InputStream in = CsvRoundTripTest.class.getResourceAsStream("/everything.xml")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void xmlColumnMakesTheWholeModelComeBack() {
    List<UrlEntry> entries =
        Documents.read(
            new SitemapXmlFormat(),
            everything(),
            Context.of(extensions).withProblems(new Problems()));
    assertFalse(entries.isEmpty());
    for (Layout layout : List.of(Layout.JOINED, Layout.WIDE)) {
      CsvOptions options = CsvOptions.DEFAULTS.withLayout(layout).withXmlColumn(true);
      Context writing = context(options);
      String document = Documents.write(csv, entries, writing);
      assertEquals(List.of(), writing.problems().first());
      List<UrlEntry> back = Documents.read(csv, document, context(CsvOptions.DEFAULTS));
      assertEquals(entries, back, document);
      assertEquals(document, Documents.write(csv, back, context(options)));
    }
  }

  @Test
  void withoutItWhatIsMissingIsWhatIsCounted() {
    List<UrlEntry> entries =
        Documents.read(
            new SitemapXmlFormat(),
            everything(),
            Context.of(extensions).withProblems(new Problems()));
    Context writing = context(CsvOptions.DEFAULTS);
    String document = Documents.write(csv, entries, writing);
    List<UrlEntry> back = Documents.read(csv, document, context(CsvOptions.DEFAULTS));
    long foreign =
        entries.stream().mapToLong(entry -> entry.extensions(ForeignElement.class).size()).sum();
    long attributes = 0;
    long children = 0;
    for (UrlEntry entry : entries) {
      for (Node<?> node : entry.nodes()) {
        attributes += node.unknown().parts().stream().mapToLong(p -> p.attributes().size()).sum();
        children += node.unknown().parts().stream().mapToLong(p -> p.children().size()).sum();
      }
      attributes += entry.unknown().parts().stream().mapToLong(p -> p.attributes().size()).sum();
    }
    assertEquals(
        foreign + attributes + children,
        writing.problems().losses().stream().mapToLong(Loss::count).sum());
    assertTrue(foreign > 0 && attributes > 0 && children > 0);
    for (int i = 0; i < entries.size(); i++) {
      List<Node<?>> known = new ArrayList<>();
      for (Node<?> node : entries.get(i).nodes()) {
        if (!(node.value() instanceof ForeignElement)) {
          known.add(Node.of(node.value()));
        }
      }
      UrlEntry expected =
          entries.get(i).toBuilder().nodes(known).unknown(back.get(i).unknown()).build();
      assertEquals(expected, back.get(i));
    }
  }

  @Test
  void tagsAndPricesOfSeveralVideosKeepTheirPlaces() {
    String document =
        """
        loc,video.title,video.tag,video.price,video.price@currency
        https://a.example/,One|Two,red|blue||green,1.99|2.49||0,EUR|USD||\\-
        """;
    UrlEntry entry = Documents.read(csv, document, context(CsvOptions.DEFAULTS)).get(0);
    List<Video> videos = entry.extensions(Video.class);
    assertEquals(List.of("red", "blue"), videos.get(0).tags());
    assertEquals(List.of("green"), videos.get(1).tags());
    assertEquals("USD", videos.get(0).prices().get(1).currency());
    assertEquals(
        document
            .replaceFirst("loc,", "loc,lastmod,changefreq,priority,")
            .replaceFirst("example/,", "example/,,,,"),
        Documents.write(csv, List.of(entry), context(CsvOptions.DEFAULTS)));
  }

  @Test
  void otherProgramsHeadersOfExtensionsAreUnderstood() {
    String document =
        """
        Address,video_content_loc,VIDEO_TAGS,video_restriction,news_publication,news_language,alternates
        https://a.example/,https://a.example/v.mp4,a|b,allow:CA MX,Daily,de,de=https://a.example/de|fr=https://a.example/fr
        """;
    Context context = context(CsvOptions.DEFAULTS);
    UrlEntry entry = Documents.read(csv, document, context).get(0);
    assertEquals(List.of(), context.problems().first());
    Video video = entry.extension(Video.class).orElseThrow();
    assertEquals("https://a.example/v.mp4", video.contentLoc());
    assertEquals(List.of("a", "b"), video.tags());
    assertEquals(new Video.Restriction("allow", "CA MX"), video.restriction());
    assertEquals(
        new News.Publication("Daily", "de"),
        entry.extension(News.class).orElseThrow().publication());
    assertEquals(
        List.of(
            Link.alternate("de", "https://a.example/de"),
            Link.alternate("fr", "https://a.example/fr")),
        entry.extensions(Link.class));
  }

  @Test
  void alternateWithoutLanguageIsLeftOutAlone() {
    Context context = context(CsvOptions.DEFAULTS);
    List<UrlEntry> entries =
        Documents.read(csv, "url,alternates\n" + URL + ",x|de=" + URL + "de\n", context);
    assertEquals(1, entries.get(0).extensions(Link.class).size());
    assertEquals(1, context.problems().count("csv.bad-cell"));
    assertEquals(1, context.problems().count(Severity.ERROR));
  }
}
