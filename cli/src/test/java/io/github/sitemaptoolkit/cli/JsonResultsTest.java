package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The keys are what docs/json.md promises. */
class JsonResultsTest {

  private static final Path ROOT = Path.of("..");

  private static Set<String> keys(String json) throws IOException {
    Set<String> keys = new TreeSet<>();
    try (JsonParser parser = new JsonFactory().createParser(json)) {
      for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
        if (token == JsonToken.FIELD_NAME) {
          keys.add(parser.currentName());
        }
      }
    }
    return keys;
  }

  @Test
  void inputThatFailsHasItsReason() throws IOException {
    byte[] html = "<!DOCTYPE html><p>no</p>".getBytes(StandardCharsets.UTF_8);
    CommandRun run = CommandRun.of(html, "count", "--json", "-").exits(1);
    assertEquals(
        Set.of("inputs", "input", "failure", "total", "urls", "sitemaps"), keys(run.out()));
    assertTrue(run.out().contains("doc.html"), run.out());
    assertTrue(run.err().contains("doc.html"), run.err());
  }

  @Test
  void textsAreEscaped() throws IOException {
    CommandRun run = CommandRun.of("count", "--json", "no\"such\u001b.xml").exits(4);
    assertTrue(run.out().contains("\"no\\\"such\\u001B.xml\""), run.out());
  }

  @Test
  void keysOfExtensionsAreAllDocumented() throws IOException {
    String out = CommandRun.of("extensions", "--json").exits(0).out();
    assertDocumented(keys(out));
    String video = CommandRun.of("extensions", "video", "--json").exits(0).out();
    assertTrue(video.contains("\"column\": \"video.tag[]\""), video);
    assertTrue(video.contains("\"most\": 32"), video);
    assertTrue(out.length() > 2 * video.length(), "one of many");
  }

  @Test
  void keysOfFormatsAreAllDocumented() throws IOException {
    Set<String> keys = keys(CommandRun.of("formats", "--json").exits(0).out());
    assertDocumented(keys);
    assertTrue(keys.contains("fileExtensions"), keys.toString());
  }

  @Test
  void formatOfTheToolkitHasNoJar() {
    String out = CommandRun.of("formats", "--json").exits(0).out();
    assertTrue(out.contains("\"jar\": null"), out);
  }

  @Test
  void keysOfPublicationsAreAllDocumented(@TempDir Path directory) throws IOException {
    byte[] list = "https://a.example/\n".getBytes(StandardCharsets.UTF_8);
    String set = directory.resolve("set").toString();
    CommandRun run =
        CommandRun.of(list, "publish", "-", "-o", set, "--base-url=https://a.example/", "--json");
    Set<String> keys = keys(run.exits(0).out());
    assertDocumented(keys);
    assertEquals(keys, keys(CommandRun.of(list, "update", set, "--add", "-", "--json").out()));
    String parts = directory.resolve("parts").toString();
    assertDocumented(keys(CommandRun.of(list, "split", "-", "-o", parts, "--json").exits(0).out()));
    assertDocumented(keys(CommandRun.of("doctor", "--json").exits(0).out()));
  }

  private static void assertDocumented(Set<String> keys) throws IOException {
    String document = Files.readString(ROOT.resolve("docs/json.md"));
    for (String key : keys) {
      assertTrue(document.contains('`' + key + '`') || document.contains('.' + key + '`'), key);
    }
  }
}
