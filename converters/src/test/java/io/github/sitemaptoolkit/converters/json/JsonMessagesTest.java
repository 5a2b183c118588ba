package io.github.sitemaptoolkit.converters.json;

import static io.github.sitemaptoolkit.converters.json.Documents.context;
import static io.github.sitemaptoolkit.converters.json.Documents.read;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.converters.option.CsvInputOptions;
import io.github.sitemaptoolkit.converters.option.RowCondition;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.Limit;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Loss;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Severity;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
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
        "[{'url':'https://example.com/1','status':200},{'url':'https://example.com/2','status':404}]| 1 of 2 items are left out, because they are not pages for a sitemap: 1 with a status other than 200 (\"status\")"
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

  private static Context limited(Limit limit, long most) {
    return context().withLimits(Limits.DEFAULT.with(limit, most));
  }

  @Test
  void valuesThatAreTooManyCostThemselvesOnly() throws IOException {
    Documents document =
        read(
            "[{\"a\":[1,2,3,4],\"url\":\"https://example.com/1\",\"lastmod\":\"2026-11-20\"},\n"
                + "{\"url\":\"https://example.com/2\",\"a\":[1,2,3]}]",
            limited(Limit.ENTRY_ELEMENTS, 3));

    assertEquals(
        "{\"loc\":\"https://example.com/1\",\"lastmod\":\"2026-11-20\"}\n"
            + "{\"loc\":\"https://example.com/2\"}\n",
        document.lines());
    assertEquals(
        "1:14 json.too-long the object has more than 3 values (entry-elements); the others are left"
            + " out",
        document.problems().get(0));
    assertEquals(1, Collections.frequency(document.codes(), "json.too-long"));
  }

  @Test
  void textThatIsTooLongCostsItselfOnly() throws IOException {
    String text = "x".repeat(3000);
    Documents document =
        read(
            "[{\"a\":\"" + text + "\",\"b\":\"" + text + "\",\"url\":\"https://example.com/1\"}]",
            limited(Limit.ENTRY_LENGTH, 4000));

    assertEquals("{\"loc\":\"https://example.com/1\"}\n", document.lines());
    assertEquals(1, Collections.frequency(document.codes(), "json.too-long"));
  }

  @Test
  void membersOfALineThatAreTooManyCostThemselvesOnly() throws IOException {
    Documents document =
        read(
            "[{\"loc\":\"https://example.com/1\",\"image\":[{\"loc\":\"https://example.com/a\"},"
                + "{\"loc\":\"https://example.com/b\"}]}]",
            limited(Limit.ENTRY_ELEMENTS, 4));

    assertEquals(
        "{\"loc\":\"https://example.com/1\",\"image\":[{\"loc\":\"https://example.com/a\"},{}]}\n",
        document.lines());
    assertEquals(1, Collections.frequency(document.codes(), "json.too-long"));
  }

  @Test
  void unknownKeysAreCountedHoweverManyThereAre() throws IOException {
    var keys = new StringBuilder();
    for (int i = 0; i < 20_000; i++) {
      keys.append(",\"n").append(i).append("\":1");
    }
    Documents document = read("[{\"loc\":\"https://example.com/1\"" + keys + "}]");

    assertEquals("{\"loc\":\"https://example.com/1\"}\n", document.lines());
    String last = document.problems().get(document.problems().size() - 1);
    assertTrue(last.contains("dropped 19,936 other data"), last);
  }

  @Test
  void partsOfAFeedsItemThatAreTooManyCostThemselvesOnly() throws IOException {
    Documents document =
        read(
            "{\"version\":\"https://jsonfeed.org/version/1.1\",\"title\":\"t\",\"items\":[{\"id\":\"1\","
                + "\"tags\":[\"a\",\"b\",\"c\"],\"authors\":[{\"name\":\"d\"}],\"x\":1,"
                + "\"attachments\":[{\"url\":\"https://example.com/a.jpg\"}],"
                + "\"url\":\"https://example.com/1\"}]}",
            limited(Limit.ENTRY_ELEMENTS, 2));

    assertEquals("{\"loc\":\"https://example.com/1\"}\n", document.lines());
    assertEquals(1, Collections.frequency(document.codes(), "json.too-long"));
  }

  @Test
  void membersThatProbablyShouldBeReadAreNamedTogether() throws IOException {
    Documents document =
        read(
            "[{\"url\":\"https://example.com/1\",\"lastmodd\":\"2026-11-20\",\"score\":5,"
                + "\"photo\":\"https://example.com/a.jpg\",\"a\":{\"see\":\"https://example.com/b\"}}]");

    assertEquals(
        List.of(
            "0:0 csv.unknown-column the members \"lastmodd\" (did you mean lastmod?)"
                + " and 2 others are not known; their values are left out"),
        document.problems().stream().filter(problem -> problem.contains("members")).toList());
  }

  /** WordPress has many members with dates and urls; its posts are read right without them. */
  @Test
  void postsOfWordPressAreReadWithoutAWarning() throws IOException {
    List<String> warnings = new ArrayList<>();
    Context context =
        context()
            .withProblems(
                new Problems(
                    problem -> {
                      if (problem.severity() != Severity.INFO
                          && !problem.code().equals(Loss.CODE)) {
                        warnings.add(problem.toString());
                      }
                    }));
    Source source =
        Source.of(
            new ByteArrayInputStream(
                ("[{\"id\":1,\"date\":\"2026-11-20T10:00:00\",\"date_gmt\":\"2026-11-20T09:00:00\","
                        + "\"guid\":{\"rendered\":\"https://example.com/?p=1\"},"
                        + "\"modified\":\"2026-11-21T10:00:00\",\"modified_gmt\":\"2026-11-21T09:00:00\","
                        + "\"slug\":\"a\",\"link\":\"https://example.com/a\",\"_links\":{\"self\":"
                        + "[{\"href\":\"https://example.com/wp-json/1\"}]}}]")
                    .getBytes(StandardCharsets.UTF_8)),
            "in.json");
    try (EntryReader<UrlEntry> in = new JsonFormat().reader(source, context)) {
      assertEquals("2026-11-21T09:00:00Z", Objects.requireNonNull(in.read()).lastmod());
      assertNull(in.read());
      assertTrue(context.problems().losses().stream().allMatch(Loss::detail));
    }
    assertEquals(List.of(), warnings);
  }
}
