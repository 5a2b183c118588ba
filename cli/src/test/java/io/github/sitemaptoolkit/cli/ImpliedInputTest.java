package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.cli.report.Terminal;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where no input is named, a pipe is one. */
class ImpliedInputTest {

  private static final Terminal PIPE = new Terminal(false, false, false, false, false, 0);

  @TempDir Path directory;

  private static InputStream urls() {
    return new ByteArrayInputStream("https://a.example/\n".getBytes(StandardCharsets.UTF_8));
  }

  private static CommandRun run(Terminal terminal, InputStream stdin, String... call) {
    return CommandRun.of(terminal, stdin, new ByteArrayOutputStream(), call);
  }

  @Test
  void pipeIsRead() {
    assertEquals("        1 url            -\n", run(PIPE, urls(), "count").exits(0).out());
    String xml = run(PIPE, urls(), "convert").exits(0).out();
    assertTrue(xml.contains("<loc>https://a.example/</loc>"), xml);
    assertTrue(run(PIPE, urls(), "validate").exits(0).out().contains(" 1 url"));
    assertTrue(run(PIPE, urls(), "look").exits(0).out().startsWith("-: 1 url in 1 file"));
    assertTrue(run(PIPE, urls(), "merge").exits(0).out().contains("<loc>https://a.example/</loc>"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "convert",
        "count",
        "validate",
        "look",
        "merge",
        "split -o x",
        "publish -o x --base-url https://a.example/"
      })
  void withoutAPipeOrInAnEmptyOneThereIsNoInput(String call) {
    var closed =
        new InputStream() {
          @Override
          public int read() throws IOException {
            throw new IOException("Bad file descriptor");
          }
        };
    for (CommandRun run :
        new CommandRun[] {
          run(PIPE, InputStream.nullInputStream(), call.split(" ")),
          run(PIPE, closed, call.split(" ")),
          run(Terminal.NONE, urls(), call.split(" "))
        }) {
      run.exits(2);
      assertTrue(run.err().startsWith("sitemap: there is no input: name a file"), run.err());
    }
  }

  @Test
  void namedInputGoesBeforeThePipe() {
    CommandRun run = run(PIPE, urls(), "count", "no-such.txt").exits(4);
    assertTrue(run.err().contains("no-such.txt"), run.err());
  }
}
