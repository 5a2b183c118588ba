package io.github.sitemaptoolkit.cli.config;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.batch.setting.SettingKey;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/**
 * The tables of keys in docs/site.md are made from the options: run with {@code -Dsite.write=true}
 * to write them.
 */
class SiteDocTest {

  private static final Path DOCUMENT = Path.of("..", "docs", "site.md");

  /** Returns the places where a key may stand. */
  private static List<String> places(String key) {
    return SiteKeys.PLACES.entrySet().stream()
        .filter(place -> place.getValue().stream().map(SettingKey::name).anyMatch(key::equals))
        .map(Map.Entry::getKey)
        .toList();
  }

  /** Returns the table of the keys that may stand in some places and not in others. */
  private static String table(Predicate<List<String>> here) {
    var table = new StringBuilder("| Key | Value | Meaning | Stands |\n|---|---|---|---|\n");
    Map<String, SettingKey> first = new LinkedHashMap<>();
    SiteKeys.PLACES.values().stream()
        .flatMap(List::stream)
        .forEach(key -> first.putIfAbsent(key.name(), key));
    first.forEach(
        (name, key) -> {
          if (here.test(places(name))) {
            table
                .append("| `")
                .append(name)
                .append("` | ")
                .append(key.value().replace("|", "\\|"))
                .append(" | ")
                .append(key.meaning().replace("|", "\\|"))
                .append(" | ")
                .append(String.join(", ", places(name)))
                .append(" |\n");
          }
        });
    return table.toString();
  }

  private static String with(String text, String name, String table) {
    String begin = "<!-- keys of " + name + " -->\n";
    int start = text.indexOf(begin) + begin.length();
    assertTrue(start >= begin.length(), name);
    int end = text.indexOf("<!-- end -->", start);
    return text.substring(0, start) + table + text.substring(end);
  }

  private static boolean isOfInput(List<String> places) {
    return places.contains(SiteKeys.INPUT);
  }

  private static boolean isOfSet(List<String> places) {
    return places.contains(SiteKeys.SET) && !isOfInput(places);
  }

  private static boolean isOfSite(List<String> places) {
    return places.contains(SiteKeys.TOP) && !isOfInput(places) && !isOfSet(places);
  }

  private static boolean isOfCommand(List<String> places) {
    return !isOfInput(places) && !isOfSet(places) && !isOfSite(places);
  }

  @Test
  void eachKeyIsExplainedOnce() throws IOException {
    String text = Files.readString(DOCUMENT);
    String expected = with(text, "publish", table(SiteDocTest::isOfSite));
    expected = with(expected, "inputs", table(SiteDocTest::isOfInput));
    expected = with(expected, "sets", table(SiteDocTest::isOfSet));
    expected = with(expected, "commands", table(SiteDocTest::isOfCommand));
    if (Boolean.getBoolean("site.write")) {
      Files.writeString(DOCUMENT, expected);
    }
    assertEquals(expected, Files.readString(DOCUMENT));
  }

  @Test
  void exampleOfTheDocumentIsTheExample() throws IOException {
    String example = Files.readString(Path.of("..", "examples", "site", "sitemap.toml"));
    assertTrue(Files.readString(DOCUMENT).contains("\n" + example + "```\n"));
  }
}
