package io.github.sitemaptoolkit.cli.validate;

import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.cli.port.NeedsPort;
import io.github.sitemaptoolkit.cli.port.Ports;
import io.github.sitemaptoolkit.evidence.MovedSource;
import io.github.sitemaptoolkit.file.FileNames;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.site.look.FormerSet;
import io.github.sitemaptoolkit.validator.site.SiteCheck;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What else is known of the addresses that sitemaps name. */
@HelpSection(Section.RULES)
@NeedsPort(EvidenceFiles.class)
public final class EvidenceArguments {

  @Option(
      names = "--indexing",
      paramLabel = "FILE",
      description =
          "compare with what Search Console says of pages: the export of a reason for which pages"
              + " are not indexed (SITE-Coverage-Drilldown-DATE.zip, .xlsx, or its folder), or"
              + " answers of the URL Inspection API as JSON lines; may be repeated")
  private List<String> indexing = new ArrayList<>();

  @Option(
      names = "--moved",
      paramLabel = "OLD=NEW",
      description =
          "what is below an address has moved below another one, such as"
              + " https://old.example/=https://www.example.com/; may be repeated")
  private List<String> moved = new ArrayList<>();

  @Option(
      names = "--against",
      paramLabel = "OLD",
      description =
          "compare with an older version: a sitemap, an index with its sitemaps next to it, or a"
              + " directory; whether nearly all urls have a new lastmod, and nothing else new")
  private @Nullable String against;

  /** Returns whether there are any. */
  boolean isEmpty() {
    return indexing.isEmpty() && moved.isEmpty() && against == null;
  }

  /** Adds the files to those of a run. */
  void addTo(RunFiles run) throws IOException {
    for (String file : indexing) {
      run.reads("--indexing", FileNames.path(file));
    }
  }

  /**
   * Reads all.
   *
   * @param context how files are read
   * @throws io.github.sitemaptoolkit.problem.SitemapException if one cannot be understood
   */
  void read(SiteCheck site, Context context, Ports ports, RunFiles run) throws IOException {
    for (String file : indexing) {
      EvidenceFiles files = ports.find(EvidenceFiles.class).orElseThrow();
      site.addEvidence(files.open(FileNames.path(file), context));
    }
    for (String move : moved) {
      try {
        site.addEvidence(MovedSource.of(move));
      } catch (IllegalArgumentException e) {
        throw new WrongUseException("--moved " + e.getMessage());
      }
    }
    if (against != null) {
      site.addEvidence(new FormerSet(against, context, run));
    }
  }
}
