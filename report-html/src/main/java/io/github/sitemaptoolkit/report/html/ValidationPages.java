package io.github.sitemaptoolkit.report.html;

import io.github.sitemaptoolkit.report.html.internal.view.HtmlHead;
import io.github.sitemaptoolkit.report.html.internal.view.KindGroup;
import io.github.sitemaptoolkit.report.html.internal.view.KindView;
import io.github.sitemaptoolkit.report.html.internal.view.ShownText;
import io.github.sitemaptoolkit.report.html.internal.view.SiteSummary;
import io.github.sitemaptoolkit.report.html.internal.view.ValidationPage;
import io.github.sitemaptoolkit.report.html.internal.view.ValidationPage.FirstKind;
import io.github.sitemaptoolkit.validator.outcome.FindingKind;
import io.github.sitemaptoolkit.validator.outcome.FindingKind.Group;
import io.github.sitemaptoolkit.validator.outcome.SiteOutcome;
import io.github.sitemaptoolkit.validator.report.ReportSettings;
import io.github.sitemaptoolkit.validator.rule.Rules;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Makes the page of a validation of what was found. */
final class ValidationPages {

  private static final int MOST_KINDS = 300; // of each group
  private static final int MOST_MENDED = 50;
  private static final int LONGEST = 150;

  private final ReportSettings settings;
  private final KindTexts texts;
  private final Instant time;

  ValidationPages(ReportSettings settings, Rules rules, Instant time) {
    this.settings = settings;
    this.texts = new KindTexts(rules, settings.profile());
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
    String csv = csv();
    var views = new KindViews(findings, texts, settings.baseline(), csv);
    List<FindingKind> open = outcome.first();
    List<FindingKind> kinds = new ArrayList<>();
    for (Group group : Group.values()) {
      kinds.addAll(first(outcome.kinds(group)));
    }
    Map<FindingKind, KindView> all = views.of(kinds, open);
    var subjects = new Subjects(findings);
    SiteSummary summary = new SiteSummaries(settings, texts, time).of(findings, outcome);
    return new ValidationPage(
        HtmlHead.withScript("Sitemap report: " + summary.site(), Made.by(settings.version(), time)),
        summary,
        open.stream().map(kind -> first(kind, Objects.requireNonNull(all.get(kind)))).toList(),
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

  /** Returns where all places are, in words. */
  private String csv() {
    String csv = settings.csv();
    return csv == null
        ? "for all, run the same with --report csv=findings.csv"
        : "all are in " + ShownText.of(csv, LONGEST);
  }

  private static String rest(SiteOutcome outcome, Map<FindingKind, KindView> all, String csv) {
    long findings = outcome.kinds().stream().mapToLong(FindingKind::findings).sum();
    long shown =
        all.values().stream()
            .mapToLong(view -> view.places().size() + view.morePlaces().size())
            .sum();
    return findings == shown ? "" : ShownText.number(findings - shown) + " more; " + csv;
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
