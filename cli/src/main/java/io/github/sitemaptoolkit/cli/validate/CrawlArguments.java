package io.github.sitemaptoolkit.cli.validate;

import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.port.Ports;
import io.github.sitemaptoolkit.evidence.table.CrawlTable;
import io.github.sitemaptoolkit.file.FileNames;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.validator.site.SiteCheck;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import picocli.CommandLine.Option;

/** The tables of crawlers that sitemaps are compared with. */
@HelpSection(Section.RULES)
public final class CrawlArguments {

  @Option(
      names = "--crawl",
      paramLabel = "FILE",
      description =
          "compare with the export of a crawler (Screaming Frog and others), or with"
              + " a table of redirects (from,to): listed pages that redirect, are missing or must"
              + " not be indexed, pictures and films that are gone, and pages that no sitemap"
              + " lists; may be repeated")
  private List<String> files = new ArrayList<>();

  /** Returns whether there are any. */
  boolean isEmpty() {
    return files.isEmpty();
  }

  /** Adds the tables to the files of a run. */
  void addTo(RunFiles run) throws IOException {
    for (String file : files) {
      run.reads("--crawl", FileNames.path(file));
    }
  }

  /**
   * Reads the tables, row by row.
   *
   * @param context how tables are read
   * @param ports may know more kinds of files
   * @param missing accepts the problems because of which rows are missing
   * @throws io.github.sitemaptoolkit.problem.SitemapException if one cannot be understood
   */
  void read(SiteCheck site, Context context, Ports ports, Consumer<Problem> missing)
      throws IOException {
    var problems =
        new Problems(
            problem -> {
              if (problem.missing() && !problem.valueOnly()) {
                missing.accept(problem);
              }
            });
    EvidenceFiles known = ports.find(EvidenceFiles.class).orElse(CrawlTable::new);
    for (String file : files) {
      site.addEvidence(known.open(FileNames.path(file), context.withProblems(problems)));
    }
  }
}
