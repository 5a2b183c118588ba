package io.github.sitemaptoolkit.publisher.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.Attribute;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.ForeignText;
import io.github.sitemaptoolkit.model.UnknownMarkup;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.publisher.Flash;
import io.github.sitemaptoolkit.publisher.Picture;
import io.github.sitemaptoolkit.publisher.layout.Grouping;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.PartLimits;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WrittenItemsTest {

  private static final String BASE = "https://example.com/";

  private final List<Item> read = new ArrayList<>();

  private static SetItems items(String by) {
    Context context = Context.of(Extensions.of(new Picture.Extension(), new Flash.Extension(5)));
    var settings = new Manifest(BASE, Grouping.parse(by), false, PartLimits.DEFAULT, List.of());
    return new SetItems(context, settings, "set");
  }

  private static Item item(SetItems items, UrlEntry entry) {
    Item item = items.item(entry, SetItems.PUBLISHED, null);
    assertEquals(1, item.weight().urls());
    return item;
  }

  private static byte[] file(SetItems items, List<Item> of) {
    var bytes = new ByteArrayOutputStream();
    items.contents(of).forEach(bytes::writeBytes);
    return bytes.toByteArray();
  }

  private boolean read(SetItems items, InputStream file) throws IOException {
    read.clear();
    return items.readAsWritten(file, read::add);
  }

  private boolean reads(UrlEntry... entries) throws IOException {
    SetItems items = items("hash");
    List<Item> of = new ArrayList<>();
    for (UrlEntry entry : entries) {
      of.add(item(items, entry));
    }
    return read(items, new ByteArrayInputStream(file(items, of)));
  }

  /** A stream that gives one byte at a time. */
  private static InputStream slow(byte[] bytes) {
    return new ByteArrayInputStream(bytes) {
      @Override
      public synchronized int read(byte[] target, int offset, int length) {
        return super.read(target, offset, Math.min(length, 1));
      }
    };
  }

  @ParameterizedTest
  @ValueSource(strings = {"hash", "section:1", "month"})
  void itemsAreReadAsTheyWereWritten(String by) throws IOException {
    SetItems items = items(by);
    List<Item> of =
        List.of(
            item(items, UrlEntry.of(BASE + "a/plain")),
            item(items, UrlEntry.builder(BASE + "b/?x=1&y=%3C").lastmod("2026-05").build()),
            item(
                items,
                UrlEntry.builder(BASE + "b/\u00E9\uD83D\uDE00")
                    .lastmod("2026-05-03T10:00:00.5Z")
                    .changefreq("daily")
                    .priority("0.5")
                    .add(new Picture("i.png?a&b", "a < b > c \"d\"\n & e"))
                    .add(new Picture("j.png", ""))
                    .build()),
            item(items, UrlEntry.builder(BASE + "c").priority("1.0").build()));
    byte[] file = file(items, of);
    assertTrue(read(items, new ByteArrayInputStream(file)));
    assertEquals(of, read);
    assertEquals("[null, 2026-05, 2026-05-03T10:00:00.5Z, null]", dates());
    assertTrue(read(items, slow(file)), "the buffer ends anywhere");
    assertEquals(of, read);
  }

  private String dates() {
    return read.stream()
        .map(item -> item.lastmod() == null ? null : item.lastmod().text())
        .toList()
        .toString();
  }

  @Test
  void anEntryMayBeLargerThanTheBuffer() throws IOException {
    var large = UrlEntry.builder(BASE + "large");
    for (int i = 0; i < 5_000; i++) {
      large.add(new Picture("picture-" + i + ".png", ""));
    }
    assertTrue(reads(UrlEntry.of(BASE + "a"), large.build(), UrlEntry.of(BASE + "z")));
    assertEquals(3, read.size());
  }

  @Test
  void markupThatIsNotOfThisLibraryIsLeftToTheParser() throws IOException {
    var own = new ElementName("urn:other", "x", "o");
    assertFalse(
        reads(
            UrlEntry.builder(BASE)
                .add(new ForeignElement(own, List.of(), List.of(new ForeignText("t")), Map.of()))
                .build()));
    var attribute = new Attribute("", "id", "", "7");
    for (String path : List.of("", "loc", "lastmod", "priority")) {
      var part = new UnknownMarkup.Part(path, List.of(attribute), List.of(), Map.of());
      assertFalse(
          reads(
              UrlEntry.builder(BASE)
                  .lastmod("2026-05-03")
                  .priority("0.5")
                  .unknown(new UnknownMarkup(List.of(part)))
                  .build()),
          "an attribute of " + path);
    }
  }

  @Test
  void elementsThatAreLimitedInAFileMustBeCounted() throws IOException {
    assertFalse(reads(UrlEntry.builder(BASE).add(new Flash("f")).build()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<urlset>|<urlset >", // the start
        "<loc>|<loc><!-- -->",
        "<url>|<url >",
        "</url>|</url >",
        "&amp;|&#38;",
        "</urlset>|</urlset>\n",
        "</urlset>|",
        "2026-05-03|yesterday",
        "2026-05-03|2026&#45;05-03",
        "<lastmod>2026-05-03</lastmod>|<priority>1</priority>\n    <lastmod>2026-05-03</lastmod>",
        "<changefreq>|<p:picture/><p:title><news></news></p:title><changefreq>",
        "<changefreq>|<p:picture a=\"b\" xmlns=\"c\"/><changefreq>",
        "<changefreq>|<p:picture xlink:href=\"b\"/><changefreq>",
        "<changefreq>|<p:picture a='b'/><changefreq>",
        "<changefreq>|<p:picture /><changefreq>",
        "<changefreq>|<?a b?><changefreq>",
        "<changefreq>|<unknown></unknown><changefreq>"
      })
  void whatThisProgramWouldNotWriteIsLeftToTheParser(String change) throws IOException {
    SetItems items = items("hash");
    UrlEntry entry =
        UrlEntry.builder(BASE + "?a&b").lastmod("2026-05-03").changefreq("daily").build();
    String file = new String(file(items, List.of(item(items, entry))), StandardCharsets.UTF_8);
    String root = file.substring(file.indexOf("<urlset"), file.indexOf(">\n  <url>") + 1);
    String[] fromTo = change.replace("<urlset>", root).split("\\|", -1);
    String changed = file.replace(fromTo[0], fromTo[1].replace("<urlset >", root + " "));
    assertFalse(changed.equals(file), change);
    assertTrue(read(items, new ByteArrayInputStream(file.getBytes(StandardCharsets.UTF_8))));
    assertFalse(read(items, new ByteArrayInputStream(changed.getBytes(StandardCharsets.UTF_8))));
  }
}
