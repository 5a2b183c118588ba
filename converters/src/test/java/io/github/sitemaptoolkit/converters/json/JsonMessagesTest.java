package io.github.sitemaptoolkit.converters.json;

import static io.github.sitemaptoolkit.converters.json.Documents.context;
import static io.github.sitemaptoolkit.converters.json.Documents.read;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.converters.csv.CsvInputOptions;
import io.github.sitemaptoolkit.converters.csv.RowCondition;
import io.github.sitemaptoolkit.problem.Problem;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Messages about documents say item and member, not row and column. */
class JsonMessagesTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[{'url':'https://example.com/1','a':{'b':1}}]| the member \"a.b\" is not known; its values are left out",
        "[{'url':''},{'url':'https://example.com/1'}]| the item has no url; it is left out",
        "[{'url':'x y'},{'url':'https://example.com/1'}]| the item is left out",
        "[{'at':'https://example.com/1'}]| the urls are read from the member \"at\", because of its values: no name means the url",
        "[{'url':'https://example.com/1','updated':'N/A'}]| values of lastmod such as \"N/A\" are read as empty",
        "[{'url':'https://example.com/1','modified':'2026','updated':'2025'}]| the member \"updated\" means the same as another; it is left out",
        "[{'url':'https://example.com/1','status':200},{'url':'https://example.com/2','status':404}]| 1 of 2 items of this crawl are left out, because they are not pages for a sitemap: 1 with a status other than 200"
      })
  void thePartsOfADocumentAreNamed(String text, String message) throws IOException {
    Documents document = read(text.replace('\'', '"'));

    assertTrue(
        document.problems().stream().anyMatch(problem -> problem.endsWith(message)),
        document.problems().toString());
    assertTrue(
        document.problems().stream()
            .noneMatch(problem -> problem.matches("\\S+ \\S+ .*(column|row|cell|header).*")),
        document.problems().toString());
  }

  @Test
  void aDocumentWithoutUrlsSaysHowToNameThem() throws IOException {
    Problem end = read("[{\"slug\":\"a\",\"name\":\"b\"}]").end();

    assertNotNull(end);
    assertEquals(
        "no member contains web addresses, judging by names and values; --map 'PATH=loc' names the"
            + " one with urls. The items have \"slug\", \"name\"",
        end.message());
  }

  @Test
  void itemsAreLeftOutByAConditionAndLossesAreOfMembers() throws IOException {
    Documents document =
        read(
            "[{\"url\":\"https://example.com/1\",\"type\":\"a\",\"see\":\"https://example.com/x\"},"
                + "{\"url\":\"https://example.com/2\",\"type\":\"b\"}]",
            context()
                .with(CsvInputOptions.DEFAULTS.withWhere(List.of(RowCondition.parse("type=a")))));

    String problems = document.problems().toString();
    assertTrue(problems.contains("1 of 2 items are left out by the condition"), problems);
    assertTrue(problems.contains("dropped 1 member see"), problems);
  }

  @Test
  void theNameOfAMemberHasALimit() throws IOException {
    Documents document =
        read("[{\"url\":\"https://example.com/1\"},\n{\"" + "x".repeat(60_000) + "\":1}]");

    assertEquals("{\"loc\":\"https://example.com/1\"}\n", document.lines());
    Problem end = document.end();
    assertNotNull(end);
    assertEquals("json.too-long", end.code());
    assertEquals(
        "the name of a member is too long; the rest of the document is left out", end.message());
    assertEquals(2, end.location().line());
  }
}
