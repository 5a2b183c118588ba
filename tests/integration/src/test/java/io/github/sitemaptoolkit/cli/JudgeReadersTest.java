package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The same text means the same to all who read it, because they ask its one judge: a change of what
 * the judge says is noticed in each of them.
 */
class JudgeReadersTest {

  private static final Path ROOT = Path.of("../..");

  @TempDir private Path folder;

  static List<PlantedChange> changes() throws IOException {
    return PlantedChange.all();
  }

  private interface Asked {
    String answer(String reader, Path empty) throws Exception;
  }

  private Map<String, String> answers(PlantedChange change, Asked asked) throws Exception {
    Map<String, String> answers = new LinkedHashMap<>();
    for (String reader : change.readers()) {
      answers.put(reader, asked.answer(reader, Files.createTempDirectory(folder, "read")));
    }
    return answers;
  }

  @ParameterizedTest
  @MethodSource("changes")
  void allReadersAgree(PlantedChange change) throws Exception {
    Map<String, String> expected = new LinkedHashMap<>();
    change.readers().forEach(reader -> expected.put(reader, change.answer()));
    assertEquals(
        expected,
        answers(
            change,
            (reader, empty) -> JudgeReaders.answer(change.fact(), reader, empty, change.text())));
  }

  /** Takes long: {@code .ci/plant-judges} asks for it. */
  @ParameterizedTest
  @MethodSource("changes")
  @EnabledIfSystemProperty(named = "judges.plant", matches = "true")
  void eachReaderNoticesTheChange(PlantedChange change) throws Exception {
    var loader = PlantedLoader.of(change);
    Map<String, String> answers =
        answers(
            change, (reader, empty) -> loader.answer(change.fact(), reader, empty, change.text()));
    System.out.println(change + ": " + answers);
    answers.values().removeIf(answer -> !answer.equals(change.answer()));
    assertEquals(Map.of(), answers, "these do not notice: " + change);
  }

  @ParameterizedTest
  @MethodSource("changes")
  void theChangeCanBeMade(PlantedChange change) throws IOException {
    assertEquals(
        1, change.source().split(java.util.regex.Pattern.quote(change.now()), -1).length - 1);
  }

  @Test
  void eachReaderIsAsked() throws IOException {
    Map<String, TreeSet<String>> asked = new TreeMap<>();
    for (PlantedChange change : changes()) {
      asked.computeIfAbsent(change.fact(), it -> new TreeSet<>()).addAll(change.readers());
    }
    Map<String, TreeSet<String>> readers = new TreeMap<>();
    JudgeReaders.ALL.forEach((fact, of) -> readers.put(fact, new TreeSet<>(of.keySet())));
    assertEquals(readers, asked);
  }

  @Test
  void eachJudgeHasAChange() throws IOException {
    String table = Files.readString(ROOT.resolve("CONTRIBUTING.md"));
    String facts = table.substring(table.indexOf("| Fact | Judge"));
    int judges = 0;
    for (String row : facts.substring(0, facts.indexOf("\n\n")).lines().skip(2).toList()) {
      String fact = row.split("\\|", -1)[1].strip();
      assertTrue(JudgeReaders.ALL.containsKey(fact), fact);
      judges++;
    }
    assertEquals(JudgeReaders.ALL.size(), judges);
  }
}
