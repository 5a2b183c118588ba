package io.github.sitemaptoolkit.converters;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.model.W3cDateTime;
import io.github.sitemaptoolkit.problem.Problems;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SelectionTest {

  private static final List<String> URLS =
      List.of("https://a.example/news/1", "https://a.example/news/1?print=1", "https://b.example/");

  private static List<String> chosen(Selection selection) {
    return URLS.stream().filter(selection::selects).toList();
  }

  private static W3cDateTime date(String text) {
    return W3cDateTime.parse(text).orElseThrow();
  }

  @Test
  void withoutPatternsAllAreChosen() {
    assertEquals(URLS, chosen(Selection.ALL));
  }

  @Test
  void onePatternToIncludeIsEnough() {
    assertEquals(URLS.subList(0, 2), chosen(Selection.ALL.include("https://a.example/*")));
    assertEquals(
        List.of(URLS.get(0), URLS.get(2)),
        chosen(Selection.ALL.include("*/news/?").include("https://b.*")));
  }

  @Test
  void whatIsExcludedIsNotIncluded() {
    assertEquals(
        List.of(URLS.get(0)),
        chosen(Selection.ALL.include("https://a.example/*").exclude("*?print=*")));
    assertEquals(List.of(), chosen(Selection.ALL.exclude("*")));
  }

  @ParameterizedTest
  @CsvSource({
    "2026-11-20,2026-11-20,true",
    "2026-11-19,2026-11-20,false",
    "2026-11-20,2026-11-20T12:00:00Z,true",
    "2026-11-20T12:00:00Z,2026-11-20T12:00:00Z,true",
    "2026-11-20T11:59:59Z,2026-11-20T12:00:00Z,false",
    "2026-11-20T13:00:00+02:00,2026-11-20T12:00:00Z,false",
    "2026-11,2026-11-20,true",
    "2026-10,2026-11-20,false",
    "2026,2026-11-20,true",
    "2025,2026,false",
  })
  void whatMayHaveChangedSinceStays(String lastmod, String since, boolean stays) {
    UrlEntry entry = UrlEntry.builder(URLS.get(0)).lastmod(lastmod).build();
    assertEquals(stays, Selection.ALL.since(date(since)).step().page(entry) != null);
    IndexEntry sitemap = IndexEntry.builder(URLS.get(0)).lastmod(lastmod).build();
    assertEquals(stays, Selection.ALL.since(date(since)).step().sitemap(sitemap) != null);
  }

  @Test
  void entriesWithoutAnUsableDateAreCountedOnce() {
    List<Long> undated = new ArrayList<>();
    Step step = Selection.ALL.include("https://a.*").since(date("2026")).step(undated::add);
    assertNull(step.page(UrlEntry.of(URLS.get(0))));
    assertNull(step.page(UrlEntry.builder(URLS.get(1)).lastmod("yesterday").build()));
    assertNull(step.page(UrlEntry.of(URLS.get(2))), "not chosen anyway, so not counted");
    var problems = new Problems();
    step.end("in.xml", problems);
    assertEquals(
        List.of(
            "in.xml: info: lastmod.missing: 2 entries have no lastmod that can be compared"
                + " with 2026, and are left out"),
        problems.first().stream().map(Objects::toString).toList());
    assertEquals(List.of(2L), undated);
    assertEquals(0, problems.missing());
  }

  @Test
  void whatIsNotAskedIsNotCounted() {
    Step step = Selection.ALL.include("https://a.*").step();
    assertNotNull(step.page(UrlEntry.of(URLS.get(0))));
    assertNotNull(step.sitemap(IndexEntry.of(URLS.get(0))));
    assertNull(step.sitemap(IndexEntry.of(URLS.get(2))));
    var problems = new Problems();
    step.end("in.xml", problems);
    Selection.ALL.since(date("2026")).step().end("in.xml", problems);
    assertEquals(List.of(), problems.first());
  }
}
