package io.github.sitemaptoolkit.site;

import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.batch.walk.ListedFiles;
import io.github.sitemaptoolkit.batch.walk.UrlMap;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.site.check.Checked;
import io.github.sitemaptoolkit.site.check.ListeningReport;
import io.github.sitemaptoolkit.site.check.NetworkRules;
import io.github.sitemaptoolkit.site.check.SiteCheckRun;
import io.github.sitemaptoolkit.site.check.SiteCheckRun.Expansion;
import io.github.sitemaptoolkit.site.check.SiteRules;
import io.github.sitemaptoolkit.site.input.CallFaults;
import io.github.sitemaptoolkit.validator.Validator;
import java.io.IOException;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** A check of a set that was published. */
final class PublishedCheck {

  private PublishedCheck() {}

  /**
   * Checks indexes, or only sitemaps, and what they list.
   *
   * @param read how documents are read
   * @param entryPoints the names of the files, each with its url
   * @param listener gets each finding as soon as it is known
   * @throws IOException if a temporary file cannot be written
   */
  static CheckedSite of(
      Validator validator,
      Context read,
      Map<String, String> entryPoints,
      Consumer<Problem> listener)
      throws IOException {
    Map<Severity, Long> counts = new EnumMap<>(Severity.class);
    Consumer<Problem> counting =
        finding -> {
          counts.merge(finding.severity(), 1L, Long::sum);
          listener.accept(finding);
        };
    List<Input> entries = entryPoints.keySet().stream().map(Input::of).toList();
    var files = new RunFiles();
    ListedFiles listed = ListedFiles.of(entries, read, new UrlMap());
    try (var site =
        new SiteRules(
            validator, false, true, files, new UrlMap(), NetworkRules.NONE, CallFaults::is)) {
      Checked done =
          new SiteCheckRun(
                  validator,
                  site,
                  read,
                  new UrlMap(),
                  listed,
                  files,
                  new ListeningReport(counting),
                  note -> {})
              .locations(entryPoints)
              .check(entries, Expansion.YES);
      return new CheckedSite(
          done.documents(),
          done.unreadable(),
          counts.getOrDefault(Severity.ERROR, 0L),
          counts.getOrDefault(Severity.WARNING, 0L),
          counts.getOrDefault(Severity.INFO, 0L));
    }
  }
}
