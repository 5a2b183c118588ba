package io.github.sitemaptoolkit.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.validator.rule.Rule;
import io.github.sitemaptoolkit.validator.rule.RuleNotes;
import io.github.sitemaptoolkit.validator.rule.Rules;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * The examples that {@code sitemap rules CODE} shows are where the documents of the corpus differ:
 * one gives the code, the other does not, as {@link CorpusTest} sees by running the rules over
 * both.
 */
class RuleExamplesTest {

  private static final Path CORPUS = Path.of("../../corpus");
  private static final Path TABLE = Path.of("../../rules/src/main/resources", RuleNotes.EXAMPLES);
  private static final String HEAD =
      "# Examples of rules, written by RuleExamplesTest from the corpus: code, format, wrong, right.\n";

  /** More is no excerpt that a terminal shows at a glance. */
  private static final int MOST_LINES = 8;

  private static final int LONGEST = 160;

  @Test
  void examplesAreThoseOfTheCorpus() throws IOException {
    Map<String, String> rows = new TreeMap<>();
    for (CorpusCase each : CorpusCase.all()) {
      String row = row(each);
      if (row != null) {
        rows.putIfAbsent(each.rule(), row);
      }
    }
    String table = HEAD + String.join("", rows.values());
    if (Boolean.getBoolean("rules.write")) {
      Files.writeString(TABLE, table);
    }
    assertEquals(table, Files.readString(TABLE), "-Drules.write=true writes the examples");
    assertTrue(rows.size() > 250, "examples: " + rows.size());
  }

  @Test
  void aWrongExampleGivesItsCodeAndARightOneDoesNot() throws IOException {
    Context context = Context.load();
    RuleNotes notes = RuleNotes.load(context);
    Rules rules = Rules.load(context);
    for (CorpusCase each : CorpusCase.all()) {
      for (Rule rule : rules.about(each.rule())) {
        if (rule.code().equals(each.rule()) && notes.example(rule) != null) {
          assertFalse(each.findingsOfRule(each.bad()).isEmpty(), each.rule());
          assertEquals(List.of(), each.findingsOfRule(each.good()), each.rule());
        }
      }
    }
  }

  @Test
  void namesOfOtherToolsAreThoseOfRules() {
    Context context = Context.load();
    RuleNotes notes = RuleNotes.load(context);
    assertEquals(List.of(), notes.problems());
    Rules rules = Rules.load(context);
    for (String code : notes.called("")) {
      assertTrue(rules.about(code).stream().anyMatch(it -> it.code().equals(code)), code);
    }
    assertTrue(notes.called("missing xml tag").contains("*-missing"));
  }

  /** Returns the row of a case; null if its documents are no text, or differ in too much. */
  private static @Nullable String row(CorpusCase each) throws IOException {
    List<String> bad = lines(each, each.bad());
    List<String> good = lines(each, each.good());
    if (bad == null || good == null) {
      return null;
    }
    int begin = 0;
    int least = Math.min(bad.size(), good.size());
    while (begin < least && bad.get(begin).equals(good.get(begin))) {
      begin++;
    }
    int end = 0;
    while (end < least - begin
        && bad.get(bad.size() - 1 - end).equals(good.get(good.size() - 1 - end))) {
      end++;
    }
    if (begin == bad.size() - end) { // something is missing: what it belongs to is shown, too
      begin = Math.max(0, begin - 1);
      end = Math.max(0, end - 1);
    }
    List<String> wrong = bad.subList(begin, bad.size() - end);
    List<String> right = good.subList(begin, good.size() - end);
    boolean shown = !wrong.isEmpty() && isShort(wrong) && isShort(right);
    String name = each.bad();
    String format = name.substring(name.lastIndexOf('.') + 1);
    return shown
        ? each.rule() + '\t' + format + '\t' + cell(wrong) + '\t' + cell(right) + '\n'
        : null;
  }

  private static boolean isShort(List<String> lines) {
    return lines.size() <= MOST_LINES
        && lines.stream()
            .allMatch(
                line ->
                    line.length() <= LONGEST
                        && line.indexOf('\\') < 0
                        && line.chars().allMatch(c -> c == '\t' || (c >= ' ' && c < 0x7F)));
  }

  private static String cell(List<String> lines) {
    return String.join("\n", lines).stripIndent().replace("\t", "\\t").replace("\n", "\\n");
  }

  private static @Nullable List<String> lines(CorpusCase each, String name) throws IOException {
    Path file = CORPUS.resolve(each.path(name));
    if (!Files.isRegularFile(file)) {
      return null;
    }
    try {
      return Files.readString(file).lines().toList();
    } catch (CharacterCodingException e) {
      return null;
    }
  }
}
