package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.cli.report.Terminal;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ValidateCommandTest {

  private static final String NAMESPACE = "xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"";

  private static final String GOOD =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset "
          + NAMESPACE
          + ">\n<url><loc>https://example.com/a.html</loc>"
          + "<lastmod>2026-01-05T10:00:00Z</lastmod></url>\n</urlset>\n";

  private static final String BAD = GOOD.replace("2026-01-05T10:00:00Z", "yesterday");

  @TempDir Path directory;
  private Path good;
  private Path bad;

  @BeforeEach
  void writeInputs() throws IOException {
    good = file("good.xml", GOOD);
    bad = file("bad.xml", BAD);
  }

  private Path file(String name, String text) throws IOException {
    return Files.writeString(directory.resolve(name), text);
  }

  private static CommandRun validate(Object... arguments) {
    List<String> all = new ArrayList<>(List.of("validate"));
    for (Object argument : arguments) {
      all.add(argument.toString());
    }
    return CommandRun.of(all.toArray(String[]::new));
  }

  @Test
  void goodSitemapHasNoFindings() {
    CommandRun run = validate(good).exits(0);
    assertEquals("", run.err());
    assertTrue(run.out().endsWith("no findings in 1 file, 1 url\n"), run.out());
  }

  @Test
  void errorIsPrintedWithItsPlace() {
    CommandRun run = validate(bad).exits(1);
    assertTrue(run.out().contains("1 error: date.invalid\n"), run.out());
    assertTrue(run.out().contains(bad + ":3:"), run.out());
    assertTrue(run.out().contains("lastmod   https://example.com/a.html"), run.out());
  }

  @Test
  void levelOfARuleCanBeChanged() {
    validate(bad, "--rule", "date.invalid=off").exits(0);
    validate(bad, "--rule", "date.invalid=warning").exits(0);
    validate(bad, "--rule", "date.invalid=warning", "--fail-on", "warning").exits(1);
    validate(bad, "--fail-on", "never").exits(0);
  }

  @Test
  void profilesDiffer() throws IOException {
    Path month = file("month.xml", GOOD.replace("2026-01-05T10:00:00Z", "2026-01"));
    assertTrue(validate(month).exits(0).out().contains("1 warning: date.year-month"));
    String strict = validate(month, "--profile", "sitemaps.org").exits(1).out();
    assertTrue(strict.contains("1 error: date.year-month"), strict);
  }

  @Test
  void deprecatedFieldsCanBeRefused() throws IOException {
    Path image =
        file(
            "image.xml",
            GOOD.replace(
                    "<urlset",
                    "<urlset xmlns:i=\"http://www.google.com/schemas/sitemap-image/1.1\"")
                .replace(
                    "</url>",
                    "<i:image><i:loc>https://example.com/a.jpg</i:loc><i:title>A</i:title></i:image>"
                        + "</url>"));
    assertTrue(validate(image).exits(0).out().contains("1 info: image.title-deprecated"));
    assertTrue(validate(image, "--deprecated", "refuse").exits(1).out().contains("1 error: image"));
    assertFalse(validate(image, "--deprecated", "keep").exits(0).out().contains("deprecated"));
  }

  @Test
  void locationDecidesWhatASitemapMayList() {
    validate(good, "--location", "https://example.com/sitemap.xml").exits(0);
    assertTrue(
        validate(good, "--location", "https://example.com/blog/sitemap.xml")
            .out()
            .contains("url.out-of-scope"));
  }

  @Test
  void wrongUseIsExplained() {
    assertTrue(validate(bad, "--profile", "altavista").exits(2).err().contains("google-news"));
    assertTrue(validate(bad, "--rule", "date.invalid=loud").exits(2).err().contains("warning"));
    assertTrue(validate(bad, "--report", "pdf").exits(2).err().contains("sarif"));
    assertTrue(validate(bad, "--report", "sarif=").exits(2).err().contains("name of the file"));
    assertTrue(
        validate(bad, "--report", "json", "--report", "text").exits(2).err().contains("one"));
    assertTrue(validate(bad, "--location", "here").exits(2).err().contains("not an absolute"));
    assertTrue(validate(bad, "--fail-on", "monday").exits(2).err().contains("never"));
    assertTrue(validate(bad, "--deprecated", "burn").exits(2).err().contains("keep"));
  }

  @Test
  void reportsAreWrittenAsFiles() throws IOException {
    Path sarif = directory.resolve("out.sarif");
    Path junit = directory.resolve("out.xml");
    CommandRun run = validate(bad, "--report", "sarif=" + sarif, "--report", "junit=" + junit);
    run.exits(1);
    assertTrue(Files.readString(sarif).contains("\"date.invalid\""));
    assertTrue(Files.readString(junit).contains("date.invalid"));
    assertEquals("", run.out());
    assertEquals("1 error in 1 file, 1 url (1 with errors)\n", run.err());
    assertEquals("", validate("-q", bad, "--report", "sarif=" + sarif).exits(1).out());
  }

  @Test
  void statisticsArePrintedBesideReportsThatAreFiles() throws IOException {
    Path json = directory.resolve("out.json");
    CommandRun run =
        validate("--each", bad, good, "--statistics", "--report", "json=" + json).exits(1);
    assertTrue(
        run.out().startsWith("COUNT  URLS  FILES  LEVEL  RULE\n    1     1      1  error  date."),
        run.out());
    assertTrue(
        run.out().contains("ERRORS  WARNINGS  INFOS  URLS  FILE\n     1         0      0     1  "),
        run.out());
    assertTrue(
        validate(bad, "--statistics", "--report", "json").exits(2).err().contains("text=FILE"));
  }

  @Test
  void numberOfPlacesCanBeChosen() throws IOException {
    String entry = "<url><loc>https://example.com/%d</loc><lastmod>yesterday</lastmod></url>\n";
    var entries = new StringBuilder();
    for (int i = 0; i < 20; i++) {
      entries.append(String.format(entry, i));
    }
    Path many = file("many.xml", GOOD.replace("</urlset>", entries + "</urlset>"));
    assertEquals(3, places(validate(many)));
    assertTrue(validate(many).out().contains("\n  and 17 more\n"));
    assertEquals(5, places(validate(many, "--max", "5")));
    for (String all : new String[] {"--max=all", "--max=0", "-v"}) {
      assertEquals(20, places(validate(many, all)), all);
    }
    assertTrue(validate(many, "--max", "few").exits(2).err().contains("1 to 1000"));
  }

  private static long places(CommandRun run) {
    return run.out().lines().filter(line -> line.contains("many.xml:")).count();
  }

  @Test
  void coloursAreForTerminals() {
    assertFalse(validate(bad).out().contains("\u001b"));
    assertTrue(validate(bad, "--color", "always").out().startsWith("\u001b[31m1 error\u001b[0m"));
    var out = new ByteArrayOutputStream();
    CommandRun.of(
        new Terminal(true, true, true, true, true, 80),
        InputStream.nullInputStream(),
        out,
        "validate",
        bad.toString());
    assertTrue(out.toString(StandardCharsets.UTF_8).startsWith("\u001b[31m"));
  }

  @Test
  void recursionSaysWhatItPassedOver() throws IOException {
    Path site = Files.createDirectories(directory.resolve("site/.git")).getParent();
    Files.writeString(site.resolve("sitemap.xml"), GOOD);
    Files.writeString(site.resolve("style.css"), "a {}");
    Files.createSymbolicLink(site.resolve("gone.xml"), Path.of("nowhere.xml"));
    Files.createSymbolicLink(site.resolve("up"), Path.of("."));
    assertEquals(
        """
        1 file left out: the format is not known by name or content (-v lists them)
        1 file left out: hidden files and directories are read only if they are named as an INPUT \
        (-v lists them)
        1 file left out: they are links to what does not exist (-v lists them)
        1 file left out: they are links to a directory that they are in (-v lists them)
        """,
        validate("-r", site).exits(0).err());
  }

  @Test
  void reportNeverReplacesAnInput() throws IOException {
    CommandRun run = validate(bad, "--report", "json=" + bad).exits(2);
    assertTrue(run.err().contains("would replace the input " + bad), run.err());
    assertEquals(BAD, Files.readString(bad));
  }

  @Test
  void oldReportStaysIfTheRunFails() throws IOException {
    Path report = file("out.json", "old");
    validate(bad, "--report", "json=" + report, "--profile", "x").exits(2);
    assertEquals("old", Files.readString(report));
  }

  @Test
  void unreadableInputDoesNotStopTheOthers() {
    Path missing = directory.resolve("missing.xml");
    CommandRun run = validate(missing, bad).exits(3);
    assertTrue(run.out().contains("missing.xml"), run.out());
    assertTrue(run.out().contains("1 error: date.invalid"), run.out());
    validate(missing).exits(4);
  }

  @Test
  void whatIsNoSitemapIsAFinding() throws IOException {
    Path page = file("page.xml", "<!DOCTYPE html><html><body>404</body></html>");
    assertTrue(validate(page).exits(1).out().contains("1 error: doc.html"));
  }

  @Test
  void standardInputIsRead() {
    CommandRun run = CommandRun.of(BAD.getBytes(StandardCharsets.UTF_8), "validate", "-").exits(1);
    assertTrue(run.out().contains("-:3:"), run.out());
  }

  private Path index(String... urls) throws IOException {
    var text = new StringBuilder("<sitemapindex " + NAMESPACE + ">\n");
    for (String url : urls) {
      text.append("<sitemap><loc>").append(url).append("</loc></sitemap>\n");
    }
    return file("index.xml", text.append("</sitemapindex>\n").toString());
  }

  @Test
  void indexIsExpandedToTheFilesNextToIt() throws IOException {
    Path index = index("https://example.com/good.xml", "https://example.com/bad.xml");
    assertFalse(validate(index, "--no-expand").exits(0).out().contains("date.invalid"));
    assertFalse(validate(index, "--each").exits(0).out().contains("date.invalid"));
    assertEquals(validate(index).exits(1).out(), validate(index, "--expand").exits(1).out());
    CommandRun run = validate(index).exits(1);
    assertTrue(run.out().contains("1 error: date.invalid"), run.out());
    assertTrue(run.out().contains("in 1 of 3 files") || run.out().contains("3 files"), run.out());
  }

  @Test
  void sitemapsThatWereNotCheckedAreCounted() throws IOException {
    Path index = index("https://example.com/good.xml", "https://example.com/bad.xml");
    String advice = " not checked; --expand checks the files next to it, too\n";
    String[] alone = {"--each", "--no-expand"};
    for (String option : alone) {
      assertEquals(
          "2 sitemaps that an index lists were" + advice, validate(option, index).exits(0).err());
      assertEquals(
          "1 sitemap that an index lists was" + advice,
          validate(option, index, good).exits(0).err());
      assertEquals("", validate(option, bad, index, good).exits(1).err());
      assertEquals("", validate("-q", option, index).exits(0).err());
    }
    assertEquals("", validate(index).exits(1).err());
    assertEquals("", validate("--expand", index).exits(1).err());
    CommandRun pipe = CommandRun.of(Files.readAllBytes(index), "validate", "-").exits(0);
    assertEquals("2 sitemaps that an index lists were" + advice, pipe.err());
  }

  @Test
  void indexWithoutItsSitemapsIsCheckedAlone() throws IOException {
    Path index = index("https://example.com/gone.xml", "https://example.com/away.xml");
    CommandRun run = validate(index).exits(0);
    assertEquals(
        index + ": none of its sitemaps is next to it, so only the index was checked\n", run.err());
    assertEquals("", validate("-q", index).exits(0).err());
    assertTrue(validate("--expand", index).exits(1).out().contains("index.child-missing"));
  }

  @Test
  void filesOfOneSiteAreCheckedAgainstEachOther() throws IOException {
    Path copy = file("copy.xml", Files.readString(good));
    CommandRun run = validate(good, copy).exits(0);
    assertTrue(run.out().contains("1 warning: loc.duplicate-across"), run.out());
    assertEquals(run.out(), validate(copy, good).exits(0).out());
    assertFalse(validate("--each", good, copy).exits(0).out().contains("across"));
    assertFalse(validate("--head", "5", good, copy).exits(0).out().contains("across"));
  }

  @Test
  void languagesOfOneFileAreCheckedAgainstEachOther() throws IOException {
    String link = "<xhtml:link rel='alternate' hreflang='%s' href='https://example.com/%s/'/>";
    String links = link.formatted("en", "en") + link.formatted("de", "de");
    Path file =
        file(
            "languages.xml",
            "<urlset xmlns:xhtml='http://www.w3.org/1999/xhtml' "
                + NAMESPACE
                + ">\n<url><loc>https://example.com/en/</loc>"
                + links
                + "</url>\n<url><loc>https://example.com/de/</loc></url></urlset>");
    for (String option : new String[] {"-v", "--each"}) {
      String out = validate(option, file).exits(0).out();
      assertTrue(out.contains("does not link back to \"https://example.com/en/\""), out);
    }
  }

  @Test
  void listedPagesAreComparedWithCrawl() throws IOException {
    Path crawl =
        file(
            "crawl.csv",
            "Address,Content Type,Status Code,Indexability\n"
                + "https://example.com/a.html,text/html,404,Non-Indexable\n"
                + "https://example.com/b.html,text/html,200,Indexable\n"
                + "https://example.com/c.jpg,image/jpeg,200,Indexable\n");
    CommandRun run = validate(good, "--crawl", crawl).exits(0);
    assertTrue(
        run.out().contains(good + ":3:11: " + crawl + ", line 2 of ")
            && run.out().contains(" says \"Status Code\" is \"404\""),
        run.out());
    assertTrue(run.out().contains("1 warning: page.not-accessible"), run.out());
    assertTrue(run.out().contains("1 warning: crawl.unlisted"), run.out());
    assertTrue(run.out().contains("\"https://example.com/b.html\" is in no sitemap"), run.out());
    assertTrue(validate(good, "--crawl", crawl, "--head", "1").exits(2).err().contains("--crawl"));
    assertTrue(validate(good, "--crawl", crawl, "--each").exits(2).err().contains("--crawl"));
    validate(good, "--crawl", directory.resolve("gone.csv")).exits(4);
  }

  @Test
  void listedPagesThatNameAnotherCanonicalUrlAreFound() throws IOException {
    String header = "Address,Status Code,Indexability,Canonical Link Element 1,Inlinks\n";
    String row = "https://example.com/a.html,200,%s,%s,3\n";
    String other = "https://example.com/b.html";
    Path crawl = file("crawl.csv", header + row.formatted("Indexable", other));
    CommandRun run = validate(good, "--crawl", crawl).exits(0);
    assertTrue(run.out().contains("1 warning: page.canonical-other"), run.out());
    assertTrue(
        run.out().contains("says \"Canonical Link Element 1\" is \"" + other + '"'), run.out());
    file("crawl.csv", header + row.formatted("Non-Indexable", other));
    run = validate(good, "--crawl", crawl).exits(0);
    assertTrue(run.out().contains("1 warning: page.noindex"), run.out());
    assertFalse(run.out().contains("page.canonical-other"), run.out());
    for (String own : List.of("HTTPS://Example.com:443/a.html", "", "/a.html")) {
      file("crawl.csv", header + row.formatted("Indexable", own));
      assertFalse(validate(good, "--crawl", crawl).out().contains("page."), own);
    }
  }

  @Test
  void crawlThatIsCutIsAFindingAndMissesNothing() throws IOException {
    Path crawl =
        file(
            "crawl.csv",
            "Address,Status Code,Indexability\nhttps://example.com/b.html,200,\"Non-Ind");
    for (Object[] inputs : new Object[][] {{good}, {good, bad}}) {
      Object[] arguments = Stream.concat(Stream.of("--crawl", crawl), Stream.of(inputs)).toArray();
      CommandRun run = validate(arguments).exits(1);
      assertTrue(run.out().contains("1 error: csv.unclosed-quote"), run.out());
      assertFalse(run.out().contains("crawl.not-found"), run.out());
    }
  }

  @Test
  void pagesThatRobotsForbidsAreFound() throws IOException {
    Path robots = file("robots.txt", "User-agent: Googlebot\nDisallow: /a\n");
    CommandRun run = validate(good).exits(1);
    assertTrue(run.out().contains("1 error: page.robots-blocked"), run.out());
    assertTrue(
        run.out().contains(robots + " disallows \"https://example.com/a.html\" for googlebot"),
        run.out());
    assertFalse(validate(good, "--profile", "bing").exits(0).out().contains("disallows"));
  }

  @Test
  void robotsMayListAnIndexWhoseSitemapsAreChecked() throws IOException {
    Path index = index("https://example.com/bad.xml");
    Path robots = file("robots.txt", "Sitemap: https://example.com/index.xml\n");
    for (Path[] inputs : new Path[][] {{robots}, {robots, index}}) {
      CommandRun run =
          validate(Stream.concat(Stream.of("--expand"), Arrays.stream(inputs)).toArray()).exits(1);
      assertFalse(run.out().contains("index.nested"), run.out());
      assertTrue(run.out().contains("1 error: date.invalid"), run.out());
      assertTrue(run.out().contains("in 2 of 3 files"), run.out());
    }
  }

  @Test
  void urlsAreNotBlamedForALineThatNamesTheSitemapOfAnotherHost() throws IOException {
    String set = GOOD.replace("https://example.com/a.html", "https://shop.example.com/checkout/b");
    file("sitemap.xml", set);
    Path robots =
        file(
            "robots.txt",
            "User-agent: *\nDisallow: /checkout/\nSitemap: https://b2b.shop.example.com/sitemap.xml\n");
    CommandRun run = validate("--expand", robots).exits(1);
    assertTrue(run.out().contains("robots.other-host"), run.out());
    assertTrue(run.out().contains("page.robots-blocked"), run.out());
    assertFalse(run.out().contains("url.other-host"), run.out());
    file(
        "sitemap.xml",
        GOOD.replace("https://example.com/a.html", "https://b2b.shop.example.com/")
            .replace("</urlset>", "<url><loc>https://shop.example.com/b</loc></url></urlset>"));
    run = validate("--expand", robots).exits(0);
    assertTrue(run.out().contains("url.other-host"), run.out());
  }

  @Test
  void indexFromAPipeCannotBeExpanded() throws IOException {
    byte[] index = Files.readAllBytes(index("https://example.com/good.xml"));
    CommandRun run = CommandRun.of(index, "validate", "--expand", "-").exits(1);
    assertTrue(run.out().contains("1 error: index.no-directory"), run.out());
  }

  @Test
  void urlOfASitemapInAnIndexIsItsLocation() throws IOException {
    Path index = index("https://example.org/good.xml", "https://example.org/other.xml");
    CommandRun run = validate(index, "--expand").exits(1);
    assertTrue(run.out().contains("url.other-host"), run.out());
    assertTrue(run.out().contains("index.child-missing"), run.out());
  }

  @Test
  void fileOfOneOfTwoUrlsIsMissing() throws IOException {
    Path index = index("https://example.com/de/good.xml", "https://example.com/en/good.xml");
    CommandRun run = validate(index, "--expand").exits(1);
    assertTrue(run.out().contains("2 errors in 2 files: index.child-missing"), run.out());
  }

  @Test
  void indexInAnIndexIsAnError() throws IOException {
    Path index = index("https://example.com/inner.xml", "https://example.com/good.xml");
    file("inner.xml", Files.readString(index).replace("inner", "other"));
    assertTrue(validate(index, "--expand").exits(1).out().contains("1 error: index.nested"));
  }

  @Test
  void fileIsCheckedOnceEvenIfItIsAlsoListed() throws IOException {
    Path index = index("https://example.com/good.xml", "https://example.com/bad.xml");
    for (String option : new String[] {"--expand", "--each"}) {
      CommandRun run = validate(bad, index, good, index, option).exits(1);
      assertTrue(run.out().contains("1 error: date.invalid"), run.out());
      assertTrue(run.out().contains("of 3 files"), run.out());
    }
  }

  @Test
  void fileOfTwoIndexesIsCheckedOnceAndAMissingInputDoesNotMatter() throws IOException {
    Path index = index("https://example.com/bad.xml");
    Path other = file("other.xml", Files.readString(index));
    CommandRun run = validate(other, index, directory.resolve("gone.xml"), "--expand").exits(3);
    assertTrue(run.out().contains("1 error: date.invalid"), run.out());
  }

  @Test
  void indexesThatListEachOtherAreErrors() throws IOException {
    Path index = index("https://example.com/inner.xml", "https://example.com/index.xml");
    Path inner = file("inner.xml", Files.readString(index).replace("inner", "bad"));
    CommandRun run = validate(index, inner, "--expand").exits(1);
    assertTrue(run.out().contains("errors in 2 files: index.nested"), run.out());
    assertTrue(run.out().contains("1 error: date.invalid"), run.out());
  }

  @Test
  void ruleIsExplained() {
    CommandRun run = CommandRun.of("explain", "loc.too-long").exits(0);
    assertTrue(run.out().startsWith("loc.too-long\n"), run.out());
    assertTrue(run.out().contains("How to fix it: "), run.out());
    assertTrue(run.out().contains("documented: "), run.out());
  }

  @Test
  void unknownRuleIsWrongUse() {
    CommandRun run = CommandRun.of("explain", "loc.too-lang").exits(2);
    assertTrue(run.err().contains("did you mean loc.too-long?"), run.err());
  }

  @Test
  void rulesAreListedWithTheirLevels() {
    String google = CommandRun.of("rules").exits(0).out();
    String yandex = CommandRun.of("rules", "--profile", "yandex").exits(0).out();
    assertTrue(google.matches("(?s).*\\nlastmod\\.future +warning .*"), google);
    assertTrue(yandex.matches("(?s).*\\nfeed\\.yandex +error .*"), yandex);
    assertTrue(CommandRun.of("rules", "--json").out().contains("\"code\": \"lastmod.future\""));
    CommandRun.of("rules", "--profile", "x").exits(2);
  }

  @Test
  void conversionChecksWhatItWrites() throws IOException {
    Path output = directory.resolve("out.xml");
    CommandRun run =
        CommandRun.of("convert", bad.toString(), "-o", output.toString(), "--validate", "google");
    run.exits(0);
    assertTrue(run.err().contains("bad.xml:3:"), run.err());
    assertTrue(run.err().contains(": error: date.invalid"), run.err());
    assertFalse(run.err().contains("--date-format"), run.err());
    CommandRun.of(
            "convert",
            bad.toString(),
            "-o",
            output.toString(),
            "--validate",
            "google",
            "--fail-on",
            "error")
        .exits(1);
    CommandRun.of("convert", bad.toString(), "-o", output.toString(), "--validate", "x").exits(2);
  }

  @Test
  void conversionReportsWhatReadingReportsOnce() throws IOException {
    Path relative = file("relative.xml", GOOD.replace("https://example.com/", "/"));
    Path output = directory.resolve("out.xml");
    CommandRun run =
        CommandRun.of(
            "convert", relative.toString(), "-o", output.toString(), "--validate", "google");
    assertEquals(2, run.err().split("url.relative", -1).length, run.err());
  }

  @Test
  void setWithErrorsIsNotPublished() throws IOException {
    Path set = directory.resolve("set");
    String[] arguments = {
      "publish",
      good.toString(),
      "-o",
      set.toString(),
      "--base-url",
      "https://example.com/",
      "--validate",
      "google"
    };
    CommandRun.of(arguments).exits(0);
    String published = Files.readString(set.resolve("sitemap.xml"));
    arguments[1] = bad.toString();

    CommandRun run = CommandRun.of(arguments).exits(1);

    assertTrue(run.err().contains("1 error was found; nothing is published"), run.err());
    assertEquals(published, Files.readString(set.resolve("sitemap.xml")));
    arguments[7] = "x";
    CommandRun.of(arguments).exits(2);
  }

  @Test
  void errorsThatReadersReportAreNotPublishedEither() throws IOException {
    Path space = file("space.xml", GOOD.replace("a.html", "a b.html"));
    Path set = directory.resolve("set");

    CommandRun run =
        CommandRun.of(
            "publish",
            space.toString(),
            "-o",
            set.toString(),
            "--base-url",
            "https://example.com/",
            "--validate",
            "google");

    assertTrue(run.exits(1).err().contains("1 error was found; nothing is published"), run.err());
    assertFalse(Files.exists(set.resolve("sitemap.xml")));
  }

  @Test
  void unknownRuleCannotBeChanged() {
    CommandRun run = validate(bad, "--rule", "loc.duplicat=error").exits(2);
    assertTrue(run.err().contains("did you mean loc.duplicate?"), run.err());
  }

  @Test
  void levelOfAFaultIsThatOfFieldsAlone() throws IOException {
    Path empty = file("empty.xml", GOOD.replace("https://example.com/a.html", ""));
    CommandRun run = validate(empty, "--rule", "*-missing=off").exits(1);
    assertTrue(run.out().contains("1 error: loc.missing"), run.out());
  }

  @Test
  void damagedFileDoesNotStopTheOthers() throws IOException {
    Path damaged = directory.resolve("damaged.xml.gz");
    Files.write(damaged, new byte[] {0x1F, (byte) 0x8B, 'x', 'y', 'z'});
    CommandRun run = validate(damaged, bad).exits(1);
    assertTrue(run.out().contains("error: gzip."), run.out());
    assertTrue(run.out().contains("1 error: date.invalid"), run.out());
  }

  @Test
  void damagedSitemapOfAnIndexDoesNotStopTheOthers() throws IOException {
    Files.write(directory.resolve("damaged.xml.gz"), new byte[] {0x1F, (byte) 0x8B, 'x', 'y', 'z'});
    Path index = index("https://example.com/damaged.xml.gz", "https://example.com/bad.xml");
    CommandRun run = validate(index, "--expand").exits(1);
    assertTrue(run.out().contains("error: gzip."), run.out());
    assertTrue(run.out().contains("1 error: date.invalid"), run.out());
  }

  @Test
  void reportNeverReplacesASitemapOfAnIndex() throws IOException {
    Path index = index("https://example.com/good.xml", "https://example.com/bad.xml");
    CommandRun run = validate(index, "--expand", "--report", "json=" + good).exits(2);
    assertTrue(run.err().contains("would replace the listed sitemap " + good), run.err());
    assertEquals(GOOD, Files.readString(good));
  }

  @Test
  void oldReportAndMissingInputDoNotStopTheRun() throws IOException {
    Path report = file("out.json", "{}");
    validate(directory.resolve("missing.xml"), bad, "--report", "json=" + report).exits(3);
    assertTrue(Files.readString(report).contains("date.invalid"));
  }

  @Test
  void missingSitemapIsNamed() throws IOException {
    Path index = index("https://example.com/good.xml", "https://example.com/gone.xml");
    CommandRun run = validate(index, "--expand").exits(1);
    assertTrue(
        run.out().contains(index + ":3:15: the index lists \"https://example.com/gone.xml\", but"),
        run.out());
  }

  @Test
  void locationIsThatOfASingleInput() {
    String url = "https://example.com/sitemap.xml";
    assertTrue(validate(good, bad, "--location", url).exits(2).err().contains("single input"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "video.nosuch-range",
        "video.title-range",
        "news.title-too-long",
        "foo.bar-range",
        "video.nosuch",
        "mobile.anything",
        "vidoe.*",
        "*-foo",
        "video.",
      })
  void codesThatDoNotExistAreRefused(String code) {
    CommandRun explained = CommandRun.of("explain", code).exits(2);
    assertTrue(explained.err().contains("there is no rule \"" + code + "\""), explained.err());
    CommandRun given = validate(good, "--rule", code + "=off").exits(2);
    assertTrue(given.err().contains("--rule: there is no rule \"" + code), given.err());
  }

  @Test
  void typingErrorInACodeOfAFieldIsCorrected() {
    CommandRun run = CommandRun.of("explain", "vidoe.duration-range").exits(2);
    assertTrue(run.err().contains("did you mean video.duration-range?"), run.err());
  }

  @Test
  void aPatternExplainsAllCodesThatItStandsFor() {
    String all = CommandRun.of("explain", "video.*").exits(0).out();
    assertTrue(all.startsWith("CODE "), all);
    assertTrue(all.contains("\nvideo.duration-range "), all);
    assertTrue(all.contains("\nvideo.expired "), all);
    assertFalse(all.contains("\nnews."), all);
    String fault = CommandRun.of("explain", "*-too-long").exits(0).out();
    assertTrue(fault.startsWith("*-too-long\nTexts that are too long\n\nA text is longer"), fault);
    assertTrue(fault.contains("\nvideo.title-too-long "), fault);
    String json = CommandRun.of("explain", "video.duration-*", "--json").exits(0).out();
    assertTrue(json.contains("\"video.duration-range\""), json);
    assertTrue(json.contains("\"video.duration-format\""), json);
  }

  @Test
  void aPatternSetsTheLevelOfAllCodesThatItStandsFor() throws IOException {
    String video =
        "<video:video xmlns:video='http://www.google.com/schemas/sitemap-video/1.1'>"
            + "<video:title>T</video:title><video:duration>0</video:duration></video:video>";
    Path film = file("film.xml", GOOD.replace("</url>", video + "</url>"));
    String errors = validate(film).exits(1).out();
    assertTrue(errors.contains("video.duration-range"), errors);
    validate(film, "--rule", "video.*=off").exits(0);
    String one =
        validate(film, "--rule", "video.duration-range=error", "--rule", "video.*=off")
            .exits(1)
            .out();
    assertTrue(one.contains("1 error: video.duration-range"), one);
    assertFalse(one.contains("video.description-missing"), one);
  }
}
