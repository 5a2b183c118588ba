package io.github.sitemaptoolkit.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.validator.Validator;
import io.github.sitemaptoolkit.validator.profile.Profile;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What reading makes of the cells of a table is said when the table is checked. */
class TableFindingsTest {

  private static List<String> findings(String table) throws IOException {
    List<Problem> found = new ArrayList<>();
    Source source =
        Source.of(new ByteArrayInputStream(table.getBytes(StandardCharsets.UTF_8)), "in.csv");
    Validator.of(Profile.GOOGLE).check(source, found::add, count -> {});
    return found.stream()
        .filter(it -> !it.code().equals("lastmod.missing"))
        .map(it -> it.location().line() + " " + it.severity() + " " + it.message())
        .toList();
  }

  private static String dates(String... dates) {
    var table = new StringBuilder("loc,lastmod\n");
    for (int i = 0; i < dates.length; i++) {
      table.append("https://example.com/").append(i).append(',').append(dates[i]).append('\n');
    }
    return table.toString();
  }

  @Test
  void datesThatAreReadOtherwiseAreToldOnceAForm() throws IOException {
    assertEquals(
        List.of(
            "2 info lastmod \"20.11.2026\" is not a date in W3C format; it is read as 2026-11-20",
            "4 info lastmod \"20 Nov 2026\" has the form of dates in e-mails and RSS feeds;"
                + " it is read as 2026-11-20"),
        findings(dates("20.11.2026", "21.11.2026", "20 Nov 2026", "2026-11-20")));
  }

  @Test
  void datesOfWhichOnlyTheDayIsKeptAreWarnings() throws IOException {
    assertEquals(
        List.of(
            "2 warning lastmod \"2026-11-20 10:00:00\" has no time zone, or an ambiguous one;"
                + " only its day is kept"),
        findings(dates("2026-11-20 10:00:00")));
  }

  @Test
  void datesThatAreNoneAreFaults() throws IOException {
    assertEquals(
        List.of(
            "2 error lastmod \"yesterday\" cannot be understood as a date; it is left out",
            "3 warning lastmod \"2026-11-20T24:00:00Z\" contains a day or time that does not exist;"
                + " it is left out"),
        findings(dates("yesterday", "2026-11-20T24:00:00Z")));
  }

  @Test
  void formulasAreToldOnceAColumn() throws IOException {
    assertEquals(
        List.of(
            "3 warning a spreadsheet takes \"=A1\" in the column \"image.loc\" for a formula"
                + " (2 cells)"),
        findings(
                "loc,image.loc\nhttps://example.com/a,https://example.com/a.jpg\n"
                    + "https://example.com/b,=A1\nhttps://example.com/c,=A2\n")
            .stream()
            .filter(it -> it.contains("formula"))
            .toList());
  }
}
