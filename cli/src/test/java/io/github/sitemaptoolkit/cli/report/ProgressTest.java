package io.github.sitemaptoolkit.cli.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.InputStream;
import java.io.OutputStream;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class ProgressTest {

  private final StringWriter said = new StringWriter();
  private final MessageWriter err = new MessageWriter(said, true);
  private long now;

  private Progress progress(int inputs, Verbosity verbosity) {
    var terminal = new Terminal(true, false, true, false, 80);
    InputStream in = InputStream.nullInputStream();
    var console = Console.of(in, OutputStream.nullOutputStream(), err, terminal);
    return new Progress(console, inputs, verbosity, () -> now);
  }

  @Test
  void lineGoesAwayBeforeAnyOther() {
    Progress progress = progress(1, Verbosity.NORMAL);
    progress.show(1024);
    now = 1000;
    progress.show(2048);
    err.println("a: warning");
    err.println("b: warning");
    assertEquals(
        "2048 urls\r\u001b[Ka: warning\nb: warning\n", said.toString().replace("\r\n", "\n"));
  }

  @Test
  void inputsAreCountedWhereThereAreSeveral() {
    Progress progress = progress(3, Verbosity.NORMAL);
    progress.nextInput();
    progress.nextInput();
    now = 1000;
    progress.show(1024);
    assertEquals("input 2 of 3, 1024 urls", said.toString());
  }

  @Test
  void quietShowsNone() {
    Progress progress = progress(1, Verbosity.QUIET);
    now = 1000;
    progress.show(1024);
    assertEquals("", said.toString());
  }
}
