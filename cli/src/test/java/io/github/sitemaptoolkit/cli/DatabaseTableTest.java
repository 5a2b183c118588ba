package io.github.sitemaptoolkit.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tables as the clients of databases print them: tabs, no quotes, and escapes by a backslash. */
class DatabaseTableTest {

  private static final String HEADER = "loc\tlastmod\timage.loc\timage.title\n";

  private static CommandRun convert(String table, String... more) {
    List<String> arguments = new ArrayList<>(List.of("convert", "-", "-q", "--to", "ndjson"));
    arguments.addAll(List.of("--input-quote", "none", "--input-escape", "backslash"));
    arguments.addAll(List.of(more));
    return CommandRun.of(table.getBytes(UTF_8), arguments.toArray(String[]::new));
  }

  private static String titled(String cell) {
    return convert(HEADER + "https://a.example/1\tNULL\thttps://a.example/1.jpg\t" + cell + "\n")
        .exits(0)
        .out();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '>',
      value = {
        "Tab\\there>Tab\\there",
        "Line\\nbreak>Line\\nbreak",
        "C:\\\\new>C:\\\\new",
        "\"Only quotes\">\\\"Only quotes\\\"",
        "\"Begins\" with one>\\\"Begins\\\" with one",
        "5\" and 3\">5\\\" and 3\\\"",
        "Zürich\\tHB>Zürich\\tHB",
      })
  void textsAreReadAsTheyAreInTheDatabase(String cell, String json) {
    assertEquals(
        "{\"loc\":\"https://a.example/1\",\"image\":[{\"loc\":\"https://a.example/1.jpg\",\"title\":\""
            + json
            + "\"}]}\n",
        titled(cell));
  }

  @ParameterizedTest
  @ValueSource(strings = {"NULL", "\\N", ""})
  void aCellWithoutValueHasNone(String cell) {
    assertEquals(
        "{\"loc\":\"https://a.example/1\",\"image\":[{\"loc\":\"https://a.example/1.jpg\"}]}\n",
        titled(cell));
  }

  @Test
  void picturesAreAnArray() {
    String row =
        "https://a.example/1\t2026-03-01 10:00:00\t"
            + "[\"https://a.example/1.jpg\", \"https://a.example/2.jpg\"]\t"
            + "[\"The \\\\\"hut\\\\\"\", null]\n";
    assertEquals(
        "{\"loc\":\"https://a.example/1\",\"lastmod\":\"2026-03-01\",\"image\":[{\"loc\":\"https://"
            + "a.example/1.jpg\",\"title\":\"The \\\"hut\\\"\"},{\"loc\":\"https://a.example/2.jpg\"}]}\n",
        convert(HEADER + row).exits(0).out());
  }

  @Test
  void onlyABackslashEscapes() {
    CommandRun run = CommandRun.of(new byte[0], "convert", "-", "--input-escape", "^").exits(2);
    assertEquals(
        "sitemap: --input-escape ^: only a backslash can be one",
        run.err().lines().findFirst().orElse(""));
  }
}
