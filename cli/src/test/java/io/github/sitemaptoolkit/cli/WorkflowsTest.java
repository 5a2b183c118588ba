package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.yaml.snakeyaml.Yaml;

/** Workflows may do no more than they need, and run no code of others that nobody has looked at. */
class WorkflowsTest {

  private static final Path ROOT = Path.of("..");

  /** A commit with its tag; or a tag, and what is to be done about it. */
  private static final Pattern PINNED =
      Pattern.compile(
          "(- )?uses: [-\\w]+(/[-\\w]+)+@"
              + "([0-9a-f]{40} # v\\S+|v\\d+ # a tag: put its commit here before a release)");

  /** What a job may do that is not reading the sources, by workflow and job. */
  private static final Map<String, Map<String, String>> RIGHTS =
      Map.of(
          "docs.yml deploy", Map.of("pages", "write", "id-token", "write"),
          "packages.yml packages",
              Map.of("contents", "read", "id-token", "write", "attestations", "write"));

  static List<Path> workflows() throws IOException {
    try (Stream<Path> files = Files.list(ROOT.resolve(".github/workflows"))) {
      return files.sorted().toList();
    }
  }

  static List<Path> allWithActions() throws IOException {
    List<Path> files = new ArrayList<>(workflows());
    files.add(ROOT.resolve("action.yml"));
    return files;
  }

  @ParameterizedTest
  @MethodSource("allWithActions")
  void actionsOfOthersAreCommitsOrAreToldToBeTags(Path file) throws IOException {
    List<String> uses =
        Files.readAllLines(file).stream()
            .map(String::strip)
            .filter(line -> line.matches("(- )?uses:.*"))
            .toList();
    assertTrue(!uses.isEmpty(), file.toString());
    uses.forEach(line -> assertTrue(PINNED.matcher(line).matches(), file + ": " + line));
  }

  @Test
  void jobsHaveNoRightsButThese() throws IOException {
    Map<String, Object> found = new TreeMap<>();
    for (Path file : workflows()) {
      Map<?, ?> workflow = new Yaml().load(Files.readString(file));
      assertEquals(Map.of(), workflow.get("permissions"), file + ": jobs say what they need");
      ((Map<?, ?>) workflow.get("jobs"))
          .forEach(
              (name, job) -> {
                String place = file.getFileName() + " " + name;
                Object rights = ((Map<?, ?>) job).get("permissions");
                assertTrue(rights instanceof Map<?, ?>, place + " has no permissions of its own");
                if (!rights.equals(Map.of("contents", "read"))) {
                  found.put(place, rights);
                }
              });
    }
    assertEquals(RIGHTS, found);
  }

  @ParameterizedTest
  @MethodSource("workflows")
  void jobsEndAndLeaveNoCredentialsInTheSources(Path file) throws IOException {
    Map<?, ?> workflow = new Yaml().load(Files.readString(file));
    for (Object job : ((Map<?, ?>) workflow.get("jobs")).values()) {
      assertTrue(((Map<?, ?>) job).get("timeout-minutes") instanceof Integer, file.toString());
      for (Object step : (List<?>) ((Map<?, ?>) job).get("steps")) {
        if (String.valueOf(((Map<?, ?>) step).get("uses")).startsWith("actions/checkout@")) {
          assertEquals(
              Map.of("persist-credentials", false),
              ((Map<?, ?>) step).get("with"),
              file.toString());
        }
      }
    }
  }
}
