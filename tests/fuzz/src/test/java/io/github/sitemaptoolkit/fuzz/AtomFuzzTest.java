package io.github.sitemaptoolkit.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.code_intelligence.jazzer.junit.DictionaryEntries;
import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.sitemaptoolkit.format.SitemapFormat;
import java.util.List;
import org.junit.jupiter.params.provider.MethodSource;

/** Atom 1.0 and 0.3. */
class AtomFuzzTest {

  private static final SitemapFormat ATOM = Promises.format("atom");

  static List<byte[]> seeds() {
    return List.of(
        """
        <feed xmlns="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"
         xml:lang="en" xml:base="https://example.com/b/"><title>F</title><id>urn:f</id>
        <link href="/"/><link rel="self" href="f.atom"/><updated>2024-02-29T10:00:00Z</updated>
        <author><name>N</name><uri>u</uri></author>
        <entry><title type="html">A &amp;lt;b&gt;</title><id>urn:1</id>
        <link rel="alternate" type="text/html" hreflang="de" href="a"/>
        <link rel="enclosure" type="audio/mpeg" href="a.mp3" length="1"/>
        <published>2024-02-28</published><updated>2024-02-29T10:00:00.5+01:00</updated>
        <summary type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>x</p></div></summary>
        <category term="c"/><media:thumbnail url="t.jpg"/>
        <content type="text/html" src="https://example.com/x"/></entry></feed>
        """
            .getBytes(UTF_8),
        """
        <feed version="0.3" xmlns="http://purl.org/atom/ns#"><title>F</title>
        <link rel="alternate" type="text/html" href="https://example.com/"/>
        <modified>2003-12-13T18:30:02Z</modified><entry><title>T</title>
        <link rel="alternate" type="text/html" href="https://example.com/1"/>
        <issued>2003-12-13T08:29:29-04:00</issued><modified>2003-12-13T18:30:02Z</modified>
        <content mode="escaped" type="text/html">&lt;b&gt;c</content></entry></feed>
        """
            .getBytes(UTF_8));
  }

  @MethodSource("seeds")
  @DictionaryEntries({
    "<entry>",
    "</entry>",
    "<link ",
    "href=\"",
    "rel=\"",
    "<updated>",
    "<summary",
    "type=\"xhtml\"",
    "type=\"html\"",
    "xml:base=\"",
    "<content",
    "mode=\"base64\"",
    "&lt;",
    "<source>",
    "<media:group>"
  })
  @FuzzTest(maxDuration = "")
  void readsAnything(byte[] document) {
    Promises.hold(ATOM, document);
  }
}
