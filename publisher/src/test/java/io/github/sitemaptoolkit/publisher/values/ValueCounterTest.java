package io.github.sitemaptoolkit.publisher.values;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.publisher.Flash;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class ValueCounterTest {

  private final FieldNames names = new FieldNames(Extensions.of(new Flash.Extension(10)));
  private final ValueCounter counter = new ValueCounter(names);

  private long add(String inside) {
    String xml =
        "  <url>\n    <loc>https://example.com/?a=1&amp;b=%3E</loc>" + inside + "\n  </url>\n";
    return counter.add(xml.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void fieldsAreCountedOnceAnEntry() {
    add("<lastmod>2026-11-20</lastmod><n:flash><n:title>a</n:title></n:flash>");
    add("<n:flash><n:title>a</n:title></n:flash><n:flash/>");
    add("<priority>0.5</priority>");
    assertEquals(
        "lastmod=1:" + hash("2026-11-20") + " news=2,1 news.title=2 priority=1",
        counter.counts().toString());
  }

  private static String hash(String date) {
    return Integer.toHexString(date.hashCode());
  }

  @Test
  void whatNoExtensionKnowsIsNoField() {
    add("<x:y xmlns:x=\"urn:x\"><lastmod>1</lastmod><x:y><n:flash/></x:y></x:y><n:flash a=\"/\"/>");
    assertEquals("news=1", counter.counts().toString());
  }

  @Test
  void entriesTellTheirFields() {
    long with = add("<n:flash/>");
    long without = add("<lastmod>2026</lastmod>");
    assertEquals(names.bit("news"), with);
    assertEquals(names.bit("lastmod"), without);
    assertNotEquals(with, without);
    assertEquals(0, add(""));
    assertEquals(0, names.bit("image"));
  }

  @Test
  void moreThanFiveDatesAreMany() {
    for (int i = 0; i < 100; i++) {
      add("<lastmod>2026-11-" + (10 + i % 20) + "</lastmod>");
    }
    assertEquals(5, counter.counts().of("lastmod").dates().size());
    assertEquals(100, counter.counts().of("lastmod").entries());
  }

  /** Anybody's document may have any number of names; each costs as much as the others. */
  @Test
  void namesThatNoExtensionDescribesAreNotRemembered() {
    for (int i = 0; i < 200_000; i++) {
      add("<x:n" + i + "/><n:flash><n:m" + i + "/></n:flash>");
    }
    assertEquals("news=200000", counter.counts().toString());
  }
}
