package io.github.sitemaptoolkit.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a start of the command loads: each class costs time at every start. */
class StartTest {

  private static final int BUDGET =
      430; // of ours and picocli, without lambdas; 407 when it was set

  @TempDir Path directory;

  @BeforeEach
  void writeSitemap() throws IOException {
    Files.writeString(
        directory.resolve("sitemap.xml"),
        """
        <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
          <url><loc>https://example.com/</loc><lastmod>2026-01-01</lastmod></url>
        </urlset>
        """);
  }

  /** Returns the names of the classes that a command loads. */
  private List<String> loaded(String... arguments) throws Exception {
    Path log = directory.resolve("classes.log");
    ProcessBuilder builder = CommandProcess.of(directory, List.of(arguments));
    builder.command().add(1, "-Xlog:class+load:file=" + log + "::filecount=0");
    Process process = builder.redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertEquals(0, process.waitFor(), said);
    List<String> names = new ArrayList<>();
    try (Stream<String> lines = Files.lines(log)) {
      lines
          .filter(line -> line.contains(" source: "))
          .forEach(line -> names.add(line.replaceFirst("^(\\[[^]]*\\])+ ", "").split(" ")[0]));
    }
    return names;
  }

  private static List<String> of(List<String> loaded, String... packages) {
    return loaded.stream().filter(name -> Stream.of(packages).anyMatch(name::startsWith)).toList();
  }

  @Test
  void conversionToAListLoadsNoLibraryOfOtherFormats() throws Exception {
    List<String> loaded = loaded("convert", "sitemap.xml", "-o", "list.txt");
    assertEquals(
        List.of(),
        of(loaded, "com.fasterxml.", "org.apache.", "com.rometools.", "org.jdom2.", "java.sql."));
  }

  @Test
  void conversionToAListStaysInTheBudgetOfClasses() throws Exception {
    List<String> loaded =
        of(loaded("convert", "sitemap.xml", "-o", "list.txt"), "io.github.sitemap", "picocli.")
            .stream()
            .filter(name -> !name.contains("$$Lambda"))
            .toList();
    assertTrue(loaded.size() <= BUDGET, () -> loaded.size() + " classes: " + loaded);
    assertTrue(loaded.size() > BUDGET / 2, () -> "not all are counted: " + loaded);
  }

  @Test
  void calledCommandIsTheOnlyOneLoaded() throws Exception {
    List<String> loaded = loaded("count", "sitemap.xml");
    assertEquals(
        List.of("io.github.sitemaptoolkit.cli.command.CountCommand"),
        loaded.stream().filter(name -> name.matches(".*cli[.]command[.]\\w+Command")).toList());
  }
}
