package io.github.sitemaptoolkit.cli.hostile;

import static io.github.sitemaptoolkit.cli.hostile.Grounds.HAND;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.cli.CommandRun;
import io.github.sitemaptoolkit.faults.Instead;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Somebody has changed what people keep: a baseline, how inputs were read, robots.txt. */
@Tag("slow")
@DisabledOnOs(OS.WINDOWS)
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD) // nothing waits on a pipe
class TamperedKeptFilesTest {

  private static final String HEAD =
      "# sitemap validate, baseline 1: rule, url, path, input, count\n";

  /** A user may name a file through these. */
  private static final Set<Instead> LINKS_TO_FILES =
      EnumSet.of(
          Instead.LINK, Instead.ABSOLUTE_LINK, Instead.HARD_LINK, Instead.HARD_LINK_TO_EMPTY);

  @TempDir Path temporary;

  private Grounds grounds;
  private Path baseline;
  private Path configuration;
  private Path contract;

  @BeforeEach
  void start() throws IOException {
    grounds = Grounds.in(temporary);
    baseline = temporary.resolve("sitemap.baseline");
    configuration = temporary.resolve("sitemap.toml");
    contract = temporary.resolve("sitemap.inputs");
    Files.writeString(
        configuration,
        "base-url = 'https://example.com/'\noutput = 'www'\n[[input]]\npath = 'urls.csv'\n");
    Files.writeString(temporary.resolve("urls.csv"), "loc\nhttps://example.com/1\n");
  }

  private CommandRun validate(String... more) {
    List<String> call = new ArrayList<>(List.of("validate", grounds.urls.toString()));
    call.addAll(List.of("--baseline", baseline.toString()));
    call.addAll(Arrays.asList(more));
    return CommandRun.of(call.toArray(String[]::new));
  }

  private CommandRun publish() {
    return CommandRun.of("publish", "--config", configuration.toString());
  }

  private void assertRefused(Path file, int exitCode, Supplier<CommandRun> command)
      throws IOException {
    Map<String, String> before = grounds.everything();
    CommandRun run = command.get().exits(exitCode);
    Grounds.assertRefused(run, file, before, grounds.everything());
  }

  static List<String> baselinesThatAreNone() {
    return List.of(
        "",
        "\n",
        "my notes\n",
        "{}",
        "\0\0\0",
        "\u00ff\u00fe",
        "\uFEFF" + HEAD,
        HEAD.replace("baseline 1", "baseline one"),
        HEAD.toUpperCase(Locale.ROOT),
        HEAD + "url.scheme\tftp://a/\n",
        HEAD + "url.scheme\tftp://a/\turl.loc\ta.xml\t0\n",
        HEAD + "url.scheme\tftp://a/\turl.loc\ta.xml\t-1\n",
        HEAD + "url.scheme\tftp://a/\turl.loc\ta.xml\t1e9\n",
        HEAD + "url.scheme\tftp://a/\turl.loc\ta.xml\t1\t\n",
        HEAD + "\tftp://a/\turl.loc\ta.xml\t1\n",
        HEAD + "url.scheme\tftp://a/\\q\turl.loc\ta.xml\t1\n",
        HEAD + "url.scheme\tftp://a/\\u12\turl.loc\ta.xml\t1\n",
        HEAD + "<<<<<<< HEAD\n",
        HEAD + "\n",
        HEAD.strip() + "x".repeat(2_000_000),
        HEAD + "x".repeat(2_000_000));
  }

  @ParameterizedTest
  @MethodSource("baselinesThatAreNone")
  void aBaselineThatIsNoneIsRefusedAndStays(String text) throws IOException {
    Files.write(baseline, text.getBytes(StandardCharsets.ISO_8859_1));
    assertRefused(baseline, 2, this::validate);
    assertRefused(baseline, 2, () -> validate("--update-baseline"));
  }

  @Test
  void aBaselineWithoutEndIsRefused() throws IOException {
    Grounds.enlarge(baseline);
    assertRefused(baseline, 2, this::validate);
  }

  @Test
  void aBaselineIsReadThroughLinksOnly() throws Exception {
    Files.writeString(grounds.elsewhere.resolve("file"), HEAD);
    for (Instead instead : Instead.values()) {
      instead.put(baseline, grounds.elsewhere);
      Map<String, String> before = grounds.everything();
      CommandRun run = validate("--fail-on", "never");
      boolean link = LINKS_TO_FILES.contains(instead) && instead != Instead.HARD_LINK_TO_EMPTY;
      assertEquals(link ? 0 : 2, run.exitCode(), instead + run.err());
      assertEquals(before, grounds.everything());
    }
  }

  @Test
  void aBaselineIsWrittenThroughLinksToFilesOnly() throws Exception {
    for (Instead instead : Instead.values()) {
      Files.writeString(grounds.elsewhere.resolve("file"), HEAD);
      instead.put(baseline, grounds.elsewhere);
      Map<String, String> before = grounds.everything();
      CommandRun run = validate("--update-baseline");
      Map<String, String> after = grounds.everything();
      assertTrue(Set.of(0, 2, 4).contains(run.exitCode()), instead + run.err());
      boolean links = instead == Instead.LINK || instead == Instead.ABSOLUTE_LINK;
      assertTrue(!links || Files.isSymbolicLink(baseline), instead.name());
      after.keySet().removeIf(name -> links && name.equals("elsewhere/file"));
      after.keySet().removeIf(name -> name.startsWith("sitemap.baseline"));
      after.keySet().removeIf(name -> name.endsWith("new")); // the user has named this link
      before.keySet().retainAll(after.keySet());
      assertEquals(before, after, instead + run.err());
    }
  }

  @Test
  void aLineForRobotsIsAddedThroughLinksToFilesOnly() throws Exception {
    Path robots = temporary.resolve("robots.txt");
    for (Instead instead : Instead.values()) {
      Files.writeString(grounds.elsewhere.resolve("file"), "User-agent: *\n");
      Files.deleteIfExists(grounds.elsewhere.resolve("new"));
      Files.deleteIfExists(temporary.resolve("new"));
      instead.put(robots, grounds.elsewhere);
      CommandRun run = grounds.publish("--robots", robots.toString());
      assertTrue(Set.of(0, 2, 4).contains(run.exitCode()), instead + run.err());
      boolean link = instead == Instead.LINK || instead == Instead.ABSOLUTE_LINK;
      assertEquals(
          "User-agent: *\n" + (link ? "Sitemap: https://example.com/sitemap.xml\n" : ""),
          Files.readString(grounds.elsewhere.resolve("file")),
          instead + run.err());
      assertEquals("", Files.readString(grounds.elsewhere.resolve("empty")));
      if (run.exitCode() != 0) {
        assertTrue(run.err().contains(robots.toString()), instead + run.err());
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "my notes\n",
        "\0\0\0",
        "\u00ff\u00fe",
        "['urls.csv'.form",
        "'urls.csv' = 1\n",
        "['urls.csv']\nform = 1\n",
        "['urls.csv'.columns]\nloc = 'loc'\nloc = 'title'\n",
        "['urls.csv'.columns]\nloc = 'image'\n",
        "['urls.csv'.2]\nform = []\n",
        "['urls.csv'.columns]\nloc = { loc = 'loc' }\n"
      })
  void howInputsWereReadIsRefusedIfItIsNotThat(String text) throws IOException {
    Files.write(contract, text.getBytes(StandardCharsets.ISO_8859_1));
    Map<String, String> before = grounds.everything();
    CommandRun run = publish();
    assertTrue(run.exitCode() == 1 || run.exitCode() == 2, text + run);
    assertEquals(before, grounds.everything(), text);
    assertTrue(run.err().contains("sitemap.inputs"), run.err());
  }

  @Test
  void howInputsWereReadIsRefusedIfItIsTooLong() throws IOException {
    for (String text :
        List.of("[".repeat(5_000), "a.".repeat(20_000) + "b = 1", "#".repeat(2_000_000))) {
      Files.writeString(contract, text);
      Map<String, String> before = grounds.everything();
      CommandRun run = publish().exits(1);
      assertTrue(run.err().contains(contract.toString()), run.err());
      assertEquals(before, grounds.everything());
    }
  }

  /** Nobody has named this file, so no link is followed. */
  @Test
  void howInputsWereReadIsAFile() throws Exception {
    for (Instead instead : Instead.values()) {
      instead.put(contract, grounds.elsewhere);
      Map<String, String> before = grounds.ofOthers();
      CommandRun run = publish();
      boolean empty = instead == Instead.HARD_LINK_TO_EMPTY; // which is read like none
      assertEquals(empty ? 0 : instead == Instead.HARD_LINK ? 1 : 4, run.exitCode(), run.err());
      assertEquals(HAND, Files.readString(grounds.elsewhere.resolve("file")));
      assertEquals("", Files.readString(grounds.elsewhere.resolve("empty")));
      before.keySet().removeIf(TamperedKeptFilesTest::isOfPublish);
      Map<String, String> after = grounds.ofOthers();
      after.keySet().removeIf(TamperedKeptFilesTest::isOfPublish);
      assertEquals(before, after, instead + run.err());
      assertFalse(Files.exists(grounds.elsewhere.resolve("new")));
      assertTrue(empty || run.err().contains(contract.toString()), run.err());
    }
  }

  private static boolean isOfPublish(String name) {
    return Set.of("sitemap.inputs", "sitemap.counts").contains(name) || name.startsWith("www");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "my notes\n",
        "\0\0\0",
        "\u00ff\u00fe",
        "TOP\nurls.csv\trows\t\t-1\n",
        "TOP\nurls.csv\trows\t\t1e9\n",
        "TOP\nurls.csv\trows\t1\n",
        "TOP\nurls.csv\trows\t\t1\t\n",
        "TOP\nurls.csv\trows\t\t1\nurls.csv\trows\t\t2\n",
        "TOP\nurls.csv\trows\t\t99999999999999999999\n",
        "TOP\n<<<<<<< HEAD\n",
        "TOP\n\nurls.csv\trows\t\t1\n"
      })
  void whatInputsHadIsRefusedIfItIsNotThat(String text) throws IOException {
    publish().exits(0);
    Path counts = temporary.resolve("sitemap.counts");
    String top = Files.readAllLines(counts).get(0);
    Files.write(counts, text.replace("TOP", top).getBytes(StandardCharsets.ISO_8859_1));
    Map<String, String> before = grounds.everything();
    CommandRun run = publish().exits(1);
    assertEquals(before, grounds.everything(), text);
    assertTrue(run.err().contains("sitemap.counts"), run.err());
  }

  @Test
  void whatInputsHadIsAFile() throws Exception {
    Path counts = temporary.resolve("sitemap.counts");
    for (Instead instead : Instead.values()) {
      instead.put(counts, grounds.elsewhere);
      Map<String, String> before = grounds.ofOthers();
      CommandRun run = publish();
      assertTrue(Set.of(1, 4).contains(run.exitCode()), instead + run.err());
      assertEquals(before, grounds.ofOthers(), instead + run.err());
      assertTrue(run.err().contains(counts.toString()), run.err());
    }
  }
}
