package io.github.sitemaptoolkit.converters.ndjson;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.Attribute;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.ForeignText;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UnknownMarkup;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.model.UrlExtension;
import io.github.sitemaptoolkit.problem.Loss;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.testkit.Documents;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NdjsonWriterTest {

  private static final String LOC = "https://a.example/";

  private final NdjsonFormat ndjson = new NdjsonFormat();
  private final Context context =
      Context.of(Extensions.of(new Talk.Extension())).withProblems(new Problems());

  private String write(UrlEntry... entries) {
    return Documents.write(ndjson, List.of(entries), context);
  }

  private static UrlEntry.Builder entry() {
    return UrlEntry.builder(LOC);
  }

  private static UnknownMarkup marked(String path) {
    var mark = new Attribute("urn:x", "mark", "x", "1");
    return new UnknownMarkup(
        List.of(new UnknownMarkup.Part(path, List.of(mark), List.of(), Map.of())));
  }

  @Test
  void entryIsALineOfTextsInTheOrderOfTheSchema() {
    assertEquals(
        """
        {"loc":"https://a.example/","lastmod":"2024","changefreq":"daily","priority":"0.5"}
        {"loc":"https://b.example/?a=1&b=\\"2\\""}
        """,
        write(
            entry().lastmod("2024").changefreq("daily").priority("0.5").build(),
            UrlEntry.of("https://b.example/?a=1&b=\"2\"")));
    assertEquals(List.of(), context.problems().first());
  }

  @Test
  void documentWithoutEntriesIsEmpty() {
    assertEquals("", write());
  }

  @Test
  void shapeOfAnElementIsThatOfItsSchemaWhateverItHolds() {
    var talk =
        new Talk(
            "de",
            "",
            List.of(new Talk.Speaker("host", "Jo"), new Talk.Speaker(null, "")),
            new Talk.Room(List.of("1")));
    assertEquals(
        """
        {"loc":"https://a.example/","talk":[\
        {"@lang":"de","title":"","speaker":[{"@role":"host","#text":"Jo"},{}],\
        "room":{"floor":["1"]}},{}]}
        """,
        write(entry().add(talk).add(new Talk(null, null, List.of(), null)).build()));
  }

  @Test
  void whatHasNoKeyIsXml() {
    var note =
        new ForeignElement(
            new ElementName("urn:x", "note", "x"),
            List.of(),
            List.of(new ForeignText("a < \"b\"")),
            Map.of());
    assertEquals(
        """
        {"loc":"https://a.example/","_xml":"<url xmlns=\\"http://www.sitemaps.org/schemas/sitemap/0.9\\">\
        <x:note xmlns:x=\\"urn:x\\">a &lt; &quot;b&quot;</x:note></url>"}
        """,
        write(entry().add(note).build()));
  }

  @Test
  void kindWithMoreThanItsCodecTookIsXmlAsAWhole() {
    var plain = new Talk(null, "plain", List.of(), null);
    var node = new Node<>(new Talk(null, "marked", List.of(), null), marked("title[1]"));
    var entry = entry().lastmod("2024").unknown(marked("lastmod")).add(plain).add(node).build();
    String line = write(entry);
    assertEquals(
        """
        {"loc":"https://a.example/","lastmod":"2024","_xml":"<url xmlns=\\"http://www.sitemaps.org/schemas/sitemap/0.9\\">\
        <lastmod xmlns:x=\\"urn:x\\" x:mark=\\"1\\"/>\
        <t:talk xmlns:t=\\"urn:talk\\"><t:title>plain</t:title></t:talk>\
        <t:talk xmlns:t=\\"urn:talk\\"><t:title xmlns:x=\\"urn:x\\" x:mark=\\"1\\">marked</t:title></t:talk>\
        </url>"}
        """,
        line);
    assertEquals(List.of(entry), Documents.read(ndjson, line, context));
    assertEquals(0, context.problems().missing());
  }

  @Test
  void markupOfAnElementThatIsGoneIsReported() {
    write(
        entry().add(new Node<>(new Talk(null, null, List.of(), null), marked("title[1]"))).build());
    assertEquals(1, context.problems().count("convert.lost-markup"));
    assertEquals(1, context.problems().missing());
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r", "\u0085", "\u2028", "\u2029", "\0", "\u001F"})
  void lineHasNoBreakInside(String odd) {
    var entry = entry().add(new Talk(null, "a" + odd + "b", List.of(), null)).build();
    String line = write(entry);
    assertEquals(1, line.lines().count());
    assertEquals(line.length() - 1, line.indexOf('\n'), line);
    assertEquals(-1, line.indexOf(odd.equals("\n") ? "\r" : odd), line);
    assertEquals(List.of(entry), Documents.read(ndjson, line, context));
    assertEquals(List.of(), context.problems().first());
  }

  @Test
  void charactersStandAsTheyAre() {
    assertEquals(
        "{\"loc\":\"https://ü.example/中/😀\"}\n", write(UrlEntry.of("https://ü.example/中/😀")));
  }

  @Test
  void halfACharacterIsReplacedAndReported() {
    assertEquals(
        "{\"loc\":\"https://a.example/\",\"priority\":\"😀\uFFFDx\uFFFD\"}\n",
        write(entry().priority("😀\uDE00x\uD83D").build()));
    assertEquals(Map.of("json.invalid-char", 1L), context.problems().counts());
    assertEquals(0, context.problems().missing());
  }

  @Test
  void urlWithHalfACharacterIsLeftOut() {
    assertEquals("", write(UrlEntry.of("https://a.example/\uD83D")));
    assertEquals(Map.of("json.invalid-char", 1L), context.problems().counts());
    assertEquals(1, context.problems().missing());
  }

  @Test
  void emptyUrlIsLeftOut() {
    assertEquals("", write(UrlEntry.of(" ")));
    assertEquals(Map.of("loc.missing", 1L), context.problems().counts());
    assertEquals(1, context.problems().missing());
  }

  @Test
  void extensionThatFailsCostsItsValue() {
    var broken = entry().add(new Talk(null, "broken", List.of(), null)).build();
    assertEquals(
        "{\"loc\":\"https://a.example/\"}\n".repeat(3),
        write(entry().build(), broken, entry().build()));
    assertEquals(Map.of("extension.failed", 1L), context.problems().counts());
    assertEquals(1, context.problems().missing());
  }

  record Stranger() implements UrlExtension {}

  @Test
  void valueOfAnUnregisteredTypeIsLost() {
    assertEquals("{\"loc\":\"https://a.example/\"}\n", write(entry().add(new Stranger()).build()));
    assertEquals(
        List.of(
            new Loss(
                "out",
                "ndjson",
                Stranger.class.getName() + " (its extension is not registered)",
                1,
                null,
                LOC,
                false,
                false)),
        context.problems().losses());
  }

  @Test
  void whatBelongsToADocumentIsLost() {
    DocumentInfo info = DocumentInfo.of(DocumentInfo.Kind.FEED).withTitle("T").withLink("L");
    Documents.write(ndjson, info, List.of(), context);
    assertEquals(
        List.of(
            new Loss("out", "ndjson", "title of the feed", 1, "T", null, true, false),
            new Loss("out", "ndjson", "link of the feed", 1, "L", null, true, false)),
        context.problems().losses());
  }
}
