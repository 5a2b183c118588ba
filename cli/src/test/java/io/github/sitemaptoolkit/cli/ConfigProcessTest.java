package io.github.sitemaptoolkit.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What only a process has: a working directory and an environment. */
@Tag("slow")
class ConfigProcessTest {

  @TempDir Path directory;

  @BeforeEach
  void writeSite() throws IOException {
    Files.writeString(directory.resolve("urls.txt"), "https://example.com/a\n");
    Files.writeString(
        directory.resolve("sitemap.toml"),
        "base-url = 'https://example.com/'\noutput = 'public'\n[[input]]\npath = 'urls.txt'\n"
            + "[set.pages]\n");
  }

  private String run(int exitCode, Map<String, String> environment, String... arguments)
      throws Exception {
    ProcessBuilder builder = CommandProcess.of(directory, List.of(arguments));
    builder.environment().putAll(environment);
    Process process = builder.redirectErrorStream(true).start();
    process.getOutputStream().close();
    String said = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertEquals(exitCode, process.waitFor(), said);
    return said;
  }

  @Test
  void fileInTheWorkingDirectoryIsFound() throws Exception {
    String said = run(0, Map.of(), "publish");
    assertTrue(said.startsWith("public, set pages: 1 url in 1 sitemap\n"), said);
    assertTrue(Files.exists(directory.resolve("public/sitemap-pages.xml")));
  }

  @Test
  void fileInTheWorkingDirectoryIsNotReadIfInputsAreNamed() throws Exception {
    Files.writeString(directory.resolve("sitemap.toml"), "this is not TOML");
    run(0, Map.of(), "publish", "urls.txt", "-o", "other", "--base-url", "https://example.com/");
    assertFalse(Files.readString(directory.resolve("other/sitemap.xml")).contains("sitemap-pages"));
  }

  @Test
  void whereNothingIsSaidThatIsTheMessage() throws Exception {
    Files.delete(directory.resolve("sitemap.toml"));
    String said = run(2, Map.of(), "publish");
    assertTrue(said.startsWith("sitemap: there is no sitemap.toml in this directory, and"), said);
  }

  @Test
  void environmentWinsOverTheFileAndFlagsOverBoth() throws Exception {
    Map<String, String> environment = Map.of("SITEMAP_OUTPUT", "env", "SITEMAP_GZIP", "true");
    run(0, environment, "publish");
    assertTrue(Files.exists(directory.resolve("env/sitemap-pages.xml.gz")));
    run(0, environment, "publish", "-o", "flag");
    assertTrue(Files.exists(directory.resolve("flag/sitemap-pages.xml.gz")));
    assertFalse(Files.exists(directory.resolve("public")));
  }

  @Test
  void environmentCountsWithoutAFile() throws Exception {
    Files.delete(directory.resolve("sitemap.toml"));
    run(0, Map.of("SITEMAP_BASE_URL", "https://example.com/"), "publish", "urls.txt", "-o", "x");
    assertTrue(Files.exists(directory.resolve("x/sitemap.xml")));
  }

  @Test
  void wrongVariableIsNamed() throws Exception {
    assertEquals(
        "sitemap: SITEMAP_MAX_SHRINK a lot: use a percentage from 0% to 100%, not a lot\n",
        run(2, Map.of("SITEMAP_MAX_SHRINK", "a lot"), "publish"));
    assertEquals(
        "sitemap: SITEMAP_GZIP: use true or false, not yes\n",
        run(2, Map.of("SITEMAP_GZIP", "yes"), "publish"));
    assertTrue(
        run(2, Map.of("SITEMAP_BASE_URL", "example.com"), "publish")
            .startsWith(
                "sitemap: SITEMAP_BASE_URL: \"example.com\" is not the url of a directory"));
  }
}
