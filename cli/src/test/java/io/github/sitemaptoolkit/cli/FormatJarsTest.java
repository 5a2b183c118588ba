package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Formats come in jars that the program was not built with. */
@Tag("slow")
class FormatJarsTest {

  private static final String SERVICES =
      "META-INF/services/io.github.sitemaptoolkit.format.SitemapFormat";
  private static final Path EXAMPLE =
      Path.of("..", "examples", "acme-format", "src", "com", "acme", "sitemap", "format");
  private static final String SITEMAP =
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
        <url>
          <loc>https://a.example/1</loc>
          <lastmod>2024-05-01</lastmod>
        </url>
      </urlset>
      """;
  private static final String KEYS = "[https://a.example/1]\nlastmod=2024-05-01\n\n";

  @TempDir Path directory;
  private Path sitemap;
  private Path keys;
  private Path jar;

  @BeforeEach
  void writeInputs() throws IOException {
    sitemap = Files.writeString(directory.resolve("in.xml"), SITEMAP);
    keys = Files.writeString(directory.resolve("in.keys"), KEYS);
    jar =
        TestJar.pack(
            directory,
            "keys.jar",
            SERVICES,
            "com.acme.sitemap.format.KeysFormat # ours",
            EXAMPLE.resolve("KeysFormat.java"),
            EXAMPLE.resolve("KeysReader.java"),
            EXAMPLE.resolve("KeysWriter.java"),
            EXAMPLE.resolve("Line.java"),
            EXAMPLE.resolve("Section.java"));
  }

  private CommandRun run(String... arguments) {
    return run(jar, arguments);
  }

  private static CommandRun run(Path place, String... arguments) {
    List<String> all = new ArrayList<>(List.of(arguments));
    all.addAll(List.of("--extensions", place.toString()));
    return CommandRun.of(all.toArray(String[]::new));
  }

  @Test
  void nameOfTheOutputMeansTheFormat() throws IOException {
    Path out = directory.resolve("out.keys");
    CommandRun.of("convert", sitemap.toString(), "-o", out.toString()).exits(2);
    run("convert", sitemap.toString(), "-o", out.toString()).exits(0);
    assertEquals(KEYS, Files.readString(out));
  }

  @Test
  void contentOfTheInputMeansTheFormat() throws IOException {
    Path unnamed = Files.copy(keys, directory.resolve("unnamed"));
    assertEquals(SITEMAP, run("convert", unnamed.toString()).exits(0).out());
    assertEquals(SITEMAP, run("convert", keys.toString(), "--from", "keys").exits(0).out());
  }

  @Test
  void folderOfJarsWillDo() throws IOException {
    Path folder = Files.createDirectory(directory.resolve("jars"));
    Files.move(jar, folder.resolve("keys.jar"));
    CommandRun run = run(folder, "convert", keys.toString()).exits(0);
    assertEquals(SITEMAP, run.out());
    assertFalse(run.err().contains("warning"), run.err());
  }

  @Test
  void manyFilesAreConvertedToIt() throws IOException {
    Path in = Files.createDirectory(directory.resolve("in"));
    Files.copy(sitemap, in.resolve("a.xml"));
    Files.copy(keys, in.resolve("b.keys"));
    Path out = directory.resolve("out");
    run("convert", in.toString(), "-o", out + "/", "--to", "keys").exits(0);
    assertEquals(KEYS, Files.readString(out.resolve("a.keys")));
    assertEquals(KEYS, Files.readString(out.resolve("b.keys")));
  }

  @Test
  void manyDocumentsAreReadAsOne() throws IOException {
    Path out = directory.resolve("all.keys");
    run("convert", sitemap.toString(), keys.toString(), "-o", out.toString()).exits(0);
    assertEquals(KEYS + KEYS, Files.readString(out));
  }

  @Test
  void sitemapsOfAnIndexMayBeOfIt() throws IOException {
    Path index =
        Files.writeString(
            directory.resolve("index.xml"),
            "<sitemapindex xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"><sitemap>"
                + "<loc>https://a.example/in.keys</loc></sitemap></sitemapindex>");
    assertEquals(SITEMAP, run("convert", index.toString(), "--expand").exits(0).out());
    Path merged = directory.resolve("merged.keys");
    run("merge", index.toString(), sitemap.toString(), "-o", merged.toString()).exits(0);
    assertEquals(KEYS, Files.readString(merged));
  }

  @Test
  void urlsOfItAreCounted() {
    String out = run("count", keys.toString()).exits(0).out();
    assertTrue(out.strip().startsWith("1 url "), out);
  }

  @Test
  void listSaysWhichJarAFormatComesFrom() {
    List<String> lines = run("formats").exits(0).out().lines().toList();
    String keys = lines.stream().filter(line -> line.startsWith("keys ")).findFirst().orElseThrow();
    int row = lines.indexOf(keys);
    assertTrue(lines.get(row).contains(" .keys "), lines.get(row));
    assertEquals("from " + jar, lines.get(row + 1).strip());
    assertEquals(
        CommandRun.of("formats").exits(0).out().lines().count(), lines.size() - 2, "the others");
  }

  @Test
  void jsonNamesTheJarOfAFormat() {
    String out = run("formats", "--json").exits(0).out();
    assertTrue(out.contains("\"jar\": \"" + jar + "\""), out);
  }

  @Test
  void sameJarTwiceIsNoConflict() {
    run("convert", keys.toString(), "--extensions", jar.toString()).exits(0);
  }

  @Test
  void classThatIsNoFormatIsNamed() throws IOException {
    Path bad = TestJar.pack(directory, "bad.jar", SERVICES, "java.lang.String");
    CommandRun run = run(bad, "formats").exits(2);
    assertTrue(
        run.err()
            .contains(
                "bad.jar: java.lang.String does not implement"
                    + " io.github.sitemaptoolkit.format.SitemapFormat"),
        run.err());
  }

  @Test
  void twoFormatsOfOneIdAreNamed() throws IOException {
    Path source = Files.createDirectory(directory.resolve("src")).resolve("Rival.java");
    Files.writeString(
        source,
        Files.readString(EXAMPLE.resolve("KeysFormat.java"))
            .replace("package com.acme.sitemap.format;", "")
            .replace("KeysFormat", "Rival")
            .replace("new KeysReader(source, context)", "null")
            .replace("new KeysWriter(sink, document, context)", "null"));
    Path rival = TestJar.pack(directory, "rival.jar", SERVICES, "Rival", source);
    CommandRun run = run(rival, "formats", "--extensions", jar.toString()).exits(2);
    String claim = "Rival and com.acme.sitemap.format.KeysFormat both have the id keys";
    assertTrue(run.err().contains(claim) || run.err().contains("KeysFormat and Rival"), run.err());
    assertTrue(run.err().contains("the formats of "), run.err());
    assertTrue(run.err().contains("; remove one of them"), run.err());
  }
}
