package io.github.sitemaptoolkit.validator.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.validator.Validator;
import io.github.sitemaptoolkit.validator.evidence.Fact;
import io.github.sitemaptoolkit.validator.evidence.FactKind;
import io.github.sitemaptoolkit.validator.evidence.FactList;
import io.github.sitemaptoolkit.validator.profile.Profile;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SiteCheckTest {

  private static final Validator VALIDATOR = Validator.of(Profile.GOOGLE);

  private final List<Problem> findings = new ArrayList<>();

  /** A document with its name and, if an index lists it, its url. */
  private record Doc(String name, String location, String text) {

    private static Doc urls(String name, String urls) {
      return new Doc(
          name,
          null,
          "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\""
              + " xmlns:xhtml=\"http://www.w3.org/1999/xhtml\""
              + " xmlns:news=\"http://www.google.com/schemas/sitemap-news/0.9\""
              + " xmlns:image=\"http://www.google.com/schemas/sitemap-image/1.1\">\n"
              + urls
              + "</urlset>");
    }

    private static Doc index(String name, String sitemaps) {
      return new Doc(
          name,
          null,
          "<sitemapindex xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n"
              + sitemaps
              + "</sitemapindex>");
    }

    private Doc at(String url) {
      return new Doc(name, url, text);
    }
  }

  private static String url(String path, String... links) {
    var text = new StringBuilder("<url><loc>").append(abs(path)).append("</loc>\n");
    for (String link : links) {
      int at = link.indexOf(' ');
      text.append("<xhtml:link rel=\"alternate\" hreflang=\"").append(link, 0, at);
      text.append("\" href=\"").append(abs(link.substring(at + 1))).append("\"/>\n");
    }
    return text.append("</url>\n").toString();
  }

  private static String abs(String path) {
    return path.startsWith("/") ? "https://example.com" + path : path;
  }

  /** Returns the findings of the site, without those of each document by itself. */
  private List<String> check(Doc... documents) {
    findings.clear();
    try (SiteCheck site = SiteCheck.begin(VALIDATOR)) {
      for (Doc doc : documents) {
        var in = new ByteArrayInputStream(doc.text().getBytes(StandardCharsets.UTF_8));
        site.check(Source.of(in, doc.name()), doc.location(), finding -> {}, count -> {});
      }
      site.finish(false, findings::add);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return findings.stream().map(it -> it.code() + ' ' + it.location()).toList();
  }

  private String message() {
    return findings.get(0).message();
  }

  @Test
  void urlsInTwoSitemapsOfOneKindAreDuplicates() {
    Doc a = Doc.urls("a.xml", url("/1") + url("/2"));
    Doc b = Doc.urls("b.xml", url("/3") + url("/2"));
    assertEquals(List.of("loc.duplicate-across b.xml:4:11"), check(a, b));
    assertEquals("\"https://example.com/2\" is also listed by a.xml, line 4", message());
    assertEquals("url[2].loc", findings.get(0).path());
    assertEquals("https://example.com/2", findings.get(0).loc());
    assertEquals(List.of("loc.duplicate-across b.xml:4:11"), check(b, a));
  }

  @Test
  void urlsInSitemapsOfDifferentKindsAreCounted() {
    String news =
        "<url><loc>https://example.com/%d</loc><news:news><news:publication><news:name>N</news:name>"
            + "<news:language>en</news:language></news:publication><news:publication_date>2026-11-25"
            + "</news:publication_date><news:title>T</news:title></news:news></url>\n";
    Doc a = Doc.urls("a.xml", url("/1") + url("/2") + url("/3"));
    Doc b = Doc.urls("b.xml", news.formatted(1) + news.formatted(2));
    assertEquals(List.of("set.shared-urls b.xml"), check(b, a));
    assertEquals("2 urls are also in a.xml, such as \"https://example.com/1\"", message());
  }

  @Test
  void tablesThatSitemapsAreMadeOfHaveNoDuplicates() {
    Doc table = new Doc("a.csv", null, "loc\nhttps://example.com/1\nhttps://example.com/2\n");
    Doc copy = new Doc("b.csv", null, "loc\nhttps://example.com/1\nhttp://example.com/2\n");
    assertEquals(List.of("set.shared-urls b.csv"), check(table, copy));
  }

  @Test
  void urlsWithHalvesOfPairsComeBackAsTheyWere() {
    Doc a = new Doc("a.ndjson", null, "{\"loc\":\"https://example.com/\\ud800\"}\n");
    Doc b = new Doc("b.ndjson", null, a.text());
    assertEquals(List.of("set.shared-urls b.ndjson"), check(a, b));
    assertEquals("1 url is also in a.ndjson, such as \"https://example.com/\ud800\"", message());
  }

  @Test
  void compressedCopyIsNoDuplicate() {
    Doc a = Doc.urls("a.xml", url("/1"));
    assertEquals(
        List.of("set.shared-urls a.xml.gz"), check(a, new Doc("a.xml.gz", null, a.text())));
  }

  @ParameterizedTest
  @CsvSource({
    "http://example.com/a",
    "https://www.example.com/a",
    "/a/",
    "/A",
    "https://example.com:443/a/index.html",
    "//a",
    "/a?",
    "/a?utm_source=mail&fbclid=1"
  })
  void variantsOfPageInTwoSitemapsAreEquivalent(String variant) {
    List<String> found =
        check(Doc.urls("a.xml", url("/a")), Doc.urls("b.xml", "\n" + url(variant)));
    assertEquals(List.of("loc.equivalent b.xml:3:11"), found);
    assertEquals(
        "\""
            + abs(variant)
            + "\" is probably the same page as \"https://example.com/a\" in a.xml, line 2",
        message());
  }

  @Test
  void mutualLinksAreNoFinding() {
    Doc a = Doc.urls("a.xml", url("/en/", "en /en/", "de /de/", "x-default /en/"));
    Doc b = Doc.urls("b.xml", url("/de/", "en /en/", "de /de/", "x-default /en/"));
    assertEquals(List.of(), check(a, b));
    assertEquals(List.of(), check(b, a));
  }

  @Test
  void pageThatDoesNotLinkBackIsFound() {
    Doc a = Doc.urls("a.xml", url("/en/", "en /en/", "de /de/"));
    Doc b = Doc.urls("b.xml", url("/de/"));
    assertEquals(List.of("link.no-return a.xml:4:1"), check(a, b));
    assertEquals(
        "\"https://example.com/de/\" in b.xml, line 2 does not link back to"
            + " \"https://example.com/en/\"",
        message());
    assertEquals("url[1].link[2]", findings.get(0).path());
  }

  @Test
  void linkBackToVariantIsNamed() {
    Doc a =
        Doc.urls(
            "a.xml",
            url("/en/", "en /en/", "de /de/") + url("/de/", "en http://example.com/en", "de /de/"));
    assertEquals(List.of("link.no-return a.xml:4:1", "link.target-unlisted a.xml:7:1"), check(a));
    assertTrue(message().endsWith(", but to \"http://example.com/en\""), message());
    assertEquals(
        "\"http://example.com/en\" is in no sitemap, but \"https://example.com/en/\" in a.xml,"
            + " line 2 is",
        findings.get(1).message());
  }

  @Test
  void languageWithoutAPageInAnySitemapIsFoundOnce() {
    String links = "en /en/%s de /de/%s fr /fr/%s x-default /%s";
    StringBuilder en = new StringBuilder();
    StringBuilder de = new StringBuilder();
    for (String page : List.of("1", "2")) {
      String[] all = links.replace("%s ", page + ",").replace("%s", page).split(",");
      en.append(url("/en/" + page, all));
      de.append(url("/de/" + page, all));
    }
    Doc a = Doc.urls("a.xml", en.toString());
    Doc b = Doc.urls("b.xml", de.toString());
    List<String> found = check(a, b);
    assertEquals(1, found.stream().filter(it -> it.startsWith("link.language-")).count());
    Problem finding =
        findings.stream().filter(it -> it.code().startsWith("link.language-")).findFirst().get();
    assertEquals("no page in fr is in any sitemap, but 2 pages are linked to", finding.message());
    assertEquals("url[1].link[3]", finding.path());
    assertEquals("a.xml", finding.location().source());

    Doc fr =
        Doc.urls("fr.xml", url("/fr/2", links.replace("%s ", "2,").replace("%s", "2").split(",")));
    assertFalse(check(a, b, fr).toString().contains("link.language-"));
    assertFalse(check(a).toString().contains("link.language-")); // it may be the sitemap of en
  }

  @Test
  void unlistedTargetIsFoundOnce() {
    Doc a =
        Doc.urls(
            "a.xml",
            url("/1", "en /1", "de /2", "fr /3")
                + url("/2", "en /1", "de /2", "fr /3", "nl https://example.nl/"));
    List<String> found = check(a);
    assertTrue(found.contains("link.target-unlisted a.xml:5:1"), found.toString());
    assertEquals(1, found.stream().filter(it -> it.startsWith("link.target-unl")).count());
  }

  @Test
  void differentSetsAreToldOnce() {
    Doc a = Doc.urls("a.xml", url("/1", "en /1", "de /2") + url("/3"));
    Doc b = Doc.urls("b.xml", url("/2", "en /1", "de /2", "fr /3"));
    assertEquals(
        List.of("link.no-return b.xml:5:1", "link.set-mismatch b.xml:2:11"), sorted(check(a, b)));
    assertEquals(check(a, b), check(b, a));
  }

  private static List<String> sorted(List<String> findings) {
    return findings.stream().sorted().toList();
  }

  /**
   * Nothing follows from it: neither for the links to the page, nor for the others of its entry.
   */
  @ParameterizedTest
  @ValueSource(strings = {"english", "en-UK", "en_US", "eng", "?"})
  void wrongLanguageIsToldWithItsEntryAlone(String wrong) {
    String de = url("/de", "en /en", "de /de", "fr /fr");
    String fr = url("/fr", "en /en", "de /de", "fr /fr");
    String en = url("/en", "en /en", "de /de", "fr /fr");
    for (String link : List.of("\"en\" href=\"https://example.com/en", "\"de\"", "\"fr\"")) {
      String broken = en.replace(link, link.replaceFirst("en|de|fr", wrong));
      assertEquals(List.of(), check(Doc.urls("a.xml", broken + de + fr)), broken);
      assertEquals(List.of(), check(Doc.urls("b.xml", broken), Doc.urls("a.xml", de + fr)), broken);
    }
    Doc unlisted = Doc.urls("a.xml", url("/en", "en /en", wrong + " /gone"));
    assertEquals(List.of(), check(unlisted, Doc.urls("b.xml", url("/1"))));
  }

  @Test
  void linksBesideAWrongLanguageAreChecked() {
    Doc a = Doc.urls("a.xml", url("/en", "en /en", "xx /xx", "de /de") + url("/de", "de /de"));
    assertEquals(List.of("link.no-return a.xml:5:1"), check(a));
  }

  @Test
  void otherLanguageThanOwnEntryIsConflict() {
    Doc a =
        Doc.urls(
            "a.xml",
            url("/1", "en /1", "de /2", "fr /3")
                + url("/2", "en /1", "de /2", "fr /3")
                + url("/3", "en /1", "nl /2", "fr /3"));
    List<String> found = check(a);
    assertTrue(found.contains("link.conflict a.xml:14:1"), found.toString());
    assertEquals(
        "here the language of \"https://example.com/2\" is nl; its own entry says de",
        message(found));
  }

  private String message(List<String> found) {
    return findings.get(found.indexOf("link.conflict a.xml:14:1")).message();
  }

  @Test
  void languageOfUrlIsComparedWithLink() {
    Doc a =
        Doc.urls(
            "a.xml",
            url("/en/x", "en /de/x", "de /en/x", "x-default /en/x")
                + url("/de/x", "en /de/x", "de /en/x", "x-default /en/x"));
    List<String> found = check(a);
    assertEquals(4, found.stream().filter(it -> it.startsWith("link.other-language")).count());
    assertEquals(
        "the link says \"en\", but its url looks like \"de\": \"https://example.com/de/x\"",
        message());
  }

  @ParameterizedTest
  @CsvSource({
    "en-GB, /uk/x, uk, /ua/x",
    "fr-BE, /be/fr/x, be, /by/x",
    "en, /no/x, de, /x",
    "nb, /no/x, no, /nn/x",
  })
  void regionsAndOtherWordsAreNoLanguages(String first, String url, String second, String other) {
    String links = first + ' ' + url;
    Doc a =
        Doc.urls(
            "a.xml",
            url(url, links, second + ' ' + other) + url(other, links, second + ' ' + other));
    boolean norwegian = first.equals("nb");
    assertEquals(norwegian, check(a).stream().anyMatch(it -> it.startsWith("link.other")));
  }

  @Test
  void sitemapBesideIndexThatIsNotListedIsFound() {
    Doc index =
        Doc.index("d/sitemap.xml", "<sitemap><loc>https://example.com/a.xml</loc></sitemap>");
    Doc a = Doc.urls("d/a.xml", url("/1")).at("https://example.com/a.xml");
    Doc b = Doc.urls("d/b.xml", url("/2"));
    Doc elsewhere = Doc.urls("e/b.xml", url("/3"));
    Doc other = Doc.urls("d/c.xml", url("https://example.org/"));
    assertEquals(List.of("index.unlisted d/b.xml"), check(index, a, b, elsewhere, other));
    assertEquals(List.of(), check(b, elsewhere));
  }

  @ParameterizedTest
  @CsvSource({
    "2026-11-01, 2026-11-02T00:00:00Z, true",
    "2026-11-02, 2026-11-02T10:00:00Z, false",
    "2026-11-02T09:00:00Z, 2026-11-02T10:00:00Z, true",
    "2026-11-02T12:00:00+02:00, 2026-11-02T10:00:00Z, false",
    "2026-11, 2026-11-02, false",
    "tomorrow, 2026-11-02, false",
  })
  void indexThatIsOlderThanItsSitemapIsFound(String ofIndex, String ofEntry, boolean older) {
    Doc index =
        Doc.index(
            "sitemap.xml",
            "<sitemap><loc>https://example.com/a.xml</loc><lastmod>"
                + ofIndex
                + "</lastmod></sitemap>");
    Doc a =
        Doc.urls(
                "a.xml",
                "<url><loc>https://example.com/1</loc><lastmod>2020-01-01</lastmod></url><url>"
                    + "<loc>https://example.com/2</loc><lastmod>"
                    + ofEntry
                    + "</lastmod></url>")
            .at("https://example.com/a.xml");
    List<String> expected = older ? List.of("index.lastmod-older sitemap.xml:2:55") : List.of();
    assertEquals(expected, check(index, a));
  }

  @Test
  void listedPagesAreComparedWithCrawl() throws IOException {
    Doc a =
        Doc.urls("a.xml", url("/ok") + url("/moved") + url("/gone") + url("/secret") + url("/x"));
    try (SiteCheck site = SiteCheck.begin(VALIDATOR)) {
      var in = new ByteArrayInputStream(a.text().getBytes(StandardCharsets.UTF_8));
      List<Fact> facts =
          List.of(
              fact("/ok", FactKind.FINE, "", 2),
              fact("/moved", FactKind.REDIRECT, "\"Status\" is \"301\"", 3),
              fact("/gone", FactKind.GONE, "\"Status\" is \"404\"", 4),
              fact("/secret", FactKind.NOINDEX, "\"noindex\" is \"yes\"", 5),
              fact("/new", FactKind.FINE, "", 6),
              fact("/x/", FactKind.FINE, "", 7),
              fact("/old", FactKind.GONE, "\"Status\" is \"404\"", 8),
              new Fact("https://example.org/", FactKind.FINE, "", "", line(9)));
      site.addEvidence(new FactList("crawl.csv", false, true, facts));
      site.check(Source.of(in, a.name()), null, finding -> {}, count -> {});
      site.finish(false, findings::add);
    }
    assertEquals(
        List.of(
            "a.xml:4:11 page.redirect: crawl.csv, line 3 says \"Status\" is \"301\"",
            "a.xml:6:11 page.not-accessible: crawl.csv, line 4 says \"Status\" is \"404\"",
            "a.xml:8:11 page.noindex: crawl.csv, line 5 says \"noindex\" is \"yes\"",
            "a.xml:10:11 crawl.not-found: the crawl did not find \"https://example.com/x\", but"
                + " \"https://example.com/x/\" in crawl.csv, line 7",
            "crawl.csv:6 crawl.unlisted: \"https://example.com/new\" is in no sitemap",
            "crawl.csv:7 crawl.unlisted: \"https://example.com/x/\" is in no sitemap, but"
                + " \"https://example.com/x\" in a.xml, line 10 is"),
        findings.stream()
            .map(it -> it.location() + " " + it.code() + ": " + it.message())
            .toList());
  }

  private static Fact fact(String path, FactKind kind, String words, int line) {
    return new Fact(abs(path), kind, "", words, line(line));
  }

  private static Location line(int line) {
    return new Location("crawl.csv", line, 0);
  }

  @Test
  void lastmodsOfOneMinuteInManySitemapsAreFound() {
    List<Doc> docs = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      String entries = "";
      for (int j = 0; j < 2; j++) {
        entries +=
            "<url><loc>https://example.com/%d/%d</loc><lastmod>2026-11-02T10:00:%d0Z</lastmod></url>"
                .formatted(i, j, i);
      }
      docs.add(Doc.urls(i + ".xml", entries));
    }
    assertEquals(List.of("lastmod.equals-generation 0.xml"), check(docs.toArray(Doc[]::new)));
    assertEquals(
        "all 12 entries with a lastmod have the minute 2026-11-02T10:00 in 6 sitemaps", message());
  }
}
