package io.github.sitemaptoolkit.converters.internal.table.column;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.element.ElementColumn;
import io.github.sitemaptoolkit.extension.Descriptor;
import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Field;
import io.github.sitemaptoolkit.extension.Shorthand;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.UrlExtension;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ColumnNamesTest {

  /** A value of which only the columns matter. */
  record Book() implements UrlExtension {}

  private static final class Books implements SitemapExtension<Book> {

    @Override
    public Descriptor<Book> descriptor() {
      return Descriptor.of("book", Book.class, new ElementName("urn:book", "book", "book"))
          .attributes(Field.text("id"))
          .fields(
              Field.text("title").headers("Name of the book"),
              Field.group("author", Field.text("name"), Field.text("born")),
              Field.text("keyword").repeats(),
              Field.text("price")
                  .attributes(Field.text("currency"))
                  .shorthand(new Shorthand(null, "is 5", text -> Map.of(".", text))),
              Field.group("shop", Field.group("address", Field.text("city"))))
          .shorthand(new Shorthand("books", "is a title", text -> Map.of(".title", text)));
    }

    @Override
    public Book read(ElementReader in) {
      return new Book();
    }

    @Override
    public void write(Book book, ElementWriter out) {
      // it has nothing inside
    }
  }

  private final ColumnNames names = new ColumnNames(Extensions.of(new Books()));

  private static String shown(HeaderTarget target) {
    ElementColumn column = target.column();
    String meaning =
        column == null ? target.columnName() : column.name() + Arrays.toString(target.places());
    return target.kind() + " " + meaning + (target.exact() ? " exactly" : "");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "loc | CORE loc exactly",
        "Page URL | CORE loc",
        "Last-Modified | CORE lastmod",
        "_xml | XML _xml exactly",
        "book.title | COLUMN book.title[-1] exactly",
        "' book.title ' | COLUMN book.title[-1] exactly",
        "Book:Title | COLUMN book.title[-1]",
        "name-of THE book | COLUMN book.title[-1]",
        "book@id | COLUMN book@id[-1] exactly",
        "book_id | COLUMN book@id[-1]",
        "book.keyword | COLUMN book.keyword[-1, -1] exactly",
        "Book Keywords | COLUMN book.keyword[-1, -1]",
        "book.author | COLUMN book.author[-1] exactly",
        "Book Author | COLUMN book.author.name[-1]",
        "book_born | COLUMN book.author.born[-1]",
        "book_city | COLUMN book.shop.address.city[-1]",
        "book.price | COLUMN book.price[-1] exactly",
        "book_price | SHORTHAND book.price[-1]",
        "book price currency | COLUMN book.price@currency[-1]",
        "Books | ELEMENT book[-1] exactly",
        "book | COLUMN book[-1] exactly",
        "book_titles | 'UNKNOWN '",
        "author | 'UNKNOWN '",
        "book[2].title | COLUMN book.title[1] exactly",
        "Book[2]_Title | 'UNKNOWN '",
        "book[2].keyword[3] | COLUMN book.keyword[1, 2] exactly",
        "book[2].keyword | COLUMN book.keyword[1, -1] exactly",
        "book.keyword[30] | COLUMN book.keyword[-1, 29] exactly",
        "BOOK[1].Title | COLUMN book.title[0]",
        "book[1] | COLUMN book[0] exactly",
        "[1]book | COLUMN book[0] exactly",
        "book[4096].title | COLUMN book.title[4095] exactly",
        "book[4097].title | 'UNKNOWN '",
        "book[99999999999].title | 'UNKNOWN '",
        "book[0].title | 'UNKNOWN '",
        "book[].title | 'UNKNOWN '",
        "book[x].title | 'UNKNOWN '",
        "book[1:].title | 'UNKNOWN '",
        "book[/1].title | 'UNKNOWN '",
        "book[1.title | 'UNKNOWN '",
        "book[1].title[1] | 'UNKNOWN '",
        "book[1].author[1].name | 'UNKNOWN '",
        "other[1].title | 'UNKNOWN '",
      })
  void headersMeanColumns(String header, String target) {
    assertEquals(target, shown(names.find(header)));
  }

  @Test
  void columnThatIsAskedForIsMeantExactly() {
    HeaderTarget target = names.require("Book Title");
    assertEquals("COLUMN book.title[-1] exactly", shown(target));
    assertEquals("Book Title", target.header());
    assertEquals("CORE loc exactly", shown(names.require("url")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "book.titel | there is no column \"book.titel\"; did you mean book.title?",
        "book[7].titel | there is no column \"book[7].titel\"; did you mean book.title?",
        "lastmood | there is no column \"lastmood\"; did you mean lastmod?",
        "book.something | there is no column \"book.something\"; those of book are book.author,"
            + " book.author.born, book.author.name, book.keyword, book.price, book.price@currency,"
            + " book.shop, book.shop.address, book.shop.address.city, book.title",
        "something | there is no column \"something\"; columns are loc, lastmod, changefreq,"
            + " priority and those of extensions, such as book.author",
        "some.thing | there is no column \"some.thing\"; columns are loc, lastmod, changefreq,"
            + " priority and those of extensions, such as book.author",
      })
  void unknownColumnIsRefusedWithAdvice(String name, String message) {
    for (var refused :
        List.of(
            assertThrows(IllegalArgumentException.class, () -> names.require(name)),
            assertThrows(IllegalArgumentException.class, () -> names.checkWritable(name)))) {
      assertEquals(message, refused.getMessage());
    }
    var e =
        assertThrows(
            SitemapException.class, () -> names.chosen(List.of("loc", name), false, "out"));
    assertEquals("out: error: csv.unknown-column: " + message, e.getMessage());
  }

  @Test
  void withoutExtensionsAnImageIsTheExample() {
    var none = new ColumnNames(Extensions.of());
    var e = assertThrows(IllegalArgumentException.class, () -> none.require("something"));
    assertTrue(e.getMessage().endsWith(" such as image.loc"), e.getMessage());
  }

  @Test
  void shortFormOfAWholeElementIsNotWritten() {
    assertDoesNotThrow(() -> names.checkWritable("book_price"));
    assertDoesNotThrow(() -> names.checkWritable("_xml"));
    assertThrows(IllegalArgumentException.class, () -> names.checkWritable("books"));
  }

  @Test
  void chosenColumnsStandOnceEach() {
    assertEquals(
        List.of("book.title", "loc", "book.price", "_xml"),
        names.chosen(List.of("book_title", "URL", "book.title", "book_price"), true, "out"));
    assertEquals(List.of("loc"), names.chosen(List.of("loc"), false, "out"));
    assertEquals(List.of("_xml", "loc"), names.chosen(List.of("_xml", "loc"), true, "out"));
    assertEquals(List.of(), names.chosen(List.of(), true, "out"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"book.x", "book[0].title", "book@x"})
  void whatBeginsAsAColumnDoesHasTheFormOfOne(String header) {
    assertTrue(names.hasFormOfColumn(header));
  }

  @ParameterizedTest
  @ValueSource(strings = {"book", "books.x", "Book.x", ".book", "clicks", "a.book", ""})
  void otherHeadersHaveNot(String header) {
    assertFalse(names.hasFormOfColumn(header));
  }
}
