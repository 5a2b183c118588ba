package io.github.sitemaptoolkit.robustness;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.Limit;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.model.Entry;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.xml.EventReaders;
import io.github.sitemaptoolkit.xml.SitemapXmlFormat;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * A sitemap whose entries are read whole, and the same one read from events: both give the same
 * entries, places and problems, whatever is wrong with it.
 */
class RecordsTest {

  private static final Extensions EXTENSIONS = Extensions.load();
  private static final boolean ALL = Integer.getInteger("robustness.scale", 1) > 1;
  private static final SitemapXmlFormat XML = new SitemapXmlFormat();
  private static final byte[] MARKS = "<>&;/='\"!?-[]x: \n\r\t#\0\u0080\u00C3".getBytes(ISO_8859_1);

  private static final String ROOT =
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
        xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"
        xmlns:video="https://www.google.com/schemas/sitemap-video/1.1"
        xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"
        xmlns:mobile="http://www.google.com/schemas/sitemap-mobile/1.0"
        xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:x="urn:x">
      """;

  private static final List<String> ENTRIES =
      List.of(
          """
            <url>
              <loc>https://example.com/a?b=1&amp;c=2</loc>
              <lastmod>2024-02-29</lastmod>
              <changefreq>daily</changefreq>
              <priority>0.5</priority>
            </url>
          """,
          """
            <url>
              <loc>https://example.com/\u00FC\uD83D\uDE00</loc>
              <lastmod>2024-02-29T10:11:12+01:00</lastmod>
              <image:image>
                <image:loc>https://example.com/a.jpg</image:loc>
                <image:title>\u30C6\u30B9\u30C8 &lt;b&gt;</image:title>
                <image:caption>out of
                  order</image:caption>
              </image:image>
              <image:image><image:loc>b.jpg</image:loc></image:image>
            </url>
          """,
          """
          <url><priority>1.0</priority><loc>https://example.com/v</loc><video:video>\
          <video:thumbnail_loc>https://example.com/t.jpg</video:thumbnail_loc>\
          <video:title><![CDATA[<i>T</i> & more]]></video:title>\
          <video:description>D</video:description>\
          <video:player_loc allow_embed="yes" autoplay='a=1&amp;b=2'>https://example.com/p</video:player_loc>\
          <video:tag>one</video:tag><video:tag>two</video:tag>\
          <video:price currency="EUR">1.5</video:price><video:live/></video:video></url>
          """,
          """
            <url>
              <loc>https://example.com/n</loc>
              <changefreq>monthly</changefreq>
              <lastmod>2024-01</lastmod>
              <news:news>
                <news:publication>
                  <news:name>N</news:name>
                  <news:language>en</news:language>
                </news:publication>
                <news:publication_date>2024-01-01</news:publication_date>
                <news:title>T</news:title>
              </news:news>
              <mobile:mobile/>
              <xhtml:link rel="alternate" hreflang="de" href="https://example.com/de"/>
              <x:note a="1">one</x:note>
            </url>
          """,
          "<url><loc> https://example.com/padded </loc></url>\r\n<url>\r\n<loc>x</loc>\r\n</url>");

  private static final List<String> PATHS =
      List.of(
          "",
          "loc",
          "lastmod",
          "changefreq",
          "priority",
          "image[1]",
          "image[1].loc",
          "image[1].title",
          "image[1].caption",
          "image[2].loc",
          "video[1]",
          "video[1].title",
          "video[1].player_loc",
          "video[1].player_loc@allow_embed",
          "video[1].player_loc@autoplay",
          "video[1].tag[2]",
          "video[1].price[1]@currency",
          "video[1].live",
          "news[1].publication",
          "news[1].publication.name",
          "news[1].title",
          "mobile[1]",
          "link[1]",
          "link[1]@href",
          "x:note");

  private static String document(int entries) {
    var text = new StringBuilder(ROOT);
    for (int i = 0; i < entries; i++) {
      text.append(ENTRIES.get(i % ENTRIES.size()).replace("example.com/", "example.com/" + i));
    }
    return text.append("</urlset>\n").toString();
  }

  private static void assertSame(byte[] document, Context context, int chunk, String what) {
    List<String> byRecords = read(document, context, chunk, XML::reader, XML::indexReader);
    List<String> byEvents =
        read(document, context, chunk, EventReaders::read, EventReaders::readIndex);
    assertEquals(String.join("\n", byEvents), String.join("\n", byRecords), what);
  }

  private interface Opening<E extends Entry> {
    EntryReader<E> open(Source source, Context context) throws IOException;
  }

  private static List<String> read(
      byte[] document, Context all, int chunk, Opening<UrlEntry> pages, Opening<IndexEntry> index) {
    Context context = all.withProblems(new Problems());
    List<String> found = new ArrayList<>();
    boolean isIndex = new String(document, ISO_8859_1).contains("<sitemapindex");
    try (Source source = Source.of(new Chunks(document, chunk), "test");
        EntryReader<? extends Entry> in =
            isIndex ? index.open(source, context) : pages.open(source, context)) {
      found.add(in.document().toString());
      for (Entry entry = in.read(); entry != null; entry = in.read()) {
        found.add(entry + " at " + in.location());
        if (context.places()) {
          found.add(places(in.places()));
        }
      }
      found.add(in.trailing() + " at " + in.location());
    } catch (IOException | RuntimeException e) {
      found.add(e.toString());
    }
    for (Problem problem : context.problems()) {
      found.add(problem.toString() + problem.documentPath());
    }
    found.add(context.problems().counts().toString());
    return found;
  }

  private static String places(Places places) {
    var text = new StringBuilder();
    PATHS.forEach(path -> text.append(places.ofField(path).line()).append(' '));
    for (String path : PATHS) {
      Location place = places.of(path);
      text.append(places.has(path) ? path : "")
          .append(place)
          .append(place.extent())
          .append(places.path(path))
          .append('\n');
    }
    return text.toString();
  }

  /** Gives so many bytes at a time; fails after the last one if they are fewer than zero. */
  private static final class Chunks extends InputStream {

    private final InputStream bytes;
    private final int most;

    Chunks(byte[] bytes, int most) {
      this.bytes = new ByteArrayInputStream(bytes);
      this.most = most;
    }

    @Override
    public int read() throws IOException {
      int read = bytes.read();
      if (read < 0 && most < 0) {
        throw new IOException("the disk is gone");
      }
      return read;
    }

    @Override
    public int available() {
      return 1;
    }

    @Override
    public int read(byte[] target, int from, int length) throws IOException {
      int read = bytes.read(target, from, Math.min(length, Math.abs(most)));
      if (read < 0 && most < 0) {
        Arrays.fill(target, from, from + length, (byte) 'x'); // as a stream may
        throw new IOException("the disk is gone");
      }
      return read;
    }
  }

  @Test
  void placesAreTheSame() {
    Context context = Context.of(EXTENSIONS).withProblems(new Problems()).withPlaces(true);
    byte[] document = document(200).getBytes(UTF_8);
    assertSame(document, context, document.length, "unchanged");
    for (int chunk : new int[] {1, 7, 1000, 4096}) {
      assertSame(document, context, chunk, "in parts of " + chunk);
    }
    var random = new Random(1);
    for (int round = 0; round < (ALL ? 10_000 : 300); round++) {
      byte[] changed = document(12).getBytes(UTF_8);
      for (int change = random.nextInt(3); change >= 0; change--) {
        changed[ROOT.length() + random.nextInt(changed.length - ROOT.length())] =
            MARKS[random.nextInt(MARKS.length)];
      }
      assertSame(changed, context, 4096, "round " + round);
    }
  }

  @Test
  void changedBytesAreReadAlike() {
    byte[] document = document(2 * ENTRIES.size()).getBytes(UTF_8);
    Context context = Context.of(EXTENSIONS).withProblems(new Problems());
    assertSame(document, context, document.length, "unchanged");
    for (int at = ROOT.length(); at < document.length; at += ALL ? 1 : 2) {
      for (int i = 0; i < MARKS.length; i += ALL ? 1 : 7) {
        byte[] changed = document.clone();
        byte mark = MARKS[(i + at) % MARKS.length];
        changed[at] = mark;
        assertSame(changed, context, document.length, "byte " + at + " is " + mark);
      }
      byte[] without = new byte[document.length - 1];
      System.arraycopy(document, 0, without, 0, at);
      System.arraycopy(document, at + 1, without, at, without.length - at);
      assertSame(without, context, document.length, "byte " + at + " is missing");
      assertSame(without, context.withStrict(true), document.length, at + " missing, strict");
    }
  }

  @Test
  void whereverTheInputEndsOrFailsItIsReadAlike() {
    byte[] document = document(12).getBytes(UTF_8);
    for (int length = 0; length < document.length; length += 3) {
      byte[] part = Arrays.copyOf(document, length);
      assertSame(
          part, Context.of(EXTENSIONS).withProblems(new Problems()), 1000, "cut after " + length);
      assertSame(
          part,
          Context.of(EXTENSIONS).withProblems(new Problems()),
          -700,
          "failed after " + length);
    }
  }

  @Test
  void partsAreReadAlike() {
    byte[] document = document(300).getBytes(UTF_8);
    for (int chunk : new int[] {1, 2, 3, 7, 64, 1000, 4096, 8191, 100_000}) {
      assertSame(
          document,
          Context.of(EXTENSIONS).withProblems(new Problems()),
          chunk,
          "in parts of " + chunk);
    }
  }

  @Test
  void namesThatTheWindowCutsAreReadAlike() {
    String entry =
        "<url><loc>https://e.com/</loc><video:video><video:requires_subscription>no"
            + "</video:requires_subscription></video:video></url>";
    for (int shift = 0; shift <= entry.length(); shift++) {
      String text = ROOT + "<!--" + "x".repeat(shift) + "-->" + entry.repeat(120) + "</urlset>";
      byte[] document = text.getBytes(UTF_8);
      assertSame(
          document,
          Context.of(EXTENSIONS).withProblems(new Problems()),
          document.length,
          "shifted by " + shift);
    }
  }

  @Test
  void limitsAreReachedAlike() {
    byte[] document = document(3 * ENTRIES.size()).getBytes(UTF_8);
    for (Limit limit : Limit.values()) {
      for (long most : new long[] {1, 2, 3, 4, 5, 7, 9, 12, 16, 20, 28, 50, 90, 300, 1000, 3000}) {
        Limits limits;
        try {
          limits = Limits.DEFAULT.with(limit, most);
        } catch (IllegalArgumentException e) {
          continue; // too low for any document
        }
        assertSame(
            document,
            Context.of(EXTENSIONS).withProblems(new Problems()).withLimits(limits),
            4096,
            limit + " of " + most);
      }
    }
  }

  @Test
  void manyChangesAreReadAlike() {
    var random = new Random(1);
    for (int round = 0; round < (ALL ? 20_000 : 300); round++) {
      var text = new StringBuilder(document(12));
      for (int change = random.nextInt(6); change >= 0; change--) {
        int from = ROOT.length() + random.nextInt(text.length() - ROOT.length());
        int to = Math.min(text.length(), from + random.nextInt(60));
        String piece = text.substring(from, to);
        switch (random.nextInt(3)) {
          case 0 -> text.delete(from, to);
          case 1 ->
              text.insert(ROOT.length() + random.nextInt(text.length() - ROOT.length()), piece);
          default -> text.insert(from, "<x:y xmlns:x='urn:y' xmlns='urn:z'><url/></x:y>");
        }
      }
      byte[] document = text.toString().getBytes(UTF_8);
      assertSame(
          document,
          Context.of(EXTENSIONS).withProblems(new Problems()),
          512 + random.nextInt(9000),
          "round " + round);
    }
  }
}
