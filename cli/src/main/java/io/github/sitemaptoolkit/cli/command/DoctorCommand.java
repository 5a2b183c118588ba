package io.github.sitemaptoolkit.cli.command;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.sitemaptoolkit.cli.doctor.Probe;
import io.github.sitemaptoolkit.cli.doctor.Probe.Outcome;
import io.github.sitemaptoolkit.cli.doctor.Probes;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.ExitCode;
import io.github.sitemaptoolkit.cli.report.Table;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Shows that limits hold with the libraries that are on the class path. */
@Command(
    name = "doctor",
    mixinStandardHelpOptions = true,
    headerHeading = "Example:%n" + "  sitemap doctor%n" + "%n",
    header = {"Tries hostile documents on itself.", ""},
    description = {
      "Each limit is shown to hold in this installation, with its libraries as they are: an old one"
          + " can ignore a setting without a word. Exit code 1 says that one does not hold. Where a"
          + " limit of --limit stops a document, its name follows the code.",
      ""
    })
public final class DoctorCommand implements Callable<Integer> {

  /** Makes the documents that are tried. */
  interface Trials {
    List<Probe> all(Path secret) throws IOException;
  }

  private final Console console;
  private final Trials trials;

  @Spec private CommandSpec spec = CommandSpec.create();

  public DoctorCommand(Console console) {
    this(console, Probes::all);
  }

  public DoctorCommand(Console console, Trials trials) {
    this.console = console;
    this.trials = trials;
  }

  @Override
  public Integer call() throws IOException {
    var table = new Table("TRIED", "HELD", "WHAT CAME OF IT");
    int failed = 0;
    Path secret = Files.createTempFile("sitemap-doctor", ".txt");
    try {
      Files.writeString(secret, "<!ENTITY x '" + Probe.SECRET + "'>", UTF_8);
      for (Probe probe : trials.all(secret)) {
        Outcome outcome = probe.run();
        table.add(probe.tried(), outcome.held() ? "yes" : "NO", outcome.what());
        failed += outcome.held() ? 0 : 1;
      }
    } finally {
      Files.delete(secret);
    }
    PrintWriter out = spec.commandLine().getOut();
    out.print(table.fitted(console.terminal().columns()));
    out.println(failed == 0 ? "all limits hold" : failed + " do not hold; do not trust it");
    return failed == 0 ? ExitCode.DONE : ExitCode.FINDINGS;
  }
}
