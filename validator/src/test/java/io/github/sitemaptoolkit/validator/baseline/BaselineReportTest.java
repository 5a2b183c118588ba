package io.github.sitemaptoolkit.validator.baseline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.io.ForeignContentException;
import io.github.sitemaptoolkit.problem.Extent;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.validator.report.InputResult;
import io.github.sitemaptoolkit.validator.report.Report;
import io.github.sitemaptoolkit.validator.report.SeverityCounts;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BaselineReportTest {

  private static final Path FILE = Path.of("base.line");

  /**
   * An input with its findings, each such as {@code rule@url@path} or {@code rule@url@path@count}.
   */
  private record Input(String name, List<String> findings) {}

  private static Input input(String name, String... findings) {
    return new Input(name, List.of(findings));
  }

  private static Problem finding(String input, String text) {
    String[] parts = text.split("@", -1);
    String loc = parts[1].isEmpty() ? null : parts[1];
    String path = parts[2].isEmpty() ? null : parts[2];
    boolean missing = parts[0].startsWith("missing");
    var at = new Location(input, 7, 3, new Extent(7, 9, 70, 6, "C7"));
    var found =
        new Problem(Severity.ERROR, parts[0], "is wrong", at, path, path, loc, missing, false);
    return parts.length < 4 ? found : found.repeated(Long.parseLong(parts[3]), 1);
  }

  /** Notes what it is told. */
  private static final class Notes implements Report {

    private final List<String> lines = new ArrayList<>();
    private String input = "-";

    private static String shown(Problem finding) {
      int more = finding.message().indexOf("; the baseline has ");
      return finding.code()
          + "@"
          + finding.loc()
          + "@"
          + finding.path()
          + (more < 0 ? "" : finding.message().substring(more));
    }

    @Override
    public void begin(String name) {
      input = name;
    }

    @Override
    public void finding(Problem finding) {
      lines.add("new " + input + ": " + shown(finding));
    }

    @Override
    public void known(Problem finding) {
      lines.add("known " + input + ": " + shown(finding));
    }

    @Override
    public void mended(Problem finding, long count) {
      lines.add("mended " + count + " " + finding.location().source() + ": " + shown(finding));
    }

    @Override
    public void end(InputResult result) {
      input = "-";
    }

    @Override
    public void finish() {
      Collections.sort(lines);
    }
  }

  /** What a run told, and the baseline that it wrote. */
  private record Outcome(List<String> lines, String baseline) {}

  private static Outcome run(String before, boolean partial, Input... inputs) throws IOException {
    var in = new ByteArrayInputStream(before.getBytes(StandardCharsets.UTF_8));
    var out = new ByteArrayOutputStream();
    var notes = new Notes();
    try (Baseline baseline = before.isEmpty() ? Baseline.empty() : Baseline.read(in, "base.line");
        var report = new BaselineReport(baseline, FILE, notes, partial).update(out)) {
      for (Input input : inputs) {
        report.begin(input.name());
        for (String text : input.findings()) {
          report.finding(finding(input.name(), text));
        }
        report.end(new InputResult(1, 0, new SeverityCounts(input.findings().size(), 0, 0)));
      }
      report.finish();
    }
    return new Outcome(notes.lines, out.toString(StandardCharsets.UTF_8));
  }

  private static Outcome run(String before, Input... inputs) throws IOException {
    return run(before, false, inputs);
  }

  private static String baseline(Input... inputs) throws IOException {
    return run("", inputs).baseline();
  }

  @Test
  void baselineIsSortedLinesOfFiveCells() throws IOException {
    assertEquals(
        BaselineLines.HEAD
            + "\n"
            + """
            a.odd\t\t\tsub/a.xml\t1
            b.odd\thttps://x/1\turl.image.loc\tsub/a.xml\t2
            b.odd\thttps://x/2\turl.loc\tsub/a.xml\t1
            """,
        baseline(
            input(
                "./sub/../sub/a.xml",
                "b.odd@https://x/2@url[4].loc",
                "b.odd@https://x/1@url[3].image[2].loc",
                "b.odd@https://x/1@url[3].image[1].loc",
                "a.odd@@")));
  }

  @Test
  void onlyWhatChangedIsNewOrMended() throws IOException {
    String before =
        baseline(input("a.xml", "r@https://x/1@url[1].loc", "r@https://x/2@url[2].loc"));
    Outcome after =
        run(before, input("a.xml", "r@https://x/3@url[1].loc", "r@https://x/2@url[3].loc"));
    assertEquals(
        List.of(
            "known a.xml: r@https://x/2@url[3].loc",
            "mended 1 a.xml: r@https://x/1@url.loc",
            "new a.xml: r@https://x/3@url[1].loc"),
        after.lines());
    assertEquals(
        List.of("known a.xml: r@https://x/2@url[3].loc", "known a.xml: r@https://x/3@url[1].loc"),
        run(
                after.baseline(),
                input("a.xml", "r@https://x/3@url[1].loc", "r@https://x/2@url[3].loc"))
            .lines());
  }

  @Test
  void equalFindingsAreCounted() throws IOException {
    String two = baseline(input("a.xml", "r@u@url[1].loc", "r@u@url[2].loc"));
    assertEquals(
        List.of(
            "known a.xml: r@u@url[1].loc",
            "known a.xml: r@u@url[2].loc",
            "new a.xml: r@u@url[3].loc"),
        run(two, input("a.xml", "r@u@url[1].loc", "r@u@url[2].loc", "r@u@url[3].loc")).lines());
    assertEquals(List.of("mended 2 a.xml: r@u@url.loc"), run(two, input("a.xml")).lines());
  }

  @Test
  void findingMayMoveToAnotherFileIfItHasAUrl() throws IOException {
    String before = baseline(input("a.xml", "r@u@url[1].loc", "r@@url[1]", "s@@"));
    Outcome after = run(before, input("b.xml", "r@u@url[1].loc", "r@@url[1]"), input("a.xml"));
    assertEquals(
        List.of(
            "known b.xml: r@u@url[1].loc",
            "mended 1 a.xml: r@null@url",
            "mended 1 a.xml: s@null@null",
            "new b.xml: r@null@url[1]"),
        after.lines());
  }

  @Test
  void otherInputsStayAsTheyAre() throws IOException {
    String before = baseline(input("a.xml", "r@u@url[1].loc"), input("b.xml", "r@v@url[1].loc"));
    Outcome after = run(before, input("a.xml"));
    assertEquals(List.of("mended 1 a.xml: r@u@url.loc"), after.lines());
    assertEquals(BaselineLines.HEAD + "\nr\tv\turl.loc\tb.xml\t1\n", after.baseline());
  }

  @Test
  void missingPartsAreAlwaysNew() throws IOException {
    Input cut = input("a.xml", "missing@u@url[1]", "r@u@url[1].loc");
    Outcome first = run("", cut);
    assertEquals(BaselineLines.HEAD + "\nr\tu\turl.loc\ta.xml\t1\n", first.baseline());
    assertEquals(
        List.of("known a.xml: r@u@url[1].loc", "new a.xml: missing@u@url[1]"),
        run(first.baseline(), cut).lines());
  }

  @Test
  void whatWasNotReadToTheEndIsNotMended() throws IOException {
    String before = baseline(input("a.xml", "r@u@url[1].loc", "r@v@url[2].loc"));
    Outcome cut = run(before, input("a.xml", "missing@@", "r@u@url[1].loc"));
    assertEquals(
        List.of("known a.xml: r@u@url[1].loc", "new a.xml: missing@null@null"), cut.lines());
    assertEquals(before, cut.baseline());
    assertEquals(List.of(), run(before, true, input("a.xml")).lines());
  }

  @Test
  void findingsAfterTheLastInputBelongToTheirFiles() throws IOException {
    var out = new ByteArrayOutputStream();
    try (Baseline baseline = Baseline.empty();
        var report = new BaselineReport(baseline, FILE, new Notes(), false).update(out)) {
      report.begin("a.xml");
      report.end(new InputResult(1, 0, SeverityCounts.NONE));
      report.finding(finding("a.xml", "r@@"));
      report.finish();
    }
    String before = out.toString(StandardCharsets.UTF_8);
    assertEquals(BaselineLines.HEAD + "\nr\t\t\ta.xml\t1\n", before);
    assertEquals(List.of("mended 1 a.xml: r@null@null"), run(before, input("a.xml")).lines());
  }

  @Test
  void anyTextSurvives() throws IOException {
    String[] odd = {
      "r@a\tb\\n\n\r\u0000\u0001\u001b@url[x].loc[",
      "r@\uD83D\uDE00 \uDE00@",
      "r@\u202e\u2028\\u0041@"
    };
    Outcome first = run("", input("a.xml", odd));
    assertEquals(4, first.baseline().lines().count());
    assertTrue(first.baseline().chars().allMatch(c -> c == '\n' || c == '\t' || c >= ' '));
    Outcome again = run(first.baseline(), input("a.xml", odd));
    assertEquals(first.baseline(), again.baseline());
    assertTrue(again.lines().stream().allMatch(line -> line.startsWith("known ")));
  }

  @Test
  void lineBreaksOfWindowsAreRead() throws IOException {
    String before = baseline(input("a.xml", "r@u@url[1].loc"));
    assertEquals(
        List.of("known a.xml: r@u@url[1].loc"),
        run(before.replace("\n", "\r\n"), input("a.xml", "r@u@url[1].loc")).lines());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1@no baseline",
        "3@r\tu\tp\ta.xml@this one 4",
        "3@r\tu\tp\ta.xml\tmany@not \"many\"",
        "3@r\tu\tp\ta.xml\t0@not \"0\"",
        "3@r\tu\\x\tp\ta.xml\t1@unknown escape",
        "3@\tu\tp\ta.xml\t1@rule is missing",
        "3@<<<<<<< HEAD@this one 1"
      })
  void damageIsToldWithItsLine(String fault) throws IOException {
    String[] parts = fault.split("@");
    String good = baseline(input("a.xml", "r@u@url[1].loc"));
    String damaged = parts[0].equals("1") ? good.substring(1) : good + parts[1] + "\n";
    var e =
        assertThrows(
            InvalidBaselineException.class,
            () -> run(damaged, input("a.xml", "r@u@url[1].loc")).lines());
    assertTrue(e.getMessage().startsWith("base.line:" + parts[0] + ": "), e.getMessage());
    assertTrue(e.getMessage().contains(parts[parts.length - 1]), e.getMessage());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "r\tu\tp\ta.xml\t1\n"})
  void laterVersionIsRefusedAlsoBehindAMerge(String above) throws IOException {
    String head = baseline().lines().findFirst().orElseThrow();
    String later = "# sitemap validate, baseline 3 (sitemap toolkit 0.4): rule, url, day\n";
    String text = (above.isEmpty() ? "" : head + '\n' + above) + later + "r\tu\t7\n";
    var e =
        assertThrows(
            ForeignContentException.class, () -> run(text, input("a.xml", "r@u@url[1].loc")));
    assertEquals(
        "base.line: is version 3 of such a file, for sitemap toolkit 0.4 or later; this one reads"
            + " versions up to 2, so update the toolkit. The file was left as it is",
        e.getMessage());
  }

  /** Random runs equal a simple model, whatever the order of the inputs. */
  @Test
  void orderOfInputsDoesNotMatter() throws IOException {
    var random = new Random(35);
    for (int round = 0; round < 300; round++) {
      String before = baseline(inputs(random));
      Input[] inputs = inputs(random);
      Outcome outcome = run(before, inputs);
      assertEquals(newByModel(before, inputs), count(outcome, "new "), before);
      List<Input> shuffled = new ArrayList<>(Arrays.asList(inputs));
      Collections.shuffle(shuffled, random);
      assertEquals(outcome, run(before, shuffled.toArray(Input[]::new)));
      assertEquals(0, count(run(outcome.baseline(), inputs), "new ") + count(outcome, "mended 0"));
    }
  }

  private static Input[] inputs(Random random) {
    List<Input> inputs = new ArrayList<>();
    for (String name : List.of("a.xml", "b.xml", "c.xml", "d.xml")) {
      List<String> findings = new ArrayList<>();
      for (int i = random.nextInt(6); i > 0; i--) {
        String loc = random.nextInt(4) == 0 ? "" : "u" + random.nextInt(3);
        findings.add("r" + random.nextInt(2) + "@" + loc + "@url[" + i + "].loc");
      }
      if (random.nextInt(4) > 0) {
        inputs.add(new Input(name, findings));
      }
    }
    return inputs.toArray(Input[]::new);
  }

  private static long count(Outcome outcome, String state) {
    return outcome.lines().stream().filter(line -> line.startsWith(state)).count();
  }

  /** Returns how many findings are new: of equal ones, those that are more than before. */
  private static long newByModel(String before, Input... inputs) {
    Map<List<String>, Long> counts = new HashMap<>();
    for (String line : before.lines().skip(1).toList()) {
      String[] cells = line.split("\t", -1);
      String input = cells[1].isEmpty() ? cells[3] : "";
      counts.merge(List.of(cells[0], cells[1], input), -Long.parseLong(cells[4]), Long::sum);
    }
    for (Input input : inputs) {
      for (String text : input.findings()) {
        String[] parts = text.split("@", -1);
        String name = parts[1].isEmpty() ? input.name() : "";
        counts.merge(List.of(parts[0], parts[1], name), 1L, Long::sum);
      }
    }
    return counts.values().stream().mapToLong(count -> Math.max(0, count)).sum();
  }

  private static Outcome run(
      String before, Function<String, RuleReach> reach, boolean grows, Input... inputs)
      throws IOException {
    var in = new ByteArrayInputStream(before.getBytes(StandardCharsets.UTF_8));
    var out = new ByteArrayOutputStream();
    var notes = new Notes();
    try (Baseline baseline = Baseline.read(in, "base.line");
        var report = new BaselineReport(baseline, FILE, notes, false).reach(reach)) {
      BaselineReport writing = grows ? report.update(out) : report.prune(out);
      for (Input input : inputs) {
        writing.begin(input.name());
        for (String text : input.findings()) {
          writing.finding(finding(input.name(), text));
        }
        writing.end(new InputResult(1, 0, new SeverityCounts(input.findings().size(), 0, 0)));
      }
      writing.finish();
    }
    return new Outcome(notes.lines, out.toString(StandardCharsets.UTF_8));
  }

  @Test
  void whatIsToldOnceIsKnownUpToItsCount() throws IOException {
    String before = baseline(input("a.xml", "r@https://x/1@url[1].x@300"));
    assertEquals(BaselineLines.HEAD + "\nr\t\turl.x\ta.xml\t300\n", before);
    assertEquals(
        List.of("new a.xml: r@https://x/1@url[1].x; the baseline has 300"),
        run(before, input("a.xml", "r@https://x/1@url[1].x@301")).lines());
    Outcome fewer =
        run(before, input("a.xml", "r@https://x/7@url[7].x@299")); // the first is mended
    assertEquals(
        List.of("known a.xml: r@https://x/7@url[7].x", "mended 1 a.xml: r@null@url.x"),
        fewer.lines());
    assertEquals(BaselineLines.HEAD + "\nr\t\turl.x\ta.xml\t299\n", fewer.baseline());
  }

  @Test
  void anOldBaselineKnowsWhatIsToldOnceHoweverOften() throws IOException {
    String old =
        BaselineLines.HEAD.replace("baseline 2", "baseline 1")
            + "\nxml.unknown-tag\thttps://x/1\turl.x\ta.xml\t1\nr\tu\turl.loc\ta.xml\t1\n";
    Input now = input("a.xml", "xml.unknown-tag@https://x/3@url[3].x@300", "r@u@url[1].loc");
    Outcome after = run(old, now);
    assertEquals(
        List.of("known a.xml: r@u@url[1].loc", "known a.xml: xml.unknown-tag@https://x/3@url[3].x"),
        after.lines());
    assertTrue(after.baseline().contains("xml.unknown-tag\t\turl.x\ta.xml\t300\n"));
    assertEquals(
        List.of("known a.xml: r@u@url[1].loc", "mended 1 a.xml: xml.unknown-tag@null@url.x"),
        run(old, input("a.xml", "r@u@url[1].loc")).lines());
  }

  @Test
  void mergedBranchesAreReadWithTheLargerCount() throws IOException {
    String merged =
        BaselineLines.HEAD
            + "\nr\t\turl.x\ta.xml\t5\n"
            + BaselineLines.HEAD
            + "\ns\tu\turl.loc\ta.xml\t1\nr\t\turl.x\ta.xml\t7\n";
    Outcome after = run(merged, input("a.xml", "r@u@url[1].x@7", "s@u@url[1].loc"));
    assertEquals(
        List.of("known a.xml: r@u@url[1].x", "known a.xml: s@u@url[1].loc"), after.lines());
  }

  @Test
  void whatDidNotRunIsNotMended() throws IOException {
    String before =
        baseline(input("a.xml", "r@u@url[1].loc", "link@u@url[1].link"), input("b.xml", "r@v@url"));
    Function<String, RuleReach> off = rule -> RuleReach.NOTHING;
    assertEquals(List.of(), run(before, off, true, input("a.xml")).lines());
    assertEquals(before, run(before, off, true, input("a.xml")).baseline());
    Function<String, RuleReach> links =
        rule -> rule.equals("link") ? RuleReach.ALL_INPUTS : RuleReach.INPUT;
    assertEquals(
        List.of("mended 1 a.xml: r@u@url.loc"), run(before, links, true, input("a.xml")).lines());
    assertEquals(
        List.of(
            "known b.xml: r@v@url",
            "mended 1 a.xml: link@u@url.link",
            "mended 1 a.xml: r@u@url.loc"),
        run(before, links, true, input("a.xml"), input("b.xml", "r@v@url")).lines());
  }

  @Test
  void pruningTakesOutWhatIsMendedAndAddsNothing() throws IOException {
    String before =
        baseline(input("a.xml", "r@u@url[1].loc", "s@u@url[1].x@3"), input("b.xml", "t@@"));
    Outcome pruned =
        run(
            before,
            rule -> RuleReach.INPUT,
            false,
            input("a.xml", "new@u@url[1].loc", "s@u@url[1].x@5"));
    assertEquals(
        BaselineLines.HEAD + "\ns\t\turl.x\ta.xml\t3\nt\t\t\tb.xml\t1\n", pruned.baseline());
  }

  /** Any histories of a site: what is told is what a list of all findings says. */
  @Test
  void tenHistoriesAreToldAsAModelTellsThem() throws IOException {
    for (int seed = 0; seed < 10; seed++) {
      var random = new Random(seed);
      Map<String, Long> known = new TreeMap<>();
      String baseline = BaselineLines.HEAD + "\n";
      for (int build = 0; build < 12; build++) {
        Map<String, Long> found = new TreeMap<>();
        List<Input> inputs = new ArrayList<>();
        for (String name : List.of("a.xml", "b.xml", "c.xml")) {
          if (random.nextInt(4) == 0) {
            continue; // a part run
          }
          List<String> findings = new ArrayList<>();
          for (String rule : List.of("p", "q", "r")) {
            int count = random.nextInt(4) * random.nextInt(3);
            if (count > 0) {
              int first = random.nextInt(9);
              findings.add(rule + "@https://x/" + first + "@url[" + first + "].x@" + count);
              found.put(rule + ' ' + name, (long) count);
            }
          }
          inputs.add(new Input(name, findings));
        }
        boolean update = random.nextBoolean();
        Outcome outcome =
            run(baseline, rule -> RuleReach.INPUT, update, inputs.toArray(Input[]::new));
        assertEquals(
            told(known, found, inputs),
            outcome.lines().stream().map(BaselineReportTest::plain).sorted().toList());
        baseline = outcome.baseline();
        for (Input input : inputs) {
          for (String rule : List.of("p", "q", "r")) {
            String key = rule + ' ' + input.name();
            long now = found.getOrDefault(key, 0L);
            long next = update ? now : Math.min(now, known.getOrDefault(key, 0L));
            known.put(key, next);
          }
        }
      }
    }
  }

  private static List<String> told(
      Map<String, Long> known, Map<String, Long> found, List<Input> inputs) {
    List<String> told = new ArrayList<>();
    for (Input input : inputs) {
      for (String rule : List.of("p", "q", "r")) {
        String key = rule + ' ' + input.name();
        long before = known.getOrDefault(key, 0L);
        long now = found.getOrDefault(key, 0L);
        if (now > before) {
          told.add("new " + key);
        } else if (now > 0) {
          told.add("known " + key);
        }
        if (now < before) {
          told.add("mended " + (before - now) + ' ' + key);
        }
      }
    }
    Collections.sort(told);
    return told;
  }

  /** Returns {@code new r a.xml} of a line that was told. */
  private static String plain(String line) {
    return line.replaceFirst("(new|known|mended \\d+) ([a-z.]+): ([a-z]+)@.*", "$1 $3 $2");
  }
}
