package io.github.sitemaptoolkit.report.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.code.CodeTable;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.validator.Validator;
import io.github.sitemaptoolkit.validator.profile.Profile;
import io.github.sitemaptoolkit.validator.report.InputResult;
import io.github.sitemaptoolkit.validator.report.ReportSettings;
import io.github.sitemaptoolkit.validator.report.SeverityCounts;
import io.github.sitemaptoolkit.validator.rule.Cost;
import io.github.sitemaptoolkit.validator.rule.Rules;
import io.github.sitemaptoolkit.validator.site.SiteCheck;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;

/** The numbers of urls in a page are those that a model in memory counts. */
class PageNumbersTest {

  private static final int SITES = 200;
  private static final Validator VALIDATOR = Validator.of(Profile.GOOGLE);
  private static final Rules RULES = Rules.load(Context.load());
  private static final ReportSettings SETTINGS =
      ReportSettings.of(
          "1.0", Profile.GOOGLE, CodeTable.load(PageNumbersTest.class.getClassLoader()));

  /** What an entry may have, and the rules that it violates then. */
  private static final Map<String, String> FAULTS =
      Map.of(
          "<priority>7</priority>", "priority.range",
          "<changefreq>often</changefreq>", "changefreq.value",
          "<lastmod>2199-01-01</lastmod>", "lastmod.future",
          "<lastmod>02.11.2026</lastmod>", "date.invalid");

  private final Random random = new Random(63);

  private record Entry(String url, Set<String> faults) {}

  private List<Entry> entries() {
    List<Entry> entries = new ArrayList<>();
    String[] sections = {"", "blog/", "shop/", "video/"};
    int number = 1 + random.nextInt(12);
    for (int i = 0; i < number; i++) {
      Set<String> faults = new TreeSet<>();
      for (String fault : new TreeSet<>(FAULTS.keySet())) {
        boolean second = fault.startsWith("<lastmod") && faults.toString().contains("<lastmod");
        if (random.nextInt(4) == 0 && !second) {
          faults.add(fault);
        }
      }
      String path = sections[random.nextInt(sections.length)] + "p" + i + ".html";
      String url = random.nextInt(5) == 0 ? "/" + path : "https://e.com/" + path;
      entries.add(new Entry(url, faults));
    }
    return entries;
  }

  private static String text(List<Entry> entries) {
    var text = new StringBuilder("<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">");
    for (Entry entry : entries) {
      text.append("<url><loc>").append(entry.url()).append("</loc>");
      for (String start : List.of("<l", "<c", "<p")) {
        entry.faults().stream().filter(it -> it.startsWith(start)).forEach(text::append);
      }
      text.append("</url>\n");
    }
    return text.append("</urlset>").toString();
  }

  /** Returns the rules that each url violates. */
  private static Map<String, Set<String>> model(List<Entry> entries, List<Problem> found) {
    Map<String, Set<String>> model = new LinkedHashMap<>();
    Set<String> told = found.stream().map(Problem::code).collect(Collectors.toSet());
    for (Entry entry : entries) {
      Set<String> rules = new HashSet<>();
      entry.faults().forEach(fault -> rules.add(FAULTS.get(fault)));
      if (entry.url().startsWith("/")) {
        rules.add("url.relative");
      }
      rules.retainAll(told); // those of the whole file are told otherwise, or not at all
      model.put(entry.url(), rules);
    }
    return model;
  }

  private static long count(Map<String, Set<String>> model, Predicate<String> rule) {
    return model.values().stream().filter(rules -> rules.stream().anyMatch(rule)).count();
  }

  @Test
  void urlsSharesUnionsAndWhatIsLeftAreThoseOfAModel() throws IOException {
    int withLosses = 0;
    for (int i = 0; i < SITES; i++) {
      withLosses += check(entries(), "site " + i) ? 1 : 0;
    }
    assertTrue(withLosses > SITES / 4, "the model must have something to say: " + withLosses);
  }

  private boolean check(List<Entry> entries, String name) throws IOException {
    List<Problem> found = new ArrayList<>();
    var out = new StringWriter();
    var report = new HtmlReport(out, SETTINGS, RULES, Instant.EPOCH);
    report.begin("a.xml");
    try (SiteCheck check = SiteCheck.begin(VALIDATOR)) {
      var in = new ByteArrayInputStream(text(entries).getBytes(StandardCharsets.UTF_8));
      check.check(Source.of(in, "a.xml"), null, found::add, count -> {});
      check.finish(false, found::add);
      for (Problem problem : found) {
        report.finding(problem);
      }
      report.end(new InputResult(entries.size(), 0, SeverityCounts.NONE));
      report.affected(check.affected());
    }
    report.finish();
    Document page = Jsoup.parse(out.toString());
    Map<String, Set<String>> model = model(entries, found);
    Map<String, Severity> severities = new HashMap<>();
    found.forEach(it -> severities.put(it.code(), it.severity()));
    String text = name + ": " + entries + found;

    Map<String, Long> expected = new TreeMap<>();
    FAULTS.values().stream()
        .filter(severities::containsKey)
        .forEach(code -> expected.put(code, count(model, code::equals)));
    Map<String, Long> shown = new TreeMap<>();
    for (Element kind : page.select(".kind")) {
      if (FAULTS.containsValue(kind.attr("data-code"))) {
        shown.put(kind.attr("data-code"), Long.valueOf(kind.attr("data-urls")));
      }
    }
    assertEquals(expected, shown, text);

    Predicate<String> loss = code -> cost(code) == Cost.PAGE_NOT_TAKEN;
    long lost = count(model, loss);
    Set<String> first =
        page.select(".first a").stream()
            .map(link -> page.getElementById(link.attr("href").substring(1)).attr("data-code"))
            .collect(Collectors.toSet());
    if (lost > 0) {
      Matcher sentence =
          Pattern.compile("(\\d+) of (\\d+) urls? \\(.*leaves (none|\\d+) of them\\.")
              .matcher(page.select(".consequence").text());
      assertTrue(sentence.matches(), () -> page.select(".consequence").text() + text);
      assertEquals(lost, Long.parseLong(sentence.group(1)), text);
      assertEquals(model.size(), Long.parseLong(sentence.group(2)), text);
      long left = count(model, loss.and(code -> !first.contains(code)));
      String leaves = sentence.group(3);
      assertEquals(left, leaves.equals("none") ? 0 : Long.parseLong(leaves), text);
    }
    return lost > 0;
  }

  private static Cost cost(String code) {
    return RULES.cost(code, Profile.GOOGLE).cost();
  }
}
