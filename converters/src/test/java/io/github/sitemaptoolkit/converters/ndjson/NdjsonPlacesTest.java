package io.github.sitemaptoolkit.converters.ndjson;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.ext.image.ImageExtension;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class NdjsonPlacesTest {

  private static final Context CONTEXT = Context.of(Extensions.of(new ImageExtension()));

  /** Returns the line and the column of a value of the last entry. */
  private static String place(Context context, String lines, String path) throws IOException {
    var bytes = new ByteArrayInputStream(lines.getBytes(StandardCharsets.UTF_8));
    Source source = Source.of(bytes, "in.ndjson");
    try (EntryReader<UrlEntry> in = new NdjsonFormat().reader(source, context)) {
      Location found = Location.of("none");
      while (in.read() != null) {
        found = in.places().of(path);
      }
      return found.line() + ":" + found.column();
    }
  }

  private static String place(String lines, String path) throws IOException {
    return place(CONTEXT.withPlaces(true), lines, path);
  }

  @Test
  void aValueIsWhereItBegins() throws IOException {
    String lines =
        """
        {"loc":"https://example.com/a"}
        {"loc": "https://example.com/b", "lastmod": "2026"}
        """;

    assertEquals("2:9", place(lines, "loc"));
    assertEquals("2:45", place(lines, "lastmod"));
    assertEquals("2:1", place(lines, "priority"));
  }

  @Test
  void theLastOfEqualKeysCounts() throws IOException {
    assertEquals(
        "1:59",
        place(
            "{\"loc\":\"https://example.com/a\",\"lastmod\":\"2025\",\"lastmod\":\"2026\"}",
            "lastmod"));
  }

  @Test
  void valuesWithoutAnElementAreNotCounted() throws IOException {
    String line =
        "{\"loc\":\"https://example.com/a\",\"image\":[null,1,{\"loc\":null,\"title\":\"T\"},{}]}";

    assertEquals("1:48", place(line, "image[1]"));
    assertEquals("1:48", place(line, "image[1].loc"));
    assertEquals("1:68", place(line, "image[1].title"));
  }

  @Test
  void withoutPlacesAllValuesAreAtTheirLine() throws IOException {
    assertEquals("1:1", place(CONTEXT, "{\"loc\": \"https://example.com/a\"}", "loc"));
  }
}
