package io.github.sitemaptoolkit.cli.command;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.sitemaptoolkit.cli.doctor.Probe;
import io.github.sitemaptoolkit.cli.doctor.Probe.Outcome;
import io.github.sitemaptoolkit.cli.doctor.Probes;
import io.github.sitemaptoolkit.cli.option.JsonArgument;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.ConsoleCommand;
import io.github.sitemaptoolkit.cli.report.ExitCode;
import io.github.sitemaptoolkit.cli.report.Table;
import io.github.sitemaptoolkit.text.JsonWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Checks that limits hold with the libraries that are on the class path. */
@Command(
    name = "doctor",
    addMethodSubcommands = false,
    headerHeading = "Example:%n" + "  sitemap doctor%n" + "%n",
    header = {"Checks that this installation withstands hostile documents.", ""},
    description = {
      "Reads a hostile document for each limit, with the libraries that are installed: an old"
          + " XML parser may silently ignore a security setting. Exit code 1: at least one limit"
          + " does not hold. If the option --limit of the other commands can change the limit, its"
          + " name follows the problem code."
    })
public final class DoctorCommand extends ConsoleCommand {

  /** Supplies the hostile documents. */
  interface Trials {
    List<Probe> all(Path secret) throws IOException;
  }

  private final Trials trials;

  @Mixin private JsonArgument json = new JsonArgument();

  public DoctorCommand(Console console) {
    this(console, Probes::all);
  }

  public DoctorCommand(Console console, Trials trials) {
    super(console);
    this.trials = trials;
  }

  @Override
  public Integer call() throws IOException {
    var table = new Table("DOCUMENT", "STOPPED", "RESULT");
    List<Result> results = new ArrayList<>();
    int failed = 0;
    Path secret = Files.createTempFile("sitemap-doctor", ".txt");
    try {
      Files.writeString(secret, "<!ENTITY x '" + Probe.SECRET + "'>", UTF_8);
      for (Probe probe : trials.all(secret)) {
        Outcome outcome = probe.run();
        results.add(new Result(probe.tried(), outcome));
        table.add(probe.tried(), outcome.held() ? "yes" : "NO", outcome.what());
        failed += outcome.held() ? 0 : 1;
      }
    } finally {
      Files.delete(secret);
    }
    if (json.wanted()) {
      print(results);
      return failed == 0 ? ExitCode.DONE : ExitCode.FINDINGS;
    }
    PrintWriter out = out();
    out.print(table.fitted(console.terminal().columns()));
    out.println(
        failed == 0
            ? "all limits hold"
            : (failed == 1 ? "1 limit does" : failed + " limits do")
                + " not hold; do not read untrusted documents with this installation");
    return failed == 0 ? ExitCode.DONE : ExitCode.FINDINGS;
  }

  private record Result(String document, Outcome outcome) {}

  private void print(List<Result> results) throws IOException {
    JsonWriter.print(
        out(),
        writer ->
            writer.objects(
                "documents",
                results,
                it ->
                    writer
                        .text("document", it.document())
                        .flag("stopped", it.outcome().held())
                        .text("result", it.outcome().what())));
  }
}
