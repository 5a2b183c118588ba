package io.github.sitemaptoolkit.cli.look;

import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.help.Meaning;
import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.cli.option.JsonArgument;
import io.github.sitemaptoolkit.cli.option.WantedReport;
import io.github.sitemaptoolkit.converters.Step;
import io.github.sitemaptoolkit.file.FileNames;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.site.look.Against;
import io.github.sitemaptoolkit.site.look.SetVersion;
import io.github.sitemaptoolkit.site.report.ReportTarget;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** How the numbers are shown, and what they are compared with. */
@HelpSection(Section.RESULT)
final class LookArguments {

  static final String TEXT = "text";
  static final String JSON = "json";
  static final String HTML = "html";

  private static final List<String> FORMATS = List.of(TEXT, JSON, HTML);

  @Option(
      names = "--against",
      paramLabel = "OLD",
      description =
          "compare with an older version: a sitemap, an index with its sitemaps next to it, a"
              + " directory, or what --json printed, of which only the numbers of urls are"
              + " compared; counts what was added, removed and changed by section")
  private @Nullable String old;

  @Option(
      names = WantedReport.OPTION,
      paramLabel = WantedReport.FORM,
      description =
          Meaning.REPORT
              + ": as text (the default), json or html (a page with charts), to a file or to"
              + " standard output; may be given several times")
  private List<String> reports = new ArrayList<>();

  @Mixin private JsonArgument json = new JsonArgument();

  /**
   * Returns the reports that are asked for; the text on standard output if none is.
   *
   * @throws WrongUseException if two go to standard output, or one is not known
   */
  List<ReportTarget> reports() throws IOException {
    List<ReportTarget> all = new ArrayList<>();
    for (String report : reports) {
      all.add(WantedReport.parse(report, FORMATS));
    }
    if (json.wanted()) {
      all.add(new ReportTarget(JSON, null));
    }
    if (all.isEmpty()) {
      all.add(new ReportTarget(TEXT, null));
    }
    if (all.stream().filter(report -> report.file() == null).count() > 1) {
      throw new WrongUseException(
          "only one --report can go to standard output; write --report FORMAT=FILE");
    }
    return all;
  }

  /** Adds the files that are read and written to those of the run. */
  void addTo(RunFiles run) throws IOException {
    for (ReportTarget report : reports()) {
      if (report.file() != null) {
        run.writes(WantedReport.OPTION, report.file());
      }
    }
    if (Input.STANDARD.equals(old)) {
      throw new WrongUseException("--against: name a file or a directory, not standard input");
    }
  }

  /** Returns the real paths of the reports that exist already, which are not inputs. */
  Set<Path> files() throws IOException {
    Set<Path> files = new HashSet<>();
    for (ReportTarget report : reports()) {
      Path file = report.file();
      if (file != null && Files.exists(file)) {
        files.add(file.toRealPath());
      }
    }
    if (old != null && !Input.isAddress(old)) {
      Path file = FileNames.path(old);
      if (Files.isRegularFile(file)) {
        files.add(file.toRealPath());
      }
    }
    return files;
  }

  /** Returns whether the set is compared with an older version. */
  boolean compares() {
    return old != null;
  }

  /**
   * Returns what the set is compared with. The caller closes it.
   *
   * @param choice which entries of the older version are compared; null for all
   * @param recursive whether its subdirectories are read, too
   * @param context how the older version is read
   * @param run the files of the run
   */
  Against against(@Nullable Step choice, boolean recursive, Context context, RunFiles run)
      throws IOException {
    if (old == null) {
      return Against.NOTHING;
    }
    Against report = Against.report(old);
    return report != null
        ? report
        : Against.of(SetVersion.of(old, recursive, files(), context), choice, run);
  }
}
