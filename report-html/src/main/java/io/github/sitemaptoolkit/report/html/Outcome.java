package io.github.sitemaptoolkit.report.html;

import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.report.html.FoundRules.Found;

/**
 * What came of a run.
 *
 * @param level the class of its colour: error, warning, info, or none
 * @param verdict a sentence for people
 */
record Outcome(String level, String verdict) {

  static Outcome of(KeptFindings findings) {
    FileCounts files = findings.files();
    boolean failed = files.failures() > 0;
    Severity worst =
        findings.found().sorted().stream().map(Found::severity).findFirst().orElse(null);
    String head =
        failed && files.failures() == files.count()
            ? "Nothing could be read: "
            : worst == Severity.ERROR
                ? "Not valid: "
                : failed ? "Not complete: " : worst == null ? "Valid: " : "No errors: ";
    String level = failed ? "error" : worst == null ? "none" : worst.toString();
    return new Outcome(level, head + findings.totals() + '.');
  }
}
