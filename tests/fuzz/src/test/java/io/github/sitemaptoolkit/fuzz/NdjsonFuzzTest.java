package io.github.sitemaptoolkit.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.code_intelligence.jazzer.junit.DictionaryEntries;
import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.sitemaptoolkit.format.SitemapFormat;
import java.util.List;
import org.junit.jupiter.params.provider.MethodSource;

/** JSON lines. */
class NdjsonFuzzTest {

  private static final SitemapFormat NDJSON = Promises.format("ndjson");

  static List<byte[]> seeds() {
    return List.of(
        """
        {"loc":"https://example.com/?a=1","lastmod":"2024-02-29","priority":0.5,"x":[1,null,{}]}
        {"loc":"https://example.com/2","image":[{"loc":"https://example.com/a.jpg"}],\
        "video":[{"title":"T","price":[{"currency":"EUR","text":"1"}],"tag":["a","b"]}],\
        "news":{"title":"\\u263A\\ud83d\\ude00"},"link":[{"rel":"alternate","href":"u"}]}
        """
            .getBytes(UTF_8));
  }

  @MethodSource("seeds")
  @DictionaryEntries({
    "\"loc\":",
    "\"lastmod\":",
    "\"image\":[{",
    "\"video\":[{",
    "\"news\":{",
    "\"rest\":",
    "null",
    "true",
    "1e999",
    "[[[[",
    "\"@\":",
    "\"text\":",
    "\"mobile\":"
  })
  @FuzzTest(maxDuration = "")
  void readsAnything(byte[] document) {
    Promises.hold(NDJSON, document);
  }
}
