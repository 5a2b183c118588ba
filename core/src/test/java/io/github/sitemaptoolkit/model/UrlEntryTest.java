package io.github.sitemaptoolkit.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.temporal.Temporal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class UrlEntryTest {

  private record Apple(String name) implements UrlExtension {}

  private record Pear(String name) implements UrlExtension {}

  private static UrlEntry with(UrlExtension... values) {
    var builder = UrlEntry.builder("https://example.com/");
    List.of(values).forEach(builder::add);
    return builder.build();
  }

  private static UnknownMarkup restOf(String attribute) {
    var attributes = List.of(new Attribute("", attribute, "", "1"));
    return new UnknownMarkup(List.of(new UnknownMarkup.Part("", attributes, List.of(), Map.of())));
  }

  @Test
  void nullIsRefusedWhereItIsGiven() {
    var builder = UrlEntry.builder("https://example.com/").add(new Apple("a"));
    assertThrows(NullPointerException.class, () -> builder.add((UrlExtension) null));
    assertThrows(NullPointerException.class, () -> builder.add((Node<?>) null));
    assertThrows(NullPointerException.class, () -> builder.loc(null));
    assertThrows(NullPointerException.class, () -> builder.unknown(null));
    List<Node<?>> nodes = new ArrayList<>();
    nodes.add(null);
    assertThrows(NullPointerException.class, () -> builder.nodes(nodes));
    assertThrows(NullPointerException.class, () -> new Node<>(null, UnknownMarkup.NONE));
    assertThrows(NullPointerException.class, () -> new Node<>(new Apple("a"), null));
    assertEquals(with(new Apple("a")), builder.build());
  }

  @Test
  void orderWithinAKindCounts() {
    assertNotEquals(with(new Apple("a"), new Apple("b")), with(new Apple("b"), new Apple("a")));
  }

  @Test
  void orderBetweenKindsDoesNotCount() {
    UrlEntry one = with(new Apple("a"), new Pear("p"), new Apple("b"));
    UrlEntry other = with(new Apple("a"), new Apple("b"), new Pear("p"));
    assertEquals(one, other);
    assertEquals(one.hashCode(), other.hashCode());
  }

  @Test
  void valuesCount() {
    assertNotEquals(with(new Apple("a")), with(new Apple("b")));
    assertNotEquals(with(new Apple("a")), with(new Pear("a")));
    assertNotEquals(with(new Apple("a")), with(new Apple("a"), new Apple("a")));
  }

  @Test
  void everyFieldCounts() {
    UrlEntry entry = UrlEntry.of("https://example.com/");
    assertEquals(entry, UrlEntry.of("https://example.com/"));
    assertNotEquals(entry, UrlEntry.of("https://example.com"));
    assertNotEquals(entry, entry.toBuilder().lastmod("2024").build());
    assertNotEquals(entry, entry.toBuilder().changefreq("daily").build());
    assertNotEquals(entry, entry.toBuilder().priority("0.5").build());
    assertNotEquals(entry, entry.toBuilder().unknown(restOf("a")).build());
  }

  @Test
  void whatHangsOnAValueCounts() {
    Node<Apple> plain = Node.of(new Apple("a"));
    Node<Apple> more = new Node<>(new Apple("a"), restOf("x"));
    UrlEntry.Builder builder = UrlEntry.builder("https://example.com/");
    assertNotEquals(builder.nodes(List.of(plain)).build(), builder.nodes(List.of(more)).build());
  }

  @Test
  void prefixesDoNotCount() {
    var a = new ForeignElement(new ElementName("urn:x", "e", "p"), List.of(), List.of(), Map.of());
    var b = new ForeignElement(new ElementName("urn:x", "e", "q"), List.of(), List.of(), Map.of());
    assertEquals(with(a), with(b));
    assertEquals(with(a).hashCode(), with(b).hashCode());
  }

  @Test
  void absentIsNotEmpty() {
    UrlEntry entry = UrlEntry.of("https://example.com/");
    assertNotEquals(entry, entry.toBuilder().priority("").build());
  }

  @Test
  void extensionsAreFoundByTypeInOrder() {
    UrlEntry entry = with(new Apple("b"), new Pear("p"), new Apple("a"));
    assertEquals(List.of(new Apple("b"), new Apple("a")), entry.extensions(Apple.class));
    assertEquals(Optional.of(new Pear("p")), entry.extension(Pear.class));
    assertEquals(List.of(), with().extensions(Apple.class));
    assertEquals(Optional.empty(), with().extension(Apple.class));
  }

  @Test
  void aBuilderStartsAsTheEntry() {
    UrlEntry entry =
        with(new Apple("a")).toBuilder()
            .lastmod("2024")
            .changefreq("daily")
            .priority("1")
            .unknown(restOf("a"))
            .build();
    assertEquals(entry, entry.toBuilder().build());
    assertEquals(
        "https://example.com/b", entry.toBuilder().loc("https://example.com/b").build().loc());
  }

  @Test
  void lastmodIsADateOnlyWhereItIsOne() {
    UrlEntry entry = UrlEntry.of("https://example.com/");
    assertEquals(Optional.empty(), entry.lastmodValue());
    assertEquals(Optional.empty(), entry.toBuilder().lastmod("yesterday").build().lastmodValue());
    assertEquals(
        W3cDateTime.parse("2024"), entry.toBuilder().lastmod(" 2024 ").build().lastmodValue());
  }

  @Test
  void anEntryDoesNotChange() {
    List<Node<?>> nodes = new ArrayList<>();
    var entry = new UrlEntry("https://example.com/", null, null, null, nodes, UnknownMarkup.NONE);
    nodes.add(Node.of(new Apple("a")));
    assertEquals(List.of(), entry.nodes());
    assertThrows(UnsupportedOperationException.class, () -> entry.nodes().add(nodes.get(0)));
  }

  @Test
  void orderOfWhatWasLeftDoesNotCount() {
    var one = new UnknownMarkup.Part("a[1]", List.of(), List.of(), Map.of());
    var other = new UnknownMarkup.Part("b[1]", List.of(), List.of(), Map.of());
    assertEquals(new UnknownMarkup(List.of(one, other)), new UnknownMarkup(List.of(other, one)));
    assertEquals(
        new UnknownMarkup(List.of(one, other)).hashCode(),
        new UnknownMarkup(List.of(other, one)).hashCode());
    assertNotEquals(new UnknownMarkup(List.of(one)), new UnknownMarkup(List.of(other)));
    assertNotEquals(new UnknownMarkup(List.of(one)), new UnknownMarkup(List.of(one, other)));
  }

  @Test
  void typedValuesBecomeTexts() {
    var builder = UrlEntry.builder("https://example.com/");
    Instant noon = Instant.parse("2026-11-21T12:00:00Z");
    assertEquals("2026-11-21T12:00:00Z", builder.lastmod(noon).build().lastmod());
    assertEquals(
        "2026-11-21T13:00:00+01:00",
        builder.lastmod(noon.atOffset(ZoneOffset.ofHours(1))).build().lastmod());
    assertEquals("2026-11-21", builder.lastmod(LocalDate.of(2026, 11, 21)).build().lastmod());
    assertNull(builder.lastmod((Temporal) null).build().lastmod());
    UrlEntry entry = builder.priority(0.8).build();
    assertEquals("0.8", entry.priority());
    assertEquals(OptionalDouble.of(0.8), entry.priorityValue());
    assertNull(builder.priority(null).build().priority());
  }

  @Test
  void priorityThatIsNoNumberHasNoValue() {
    UrlEntry entry = UrlEntry.builder("https://example.com/").priority("high").build();
    assertEquals("high", entry.priority());
    assertEquals(OptionalDouble.empty(), entry.priorityValue());
  }

  @Test
  void indexEntriesAreBuiltLikewise() {
    IndexEntry entry =
        IndexEntry.builder("https://example.com/1.xml").lastmod(LocalDate.of(2026, 11, 21)).build();
    assertEquals("2026-11-21", entry.lastmod());
    assertEquals(W3cDateTime.parse("2026-11-21"), entry.lastmodValue());
    assertEquals(entry, entry.toBuilder().build());
    assertEquals(
        IndexEntry.of("https://example.com/2.xml"),
        entry.toBuilder().loc("https://example.com/2.xml").lastmod((Temporal) null).build());
    Instant noon = Instant.parse("2026-11-21T12:00:00Z");
    assertEquals("2026-11-21T12:00:00Z", entry.toBuilder().lastmod(noon).build().lastmod());
    assertEquals(
        "2026-11-21T12:00:00Z",
        entry.toBuilder().lastmod(noon.atOffset(ZoneOffset.UTC)).build().lastmod());
  }

  @Test
  void indexEntriesKeepNodesAndRest() {
    IndexEntry entry =
        IndexEntry.builder("https://example.com/1.xml")
            .add(new Apple("a"))
            .unknown(restOf("x"))
            .build();
    assertEquals(List.of(new Apple("a")), entry.extensions(Apple.class));
    assertEquals(entry, entry.toBuilder().build());
    assertEquals(List.of(), entry.toBuilder().nodes(List.of()).build().nodes());
  }
}
