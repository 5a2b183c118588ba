package io.github.sitemaptoolkit.converters.json;

import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.github.sitemaptoolkit.ext.image.ImageExtension;
import io.github.sitemaptoolkit.ext.video.VideoExtension;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Extent;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The places of values of entries in documents, which are read piece by piece. */
class JsonPlacesTest {

  private static EntryReader<UrlEntry> open(byte[] document) throws IOException {
    Context context =
        Context.of(Extensions.of(new ImageExtension(), new VideoExtension())).withPlaces(true);
    Source source = Source.of(new ByteArrayInputStream(document), "in.json");
    return new JsonFormat().reader(source, context);
  }

  private static String source(String document, Location at) {
    return new Text(document).at(at);
  }

  /** A document, of which many places are asked for. */
  private static final class Text {
    private final byte[] bytes;
    private final String[] lines;

    Text(String document) {
      bytes = document.getBytes(UTF_8);
      lines = document.replace("\uFEFF", "").split("\r\n|\r|\n");
    }

    /** Returns what the document has at a place, by its offset and by its line and columns. */
    String at(Location at) {
      Extent extent = Objects.requireNonNull(at.extent(), () -> "a point: " + at);
      String text = new String(bytes, (int) extent.offset(), (int) extent.length(), UTF_8);
      String line = lines[(int) at.line() - 1];
      assertEquals(text, line.substring(at.column() - 1, extent.endColumn() - 1));
      return text;
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"[%s]", "{\"meta\":{\"\u00E9\":[1]},\"urls\":[%s],\"end\":1}", "\uFEFF[%s]"})
  void theRangeOfAValueHoldsItsSource(String around) throws IOException {
    var items = new StringBuilder("\r\n");
    for (int i = 0; i < 500; i++) { // the parser reads 4,000 characters at a time
      items.append(i == 0 ? "" : i == 1 ? ",1,\r" : ",\r\n");
      items.append("  {\"\u00E9\uD83D\uDE00\": {\"skipped\": \"" + "x".repeat(i) + "\"},\n");
      items.append("\"loc\" : \" https:\\/\\/example.com\\/" + i + "\\u0020\",\"priority\":0." + i);
      items.append(",\n \"video\":[{\"title\":\"\\ud83d\\ude00 " + i + "\",");
      items.append("\"price\":{\"@currency\":\"E\\u0055R\",\"#text\":\" " + i + "\\t\"}}]}");
    }
    String document = around.formatted(items);
    var text = new Text(document);
    try (var in = open(document.getBytes(UTF_8))) {
      for (int i = 0; i < 500; i++) {
        in.read();
        assertEquals("{", text.at(in.location()));
        assertEquals("https:\\/\\/example.com\\/" + i, text.at(in.places().of("loc")));
        assertEquals("0." + i, text.at(in.places().of("priority")));
        assertEquals("\\ud83d\\ude00 " + i, text.at(in.places().of("video[1].title")));
        assertEquals("" + i, text.at(in.places().of("video[1].price[1]")));
        assertEquals("E\\u0055R", text.at(in.places().of("video[1].price[1]@currency")));
        assertEquals("url[" + (i == 0 ? 1 : i + 2) + "].loc", in.places().path("loc"));
      }
      assertNull(in.read());
      List<Problem> problems = in.problems().first();
      assertEquals("url[2]", problems.get(1).path());
      assertEquals("1", text.at(problems.get(1).location()));
      assertEquals("\u00E9\uD83D\uDE00", text.at(problems.get(0).location()));
    }
  }

  @Test
  void aProblemHasThePathAndThePlaceOfItsValue() throws IOException {
    String document =
        "[{\"loc\":\"https://e.com/\"},\n{\"loc\":\"https://e.com/\",\"image\":[null,"
            + "{\"loc\":\"/a\\u0062\"}],\"video\":[{},{\"duration\":[[]]}],\"lastmod\":\" x \"}]";
    try (var in = open(document.getBytes(UTF_8))) {
      in.read();
      in.read();
      assertEquals(
          List.of(
              "url[2].image[1].loc /a\\u0062", "url[2].video[2].duration [", "url[2].lastmod x"),
          in.problems().first().stream()
              .map(problem -> problem.path() + " " + source(document, problem.location()))
              .toList());
    }
  }

  @Test
  void offsetsAreUnknownWhereTheBytesAreOthers() throws IOException {
    String document = "[{\"loc\":\"https://e.com/\",\"lastmod\":\"2026\"}]";
    try (var in = open(document.getBytes(UTF_16))) {
      in.read();
      assertEquals(new Extent(1, 41, -1, -1), in.places().of("lastmod").extent());
    }
    byte[] broken = document.getBytes(UTF_8);
    broken[document.indexOf("2026")] = (byte) 0xE9;
    try (var in = open(broken)) {
      in.read();
      assertEquals(new Extent(1, 24, -1, -1), in.places().of("loc").extent());
      assertEquals(new Extent(1, 41, -1, -1), in.places().of("lastmod").extent());
    }
  }

  @Test
  void aTextThatIsVeryLongMayHaveOnlyABeginning() throws IOException {
    String item = "{\"loc\":\"https://e.com/\",\"no\":\"" + "x".repeat(3_000_000) + "\"}";
    try (var in = open(('[' + item + ",\n{\"loc\":\"https://e.com/\u00E9\"}]").getBytes(UTF_8))) {
      in.read();
      assertEquals(9, Objects.requireNonNull(in.places().of("loc").extent()).offset());
      in.read();
      Extent extent = Objects.requireNonNull(in.places().of("loc").extent());
      assertEquals(new Extent(2, 24, 3_000_043, 16), extent);
    }
  }
}
