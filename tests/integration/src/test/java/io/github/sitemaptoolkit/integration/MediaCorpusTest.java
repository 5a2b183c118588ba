package io.github.sitemaptoolkit.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The pictures and films of the corpus: which of them belong to their page. */
class MediaCorpusTest {

  private static final Path PINNED = Path.of("src", "test", "resources", "media-verdicts.tsv");
  private static final double MOST_LOST = 0.005;
  private static final double MOST_KEPT = 0.05;

  private static final Set<String> VERDICTS =
      Set.of(
          MediaCase.REAL,
          "no-address",
          "not-shown",
          "counter",
          "small",
          "face",
          "stand-in",
          "page");
  private static final Set<String> PLACES =
      Set.of("html", "head", "content", "rss", "atom", "jsonfeed", "table");

  @Test
  void casesAreWellFormed() throws IOException {
    Set<String> seen = new HashSet<>();
    for (MediaCase each : MediaCase.all()) {
      assertTrue(VERDICTS.contains(each.verdict()), each.toString());
      assertTrue(PLACES.contains(each.where()), each.toString());
      assertTrue(each.page().startsWith("https://"), each.toString());
      assertTrue(!each.sign().isEmpty() && !each.markup().isEmpty(), each.toString());
      String key = String.join(" ", each.where(), each.page(), each.address(), each.markup());
      assertTrue(seen.add(key), "twice: " + each);
    }
  }

  @Test
  void thereAreEnoughOfBothSets() throws IOException {
    List<MediaCase> first = MediaCase.all().stream().filter(it -> !it.isOfSecondSet()).toList();
    long signed =
        first.stream().filter(MediaCase::isReal).filter(it -> !it.sign().equals("-")).count();

    assertTrue(first.size() >= 500, "in the first set: " + first.size());
    assertTrue(signed >= 250, "real, with a sign of something else: " + signed);
    assertTrue(MediaCase.all().size() - first.size() >= 200, "in the second set");
  }

  @Test
  void hardlyARealOneIsLeftOutAndHardlyAnyOtherIsKept() throws IOException {
    for (boolean second : List.of(false, true)) {
      List<String> lost = new ArrayList<>();
      List<String> kept = new ArrayList<>();
      long real = 0;
      long others = 0;
      for (MediaCase one : MediaCase.all()) {
        if (one.isOfSecondSet() != second) {
          continue;
        }
        boolean keeps = MediaReading.of(one).keeps(one);
        real += one.isReal() ? 1 : 0;
        others += one.isReal() ? 0 : 1;
        if (one.isReal() && !keeps) {
          lost.add(one.toString());
        } else if (!one.isReal() && keeps) {
          kept.add(one.toString());
        }
      }
      String set = second ? "second" : "first";
      assertTrue(lost.size() <= real * MOST_LOST, set + ": " + String.join("\n", lost));
      assertTrue(kept.size() <= others * MOST_KEPT, set + ": " + String.join("\n", kept));
    }
  }

  /** A change of a verdict is to be looked at; -Dmedia.write=true accepts all. */
  @Test
  void verdictsStayAsTheyAre() throws IOException {
    StringBuilder verdicts = new StringBuilder();
    for (MediaCase one : MediaCase.all()) {
      String said = MediaReading.of(one).verdict(one);
      String expected = said.equals(one.verdict()) ? "" : "\tnot " + one.verdict();
      verdicts.append(one.file() + '\t' + one.line() + '\t' + said + expected + '\n');
    }
    if (Boolean.getBoolean("media.write")) {
      Files.writeString(PINNED, verdicts);
    }
    assertEquals(Files.readString(PINNED), verdicts.toString());
  }

  /** One picture or film that is none of the page, as each reader is given it. */
  private static List<MediaCase> everywhere(String url) {
    String page = "https://www.example.com/a";
    String xml = url.replace("&", "&amp;");
    List<List<String>> markups =
        List.of(
            List.of("html", "<img src='" + xml + "'>"),
            List.of("content", "<img src='" + xml + "'>"),
            List.of("html", "<video src='/v.mp4' poster='" + xml + "'></video>"),
            List.of("head", "<meta property='og:image' content='" + xml + "'>"),
            List.of(
                "head",
                "<script type='application/ld+json'>{\"@type\":\"VideoObject\",\"contentUrl\":"
                    + "\"/v.mp4\",\"thumbnailUrl\":\""
                    + url
                    + "\"}</script>"),
            List.of("rss", "<media:content medium='image' url='" + xml + "'/>"),
            List.of("rss", "<media:thumbnail url='" + xml + "'/>"),
            List.of("rss", "<enclosure type='image/png' url='" + xml + "'/>"),
            List.of("rss", "<itunes:image href='" + xml + "'/>"),
            List.of("rss", "<podcast:image href='" + xml + "'/>"),
            List.of("atom", "<link rel='enclosure' type='image/png' href='" + xml + "'/>"),
            List.of("jsonfeed", "\"image\": \"" + url + "\""),
            List.of(
                "jsonfeed",
                "\"attachments\": [{\"url\": \"" + url + "\", \"mime_type\": \"image/png\"}]"),
            List.of("table", url));
    return markups.stream()
        .map(it -> new MediaCase("", 0, "", "", it.get(0), page, url, it.get(1)))
        .toList();
  }

  @ParameterizedTest
  @CsvSource({
    "https://www.gravatar.com/avatar/0a1b2c3d?s=96&r=g, face",
    "https://img.example.net/spacer.gif, stand-in",
    "https://vimeo.com/76979871, page",
    "http://localhost:2368/a.jpg, no-address",
    "https://img.example.net/{width}x.jpg, no-address",
  })
  void allReadersSayTheSame(String url, String verdict) throws IOException {
    for (MediaCase one : everywhere(url)) {
      MediaReading read = MediaReading.of(one);
      assertFalse(read.keeps(one), one + ": " + read);
      assertEquals(Set.of(verdict), read.reasons(), one.toString());
      assertEquals(1, read.told(), one.toString());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://cine.example.com/films/avatar/still-1.jpg",
        "https://img.example.net/pixel/1x1/a.png",
        "https://stats.example.net/births.png",
      })
  void allReadersKeepWhatHasOneSign(String url) throws IOException {
    for (MediaCase one : everywhere(url)) {
      MediaReading read = MediaReading.of(one);
      assertTrue(read.keeps(one), one + ": " + read);
      assertEquals(0, read.told(), one.toString());
    }
  }

  @Test
  void theyAreNoRule() throws IOException {
    assertEquals(
        List.of(), CorpusCase.all().stream().filter(it -> it.rule().equals("media")).toList());
  }
}
