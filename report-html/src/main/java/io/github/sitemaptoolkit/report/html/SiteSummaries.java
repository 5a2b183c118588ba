package io.github.sitemaptoolkit.report.html;

import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.report.html.internal.view.ShownText;
import io.github.sitemaptoolkit.report.html.internal.view.SiteSummary;
import io.github.sitemaptoolkit.text.ShownNumber;
import io.github.sitemaptoolkit.validator.affected.CheckedContent;
import io.github.sitemaptoolkit.validator.affected.CheckedContent.KnownFrom;
import io.github.sitemaptoolkit.validator.found.FoundRule;
import io.github.sitemaptoolkit.validator.outcome.FindingKind;
import io.github.sitemaptoolkit.validator.outcome.SiteOutcome;
import io.github.sitemaptoolkit.validator.profile.Profile;
import io.github.sitemaptoolkit.validator.report.ReportSettings;
import java.time.Instant;
import java.util.List;
import java.util.Locale;

/** Makes the first screen: whose site it is, how it is, and whether it got better. */
final class SiteSummaries {

  private static final int MOST_UNREAD = 3;
  private static final int MOST_SOURCES = 2;
  private static final int LONGEST = 100;
  private static final String NOT_COMPARED = "Not compared with an earlier check";

  private final ReportSettings settings;
  private final KindTexts texts;
  private final Instant time;

  SiteSummaries(ReportSettings settings, KindTexts texts, Instant time) {
    this.settings = settings;
    this.texts = texts;
    this.time = time;
  }

  SiteSummary of(KeptFindings findings, SiteOutcome outcome) {
    FileCounts files = findings.files();
    CheckedContent content = findings.affected().content();
    Instant newest = files.newest().orElse(time);
    int hosts = content.hosts().size();
    boolean nothing = files.count() > 0 && files.failures() == files.count();
    return new SiteSummary(
        ShownText.of(content.host().orElseGet(() -> directory(files.inputs(1))), LONGEST),
        hosts > 1 ? "and " + ShownText.counted(hosts - 1, "more host") : "",
        Made.day(newest),
        Made.date(newest).toString(),
        checked(files, content.sources()),
        level(outcome, files),
        nothing ? "Nothing could be read." : outcome.sentence(),
        outcome.more(),
        outcome.share(),
        ShownText.percent(outcome.hurt(), outcome.urls()),
        percent(outcome.hurt(), outcome),
        percent(Math.min(outcome.hurt(), outcome.notTaken() + outcome.refusedUrls()), outcome),
        settings.baseline() ? trend(findings) : NOT_COMPARED,
        settings.baseline() ? trendKind(findings) : "none",
        files.unread(MOST_UNREAD));
  }

  /** Returns the name of the directory that holds an input. */
  private static String directory(List<String> inputs) {
    if (inputs.isEmpty()) {
      return "No input";
    }
    String[] names = inputs.get(0).split("[/\\\\]", -1);
    return names.length < 2 ? names[0] : names[names.length - 2];
  }

  private String checked(FileCounts files, List<KnownFrom> sources) {
    List<String> first = files.inputs(1);
    String what = files.count() == 1 ? first.get(0) : ShownText.counted(files.count(), "file");
    return what
        + ", checked on "
        + Made.day(time)
        + " for "
        + profile(settings.profile())
        + sources(sources);
  }

  /** Returns such as {@code , with crawl.csv of 20 November 2026}. */
  private static String sources(List<KnownFrom> sources) {
    List<String> names =
        sources.stream()
            .limit(MOST_SOURCES)
            .map(
                source ->
                    ShownText.of(source.name(), LONGEST)
                        + (source.time() == null ? "" : " of " + Made.day(source.time())))
            .toList();
    return names.isEmpty() ? "" : ", compared with " + String.join(" and ", names);
  }

  private static String profile(Profile profile) {
    return switch (profile) {
      case SITEMAPS_ORG -> "the sitemap protocol, strictly";
      default -> profile.description();
    };
  }

  private static String level(SiteOutcome outcome, FileCounts files) {
    if (files.failures() > 0 || outcome.kinds().stream().anyMatch(FindingKind::isLoss)) {
      return "error";
    }
    return outcome.kinds().stream()
        .map(kind -> kind.rule().severity())
        .filter(severity -> severity != Severity.INFO)
        .max(Severity::compareTo)
        .map(Severity::toString)
        .orElse("none");
  }

  private static String percent(long urls, SiteOutcome outcome) {
    double share = outcome.urls() == 0 ? 0 : 100.0 * urls / outcome.urls();
    return String.format(Locale.ROOT, "%.1f", share);
  }

  /** Returns whether errors and warnings have become fewer; infos do not count. */
  private String trend(KeptFindings findings) {
    long fresh = fresh(findings);
    long still = findings.found().count(SiteSummaries::isFault) - fresh;
    long mended = mended(findings);
    String numbers =
        ShownNumber.counted(mended + still, "error or warning", "errors and warnings")
            + " then, "
            + ShownText.number(fresh + still)
            + " now ("
            + ShownText.number(mended)
            + " mended, "
            + ShownText.number(fresh)
            + " new, "
            + ShownText.number(still)
            + " still there)";
    return switch (Long.signum(mended - fresh)) {
      case 1 -> "Better than the baseline: " + numbers;
      case -1 -> "Worse than the baseline: " + numbers;
      default -> (fresh == 0 ? "As in the baseline: " : "Neither better nor worse: ") + numbers;
    };
  }

  private String trendKind(KeptFindings findings) {
    return switch (Long.signum(mended(findings) - fresh(findings))) {
      case 1 -> "better";
      case -1 -> "worse";
      default -> "same";
    };
  }

  private static long fresh(KeptFindings findings) {
    return findings.found().freshCount(SiteSummaries::isFault);
  }

  /** A baseline does not know how serious its findings were. */
  private long mended(KeptFindings findings) {
    return findings.mended().count(rule -> texts.isFault(rule.code()));
  }

  private static boolean isFault(FoundRule rule) {
    return rule.severity() != Severity.INFO;
  }
}
