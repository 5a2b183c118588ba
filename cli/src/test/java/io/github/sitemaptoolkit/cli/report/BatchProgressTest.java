package io.github.sitemaptoolkit.cli.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class BatchProgressTest {

  private final StringWriter said = new StringWriter();
  private long now;

  private BatchProgress progress(boolean terminal) {
    var err = new MessageWriter(said, false);
    var console =
        Console.of(
            InputStream.nullInputStream(),
            OutputStream.nullOutputStream(),
            err,
            new Terminal(true, false, terminal, false, 0));
    return new BatchProgress(console, 42, Verbosity.NORMAL, () -> now);
  }

  @Test
  void lineIsShownOnceItTakesLongAndGoesAwayForMessages() throws IOException {
    BatchProgress progress = progress(true);
    for (int count = 1; count <= 3000; count++) {
      progress.file().accept(count);
    }
    progress.done(3000);
    now = 999;
    progress.show();
    assertEquals("", said.toString());
    now = 1000;
    progress.show();
    progress.show();
    assertEquals("1/42 files, 3000 urls", said.toString());
    progress.messages().write("x: no\n");
    progress.clear();
    assertEquals("1/42 files, 3000 urls\r\u001b[Kx: no\n", said.toString());
  }

  @Test
  void nothingIsShownWhereNobodyWatches() {
    BatchProgress progress = progress(false);
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
