package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.cli.input.TypedFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** File urls that are typed, or pasted from a browser. */
class TypedFilesTest {

  @TempDir Path directory;
  private String file;
  private String url;

  @BeforeEach
  void writeInput() throws IOException {
    Path path = directory.resolve("a b%ü.txt");
    file = Files.writeString(path, "https://a.example/1\n").toString();
    url = path.toUri().toString();
  }

  @ParameterizedTest
  @CsvSource({
    "file:///a/b.xml, /a/b.xml",
    "file:/a/b.xml, /a/b.xml",
    "FILE://localhost/a/b.xml, /a/b.xml",
    "file:///a%20%C3%BC%23.xml#top, /a ü#.xml",
    "file:///C:/a/b.xml, C:/a/b.xml",
    "file://other/a/b.xml, file://other/a/b.xml",
    "file:a.xml, file:a.xml",
    "https://a.example/file:///a, https://a.example/file:///a",
    "/a/b.xml, /a/b.xml",
  })
  void theFileIsTheOneOfTheUrl(String typed, String name) {
    assertEquals(name, TypedFiles.name(typed));
  }

  @Test
  void eachInputMayBeAFileUrl() {
    assertEquals(
        CommandRun.of("count", file).exits(0).out(), CommandRun.of("count", url).exits(0).out());
    CommandRun.of("convert", "--to", "txt", "--", url).exits(0);
    CommandRun.of("validate", url, "--against=" + url).exits(0);
    CommandRun.of("merge", url, "--to", "txt").exits(0);
    CommandRun.of("diff", url, file).exits(0);
    String set = directory.resolve("set").toString();
    CommandRun.of("publish", url, "-o", set, "--base-url", "https://a.example/").exits(0);
    CommandRun.of("update", set, "--add", url).exits(0);
  }

  @Test
  void whatIsNoInputStaysAsItIs() {
    String base = CommandRun.of("convert", file, "--base", url, "--to", "txt").exits(2).err();
    assertTrue(base.contains("file:///"), base);
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void fileUrlsInDocumentsListsAndSettingsAreNotRead() throws IOException {
    Path index =
        Files.writeString(
            Files.createDirectory(directory.resolve("elsewhere")).resolve("index.xml"),
            "<sitemapindex xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'><sitemap><loc>"
                + url
                + "</loc></sitemap></sitemapindex>");
    CommandRun run = CommandRun.of("convert", index.toString(), "--to", "txt");
    assertEquals("", run.out());
    String list = Files.writeString(directory.resolve("names"), url + "\n").toString();
    for (String command : new String[] {"count", "merge"}) {
      run = CommandRun.of(command, "--files-from", list).exits(2);
      assertTrue(run.err().contains("cannot read file://"), run.err());
    }
    Files.writeString(
        directory.resolve("sitemap.toml"),
        "output = \"set\"\nbase-url = \"https://a.example/\"\n[[input]]\npath = \"" + url + "\"\n");
    run = CommandRun.of("publish", "--config", directory.toString()).exits(2);
    assertTrue(run.err().contains("cannot read file://"), run.err());
  }
}
