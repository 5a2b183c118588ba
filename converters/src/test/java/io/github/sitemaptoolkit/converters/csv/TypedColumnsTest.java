package io.github.sitemaptoolkit.converters.csv;

import static io.github.sitemaptoolkit.converters.csv.Tables.URL;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.converters.option.CsvInputOptions;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the headers and cells of a table decide together. */
class TypedColumnsTest {

  private Tables csv = new Tables();

  /** Reads rows parted by a bar; a star is the beginning of a url. */
  private String pages(String table) {
    return csv.urls(table.replace('|', '\n').replace("*", URL)).stream()
        .map(url -> url.substring(URL.length()))
        .collect(Collectors.joining(" "));
  }

  private String dates(String header, String... dates) {
    String rows =
        IntStream.range(0, dates.length)
            .mapToObj(i -> URL + i + ',' + dates[i] + '\n')
            .collect(Collectors.joining());
    return csv.read(header + '\n' + rows).stream()
        .map(UrlEntry::lastmod)
        .map(String::valueOf)
        .collect(Collectors.joining(" "));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '>',
      value = {
        "Adresse,Inhaltstyp,Statuscode,Indexierbarkeit|*a,text/html,200,Indexierbar"
            + "|*b,text/html,301,Nicht indexierbar|*c,text/html,200,Nicht indexierbar"
            + "|*d,image/png,200,Indexierbar > a",
        "Adresse,Code HTTP,Indexabilit\u00E9|*a,200,Indexable|*b,404,Non indexable > a",
        "Direcci\u00F3n,C\u00F3digo de estado,Indexabilidad|*a,200,Indexable|*b,301,No indexable > a",
        "Page URL,Page HTTP code|*a,200|*b,404 > a",
        "URL,HTTP Status|*a,200|*b,Not Crawled > a",
        "URL,Status|*a,200 OK|*b,404 Not Found|*c,301 (Moved Permanently) > a",
        ",url,status|0,*a,200.0|1,*b,404.0|2,*c, > a c",
        "URL,Robots|*a,|*b,noindex|*c,index > a c",
        "URL,Blocked by robots.txt|*a,No|*b,Yes > a",
        "URL,Meta|*a,index follow|*b,noindex follow > a",
        "URL,Tags|*a,noindex seo|*b,noindex > a b",
        "Permalink,Status|*a,publish|*b,draft|*c,private > a",
        "URL,State|*a,PUBLISHED|*b,DRAFT|*c,SCHEDULED > a",
        "URL,Published|*a,TRUE|*b,FALSE > a",
        "URL,Published|*a,1|*b,-1 > a",
        "URL,status|*a,1|*b,0 > a",
        "URL,HTTP Status|*a,200|*b,0 > a",
        "_id,URL|x1,*a|drafts.x1,*b|x2,*c > a c",
        "Title,URL|drafts.x1,*a|x2,*b > a b",
        "URL,Archived,Draft|*a,false,false|*b,true,false|*c,false,true > a",
        "URL,Order status|*a,pending|*b,completed > a b",
        "URL,Referring page HTTP code|*a,200|*b,404 > a b",
        "Website,City,State|*a,Austin,TX|*b,LA,CA > a b",
        "loc,image.title|*a,404|*b,draft > a b",
        "URL,Is published|*a,yes|*b,no > a",
        "URL,Page hidden|*a,no|*b,yes > a",
        "URL,isPostDraft|*a,false|*b,true > a",
        "URL,Seite versteckt|*a,nein|*b,ja > a",
        "URL,Est publi\u00E9|*a,oui|*b,non > a",
        "URL,\u516C\u958B\u72B6\u614B|*a,\u516C\u958B|*b,\u4E0B\u66F8\u304D > a",
        "URL,private beach|*a,yes|*b,no > a b",
        "URL,Online shop|*a,no|*b,yes > a b",
        "URL,Draft beer|*a,yes|*b,no > a b",
        "URL,Active holidays|*a,no|*b,yes > a b",
        "URL,is_live|*a,0|*b,1 > a b",
        "URL,Livestream|*a,no|*b,yes > a b",
        "URL,Strand privat|*a,ja|*b,nein > a b",
      })
  void rowsAreLeftOutWhereHeaderAndCellsAgree(String table, String pages) {
    assertEquals(pages, pages(table));
  }

  @Test
  void allRowsAreReadOnRequest() {
    csv = new Tables(CsvInputOptions.DEFAULTS.withAllRows(true));
    assertEquals("a b", pages("URL,State|*a,PUBLISHED|*b,DRAFT"));
    assertEquals(0, csv.missing());
  }

  @Test
  void eachColumnSaysHowManyRowsItTook() {
    pages("URL,Status Code,State|*a,200,live|*b,404,live|*c,200,draft|*d,404,draft");
    assertTrue(
        csv.messages()
            .contains(
                "3 of 4 rows are left out, because they are not pages for a sitemap: 2 with a"
                    + " status other than 200 (\"Status Code\"), 1 not published (\"State\")"),
        csv.messages()::toString);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '>',
      value = {
        "URL,Status Code,Blocked from indexing|*a,200,No|*b,200,Yes"
            + " > --rows 'Blocked from indexing=No'",
        "URL,Blocked from indexing|*a,No|*b,Yes > --rows 'Blocked from indexing=No'",
        "URL,Excluded by editor|*a,0|*b,1 > --rows 'Excluded by editor=0'",
        "URL,private beach|*a,yes|*b,no > --rows 'private beach=no'",
        "URL,Featured|*a,yes|*b,no > --rows 'Featured=yes'",
      })
  void whatIsOnlyLikelyIsToldWithTheRowsToKeep(String table, String option) {
    assertEquals("a b", pages(table));
    assertTrue(csv.messages().toString().contains(option), csv.messages()::toString);
  }

  @Test
  void aFilterThatLeavesNoRowIsToldAsAWarning() {
    assertEquals("", pages("URL,Status Code|*a,404|*b,500"));
    assertEquals(List.of("csv.crawl-rows"), csv.codes());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '>',
      value = {
        "URL,Price|*a,200|*b,404 > --rows 'Price=200'",
        "URL,Phase|*a,published|*b,draft > --rows 'Phase!=draft'",
        "URL,Status|*a,Active|*b,Sold > --rows 'Status=Active'",
      })
  void cellsAloneAreAWarningWithTheCondition(String table, String option) {
    assertEquals("a b", pages(table));
    assertTrue(csv.messages().toString().contains(option), csv.messages()::toString);
  }

  @Test
  void cellThatContradictsTheOthersIsAnErrorAndItsRowIsRead() {
    String rows =
        IntStream.range(0, 20).mapToObj(i -> "|*" + i + ",200").collect(Collectors.joining());
    assertTrue(pages("URL,Status Code" + rows + "|*x,broken page|*y,404").endsWith("19 x"));
    assertEquals(
        "column \"Status Code\": \"broken page\" does not say whether this is a page, as other cells"
            + " do; the row is read",
        csv.messages().get(0));
    assertEquals("in:22:1 csv.bad-cell", csv.places().get(0));
    assertEquals(1, csv.missing());
  }

  @Test
  void wordAmongUrlsOfOthersLosesItsValue() {
    List<UrlEntry> read = csv.read("URL,Image Src", URL + "a," + URL + "a.jpg", URL + "b,see mail");
    assertEquals(List.of(), read.get(1).nodes());
    assertEquals(List.of("in:3:1 url.invalid"), csv.places());
    assertEquals(1, csv.missing());
  }

  @Test
  void oneDateTellsTheOrderOfAll() {
    assertEquals("2026-11-05 2026-11-22", dates("URL,Updated", "05/11/2026", "22/11/2026"));
    assertEquals("2026-05-11 2026-11-22", dates("loc,lastmod", "05/11/2026", "11/22/2026"));
    assertEquals("2026-05-11 2026-11-22", dates("loc,lastmod", "5/11/26", "11/22/26 10:00 PM"));
    assertEquals("2026-11-05 2026-11-22", dates("loc,lastmod", "05-11-2026", "22-11-2026"));
    assertEquals(0, csv.missing());
  }

  @Test
  void yearsOfOtherCalendarsAreToldAndLeftOut() {
    assertEquals("null null", dates("loc,lastmod", "20/11/2569", "2569-11-20"));
    assertEquals(
        List.of(
            "lastmod \"20/11/2569\" may have the year of another calendar; it is left out",
            "lastmod \"2569-11-20\" may have the year of another calendar; it is left out"),
        csv.messages());
    assertEquals("null 2099-01-01", dates("loc,lastmod", "1405/08/29", "2099-01-01"));
  }

  @Test
  void datesWhoseOrderIsUnclearAreLeftOut() {
    assertEquals(
        "null 2026-07-07 2026-11-22",
        dates("loc,lastmod", "05/11/2026", "07/07/2026", "2026-11-22"));
    assertEquals(
        "the dates of the column \"lastmod\" such as \"05/11/2026\" do not show whether day or month"
            + " is first; such dates are left out unless --date-format says it, as dd/MM/yyyy or"
            + " MM/dd/yyyy do",
        csv.messages().get(0));
    assertEquals("null null", dates("loc,lastmod", "13/11/2026", "11/13/2026"));
    assertEquals(
        "the dates of the column \"lastmod\" have the day first in some rows and the month in others;"
            + " such dates are left out unless --date-format says it, as dd/MM/yyyy or MM/dd/yyyy do",
        csv.messages().get(0));
    assertEquals(2, csv.missing());
  }

  @Test
  void laterDateInAnotherOrderIsLeftOut() {
    String[] dates = new String[1002];
    Arrays.fill(dates, "22/11/2026");
    dates[1001] = "11/23/2026";
    assertTrue(dates("loc,lastmod", dates).endsWith(" 2026-11-22 null"));
    assertEquals(
        "lastmod \"11/23/2026\" is no date as the others of its column, day/month/year; it is left"
            + " out",
        csv.messages().get(1));
    assertEquals(1, csv.missing());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Post Modified Date | 2026-11-20 | 2026-11-20",
        "Last modified date (UTC) | 2026-11-20 10:00 | 2026-11-20T10:00Z",
        "date_modified_gmt | 2026-11-20T10:00:00 | 2026-11-20T10:00:00Z",
        "Letzte \u00C4nderung | 20.11.2026 | 2026-11-20",
        "Ge\u00E4ndert am | 20.11.2026 | 2026-11-20",
        "Derni\u00E8re modification | 20/11/2026 | 2026-11-20",
        "_updatedAt | 2026-11-20T10:00:00Z | 2026-11-20T10:00:00Z",
        "Updated On | Fri Nov 20 2026 10:00:00 GMT+0000 (Coordinated Universal Time) | 2026-11-20T10:00:00Z",
        "Last Modified By | 2026-11-20 | null",
        "Modifi\u00E9 | 7 | null",
      })
  void headersInManyLanguagesMeanTheLastChange(String header, String cell, String lastmod) {
    assertEquals(lastmod, dates("URL," + header, cell));
  }
}
