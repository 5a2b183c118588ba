package io.github.sitemaptoolkit.report.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.code.CodeTable;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.look.Look;
import io.github.sitemaptoolkit.look.LookChanges;
import io.github.sitemaptoolkit.look.LookCounter;
import io.github.sitemaptoolkit.look.SectionChanges;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.report.html.internal.view.ShownText;
import io.github.sitemaptoolkit.text.Sha256;
import io.github.sitemaptoolkit.validator.profile.Profile;
import io.github.sitemaptoolkit.validator.report.InputResult;
import io.github.sitemaptoolkit.validator.report.ReportSettings;
import io.github.sitemaptoolkit.validator.report.SeverityCounts;
import io.github.sitemaptoolkit.validator.rule.Rules;
import java.io.IOException;
import java.io.StringWriter;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Attribute;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;

/** Values of sitemaps are texts on pages, whatever they are. */
class HostileValuesTest {

  private static final Instant TIME = Instant.parse("2026-11-26T12:00:00Z");
  private static final Rules RULES = Rules.load(Context.load());

  private static final ReportSettings SETTINGS =
      ReportSettings.of(
          "1.0", Profile.GOOGLE, CodeTable.load(HostileValuesTest.class.getClassLoader()));

  /** Values that are not hostile: a link, a text, and texts that are cut. */
  private static final List<String> HARMLESS =
      List.of(
          "https://e.com/a/b",
          "//a/b/",
          "a text",
          "https://e.com/" + "a".repeat(3000),
          "b".repeat(3000));

  private static final Pattern LINK = Pattern.compile("(https?://|#|data:text/csv[;,])(?s).*");
  private static final Pattern FORMULA = Pattern.compile("[=+\\-@\t\r].*", Pattern.DOTALL);

  /** Returns a page with a value as message, url, path, code and file, new, known and mended. */
  private static String report(String value) throws IOException {
    var out = new StringWriter();
    var report = new HtmlReport(out, SETTINGS.withBaseline(true), RULES, TIME);
    report.begin(value);
    for (Severity severity : Severity.values()) {
      report.finding(problem(severity, "url.relative", value));
      report.finding(problem(severity, "lastmod.future", value));
    }
    report.known(problem(Severity.WARNING, "news.too-old", value));
    report.finding(problem(Severity.ERROR, value, value));
    report.end(new InputResult(1, 0, SeverityCounts.NONE));
    report.begin(value + "2");
    report.end(InputResult.failed(value));
    report.mended(problem(Severity.INFO, "url.scheme", value), 4);
    report.finish();
    return out.toString();
  }

  private static Problem problem(Severity severity, String code, String value) {
    return new Problem(severity, code, value, new Location(value, 3, 7), value, value, false);
  }

  /** Returns a page with a value as input, file, url and section. */
  private static String look(String value) throws IOException {
    var changes = new SectionChanges();
    changes.added("https://e.com/" + value + "/1");
    try (var counter = new LookCounter(Extensions.load(), LocalDate.of(2026, 11, 26))) {
      counter.begin(value);
      counter.add(UrlEntry.of(value));
      counter.add(UrlEntry.builder("https://e.com/" + value + "/a/b").lastmod(value).build());
      counter.add(UrlEntry.builder("https://" + value + "/").lastmod("2026-11-20").build());
      counter.end(1_000);
      Look look = counter.look();
      var out = new StringWriter();
      new LookPage("1.0", TIME)
          .write(out, List.of(value), look, LookChanges.of(value, true, changes));
      return out.toString();
    }
  }

  /** Returns what elements with what attributes a page has. */
  private static Set<String> shapes(String text) {
    var shapes = new TreeSet<String>();
    for (Element element : Jsoup.parse(text).getAllElements()) {
      var names = new TreeSet<String>();
      element.attributes().forEach(attribute -> names.add(attribute.getKey()));
      shapes.add(element.tagName() + names);
    }
    return shapes;
  }

  /** Says what is wrong with a page. */
  private static List<String> faults(String text, String value, Set<String> allowed) {
    List<String> faults = new ArrayList<>();
    Document page = Jsoup.parse(text);
    var shapes = shapes(text);
    shapes.removeAll(allowed);
    shapes.forEach(shape -> faults.add("only this value makes " + shape));
    for (Element element : page.getAllElements()) {
      for (Attribute attribute : element.attributes()) {
        String name = attribute.getKey().toLowerCase(Locale.ROOT);
        if (name.startsWith("on") || name.equals("style") || name.startsWith("src")) {
          faults.add("an attribute " + name);
        } else if (name.endsWith("href") && !LINK.matcher(attribute.getValue()).matches()) {
          faults.add("a link to " + attribute.getValue());
        }
      }
    }
    page.select("a[href^=data:]").forEach(link -> faults.addAll(formulas(link.attr("href"))));
    var scripts = page.select("script");
    String policy = page.select("meta[http-equiv]").attr("content");
    for (int i = 0; i < scripts.size(); i++) {
      byte[] script = scripts.get(i).data().getBytes(StandardCharsets.UTF_8);
      String hash = Base64.getEncoder().encodeToString(Sha256.begin().digest(script));
      if (i > 0 || !policy.contains("script-src 'sha256-" + hash + "'")) {
        faults.add("a script: " + scripts.get(i));
      }
    }
    if (value.matches(".*<[a-z!/].*") && text.contains(value)) {
      faults.add("not escaped");
    }
    if (!page.wholeText().contains(ShownText.of(value, 60).replaceAll("\\.\\.\\.$", ""))) {
      faults.add("not to be read");
    }
    return faults;
  }

  /** Returns the cells of a table that a spreadsheet would run. */
  private static List<String> formulas(String link) {
    String data = link.substring(link.indexOf(',') + 1);
    String table = URLDecoder.decode(data.replace("+", "%2B"), StandardCharsets.UTF_8);
    List<String> found = new ArrayList<>();
    for (String cell : cells(table)) {
      String bare = cell.startsWith("\"") ? cell.substring(1) : cell;
      if (FORMULA.matcher(bare).matches()) {
        found.add("a cell that runs: " + cell);
      }
    }
    return found;
  }

  /** Returns the cells of a table, which end at commas and lines that are not within quotes. */
  private static List<String> cells(String table) {
    List<String> cells = new ArrayList<>();
    boolean quoted = false;
    int begin = 0;
    for (int i = 0; i < table.length(); i++) {
      char c = table.charAt(i);
      quoted ^= c == '"';
      if (!quoted && (c == ',' || c == '\n')) {
        cells.add(table.substring(begin, i));
        begin = i + 1;
      }
    }
    cells.add(table.substring(begin));
    return cells;
  }

  /** Makes a page of a value. */
  private interface Maker {
    String page(String value) throws IOException;
  }

  private static void allAreTexts(Maker maker) throws IOException {
    Set<String> allowed = new TreeSet<>();
    for (String value : HARMLESS) {
      allowed.addAll(shapes(maker.page(value)));
    }
    List<String> faults = new ArrayList<>();
    for (String value : HostileValues.all()) {
      for (String fault : faults(maker.page(value), value, allowed)) {
        faults.add(ShownText.of(value, 60) + ": " + fault);
      }
    }
    assertEquals(List.of(), faults);
  }

  @Test
  void allAreTextsInAReport() throws IOException {
    allAreTexts(HostileValuesTest::report);
  }

  @Test
  void allAreTextsInALook() throws IOException {
    allAreTexts(HostileValuesTest::look);
  }

  @Test
  void thereAreMoreThanAHundred() throws IOException {
    List<String> values = HostileValues.all();
    assertTrue(values.size() > 150, () -> values.size() + " values");
    assertEquals(values.size(), values.stream().distinct().count());
    assertTrue(values.contains("Z" + "\u0301".repeat(300) + "algo"));
    assertTrue(values.contains("\udc00\ud800"));
  }

  @Test
  void whatIsNoTextIsNoticed() {
    Set<String> allowed = shapes("<p>a</p>");
    for (String bad :
        List.of(
            "<p>x<script>1</script>",
            "<p onclick=1>x",
            "<p>x<a href='javascript:1'>y</a>",
            "<p>x<a href='data:text/csv,url%0D%0A=1'>y</a>",
            "<p>y")) {
      assertFalse(faults(bad, "x", allowed).isEmpty(), bad);
    }
    assertEquals(List.of(), faults("<p>x", "x", allowed));
  }
}
