package io.github.sitemaptoolkit.xml;

import static io.github.sitemaptoolkit.xml.Xml.urlset;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.problem.TruncatedException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * One byte that is wrong behind the root's start tag costs two entries at most, and makes none. A
 * document that is well-formed all the same is read as strict reading reads it.
 */
@Tag("slow")
class OneByteTest {

  private static final int ENTRIES = 12;
  private static final int CHANGES = 3000;
  private static final String MARKS = "<>&;/='\"!?-[]x: \n\u0001";

  private static String entry(Random random, int number) {
    var entry = new StringBuilder("\n <url>\n  <loc>");
    String url = "https://example.com/" + number + "/é?a=1&amp;b=" + random.nextInt(100);
    entry.append(random.nextInt(5) == 0 ? "<![CDATA[" + url + "]]>" : url).append("</loc>");
    if (random.nextBoolean()) {
      entry.append("\n  <lastmod>2024-01-0").append(1 + random.nextInt(9)).append("</lastmod>");
    }
    if (random.nextBoolean()) {
      entry.append("<priority>0.5</priority>");
    }
    if (random.nextInt(3) == 0) {
      entry.append("\n  <acme:credit role=\"author\">Ann &amp; Bob</acme:credit>");
    }
    if (random.nextInt(3) == 0) {
      entry.append("<x:a b='1' c=\"2\"><x:loc>https://other.example/</x:loc><x:d/></x:a>");
    }
    return entry.append("\n </url>").toString();
  }

  @Test
  void costsTwoEntriesAtMostAndMakesNone() {
    List<String> failures = new ArrayList<>();
    for (int seed = 0; seed < CHANGES; seed++) {
      var random = new Random(seed);
      var entries = new StringBuilder();
      for (int i = 0; i < ENTRIES; i++) {
        entries.append(entry(random, i));
      }
      String whole = urlset("xmlns:acme='urn:acme' xmlns:x='urn:x'", entries + "\n");
      Set<String> urls = new HashSet<>(new Xml().locs(whole));
      byte[] bytes = whole.getBytes(UTF_8);
      int root = whole.indexOf('>') + 1;
      int at = root + random.nextInt(bytes.length - root - "</urlset>".length());
      bytes[at] =
          (byte)
              (random.nextInt(4) == 0
                  ? random.nextInt(256)
                  : MARKS.charAt(random.nextInt(MARKS.length())));
      List<String> read = read(bytes);
      List<String> exact = strictly(bytes);
      if (exact != null) {
        assertEquals(exact, read, "seed " + seed);
        continue;
      }
      Set<String> lost = new HashSet<>(urls);
      lost.removeAll(read);
      List<String> made = new ArrayList<>(read);
      made.removeAll(urls);
      // a url with the wrong byte in it stands for the one that it was made of
      if (lost.size() > 2 || made.size() > 1 || (!made.isEmpty() && lost.isEmpty())) {
        int from = Math.max(root, at - 60);
        String shown = new String(bytes, from, Math.min(120, bytes.length - from), UTF_8);
        failures.add("seed " + seed + ": lost " + lost + ", made " + made + ": " + shown);
      }
    }
    assertTrue(failures.isEmpty(), failures.size() + "\n" + String.join("\n", failures));
  }

  /** Returns what strict reading reads of a document; null if it refuses it. */
  private static @Nullable List<String> strictly(byte[] document) {
    List<String> locs = new ArrayList<>();
    try {
      read(document, Xml.strict(), locs);
      return locs;
    } catch (SitemapException e) {
      return null;
    }
  }

  private static List<String> read(byte[] document) {
    List<String> locs = new ArrayList<>();
    try {
      read(document, new Xml(), locs);
    } catch (TruncatedException e) {
      // the end is where it was found
    }
    return locs;
  }

  private static void read(byte[] document, Xml xml, List<String> locs) {
    try (var in = xml.reader(document)) {
      for (UrlEntry entry : in) {
        locs.add(entry.loc());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
