package io.github.sitemaptoolkit.converters.csv;

import static io.github.sitemaptoolkit.converters.csv.Tables.URL;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.problem.SitemapException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which of several urls of a row is that of its page. */
class WhichUrlTest {

  private final Tables csv = new Tables();

  private List<String> urls(String headers, String first, String second) {
    return csv.urls(
        headers
            + "\nA,%s1,%s1\nB,%s2,%s2\n".formatted(first, second, first, second).replace("*", URL));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      value = {
        "Title,Old URL,New URL!*old/!*",
        "Titel,Neue URL,Alte URL!*!*old/",
        "Titre,Ancienne adresse,Nouvelle adresse!*old/!*",
        "Title,URL,Final URL!*old/!*",
        "Title,url,public_url!https://notes.example/!*",
        "Title,edit_link,view_link!https://cms.example/x/!*",
        "Title,url,html_url!https://api.code.example/repos/!*",
        "Title,url,web!*wp-json/wp/v2/posts/!*",
        "Title,permalink,url!*!*rest/pages/",
        "Title,url,site!*admin/pages/!*",
      })
  void theOneThatVisitorsHaveNow(String headers, String first, String second) {
    assertEquals(List.of(URL + "1", URL + "2"), urls(headers, first, second));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      value = {
        "Title,url,News URL!*!https://news.example/",
        "Title,url,public_apply_url!*!https://jobs.example/",
        "Title,url,Live stream!*!https://live.example/",
        "Title,url,Original source!*!https://a.example/x",
        "Status,URL,Final URL!*!*final/",
      })
  void noOtherOne(String headers, String first, String second) {
    String table = headers + "\n200,%s1,%s1\n200,%s2,%s2\n";
    assertEquals(
        List.of(URL + "1", URL + "2"),
        csv.urls(table.formatted(first, second, first, second).replace("*", URL)));
  }

  @Test
  void aUrlOfTheSiteInEachRowIsNoPage() {
    assertEquals(
        List.of(URL + "1", URL + "2"), csv.urls("url,public_url\n*1,*\n*2,*\n".replace("*", URL)));
  }

  @Test
  void aRemarkBehindAHeaderMayNameAnotherThing() {
    assertEquals(
        List.of("2026-11-20", "null"),
        List.of("Updated (your time zone),2026-11-20", "Updated (user),Ann").stream()
            .map(column -> column.split(","))
            .map(it -> csv.read("url," + it[0], URL + "," + it[1]).get(0).lastmod())
            .map(String::valueOf)
            .toList());
    assertTrue(csv.codes().stream().noneMatch(code -> code.startsWith("date")), csv.codes() + "");
  }

  @ParameterizedTest
  @ValueSource(strings = {".jpg", ".bin", ".mp4", ".zip?a=1", ".css"})
  void filesAreNoPages(String ending) {
    SitemapException refused =
        assertThrows(
            SitemapException.class,
            () -> csv.urls("Page,Title\n" + URL + 1 + ending + ",A\n" + URL + 2 + ending + ",B\n"));
    assertTrue(refused.getMessage().contains("--map 'Page=loc'"), refused.getMessage());
  }

  @ParameterizedTest
  @ValueSource(strings = {".pdf", ".docx", ".html", "", "/film.mp4/", ".txt"})
  void documentsArePages(String ending) {
    assertEquals(List.of(URL + 1 + ending), csv.urls("Page,Title\n" + URL + 1 + ending + ",A\n"));
  }

  @ParameterizedTest
  @ValueSource(strings = {".jpg", ".bin"})
  void aColumnWithOurOwnNameHasPages(String ending) {
    assertEquals(List.of(URL + 1 + ending), csv.urls("loc,Title\n" + URL + 1 + ending + ",A\n"));
  }
}
