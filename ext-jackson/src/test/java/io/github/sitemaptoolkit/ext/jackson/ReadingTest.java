package io.github.sitemaptoolkit.ext.jackson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.dataformat.xml.annotation.JacksonXmlProperty;
import com.fasterxml.jackson.dataformat.xml.annotation.JacksonXmlText;
import io.github.sitemaptoolkit.ext.jackson.sample.Work;
import io.github.sitemaptoolkit.ext.jackson.sample.Work.Artist;
import io.github.sitemaptoolkit.ext.jackson.sample.Work.Price;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.model.UrlExtension;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.testkit.Documents;
import io.github.sitemaptoolkit.xml.SitemapXmlFormat;
import java.net.URI;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What a file may say that a record does not foresee. */
class ReadingTest {

  record Label(
      @JacksonXmlProperty(isAttribute = true) @Nullable String lang,
      @JacksonXmlText @Nullable String text)
      implements UrlExtension {}

  record Flag() implements UrlExtension {}

  record Span(@Nullable Integer from, @Nullable Integer to) {

    Span {
      if (from != null && to != null && from > to) {
        throw new IllegalArgumentException("from is past to");
      }
    }
  }

  record Trip(@Nullable String name, @Nullable Span span) implements UrlExtension {}

  record Show(
      @Nullable OffsetDateTime opens, @Nullable Duration length, List<Boolean> free, List<URI> page)
      implements UrlExtension {}

  record Single(
      @JsonFormat(with = JsonFormat.Feature.WRITE_SINGLE_ELEM_ARRAYS_UNWRAPPED) List<String> name)
      implements UrlExtension {}

  record Strict(@Nullable String name) implements UrlExtension {

    Strict {
      if ("".equals(name)) {
        throw new IllegalArgumentException("a name, please");
      }
    }
  }

  private static final ElementName WORK = new ElementName("urn:works", "work", "works");

  private final SitemapXmlFormat xml = new SitemapXmlFormat();
  private Context context = context(JacksonExtension.of(Work.class, WORK));

  private static Context context(SitemapExtension<?> extension) {
    return Context.of(Extensions.of(extension)).withProblems(new Problems());
  }

  private List<Node<?>> read(String elements) {
    String document =
        "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" xmlns:w=\"urn:works\""
            + (elements.contains("x:") ? " xmlns:x=\"urn:x\"" : "")
            + ">\n<url><loc>https://example.com/</loc>"
            + elements
            + "</url></urlset>";
    return Documents.read(xml, document, context).get(0).nodes();
  }

  private Node<?> readOne(String element) {
    return read(element).get(0);
  }

  private String write(Node<?> node) {
    UrlEntry entry = UrlEntry.builder("https://example.com/").add(node).build();
    return Documents.write(xml, List.of(entry), context);
  }

  private List<String> problems() {
    return context.problems().first().stream().map(Problem::toString).toList();
  }

  @Test
  void childrenOfOtherNamespacesAreNotBound() {
    Node<?> node =
        readOne(
            "<w:work x:ref=\"r\"><x:title>intruder</x:title><title>no</title>"
                + "<w:artist><x:name>no</x:name></w:artist></w:work>");
    assertEquals(List.of(new Artist(null, List.of())), ((Work) node.value()).artists());
    assertNull(((Work) node.value()).title());
    assertNull(((Work) node.value()).ref());
    String again = write(node);
    assertTrue(again.contains("<x:title>intruder</x:title>"), again);
    assertTrue(again.contains("<title>no</title>"), again);
    assertTrue(again.contains("<x:name>no</x:name>"), again);
    assertTrue(again.contains("x:ref=\"r\""), again);
  }

  @Test
  void unknownChildrenAndAttributesAreKeptWhereTheyStood() {
    Node<?> node =
        readOne(
            "<w:work a=\"1\"><w:title b=\"2\">T</w:title><w:tags c=\"3\"><w:tag>t</w:tag>"
                + "<w:other/></w:tags><w:price d=\"4\">5</w:price></w:work>");
    Work work = (Work) node.value();
    assertEquals("T", work.title());
    assertEquals(List.of("t"), work.tags());
    String again = write(node);
    assertTrue(again.contains("<works:work a=\"1\">"), again);
    assertTrue(again.contains("<works:title b=\"2\">T<"), again);
    assertTrue(again.contains("<works:tags c=\"3\">"), again);
    assertTrue(again.contains("<works:other/>"), again);
    assertTrue(again.contains("<works:price d=\"4\">5<"), again);
  }

  @Test
  void childrenComeInAnyOrderAndAreWrittenInTheRecords() {
    Node<?> node =
        readOne(
            "<w:work><w:price>2</w:price><w:artist/><w:price>1</w:price>"
                + "<w:title>T</w:title></w:work>");
    assertEquals(List.of("2", "1"), prices(node));
    assertEquals(1, context.problems().count("works-work.order"));
    String again = write(node);
    assertTrue(again.indexOf("<works:title>") < again.indexOf("<works:artist/>"), again);
    assertTrue(again.indexOf("<works:artist/>") < again.indexOf("<works:price>2"), again);
  }

  private static List<String> prices(Node<?> node) {
    return ((Work) node.value()).prices().stream().map(Price::amount).map(String::valueOf).toList();
  }

  @Test
  void anEmptyWrapperIsNotAbsent() {
    Node<?> node = readOne("<w:work><w:tags/></w:work>");
    assertEquals(List.of(), ((Work) node.value()).tags());
    assertNull(((Work) node.value()).size());
    assertTrue(write(node).contains("<works:tags/>"));
  }

  @Test
  void listsCannotBeChanged() {
    Work work = (Work) readOne("<w:work><w:tags/></w:work>").value();
    assertThrows(UnsupportedOperationException.class, () -> work.tags().add("x"));
    assertThrows(UnsupportedOperationException.class, () -> work.prices().clear());
  }

  @Test
  void valuesThatDoNotFitAreReportedWithTheirPlace() {
    Node<?> node =
        readOne(
            "<w:work public=\"maybe\"><w:title>T</w:title>\n<w:year>MCMVII</w:year>"
                + "<w:kind>0</w:kind><w:acquired/><w:size><w:size>1</w:size><w:size>x</w:size>"
                + "<w:size>3</w:size></w:size></w:work>");
    Work work = (Work) node.value();
    assertEquals("T", work.title());
    assertNull(work.isPublic());
    assertNull(work.year());
    assertNull(work.kind());
    assertNull(work.acquired());
    assertEquals(List.of(1, 3), work.size());
    assertEquals(5, context.problems().count("extension.value"));
    assertEquals(
        "in:2:37: error: extension.value: the attribute public=\"maybe\" is not a valid"
            + " Boolean, so it is left out; a component of type String would keep it\n"
            + "  url[1].works-work[1]   https://example.com/",
        problems().get(0));
    assertEquals(
        "in:3:1: error: extension.value: \"MCMVII\" is not a valid Integer, so it is left out;"
            + " a component of type String would keep it\n"
            + "  url[1].works-work[1].year   https://example.com/",
        problems().get(1));
  }

  @Test
  void typedValuesAreWrittenAsTheirTypeDoes() {
    String again = write(readOne("<w:work><w:year> 007 </w:year><w:price>1.10</w:price></w:work>"));
    assertTrue(again.contains("<works:year>7</works:year>"), again);
    assertTrue(again.contains("<works:price>1.10</works:price>"), again);
    assertEquals(List.of(), problems());
  }

  @Test
  void aListOfOneIsWrittenWhateverJacksonMakesOfIt() {
    context = context(JacksonExtension.of(Single.class, new ElementName("urn:works", "s", "w")));
    assertTrue(write(Node.of(new Single(List.of("a")))).contains("<w:name>a</w:name>"));
  }

  @Test
  void datesKeepTheirZone() {
    context = context(JacksonExtension.of(Show.class, new ElementName("urn:works", "show", "w")));
    String inside =
        """
              <w:opens>2024-02-29T10:00:00+01:00</w:opens>
              <w:length>PT1H30M</w:length>
              <w:free>true</w:free>
              <w:free>false</w:free>
              <w:page>https://example.com/?a=%20</w:page>
        """;
    String again = write(readOne("<w:show>" + inside + "</w:show>"));
    assertTrue(again.contains("\n" + inside), again);
    assertEquals(List.of(), problems());
  }

  @Test
  void oneExtensionServesManyThreads() {
    SitemapExtension<Work> extension = JacksonExtension.of(Work.class, WORK);
    long right =
        IntStream.range(0, 500)
            .parallel()
            .filter(
                i -> {
                  var one = Context.of(Extensions.of(extension)).withProblems(new Problems());
                  var entry =
                      UrlEntry.builder("https://example.com/")
                          .add(Work.of("title " + i))
                          .add(Work.of(null))
                          .build();
                  String document = Documents.write(xml, List.of(entry), one);
                  return Documents.read(xml, document, one).equals(List.of(entry));
                })
            .count();
    assertEquals(500, right);
  }

  @Test
  void aRepeatedChildCountsTheLastTime() {
    Node<?> node = readOne("<w:work><w:title>a</w:title><w:title>b</w:title></w:work>");
    assertEquals("b", ((Work) node.value()).title());
    assertEquals(1, context.problems().count("xml.duplicate-tag"));
  }

  @Test
  void anElementsTextStandsBesideItsAttributes() {
    var extension = JacksonExtension.of(Label.class, new ElementName("urn:works", "label", "l"));
    context = context(extension);
    assertEquals(List.of("@lang", "."), extension.descriptor().columns());
    assertEquals(
        new Label("en", " a <b> "), readOne("<w:label lang=\"en\"> a &lt;b> </w:label>").value());
    assertEquals(new Label(null, ""), readOne("<w:label/>").value());
    assertTrue(write(Node.of(new Label("", "x"))).contains("<l:label lang=\"\">x</l:label>"));
  }

  @Test
  void aRecordWithoutComponentsIsAnEmptyElement() {
    var extension = JacksonExtension.of(Flag.class, new ElementName("urn:works", "flag", "w"));
    context = context(extension);
    assertEquals(List.of(), extension.descriptor().columns());
    assertEquals(new Flag(), readOne("<w:flag/>").value());
    assertTrue(write(Node.of(new Flag())).contains("<w:flag/>"));
  }

  @Test
  void aNestedRecordThatRefusesItsValuesIsReported() {
    context = context(JacksonExtension.of(Trip.class, new ElementName("urn:works", "trip", "w")));
    Node<?> node =
        readOne(
            "<w:trip><w:name>N</w:name><w:span><w:from>2</w:from><w:to>1</w:to></w:span></w:trip>");
    assertEquals(new Trip("N", null), node.value());
    assertEquals(
        "in:2:63: error: extension.value: "
            + Span.class.getName()
            + " rejects its values: java.lang.IllegalArgumentException: from is past to;"
            + " the element is left out\n"
            + "  url[1].w-trip[1].span   https://example.com/",
        problems().get(0));
  }

  @Test
  void aRecordThatRefusesItsValuesCostsOnlyItsElement() {
    context =
        context(JacksonExtension.of(Strict.class, new ElementName("urn:works", "strict", "w")));
    List<Node<?>> nodes =
        read("<w:strict><w:name/></w:strict><w:strict><w:name>N</w:name></w:strict>");
    assertEquals(List.of(Node.of(new Strict("N"))), nodes);
    assertEquals(1, context.problems().count("extension.failed"));
  }
}
