package io.github.sitemaptoolkit.converters.csv;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.converters.json.JsonFormat;
import io.github.sitemaptoolkit.converters.option.CsvInputOptions;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.testkit.Documents;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Of several columns that say the last change or are mapped to it, the newest date is read. */
class NewestDateTest {

  private final Problems problems = new Problems();
  private final Context context =
      Context.of(Extensions.of())
          .withProblems(problems)
          .with(
              CsvInputOptions.DEFAULTS.withColumns(
                  Map.of("url", "loc", "changed", "lastmod", "published", "lastmod")));

  private static List<String> dates(List<UrlEntry> entries) {
    return entries.stream().map(entry -> String.valueOf(entry.lastmod())).toList();
  }

  @Test
  void newestOfTheMembersOfAnItemIsRead() {
    String items =
        """
        [{"url":"https://a.example/1","changed":"2026-06-14T15:24:08.012Z","published":"2026-06-16T02:50:00.000Z"},
         {"url":"https://a.example/2","changed":"2026-06-12T15:24:08.012Z","published":"2026-06-10T02:50:00.000Z"},
         {"url":"https://a.example/3","changed":null,"published":"2026-06-30T02:50:00.000Z"}]
        """;
    assertEquals(
        List.of("2026-06-16T02:50:00.000Z", "2026-06-12T15:24:08.012Z", "2026-06-30T02:50:00.000Z"),
        dates(Documents.read(new JsonFormat(), items, context)));
    assertEquals(List.of(), problems.first());
  }

  @Test
  void newestOfTheCellsOfARowIsReadAndWhatIsNoDateIsNot() {
    List<String> rows =
        Arrays.asList(
            "url,changed,published",
            "https://a.example/1,2026-06-16T01:00:00+02:00,2026-06-16",
            "https://a.example/2,2026-06-16T03:00:00+02:00,2026-06-16",
            "https://a.example/3,soon,2026-06-16",
            "https://a.example/4,2026-06-16,soon",
            "https://a.example/5,,");
    assertEquals(
        List.of("2026-06-16", "2026-06-16T03:00:00+02:00", "2026-06-16", "2026-06-16", "null"),
        dates(Documents.read(new CsvFormat(), String.join("\n", rows) + "\n", context)));
    assertEquals(
        List.of("date.invalid", "date.invalid"),
        problems.first().stream().map(Problem::code).toList());
  }

  private List<String> unmapped(String... rows) {
    Context found = Context.of(Extensions.of()).withProblems(problems);
    return dates(Documents.read(new CsvFormat(), String.join("\n", rows) + "\n", found));
  }

  @Test
  void changeAndPublicationAreReadTogether() {
    assertEquals(
        List.of("2026-03-09", "2026-03-02", "2026-03-05"),
        unmapped(
            "URL,Published,Updated",
            "https://a.example/1,2026-03-01,2026-03-09",
            "https://a.example/2,2026-03-02,",
            "https://a.example/3,2026-03-05,2026-03-04"));
  }

  @Test
  void datesOfOtherThingsAreNotReadBesideTheChange() {
    assertEquals(
        List.of("2026-03-01"),
        unmapped(
            "URL,Updated,Event date,Valid until,Date of birth,Created",
            "https://a.example/1,2026-03-01,2026-12-24,2027-01-01,2026-05-05,2026-06-06"));
  }

  @Test
  void publicationAloneIsNoChange() {
    assertEquals(List.of("null"), unmapped("URL,Published", "https://a.example/1,2026-03-01"));
  }

  @Test
  void ownNameCountsAlone() {
    assertEquals(
        List.of("2026-03-01"),
        unmapped("loc,lastmod,Published", "https://a.example/1,2026-03-01,2026-04-01"));
  }
}
