package io.github.sitemaptoolkit.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The code of an extension ends the program. */
@Tag("slow")
@Timeout(60)
class ExitGuardTest {

  private static final String SERVICES =
      "META-INF/services/io.github.sitemaptoolkit.extension.SitemapExtension";

  @TempDir Path directory;

  @BeforeEach
  void writeSitemap() throws IOException {
    Files.writeString(
        directory.resolve("in.xml"),
        """
        <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:b="urn:bye">
          <url><loc>https://a.example/</loc><b:e/></url>
        </urlset>
        """);
  }

  /** Makes a jar whose extension runs a statement for each of its elements. */
  private Path jar(String statement) throws IOException {
    Path source =
        Files.writeString(
            directory.resolve("Bye.java"),
            """
            import io.github.sitemaptoolkit.extension.*;
            import io.github.sitemaptoolkit.model.*;
            public class Bye implements SitemapExtension<Bye.Value> {
              public record Value() implements UrlExtension {}
              public Descriptor<Value> descriptor() {
                return Descriptor.of("bye", Value.class, new ElementName("urn:bye", "e", "bye"));
              }
              public Value read(ElementReader in) {
                try {
                  STATEMENT
                } catch (InterruptedException e) { }
                return new Value();
              }
              public void write(Value value, ElementWriter out) {}
            }
            """
                .replace("STATEMENT", statement));
    return TestJar.pack(directory, "bye.jar", SERVICES, "Bye", source);
  }

  private Process convert(String statement) throws IOException {
    Path jar = jar(statement + " Thread.sleep(0);");
    List<String> arguments =
        List.of("convert", "in.xml", "--extensions", jar.toString(), "-o", "out.csv");
    return CommandProcess.of(directory, new ArrayList<>(arguments))
        .redirectErrorStream(true)
        .start();
  }

  private List<String> outputs() throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.startsWith("out") || name.startsWith("."))
          .toList();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"System.exit(0);", "Runtime.getRuntime().exit(3);"})
  void exitOfAnExtensionIsNoSuccess(String statement) throws Exception {
    Process process = convert(statement);
    String said = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertEquals(70, process.waitFor(), said);
    assertTrue(said.startsWith("sitemap: "), said);
    assertTrue(
        said.endsWith(
            "Bye.read(Bye.java:10) ended the program with System.exit before the command was"
                + " done\n"),
        said);
    assertEquals(List.of(), outputs(), "no output and no temporary file is left");
  }

  @Test
  void whatIsDoneEndsAsAlways() throws Exception {
    Process process = convert("");
    String said = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertEquals(0, process.waitFor(), said);
    assertEquals(List.of("out.csv"), outputs());
  }

  @ParameterizedTest
  @ValueSource(strings = {"TERM", "INT", "HUP"})
  @DisabledOnOs(OS.WINDOWS)
  void signalsEndItAsAlways(String signal) throws Exception {
    assumeFalse(isIgnored(signal), "as in a background job of a shell");
    Process process = convert("System.err.println(1); Thread.sleep(60000);");
    assertEquals('1', process.getInputStream().read());
    new ProcessBuilder("kill", "-" + signal, String.valueOf(process.pid())).start().waitFor();
    String said = new String(process.getInputStream().readAllBytes(), UTF_8);
    int code = process.waitFor();
    assertEquals(
        switch (signal) {
          case "TERM" -> 143;
          case "INT" -> 130;
          default -> 129;
        },
        code,
        said);
    assertFalse(said.contains("ended the program"), said);
    assertEquals(List.of(), outputs());
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void theLineOfProgressIsErasedAtCtrlC() throws Exception {
    assumeFalse(isIgnored("INT"), "as in a background job of a shell");
    ProcessBuilder call = CommandProcess.of(directory, List.of("count", "-"));
    call.command().add(1, "-Dsitemap.terminals=2");
    Process process = call.start();
    var said = new StringBuilder();
    var feeding = new Thread(() -> feed(process.getOutputStream()));
    feeding.start();
    while (said.indexOf(" urls, ") < 0) {
      said.append((char) process.getErrorStream().read());
    }
    new ProcessBuilder("kill", "-INT", String.valueOf(process.pid())).start().waitFor();
    said.append(new String(process.getErrorStream().readAllBytes(), UTF_8));
    assertEquals(130, process.waitFor(), said.toString());
    assertTrue(said.toString().startsWith("standard input: "), said.toString());
    assertTrue(said.toString().endsWith("\r\u001b[K"), said.toString());
    feeding.join();
  }

  /** Writes urls until nobody reads them any more. */
  private static void feed(OutputStream out) {
    byte[] urls = "https://a.example/\n".repeat(1000).getBytes(UTF_8);
    try (out) {
      while (true) {
        out.write(urls);
      }
    } catch (IOException e) {
      // the process has ended
    }
  }

  /** Returns whether this process, and so each that it starts, ignores a signal. */
  private static boolean isIgnored(String signal) throws IOException {
    int number = Map.of("HUP", 1, "INT", 2, "TERM", 15).get(signal);
    Path status = Path.of("/proc/self/status");
    if (!Files.exists(status)) {
      return false;
    }
    return Files.readAllLines(status).stream()
        .filter(line -> line.startsWith("SigIgn:"))
        .mapToLong(line -> Long.parseUnsignedLong(line.substring(7).strip(), 16))
        .anyMatch(mask -> (mask >> (number - 1) & 1) == 1);
  }
}
