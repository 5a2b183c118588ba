package io.github.sitemaptoolkit.cli.look;

import io.github.sitemaptoolkit.cli.help.Version;
import io.github.sitemaptoolkit.cli.report.Terminal;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.look.Look;
import io.github.sitemaptoolkit.look.LookChanges;
import io.github.sitemaptoolkit.look.report.LookJson;
import io.github.sitemaptoolkit.look.report.LookText;
import io.github.sitemaptoolkit.report.html.LookPage;
import io.github.sitemaptoolkit.site.report.ReportTarget;
import io.github.sitemaptoolkit.text.ShortUrls;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes what was counted as the reports that are asked for. Files appear when they are whole. */
final class LookResults {

  private final List<ReportTarget> reports;
  private final PrintWriter out;
  private final Terminal terminal;
  private final Instant time;

  LookResults(List<ReportTarget> reports, PrintWriter out, Terminal terminal, Instant time) {
    this.reports = reports;
    this.out = out;
    this.terminal = terminal;
    this.time = time;
  }

  /** Writes all reports. */
  void write(List<String> inputs, Look look, @Nullable LookChanges changes) throws IOException {
    for (ReportTarget report : reports) {
      Path file = report.file();
      if (file == null) {
        write(report, out, inputs, look, changes);
        out.flush();
        continue;
      }
      try (Sink sink = Sink.open(file, false)) {
        var writer = new OutputStreamWriter(sink.stream(), StandardCharsets.UTF_8);
        write(report, writer, inputs, look, changes);
        writer.flush();
        sink.commit();
      }
    }
  }

  private void write(
      ReportTarget report,
      Writer writer,
      List<String> inputs,
      Look look,
      @Nullable LookChanges changes)
      throws IOException {
    switch (report.format()) {
      case LookArguments.JSON -> LookJson.write(writer, inputs, look, changes);
      case LookArguments.HTML ->
          new LookPage(Version.number(), time).write(writer, inputs, look, changes);
      default -> {
        int columns = report.file() == null ? terminal.outputWidth() : 0;
        Writer lines = ShortUrls.to(writer, columns);
        lines.write(new LookText(terminal.tableWidth()).of(inputs, look, changes));
        lines.flush();
      }
    }
  }
}
