package io.github.sitemaptoolkit.cli.progress;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.batch.plan.PlannedOutput;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.MessageWriter;
import io.github.sitemaptoolkit.cli.report.Terminal;
import io.github.sitemaptoolkit.cli.report.Verbosity;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.site.input.Watch;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BatchProgressTest {

  private final StringWriter said = new StringWriter();
  private long now;

  @TempDir Path directory;

  private List<PlannedOutput> plan(String name) {
    return Stream.of("1", "2")
        .map(number -> directory.resolve(number + name))
        .map(file -> new PlannedOutput(List.of(Input.of(file.toString())), null))
        .toList();
  }

  @Test
  void bytesAreThoseOfAllFiles() throws IOException {
    List<PlannedOutput> plan = plan("a.xml");
    for (PlannedOutput work : plan) {
      Files.write(work.inputs().get(0).path(), new byte[2_000_000]);
    }
    BatchProgress progress = progress(true, plan);
    progress.done(plan.get(0), 0);
    Watch second = progress.file(plan.get(1));
    try (Source source = Source.open(plan.get(1).inputs().get(0).path())) {
      second.reading(source);
      source.stream().readNBytes(1_000_000);
      second.show(1024);
      now = 1000;
      progress.show();
      assertEquals("1/2 files, 1,024 urls, 2.9 MB of 3.8 MB (75 %)", said.toString());
    }
  }

  private BatchProgress progress(boolean terminal, List<PlannedOutput> plan) {
    var err = new MessageWriter(said, false);
    var console =
        Console.of(
            InputStream.nullInputStream(),
            OutputStream.nullOutputStream(),
            err,
            new Terminal(true, false, terminal, false, false, 0));
    return new BatchProgress(console, plan, Verbosity.NORMAL, () -> now);
  }

  @Test
  void lineIsShownOnceItTakesLongAndGoesAwayForMessages() throws IOException {
    BatchProgress progress = progress(true, plan("no.xml"));
    PlannedOutput first = plan("no.xml").get(0);
    for (int count = 1; count <= 3000; count++) {
      progress.file(first).show(count);
    }
    progress.done(first, 3000);
    now = 999;
    progress.show();
    assertEquals("", said.toString());
    now = 1000;
    progress.show();
    progress.show();
    assertEquals("1/2 files, 3,000 urls", said.toString());
    progress.messages().write("x: no\n");
    progress.clear();
    assertEquals("1/2 files, 3,000 urls\r\u001b[Kx: no\n", said.toString());
  }

  @Test
  void nothingIsShownWhereNobodyWatches() {
    BatchProgress progress = progress(false, plan("no.xml"));
    now = 5000;
    progress.show();
    progress.clear();
    assertEquals("", said.toString());
  }

  @Test
  void textIsHeldUntilItsTurn() throws IOException {
    var first = new TurnWriter(said);
    var second = new TurnWriter(said);
    second.write("c");
    first.write("a");
    first.turn();
    first.write("b");
    second.turn();
    second.write("d");
    assertEquals("abcd", said.toString());
  }
}
