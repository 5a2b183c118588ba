package io.github.sitemaptoolkit.publisher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.layout.Grouping;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.PartLimits;
import io.github.sitemaptoolkit.publisher.layout.SetNames;
import io.github.sitemaptoolkit.text.Sha256;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An update copies what the same code has written with the same settings. */
class UpdateOfOwnFilesTest {

  private static final String BASE = "https://example.com/";

  @TempDir Path directory;
  @TempDir Path other;

  private static Publisher publisher(Path target) {
    return Publisher.to(target)
        .context(Context.of(Extensions.of(new Picture.Extension())))
        .baseUrl(BASE)
        .maxShrink(100)
        .maxLoss(100)
        .limits(PartLimits.DEFAULT.withUrls(20));
  }

  private static UrlEntry.Builder entry(int number) {
    return UrlEntry.builder(BASE + "s" + number % 3 + "/" + number).changefreq("daily");
  }

  private void publish() throws IOException {
    publisher(directory)
        .publish(Stream.iterate(0, i -> i + 1).limit(100).map(i -> entry(i).build()));
  }

  private Manifest manifest() throws IOException {
    return Manifest.parse(Files.readAllBytes(directory.resolve(SetNames.MANIFEST)), "manifest");
  }

  private Path fileOf(String loc) throws IOException {
    for (Path file : Site.visible(directory)) {
      if (!file.endsWith(SetNames.ENTRY_POINT) && Files.readString(file).contains(loc + "<")) {
        return file;
      }
    }
    throw new AssertionError(loc);
  }

  /** Changes the entry of a url by hand, and the manifest as if it was published like this. */
  private void forge(String loc, String from, String to, UnaryOperator<Part> manifest)
      throws IOException {
    Path file = fileOf(loc);
    String text = Files.readString(file);
    int at = text.indexOf(from, text.indexOf(loc + "<"));
    String changed = text.substring(0, at) + to + text.substring(at + from.length());
    Files.writeString(file, changed);
    List<Part> parts = new ArrayList<>();
    for (Part part : manifest().parts()) {
      parts.add(
          !file.endsWith(part.file())
              ? part
              : manifest.apply(
                  new Part(
                          part.file(),
                          part.urls(),
                          changed.length(),
                          Sha256.hex(
                              new ByteArrayInputStream(changed.getBytes(StandardCharsets.UTF_8))),
                          part.lastmod(),
                          part.set(),
                          part.outside(),
                          part.sample())
                      .valued(part.values())
                      .writtenBy(part.writer())));
    }
    Files.write(directory.resolve(SetNames.MANIFEST), manifest().with(parts).bytes());
  }

  /** Updates a url of the same file as another one. */
  private String updated(String loc) throws IOException {
    Path file = fileOf(loc);
    int number = 0;
    while (!fileOf(entry(number).build().loc()).equals(file)
        || entry(number).build().loc().equals(loc)) {
      number++;
    }
    UrlEntry changed = entry(number).lastmod("2026-11-05").build();
    publisher(directory).update(Stream.of(changed), Stream.of());
    String text = Files.readString(fileOf(loc));
    assertTrue(text.contains("2026-11-05"), "the same file");
    return text;
  }

  @Test
  void whatTheSameCodeHasWrittenIsNotJudgedAgain() throws IOException {
    publish();
    String loc = BASE + "s1/7";
    forge(loc, "daily", "often", part -> part);
    assertTrue(updated(loc).contains("often"));
    assertNotNull(manifest().parts().get(0).writer());
  }

  @Test
  void whatOtherCodeHasWrittenIsJudgedAgain() throws IOException {
    publish();
    String loc = BASE + "s1/7";
    forge(loc, "daily", "often", part -> part.writtenBy("another"));
    assertTrue(!updated(loc).contains("often"));
    forge(loc, "daily", "often", part -> part.writtenBy(null));
    assertTrue(!updated(loc).contains("often"));
  }

  @Test
  void whatIsNotInTheManifestIsRefused() throws IOException {
    publish();
    Path file = fileOf(BASE + "s1/7");
    Files.writeString(file, Files.readString(file).replaceFirst("daily", "often"));
    SitemapException e = assertThrows(SitemapException.class, () -> updated(BASE + "s1/7"));
    assertEquals("publish.changed", e.problem().code());
  }

  /** Returns the entry of a number in a version. */
  private static UrlEntry entry(int number, int version) {
    var random = new Random(number * 31L + version);
    UrlEntry.Builder entry = entry(number);
    if (random.nextInt(3) > 0) {
      entry.lastmod("2026-0" + (1 + random.nextInt(4)) + "-01");
    }
    for (int i = random.nextInt(3); i > 0; i--) {
      entry.add(new Picture("p?" + i + "&x", random.nextBoolean() ? "" : "<" + version + ">"));
    }
    return entry.build();
  }

  @ParameterizedTest
  @ValueSource(strings = {"hash", "section:1", "month"})
  void anUpdateGivesWhatPublishingAllGives(String by) throws IOException {
    for (int seed = 0; seed < 4; seed++) {
      var random = new Random(seed);
      Path updated = directory.resolve(by.charAt(0) + "" + seed);
      Path published = other.resolve(by.charAt(0) + "" + seed);
      Map<Integer, Integer> versions = new TreeMap<>();
      for (int i = random.nextInt(150); i >= 0; i--) {
        versions.put(i, 0);
      }
      publisher(updated)
          .by(Grouping.parse(by))
          .publish(versions.entrySet().stream().map(it -> entry(it.getKey(), it.getValue())));
      for (int version = 1; version < 4; version++) {
        Map<Integer, Integer> added = new TreeMap<>();
        List<Integer> removed = new ArrayList<>();
        for (int i = random.nextInt(12); i >= 0; i--) {
          added.put(random.nextInt(170), version);
          removed.add(random.nextInt(170));
        }
        versions.keySet().removeAll(removed);
        versions.putAll(added);
        publisher(updated)
            .update(
                added.entrySet().stream().map(it -> entry(it.getKey(), it.getValue())),
                removed.stream().map(it -> entry(it).build().loc()));
      }
      publisher(published)
          .by(Grouping.parse(by))
          .publish(versions.entrySet().stream().map(it -> entry(it.getKey(), it.getValue())));
      assertEquals(Site.bytes(published), Site.bytes(updated), by + ' ' + seed);
    }
  }
}
