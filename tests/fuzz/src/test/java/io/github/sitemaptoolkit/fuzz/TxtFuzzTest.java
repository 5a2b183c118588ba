package io.github.sitemaptoolkit.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.code_intelligence.jazzer.junit.DictionaryEntries;
import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.sitemaptoolkit.format.SitemapFormat;
import java.util.List;
import org.junit.jupiter.params.provider.MethodSource;

/** Text lists. */
class TxtFuzzTest {

  private static final SitemapFormat TXT = Promises.format("txt");

  static List<byte[]> seeds() {
    return List.of(
        "\uFEFFhttps://example.com/a\r\n# c\n\nhttp://example.com/ä?x=1\rHTTPS://E.X/ y\n"
            .getBytes(UTF_8));
  }

  @MethodSource("seeds")
  @DictionaryEntries({
    "https://",
    "http://",
    "#",
    "\uFEFF",
    "\u2028",
    "\u0085",
    "loc,",
    "{\"loc\":"
  })
  @FuzzTest(maxDuration = "")
  void readsAnything(byte[] document) {
    Promises.detect(document);
    Promises.hold(TXT, document);
  }
}
