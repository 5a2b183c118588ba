package io.github.sitemaptoolkit.report.html;

import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.report.html.internal.view.HtmlHead;
import io.github.sitemaptoolkit.report.html.internal.view.KindGroup;
import io.github.sitemaptoolkit.report.html.internal.view.KindView;
import io.github.sitemaptoolkit.report.html.internal.view.PlaceView;
import io.github.sitemaptoolkit.report.html.internal.view.ShownText;
import io.github.sitemaptoolkit.report.html.internal.view.SiteSummary;
import io.github.sitemaptoolkit.report.html.internal.view.ValidationPage;
import io.github.sitemaptoolkit.report.html.internal.view.ValidationPage.FirstKind;
import io.github.sitemaptoolkit.validator.outcome.FindingKind;
import io.github.sitemaptoolkit.validator.outcome.FindingKind.Group;
import io.github.sitemaptoolkit.validator.outcome.SiteOutcome;
import io.github.sitemaptoolkit.validator.profile.Rules;
import io.github.sitemaptoolkit.validator.report.ReportSettings;
import java.time.Instant;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Makes the page of a validation of what was found. */
final class ValidationPages {

  private static final int MOST_KINDS = 300; // of each group
  private static final int MOST_MENDED = 50;
  private static final int MOST_INPUTS = 2; // in a command that is shown
  private static final int LONGEST = 150;
  private static final long MOST_BYTES = 60_000; // of all places

  private final ReportSettings settings;
  private final RuleTexts texts;
  private final Instant time;

  ValidationPages(ReportSettings settings, Rules rules, Instant time) {
    this.settings = settings;
    this.texts = new RuleTexts(rules, settings.profile());
    this.time = time;
  }

  ValidationPage page(KeptFindings findings) {
    SiteOutcome outcome =
        SiteOutcome.of(
            findings.found().all().stream().map(FoundKind::counted).toList(),
            findings.affected(),
            findings.files().count(),
            findings.files()::urls,
            texts::title,
            texts::cost);
    String csv = csv(findings.files());
    var views = new KindViews(findings, texts, settings.baseline(), csv);
    int most = places(findings, outcome);
    List<FindingKind> open = outcome.first();
    Map<FindingKind, KindView> all = new HashMap<>();
    for (Group group : Group.values()) {
      for (FindingKind kind : first(outcome.kinds(group))) {
        all.put(kind, views.of(kind, open.contains(kind), most));
      }
    }
    var subjects = new Subjects(findings);
    SiteSummary summary = new SiteSummaries(settings, time).of(findings, outcome);
    return new ValidationPage(
        HtmlHead.withScript("Sitemap report: " + summary.site(), Made.by(settings.version(), time)),
        summary,
        open.stream().map(kind -> first(kind, all.get(kind))).toList(),
        List.of(
            group("What a source says that it costs", outcome.kinds(Group.COSTLY), all),
            group("What no source says the cost of", outcome.kinds(Group.NOT_STATED), all)),
        group("For information", outcome.kinds(Group.MINOR), all),
        mended(findings),
        subjects.passed(),
        subjects.unchecked(settings.baseline()),
        findings.files().table(),
        rest(outcome, all, csv));
  }

  private FirstKind first(FindingKind kind, KindView view) {
    return new FirstKind(
        view.id(), view.title(), view.hit(), view.cost(), texts.fix(kind.rule().code()));
  }

  private static List<FindingKind> first(List<FindingKind> kinds) {
    return kinds.subList(0, Math.min(MOST_KINDS, kinds.size()));
  }

  private static KindGroup group(
      String title, List<FindingKind> kinds, Map<FindingKind, KindView> all) {
    List<KindView> shown = first(kinds).stream().map(all::get).toList();
    int more = kinds.size() - shown.size();
    return new KindGroup(title, shown, more == 0 ? "" : ShownText.counted(more, "more kind"));
  }

  /** Returns how many places of a kind there is room for. */
  private static int places(KeptFindings findings, SiteOutcome outcome) {
    int most = FoundKind.MOST_PLACES;
    List<FoundKind> shown =
        outcome.kinds().stream()
            .filter(kind -> kind.group() != Group.MINOR)
            .map(kind -> findings.found().of(kind.rule()))
            .toList();
    while (most > 1 && size(shown, most) > MOST_BYTES) {
      most--;
    }
    return most;
  }

  private static long size(List<FoundKind> kinds, int most) {
    return kinds.stream()
        .flatMap(kind -> kind.first(most).stream())
        .mapToLong(ValidationPages::size)
        .sum();
  }

  private static long size(Problem finding) {
    return PlaceView.of("", finding, "", null).size();
  }

  /** Returns where all places are, in words. */
  private String csv(FileCounts files) {
    String csv = settings.csv();
    if (csv != null) {
      return ShownText.of(csv, LONGEST);
    }
    List<String> inputs = files.inputs(MOST_INPUTS + 1);
    String names = inputs.size() > MOST_INPUTS ? "..." : String.join(" ", inputs);
    return "findings.csv of: sitemap validate "
        + names
        + " --profile "
        + settings.profile().id()
        + " --report csv=findings.csv";
  }

  private static String rest(SiteOutcome outcome, Map<FindingKind, KindView> all, String csv) {
    long findings = outcome.kinds().stream().mapToLong(FindingKind::findings).sum();
    long shown =
        all.values().stream()
            .mapToLong(view -> view.places().size() + view.morePlaces().size())
            .sum();
    return findings == shown ? "" : ShownText.number(findings - shown) + " more are in " + csv;
  }

  private List<String> mended(KeptFindings findings) {
    return findings.mended().all().stream()
        .sorted(
            Comparator.comparing((FoundKind kind) -> kind.rule().severity())
                .thenComparing(FoundKind::count)
                .reversed()
                .thenComparing(kind -> kind.rule().code()))
        .limit(MOST_MENDED)
        .map(
            kind ->
                ShownText.of(texts.title(kind.rule().code()), LONGEST)
                    + ": "
                    + ShownText.counted(kind.count(), "finding")
                    + " mended ("
                    + ShownText.of(kind.rule().code(), LONGEST)
                    + ")")
        .toList();
  }
}
