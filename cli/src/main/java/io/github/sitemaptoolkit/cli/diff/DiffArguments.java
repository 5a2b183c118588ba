package io.github.sitemaptoolkit.cli.diff;

import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.help.Meaning;
import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.cli.option.WantedReport;
import io.github.sitemaptoolkit.cli.safeguard.LossArgument;
import io.github.sitemaptoolkit.cli.safeguard.ShrinkArgument;
import io.github.sitemaptoolkit.file.FileNames;
import io.github.sitemaptoolkit.look.SetChanges.Verdict;
import io.github.sitemaptoolkit.publisher.compare.Comparison;
import io.github.sitemaptoolkit.publisher.guard.Shrinkage;
import io.github.sitemaptoolkit.publisher.values.ValueLoss;
import io.github.sitemaptoolkit.site.report.ReportTarget;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** How directories are read, how differences are reported, and which of them are refused. */
public final class DiffArguments {

  static final String HTML = "html";

  private static final List<String> FORMATS = List.of("text", "json", "csv", HTML);

  @HelpSection(Section.READING)
  @Option(
      names = {"-r", "--recursive"},
      description = Meaning.RECURSIVE)
  private boolean recursive;

  @HelpSection(Section.RESULT)
  @Option(
      names = WantedReport.OPTION,
      paramLabel = WantedReport.FORM,
      description =
          Meaning.REPORT
              + ": as text (the default), json (one line per url), csv (one line per changed"
              + " field) or html (a page by section), to a file or to standard output; may be"
              + " given several times")
  private List<String> reports = new ArrayList<>();

  @Mixin private ShrinkArgument shrink = new ShrinkArgument();

  @Mixin private LossArgument loss = new LossArgument();

  /** Returns whether subdirectories are read, too. */
  public boolean isRecursive() {
    return recursive;
  }

  /**
   * Returns the reports that are asked for, and says that the run writes them; the text on standard
   * output if none is.
   *
   * @throws WrongUseException if two go to standard output, or one is not known
   */
  public List<ReportTarget> reports(RunFiles run) throws IOException {
    List<ReportTarget> all = new ArrayList<>();
    for (String report : reports) {
      ReportTarget target = WantedReport.parse(report, FORMATS);
      all.add(target);
      if (target.file() != null) {
        run.writes(WantedReport.OPTION, target.file());
      }
    }
    if (all.isEmpty()) {
      all.add(new ReportTarget(FORMATS.get(0), null));
    }
    if (all.stream().filter(report -> report.file() == null).count() > 1) {
      throw new WrongUseException(
          "only one --report can go to standard output; write --report FORMAT=FILE");
    }
    return all;
  }

  /**
   * Returns the real paths of files that are no part of a directory: reports that exist already,
   * and older versions.
   */
  public static Set<Path> skipped(List<ReportTarget> reports, List<String> older)
      throws IOException {
    Set<Path> skipped = new HashSet<>();
    for (ReportTarget report : reports) {
      Path file = report.file();
      if (file != null && Files.exists(file)) {
        skipped.add(file.toRealPath());
      }
    }
    for (String name : older) {
      if (!Input.isAddress(name) && !Input.STANDARD.equals(name)) {
        Path file = FileNames.path(name);
        if (Files.isRegularFile(file)) {
          skipped.add(file.toRealPath());
        }
      }
    }
    return skipped;
  }

  /** Checks the percentages, before anything is read. */
  public void check() {
    shrink.percent();
    loss.percent();
  }

  /**
   * Returns what the guards say that are asked for; empty if none is.
   *
   * @param compared the sets, after they were compared
   */
  public List<Verdict> verdicts(Comparison compared) {
    List<Verdict> verdicts = new ArrayList<>();
    Integer maxShrink = shrink.percent();
    if (maxShrink != null) {
      Shrinkage gone = compared.shrinkage();
      verdicts.add(
          new Verdict(
              "--max-shrink " + maxShrink + '%',
              gone.isOver(maxShrink) ? List.of(gone.verdict(maxShrink)) : List.of()));
    }
    Integer maxLoss = loss.percent();
    if (maxLoss != null) {
      List<String> lost = compared.losses(maxLoss).stream().map(ValueLoss::toString).toList();
      verdicts.add(
          new Verdict(
              "--max-loss " + maxLoss + '%',
              lost.stream().map(each -> "entries would lose values: " + each).toList()));
    }
    return verdicts;
  }
}
