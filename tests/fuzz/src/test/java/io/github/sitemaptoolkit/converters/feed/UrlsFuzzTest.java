package io.github.sitemaptoolkit.converters.feed;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.code_intelligence.jazzer.junit.DictionaryEntries;
import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.sitemaptoolkit.url.UrlResolver;
import io.github.sitemaptoolkit.url.UrlText;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.MethodSource;

/** Urls of feeds: the first line is what the second is resolved against. */
class UrlsFuzzTest {

  static List<byte[]> seeds() {
    return Stream.of(
            "https://example.com/a/b?c=d#e\n../x/./y?z=1",
            "https://example.com\na b|c",
            "https://example.com/a//b\n?q",
            "https://user@example.com:8080/a/\n//other.example/x",
            "urn:isbn:1\nx",
            "https://ex\u00E4mple.com/\n%zz\u00E9")
        .map(text -> text.getBytes(UTF_8))
        .toList();
  }

  @MethodSource("seeds")
  @DictionaryEntries({"https://", "//", "/../", "?", "#", "[::1]", "%41", "%", ":", "@", "mailto:"})
  @FuzzTest(maxDuration = "")
  void areResolvedOrRefused(byte[] bytes) {
    String[] lines = new String(bytes, UTF_8).split("\n", 2);
    String base = lines[0];
    String relative = lines.length > 1 ? lines[1] : "";
    String resolved = UrlResolver.resolve(base, relative);
    if (resolved != null) {
      assertTrue(UrlText.isAbsolute(resolved), () -> relative + " became " + resolved);
    }
  }
}
