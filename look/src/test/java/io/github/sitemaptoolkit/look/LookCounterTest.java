package io.github.sitemaptoolkit.look;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.ext.image.Image;
import io.github.sitemaptoolkit.ext.link.Link;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.io.IOException;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class LookCounterTest {

  private static final LocalDate TODAY = LocalDate.of(2026, 11, 26);

  private static Look look(Stream<UrlEntry> entries) throws IOException {
    try (var counter = new LookCounter(Extensions.load(), TODAY)) {
      counter.begin("a.xml");
      entries.forEach(counter::add);
      counter.end(0);
      return counter.look();
    }
  }

  @Test
  void anEmptySetHasNothing() throws IOException {
    Look look = look(Stream.of());
    assertEquals(0, look.urls());
    assertEquals(List.of(), look.sections());
    assertEquals(0, look.languages().urls());
  }

  @Test
  void sectionsBeyondTheLimitAreCountedAsOthers() throws IOException {
    Look look =
        look(
            IntStream.range(0, 5_000)
                .mapToObj(i -> UrlEntry.of("https://e.com/" + i + "/part/page")));
    assertEquals(2_000, look.sections().size());
    assertEquals(3_000, look.otherSections());
  }

  @Test
  void partsBeyondTheLimitAreInTheirSection() throws IOException {
    Look look =
        look(
            IntStream.range(0, 30_000)
                .mapToObj(i -> UrlEntry.of("https://e.com/a/" + i + "/page")));
    SectionLook section = look.sections().get(0);
    assertEquals(30_000, section.urls());
    long listed = section.parts().stream().mapToLong(SectionLook::urls).sum();
    assertEquals(30_000, listed + section.otherParts());
    assertTrue(section.otherParts() > 0);
  }

  @Test
  void deepPartsBeyondTheLimitAreInThePartAroundThem() throws IOException {
    Look look =
        look(
            IntStream.range(0, 30_000)
                .mapToObj(i -> UrlEntry.of("https://e.com/a/b/" + i + "/c/page")));
    SectionLook part = look.sections().get(0).parts().get(0);
    assertEquals(30_000, part.urls());
    assertEquals(20_000, part.parts().size());
    assertEquals(10_000, part.otherParts());
    assertEquals(0, part.direct());
  }

  @Test
  void hostsBeyondTheLimitAreCountedAsOthers() throws IOException {
    Look look =
        look(IntStream.range(0, 12_000).mapToObj(i -> UrlEntry.of("https://h" + i + ".example/")));
    assertEquals(10_000, look.hosts().size());
    assertEquals(2_000, look.otherHosts());
  }

  @Test
  void longNamesDoNotFillTheMemory() throws IOException {
    String name = "n".repeat(2_000);
    Look look =
        look(
            IntStream.range(0, 5_000)
                .mapToObj(i -> UrlEntry.of("https://e.com/" + i + name + "/x")));
    assertTrue(look.sections().size() < 600, () -> look.sections().size() + " sections");
    assertEquals(
        5_000, look.otherSections() + look.sections().stream().mapToLong(SectionLook::urls).sum());
  }

  @Test
  void fieldsAreCountedOnceForEachElement() throws IOException {
    UrlEntry entry =
        UrlEntry.builder("https://e.com/")
            .add(new Image("https://e.com/1.jpg", null, null, "One", null))
            .add(Image.of("https://e.com/2.jpg"))
            .build();
    ElementLook images = look(Stream.of(entry, UrlEntry.of("https://e.com/2"))).elements().get(0);
    assertEquals("image:image", images.name());
    assertEquals(1, images.urls());
    assertEquals(2, images.elements());
    assertEquals(List.of(new NamedCount("loc", 2), new NamedCount("title", 1)), images.fields());
  }

  @Test
  void aLinkThatIsReturnedIsNotMissing() throws IOException {
    UrlEntry german =
        UrlEntry.builder("https://e.com/de/")
            .add(Link.alternate("de", "https://e.com/de/"))
            .add(Link.alternate("en", "https://e.com/en/"))
            .build();
    UrlEntry english =
        UrlEntry.builder("https://e.com/en/")
            .add(Link.alternate("en", "https://e.com/en/"))
            .add(Link.alternate("de", "https://e.com/de/"))
            .build();
    assertEquals(0, look(Stream.of(german, english)).languages().missing());
    assertEquals(0, look(Stream.of(german, english, german)).languages().missing());
    assertEquals(
        List.of(new LanguageLook.Pair("de", "en", 1, 1, 1)),
        look(Stream.of(german)).languages().pairs());
  }

  @Test
  void changesAreCountedBySection() {
    var changes = new SectionChanges();
    changes.added("https://e.com/blog/1");
    changes.added("https://e.com/blog/2");
    changes.removed("https://e.com/");
    changes.changed("https://e.com/blog/3");
    changes.net("/shop/", 5, 3);
    changes.net("/same/", 5, 5);
    assertEquals(
        List.of(
            new SectionChange("/blog/", 2, 0, 1),
            new SectionChange("/shop/", 0, 2, 0),
            new SectionChange("/", 0, 1, 0)),
        changes.list());
    assertEquals(new SectionChange("", 2, 3, 1), changes.total());
  }
}
