package io.github.sitemaptoolkit.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.problem.Problem;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What stands at the place of a finding is the value that it speaks of or, if something is missing,
 * the start tag, the cell or the member of what lacks it. Three tables beside this class say what
 * that is: {@code values.tsv} for a value in several formats, {@code documents.txt} for everything
 * else, {@code corpus.tsv} for the documents of the corpus. {@code whole.tsv} has the rules about a
 * file as a whole, {@code open.tsv} what is not as it should be.
 */
class RangesTest {

  private static final int LEAST = 800;
  private static final int MOST_OPEN = 10;

  /** A marked text, and whether the finding has it as its place. */
  private record Result(String id, RangeCase.Expected expected, boolean right, String found) {

    private String words() {
      return expected.document().text(expected.range()) + " but " + found;
    }
  }

  @TempDir static Path directory;
  private static final List<Result> RESULTS = new ArrayList<>();
  private static final Set<String> IDS = new HashSet<>();

  @BeforeAll
  static void check() throws IOException {
    List<RangeCase> cases = new ArrayList<>();
    for (String line : lines("values.tsv")) {
      cases.addAll(RangeValues.cases(line));
    }
    cases.addAll(documents());
    cases.addAll(corpus());
    for (int i = 0; i < cases.size(); i++) {
      check(cases.get(i), Files.createDirectory(directory.resolve(String.valueOf(i))));
    }
  }

  private static void check(RangeCase each, Path files) throws IOException {
    List<Problem> found = each.findings(files);
    for (RangeCase.Expected expected : each.expected()) {
      RangeDocument document = expected.document();
      List<Problem> ofRule =
          found.stream()
              .filter(it -> it.code().equals(expected.code()))
              .filter(it -> it.location().source().equals(document.name()))
              .toList();
      boolean right =
          ofRule.stream().anyMatch(it -> document.isAt(expected.range(), it.location()));
      List<String> places = ofRule.stream().map(it -> document.textAt(it.location())).toList();
      String at = each.title() + " at " + document.begin(expected.range());
      String id = at;
      for (int i = 2; !IDS.add(id); i++) {
        id = at + " (" + i + ")";
      }
      RESULTS.add(
          new Result(
              id,
              expected,
              right,
              places.isEmpty() ? elsewhere(expected.code(), found) : places.toString()));
    }
  }

  private static String elsewhere(String code, List<Problem> found) {
    Set<String> all = new TreeSet<>();
    for (Problem each : found) {
      all.add(each.code().equals(code) ? each.location().toString() : each.code());
    }
    return "nothing, but " + all;
  }

  /**
   * Returns the cases of {@code documents.txt}. A line with two equals signs begins one: codes,
   * then the name of its document, then options. A line with two hyphens begins a further document.
   */
  private static List<RangeCase> documents() throws IOException {
    List<RangeCase> cases = new ArrayList<>();
    for (String text : resource("documents.txt").split("(?m)^== ")) {
      if (text.isBlank() || text.startsWith("#")) {
        continue;
      }
      int end = text.indexOf('\n');
      String[] head = text.substring(0, end).split(" \\| ");
      Map<String, String> options = new LinkedHashMap<>();
      for (int i = 2; i < head.length; i++) {
        String[] option = head[i].split("=", 2);
        options.put(option[0], option[1]);
      }
      List<RangeDocument> documents = new ArrayList<>();
      for (String document : (head[1] + text.substring(end)).split("(?m)^-- ")) {
        int line = document.indexOf('\n');
        String body = document.substring(line + 1);
        documents.add(
            new RangeDocument(
                document.substring(0, line),
                body.endsWith("\\\n") ? body.substring(0, body.length() - 2) : body));
      }
      cases.add(
          new RangeCase(
              head[0] + " in " + head[1], Arrays.asList(head[0].split(", ")), documents, options));
    }
    return cases;
  }

  /** Returns the documents of the corpus with marks around what {@code corpus.tsv} says. */
  private static List<RangeCase> corpus() throws IOException {
    Map<String, CorpusCase> known = new TreeMap<>();
    CorpusCase.all().forEach(it -> known.put(it.rule(), it));
    List<RangeCase> cases = new ArrayList<>();
    for (String line : lines("corpus.tsv")) {
      String[] columns = line.split("\t", -1);
      CorpusCase it = known.get(columns[0]);
      cases.add(RangeCorpus.of(it, columns[1]));
    }
    return cases;
  }

  private static String resource(String name) throws IOException {
    try (var in = RangesTest.class.getResourceAsStream("ranges/" + name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static List<String> lines(String name) throws IOException {
    return resource(name).lines().filter(it -> !it.isBlank() && !it.startsWith("#")).toList();
  }

  /** Returns the first columns of a table, each with the reason in the second one. */
  private static Map<String, String> reasons(String name) throws IOException {
    Map<String, String> reasons = new TreeMap<>();
    for (String line : lines(name)) {
      String[] columns = line.split("\t");
      reasons.put(columns[0], columns[1]);
    }
    return reasons;
  }

  @Test
  void placesAreTheTextsThatFindingsSpeakOf() throws IOException {
    Set<String> open = reasons("open.tsv").keySet();
    var text = new StringBuilder();
    Map<String, int[]> kinds = new TreeMap<>();
    for (Result result : RESULTS) {
      int[] counts = kinds.computeIfAbsent(result.expected.kind(), it -> new int[2]);
      counts[0] += result.right ? 1 : 0;
      counts[1]++;
      if (result.right == open.contains(result.id)) {
        text.append(result.id);
        text.append(result.right ? "\tis right, but open.tsv has it" : "\t" + result.words());
        text.append('\n');
      }
    }
    long right = RESULTS.stream().filter(Result::right).count();
    var byKind = new StringBuilder(right + " of " + RESULTS.size() + " are right:");
    kinds.forEach((kind, counts) -> byKind.append(' ' + kind + ' ' + counts[0] + '/' + counts[1]));
    assertEquals("", text.toString(), byKind.toString());
  }

  @Test
  void thereAreManyAndFewAreOpen() throws IOException {
    assertTrue(RESULTS.size() >= LEAST, RESULTS.size() + " ranges");
    Map<String, String> open = reasons("open.tsv");
    assertTrue(open.size() <= MOST_OPEN, open::toString);
    Set<String> unknown = new TreeSet<>(open.keySet());
    RESULTS.forEach(it -> unknown.remove(it.id));
    assertEquals(Set.of(), unknown);
  }

  @Test
  void eachRuleWithAPlaceHasTwo() throws IOException {
    Map<String, Integer> counts = new TreeMap<>();
    RESULTS.forEach(it -> counts.merge(it.expected.code(), 1, Integer::sum));
    Set<String> missing = new TreeSet<>(RuleCodes.all());
    missing.removeIf(code -> code.startsWith("*") || counts.getOrDefault(code, 0) > 1);
    Set<String> whole = reasons("whole.tsv").keySet();
    Set<String> both = new TreeSet<>(whole);
    both.retainAll(counts.keySet());
    assertEquals(Set.of(), both);
    missing.removeAll(whole);
    assertEquals(Set.of(), missing);
  }
}
