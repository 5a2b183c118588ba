package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Names whose bytes are no text: Java has U+FFFD in their place. */
class GarbledNamesTest {

  private static final String PAGES =
      "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">"
          + "<url><loc>https://a.example/</loc></url></urlset>";

  @TempDir Path directory;
  private String good = "";

  @BeforeEach
  void writeGood() throws IOException {
    good = Files.writeString(directory.resolve("good.xml"), PAGES).toString();
  }

  private void writeLatin1() throws IOException {
    Files.writeString(Path.of(URI.create(directory.toUri() + "lat%FC.xml")), PAGES);
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void fileOfAFolderIsRefusedByItsBytes() throws IOException {
    writeLatin1();
    Path out = directory.resolve("out");
    CommandRun run = CommandRun.of("convert", directory.toString(), "-o", out + "/").exits(3);
    assertTrue(run.err().contains("/lat%FC.xml: the name "), run.err());
    assertTrue(Files.exists(out.resolve("good.xml")));
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void indexLeavesItOutWithAProblem() throws IOException {
    writeLatin1();
    CommandRun run =
        CommandRun.of("index", directory.toString(), "--base-url", "https://a.example");
    assertTrue(run.exits(1).err().contains("/lat%FC.xml: error: io.file-name: "), run.err());
    String index = Files.readString(directory.resolve("sitemap-index.xml"));
    assertEquals(2, index.split("<loc>").length, index);
  }

  @ParameterizedTest
  @ValueSource(strings = {"count", "convert", "merge"})
  void argumentIsAnInputThatFails(String command) {
    CommandRun run = CommandRun.of(command, "lat\uFFFD.xml").exits(4);
    assertTrue(run.err().contains("lat\uFFFD.xml: the name "), run.err());
  }

  @Test
  void patternWithItIsAnInputThatFails() {
    String out = directory.resolve("out").toString() + "/";
    CommandRun run = CommandRun.of("convert", "\uFFFD*.xml", good, "-o", out).exits(3);
    assertTrue(run.err().contains("\uFFFD*.xml: the name "), run.err());
  }

  /** On its way into a document nobody would notice it. */
  @ParameterizedTest
  @ValueSource(strings = {"--title", "--output", "--rewrite", "--report", "--extensions"})
  void optionWithItIsRefused(String option) {
    CommandRun run = CommandRun.of("convert", good, "--to", "rss", option, "gr\uFFFDn").exits(2);
    assertTrue(run.err().contains(option) && run.err().contains("gr\uFFFDn: th"), run.err());
  }
}
