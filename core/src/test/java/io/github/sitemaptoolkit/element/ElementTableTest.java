package io.github.sitemaptoolkit.element;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.sitemaptoolkit.element.ElementTable.Cell;
import io.github.sitemaptoolkit.extension.Descriptor;
import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Field;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.UrlExtension;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The columns of an extension's element, and its values as paths and texts. */
class ElementTableTest {

  private record Film(List<String> tags) implements UrlExtension {}

  /** An extension with fields of each kind; of values, it writes an attribute and the tags. */
  private record Films(String id) implements SitemapExtension<Film> {

    @Override
    public Descriptor<Film> descriptor() {
      return Descriptor.of(id, Film.class, new ElementName("urn:" + id, id, id))
          .attributes(Field.text("role"))
          .fields(
              Field.content(),
              Field.text("title"),
              Field.decimal("price").repeats().attributes(Field.text("type")),
              Field.group("show", Field.text("name"), Field.text("tag").repeats()),
              Field.empty("live"));
    }

    @Override
    public Film read(ElementReader in) {
      throw new UnsupportedOperationException();
    }

    @Override
    public void write(Film value, ElementWriter out) {
      out.attribute("role", "lead").text("text").element("new", "lost").start("show");
      value.tags().forEach(tag -> out.element("tag", tag));
      out.end().start("live").end();
    }
  }

  private final Extensions extensions = Extensions.of(new Films("film"));
  private final ElementTable table = ElementTable.of(extensions).get(0);

  private static Stream<String> names(ElementTable table) {
    return table.columns().stream().map(ElementColumn::name);
  }

  @Test
  void columnsAreInTheOrderOfTheFieldsAndAttributesBehindTheirElement() {
    assertEquals(
        List.of(
            "film",
            "film@role",
            "film.title",
            "film.price",
            "film.price@type",
            "film.show",
            "film.show.name",
            "film.show.tag",
            "film.live"),
        names(table).toList());
    ElementColumn type = table.columns().get(4);
    assertEquals("type", String.valueOf(type.field()).split(":")[0]);
    assertEquals(
        List.of("film.price", "film.price@type"),
        table.columns(type.element()).stream().map(ElementColumn::name).toList());
    assertEquals(2, type.depth());
  }

  @Test
  void columnsOfSeveralTablesAreNumberedThrough() {
    List<ElementTable> tables = ElementTable.of(extensions.with(new Other()));
    List<Integer> numbers =
        tables.stream().flatMap(it -> it.columns().stream()).map(ElementColumn::index).toList();
    assertEquals(Stream.iterate(0, i -> i + 1).limit(10).toList(), numbers);
  }

  private record Note() implements UrlExtension {}

  private static final class Other implements SitemapExtension<Note> {

    @Override
    public Descriptor<Note> descriptor() {
      return Descriptor.of("note", Note.class, new ElementName("urn:note", "note", "n"));
    }

    @Override
    public Note read(ElementReader in) {
      return new Note();
    }

    @Override
    public void write(Note value, ElementWriter out) {}
  }

  @Test
  void valuesHavePathsWithNumbersWhereFieldsRepeat() {
    List<String> left = new ArrayList<>();
    List<Cell> cells = table.cells(new Film(List.of("a", "")), left::add);
    assertEquals(
        List.of(
            new Cell("@role", "lead"),
            new Cell(".", "text"),
            new Cell("show.tag[1]", "a"),
            new Cell("show.tag[2]", ""),
            new Cell("live", "")),
        cells);
    assertEquals(List.of("film:new"), left);
    assertEquals(
        ElementValues.of(extensions.registrations().get(0), new Film(List.of("a", "")), it -> {})
            .element(new ElementName("urn:film", "film", "film")),
        table.element(cells));
  }

  @Test
  void cellsMayHaveAnyOrderAndNumbersMayHaveGaps() {
    assertEquals(
        table.element(
            List.of(
                new Cell("price[1]", "1"),
                new Cell("price[2]", "2"),
                new Cell("price[2]@type", "b"))),
        table.element(
            List.of(
                new Cell("price[9]@type", "b"),
                new Cell("price[3]", "1"),
                new Cell("price[9]", "2"))));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "titel",
        "title[1]",
        "price",
        "price[0]",
        "price[x]",
        "price[1",
        "price[16385]",
        "price[1]@currency",
        "@title",
        "title.price",
        "show..name",
        "show"
      })
  void pathThatNoValueHasIsRefused(String path) {
    assertEquals(
        '"' + path + "\" is not the path of a value",
        assertThrows(
                IllegalArgumentException.class, () -> table.element(List.of(new Cell(path, "x"))))
            .getMessage());
  }

  @Test
  void secondValueOfAPathIsRefused() {
    for (String path : List.of("title", "@role", ".")) {
      var cell = new Cell(path, "x");
      var failure =
          assertThrows(IllegalArgumentException.class, () -> table.element(List.of(cell, cell)));
      assertEquals('"' + path + "\" has two values", failure.getMessage());
    }
  }
}
