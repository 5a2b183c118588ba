package io.github.sitemaptoolkit.validator.report;

import static io.github.sitemaptoolkit.validator.report.SeverityCounts.counted;

/** The sums of all inputs of a run. */
final class Totals {

  private long inputs;
  private long inputsWithFindings;
  private long failures;
  private long urls;
  private long sitemaps;
  private SeverityCounts counts = SeverityCounts.NONE;

  void add(InputResult result) {
    inputs++;
    inputsWithFindings += result.counts().total() > 0 ? 1 : 0;
    failures += result.failure() == null ? 0 : 1;
    urls += result.urls();
    sitemaps += result.sitemaps();
    counts = counts.plus(result.counts());
  }

  long inputs() {
    return inputs;
  }

  long inputsWithFindings() {
    return inputsWithFindings;
  }

  long failures() {
    return failures;
  }

  long urls() {
    return urls;
  }

  long sitemaps() {
    return sitemaps;
  }

  SeverityCounts counts() {
    return counts;
  }

  /** Returns such as {@code 3 errors, 12 warnings in 2 of 5 files, 50,000 urls}. */
  @Override
  public String toString() {
    var text = new StringBuilder(counts.toString()).append(" in ");
    if (inputs > 1 && inputsWithFindings > 0) {
      text.append(inputsWithFindings).append(" of ");
    }
    text.append(counted(inputs, "file"));
    if (urls > 0 || sitemaps == 0) {
      text.append(", ").append(counted(urls, "url"));
    }
    if (sitemaps > 0) {
      text.append(", ").append(counted(sitemaps, "sitemap"));
    }
    if (failures > 0) {
      text.append("; ").append(counted(failures, "file")).append(" could not be read");
    }
    return text.toString();
  }
}
