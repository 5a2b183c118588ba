package io.github.sitemaptoolkit.converters.ndjson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.converters.internal.json.JsonSyntax;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Head;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Loss;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.TruncatedException;
import io.github.sitemaptoolkit.testkit.Documents;
import io.github.sitemaptoolkit.xml.SitemapXmlFormat;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NdjsonReaderTest {

  private static final String GOOD = "{\"loc\":\"https://a.example/1\"}";
  private static final String LOC = "{\"loc\":\"https://a.example/\",";

  private final NdjsonFormat ndjson = new NdjsonFormat();
  private Context context =
      Context.of(Extensions.of(new Talk.Extension())).withProblems(new Problems());

  private List<UrlEntry> read(String document) {
    return Documents.read(ndjson, document, context);
  }

  private UrlEntry readOne(String line) {
    List<UrlEntry> entries = read(line);
    assertEquals(1, entries.size(), messages().toString());
    return entries.get(0);
  }

  private Talk talk(String json) {
    return readOne(LOC + "\"talk\":" + json + "}").extension(Talk.class).orElseThrow();
  }

  private List<String> messages() {
    return context.problems().first().stream().map(Problem::toString).toList();
  }

  /** Reads a bad line between two good ones. */
  private void assertCostsItsLine(byte[] bad, String message) {
    byte[] good = (GOOD + "\n").getBytes(StandardCharsets.UTF_8);
    var all = new ByteArrayOutputStream();
    all.writeBytes(good);
    all.writeBytes(bad);
    all.writeBytes("\r\n".getBytes(StandardCharsets.UTF_8));
    all.writeBytes(good);
    List<UrlEntry> entries = Documents.read(ndjson, all.toByteArray(), context);
    UrlEntry one = UrlEntry.of("https://a.example/1");
    assertEquals(List.of(one, one), entries);
    assertEquals(List.of(message), messages());
    assertEquals(1, context.problems().missing());
  }

  private void assertCostsItsLine(String bad, String message) {
    assertCostsItsLine(bad.getBytes(StandardCharsets.UTF_8), message);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"loc\":\"https://a.exa",
        "{\"loc\":\"https://a.example/2\"",
        "{\"loc\":nul",
        "{"
      })
  void lastLineThatIsMalformedAndHasNoEndIsCut(String line) {
    var e = assertThrows(TruncatedException.class, () -> read(GOOD + "\n" + line));
    assertEquals("doc.truncated", e.problem().code());
    assertEquals(2, e.problem().location().line());
    assertEquals(List.of(UrlEntry.of("https://a.example/1")), read(GOOD + "\n" + line + "\n"));
    assertEquals(1, context.problems().count("json.malformed"));
  }

  @Test
  void lastLineThatIsWholeNeedsNoEnd() {
    assertEquals(2, read(GOOD + "\n" + GOOD).size());
  }

  @Test
  void spacesThatXmlDoesNotKnowAreNoPartOfAUrl() {
    assertEquals("https://a.example/", readOne("{\"loc\":\"https://a.example/\u3000\"}").loc());
    assertEquals(1, context.problems().count("loc.whitespace-padding"));
  }

  @Test
  void fieldsAreTexts() {
    assertEquals(
        UrlEntry.builder("https://a.example/")
            .lastmod("2024")
            .changefreq("Daily")
            .priority("")
            .build(),
        readOne(
            """
            {"priority":"","changefreq":"Daily","lastmod":" 2024 ","loc":" https://a.example/\\n"}"""));
    assertEquals(2, messages().size());
    assertTrue(messages().get(0).contains("changefreq.case"), messages().get(0));
    assertTrue(messages().get(1).contains("priority.value"), messages().get(1));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"0.50", "1", "-0", "1E400", "true", "false", "123456789012345678901234567890.10"})
  void numbersAndBooleansKeepTheirText(String value) {
    assertEquals(value, readOne(LOC + "\"changefreq\":" + value + "}").changefreq());
    assertEquals(1, context.problems().count("changefreq.value")); // but it is kept
    assertEquals(1, messages().size());
  }

  @Test
  void nullIsAbsent() {
    assertEquals(
        UrlEntry.of("https://a.example/"),
        readOne(LOC + "\"lastmod\":null,\"talk\":null,\"_xml\":null,\"other\":null}"));
    assertEquals(
        new Talk(null, null, List.of(), null),
        talk("[null,{\"@lang\":null,\"#text\":null,\"title\":null,\"speaker\":[null]}]"));
    assertEquals(List.of(), messages());
  }

  @Test
  void oneValueStandsForAnArrayOfOne() {
    assertEquals(
        new Talk(null, null, List.of(new Talk.Speaker(null, "Jo")), new Talk.Room(List.of("7"))),
        talk("{\"speaker\":\"Jo\",\"room\":{\"floor\":7}}"));
    assertEquals(List.of(), messages());
  }

  @Test
  void keysStandInAnyOrder() {
    assertEquals(
        new Talk("de", "T", List.of(new Talk.Speaker("host", "Jo")), null),
        talk(
            "{\"speaker\":[{\"#text\":\"Jo\",\"@role\":\"host\"}],\"title\":\"T\",\"@lang\":\"de\"}"));
    assertEquals(List.of(), messages());
  }

  @Test
  void attributesThatAreKnownNeedNoMark() {
    assertEquals(
        new Talk("de", "T", List.of(new Talk.Speaker("host", "Jo")), null),
        talk("{\"lang\":\"de\",\"title\":\"T\",\"speaker\":{\"role\":\"host\",\"_text\":\"Jo\"}}"));
    assertEquals(List.of(), messages());
  }

  @Test
  void anAttributeWithAndWithoutItsMarkIsADuplicate() {
    assertEquals("fr", talk("{\"lang\":\"de\",\"@lang\":\"fr\"}").lang());
    assertEquals(Map.of("json.duplicate-key", 1L), context.problems().counts());
  }

  @Test
  void anObjectIsNoAttribute() {
    assertEquals("T", talk("{\"lang\":{\"a\":1},\"title\":\"T\"}").title());
    assertEquals(Map.of("json.wrong-type", 1L), context.problems().counts());
  }

  @Test
  void aRowOfSparkLosesNothing() {
    UrlEntry entry =
        readOne(
            LOC
                + "\"lastmod\":\"2026-11\",\"lastmod_at\":\"2026-11-01T00:00:00.000Z\","
                + "\"_source\":{\"file\":\"a.xml\",\"line\":3,\"column\":4},"
                + "\"_problems\":[{\"code\":\"xml.child-order\",\"line\":3}]}");
    assertEquals("2026-11", entry.lastmod());
    assertEquals(List.of(), messages());
    assertEquals(
        "2026-11-01T00:00:00.000Z",
        readOne(LOC + "\"lastmod_at\":\"2026-11-01T00:00:00.000Z\"}").lastmod());
  }

  @Test
  void repeatOfWhatMayStandOnceIsReported() {
    assertEquals("b", talk("{\"title\":[\"a\",\"b\"]}").title());
    assertEquals(Map.of("xml.duplicate-tag", 1L), context.problems().counts());
  }

  @Test
  void unknownKeysInsideAnExtensionBecomeElements() {
    String line =
        LOC + "\"talk\":[{\"@mood\":\"high\",\"hall\":{\"@no\":\"3\",\"seat\":[\"a\",\"b\"]}}]}";
    UrlEntry entry = readOne(line);
    assertEquals(
        List.of("xml.foreign-attribute", "xml.unknown-tag"),
        List.copyOf(context.problems().counts().keySet()));
    assertEquals(0, context.problems().missing());
    String xml = Documents.write(new SitemapXmlFormat(), List.of(entry), context);
    assertTrue(
        xml.contains(
            """
            <t:talk mood="high">
                  <t:hall no="3"><t:seat>a</t:seat><t:seat>b</t:seat></t:hall>
            """),
        xml);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a b", "t:title", "1", "@", "@x:y", "@xmlns", "<", "@a=\\\"\\\""})
  void keyThatIsNoNameIsLeftOut(String key) {
    assertEquals("T", talk("{\"" + key + "\":{\"a\":[1,{}]},\"title\":\"T\"}").title());
    assertEquals(Map.of("json.bad-name", 1L), context.problems().counts());
    assertEquals(1, context.problems().missing());
  }

  @Test
  void unknownKeyIsNamedAtItsPlaceAndCountedAsLost() {
    read(LOC + "\"title\":\"T\"}\n" + LOC + "\"title\":{\"a\":1},\"x\":[2]}");
    assertEquals(3, context.problems().count("json.unknown-key"));
    assertEquals(
        "in:1:29: info: json.unknown-key: the key \"title\" is not a field or extension of an"
            + " entry; it is left out\n  url[1]   https://a.example/",
        messages().get(0));
    assertEquals(
        List.of(
            new Loss("in", "ndjson", "title", 2, "T", "https://a.example/", false, false),
            new Loss("in", "ndjson", "x", 1, null, "https://a.example/", false, false)),
        context.problems().losses());
    assertEquals(0, context.problems().missing());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'lastmod':{'a':[1]}                   | a string",
        "'lastmod':['2024']                    | a string",
        "'talk':'T'                            | an object",
        "'talk':true                           | an object",
        "'talk':[[{}]]                         | an object",
        "'talk':{'room':'1'}                   | an object",
        "'talk':{'@lang':['de']}               | a string",
        "'talk':{'speaker':{'#text':{}}}       | a string",
        "'_xml':{}                             | a string"
      },
      quoteCharacter = '`')
  void valueOfTheWrongTypeCostsItself(String json, String expected) {
    UrlEntry entry = readOne(LOC + json.replace('\'', '"') + ",\"priority\":\"1\"}");
    assertEquals("1", entry.priority());
    assertNull(entry.lastmod());
    assertEquals(Map.of("json.wrong-type", 1L), context.problems().counts());
    assertEquals(1, context.problems().missing());
    assertTrue(messages().get(0).contains(" must be " + expected + ";"), messages().get(0));
  }

  @Test
  void lastOfTwoFieldsCounts() {
    String line = LOC + "\"lastmod\":\"2025\",\"lastmod\":\"2026\"}";
    assertEquals("2026", readOne(line).lastmod());
    assertEquals(
        List.of(
            "in:1:46: error: json.duplicate-key: the key \"lastmod\" occurs more than once; the"
                + " last value is used, not \"2025\"\n  url[1].lastmod   https://a.example/"),
        messages());
    assertEquals(1, context.problems().missing());
  }

  @Test
  void lastOfTwoAttributesCounts() {
    assertEquals("b", talk("{\"@lang\":\"a\",\"@lang\":\"b\"}").lang());
    assertEquals(Map.of("json.duplicate-key", 1L), context.problems().counts());
    assertEquals(1, context.problems().missing());
  }

  @Test
  void keyOfElementsThatStandsTwiceCountsTwice() {
    UrlEntry entry =
        readOne(
            LOC + "\"talk\":[{\"speaker\":[\"a\"],\"speaker\":\"b\"}],\"talk\":{\"title\":\"T\"}}");
    assertEquals(
        List.of(
            new Talk(
                null,
                null,
                List.of(new Talk.Speaker(null, "a"), new Talk.Speaker(null, "b")),
                null),
            new Talk(null, "T", List.of(), null)),
        entry.extensions(Talk.class));
    assertEquals(Map.of("json.duplicate-key", 2L), context.problems().counts());
    assertEquals(0, context.problems().missing());
  }

  @Test
  void sameKeyInAnotherObjectIsNoDuplicate() {
    read(
        LOC + "\"talk\":[{\"title\":\"1\"},{\"title\":\"2\",\"room\":{}},{\"room\":{}}]}\n" + GOOD);
    assertEquals(List.of(), messages());
  }

  @Test
  void blankLinesMarksAndLineEndsOfAllKindsAreNoFault() {
    assertEquals(3, read("\uFEFF" + GOOD + "\r\n\r\n \t\n\uFEFF" + GOOD + "\r" + GOOD).size());
    assertEquals(List.of(), messages());
  }

  @Test
  void malformedLineCostsItself() {
    assertCostsItsLine(
        LOC + "\"lastmod\":2024-01-01}",
        "in:2:43: error: json.malformed: Unexpected character ('-' (code 45)): was expecting comma"
            + " to separate Object entries; it is left out\n  url[2]   https://a.example/");
  }

  @Test
  void cutLineCostsItself() {
    assertCostsItsLine(
        LOC + "\"talk\":[{\"title\":\"a",
        "in:2:48: error: json.malformed: the line ends inside its object; it is left out\n"
            + "  url[2]   https://a.example/");
  }

  @Test
  void lineThatIsNoObjectCostsItself() {
    assertCostsItsLine(
        "[" + GOOD + "]",
        "in:2:1: error: json.not-object: the line is not a JSON object; it is left out\n  url[2]");
  }

  @Test
  void lineThatIsNotUtf8CostsItselfIfReadingIsStrict() {
    context = context.withStrict(true);
    assertCostsItsLine(
        "{\"loc\":\"https://a.example/é\"}".getBytes(StandardCharsets.ISO_8859_1),
        "in:2:27: error: json.encoding: the line is not UTF-8; it is left out\n  url[2]");
  }

  @Test
  void lineWithoutUrlCostsItself() {
    assertCostsItsLine(
        "{\"lastmod\":\"2024\"}",
        "in:2:1: error: loc.missing: loc is required; the line is left out\n  url[2]");
  }

  @Test
  void lineWithAnEmptyUrlCostsItself() {
    assertCostsItsLine(
        "{\"loc\":\" \"}",
        "in:2:1: error: loc.missing: loc is empty; the line is left out\n  url[2]   ");
  }

  @Test
  void lineThatIsTooLongCostsItself() {
    assertCostsItsLine(
        LOC + "\"lastmod\":\"" + "x".repeat(JsonSyntax.LONGEST_LINE - LOC.length() - 12) + "\"}",
        "in:2:1: error: json.line-too-long: the line is longer than 4194304 bytes; it is left out\n"
            + "  url[2]");
  }

  @Test
  void longestLineIsRead() {
    String value = "x".repeat(JsonSyntax.LONGEST_LINE - LOC.length() - 13);
    assertEquals(value, readOne(LOC + "\"lastmod\":\"" + value + "\"}").lastmod());
  }

  @Test
  void lineThatNestsTooDeeplyCostsItself() {
    assertCostsItsLine(
        LOC + "\"a\":" + "[".repeat(1_000_000),
        "in:2:132: error: json.too-deep: the line is nested deeper than 100 levels; it is left out\n"
            + "  url[2]   https://a.example/");
  }

  @Test
  void deepestNestingIsRead() {
    int inside = JsonSyntax.DEEPEST - 1;
    readOne(LOC + "\"a\":" + "[".repeat(inside) + "]".repeat(inside) + "}");
  }

  @Test
  void whatFollowsTheObjectIsReported() {
    assertEquals(1, read(GOOD + " " + GOOD).size());
    assertEquals(
        List.of(
            "in:1:30: error: json.trailing-content: \"{\"loc\":\"https://a.example/1\"}\" follows"
                + " the object; it is left out\n  https://a.example/1"),
        messages());
    assertEquals(1, context.problems().missing());
  }

  @Test
  void commaBehindTheObjectCostsNothing() {
    assertEquals(2, read(GOOD + ",\n" + GOOD).size());
    assertEquals(Map.of("json.trailing-content", 1L), context.problems().counts());
    assertEquals(0, context.problems().missing());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "<url                                 | doc.truncated",
        "<urlset/>                            | doc.unsupported-format",
        "no markup                            | xml.malformed",
        "<url xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'><x:y/></url>"
            + " | ns.extension-unbound-prefix",
        "\\ud800                              | xml.invalid-char"
      })
  void xmlThatCannotBeUsedCostsItself(String xml, String code) {
    assertEquals(
        UrlEntry.of("https://a.example/"),
        readOne("{\"_xml\":\"" + xml + "\",\"loc\":\"https://a.example/\"}"));
    assertEquals(code, context.problems().first().get(0).code(), messages().toString());
    assertEquals("in:1:9", context.problems().first().get(0).location().toString());
    assertEquals(1, context.problems().missing());
  }

  @Test
  void fieldsInXmlDoNotCountAndSaySo() {
    UrlEntry entry =
        readOne(
            LOC
                + "\"lastmod\":\"2024\",\"_xml\":\"<url xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'>"
                + "<loc>https://b.example/</loc><lastmod>2024</lastmod><priority>1</priority></url>\"}");
    assertEquals(UrlEntry.builder("https://a.example/").lastmod("2024").build(), entry);
    assertEquals(Map.of("json.xml-field", 2L), context.problems().counts());
    assertEquals(2, context.problems().missing());
  }

  @Test
  void documentIsATableToldByItsFirstCharacter() {
    assertEquals(DocumentInfo.of(DocumentInfo.Kind.TABLE), Documents.info(ndjson, GOOD, context));
    assertTrue(ndjson.matches(Head.of("\uFEFF\n {".getBytes(StandardCharsets.UTF_8))));
    assertFalse(ndjson.matches(Head.of("[{".getBytes(StandardCharsets.UTF_8))));
    assertFalse(ndjson.matches(Head.of(new byte[0])));
  }
}
