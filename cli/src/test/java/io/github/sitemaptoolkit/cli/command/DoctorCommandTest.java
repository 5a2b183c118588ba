package io.github.sitemaptoolkit.cli.command;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.cli.CommandRun;
import io.github.sitemaptoolkit.cli.Consoles;
import io.github.sitemaptoolkit.cli.doctor.Probe;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.limit.Limit;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

@Tag("slow")
class DoctorCommandTest {

  private static final String HARMLESS =
      "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"><url><loc>https://a.example/"
          + "</loc></url></urlset>";

  private static final Console CONSOLE = Consoles.silent();

  private final StringWriter out = new StringWriter();

  private int run(Probe... probes) {
    return new CommandLine(new DoctorCommand(CONSOLE, secret -> List.of(probes)))
        .setOut(new PrintWriter(out))
        .execute();
  }

  private static Probe probe(String document) {
    return new Probe("a trial", "xml", () -> document.getBytes(UTF_8));
  }

  @Test
  void everyLimitHolds() {
    CommandRun run = CommandRun.of("doctor").exits(0);
    assertTrue(run.out().contains("all limits hold"), run.out());
    assertTrue(run.out().contains("gzip.corrupt"), run.out());
    assertFalse(run.out().contains("NO"), run.out());
    assertTrue(run.out().lines().count() > 20, run.out());
    assertEquals("", run.err());
  }

  @Test
  void everyLimitThatCanBeSetIsSeenToStopADocument() {
    String out = CommandRun.of("doctor").out();
    for (Limit limit : Limit.values()) {
      String code = limit == Limit.GZIP_RATIO ? "gzip.bomb " : "xml.limit ";
      boolean seen = out.contains("refused: " + code + limit.id() + "\n");
      seen |= out.contains("left out: " + code + limit.id() + "\n");
      assertTrue(seen, limit.id());
    }
  }

  @Test
  void whatNothingStopsIsFound() {
    assertEquals(1, run(probe(HARMLESS)));
    assertTrue(out.toString().contains("nothing stopped it"), out.toString());
    assertTrue(out.toString().contains("1 limit does not hold"), out.toString());
  }

  @Test
  void textOfAnotherFileIsFound() {
    assertEquals(1, run(probe(HARMLESS.replace("</loc>", Probe.SECRET + "</loc>"))));
    assertTrue(out.toString().contains("another file was read"), out.toString());
  }

  @Test
  void whatIsRefusedIsNamed() {
    assertEquals(0, run(probe("<urlset>")));
    assertTrue(out.toString().contains("refused: doc.truncated"), out.toString());
  }
}
