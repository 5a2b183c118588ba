package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.yaml.snakeyaml.Yaml;

/**
 * The commands of the jobs in docs/ci.md, and those of action.yml, do what they say, and make the
 * files that they name.
 */
@Tag("slow")
class CiJobsTest {

  private static final Path DOCUMENT = Path.of("..", "docs", "ci.md");
  private static final Pattern SHELL_STEP = Pattern.compile("(?m)^ *sh '([^']*)'$");
  private static final Pattern NEEDED_INPUT = Pattern.compile("inputs\\.([a-z-]+) != ''");
  private static final Pattern INPUT = Pattern.compile("\\$\\{\\{ inputs\\.([a-z-]+) }}");
  private static final String GOOD =
      """
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
        <url><loc>https://example.com/a.html</loc><lastmod>2026-11-22</lastmod></url>
      </urlset>
      """;

  @TempDir Path directory;
  private Path project;
  private Path toolkit;
  private Path summary;
  private String printed = "";

  @BeforeEach
  void makeProject() throws Exception {
    Path checkout = Files.createDirectory(directory.resolve("checkout"));
    LauncherFiles.makeCheckout(checkout);
    toolkit = Files.createDirectory(directory.resolve("repository"));
    Path launcher = toolkit.resolve("sitemap");
    Files.writeString(launcher, "#!/bin/sh\nexec '" + checkout.resolve("sitemap") + "' \"$@\"\n");
    assertTrue(launcher.toFile().setExecutable(true));
    String commit = "git -c user.name=A -c user.email=a@a.example commit -q -m A";
    assertEquals(0, run("cd '" + toolkit + "' && git init -q && git add . && " + commit), printed);
    project = Files.createDirectory(directory.resolve("project"));
    Files.createDirectory(project.resolve("public"));
    Files.writeString(project.resolve("public/good.xml"), GOOD);
    Files.writeString(project.resolve("public/bad.xml"), GOOD.replace("2026-11-22", "22.11.2026"));
    summary = Files.createFile(directory.resolve("summary.md"));
  }

  /** Runs commands of a job in its directory. Returns the exit code. */
  private int run(String commands) throws Exception {
    return run(commands, Map.of());
  }

  private int run(String commands, Map<String, String> inputs) throws Exception {
    String here = commands.replace("${{ vars.SITEMAP_TOOLKIT }}", "$SITEMAP_TOOLKIT");
    assertFalse(here.contains("${{"), here);
    var shell =
        new ProcessBuilder(
            "bash", "-e", "-c", here.replace("/tmp/toolkit", directory + "/toolkit"));
    Map<String, String> environment = shell.environment();
    environment.put("JAVA_HOME", System.getProperty("java.home"));
    environment.put("XDG_CACHE_HOME", "/dev/null");
    environment.put("XDG_CONFIG_HOME", directory.resolve("none").toString());
    environment.put("SITEMAP_TOOLKIT", String.valueOf(toolkit));
    environment.put("RUNNER_TEMP", directory.resolve("runner").toString());
    environment.put("GITHUB_STEP_SUMMARY", String.valueOf(summary));
    environment.put("GITHUB_ACTION_PATH", String.valueOf(toolkit));
    environment.putAll(inputs);
    File place = project == null ? directory.toFile() : project.toFile();
    Process process = shell.directory(place).redirectErrorStream(true).start();
    printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return process.waitFor();
  }

  /** Runs the steps of a job until one fails. Returns its exit code. */
  private int runJob(List<String> steps) throws Exception {
    for (String step : steps) {
      int code = run(step);
      if (code != 0) {
        return code;
      }
    }
    return 0;
  }

  private static String block(String language, String words) throws IOException {
    return CodeBlock.of(DOCUMENT).stream()
        .filter(block -> block.info().equals(language) && block.text().contains(words))
        .findFirst()
        .orElseThrow()
        .text();
  }

  /** Returns the commands of a job: what the keys {@code run} and {@code script} contain. */
  private static List<String> commands(Object yaml) {
    List<String> found = new ArrayList<>();
    if (yaml instanceof Map<?, ?> map) {
      map.forEach(
          (key, value) -> {
            if (key.equals("run")) {
              found.add((String) value);
            } else if (key.equals("script")) {
              ((List<?>) value).forEach(command -> found.add((String) command));
            } else {
              found.addAll(commands(value));
            }
          });
    } else if (yaml instanceof List<?> list) {
      list.forEach(part -> found.addAll(commands(part)));
    }
    return found;
  }

  private void assertJunit(String name) throws Exception {
    Document report =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(project.resolve(name).toFile());
    assertEquals(1, report.getElementsByTagName("failure").getLength());
  }

  private void assertSarif() throws IOException {
    JsonNode report = new ObjectMapper().readTree(project.resolve("sitemaps.sarif").toFile());
    JsonNode result = report.at("/runs/0/results/0");
    assertEquals("date.invalid", result.at("/ruleId").asText());
    assertEquals(
        "public/bad.xml", result.at("/locations/0/physicalLocation/artifactLocation/uri").asText());
  }

  /** Without the bad sitemap, the last step of a job succeeds. */
  private void assertSucceedsWhenMended(List<String> job) throws Exception {
    Files.delete(project.resolve("public/bad.xml"));
    assertEquals(0, run(job.get(job.size() - 1)), printed);
  }

  @Test
  void githubJobAnnotatesAndMakesSarif() throws Exception {
    List<String> job = commands(new Yaml().load(block("yaml", "sitemap\" validate")));
    assertEquals(1, runJob(job), printed);
    assertTrue(printed.contains("::error file=public/bad.xml,line=2,"), printed);
    assertTrue(Files.readString(summary).contains("date.invalid"));
    assertSarif();
    assertSucceedsWhenMended(job);
  }

  @Test
  void gitlabJobMakesTestResults() throws Exception {
    List<String> job = commands(new Yaml().load(block("yaml", "artifacts:")));
    assertEquals(1, runJob(job), printed);
    assertTrue(printed.contains("1 error: date.invalid"), printed);
    assertJunit("sitemaps.xml");
    assertSucceedsWhenMended(job);
  }

  @Test
  void jenkinsJobMakesTestResultsAndSarif() throws Exception {
    List<String> job =
        SHELL_STEP.matcher(block("groovy", "pipeline")).results().map(r -> r.group(1)).toList();
    assertEquals(1, runJob(job), printed);
    assertJunit("sitemaps-junit.xml");
    assertSarif();
    assertSucceedsWhenMended(job);
  }

  /** Runs the steps of the action that are commands, with these inputs. Returns the exit code. */
  private int runAction(Map<String, String> given) throws Exception {
    Map<String, Object> action = new Yaml().load(Files.readString(Path.of("..", "action.yml")));
    Map<String, String> inputs = new HashMap<>();
    map(action.get("inputs"))
        .forEach((name, input) -> inputs.put(name, String.valueOf(map(input).get("default"))));
    assertTrue(inputs.keySet().containsAll(given.keySet()), inputs.toString());
    inputs.putAll(given);
    for (Object each : (List<?>) map(action.get("runs")).get("steps")) {
      Map<String, Object> step = map(each);
      String condition = String.valueOf(step.getOrDefault("if", ""));
      Matcher needed = NEEDED_INPUT.matcher(condition);
      assertTrue(condition.isEmpty() || step.containsKey("uses") || needed.matches(), condition);
      boolean wanted = !needed.matches() || !inputs.getOrDefault(needed.group(1), "").isEmpty();
      if (step.containsKey("run") && wanted) {
        Map<String, String> environment = new HashMap<>();
        map(step.getOrDefault("env", Map.of()))
            .forEach(
                (name, value) -> {
                  Matcher input = INPUT.matcher(String.valueOf(value));
                  assertTrue(input.matches(), String.valueOf(value));
                  environment.put(name, inputs.get(input.group(1)));
                });
        int code = run(String.valueOf(step.get("run")), environment);
        if (code != 0) {
          return code;
        }
      }
    }
    return 0;
  }

  @SuppressWarnings("unchecked") // the keys of YAML here are names
  private static Map<String, Object> map(Object yaml) {
    return (Map<String, Object>) yaml;
  }

  @Test
  void actionAnnotatesAndMakesSarif() throws Exception {
    assertEquals(1, runAction(Map.of("files", "public/good.xml\npublic/*.xml\n")), printed);
    assertTrue(printed.contains("::error file=public/bad.xml,line=2,"), printed);
    assertTrue(Files.readString(summary).contains("date.invalid"));
    assertSarif();
    assertEquals(0, runAction(Map.of("files", "public/*.xml", "fail-on", "never")), printed);
    assertEquals(0, runAction(Map.of("files", "public/good.xml")), printed);
  }

  @Test
  void actionPublishesAndSaysWhatHasChanged() throws Exception {
    Files.writeString(
        project.resolve("sitemap.toml"),
        """
        base-url = "https://example.com/"
        output = "set"

        [[input]]
        path = "public/good.xml"
        """);
    String kept = "<url><loc>https://example.com/kept.html</loc></url>\n</urlset>";
    String good = GOOD.replace("</urlset>", kept);
    Files.writeString(project.resolve("public/good.xml"), good);
    Map<String, String> inputs = Map.of("config", "sitemap.toml", "output", "set");
    assertEquals(0, runAction(inputs), printed);
    assertTrue(Files.readString(summary).contains("published for the first time"));
    Files.writeString(project.resolve("public/good.xml"), good.replace("a.html", "b.html"));
    assertEquals(0, runAction(inputs), printed);
    String text = Files.readString(summary);
    assertTrue(text.contains("- https://example.com/a.html\n"), text);
    assertTrue(text.contains("+ https://example.com/b.html\n"), text);
    assertFalse(text.contains("nothing has changed"), text);
    assertEquals(0, runAction(inputs), printed);
    assertTrue(Files.readString(summary).contains("nothing has changed"));
    assertEquals(0, runAction(Map.of("config", "sitemap.toml", "output", "elsewhere")), printed);
    assertTrue(Files.readString(summary).contains("elsewhere has no sitemap.xml"));
  }
}
