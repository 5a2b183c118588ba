package io.github.sitemaptoolkit.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.code_intelligence.jazzer.junit.DictionaryEntries;
import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.List;
import org.junit.jupiter.params.provider.MethodSource;

/** Documents whose format nobody says: as whatever they seem to be. */
class DetectionFuzzTest {

  static List<byte[]> seeds() {
    return List.of(
        "<urlset><url><loc>https://example.com/</loc></url></urlset>".getBytes(UTF_8),
        "<!DOCTYPE html><html/>".getBytes(UTF_8),
        "<!-- c --><?x?><!DOCTYPE rss [<!ELEMENT a ANY>]><rss version=\"2.0\"/>".getBytes(UTF_8),
        "loc,lastmod\nhttps://example.com/,2024\n".getBytes(UTF_8),
        "{\"loc\":\"https://example.com/\"}\n".getBytes(UTF_8),
        "https://example.com/\n".getBytes(UTF_8));
  }

  @MethodSource("seeds")
  @DictionaryEntries({
    "<urlset",
    "<rss",
    "<feed",
    "<rdf:RDF",
    "<!DOCTYPE",
    "<!--",
    "-->",
    "<?xml",
    "?>",
    "loc,",
    "{\"loc\":",
    "PK",
    "http://"
  })
  @FuzzTest(maxDuration = "")
  void readsAnything(byte[] document) {
    Promises.holdAsDetected(document);
  }
}
