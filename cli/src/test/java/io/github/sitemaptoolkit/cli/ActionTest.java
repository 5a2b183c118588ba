package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.yaml.snakeyaml.Yaml;

/** What the steps of action.yml do. */
@Tag("slow")
class ActionTest {

  /** Does what the action has gh do, with comments that are files: the author, then the text. */
  private static final String GH =
      """
      [ -z "$GH_REFUSES" ] || { echo "gh: Resource not accessible by integration (HTTP 403)" >&2; exit 1; }
      [ "$GH_TOKEN" = secret ] || exit 4
      cd "$COMMENTS"
      case "$*" in
        "api --paginate repos/a/site/issues/7/comments?per_page=100 --jq "*)
          mark=${5#*startswith(\\"}
          mark=${mark%%\\"*}
          [ "$5" = ".[] | select(.user.login == \\"github-actions[bot]\\" and (.body | startswith(\\"$mark\\"))) | .id" ] || exit 5
          for file in *; do
            [ "$(sed -n 1p "$file" 2> /dev/null)" = "github-actions[bot]" ] || continue
            case $(sed -n '2,$p' "$file") in "$mark"*) echo "$file" ;; esac
          done
          exit ;;
        "api --silent --method PATCH repos/a/site/issues/comments/"*" -F body=@"*) file=${5##*/} ;;
        "api --silent --method POST repos/a/site/issues/7/comments -F body=@"*) file=$((100 + $(ls | wc -l))) ;;
        *) exit 6 ;;
      esac
      { echo "github-actions[bot]"; cat "${7#body=@}"; } > "$file"
      """;

  private static final String CONFIG =
      """
      base-url = "https://example.com/"
      output = "set"

      [[input]]
      path = "public/good.xml"
      """;

  /** As good.xml, with an entry that stays. */
  private static final String TWO =
      CiProject.GOOD.replace(
          "</urlset>", "<url><loc>https://example.com/kept.html</loc></url>\n</urlset>");

  @TempDir Path directory;
  private CiProject project;
  private Path kept;
  private Path programs;
  private Path comments;

  @BeforeEach
  void makeProject() throws Exception {
    project = CiProject.in(directory);
    kept = Files.createDirectory(directory.resolve("kept"));
    programs = Files.createDirectory(directory.resolve("programs"));
    comments = Files.createDirectory(directory.resolve("comments"));
    program("gh", GH);
  }

  private void program(String name, String script) throws IOException {
    Path file = Files.writeString(programs.resolve(name), "#!/bin/bash\n" + script);
    assertTrue(file.toFile().setExecutable(true));
  }

  private Action action() throws IOException {
    return new Action(project, kept)
        .variable("PATH", programs + ":" + System.getenv("PATH"))
        .variable("COMMENTS", comments.toString())
        .variable("GITHUB_REPOSITORY", "a/site")
        .variable("GITHUB_WORKFLOW", "sitemaps")
        .variable("GITHUB_JOB", "publish")
        .expression("github.token", "secret");
  }

  /** The action in a pull request, with a comment. */
  private Action commenting() throws IOException {
    return action().with("comment", "true").expression("github.event.pull_request.number", "7");
  }

  private Action publishing() throws IOException {
    return commenting().with("config", "sitemap.toml").with("output", "set");
  }

  /** The action with a copy of the build, for which no archive is made. */
  private Action copied() throws IOException {
    return action().variable("XDG_CACHE_HOME", "/dev/null");
  }

  private void succeeds(Action action) throws Exception {
    assertEquals(0, action.run(), project.printed());
  }

  private List<String> commentTexts() throws IOException {
    try (Stream<Path> files = Files.list(comments)) {
      return files.sorted().map(ActionTest::text).toList();
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void findingsAreAnnotatedAndBecomeSarif() throws Exception {
    assertEquals(1, action().with("files", "public/good.xml\npublic/*.xml\n").run());
    assertTrue(project.printed().contains("::error file=public/bad.xml,line=2,"));
    assertTrue(project.summary().contains("date.invalid"));
    project.assertSarif();
    succeeds(action().with("files", "public/*.xml").with("fail-on", "never"));
    succeeds(action().with("files", "public/good.xml"));
  }

  @Test
  void knownFindingsDoNotFail() throws Exception {
    Action action = action().with("files", "public/*.xml").with("baseline", "known.baseline");
    assertEquals(2, action.run(), "there is no such file");
    project.write(
        "known.baseline",
        "# sitemap validate, baseline 1: rule, url, path, input, count\n"
            + "date.invalid\thttps://example.com/a.html\turl.lastmod\tpublic/bad.xml\t1\n");
    succeeds(action);
    assertTrue(project.printed().contains("1 still there, 0 mended"), project.printed());
  }

  @Test
  void summarySaysWhatWasPublished() throws Exception {
    project.write("sitemap.toml", CONFIG);
    project.write("public/good.xml", TWO);
    succeeds(publishing());
    assertTrue(project.summary().contains("published for the first time"));
    project.write("public/good.xml", TWO.replace("a.html", "b.html"));
    succeeds(publishing());
    String text = project.summary();
    assertTrue(text.contains("\n1 added, 1 removed, 0 changed\n"), text);
    assertTrue(text.contains("\n- https://example.com/a.html\n"), text);
    assertTrue(text.contains("\n+ https://example.com/b.html\n"), text);
    assertFalse(text.contains("Nothing has changed"), text);
    succeeds(publishing());
    assertTrue(project.summary().contains("Nothing has changed"));
    succeeds(publishing().with("output", "elsewhere"));
    assertTrue(project.summary().contains("elsewhere has no sitemap.xml"));
  }

  @Test
  void oneCommentIsWrittenAgainAndAgain() throws Exception {
    project.write("sitemap.toml", CONFIG);
    project.write("public/good.xml", TWO);
    succeeds(publishing());
    assertEquals(List.of(), commentTexts(), "there was nothing before");
    Files.writeString(comments.resolve("1"), "somebody\nGood!\n");
    project.write("public/good.xml", TWO.replace("a.html", "b.html"));
    succeeds(publishing());
    assertEquals(2, commentTexts().size());
    String first = commentTexts().get(1);
    assertTrue(first.startsWith("github-actions[bot]\n<!-- sitemap-toolkit "), first);
    assertTrue(
        first.endsWith(
            "```diff\n- https://example.com/a.html\n+ https://example.com/b.html\n```\n"),
        first);

    succeeds(publishing());
    assertEquals(2, commentTexts().size());
    assertTrue(commentTexts().get(1).contains("Nothing has changed"), "it was up to date");

    String mark = first.lines().skip(1).findFirst().orElseThrow();
    Files.writeString(comments.resolve("2"), "somebody\n" + mark + "\n");
    project.write("public/good.xml", TWO.replace("a.html", "c.html"));
    succeeds(publishing());
    assertEquals(3, commentTexts().size());
    assertEquals("somebody\n" + mark + "\n", commentTexts().get(2), "that of somebody else");
    assertTrue(commentTexts().get(1).contains("+ https://example.com/c.html\n"));

    succeeds(publishing().variable("GITHUB_JOB", "other"));
    assertEquals(3, commentTexts().size(), "nothing to say");
    project.write("public/good.xml", TWO);
    succeeds(publishing().variable("GITHUB_JOB", "other"));
    assertEquals(4, commentTexts().size(), "each job has its own");
  }

  @Test
  void noCommentIsWrittenUnasked() throws Exception {
    project.write("set.xml", CiProject.GOOD.replace("a.html", "b.html"));
    Files.createDirectory(project.file("set"));
    project.write("set/sitemap.xml", CiProject.GOOD);
    succeeds(commenting().with("before", "set.xml").with("output", "set").with("comment", "false"));
    succeeds(
        commenting()
            .with("before", "set.xml")
            .with("output", "set")
            .expression("github.event.pull_request.number", ""));
    succeeds(commenting());
    assertEquals(List.of(), commentTexts());
    succeeds(commenting().with("before", "set.xml").with("output", "set"));
    assertEquals(1, commentTexts().size());
  }

  @Test
  void whatGithubRefusesIsInTheSummary() throws Exception {
    project.write("before.xml", CiProject.GOOD.replace("a.html", "b.html"));
    project.write("public/sitemap.xml", CiProject.GOOD);
    succeeds(commenting().with("before", "before.xml").variable("GH_REFUSES", "yes"));
    assertEquals(List.of(), commentTexts());
    String text = project.summary();
    assertTrue(text.contains("\n+ https://example.com/a.html\n"), text);
    assertTrue(text.contains("No comment was written on the pull request"), text);
    assertTrue(project.printed().contains("HTTP 403"), project.printed());
  }

  @Test
  void noUrlEndsTheBlock() throws Exception {
    String hostile =
        "https://example.com/?````````&#10;````````&#10;&lt;img src=x&gt;$(touch hit)@all";
    project.write("before.xml", CiProject.GOOD);
    project.write(
        "public/sitemap.xml", CiProject.GOOD.replace("https://example.com/a.html", hostile));
    succeeds(commenting().with("before", "before.xml"));
    List<String> lines = commentTexts().get(0).lines().toList();
    String fence = "`".repeat(9);
    int start = lines.indexOf(fence + "diff");
    assertTrue(start > 0, lines.toString());
    assertEquals(lines.size() - 1, lines.indexOf(fence));
    assertTrue(lines.stream().skip(start).anyMatch(line -> line.contains("````````")));
    assertTrue(lines.stream().limit(start).noneMatch(line -> line.contains("img")));
    assertFalse(Files.exists(project.file("hit")));
  }

  @Test
  void longCommentsAreCut() throws Exception {
    String url = "<url><loc>https://example.com/%04d%s</loc></url>\n";
    var some =
        new StringBuilder("<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n");
    for (int i = 0; i < 500; i++) {
      some.append(url.formatted(i, ""));
    }
    project.write("before.xml", CiProject.GOOD);
    project.write("public/sitemap.xml", some + "</urlset>\n");
    succeeds(commenting().with("before", "before.xml"));
    String cut = commentTexts().get(0);
    assertTrue(cut.contains("\n500 added, 1 removed, 0 changed\n"), cut);
    assertTrue(cut.endsWith("```\n\n301 more lines are not shown.\n"), cut);
    assertTrue(project.summary().contains("+ https://example.com/0499\n"));

    project.write(
        "public/sitemap.xml",
        some.toString().replace("</loc>", "x".repeat(1000) + "</loc>") + "</urlset>\n");
    succeeds(commenting().with("before", "before.xml"));
    cut = commentTexts().get(0);
    assertTrue(cut.length() < 51_000, cut.length() + " characters; GitHub takes 65,536");
    assertTrue(cut.endsWith(" more lines are not shown.\n"), cut);
  }

  @Test
  void secondJobDoesNotBuild() throws Exception {
    Path target = project.checkout().resolve("cli/target");
    Path built = directory.resolve("built");
    Files.move(target, built);
    program("mvn", "echo >> '" + directory + "/builds'\ncp -rp '" + built + "' '" + target + "'\n");
    succeeds(copied());
    assertEquals(1, builds());
    assertTrue(project.printed().contains("sitemap "), project.printed());

    fetchAgain(target);
    succeeds(copied());
    assertEquals(1, builds());
    assertTrue(project.printed().startsWith("sitemap "), project.printed());

    fetchAgain(target);
    Files.writeString(project.checkout().resolve("ports/spark/src/main/A"), "changed");
    succeeds(copied());
    assertEquals(2, builds(), "other sources");

    fetchAgain(target);
    succeeds(copied().variable("RUNNER_OS", "macOS"));
    assertEquals(3, builds(), "another system");
  }

  @Test
  void documentsUseInputsThatExist() throws Exception {
    int uses = 0;
    for (CodeBlock block : CodeBlock.of(Path.of("..", "docs", "ci.md"))) {
      if (block.text().contains("uses: OWNER/REPOSITORY@")) {
        Map<String, Map<String, Map<String, Object>>> workflow = new Yaml().load(block.text());
        for (Map<String, Object> job : workflow.get("jobs").values()) {
          for (Object step : (List<?>) job.get("steps")) {
            if (step instanceof Map<?, ?> map && map.get("with") instanceof Map<?, ?> with) {
              assertTrue(Action.inputs().containsAll(with.keySet()), with.toString());
              uses++;
            }
          }
        }
      }
    }
    assertEquals(3, uses);
  }

  private int builds() throws IOException {
    return Files.readAllLines(directory.resolve("builds")).size();
  }

  /** Leaves the sources only, which are newer than any build. */
  private void fetchAgain(Path target) throws IOException {
    try (Stream<Path> files = Files.walk(target)) {
      for (Path file : files.sorted((a, b) -> b.compareTo(a)).toList()) {
        Files.delete(file);
      }
    }
    Instant now = Instant.now();
    try (Stream<Path> sources = Files.walk(project.checkout())) {
      for (Path source : sources.toList()) {
        Files.setLastModifiedTime(source, FileTime.from(now));
      }
    }
    try (Stream<Path> jars = Files.walk(kept)) {
      for (Path jar : jars.toList()) {
        Files.setLastModifiedTime(jar, FileTime.from(now.minus(Duration.ofHours(1))));
      }
    }
  }
}
