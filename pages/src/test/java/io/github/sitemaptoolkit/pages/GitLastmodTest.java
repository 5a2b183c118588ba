package io.github.sitemaptoolkit.pages;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.pages.option.PageOptions;
import io.github.sitemaptoolkit.problem.Problems;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
class GitLastmodTest {

  @TempDir private Path work;

  private Path site;
  private final List<String> told = new ArrayList<>();
  private PageOptions options = PageOptions.DEFAULTS;

  @BeforeEach
  void makeRepository() throws Exception {
    site = Files.createDirectory(work.resolve("site"));
    assumeTrue(isThere(), "git is not installed");
    git(site, "", "init", "-q", "-b", "main");
    git(site, "", "config", "user.name", "A");
    git(site, "", "config", "user.email", "a@example.com");
    commit("a.html", "2026-01-01T10:00:00+02:00");
    commit("ä b.html", "2026-02-01T10:00:00+00:00");
    commit("a.html", "2026-03-01T10:00:00+02:00");
  }

  private static boolean isThere() throws InterruptedException {
    try {
      return new ProcessBuilder("git", "--version").start().waitFor() == 0;
    } catch (IOException e) {
      return false;
    }
  }

  private void commit(String name, String date) throws Exception {
    Path file = site.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, "<!doctype html><title>" + date + "</title>");
    git(site, date, "add", name);
    git(site, date, "commit", "-q", "-m", name);
  }

  private static String git(Path directory, String date, String... arguments) throws Exception {
    List<String> command = new ArrayList<>(List.of("git", "-C", directory.toString()));
    command.addAll(List.of(arguments));
    var builder = new ProcessBuilder(command).redirectErrorStream(true);
    if (!date.isEmpty()) {
      builder.environment().put("GIT_AUTHOR_DATE", date);
      builder.environment().put("GIT_COMMITTER_DATE", date);
    }
    Process process = builder.start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), output);
    return output.strip();
  }

  /** Returns the dates of the pages by the names of their files. */
  private Map<String, String> dates(Path folder) throws IOException {
    told.clear();
    Context context =
        Context.load()
            .withBase("https://example.com/")
            .withProblems(new Problems(problem -> told.add(problem.code())))
            .with(options);
    Map<String, String> dates = new TreeMap<>();
    try (Source source = Source.ofDirectory(folder);
        EntryReader<UrlEntry> pages = new HtmlFormat().reader(source, context)) {
      for (UrlEntry page : pages) {
        dates.put(
            page.loc().substring("https://example.com/".length()),
            String.valueOf(page.lastmod()).replace("+00:00", "Z")); // as git writes it, by version
      }
    }
    return dates;
  }

  @Test
  void theDateIsThatOfTheLastCommit() throws Exception {
    assertEquals(
        Map.of("a.html", "2026-03-01T10:00:00+02:00", "%C3%A4%20b.html", "2026-02-01T10:00:00Z"),
        dates(site));
    assertEquals(
        git(site, "", "log", "-1", "--format=%cI", "--", "a.html"), dates(site).get("a.html"));
  }

  @Test
  void theFolderMayBeBehindALink() throws Exception {
    Path link = Files.createSymbolicLink(work.resolve("link"), site);

    assertEquals(dates(site), dates(link));
  }

  @Test
  void whatIsNotCommittedHasNoDate() throws Exception {
    Files.writeString(site.resolve("c.html"), "<!doctype html>");

    assertEquals("null", dates(site).get("c.html"));
  }

  @Test
  void pagesHaveTheDatesOfWhatTheyAreMadeOf() throws Exception {
    commit("content/posts/x.md", "2026-04-01T10:00:00Z");
    commit("content/posts/y/index.md", "2026-05-01T10:00:00Z");
    commit("content/_index.md", "2026-06-01T10:00:00Z");
    Path built = work.resolve("public");
    for (String name :
        List.of("index.html", "posts/x/index.html", "posts/y/index.html", "z.html")) {
      Files.createDirectories(built.resolve(name).getParent());
      Files.writeString(built.resolve(name), "<!doctype html>");
    }
    options = options.withSources(List.of(site + "/content/{path}.md"));

    assertEquals(
        Map.of(
            "", "2026-06-01T10:00:00Z",
            "posts/x/", "2026-04-01T10:00:00Z",
            "posts/y/", "2026-05-01T10:00:00Z",
            "z.html", "null"),
        dates(built));
  }

  @Test
  void aShallowCloneKnowsNoDates() throws Exception {
    Path clone = work.resolve("clone");
    git(work, "", "clone", "-q", "--depth", "1", site.toUri().toString(), clone.toString());

    assertEquals(Map.of("a.html", "null", "%C3%A4%20b.html", "null"), dates(clone));
    assertEquals(List.of("html.no-git"), told);
  }

  @Test
  void nothingThatTheRepositoryNamesIsRun() throws Exception {
    Path ran = work.resolve("ran");
    Path script = work.resolve("script");
    Files.writeString(script, "#!/bin/sh\ntouch '" + ran + "'\nexit 0\n");
    Files.setPosixFilePermissions(script, PosixFilePermissions.fromString("rwxr-xr-x"));
    for (String name :
        List.of(
            "core.fsmonitor",
            "gpg.program",
            "diff.external",
            "core.pager",
            "core.sshCommand",
            "core.alternateRefsCommand",
            "diff.x.textconv",
            "diff.x.command")) {
      git(site, "", "config", name, script.toString());
    }
    git(site, "", "config", "log.showSignature", "true");
    git(site, "", "config", "pager.log", "true");
    Files.writeString(site.resolve(".gitattributes"), "*.html diff=x\n");
    Files.deleteIfExists(ran);

    assertEquals("2026-03-01T10:00:00+02:00", dates(site).get("a.html"));
    assertFalse(Files.exists(ran));
  }

  /** What a git does that does not know GIT_NO_LAZY_FETCH. */
  @Test
  void whatIsMissingIsNotFetchedByACommandThatTheRepositoryNames() throws Exception {
    Path ran = work.resolve("ran");
    git(site, "", "config", "remote.origin.url", "ext::sh -c touch% " + ran);
    git(site, "", "config", "remote.origin.promisor", "true");
    git(site, "", "config", "remote.origin.partialclonefilter", "tree:0");
    git(site, "", "config", "extensions.partialClone", "origin");
    git(site, "", "config", "core.repositoryformatversion", "1");
    git(site, "", "config", "protocol.ext.allow", "always");
    String tree = git(site, "", "rev-parse", "HEAD^{tree}");
    Files.delete(site.resolve(".git/objects/" + tree.substring(0, 2) + "/" + tree.substring(2)));
    Path called = work.resolve("called");
    Path old = Files.createDirectory(work.resolve("bin")).resolve("git");
    Files.writeString(
        old,
        "#!/bin/sh\necho \"$@\" >> '"
            + called
            + "'\nunset GIT_NO_LAZY_FETCH\nPATH=${PATH#*:} exec git \"$@\"\n");
    Files.setPosixFilePermissions(old, PosixFilePermissions.fromString("rwxr-xr-x"));
    ProcessBuilder builder =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                DatesProgram.class.getName(),
                site.toString())
            .redirectErrorStream(true);
    builder.environment().merge("PATH", old.getParent() + ":", (path, own) -> own + path);

    Process process = builder.start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

    assertEquals(0, process.waitFor(), output);
    assertTrue(Files.readString(called).contains(" log "), output);
    assertFalse(Files.exists(ran));
  }

  @Test
  void aFolderOutsideOfGitHasNoDates() throws Exception {
    Path other = Files.createDirectory(work.resolve("other"));
    Files.writeString(other.resolve("a.html"), "<!doctype html>");

    assertEquals(Map.of("a.html", "null"), dates(other));
    assertTrue(told.isEmpty());
  }
}
