package io.github.sitemaptoolkit.token;

import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.code_intelligence.jazzer.junit.DictionaryEntries;
import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.provider.MethodSource;

/** The forgiving tokenizer: any bytes are events or a problem, and it is all one how they come. */
class TokenizerFuzzTest {

  private static final Nesting SITEMAP =
      new Nesting(Set.of("url"), Set.of("loc", "lastmod"), Set.of(), "", namespace -> false);

  private static final XmlOptions LENIENT =
      XmlOptions.of(Context.of(Extensions.load()).withProblems(new Problems()), SITEMAP, Map.of());

  static List<byte[]> seeds() {
    return List.of(
        """
        <?xml version='1.0' encoding='UTF-8'?><!DOCTYPE urlset [<!ENTITY a 'b'>]>
        <urlset xmlns="urn:s" xmlns:x="urn:x"><!-- c --><url a='1' x:b="&lt;2"><loc>h?a&b&amp;c</loc>
        <image:image/><![CDATA[d]]>&nbsp;&#x263A;ä</url></urlset>
        """
            .getBytes(UTF_8),
        "<urlset><url><loc>a<url><LOC>b</loc></url><?x y?></urlset>junk".getBytes(UTF_8),
        "\uFEFF<?xml version='1.0'?><a>\uD83D\uDE00</a>".getBytes(UTF_16LE),
        "<br />Warning<?xml version='1.0' encoding='windows-1252'?><rss a=b a='\u0001'>"
            .getBytes(UTF_8));
  }

  @MethodSource("seeds")
  @DictionaryEntries({
    "<url>",
    "</url>",
    "<loc>",
    "</loc>",
    "<urlset",
    "<![CDATA[",
    "]]>",
    "<!--",
    "-->",
    "&amp;",
    "&#x",
    "&nbsp;",
    "xmlns=\"\"",
    "xmlns:a=\"urn:a\"",
    "<?x ?>",
    "<!DOCTYPE ",
    "/>",
    "<?xml ",
    "encoding=\"",
    "UTF-16",
    "iso-8859-1",
  })
  @FuzzTest(maxDuration = "")
  void readsAnything(byte[] document) {
    if (Events.isCompressed(document)) {
      return; // what is compressed has a target of its own
    }
    Events whole = Events.tokenizer(document, LENIENT);
    Events dripping = Events.dripping(document, LENIENT);
    assertEquals(whole.lines(), dripping.lines());
    assertEquals(whole.problems(), dripping.problems());
    assertEquals(problem(whole.failure()), problem(dripping.failure()));
  }

  private static @Nullable Object problem(@Nullable SitemapException failure) {
    return failure == null ? null : failure.problem();
  }
}
