package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a start of the packaged command does not do: each class that is not loaded saves time. */
class StartedClassesTest {

  private static final String OPTIONS = "sitemap.options";

  @TempDir Path directory;
  private Path tables;

  @BeforeEach
  void writeTables() throws Exception {
    tables = directory.resolve("options");
    OptionTables.main(new String[] {tables.toString()});
  }

  private String start(List<String> options, String call) throws Exception {
    List<String> arguments = call.isEmpty() ? List.of() : List.of(call.split(" "));
    ProcessBuilder builder = CommandProcess.of(directory, arguments);
    List<String> command = new ArrayList<>(builder.command());
    command.addAll(1, options);
    command.add(1, "-D" + OPTIONS + '=' + tables);
    Process process = builder.command(command).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertTrue(List.of(0, 2).contains(process.waitFor()), printed);
    return printed;
  }

  @Tag("slow")
  @ParameterizedTest
  @ValueSource(strings = {"--help", "-V", "", "help", "--unknown", "vaildate"})
  void callThatNamesNoCommandBuildsNone(String call) throws Exception {
    Path log = directory.resolve("log");
    start(List.of("-Xlog:class+load:file=" + log), call);
    List<String> loaded = Files.readAllLines(log);
    assertTrue(loaded.stream().anyMatch(line -> line.contains(".cli.command.Commands ")), call);
    List<String> needless =
        loaded.stream()
            .filter(line -> line.matches(".*[a-z](Command|Arguments|Proxy[0-9]+) .*"))
            .filter(line -> !line.contains(".SitemapCommand "))
            .toList();
    assertEquals(List.of(), needless);
  }

  @Tag("slow")
  @Test
  void smallConversionUsesNothingThatTakesLong() throws Exception {
    Files.writeString(
        directory.resolve("in.xml"),
        """
        <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
          <url><loc>https://a.example/</loc><lastmod>2026-11-01</lastmod></url>
        </urlset>
        """);
    Path log = directory.resolve("log");
    start(List.of("-Xlog:class+init:file=" + log), "convert in.xml -o out.txt");
    List<String> used = Files.readAllLines(log);
    assertTrue(used.stream().anyMatch(line -> line.contains("/ConvertCommand'")));
    assertEquals(
        List.of(), // Java 25 fills tables for the first; no archive has the comparators Java makes
        used.stream()
            .filter(line -> line.contains("Initializing"))
            .filter(line -> line.matches(".*'java/(math/BigDecimal'|util/Comparator[$]).*"))
            .toList());
  }

  @Tag("slow")
  @Test
  void nothingOfGroovyIsLookedFor() throws Exception {
    Path trap = directory.resolve("trap");
    Path groovy = Files.createDirectories(trap.resolve("groovy/lang"));
    Files.writeString(groovy.resolve("Closure.class"), "who loads this fails");
    String printed = start(List.of("-Xbootclasspath/a:" + trap), "--version");
    assertTrue(printed.startsWith("sitemap "), printed);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--help",
        "-h",
        "--version",
        "--help --version",
        "help",
        "help convert",
        "help config",
        "help help",
        "help vaildate",
        "help look x",
        "help -h",
        "--help convert",
        "-q",
        "--color never",
        "vaildate",
        "a.xml",
        "-o convert x"
      })
  void tablesChangeNothingThatIsPrinted(String call) {
    CommandRun expected = CommandRun.of(call.split(" "));
    System.setProperty(OPTIONS, tables.toString());
    try {
      assertEquals(expected, CommandRun.of(call.split(" ")));
    } finally {
      System.clearProperty(OPTIONS);
    }
  }
}
