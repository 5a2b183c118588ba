package io.github.sitemaptoolkit.site.sketch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.format.Context;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FirstConfigTest {

  @TempDir Path site;

  private final List<String> notTaken = new ArrayList<>();
  private final List<String> seen = new ArrayList<>();

  private Path write(String name, String text) throws IOException {
    Path written = site.resolve(name);
    Files.createDirectories(written.getParent());
    return Files.writeString(written, text);
  }

  private FoundInputs search() throws IOException {
    return new FoundInputs(Context.load(), site, notTaken::add);
  }

  private void page(String name, String canonical) throws IOException {
    write(
        name,
        "<!DOCTYPE html><title>T</title><link rel=\"canonical\" href=\""
            + canonical
            + "\"><p>x</p>");
  }

  private String found() throws IOException {
    return new FirstConfig(site, search().in(site)).text();
  }

  @Test
  void eachInputIsATableWithItsPath() throws IOException {
    write("urls.txt", "https://www.example.com/1\nhttps://www.example.com/2\n");
    page("public/index.html", "https://www.example.com/");
    var config = new FirstConfig(site, search().in(site));
    String text = config.text();
    assertEquals(2, config.inputs());
    assertEquals(0, config.sets());
    assertTrue(
        text.contains("base-url = \"https://www.example.com/\"\noutput = \"public\"\n"), text);
    assertTrue(text.contains("[[input]]                 # txt\npath = \"urls.txt\"\n"), text);
    assertTrue(text.contains("path = \"public\"\nfrom = \"html\""), text);
    assertTrue(text.contains("[tell]"), text);
    assertEquals(List.of(), notTaken);
  }

  @Test
  void whatPublishWouldRefuseIsLeftOutWithTheReason() throws IOException {
    write("a.txt", "https://www.example.com/1\nhttps://www.example.com/2\n");
    write("b.txt", "https://other.example/1\n");
    write("c.csv", "Size,Colour\n1,red\n");
    found();
    assertEquals(2, notTaken.size(), notTaken.toString());
    assertTrue(
        notTaken.get(0).startsWith(site.resolve("c.csv") + ": not taken: "), notTaken.get(0));
    assertTrue(
        notTaken.get(1).contains("those of https://other.example/, not of"), notTaken.get(1));
  }

  @Test
  void columnsOfUnknownHeadersAreGuessed() throws IOException {
    Path table = write("c.csv", "Wo,Neu\nhttps://www.example.com/1,2026-11-19\n");
    Map<Path, List<InputSketch>> inputs =
        search().of(List.of(table, table), sketch -> seen.add(sketch.path().toString()));
    String text = new FirstConfig(site, inputs).text();
    assertTrue(text.contains("map = { \"Wo\" = \"loc\", \"Neu\" = \"lastmod\" }"), text);
    assertEquals(List.of(table.toString()), seen);
    List<String> lines = inputs.get(table).get(0).lines(80);
    assertEquals(table + ": all entries (1)", lines.get(0));
    assertTrue(lines.get(1).startsWith("  loc                        lastmod"), lines.get(1));
    assertTrue(lines.contains("  used: \"Wo\" (loc), \"Neu\" (lastmod)"), lines.toString());
  }

  @Test
  void twoFoldersWithPagesOfOneUrlAreOneInput() throws IOException {
    page("a/index.html", "https://www.example.com/");
    page("b/index.html", "https://www.example.com/");
    found();
    assertEquals(
        List.of(
            site.resolve("b")
                + ": not taken: another folder has the pages of https://www.example.com/"),
        notTaken);
  }
}
