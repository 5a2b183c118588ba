package io.github.sitemaptoolkit.validator;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.Sitemaps;
import io.github.sitemaptoolkit.extension.Checks;
import io.github.sitemaptoolkit.extension.Descriptor;
import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Field;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.Limit;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.model.UrlExtension;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.validator.check.DocumentCheck;
import io.github.sitemaptoolkit.validator.profile.Level;
import io.github.sitemaptoolkit.validator.profile.Profile;
import io.github.sitemaptoolkit.validator.repeat.UrlRoom;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ValidatorTest {

  private static final Validator VALIDATOR = Validator.of(Profile.GOOGLE);

  private static List<Problem> findings(Validator validator, String document) throws IOException {
    List<Problem> found = new ArrayList<>();
    byte[] bytes = document.getBytes(StandardCharsets.UTF_8);
    validator.check(Source.of(new ByteArrayInputStream(bytes), "-"), found::add, count -> {});
    return found;
  }

  private static String urlset(String entries) {
    return "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n"
        + entries
        + "\n</urlset>";
  }

  @Test
  void fileIsCheckedInThreeLines(@TempDir Path directory) throws IOException {
    Path file = directory.resolve("sitemap.xml");
    Files.writeString(file, urlset("<url>\n<loc>/a</loc>\n</url>"));

    Problems findings = Validator.of(Profile.GOOGLE).check(file);

    assertEquals(1, findings.count("url.relative"));
    assertEquals(3, findings.first().get(0).location().line());
  }

  @Test
  void furtherFindingsOfARuleNeedNoPlaces() throws IOException {
    Validator two = VALIDATOR.withPlaces(2);
    String url = "<url><loc>https://example.com/#a</loc></url>\n";

    List<Problem> found = findings(two, urlset(url.repeat(3)));

    List<Problem> same = found.stream().filter(it -> it.code().equals("url.fragment")).toList();
    assertEquals(List.of(2L, 3L, 0L), same.stream().map(it -> it.location().line()).toList());
    assertEquals("url[2].loc", same.get(1).path());
    assertEquals(null, same.get(2).path());
    assertEquals(same.get(0).message(), same.get(2).message());
    assertThrows(IllegalArgumentException.class, () -> VALIDATOR.withPlaces(-1));
  }

  @Test
  void entriesThatWereNeverADocumentAreChecked() {
    Problems findings =
        VALIDATOR.check(List.of(UrlEntry.of("https://example.com/"), UrlEntry.of("example.com/b")));

    Problem finding =
        findings.first().stream().filter(p -> p.severity() == Severity.ERROR).findFirst().get();
    assertEquals("url.relative", finding.code());
    assertEquals("entries:2", finding.location().toString());
    assertEquals("example.com/b", finding.loc());
  }

  @Test
  void whatIsBehindALimitIsMissing() throws IOException {
    Limits few = Limits.DEFAULT.with(Limit.ENTRY_ELEMENTS, 3);
    Validator limited = Validator.of(Profile.GOOGLE, Context.load().withLimits(few));
    String url = "<url><loc>https://example.com/</loc></url>";
    String many = "<url><loc>https://example.com/a</loc><x/><x/></url>";

    List<Problem> found = findings(limited, urlset(url + many + url));

    Problem limit = found.stream().filter(it -> it.code().equals("xml.limit")).findFirst().get();
    assertEquals(Severity.ERROR, limit.severity());
    assertTrue(limit.missing());
  }

  @Test
  void whatReadingReportsIsNotReportedAgain() throws IOException {
    List<Problem> found = findings(VALIDATOR, urlset("<url><loc>/a b</loc></url>"));

    assertEquals(1, found.stream().filter(p -> p.code().equals("url.relative")).count());
    assertEquals(1, found.stream().filter(p -> p.code().equals("url.inner-whitespace")).count());
  }

  @Test
  void aWrongLastmodIsReportedOnceAndPrecisely() throws IOException {
    List<Problem> found =
        findings(
            VALIDATOR,
            urlset(
                "<url><loc>https://example.com/</loc>"
                    + "<lastmod>Fri, 20 Nov 2026 10:00:00 GMT</lastmod></url>"));

    assertEquals(
        List.of("date.rfc822"),
        found.stream().map(Problem::code).filter(it -> it.startsWith("date.")).toList());
  }

  @Test
  void aWrongLastmodIsReportedOnceBesideOtherWrongDates() throws IOException {
    String video = "http://www.google.com/schemas/sitemap-video/1.1";
    String dates =
        "<lastmod>soon</lastmod><v:video xmlns:v=\""
            + video
            + "\"><v:publication_date>later</v:publication_date></v:video></url>";
    for (String loc : List.of("https://example.com/", "https://example.com/&#228;")) { // by events
      List<Problem> found =
          findings(VALIDATOR, urlset("<url/><url><loc>" + loc + "</loc>" + dates));
      assertEquals(
          List.of("url[2].lastmod", "url[2].video[1].publication_date"),
          found.stream()
              .filter(it -> it.code().equals("date.invalid"))
              .map(Problem::path)
              .toList());
    }
  }

  @Test
  void findingsKeepWhetherTheyCostAValueOnly() throws IOException {
    String url = "<url><loc>https://example.com/</loc>";
    List<Problem> found =
        findings(
            VALIDATOR,
            urlset(url + "<lastmod>soon</lastmod></url><url><lastmod>2026</lastmod></url>"));
    assertTrue(found.stream().anyMatch(it -> it.code().equals("date.invalid") && it.valueOnly()));
    assertTrue(found.stream().anyMatch(it -> it.code().equals("loc.missing") && !it.valueOnly()));
    List<Problem> twice =
        findings(
            VALIDATOR,
            urlset(url + "<lastmod>2026-01-01</lastmod><lastmod>2026-01-02</lastmod></url>"));
    assertTrue(
        twice.stream().anyMatch(it -> it.code().equals("xml.duplicate-tag") && it.valueOnly()));
  }

  private static String resources(String capability, String links) {
    String entry =
        "<url><loc>https://example.com/a</loc><lastmod>2026-01-02</lastmod>" + links + "</url>";
    return "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\""
        + " xmlns:rs=\"http://www.openarchives.org/rs/terms/\"><rs:md capability=\""
        + capability
        + "\"/>"
        + entry
        + entry
        + "</urlset>";
  }

  @Test
  void aListOfChangesNamesAUrlSeveralTimes() throws IOException {
    for (String changes : new String[] {"changelist", "changedump-manifest"}) {
      assertEquals(List.of(), codes(resources(changes, "")), changes);
    }
    assertEquals(List.of("loc.duplicate"), codes(resources("resourcelist", "")));
  }

  @Test
  void linksOfResourcesHaveAnyScheme() throws IOException {
    String mirror = "<rs:ln rel=\"duplicate\" href=\"gsiftp://mirror.example.com/a\"/>";
    assertEquals(List.of(), codes(resources("changelist", mirror)));
    String relative = "<rs:ln rel=\"duplicate\" href=\"/a\"/>";
    assertEquals(List.of("url.relative", "url.relative"), codes(resources("changelist", relative)));
  }

  private static List<String> codes(String document) throws IOException {
    return findings(Validator.of(Profile.SITEMAPS_ORG), document).stream()
        .map(Problem::code)
        .toList();
  }

  @Test
  void sameFaultInTheNextEntryIsReported() throws IOException {
    List<Problem> found =
        findings(VALIDATOR, urlset("<url><loc>/a</loc></url>\n<url><loc>/a</loc></url>"));

    assertEquals(2, found.stream().filter(p -> p.code().equals("url.relative")).count());
  }

  @Test
  void levelOfACodeReplacesThatOfTheProfile() throws IOException {
    Validator strict = VALIDATOR.withLevel("loc.duplicate", Level.ERROR);
    String twice = urlset("<url><loc>https://a.example/</loc></url>".repeat(2));

    assertEquals(Severity.WARNING, only("loc.duplicate", findings(VALIDATOR, twice)).severity());
    assertEquals(Severity.ERROR, only("loc.duplicate", findings(strict, twice)).severity());
  }

  private static Problem only(String code, List<Problem> found) {
    List<Problem> matching = found.stream().filter(p -> p.code().equals(code)).toList();
    assertEquals(1, matching.size(), found::toString);
    return matching.get(0);
  }

  @Test
  void equalHashesAreNotDuplicates() {
    // "Aa" and "BB" have the same hash code
    List<UrlEntry> entries =
        List.of(UrlEntry.of("https://example.com/Aa"), UrlEntry.of("https://example.com/BB"));

    assertEquals(0, VALIDATOR.check(entries).count("loc.duplicate"));
  }

  @Test
  void duplicateNamesTheLineOfTheFirst() throws IOException {
    String page = "<url><loc>https://a.example/</loc></url>\n";
    String other = "<url><loc>https://a.example/b</loc></url>\n";

    Problem found = only("loc.duplicate", findings(VALIDATOR, urlset(page + other + page)));

    assertEquals(4, found.location().line());
    assertTrue(found.message().endsWith("occurs before (line 2)"), found.message());
  }

  @Test
  void hostsOfAnIndexAreCompared() throws IOException {
    String index =
        "<sitemapindex xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">"
            + "<sitemap><loc>https://a.example/s.xml</loc></sitemap>"
            + "<sitemap><loc>https://b.example/s.xml</loc></sitemap></sitemapindex>";

    Problem found = only("url.mixed-hosts", findings(VALIDATOR, index));

    assertEquals(
        "the sitemaps are of several hosts: this one is of b.example, 1 of 2 are of a.example",
        found.message());
    assertEquals("-:1:134", found.location().toString());
  }

  private static String pages(String... urls) {
    var text = new StringBuilder();
    for (String url : urls) {
      text.append("<url><loc>").append(url).append("</loc></url>\n");
    }
    return urlset(text.toString());
  }

  @Test
  void hostOfTheFewestUrlsIsTheOddOneWhereverItIs() throws IOException {
    String odd = "https://www.b.example/";
    String text = pages("https://a.example/1", odd, "http://a.example/2", "https://a.example/3");
    String first = pages(odd, "https://a.example/1", "http://a.example/2", "https://a.example/3");

    Problem found = only("url.mixed-hosts", findings(VALIDATOR, text));

    assertEquals(
        "the urls are of several hosts: this one is of www.b.example, 3 of 4 are of a.example",
        found.message());
    assertEquals("-:3:11", found.location().toString());
    assertEquals(found.message(), only("url.mixed-hosts", findings(VALIDATOR, first)).message());
    assertEquals(
        "-:2:11", only("url.mixed-hosts", findings(VALIDATOR, first)).location().toString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://exa mple.com/",
        "https://a..example/",
        "https://undefined/",
        "http://localhost/",
        "http://127.0.0.1:8080/",
        "https://cms.test/",
        "https://a.example:0/",
        "https:///a"
      })
  void hostsThatAreErrorsAreNoOtherHosts(String wrong) throws IOException {
    String right = "https://a.example/1";

    for (String text : List.of(pages(wrong, right), pages(right, wrong))) {
      assertTrue(
          findings(VALIDATOR, text).stream().noneMatch(it -> it.code().equals("url.mixed-hosts")));
    }
  }

  @Test
  void strayTextHasThePlaceOfItsFirstCharacter() throws IOException {
    String url = "<url>\n<loc>https://example.com/</loc>\n\n  stray </url>\n outside";

    Problem inEntry =
        only("xml.stray-text", findings(VALIDATOR, urlset(url.replace("outside", ""))));
    Problem outside = only("xml.stray-text", findings(VALIDATOR, urlset(url.replace("stray", ""))));

    assertEquals("-:5:3", inEntry.location().toString());
    assertEquals("-:6:2", outside.location().toString());
  }

  private static List<UrlEntry> entries(int count) {
    return IntStream.range(0, count)
        .mapToObj(i -> UrlEntry.of("https://example.com/" + i))
        .toList();
  }

  @Test
  void fiftyThousandUrlsAreAllowed() {
    assertEquals(0, VALIDATOR.check(entries(50_000)).count("limit.url-count"));
    Problems findings = VALIDATOR.check(entries(50_002));
    assertEquals(1, findings.count("limit.url-count"));
    assertTrue(
        findings.first().stream()
            .anyMatch(
                it ->
                    it.code().equals("limit.url-count")
                        && it.location().toString().equals("entries:50001")));
  }

  @Test
  void urlsThatOccurTwiceAreFoundHoweverManyThereAre() {
    List<UrlEntry> many = new ArrayList<>(entries(120_000));
    many.add(UrlEntry.of("https://example.com/119999"));
    many.add(UrlEntry.of("https://example.com/1"));
    many.add(UrlEntry.of("http://example.com/110000/"));

    List<String> found =
        VALIDATOR.check(many).first().stream()
            .filter(it -> it.code().startsWith("loc."))
            .map(it -> it.location() + " " + it.message())
            .toList();

    assertEquals(
        List.of(
            "entries:120001 \"https://example.com/119999\" occurs before (line 120000)",
            "entries:120002 \"https://example.com/1\" occurs before (line 2)",
            "entries:120003 \"http://example.com/110000/\" is probably the same page as"
                + " \"https://example.com/110000\" (line 110001)"),
        found);
  }

  @Test
  void longUrlsAreComparedAsWell() {
    List<UrlEntry> longest =
        IntStream.range(0, 13_000)
            .mapToObj(i -> UrlEntry.of("https://example.com/" + "a".repeat(1_900) + i % 12_999))
            .toList();

    assertEquals(1, VALIDATOR.check(longest).count("loc.duplicate"));
  }

  @Test
  void whoBeginsACheckAloneIsToldWhatWasNotCompared() {
    Context small = VALIDATOR.context().with(new UrlRoom(500));
    var findings = new Problems();
    DocumentCheck check = Validator.of(Profile.GOOGLE, small).begin(false, findings::report);

    for (UrlEntry entry : entries(10)) {
      check.add(entry, new Places(Location.of("entries")));
    }
    check.finish(Location.of("entries"), 0);

    assertEquals(
        "urls that occur twice are only looked for among the first 5",
        only("set.bound-reached", findings.first()).message());
  }

  @Test
  void dateThatIsNoneIsNotInTheFuture() throws IOException {
    String document =
        urlset("<url><loc>https://a.example/</loc><lastmod>2999-01-01 x</lastmod></url>");

    List<Problem> found = findings(VALIDATOR, document);

    only("date.invalid", found);
    assertTrue(found.stream().noneMatch(p -> p.code().equals("lastmod.future")), found::toString);
  }

  @Test
  void damagedFileIsAFinding(@TempDir Path directory) throws IOException {
    Path file = directory.resolve("sitemap.xml.gz");
    Files.write(file, new byte[] {0x1F, (byte) 0x8B, 'x', 'y', 'z'});

    assertEquals(1, VALIDATOR.check(file).count(Severity.ERROR));
  }

  @Test
  void largeFilesAreReported() throws IOException {
    Validator baidu = Validator.of(Profile.BAIDU);
    String url = "https://example.com/" + "a".repeat(1_000) + "\n";
    String large = url.repeat(10_485_760 / url.length() + 1);

    only("limit.file-size-10mb", findings(baidu, large));
    assertTrue(
        findings(baidu, url).stream().noneMatch(p -> p.code().equals("limit.file-size-10mb")));
    String huge = url.repeat(52_428_800 / url.length() + 1);
    only("limit.file-size", findings(VALIDATOR, huge));
    assertTrue(
        findings(VALIDATOR, large).stream().noneMatch(p -> p.code().equals("limit.file-size")));
  }

  @Test
  void timeIsThatOfTheClock() throws IOException {
    Clock early = Clock.fixed(Instant.parse("2020-06-01T00:00:00Z"), ZoneOffset.UTC);
    String document =
        urlset("<url><loc>https://a.example/</loc><lastmod>2021-01-01</lastmod></url>");

    only("lastmod.future", findings(VALIDATOR.withClock(early), document));
    assertTrue(
        findings(VALIDATOR, document).stream().noneMatch(p -> p.code().equals("lastmod.future")));
  }

  @Test
  void truncatedDocumentIsCheckedAsFarAsItGoes() throws IOException {
    String document = urlset("<url><loc>/a</loc></url>").replace("</urlset>", "<url><loc>htt");

    List<Problem> found = findings(VALIDATOR, document);

    only("url.relative", found);
    assertEquals(Severity.ERROR, only("doc.truncated", found).severity());
  }

  @Test
  void whatIsNoSitemapIsAFinding() throws IOException {
    assertEquals("doc.html", findings(VALIDATOR, "<!DOCTYPE html><html></html>").get(0).code());
  }

  @Test
  void locationMustBeAUrl() {
    assertThrows(IllegalArgumentException.class, () -> VALIDATOR.withLocation("sitemap.xml"));
  }

  /** The value of a stranger's extension. */
  record Stock(String text) implements UrlExtension {}

  /** An extension whose rules fail. */
  private record StockExtension(Checks<Stock> checks) implements SitemapExtension<Stock> {

    @Override
    public Descriptor<Stock> descriptor() {
      return Descriptor.of("stock", Stock.class, new ElementName("urn:stock", "stock", "st"))
          .fields(Field.wholeNumber(Field.CONTENT).range(1, 9))
          .checks(checks);
    }

    @Override
    public Stock read(ElementReader in) {
      return new Stock(in.text());
    }

    @Override
    public void write(Stock stock, ElementWriter out) {
      out.text(stock.text());
    }
  }

  private static Problems check(Checks<Stock> checks, String... texts) {
    Context context = Context.of(Extensions.of(new StockExtension(checks)));
    UrlEntry.Builder entry = UrlEntry.builder("https://example.com/");
    for (String text : texts) {
      entry.add(new Stock(text));
    }
    return Validator.of(Profile.GOOGLE, context)
        .check(List.of(entry.build(), UrlEntry.builder("/b").add(new Stock("3")).build()));
  }

  @Test
  void whatWasCheckedCannotBeWrittenAsAnEmptySitemap(@TempDir Path directory) throws IOException {
    Path file = Files.writeString(directory.resolve("sitemap.xml"), "as it was");
    String document =
        "<urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'><url><loc>https://e.com/</loc></url></urlset>";
    var in = new ByteArrayInputStream(document.getBytes(StandardCharsets.UTF_8));
    try (var entries = Sitemaps.read(in)) {
      assertEquals(0, Validator.of(Profile.GOOGLE).check(entries).count(Severity.ERROR));
      var e = assertThrows(IllegalStateException.class, () -> Sitemaps.write(file, entries));
      assertTrue(e.getMessage().contains("are read once"), e.getMessage());
    }
    assertEquals("as it was", Files.readString(file));
  }

  @Test
  void failingChecksCostOnlyThemselves() {
    Problems findings =
        check(
            (values, owner, out) -> {
              throw new IllegalStateException("broken");
            },
            "12");

    assertEquals(1, findings.count("extension.failed"));
    assertEquals(1, findings.count("stock.range"));
    assertEquals(1, findings.count("url.relative"));
    Problem failed =
        findings.first().stream()
            .filter(problem -> problem.code().equals("extension.failed"))
            .findFirst()
            .orElseThrow();
    assertEquals(Severity.ERROR, failed.severity());
    assertEquals(
        "the rules of stock did not run: java.lang.IllegalStateException: broken",
        failed.message());
  }

  @Test
  void checksWithoutALibraryCostOnlyThemselves() {
    Problems findings =
        check(
            (values, owner, out) -> {
              throw new NoClassDefFoundError("com/acme/Missing");
            },
            "12");
    assertEquals(1, findings.count("extension.failed"));
    assertEquals(1, findings.count("stock.range"));
  }

  @Test
  @SuppressWarnings("NullAway") // as in code that is compiled without it
  void noPathIsTheValueItself() {
    Code odd = Code.warning("stock.odd");
    Problems findings = check((values, owner, out) -> out.report(odd, 0, null, () -> "odd"), "5");
    assertEquals(2, findings.count("stock.odd"));
    assertEquals("url[1].stock[1]", findings.first().get(0).path());
  }

  @Test
  void endlessChecksCostOnlyThemselves() {
    Problems findings =
        check(
            new Checks<>() {
              @Override
              public void check(
                  List<Stock> values,
                  UrlEntry owner,
                  io.github.sitemaptoolkit.extension.Findings out) {
                check(values, owner, out);
              }
            },
            "12");

    assertEquals(1, findings.count("extension.failed"));
  }

  @Test
  void checksNameTheValueAndTheField() {
    Code twice = Code.warning("stock.twice");
    Problems findings =
        check(
            (values, owner, out) -> {
              if (values.size() > 1) {
                out.report(twice, 1, "@unit", () -> "twice in " + owner.loc());
              }
            },
            "1",
            "2");

    Problem found =
        findings.first().stream().filter(p -> p.code().equals("stock.twice")).findFirst().get();
    assertEquals("url[1].stock[2]@unit", found.path());
    assertEquals("twice in https://example.com/", found.message());
    assertEquals("https://example.com/", found.loc());
  }
}
