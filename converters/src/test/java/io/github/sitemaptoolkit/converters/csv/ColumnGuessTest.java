package io.github.sitemaptoolkit.converters.csv;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What columns with unknown headers are taken for, judging by their first cells. */
class ColumnGuessTest {

  private static Map<String, String> guess(String table) throws IOException {
    var bytes = new ByteArrayInputStream(table.getBytes(StandardCharsets.UTF_8));
    try (Source source = Source.of(bytes, "in.csv")) {
      return new CsvFormat().guess(source, Context.load());
    }
  }

  @Test
  void pagesPicturesFilmsAndDatesAreKnownByTheirCells() throws IOException {
    assertEquals(
        Map.of(
            "Seite", "loc", "Bild", "image.loc", "Film", "video.content_loc", "Stand", "lastmod"),
        guess(
            """
            Seite;Bild;Film;Stand;Art
            https://a.example/1;https://a.example/1.jpg;https://a.example/1.mp4;22.11.2026;a
            https://a.example/2;;https://a.example/2.mp4;23.11.2026;b
            """));
  }

  @Test
  void firstOfSeveralColumnsIsTaken() throws IOException {
    assertEquals(
        Map.of("eins", "loc", "drei", "lastmod"),
        guess(
            "eins,zwei,drei,vier\nhttps://a.example/,https://b.example/,2026-01-02,2026-01-03\n"));
  }

  @Test
  void cellsWithLineBreaksAndQuotesAreReadAsInTheTable() throws IOException {
    assertEquals(
        Map.of("die \"Seite\"", "loc"),
        guess("Text,\"die \"\"Seite\"\"\"\n\"a,\nb\",https://a.example/1?a=1\n"));
    assertEquals(Map.of("b", "loc"), guess("sep=|\na|b\nx|https://a.example/\n"));
  }

  @Test
  void oneCellThatIsNoneSpoilsTheGuess() throws IOException {
    assertEquals(Map.of(), guess("a,b\nhttps://a.example/,1\nnone yet,2\n"));
    assertEquals(Map.of(), guess("a,b\nhttps://a.example/1.jpg,2026-01-02\n"));
    assertEquals(Map.of("a", "loc"), guess("a\nhttps://a.example/1.jpg\nhttps://a.example/2\n"));
    assertEquals(Map.of(), guess("a,b\n"));
    assertEquals(Map.of(), guess(""));
  }
}
