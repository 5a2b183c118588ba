package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Directories as inputs of sets, and sets that are published among their inputs. */
class InputDirectoryTest {

  private static final String SITE = "https://a.example/";

  @TempDir Path directory;

  private Path in;

  @BeforeEach
  void createInputs() throws IOException {
    in = Files.createDirectory(directory.resolve("in"));
    Files.writeString(in.resolve("a.txt"), SITE + "1\n");
    addSecond();
  }

  private static CommandRun run(Object... arguments) {
    return CommandRun.of(List.of(arguments).stream().map(Object::toString).toArray(String[]::new));
  }

  private List<String> published(String file) throws IOException {
    return Files.readString(in.resolve(file))
        .lines()
        .filter(line -> line.contains("<loc>"))
        .map(line -> line.replaceAll("\\s*</?loc>", ""))
        .toList();
  }

  @Test
  void aPageThatIsGoneDoesNotStayInASetAmongItsInputs() throws IOException {
    for (Object input : List.of(in, in + "/*")) {
      addSecond();
      run("publish", input, "-o", in, "--base-url", SITE).exits(0);
      assertEquals(List.of(SITE + "1", SITE + "2"), published("sitemap.xml"));
      Files.delete(in.resolve("b.csv"));
      run("publish", input, "-o", in, "--base-url", SITE).exits(0);
      assertEquals(List.of(SITE + "1"), published("sitemap.xml"));
    }
  }

  private void addSecond() throws IOException {
    Files.writeString(in.resolve("b.csv"), "loc\n" + SITE + "2\n");
  }

  @Test
  void nothingIsLeftOfTheInputsButTheSet() throws IOException {
    run("publish", in, "-o", in, "--base-url", SITE).exits(0);
    Files.delete(in.resolve("a.txt"));
    Files.delete(in.resolve("b.csv"));
    run("publish", in, "-o", in, "--base-url", SITE).exits(4);
    assertEquals(List.of(SITE + "1", SITE + "2"), published("sitemap.xml"));
  }

  @Test
  void eachFileOfALargerSetIsSkipped() throws IOException {
    for (int i = 0; i < 2; i++) {
      Path robots = Files.writeString(in.resolve("robots.txt"), "");
      run("publish", in, "-o", in, "--base-url", SITE, "--max-urls", 1, "--robots", robots)
          .exits(0);
      assertEquals("Sitemap: " + SITE + "sitemap.xml\n", Files.readString(robots));
    }
    run("publish", in, "-o", in, "--base-url", SITE).exits(0);
    assertEquals(List.of(SITE + "1", SITE + "2"), published("sitemap.xml"));
  }

  @Test
  void inAConfigurationToo() throws IOException {
    Path config =
        Files.writeString(
            directory.resolve("sitemap.toml"),
            "output = \"in\"\nbase-url = \"" + SITE + "\"\n[[input]]\npath = \"in\"\n");
    run("publish", "--config", config).exits(0);
    Files.delete(in.resolve("b.csv"));
    run("publish", "--config", config).exits(0);
    assertEquals(List.of(SITE + "1"), published("sitemap.xml"));
  }

  @Test
  void aSetThatIsNamedIsRead() throws IOException {
    run("publish", in, "-o", in, "--base-url", SITE).exits(0);
    run("publish", in.resolve("sitemap.xml"), "-o", in, "--base-url", SITE, "--gzip").exits(0);
    assertEquals(List.of(SITE + "1", SITE + "2"), published("sitemap.xml"));
  }

  @Test
  void aDamagedManifestPublishesNothing() throws IOException {
    run("publish", in, "-o", in, "--base-url", SITE).exits(0);
    Files.writeString(in.resolve(".sitemap-manifest.json"), "{");
    CommandRun run = run("publish", in, "-o", in, "--base-url", SITE).exits(1);
    assertTrue(run.err().contains("publish.manifest"), run.err());
  }

  @Test
  void otherCommandsReadDirectoriesWithoutTheirOutput() throws IOException {
    for (int i = 0; i < 2; i++) {
      run("merge", in, "-o", in.resolve("all.txt")).exits(0);
      assertEquals(SITE + "1\n" + SITE + "2\n", Files.readString(in.resolve("all.txt")));
    }
    run("split", in + "/?.*", "-o", directory.resolve("parts")).exits(0);
    assertTrue(Files.exists(directory.resolve("parts/sitemap-1.xml")));
    assertFalse(Files.exists(directory.resolve("parts/sitemap-2.xml")));
  }
}
