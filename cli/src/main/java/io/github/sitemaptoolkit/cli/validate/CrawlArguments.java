package io.github.sitemaptoolkit.cli.validate;

import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.converters.option.RowListener;
import io.github.sitemaptoolkit.converters.option.RowListener.Canonical;
import io.github.sitemaptoolkit.converters.option.RowListener.Reason;
import io.github.sitemaptoolkit.converters.option.RowListener.Verdict;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.io.FileNames;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.url.CanonicalUrl;
import io.github.sitemaptoolkit.validator.evidence.EvidenceSource;
import io.github.sitemaptoolkit.validator.evidence.Fact;
import io.github.sitemaptoolkit.validator.evidence.FactKind;
import io.github.sitemaptoolkit.validator.evidence.FactTarget;
import io.github.sitemaptoolkit.validator.site.SiteCheck;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The tables of crawlers that sitemaps are compared with. */
@HelpSection(Section.RULES)
public final class CrawlArguments {

  @Option(
      names = "--crawl",
      paramLabel = "FILE",
      description =
          "compare with what a crawler found, as it exports it (Screaming Frog and others): listed"
              + " pages that redirect, are missing or must not be indexed, and pages that no"
              + " sitemap lists; may be repeated")
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
   * @param missing accepts the problems because of which rows are missing
   * @throws io.github.sitemaptoolkit.problem.SitemapException if one cannot be understood
   */
  void read(SiteCheck site, Context context, Consumer<Problem> missing) throws IOException {
    for (String file : files) {
      site.addEvidence(new CrawlTable(FileNames.path(file), context, missing));
    }
  }

  /** One of the tables. */
  private record CrawlTable(Path file, Context context, Consumer<Problem> missing)
      implements EvidenceSource {

    @Override
    public String name() {
      return file.toString();
    }

    @Override
    public boolean isSite() {
      return false;
    }

    @Override
    public boolean isComplete() {
      return true;
    }

    @Override
    public void read(FactTarget target) throws IOException {
      CrawlArguments.read(file, target, context, missing);
    }
  }

  private static void read(Path file, FactTarget site, Context context, Consumer<Problem> missing)
      throws IOException {
    Verdict[] last = {Verdict.PAGE}; // of the row that is read
    var problems =
        new Problems(
            problem -> {
              if (problem.missing() && !problem.valueOnly()) {
                site.incomplete();
                missing.accept(problem);
              }
            });
    Context all =
        context.withPlaces(true).withProblems(problems).with(new RowListener(row -> last[0] = row));
    try (Source source = Source.open(file, context.limits());
        EntryReader<UrlEntry> rows = context.formats().detect(source).reader(source, all)) {
      for (UrlEntry row = rows.read(); row != null; row = rows.read()) {
        add(row.loc(), last[0], rows.places().of("loc"), site);
        last[0] = Verdict.PAGE;
      }
    }
  }

  private static void add(String url, Verdict verdict, Location at, FactTarget site)
      throws IOException {
    Canonical canonical = verdict.canonical();
    if (verdict.reason() == Reason.REDIRECTED && canonical != null) {
      String words = words(verdict.header(), verdict.cell());
      site.add(new Fact(url, FactKind.REDIRECT, canonical.url(), words, at));
    } else if (canonical != null
        && !CanonicalUrl.of(canonical.url()).equals(CanonicalUrl.of(url))) {
      String words = words(canonical.header(), canonical.url());
      site.add(new Fact(url, FactKind.CANONICAL, canonical.url(), words, at));
    } else if (verdict.reason() != Reason.MEDIA_TYPE) {
      String words = verdict.header() == null ? "" : words(verdict.header(), verdict.cell());
      site.add(new Fact(url, kind(verdict), "", words, at));
    }
  }

  private static String words(@Nullable String header, String cell) {
    return Problem.quoted(String.valueOf(header)) + " is " + Problem.quoted(cell);
  }

  private static FactKind kind(Verdict verdict) {
    return switch (verdict.reason()) {
      case NONE, MEDIA_TYPE -> FactKind.FINE;
      case STATUS -> verdict.cell().startsWith("3") ? FactKind.REDIRECT : FactKind.GONE;
      case REDIRECTED -> FactKind.REDIRECT;
      case CANONICALISED -> FactKind.CANONICAL;
      case BLOCKED -> FactKind.BLOCKED;
      case NOT_INDEXABLE -> FactKind.NOINDEX;
      case NOT_PUBLISHED -> FactKind.NOT_PUBLISHED;
    };
  }
}
