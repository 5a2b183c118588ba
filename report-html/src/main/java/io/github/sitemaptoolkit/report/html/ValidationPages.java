package io.github.sitemaptoolkit.report.html;

import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.report.html.FoundRules.Found;
import io.github.sitemaptoolkit.report.html.internal.view.BarChart;
import io.github.sitemaptoolkit.report.html.internal.view.BarChart.Bar;
import io.github.sitemaptoolkit.report.html.internal.view.BarChart.Part;
import io.github.sitemaptoolkit.report.html.internal.view.Headline;
import io.github.sitemaptoolkit.report.html.internal.view.HtmlHead;
import io.github.sitemaptoolkit.report.html.internal.view.RuleSection;
import io.github.sitemaptoolkit.report.html.internal.view.RuleView;
import io.github.sitemaptoolkit.report.html.internal.view.ShownText;
import io.github.sitemaptoolkit.report.html.internal.view.ValidationPage;
import io.github.sitemaptoolkit.validator.affected.AffectedUrls;
import io.github.sitemaptoolkit.validator.profile.Profile;
import io.github.sitemaptoolkit.validator.profile.Rules;
import io.github.sitemaptoolkit.validator.report.ReportSettings;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Makes the page of a validation of what was found. */
final class ValidationPages {

  private static final int MOST_INPUTS = 5;
  private static final int MOST_BARS = 15;
  private static final int MOST_RULES = 300; // of each section
  private static final long MOST_BYTES = 1_000_000; // of all places

  private final ReportSettings settings;
  private final RuleViews views;
  private final Instant time;

  ValidationPages(ReportSettings settings, Rules rules, Instant time) {
    this.settings = settings;
    this.views = new RuleViews(rules, settings.profile());
    this.time = time;
  }

  ValidationPage page(KeptFindings findings) {
    FileCounts files = findings.files();
    Outcome outcome = Outcome.of(findings);
    int more = files.count() - Math.min(files.count(), MOST_INPUTS);
    List<Found> found = findings.found().sorted();
    return new ValidationPage(
        HtmlHead.of("Sitemap report", Made.by(settings.version(), time)),
        files.inputs(MOST_INPUTS),
        more == 0 ? "" : "and " + ShownText.counted(more, "more file"),
        profile(settings.profile()),
        outcome.level(),
        outcome.verdict(),
        facts(findings),
        found.isEmpty() ? null : chart(found),
        sections(findings),
        files.table());
  }

  private static String profile(Profile profile) {
    return switch (profile) {
      case SITEMAPS_ORG -> "The sitemap protocol, strictly (profile sitemaps.org)";
      default -> profile.description() + " (profile " + profile.id() + ")";
    };
  }

  private List<Headline> facts(KeptFindings findings) {
    List<Headline> facts = new ArrayList<>();
    String kind = settings.baseline() ? "new " : "";
    for (Severity severity : List.of(Severity.ERROR, Severity.WARNING, Severity.INFO)) {
      long count = count(findings.found(), severity);
      String name = kind + severity + (count == 1 ? "" : "s");
      facts.add(new Headline(ShownText.number(count), name, count == 0 ? "" : severity.toString()));
    }
    if (settings.baseline()) {
      facts.add(new Headline(ShownText.number(total(findings.mended())), "mended", ""));
      facts.add(new Headline(ShownText.number(total(findings.known())), "still there", ""));
    }
    long urls = findings.files().urls();
    facts.add(new Headline(ShownText.number(urls), urls == 1 ? "url" : "urls", ""));
    int files = findings.files().count();
    facts.add(new Headline(ShownText.number(files), files == 1 ? "file" : "files", ""));
    return facts;
  }

  private static long count(FoundRules rules, Severity severity) {
    return rules.sorted().stream()
        .filter(rule -> rule.severity() == severity)
        .mapToLong(Found::count)
        .sum();
  }

  private static long total(FoundRules rules) {
    return rules.sorted().stream().mapToLong(Found::count).sum();
  }

  private static BarChart chart(List<Found> found) {
    long most = found.stream().mapToLong(Found::count).max().orElse(1);
    Set<Found> largest =
        found.stream()
            .limit(MOST_RULES)
            .sorted(Comparator.comparingLong(Found::count).reversed())
            .limit(MOST_BARS)
            .collect(Collectors.toSet());
    List<Bar> bars = new ArrayList<>();
    for (int i = 0; i < found.size(); i++) {
      Found rule = found.get(i);
      if (!largest.contains(rule)) {
        continue;
      }
      String severity = rule.severity().toString();
      bars.add(
          new Bar(
              ShownText.of(rule.code(), 100),
              ShownText.counted(rule.count(), severity),
              List.of(new Part(severity, 0, 100.0 * rule.count() / most)),
              0,
              "rule-" + (i + 1),
              List.of(severity, ShownText.number(rule.count()), ShownText.number(rule.files()))));
    }
    int more = found.size() - bars.size();
    return new BarChart(
        "findings",
        "Findings by rule",
        "The rule with most findings is "
            + found.stream().filter(rule -> rule.count() == most).findFirst().orElseThrow().code()
            + ", with "
            + ShownText.number(most)
            + ". Errors come first, then warnings and infos.",
        "Rule",
        List.of("Level", "Findings", "Files"),
        bars,
        BarChart.ROW,
        BarChart.NO_LIMIT,
        more == 0 ? "" : ShownText.counted(more, "more rule") + " with fewer findings.");
  }

  private List<RuleSection> sections(KeptFindings findings) {
    List<Found> found = findings.found().sorted();
    List<Found> mended = findings.mended().sorted();
    List<Found> known = findings.known().sorted();
    List<Found> shown = new ArrayList<>();
    List.of(found, mended, known)
        .forEach(rules -> shown.addAll(rules.subList(0, Math.min(MOST_RULES, rules.size()))));
    int places = FoundRules.MOST_PLACES;
    while (places > 0 && FoundRules.size(shown, places) > MOST_BYTES) {
      places--;
    }
    return List.of(
        section(settings.baseline() ? "New" : "Rules", "", found, places, findings.affected()),
        section("Mended", "mended-", mended, places, AffectedUrls.NONE),
        section("Still there", "known-", known, places, AffectedUrls.NONE));
  }

  private RuleSection section(
      String title, String prefix, List<Found> rules, int places, AffectedUrls affected) {
    List<RuleView> shown = new ArrayList<>();
    for (Found rule : rules.subList(0, Math.min(rules.size(), MOST_RULES))) {
      String id = prefix + "rule-" + (shown.size() + 1);
      long urls = affected.of(rule.code(), rule.severity());
      shown.add(views.of(rule, id, prefix.startsWith("mended"), places, urls));
    }
    int more = rules.size() - shown.size();
    return new RuleSection(title, shown, more == 0 ? "" : ShownText.counted(more, "more rule"));
  }
}
