package io.github.sitemaptoolkit.cli.config;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.batch.setting.SettingKey;
import io.github.sitemaptoolkit.site.config.SettingKind;
import io.github.sitemaptoolkit.text.JsonWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * docs/sitemap.toml.schema.json, which editors complete and check a sitemap.toml with, is made from
 * the same keys as docs/site.md: run with {@code -Dsite.write=true} to write it.
 */
class SiteSchemaTest {

  private static final Path DOCUMENT = Path.of("..", "docs", "sitemap.toml.schema.json");
  private static final String SWITCH = "`true` or `false`";

  private final JsonWriter json = JsonWriter.indented();

  @Test
  void schemaHasAllKeys() throws IOException {
    json.begin()
        .text("$schema", "http://json-schema.org/draft-07/schema#")
        .text("title", "sitemap.toml of the Sitemap Toolkit")
        .text("description", "What a site publishes, and how its sitemaps are checked.")
        .text("type", "object")
        .flag("additionalProperties", false)
        .begin("properties");
    keys(SiteKeys.TOP);
    json.begin("defaults")
        .text("description", "values for entries that lack them, by their columns")
        .text("type", "object")
        .end();
    json.begin("input")
        .text("description", "what is published: a table for each input")
        .text("type", "array")
        .begin("items")
        .text("type", "object")
        .texts("required", List.of("path"))
        .flag("additionalProperties", false)
        .begin("properties");
    value(new SettingKey("path", "FILE", "the file, directory, pattern or address of this input"));
    keys(SiteKeys.INPUT);
    json.end().end().end();
    json.begin("set")
        .text("description", "sitemaps of a name of their own, by the name")
        .text("type", "object")
        .begin("additionalProperties");
    table(SiteKeys.SET);
    json.end().end();
    for (String place : SiteKeys.PLACES.keySet()) {
      if (place.startsWith("`[") && !place.equals(SiteKeys.INPUT) && !place.equals(SiteKeys.SET)) {
        json.begin(place.substring(2, place.length() - 2));
        table(place);
        json.end();
      }
    }
    json.end().end();
    String expected = json + "\n";
    if (Boolean.getBoolean("site.write")) {
      Files.writeString(DOCUMENT, expected);
    }
    assertEquals(expected, Files.readString(DOCUMENT));
  }

  private void table(String place) {
    json.text("type", "object").flag("additionalProperties", false).begin("properties");
    keys(place);
    json.end();
  }

  private void keys(String place) {
    SiteKeys.PLACES.get(place).forEach(this::value);
  }

  private void value(SettingKey key) {
    json.begin(key.name()).text("description", key.meaning());
    if (key.value().equals(SWITCH)) {
      json.text("type", "boolean");
    } else {
      json.texts("type", types(SiteKeys.kind(key.name())));
    }
    json.end();
  }

  /** Returns what a value may be: a number is as good as a text, and one text as a list of one. */
  private static List<String> types(SettingKind kind) {
    return switch (kind) {
      case SWITCH -> List.of("boolean");
      case TEXT, FILE -> List.of("string", "number");
      case TEXTS, FILES -> List.of("string", "number", "array");
      case PAIRS, PAIRS_OF_FILES -> List.of("string", "array", "object");
    };
  }
}
