package io.github.sitemaptoolkit.validator.site;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.validator.Validator;
import io.github.sitemaptoolkit.validator.affected.AffectedUrls;
import io.github.sitemaptoolkit.validator.evidence.EntryState;
import io.github.sitemaptoolkit.validator.evidence.EvidenceSource;
import io.github.sitemaptoolkit.validator.evidence.Fact;
import io.github.sitemaptoolkit.validator.evidence.FactKind;
import io.github.sitemaptoolkit.validator.evidence.FactList;
import io.github.sitemaptoolkit.validator.evidence.FactTarget;
import io.github.sitemaptoolkit.validator.profile.Profile;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class EvidenceTest {

  private static final Validator VALIDATOR = Validator.of(Profile.GOOGLE, Context.load());
  private static final String SITE = "https://example.com";

  private final List<Fact> facts = new ArrayList<>();

  @Test
  void redirectsAreFollowedToTheirEnd() throws IOException {
    say("/a", FactKind.REDIRECT, SITE + "/b");
    say("/b", FactKind.REDIRECT, "/c");
    say("/c", FactKind.GONE, "404");
    assertEquals(
        List.of(
            "warning page.redirect crawl.csv, line 1 says redirect, to \"https://example.com/b\";"
                + " after 2 steps it ends at \"https://example.com/c\", of which crawl.csv, line 3"
                + " says gone"),
        check(url("/a")));
  }

  @Test
  void targetOfRedirectIsListedOrNot() throws IOException {
    say("/a", FactKind.REDIRECT, SITE + "/new");
    say("/b", FactKind.REDIRECT, SITE + "/other");
    assertEquals(
        List.of(
            "warning page.redirect crawl.csv, line 1 says redirect, to"
                + " \"https://example.com/new\", which is listed",
            "warning page.redirect crawl.csv, line 2 says redirect, to"
                + " \"https://example.com/other\", which no sitemap lists"),
        check(url("/a") + url("/b") + url("/new")));
  }

  @Test
  void loopIsNamedWithItsMembers() throws IOException {
    say("/a", FactKind.REDIRECT, SITE + "/b");
    say("/b", FactKind.REDIRECT, SITE + "/a");
    assertEquals(
        List.of(
            "warning page.redirect crawl.csv, line 1 says redirect, to \"https://example.com/b\","
                + " which leads back to it: https://example.com/a -> https://example.com/b ->"
                + " https://example.com/a"),
        check(url("/a")));
  }

  @Test
  void moreThanTenStepsLeadNowhere() throws IOException {
    for (int i = 0; i < 20; i++) {
      say("/" + i, FactKind.REDIRECT, SITE + "/" + (i + 1));
    }
    assertEquals(
        List.of(
            "warning page.redirect crawl.csv, line 1 says redirect, to \"https://example.com/1\","
                + " and on: more than 10 steps"),
        check(url("/0")));
  }

  @Test
  void whatIsGoneIsAnErrorOnlyIfTheSiteSaysSo() throws IOException {
    say("/a", FactKind.GONE, "404");
    assertEquals("warning page.not-accessible crawl.csv, line 1 says gone", only(check(url("/a"))));
    assertEquals(
        "error page.not-accessible crawl.csv, line 1 says gone",
        only(check(url("/a"), new FactList("crawl.csv", true, false, facts))));
  }

  @Test
  void youngerOfTwoSourcesCountsAndBothAreTold() throws IOException {
    Fact gone = new Fact(SITE + "/a", FactKind.GONE, "404", "404", Location.of("old.csv"));
    Fact moved = new Fact(SITE + "/a", FactKind.NOINDEX, "meta", "noindex", Location.of("new.csv"));
    EvidenceSource old = dated(gone, "2026-01-01T00:00:00Z");
    EvidenceSource young = dated(moved, "2026-11-01T00:00:00Z");
    String expected =
        "warning page.noindex new.csv of 2026-11-01 says noindex; old.csv of 2026-01-01 says 404";
    assertEquals(expected, only(check(url("/a"), old, young)));
    assertEquals(expected, only(check(url("/a"), young, old)));
  }

  @Test
  void laterRowOfOneSourceCountsAndBothAreTold() throws IOException {
    say("/a", FactKind.GONE, "404");
    say("/a", FactKind.FINE, "");
    say("/b", FactKind.NOINDEX, "");
    say("/b", FactKind.GONE, "404");
    assertEquals(
        "warning page.not-accessible crawl.csv, line 4 says gone; crawl.csv, line 3 says noindex",
        only(check(url("/a") + url("/b"))));
  }

  @Test
  void laterRowCountsWhateverItsLine() throws IOException {
    facts.add(new Fact(SITE + "/a", FactKind.GONE, "404", "404", new Location("1.csv", 9, 0)));
    facts.add(new Fact(SITE + "/a", FactKind.NOINDEX, "", "noindex", new Location("2.csv", 3, 0)));
    assertEquals(
        "warning page.noindex 2.csv, line 3 says noindex; 1.csv, line 9 says 404",
        only(check(url("/a"))));
  }

  @Test
  void sourcesOfOneNameAreTheSameInAnyOrder() throws IOException {
    Fact gone = new Fact(SITE + "/a", FactKind.GONE, "404", "404", Location.of("crawl.csv"));
    Fact moved = new Fact(SITE + "/a", FactKind.NOINDEX, "", "no", Location.of("crawl.csv"));
    EvidenceSource one = dated(gone, "2026-01-01T00:00:00Z");
    EvidenceSource other = dated(moved, "2026-01-01T00:00:00Z");
    assertEquals(check(url("/a"), one, other), check(url("/a"), other, one));
  }

  @Test
  void relativeTargetsAreThoseOfTheAddress() throws IOException {
    say("/dir/a", FactKind.CANONICAL, "b");
    say("/dir/c", FactKind.REDIRECT, "b");
    assertEquals(
        List.of(
            "warning page.canonical-other crawl.csv, line 1 says canonical,"
                + " \"https://example.com/dir/b\", which no sitemap lists",
            "warning page.redirect crawl.csv, line 2 says redirect, to"
                + " \"https://example.com/dir/b\", which no sitemap lists"),
        check(url("/dir/a") + url("/dir/c")));
  }

  @Test
  void targetOfCanonicalIsAskedToo() throws IOException {
    say("/a", FactKind.CANONICAL, SITE + "/b");
    say("/b", FactKind.REDIRECT, SITE + "/c");
    say("/c", FactKind.GONE, "404");
    say("/d", FactKind.CANONICAL, SITE + "/a");
    assertEquals(
        List.of(
            "warning page.canonical-other crawl.csv, line 1 says canonical,"
                + " \"https://example.com/b\"; after 2 steps it ends at"
                + " \"https://example.com/c\", of which crawl.csv, line 3 says gone",
            "warning page.canonical-other crawl.csv, line 4 says canonical,"
                + " \"https://example.com/a\", of which crawl.csv, line 1 says canonical,"
                + " \"https://example.com/b\""),
        check(url("/a") + url("/d")));
  }

  @Test
  void pageThatNamesItselfIsFine() throws IOException {
    say("/a", FactKind.CANONICAL, "/a");
    say("/b", FactKind.REDIRECT, "/a");
    say("/c", FactKind.CANONICAL, SITE + "/c");
    assertEquals(
        List.of(
            "warning page.redirect crawl.csv, line 2 says redirect, to \"https://example.com/a\","
                + " which is listed",
            "warning crawl.unlisted \"https://example.com/c\" is in no sitemap"),
        check(url("/a") + url("/b"), new FactList("crawl.csv", false, true, facts)));
  }

  @Test
  void oneVerdictForTwoReasonsIsNoContradiction() throws IOException {
    Fact meta = new Fact(SITE + "/a", FactKind.NOINDEX, "meta", "meta", Location.of("1.csv"));
    Fact header = new Fact(SITE + "/a", FactKind.NOINDEX, "http", "http", Location.of("2.csv"));
    EvidenceSource one = dated(meta, "2026-01-01T00:00:00Z");
    EvidenceSource other = dated(header, "2026-11-01T00:00:00Z");
    assertEquals(
        "warning page.noindex 2.csv of 2026-11-01 says http", only(check(url("/a"), one, other)));
  }

  @Test
  void onlySourcesOfAllPagesTellWhichAreUnlisted() throws IOException {
    say("/a", FactKind.FINE, "");
    say("/b", FactKind.FINE, "");
    assertEquals(List.of(), check(url("/a")));
    assertEquals(
        List.of("warning crawl.unlisted \"https://example.com/b\" is in no sitemap"),
        check(url("/a"), new FactList("crawl.csv", false, true, facts)));
  }

  @Test
  void unlistedPageIsToldWhereItIsFine() throws IOException {
    say("/b", FactKind.GONE, "404");
    var some = new FactList("crawl.csv", false, false, List.copyOf(facts));
    facts.clear();
    facts.add(new Fact(SITE + "/a", FactKind.FINE, "", "", Location.of("pages.csv")));
    facts.add(new Fact(SITE + "/b", FactKind.FINE, "", "", Location.of("pages.csv")));
    List<Problem> found = problems(url("/a"), some, new FactList("z", true, true, facts));
    assertEquals(List.of("pages.csv"), found.stream().map(it -> it.location().source()).toList());
  }

  @Test
  void addressOfWhichACrawlSaysSomethingWasFound() throws IOException {
    say("/a", FactKind.NOT_INDEXED, "Soft 404");
    assertEquals(
        List.of("warning page.not-indexed crawl.csv, line 1 says not_indexed"),
        check(url("/a"), new FactList("crawl.csv", false, true, facts)));
  }

  @Test
  void otherSpellingIsNamedOnlyIfItIsAnother() throws IOException {
    var crawl = new FactList("crawl.csv", false, true, List.copyOf(facts(SITE + "/a/")));
    say("/a", FactKind.NOT_INDEXED, "Soft 404");
    var export = new FactList("a.csv", false, false, facts);
    assertEquals(
        List.of(
            "info crawl.not-found the crawl did not find \"https://example.com/a\", but"
                + " \"https://example.com/a/\" in pages.csv, line 2",
            "warning page.not-indexed crawl.csv, line 1 says not_indexed",
            "warning crawl.unlisted \"https://example.com/a/\" is in no sitemap, but"
                + " \"https://example.com/a\" in a.xml, line 1 is"),
        check(url("/a"), crawl, export));
  }

  private static List<Fact> facts(String address) {
    var at = new Location("pages.csv", 2, 0);
    return List.of(new Fact(address, FactKind.FINE, "", "", at));
  }

  @Test
  void urlsCountOnceWhateverIsWrongWithTheirMedia() throws IOException {
    say("/a", FactKind.NOINDEX, "");
    say("/1.jpg", FactKind.GONE, "404");
    say("/2.jpg", FactKind.GONE, "404");
    say("/b", FactKind.REDIRECT, "/a");
    String images = image("/1.jpg") + image("/2.jpg");
    AffectedUrls urls = affected(url("/a", images) + url("/b", image("/1.jpg")) + url("/b"));
    assertEquals(2, urls.of("media.not-accessible"));
    assertEquals(1, urls.of("page.redirect"));
    assertEquals(1, urls.of("page.noindex"));
    assertEquals(2, urls.total());
  }

  @Test
  void sourcesAreNoDocumentsOfTheSite() throws IOException {
    String robots = "User-agent: *\nDisallow: /";
    try (SiteCheck site = SiteCheck.begin(VALIDATOR)) {
      site.readRobots(file("robots.txt", robots));
      site.addEvidence(new FactList(SITE + "/", true, false, facts("https://old.example/")));
      site.check(file("a.xml", urlset(url("/a"))), null, finding -> {}, count -> {});
      List<String> codes = new ArrayList<>();
      site.finish(false, finding -> codes.add(finding.code()));
      assertEquals(List.of("page.robots-blocked"), codes);
      assertEquals(1, site.documents());
    }
  }

  @Test
  void firstRobotsOfAHostCountsEvenIfItAllowsAll() throws IOException {
    try (SiteCheck site = SiteCheck.begin(VALIDATOR)) {
      site.readRobots(file("served", "User-agent: *\nDisallow:\n"), "example.com");
      site.readRobots(file("robots.txt", "User-agent: *\nDisallow: /\n"), "example.com");
      site.check(file("a.xml", urlset(url("/a"))), null, finding -> {}, count -> {});
      List<Problem> findings = new ArrayList<>();
      site.finish(false, findings::add);
      assertEquals(List.of(), findings);
    }
  }

  @Test
  void sourceThatIsAskedAnswersForTargetsToo() throws IOException {
    EvidenceSource host =
        asking(
            "host",
            address ->
                address.endsWith("/a.html")
                    ? new Fact(address, FactKind.REDIRECT, SITE + "/a", "308", Location.of("host"))
                    : new Fact(address, FactKind.FINE, "", "", Location.of("host")));
    assertEquals(
        "warning page.redirect host says 308, to \"https://example.com/a\", which no sitemap lists",
        only(check(url("/a.html"), host)));
  }

  @Test
  void pictureThatIsGoneOrAPageIsFound() throws IOException {
    say("/gone.jpg", FactKind.GONE, "404");
    say("/page", FactKind.FINE, "text/html");
    say("/fine.jpg", FactKind.FINE, "image/jpeg");
    say("/p", FactKind.FINE, "");
    assertEquals(
        List.of(
            "warning media.not-accessible the picture \"https://example.com/gone.jpg\": crawl.csv,"
                + " line 1 says gone",
            "warning media.is-page the picture \"https://example.com/page\": crawl.csv, line 2"
                + " says text/html"),
        check(url("/p", image("/gone.jpg") + image("/page") + image("/fine.jpg"))));
  }

  @Test
  void alternateThatNoSitemapListsIsCompared() throws IOException {
    say("/en", FactKind.FINE, "");
    say("/de", FactKind.GONE, "404");
    say("/fr", FactKind.NOINDEX, "meta");
    List<String> found =
        check(url("/en", link("en", "/en") + link("de", "/de") + link("fr", "/fr")));
    found.removeIf(it -> it.contains("link.target-unlisted") || it.contains("language-unlisted"));
    assertEquals(
        List.of(
            "warning link.target-gone the page in another language \"https://example.com/de\":"
                + " crawl.csv, line 2 says gone",
            "warning link.target-noindex the page in another language \"https://example.com/fr\":"
                + " crawl.csv, line 3 says noindex"),
        found);
  }

  @Test
  void linksOfThePageItselfAreCompared() throws IOException {
    facts.add(
        new Fact(
            SITE + "/en",
            FactKind.LINKS,
            "en\nhttps://example.com/en\nde\nhttps://example.com/de-neu\n",
            "",
            Location.of("en.html")));
    List<String> found =
        check(
            url("/en", link("en", "/en") + link("de", "/de"))
                + url("/de", link("en", "/en") + link("de", "/de")));
    assertEquals(
        "warning page.hreflang-other en.html says the hreflang de is \"https://example.com/de-neu\","
            + " here \"https://example.com/de\"",
        only(found));
  }

  @Test
  void mostPagesWithoutFilesAreOneFinding() throws IOException {
    EvidenceSource folder =
        asking("public", address -> new Fact(address, FactKind.GONE, "", "no", Location.of("p")));
    assertEquals(
        List.of(
            "warning pages.other-folder 3 of 3 listed pages have no file here: is it the right"
                + " folder?"),
        check(url("/1") + url("/2") + url("/3"), folder));
  }

  @Test
  void entryThatIsOlderThanItsPageIsFound() throws IOException {
    facts.add(
        new Fact(SITE + "/a", FactKind.LASTMOD, "2026-11-05", "2026-11-05", Location.of("a.html")));
    facts.add(
        new Fact(SITE + "/b", FactKind.LASTMOD, "2026-11-05", "2026-11-05", Location.of("b.html")));
    assertEquals(
        "warning lastmod.older-than-page the lastmod is \"2026-11-01\", but a.html says 2026-11-05",
        only(check(dated("/a", "2026-11-01") + dated("/b", "2026-11-05T10:00:00+02:00"))));
  }

  @Test
  void datesThatAreAllNewWithoutAnythingElseAreFound() throws IOException {
    assertEquals(
        "warning lastmod.all-renewed 10 of 10 urls have a new lastmod since old, all within 1"
            + " minute, and are the same otherwise",
        only(againstOld(10, "", "")));
  }

  @Test
  void datesAreNewWithNewPicturesOrOnSeveralDays() throws IOException {
    assertEquals(List.of(), againstOld(10, image("/new.jpg"), ""));
    assertEquals(List.of(), againstOld(9, "", ""));
    assertEquals(List.of(), againstOld(10, "", dated("/10", "2026-11-20T10:00:00Z")));
  }

  /** Compares entries of one minute with those of an earlier day. */
  private List<String> againstOld(int entries, String more, String last) throws IOException {
    var now = new StringBuilder();
    for (int i = 0; i < entries; i++) {
      String lastmod = "<lastmod>2026-11-28T10:00:0%d+00:00</lastmod>".formatted(i);
      now.append(url("/" + i, lastmod + more));
    }
    List<Fact> then = new ArrayList<>();
    for (int i = 0; i <= entries; i++) {
      var state = EntryState.of(earlier(i));
      var at = Location.of("old");
      then.add(new Fact(SITE + "/" + i, FactKind.LISTED, state.toString(), "", at));
    }
    return check(now + last, new FactList("old", false, false, then));
  }

  private static UrlEntry earlier(int i) {
    return UrlEntry.builder(SITE + "/" + i).lastmod("2026-11-0" + (1 + i % 9)).build();
  }

  private static String dated(String path, String lastmod) {
    return url(path, "<lastmod>" + lastmod + "</lastmod>");
  }

  private interface Answer {
    Fact to(String address);
  }

  private static EvidenceSource asking(String name, Answer answer) {
    return new EvidenceSource() {
      @Override
      public String name() {
        return name;
      }

      @Override
      public boolean isSite() {
        return true;
      }

      @Override
      public Fact ask(String address) {
        return answer.to(address);
      }
    };
  }

  private static EvidenceSource dated(Fact fact, String time) {
    return new EvidenceSource() {
      @Override
      public String name() {
        return fact.at().source();
      }

      @Override
      public boolean isSite() {
        return false;
      }

      @Override
      public Instant time() {
        return Instant.parse(time);
      }

      @Override
      public void read(FactTarget target) throws IOException {
        target.add(fact);
      }
    };
  }

  private void say(String path, FactKind kind, String value) {
    String words = kind == FactKind.FINE ? value : kind.name().toLowerCase(Locale.ROOT);
    var at = new Location("crawl.csv", facts.size() + 1, 0);
    facts.add(new Fact(SITE + path, kind, value, words, at));
  }

  private List<String> check(String entries) throws IOException {
    return check(entries, new FactList("crawl.csv", false, false, facts));
  }

  private static List<String> check(String entries, EvidenceSource... sources) throws IOException {
    List<String> lines = new ArrayList<>();
    for (Problem finding : problems(entries, sources)) {
      String level = finding.severity().name().toLowerCase(Locale.ROOT);
      lines.add(level + ' ' + finding.code() + ' ' + finding.message());
    }
    return lines;
  }

  private static List<Problem> problems(String entries, EvidenceSource... sources)
      throws IOException {
    List<Problem> findings = new ArrayList<>();
    checked(entries, findings, sources).close();
    return findings;
  }

  private AffectedUrls affected(String entries) throws IOException {
    var crawl = new FactList("crawl.csv", false, false, facts);
    try (SiteCheck site = checked(entries, new ArrayList<>(), crawl)) {
      return site.affected();
    }
  }

  private static SiteCheck checked(
      String entries, List<Problem> findings, EvidenceSource... sources) throws IOException {
    SiteCheck site = SiteCheck.begin(VALIDATOR);
    for (EvidenceSource source : sources) {
      site.addEvidence(source);
    }
    site.check(file("a.xml", urlset(entries)), null, finding -> {}, count -> {});
    site.finish(false, findings::add);
    return site;
  }

  private static Source file(String name, String text) throws IOException {
    return Source.of(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), name);
  }

  private static String urlset(String entries) {
    return "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\""
        + " xmlns:image=\"http://www.google.com/schemas/sitemap-image/1.1\""
        + " xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">"
        + entries
        + "</urlset>";
  }

  private static String only(List<String> lines) {
    return String.join("\n", lines);
  }

  private static String url(String path) {
    return url(path, "");
  }

  private static String url(String path, String more) {
    return "<url><loc>" + SITE + path + "</loc>" + more + "</url>\n";
  }

  private static String image(String path) {
    return "<image:image><image:loc>" + SITE + path + "</image:loc></image:image>";
  }

  private static String link(String language, String path) {
    return "<xhtml:link rel=\"alternate\" hreflang=\"%s\" href=\"%s%s\"/>"
        .formatted(language, SITE, path);
  }
}
