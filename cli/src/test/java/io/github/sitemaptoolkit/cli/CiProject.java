package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A project with a good and a bad sitemap, in which commands of jobs run as at a service, with a
 * repository of a toolkit that is built.
 */
final class CiProject {

  static final String GOOD =
      """
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
        <url><loc>https://example.com/a.html</loc><lastmod>2026-11-22</lastmod></url>
      </urlset>
      """;

  private final Path directory;
  private final Path files;
  private final Path toolkit;
  private final Path checkout;
  private final Path summary;
  private String printed = "";

  private CiProject(Path directory) throws IOException {
    this.directory = directory;
    files = Files.createDirectory(directory.resolve("project"));
    toolkit = Files.createDirectory(directory.resolve("repository"));
    checkout = Files.createDirectory(directory.resolve("checkout"));
    summary = Files.createFile(directory.resolve("summary.md"));
    Files.createDirectory(runner());
  }

  /** Makes a project, and all that it needs, in an empty directory. */
  static CiProject in(Path directory) throws Exception {
    var project = new CiProject(directory);
    for (String source : List.of("core/pom.xml", "ports/spark/src/main/A", "cli/src/launcher/b")) {
      Path file = project.checkout.resolve(source);
      Files.createDirectories(file.getParent());
      Files.writeString(file, "");
    }
    LauncherFiles.makeCheckout(project.checkout);
    Path launcher = project.toolkit.resolve("sitemap");
    Files.writeString(
        launcher, "#!/bin/sh\nexec '" + project.checkout.resolve("sitemap") + "' \"$@\"\n");
    assertTrue(launcher.toFile().setExecutable(true));
    String commit = "git -c user.name=A -c user.email=a@a.example commit -q -m A";
    String all = "cd '" + project.toolkit + "' && git init -q && git add . && " + commit;
    assertEquals(0, project.run(all), project.printed);
    Files.createDirectory(project.file("public"));
    project.write("public/good.xml", GOOD);
    project.write("public/bad.xml", GOOD.replace("2026-11-22", "22.11.2026"));
    return project;
  }

  Path file(String name) {
    return files.resolve(name);
  }

  void write(String name, String text) throws IOException {
    Files.writeString(file(name), text);
  }

  /** Returns the checkout of the toolkit, which is built. */
  Path checkout() {
    return checkout;
  }

  /** Returns the directory for files of one job. */
  Path runner() {
    return directory.resolve("runner");
  }

  /** Returns what the steps wrote for people. */
  String summary() throws IOException {
    return Files.readString(summary);
  }

  /** Returns what the last commands printed. */
  String printed() {
    return printed;
  }

  /** Runs commands of a job in its directory. Returns the exit code. */
  int run(String commands) throws Exception {
    return run(List.of("bash", "-e", "-c"), commands, Map.of());
  }

  /** Runs commands with a shell and these variables. Returns the exit code. */
  int run(List<String> shell, String commands, Map<String, String> variables) throws Exception {
    String here = commands.replace("${{ vars.SITEMAP_TOOLKIT }}", "$SITEMAP_TOOLKIT");
    assertFalse(here.contains("${{"), here);
    List<String> command = new ArrayList<>(shell);
    command.add(here.replace("/tmp/toolkit", directory + "/toolkit"));
    var started = new ProcessBuilder(command);
    Map<String, String> environment = started.environment();
    environment.put("JAVA_HOME", System.getProperty("java.home"));
    environment.put("SITEMAP_OPTS", "-XX:TieredStopAtLevel=1");
    environment.put("XDG_CACHE_HOME", LauncherFiles.CACHE);
    environment.put("XDG_CONFIG_HOME", directory.resolve("none").toString());
    environment.put("SITEMAP_TOOLKIT", toolkit.toString());
    environment.put("RUNNER_TEMP", runner().toString());
    environment.put("GITHUB_STEP_SUMMARY", summary.toString());
    environment.put("GITHUB_ACTION_PATH", checkout.toString());
    environment.putAll(variables);
    Process process = started.directory(files.toFile()).redirectErrorStream(true).start();
    printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return process.waitFor();
  }

  /** Asserts that the report for code scanning has the fault of the bad sitemap. */
  void assertSarif() throws IOException {
    JsonNode report = new ObjectMapper().readTree(file("sitemaps.sarif").toFile());
    JsonNode result = report.at("/runs/0/results/0");
    assertEquals("date.invalid", result.at("/ruleId").asText());
    assertEquals(
        "public/bad.xml", result.at("/locations/0/physicalLocation/artifactLocation/uri").asText());
  }
}
