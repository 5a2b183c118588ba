package io.github.sitemaptoolkit.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.code_intelligence.jazzer.junit.DictionaryEntries;
import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.sitemaptoolkit.format.SitemapFormat;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.MethodSource;

/** Tables. */
class CsvFuzzTest {

  private static final SitemapFormat CSV = Promises.format("csv");

  static List<byte[]> seeds() {
    return Stream.of(
            """
            loc,lastmod,priority,image.loc,video.title,video.price,video.price@currency,mobile
            https://example.com/?a=1,2024-02-29,0.5,https://a.example/1|https://a.example/2,T,1,EUR,yes
            "https://example.com/""2"\"",,,a\\\\|b,"x
            y",1|2,EUR|USD,
            """,
            "url;image[1].loc;image[2].loc\nhttps://example.com/;a;b\n",
            "loc\tlastmod\nhttps://example.com/\t2024\n")
        .map(text -> text.getBytes(UTF_8))
        .toList();
  }

  @MethodSource("seeds")
  @DictionaryEntries({
    "loc,",
    "image.loc",
    "image[1].loc",
    "video.price@currency",
    "news.title",
    "link.href",
    "mobile",
    "|",
    ";",
    "extensions",
    "sep=;",
    "https://",
    "'="
  })
  @FuzzTest(maxDuration = "")
  void readsAnything(byte[] document) {
    Promises.hold(CSV, document);
  }
}
