package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.yaml.snakeyaml.Yaml;

/**
 * Runs those steps of action.yml that are commands, as GitHub does: in its shell, with what their
 * conditions and variables name. Of the steps that are other actions, it knows those that keep
 * builds.
 */
final class Action {

  private static final Pattern EXPRESSION = Pattern.compile("\\$\\{\\{ ([\\w.-]+) }}");
  private static final Pattern TERM = Pattern.compile("([\\w.-]+) ([!=])= '([^']*)'");
  private static final List<String> SHELL =
      List.of("bash", "--noprofile", "--norc", "-eo", "pipefail", "-c");

  private final CiProject project;
  private final Path kept;

  /** What expressions such as {@code inputs.files} stand for; all others stand for nothing. */
  private final Map<String, String> values = new HashMap<>();

  private final Map<String, String> variables = new HashMap<>();

  /**
   * Creates an action with the defaults of its inputs.
   *
   * @param kept the directory in which builds are kept from job to job
   */
  Action(CiProject project, Path kept) throws IOException {
    this.project = project;
    this.kept = kept;
    Map<String, Object> inputs = map(yaml().get("inputs"));
    inputs.forEach(
        (name, input) -> values.put("inputs." + name, String.valueOf(map(input).get("default"))));
    variables.put("RUNNER_OS", "Linux");
  }

  /** Returns the names of all inputs. */
  static Set<String> inputs() throws IOException {
    return map(yaml().get("inputs")).keySet();
  }

  /** Sets an input. */
  Action with(String input, String value) {
    assertTrue(values.containsKey("inputs." + input), input);
    return expression("inputs." + input, value);
  }

  /** Sets what an expression stands for. */
  Action expression(String name, String value) {
    values.put(name, value);
    return this;
  }

  /** Sets an environment variable of all steps. */
  Action variable(String name, String value) {
    variables.put(name, value);
    return this;
  }

  private static Map<String, Object> yaml() throws IOException {
    return new Yaml().load(Files.readString(Path.of("..", "action.yml")));
  }

  @SuppressWarnings("unchecked") // the keys of YAML here are names
  private static Map<String, Object> map(Object yaml) {
    return (Map<String, Object>) yaml;
  }

  /** Runs the steps until one fails. Returns its exit code. */
  int run() throws Exception {
    for (Object each : (List<?>) map(yaml().get("runs")).get("steps")) {
      Map<String, Object> step = map(each);
      String name = "steps." + step.get("id") + ".outputs.";
      if (!isMet(String.valueOf(step.getOrDefault("if", "!cancelled()")))) {
        continue;
      }
      if (step.containsKey("uses")) {
        use(String.valueOf(step.get("uses")), name, map(step.get("with")));
        continue;
      }
      int code = runCommands(step, name);
      if (code != 0) {
        return code;
      }
    }
    return 0;
  }

  private int runCommands(Map<String, Object> step, String name) throws Exception {
    Map<String, String> environment = new HashMap<>(variables);
    map(step.getOrDefault("env", Map.of()))
        .forEach((key, value) -> environment.put(key, expand(String.valueOf(value))));
    Path output = Files.createTempFile(project.runner(), "output", "");
    environment.put("GITHUB_OUTPUT", output.toString());
    int code = project.run(SHELL, String.valueOf(step.get("run")), environment);
    for (String line : Files.readAllLines(output)) {
      String[] pair = line.split("=", 2);
      values.put(name + pair[0], pair[1]);
    }
    return code;
  }

  /** Conditions have no parentheses but around alternatives. */
  private boolean isMet(String condition) {
    return Stream.of(condition.split("&&"))
        .allMatch(part -> Stream.of(part.split("\\|\\|")).anyMatch(this::isTermMet));
  }

  private boolean isTermMet(String term) {
    if (term.strip().equals("!cancelled()")) {
      return true;
    }
    Matcher matcher = TERM.matcher(term.replaceAll("[()]", "").strip());
    assertTrue(matcher.matches(), term);
    String value = values.getOrDefault(matcher.group(1), "");
    return value.equals(matcher.group(3)) == matcher.group(2).equals("=");
  }

  private String expand(String text) {
    String expanded =
        EXPRESSION
            .matcher(text)
            .replaceAll(found -> Matcher.quoteReplacement(values.getOrDefault(found.group(1), "")));
    assertTrue(!expanded.contains("${{"), expanded);
    return expanded;
  }

  /** Does what actions/cache does: a key stands for a path with what was in it. */
  private void use(String action, String name, Map<String, Object> with) throws IOException {
    if (action.startsWith("actions/cache/")) {
      Path path = Path.of(expand(String.valueOf(with.get("path"))));
      Path copy = kept.resolve(expand(String.valueOf(with.get("key"))));
      boolean restore = action.startsWith("actions/cache/restore@");
      if (restore && Files.exists(copy)) {
        copy(copy, path);
        values.put(name + "cache-hit", "true");
      } else if (!restore) {
        copy(path, copy);
      }
    }
  }

  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from, FileVisitOption.FOLLOW_LINKS)) {
      for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
        Path target = to.resolve(from.relativize(file).toString());
        Files.createDirectories(target.getParent());
        Files.copy(
            file, target, StandardCopyOption.COPY_ATTRIBUTES, StandardCopyOption.REPLACE_EXISTING);
      }
    }
  }
}
