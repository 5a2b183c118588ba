package io.github.sitemaptoolkit.converters.internal.table.type;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What single cells and headers mean. */
class CellTextsTest {

  @ParameterizedTest
  @CsvSource({
    "yes,yes",
    "TRUE,yes",
    "Ja,yes",
    "1,yes",
    "1.0,yes",
    "Sí,yes",
    "はい,yes",
    "✓,yes",
    "VRAI,yes",
    "no,no",
    "FALSCH,no",
    "0,no",
    "não,no",
    "Nie,no",
    "нет,no",
    "maybe,",
    "2,",
    "-1,",
    "yes sir,",
    "'',"
  })
  void answersAreYesOrNo(String text, String answer) {
    assertEquals(answer, YesNo.of(text));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "STATUS | 200 | PAGE",
        "STATUS | 200.0 | PAGE",
        "STATUS | 200 OK | PAGE",
        "STATUS | HTTP/1.1 200 OK | PAGE",
        "STATUS | 2xx | PAGE",
        "STATUS | OK | PAGE",
        "STATUS | 404 | NO_PAGE",
        "STATUS | 404 Not Found | NO_PAGE",
        "STATUS | 301 (Moved Permanently) | NO_PAGE",
        "STATUS | 0 | NO_PAGE",
        "STATUS | 5XX | NO_PAGE",
        "STATUS | Not Crawled | NO_PAGE",
        "STATUS | 219 | UNKNOWN",
        "STATUS | 2000 | UNKNOWN",
        "STATUS | 200.50 | UNKNOWN",
        "STATUS | 200/404 | UNKNOWN",
        "STATUS | 200px | UNKNOWN",
        "STATUS | 200 of 404 | UNKNOWN",
        "STATUS | 20 | UNKNOWN",
        "STATUS | http | UNKNOWN",
        "STATUS | shipped | UNKNOWN",
        "INDEXABLE | Nicht indexierbar | NO_PAGE",
        "INDEXABLE | Non-Indexable | NO_PAGE",
        "INDEXABLE | インデックス不可 | NO_PAGE",
        "INDEXABLE | Não indexável | NO_PAGE",
        "INDEXABLE | nao indexavel | NO_PAGE",
        "INDEXABLE | Indexable | PAGE",
        "INDEXABLE | false | NO_PAGE",
        "INDEXABLE | perhaps | UNKNOWN",
        "ROBOTS | noindex,nofollow | NO_PAGE",
        "ROBOTS | none | NO_PAGE",
        "ROBOTS | max-image-preview:none | PAGE",
        "ROBOTS | otherbot: noindex | PAGE",
        "ROBOTS | unavailable_after: Friday, 25-Jun-10 15:00:00 GMT, follow | NO_PAGE",
        "ROBOTS | index, follow, max-snippet:-1 | PAGE",
        "ROBOTS | noindex is bad | UNKNOWN",
        "NOINDEX | 1 | NO_PAGE",
        "NOINDEX | false | PAGE",
        "NOINDEX | noindex | NO_PAGE",
        "STATE | draft | NO_PAGE",
        "STATE | DRAFT_AB | NO_PAGE",
        "STATE | auto-draft | NO_PAGE",
        "STATE | Entwurf | NO_PAGE",
        "STATE | -1 | NO_PAGE",
        "STATE | PUBLISHED | PAGE",
        "STATE | Veröffentlicht | PAGE",
        "STATE | Sold | UNKNOWN",
        "HIDDEN | true | NO_PAGE",
        "HIDDEN | false | PAGE",
        "MEDIA_TYPE | text/html; charset=utf-8 | PAGE",
        "MEDIA_TYPE | image/png | NO_PAGE",
        "MEDIA_TYPE | a/b test | UNKNOWN",
      })
  void cellsSayWhetherTheirRowIsAPage(PageWitness witness, String cell, PageVerdict verdict) {
    assertEquals(verdict, witness.verdict(cell));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Statuscode | STATUS",
        "Page HTTP code | STATUS",
        "Código de estado | STATUS",
        "codigo de estado | STATUS",
        "httpStatusCode | STATUS",
        "HTTPStatus | STATUS",
        "ステータスコード | STATUS",
        "Status | STATUS STATE",
        "Post status | STATUS STATE",
        "Indexierbarkeit | INDEXABLE",
        "Is indexable page | INDEXABLE",
        "Meta Robots 1 | ROBOTS",
        "_yoast_wpseo_meta-robots-noindex | NOINDEX",
        "Blocked by robots.txt | NOINDEX",
        "Draft | HIDDEN",
        "Published | STATE",
        "State | STATE",
        "Content Type | MEDIA_TYPE",
        "Tipo de contenido | MEDIA_TYPE",
        "Order status | ''",
        "Referring page HTTP code | ''",
        "Estate agent | ''",
        "Title | ''",
        "'' | ''",
      })
  void headersSayWhatTheirCellsAre(String header, String witnesses) {
    List<String> said = PageWitness.of(HeaderText.of(header)).stream().map(Enum::name).toList();
    assertEquals(witnesses, String.join(" ", said));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Post Modified Date | true",
        "Last modified date (UTC) | true",
        "Letzte Änderung | true",
        "Geändert am | true",
        "Dernière modification | true",
        "derniere modification | true",
        "_updatedAt | true",
        "date_modified_gmt | true",
        "Última modificación | true",
        "最終更新日 | true",
        "Дата изменения | true",
        "Last Modified By | false",
        "Published | false",
        "Created at | false",
        "Date | false",
        "Last crawled | false",
      })
  void headersMayMeanTheLastChange(String header, boolean means) {
    assertEquals(means, HeaderText.of(header).meansLastChange());
  }

  @ParameterizedTest
  @CsvSource({
    "22/11/2026,DAY_FIRST",
    "11/22/2026,MONTH_FIRST",
    "11/22/26,MONTH_FIRST",
    "05/11/2026,",
    "31/12/25,",
    "2026-11-22,",
    "22.11.2026,",
    "99/99/2026,",
    "22/11-2026,",
    "22/11/202,",
    "1/2,",
  })
  void oneDateMayTellTheOrder(String date, DateOrder order) {
    assertEquals(order, DateOrder.only(DateOrder.readings(date)));
  }

  @Test
  void datesAreReadInTheirOrder() {
    assertEquals("2026-11-05", DateOrder.DAY_FIRST.iso("05/11/2026"));
    assertEquals("2026-05-11", DateOrder.MONTH_FIRST.iso("05/11/2026"));
    assertEquals("2026-05-11 3:04 PM", DateOrder.MONTH_FIRST.iso("5/11/26 3:04 PM"));
    assertEquals(null, DateOrder.MONTH_FIRST.iso("22/11/2026"));
    assertEquals("2026-07-07", DateOrder.isoInAny("07/07/2026", DateOrder.ANY));
    assertEquals(null, DateOrder.isoInAny("05/11/2026", DateOrder.ANY));
  }
}
