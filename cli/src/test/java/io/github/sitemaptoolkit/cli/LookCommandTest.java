package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LookCommandTest {

  private static final String NAMESPACE = "xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"";

  @TempDir Path directory;

  private Path sitemap(String name, String... paths) throws IOException {
    var text = new StringBuilder("<urlset " + NAMESPACE + ">");
    for (String path : paths) {
      text.append("<url><loc>https://example.com").append(path).append("</loc></url>");
    }
    return Files.writeString(directory.resolve(name), text.append("</urlset>"));
  }

  private Path index(String... names) throws IOException {
    var text = new StringBuilder("<sitemapindex " + NAMESPACE + ">");
    for (String name : names) {
      text.append("<sitemap><loc>https://example.com/").append(name).append("</loc></sitemap>");
    }
    return Files.writeString(directory.resolve("sitemap.xml"), text.append("</sitemapindex>"));
  }

  private static JsonNode json(String... arguments) throws IOException {
    String[] all = new String[arguments.length + 2];
    all[0] = "look";
    all[1] = "--json";
    System.arraycopy(arguments, 0, all, 2, arguments.length);
    return new ObjectMapper().readTree(CommandRun.of(all).exits(0).out());
  }

  @Test
  void oneScreenShowsWhatIsThere() throws IOException {
    String input = sitemap("a.xml", "/blog/1", "/blog/2", "/").toString();
    CommandRun run = CommandRun.of("look", input).exits(0);
    assertTrue(run.out().startsWith(input + ": 3 urls in 1 file\n"), run.out());
    assertTrue(run.out().contains("sections   /blog/"), run.out());
    assertTrue(run.out().contains("#"), run.out());
    assertEquals("", run.err());
  }

  @Test
  void aDirectoryReadsEachSitemapOfItsIndexOnce() throws IOException {
    sitemap("a.xml", "/1", "/2");
    sitemap("b.xml", "/3");
    index("a.xml", "b.xml");
    JsonNode look = json(directory.toString());
    assertEquals(3, look.path("urls").asInt());
    assertEquals(2, look.path("files").size());
    String a = directory.resolve("a.xml").toString();
    assertEquals(3, json(a, directory.resolve("sitemap.xml").toString(), a).path("urls").asInt());
  }

  @Test
  void aPageIsWrittenToAFile() throws IOException {
    Path page = directory.resolve("look.html");
    String input = sitemap("a.xml", "/blog/1", "/blog/2", "/").toString();
    CommandRun run = CommandRun.of("look", input, "--report", "html=" + page).exits(0);
    assertEquals("", run.out());
    String text = Files.readString(page);
    assertTrue(text.contains("Urls by section"), text);
    assertTrue(text.stripTrailing().endsWith("</html>"), text);
  }

  @Test
  void thePageListsTheSitemapsOfAnIndex() throws IOException {
    sitemap("a.xml", "/1", "/2");
    Path page = directory.resolve("look.html");
    String index = index("a.xml", "gone.xml").toString();
    CommandRun.of("look", index, "--report", "html=" + page).exits(1);
    String text = Files.readString(page);
    assertTrue(text.contains("<a href=\"https://example.com/a.xml\""), text);
    assertTrue(text.contains("<span class=\"failure\">there is no file with its name"), text);
  }

  @Test
  void pipedInputIsRead() throws IOException {
    String text = Files.readString(sitemap("a.xml", "/1"));
    CommandRun run = CommandRun.of(text.getBytes(StandardCharsets.UTF_8), "look", "-").exits(0);
    assertTrue(run.out().startsWith("-: 1 url in 1 file\n"), run.out());
  }

  @Test
  void anOlderSetIsComparedBySection() throws IOException {
    String old = sitemap("old.xml", "/blog/1", "/blog/2", "/shop/1").toString();
    String now = sitemap("new.xml", "/blog/1", "/blog/3", "/blog/4").toString();
    JsonNode changes = json(now, "--against", old).path("changes");
    assertTrue(changes.path("exact").asBoolean());
    assertEquals(2, changes.path("added").asInt());
    assertEquals(2, changes.path("removed").asInt());
    assertEquals("/blog/", changes.path("sections").path(0).path("path").asText());
    String text = CommandRun.of("look", now, "--against", old).exits(0).out();
    assertTrue(text.contains("changes    since " + old + ": +2 -2, 0 changed\n"), text);
  }

  @Test
  void anOlderReportIsComparedByNumbers() throws IOException {
    String input = sitemap("a.xml", "/blog/1", "/blog/2", "/shop/1").toString();
    Path report = directory.resolve("report.json");
    CommandRun.of("look", input, "--report", "json=" + report).exits(0);
    sitemap("a.xml", "/blog/1", "/blog/3", "/blog/4");
    JsonNode changes = json(input, "--against", report.toString()).path("changes");
    assertFalse(changes.path("exact").asBoolean());
    assertEquals(1, changes.path("added").asInt());
    assertEquals(1, changes.path("removed").asInt());
    assertTrue(changes.path("changed").isMissingNode() || changes.path("changed").isNull());
  }

  @Test
  void aDirectoryCanBeTheOlderVersion() throws IOException {
    Path backup = Files.createDirectory(directory.resolve("backup"));
    Files.move(sitemap("a.xml", "/1"), backup.resolve("a.xml"));
    String now = sitemap("a.xml", "/1", "/2").toString();
    JsonNode changes = json(now, "--against", backup.toString()).path("changes");
    assertEquals(1, changes.path("added").asInt());
    assertEquals(0, changes.path("removed").asInt());
  }

  @Test
  void whatIsMissingIsReported() throws IOException {
    index("gone.xml");
    CommandRun run = CommandRun.of("look", directory.resolve("sitemap.xml").toString()).exits(1);
    assertTrue(run.err().contains("index.child-missing"), run.err());
    run = CommandRun.of("look", directory.resolve("none.xml").toString()).exits(4);
    assertEquals("", run.out());
    String input = sitemap("a.xml", "/1").toString();
    run = CommandRun.of("look", input, "--against", directory.resolve("none.xml").toString());
    run.exits(4);
    assertTrue(run.err().contains("none.xml"), run.err());
  }

  @Test
  void damagedReportsAreRefused() throws IOException {
    Path report =
        Files.writeString(directory.resolve("old.json"), "{\"look\": 1, \"sections\": [{");
    String input = sitemap("a.xml", "/1").toString();
    CommandRun run = CommandRun.of("look", input, "--against", report.toString()).exits(2);
    assertTrue(run.err().contains("the report is damaged"), run.err());
  }

  @Test
  void aReportNeverReplacesAnInput() throws IOException {
    Path input = sitemap("a.xml", "/1");
    String before = Files.readString(input);
    CommandRun.of("look", input.toString(), "--report", "json=" + input).exits(2);
    assertEquals(before, Files.readString(input));
  }

  @Test
  void theConfigurationNamesTheSet() throws IOException {
    Path site = Files.createDirectory(directory.resolve("public"));
    Files.move(sitemap("a.xml", "/1"), site.resolve("sitemap.xml"));
    Path config =
        Files.writeString(
            directory.resolve("sitemap.toml"),
            "output = \"public/\"\nbase-url = \"https://example.com/\"\n");
    assertEquals(1, json("--config", config.toString()).path("urls").asInt());
  }
}
