package io.github.sitemaptoolkit.integration;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.ext.image.Image;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.Formats;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.Limit;
import io.github.sitemaptoolkit.limit.LimitException;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What passes a limit costs itself, and is reported once. */
class LimitsTest {

  private static final Limits LIMITS =
      Limits.DEFAULT
          .with(Limit.TEXT_LENGTH, 100)
          .with(Limit.ATTRIBUTE_LENGTH, 100)
          .with(Limit.NAME_LENGTH, 100)
          .with(Limit.ATTRIBUTES, 10)
          .with(Limit.DECLARATIONS, 10)
          .with(Limit.DEPTH, 10)
          .with(Limit.ENTRY_ELEMENTS, 100)
          .with(Limit.ENTRY_LENGTH, 1000);

  private static final String LONG = "x".repeat(200);
  private static final String MANY = "<x:b>x</x:b>".repeat(1000);

  private final List<UrlEntry> entries = new ArrayList<>();
  private Context context = Context.load().withProblems(new Problems()).withLimits(LIMITS);

  private List<String> read(String document) throws IOException {
    var bytes = new ByteArrayInputStream(document.getBytes(UTF_8));
    try (Source source = Source.of(bytes, "in");
        EntryReader<UrlEntry> in = Formats.load().detect(source).reader(source, context)) {
      in.forEach(entries::add);
    } catch (LimitException e) {
      context.problems().report(e.problem());
    }
    return entries.stream().map(UrlEntry::loc).toList();
  }

  private List<String> readAround(String inEntry) throws IOException {
    return read(
        "<urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9' xmlns:x='urn:x'"
            + " xmlns:image='http://www.google.com/schemas/sitemap-image/1.1'>"
            + "<url><loc>http://e/1</loc></url><url>"
            + inEntry
            + "</url><url><loc>http://e/3</loc></url></urlset>");
  }

  private void assertReportedOnce() {
    List<String> said =
        context.problems().first().stream().filter(Problem::missing).map(Problem::code).toList();
    assertEquals(List.of("xml.limit"), said, () -> context.problems().first().toString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<x:a>LONG</x:a>",
        "<x:a>x<!-- c -->LONG</x:a>",
        "<x:a><![CDATA[LONG]]></x:a>",
        "<x:a>LONG<x:b>b</x:b></x:a>",
        "<x:a b='LONG'/>",
        "<x:a b='LONG>' c='/>'>t<x:b/></x:a>",
        "<x:aLONG>t</x:aLONG>",
        "<x:a b='LONG'>MANY</x:a>",
        "<x:a bLONG='c'/>",
        "<x:a a='' b='' c='' d='' e='' f='' g='' h='' i='' j='' k='' l='>'>t</x:a>",
        "<x:a xmlns:a='1' xmlns:b='2' xmlns:c='3' xmlns:d='4' xmlns:e='5' xmlns:f='6' xmlns:g='7'"
            + " xmlns:h='8' xmlns:i='9'>t</x:a>",
        "<lastmod>LONG</lastmod>",
        "<lastmod a='LONG'>2024</lastmod>",
      })
  void anElementCostsItself(String element) throws IOException {
    List<String> locs =
        readAround(
            "<loc>http://e/2</loc>"
                + element.replace("LONG", LONG).replace("MANY", MANY)
                + "<x:last/>");
    assertEquals(List.of("http://e/1", "http://e/2", "http://e/3"), locs);
    UrlEntry entry = entries.get(1);
    assertEquals(1, entry.nodes().size(), entry::toString);
    assertTrue(entry.toString().contains("last"), entry::toString);
    assertReportedOnce();
  }

  @Test
  void depthCostsWhatIsTooDeep() throws IOException {
    String deep = "<x:a>".repeat(50) + "</x:a>".repeat(50);
    assertEquals(3, readAround("<loc>http://e/2</loc>" + deep + "<x:last/>").size());
    assertEquals(2, entries.get(1).nodes().size());
    assertReportedOnce();
  }

  @ParameterizedTest
  @ValueSource(strings = {"LONG", "http://e/<![CDATA[LONG]]>", "http://e/2<!-- c -->LONG"})
  void aUrlCostsItsEntry(String loc) throws IOException {
    String inEntry = "<loc>" + loc.replace("LONG", LONG) + "</loc><lastmod>2024</lastmod>";
    assertEquals(List.of("http://e/1", "http://e/3"), readAround(inEntry));
    assertReportedOnce();
    assertTrue(context.problems().first().get(0).message().endsWith("its entry is left out"));
  }

  @Test
  void anEntryCanPassALimitItself() throws IOException {
    assertEquals(
        List.of("http://e/1", "http://e/3"),
        readAround("<loc>http://e/2</loc></url><url a='" + LONG + "'><loc>http://e/4</loc>")
            .stream()
            .filter(url -> !url.equals("http://e/2"))
            .toList());
    assertReportedOnce();
  }

  @Test
  void theUrlOfAnImageIsNotShortened() throws IOException {
    readAround(
        "<loc>http://e/2</loc><image:image><image:loc>http://e/"
            + LONG
            + "</image:loc><image:title>t</image:title></image:image>");
    Image image = entries.get(1).extensions(Image.class).get(0);
    assertEquals("", image.loc());
    assertEquals("t", image.title());
    assertReportedOnce();
  }

  @Test
  void tooManyElementsInAnEntryEndTheDocument() throws IOException {
    assertEquals(List.of("http://e/1"), readAround("<loc>http://e/2</loc>" + "<x:a/>".repeat(100)));
    assertReportedOnce();
  }

  @Test
  void tooMuchInAnEntryEndsTheDocument() throws IOException {
    String much = ("<x:a>" + "x".repeat(90) + "</x:a>").repeat(12);
    assertEquals(List.of("http://e/1"), readAround("<loc>http://e/2</loc>" + much));
    assertReportedOnce();
  }

  @Test
  void whatStandsBeforeTheEntriesHasALimit() throws IOException {
    String many = "<x:a/>".repeat(101);
    var e =
        assertThrows(
            LimitException.class,
            () ->
                Formats.load()
                    .find("xml")
                    .orElseThrow()
                    .reader(
                        Source.of(
                            new ByteArrayInputStream(
                                ("<urlset xmlns:x='urn:x'>" + many + "</urlset>").getBytes(UTF_8)),
                            "in"),
                        context));
    assertEquals(Limit.ENTRY_ELEMENTS, e.limit());
  }

  @Test
  void whatIsInANameThatIsTooLongIsNoPage() throws IOException {
    String name = "n" + LONG;
    String wrapped = "<" + name + "><url><loc>http://evil/</loc></url></" + name + ">";
    assertEquals(
        List.of("http://e/1", "http://e/2", "http://e/3"),
        readAround("<loc>http://e/2</loc></url>" + wrapped + "<url><loc>http://e/3</loc>")
            .subList(0, 3));
    assertReportedOnce();
  }

  @Test
  void allThatIsCompleteBeforeTheLastByteIsDelivered() throws IOException {
    String entry = "<url><loc>http://e/1</loc></url>";
    String begin = "<urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'>";
    context = context.withLimits(Limits.DEFAULT.with(Limit.BYTES, begin.length() + entry.length()));
    assertEquals(List.of("http://e/1"), read(begin + entry + entry + "</urlset>"));
    assertReportedOnce();
  }

  @Test
  void strictReadingIsTheSame() throws IOException {
    context = context.withStrict(true);
    aUrlCostsItsEntry("LONG");
  }

  @Test
  void anItemOfAFeedLosesWhatIsTooLong() throws IOException {
    List<String> locs =
        read(
            "<rss><channel><item><title>LONG</title><link>http://e/1</link></item><item>"
                    .replace("LONG", LONG)
                + "<link>http://e/"
                + LONG
                + "</link><guid>http://e/2</guid></item></channel></rss>");
    assertEquals(List.of("http://e/1", "http://e/2"), locs);
    assertEquals(2, context.problems().count("xml.limit"));
  }
}
