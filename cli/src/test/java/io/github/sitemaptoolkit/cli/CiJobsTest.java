package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.yaml.snakeyaml.Yaml;

/** The commands of the jobs in docs/ci.md do what they say, and make the files that they name. */
@Tag("slow")
class CiJobsTest {

  private static final Path DOCUMENT = Path.of("..", "docs", "ci.md");
  private static final Pattern SHELL_STEP = Pattern.compile("(?m)^ *sh '([^']*)'$");

  @TempDir Path directory;
  private CiProject project;

  @BeforeEach
  void makeProject() throws Exception {
    project = CiProject.in(directory);
  }

  /** Runs the steps of a job until one fails. Returns its exit code. */
  private int runJob(List<String> steps) throws Exception {
    for (String step : steps) {
      int code = project.run(step);
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
            .parse(project.file(name).toFile());
    assertEquals(1, report.getElementsByTagName("failure").getLength());
  }

  /** Without the bad sitemap, the last step of a job succeeds. */
  private void assertSucceedsWhenMended(List<String> job) throws Exception {
    Files.delete(project.file("public/bad.xml"));
    assertEquals(0, project.run(job.get(job.size() - 1)), project.printed());
  }

  @Test
  void githubJobAnnotatesAndMakesSarif() throws Exception {
    List<String> job = commands(new Yaml().load(block("yaml", "sitemap\" validate")));
    assertEquals(1, runJob(job), project.printed());
    assertTrue(
        project.printed().contains("::error file=public/bad.xml,line=2,"), project.printed());
    assertTrue(project.summary().contains("date.invalid"));
    project.assertSarif();
    assertSucceedsWhenMended(job);
  }

  @Test
  void gitlabJobMakesTestResults() throws Exception {
    List<String> job = commands(new Yaml().load(block("yaml", "artifacts:")));
    assertEquals(1, runJob(job), project.printed());
    assertTrue(project.printed().contains("1 error: date.invalid"), project.printed());
    assertJunit("sitemaps.xml");
    assertSucceedsWhenMended(job);
  }

  @Test
  void jenkinsJobMakesTestResultsAndSarif() throws Exception {
    List<String> job =
        SHELL_STEP.matcher(block("groovy", "pipeline")).results().map(r -> r.group(1)).toList();
    assertEquals(1, runJob(job), project.printed());
    assertJunit("sitemaps-junit.xml");
    project.assertSarif();
    assertSucceedsWhenMended(job);
  }
}
