package io.github.sitemaptoolkit.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.converters.preset.Preset;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Each preset reads its samples; docs/presets.md is what the presets say ({@code
 * -Dpresets.write=true} writes it).
 */
class PresetsTest {

  private static final Path SAMPLES = Path.of("..", "examples", "presets");
  private static final Path DOCUMENT = Path.of("..", "docs", "presets.md");

  private static String read(String sample, String preset, String... arguments) {
    List<String> all = new ArrayList<>(List.of("convert", SAMPLES.resolve(sample).toString()));
    all.addAll(List.of("--to", "csv", "--preset", preset));
    all.addAll(List.of(arguments));
    return CommandRun.of(all.toArray(String[]::new)).exits(0).out();
  }

  @Test
  void shopify() {
    assertEquals(
        """
        loc,lastmod,changefreq,priority,image.loc
        https://shop.example/products/touring-ski,2026-11-20T10:00:00+01:00,,,https://cdn.shopify.com/s/files/1/0001/ski.jpg?v=1|https://cdn.shopify.com/s/files/1/0001/ski-2.jpg?v=1
        https://shop.example/products/wax-cork,2026-11-19T10:00:00+01:00,,,
        """,
        read("shopify.json", "shopify", "--base", "https://shop.example/"));
    assertEquals(
        """
        loc,lastmod,changefreq,priority,image.loc,image.title
        https://shop.example/products/touring-ski,,,,https://cdn.shopify.com/s/files/1/0001/ski.jpg?v=1|https://cdn.shopify.com/s/files/1/0001/ski-2.jpg?v=1,The ski|
        https://shop.example/products/wax-cork,,,,,
        """,
        read("shopify.csv", "shopify", "--base", "https://shop.example/"));
  }

  @Test
  void youtube() {
    assertEquals(
        """
        loc,lastmod,changefreq,priority,video.thumbnail_loc,video.title,video.description,video.player_loc,video.publication_date
        https://www.youtube.com/watch?v=aB3dE5fG7hI,,,,https://i.ytimg.com/vi/aB3dE5fG7hI/hqdefault.jpg,Over the glacier,Two days on ropes.,https://www.youtube.com/embed/aB3dE5fG7hI,2026-11-20T08:00:00Z
        """,
        read("youtube.json", "youtube"));
  }

  @Test
  void videosOfYoutubeHaveTheirIdsElsewhere() {
    String item =
        """
        {"items":[{"id":"aB3dE5fG7hI","snippet":{"publishedAt":"2026-11-20T08:00:00Z","title":"A","tags":["x","y"]},
        "contentDetails":{"duration":"PT4M13S"},"status":{"privacyStatus":"public"}}]}
        """;
    var run =
        CommandRun.of(item.getBytes(UTF_8), "convert", "-", "--preset", "youtube", "--to", "csv");
    assertTrue(run.exits(0).out().contains("https://www.youtube.com/embed/aB3dE5fG7hI"));
    assertTrue(run.out().contains(",253,"), run.out());
    assertTrue(run.out().contains("x||y") || run.out().contains("x|y"), run.out());
  }

  @Test
  void contentful() {
    assertEquals(
        """
        loc,lastmod,changefreq,priority
        https://www.example.com/blog/huts,2026-11-20T08:00:00.000Z,,
        https://www.example.com/blog/care/wax,2026-11-21T08:00:00.000Z,,
        """,
        read("contentful.json", "contentful", "--base", "https://www.example.com/blog/"));
  }

  @Test
  void draftsInExportsOfContentfulAreLeftOut() {
    String export =
        """
        {"contentTypes":[{"name":"Post"}],"assets":[{"sys":{"id":"a"}}],"entries":[
        {"sys":{"updatedAt":"2026-11-20T08:00:00Z","publishedVersion":3},"fields":{"slug":{"en-US":"huts"}}},
        {"sys":{"updatedAt":"2026-11-20T08:00:00Z"},"fields":{"slug":{"en-US":"plans"}}}]}
        """;
    var run =
        CommandRun.of(
            export.getBytes(UTF_8),
            "convert",
            "-",
            "--preset",
            "contentful",
            "--base",
            "https://e.com/",
            "--to",
            "txt");
    assertEquals("https://e.com/huts\n", run.exits(0).out());
  }

  @Test
  void merchant() {
    assertEquals(
        """
        loc,lastmod,changefreq,priority,image.loc
        https://shop.example/products/touring-ski?variant=1,,,,https://cdn.example/ski.jpg|https://cdn.example/ski-2.jpg|https://cdn.example/ski-3.jpg
        https://shop.example/products/wax-cork,,,,https://cdn.example/wax.jpg
        """,
        read("merchant.tsv", "merchant"));
  }

  @Test
  void wordpress() {
    assertEquals(
        """
        loc,lastmod,changefreq,priority,image.loc
        https://www.example.com/huts/,2026-11-20T09:00:00Z,,,https://www.example.com/wp-content/uploads/hut.jpg
        """,
        read("wordpress.json", "wordpress"));
  }

  @Test
  void ownMapsGoFirst() {
    String own = "loc=https://shop.example/de/{handle}";
    String read = read("shopify.json", "shopify", "--map", own, "--map", "images.src=");
    assertEquals(
        """
        loc,lastmod,changefreq,priority
        https://shop.example/de/touring-ski,2026-11-20T10:00:00+01:00,,
        https://shop.example/de/wax-cork,2026-11-19T10:00:00+01:00,,
        """,
        read);
  }

  @Test
  void ownConditionsReplaceThoseOfThePreset() {
    String all = read("shopify.csv", "shopify", "--base", "https://e.com/", "--all-rows");
    assertEquals(4, all.lines().count(), all); // a header and three products
    String one =
        read("shopify.csv", "shopify", "--base", "https://e.com/", "--rows", "Status=draft");
    assertTrue(one.endsWith("https://e.com/products/old-boot,,,\n"), one);
  }

  @Test
  void whatIsMissingIsSaid() {
    String shopify = SAMPLES.resolve("shopify.json").toString();
    var run = CommandRun.of("convert", shopify, "--preset", "shopify", "--to", "txt").exits(2);
    assertTrue(run.err().contains("csv.no-base"), run.err());
    assertTrue(run.err().contains("--base https://shop.example/"), run.err());
    assertEquals("", run.out());

    String other = SAMPLES.resolve("youtube.json").toString();
    run = CommandRun.of("convert", other, "--preset", "merchant", "--to", "txt").exits(2);
    assertTrue(run.err().contains("not what the preset merchant reads"), run.err());

    run = CommandRun.of("convert", other, "--preset", "youtub", "--to", "txt").exits(2);
    assertTrue(run.err().contains("did you mean youtube?"), run.err());
    assertTrue(CommandRun.of("presets", "x").exits(2).err().contains("contentful, merchant"));
  }

  @Test
  void presetsAreListed() {
    String list = CommandRun.of("presets").exits(0).out();
    String json = CommandRun.of("presets", "--json").exits(0).out();
    for (Preset preset : Preset.all()) {
      assertTrue(list.contains(preset.name()), list);
      assertTrue(json.contains('"' + preset.name() + '"'), json);
      assertFalse(preset.sources().isEmpty(), preset.name());
    }
    String one = CommandRun.of("presets", "shopify").exits(0).out();
    assertTrue(one.contains("  --map 'loc=products/{handle}'\n"), one);
  }

  @Test
  void documentSaysWhatPresetsSay() throws IOException {
    String text = Files.readString(DOCUMENT);
    String begin = "<!-- presets -->\n";
    int start = text.indexOf(begin) + begin.length();
    String expected =
        text.substring(0, start) + tables() + text.substring(text.indexOf("<!-- end -->"));
    if (Boolean.getBoolean("presets.write")) {
      Files.writeString(DOCUMENT, expected);
    }
    assertEquals(expected, Files.readString(DOCUMENT), "run with -Dpresets.write=true");
  }

  private static String tables() throws IOException {
    var text = new StringBuilder();
    for (Preset preset : Preset.all()) {
      text.append("## ").append(preset.name()).append("\n\n").append(preset.description());
      text.append(preset.base() == null ? ".\n" : ". Needs `--base " + preset.base() + "`.\n");
      text.append("\n| It says | |\n|---|---|\n");
      preset.items().forEach(items -> row(text, "the list of a document", items));
      preset
          .columns()
          .forEach(
              column ->
                  row(text, column.field().isEmpty() ? "nothing" : column.field(), column.from()));
      preset.where().forEach(condition -> row(text, "only rows with", condition.toString()));
      text.append("\nSamples: ").append(samples(preset.name()));
      text.append(". Sources: ").append(String.join(", ", preset.sources())).append("\n\n");
    }
    return text.toString();
  }

  private static void row(StringBuilder text, String left, String right) {
    text.append("| ").append(left).append(" | `").append(right).append("` |\n");
  }

  private static String samples(String name) throws IOException {
    try (Stream<Path> files = Files.list(SAMPLES)) {
      return String.join(
          ", ",
          files
              .map(file -> file.getFileName().toString())
              .filter(file -> file.startsWith(name + '.'))
              .sorted()
              .map(file -> "[" + file + "](../examples/presets/" + file + ")")
              .toList());
    }
  }
}
