package io.github.sitemaptoolkit.look.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.ext.link.Link;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.look.LanguageLook;
import io.github.sitemaptoolkit.look.LookCounter;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.io.IOException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LanguageMatrixTest {

  /** Returns a set of two pages in each language, whose links are chosen by their languages. */
  private static LanguageLook look(List<String> languages, BiPredicate<String, String> links)
      throws IOException {
    return look(languages, languages, links);
  }

  private static LanguageLook look(
      List<String> pages, List<String> linked, BiPredicate<String, String> links)
      throws IOException {
    try (var counter = new LookCounter(Extensions.load(), LocalDate.of(2026, 7, 1))) {
      counter.begin("a.xml");
      for (String from : pages) {
        for (int page = 0; page < 2; page++) {
          var entry = UrlEntry.builder(url(from, page));
          for (String to : linked) {
            if (links.test(from, to)) {
              entry.add(Link.alternate(to, url(to, page)));
            }
          }
          counter.add(entry.build());
        }
      }
      counter.end(0);
      return counter.look().languages();
    }
  }

  private static String url(String language, int page) {
    return "https://e.com/" + language + "/" + page;
  }

  private static List<String> gaps(LanguageLook look) {
    return LanguageMatrix.of(look).gaps(name -> name, 5);
  }

  @Test
  void rowsArePagesAndColumnsAreLinks() throws IOException {
    LanguageMatrix matrix =
        LanguageMatrix.of(
            look(List.of("de", "en"), List.of("de", "en", "x-default"), (from, to) -> true));
    assertEquals(List.of("de", "en"), matrix.rows());
    assertEquals(List.of("de", "en", "x-default"), matrix.columns());
    assertEquals(2, matrix.pages("de"));
    assertEquals(new LanguageLook.Pair("de", "en", 2, 0, 2), matrix.pair("de", "en"));
    assertEquals(0, matrix.lacking("de", "en"));
    assertEquals(0, matrix.lacking("de", "de"));
  }

  @Test
  void aColumnThatNobodyLinksToIsNamed() throws IOException {
    LanguageLook look =
        look(List.of("de", "en", "fr"), (from, to) -> from.equals(to) || !to.equals("fr"));
    assertEquals(
        List.of("no page in another language links to fr", "no page links to x-default"),
        gaps(look));
  }

  @Test
  void languagesThatLackOneAreNamed() throws IOException {
    List<String> languages = List.of("de", "en", "fr", "it", "x-default");
    assertEquals(
        List.of("pages in de and it have no link to fr"),
        gaps(
            look(
                languages.subList(0, 4),
                languages,
                (from, to) -> !to.equals("fr") || from.equals("en") || from.equals("fr"))));
  }

  @Test
  void pagesThatLackALinkAreCounted() throws IOException {
    try (var counter = new LookCounter(Extensions.load(), LocalDate.of(2026, 7, 1))) {
      counter.begin("a.xml");
      for (int page = 0; page < 3; page++) {
        var entry = UrlEntry.builder(url("de", page)).add(Link.alternate("de", url("de", page)));
        if (page > 0) {
          entry.add(Link.alternate("en", url("en", page)));
        }
        counter.add(entry.build());
      }
      counter.add(UrlEntry.builder(url("fr", 1)).add(Link.alternate("de", url("de", 1))).build());
      counter.end(0);
      LanguageLook look = counter.look().languages();
      assertEquals(
          List.of(
              "links lead to en, but no page of the set is in it",
              "1 of 3 pages have no link to en",
              "no page links to x-default",
              "1 page does not link to itself: the language is unknown"),
          gaps(look));
      assertEquals(1, LanguageMatrix.of(look).lacking("de", "en"));
    }
  }

  @Test
  void aSetWithoutGapsHasNone() throws IOException {
    List<String> languages = List.of("de", "en");
    assertEquals(
        List.of(), gaps(look(languages, List.of("de", "en", "x-default"), (from, to) -> true)));
  }

  @Test
  void theLargestTwentyLanguagesAreShownAndTheOthersCounted() throws IOException {
    List<String> languages =
        new ArrayList<>(IntStream.range(0, 45).mapToObj(i -> "l" + (i + 10)).toList());
    languages.add("x-default");
    LanguageLook look = look(languages.subList(0, 45), languages, (from, to) -> true);
    assertEquals(LanguageLook.MOST_PAIRS, look.pairs().size());
    LanguageMatrix matrix = LanguageMatrix.of(look);
    assertEquals(20, matrix.rows().stream().filter(name -> name.startsWith("l")).count());
    assertTrue(matrix.columns().contains("x-default"));
    assertEquals(25, matrix.others());
    for (String row : matrix.rows()) {
      for (String column : matrix.columns()) {
        assertEquals(0, matrix.lacking(row, column), row + " " + column);
      }
    }
  }

  @Test
  void languagesWithTheSameGapAreOneSentence() throws IOException {
    List<String> languages = List.of("a", "b", "c", "d", "e", "f", "g");
    assertEquals(
        List.of(
            "no page in another language links to b, c, d and 3 more languages",
            "no page links to x-default"),
        gaps(look(languages, (from, to) -> from.equals(to) || to.equals("a"))));
  }

  @Test
  void gapsBeyondTheLimitAreCounted() throws IOException {
    List<String> languages = List.of("a", "b", "c", "d");
    LanguageLook look = look(languages, (from, to) -> from.equals(to) || from.compareTo(to) > 0);
    assertEquals(
        List.of(
            "no page in another language links to d",
            "pages in a have no link to b",
            "pages in a and b have no link to c",
            "no page links to x-default"),
        gaps(look));
    assertEquals(
        List.of("no page in another language links to d", "and 3 more gaps"),
        LanguageMatrix.of(look).gaps(name -> name, 2));
  }
}
