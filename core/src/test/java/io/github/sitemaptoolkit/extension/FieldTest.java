package io.github.sitemaptoolkit.extension;

import static io.github.sitemaptoolkit.extension.Field.commaList;
import static io.github.sitemaptoolkit.extension.Field.content;
import static io.github.sitemaptoolkit.extension.Field.currency;
import static io.github.sitemaptoolkit.extension.Field.decimal;
import static io.github.sitemaptoolkit.extension.Field.group;
import static io.github.sitemaptoolkit.extension.Field.oneOf;
import static io.github.sitemaptoolkit.extension.Field.text;
import static io.github.sitemaptoolkit.extension.Field.wholeNumber;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.sample.Credit;
import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FieldTest {

  @Test
  void aFactKeepsTheOthers() {
    Field price =
        decimal("price")
            .required()
            .atMost(3)
            .maxLength(9)
            .range(0, 100)
            .mayBeEmpty()
            .open()
            .deprecated("2022")
            .attributes(currency("currency"));
    assertEquals(FieldKind.DECIMAL, price.kind());
    assertEquals(Need.REQUIRED, price.need());
    assertTrue(price.canRepeat());
    assertEquals(3, price.most());
    assertEquals(9, price.longest());
    assertEquals(BigDecimal.ZERO, price.least());
    assertEquals(new BigDecimal(100), price.greatest());
    assertTrue(price.canBeEmpty());
    assertTrue(price.isOpen());
    assertEquals("2022", price.deprecatedSince());
    assertEquals("currency", price.attributes().get(0).name());
  }

  @Test
  void aFieldIsNotChangedByAFact() {
    Field title = text("title");
    title.required();
    title.repeats();
    assertEquals(Need.OPTIONAL, title.need());
    assertFalse(title.canRepeat());
  }

  @Test
  void factsAreReadable() {
    assertEquals(
        "duration: whole number, recommended, 1 to 28800",
        wholeNumber("duration").recommended().range(1, 28_800).toString());
    assertEquals("tag[]: text, at most 32 times", text("tag").atMost(32).toString());
    assertEquals(
        "genres: comma-separated list of: Blog or OpEd, deprecated since 2021",
        commaList(oneOf("genres", "Blog", "OpEd")).deprecated("2021").toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a[]", "@a", "a/b", "a b", "a|b"})
  void namesAreThoseOfElements(String name) {
    assertThrows(IllegalArgumentException.class, () -> text(name));
  }

  @Test
  void twoFieldsOfOneNameAreRefused() {
    var e =
        assertThrows(
            IllegalArgumentException.class, () -> group("show", text("title"), text("title")));
    assertEquals("two fields have the name title", e.getMessage());
  }

  @Test
  void whatHoldsOthersCannotBeAnAttribute() {
    Field title = text("title");
    assertThrows(IllegalArgumentException.class, () -> title.attributes(group("a", text("b"))));
    assertThrows(IllegalArgumentException.class, () -> title.attributes(content()));
  }

  @Test
  void oneFieldOfATreeIsChanged() {
    Descriptor<Credit> credit =
        Descriptor.of("credit", Credit.class, new ElementName("urn:acme", "credit", "acme"))
            .attributes(text("role"))
            .fields(group("show", text("title").attributes(text("lang"))), text("note"));
    Descriptor<Credit> changed =
        credit
            .field("@role", Field::required)
            .field("show.title", field -> field.maxLength(7))
            .field("show.title@lang", Field::recommended);
    Field title = changed.fields().get(0).children().get(0);
    assertEquals(Need.REQUIRED, changed.attributes().get(0).need());
    assertEquals(7, title.longest());
    assertEquals(Need.RECOMMENDED, title.attributes().get(0).need());
    assertEquals(credit.columns(), changed.columns());
    var e =
        assertThrows(
            IllegalArgumentException.class, () -> credit.field("show.name", Field::required));
    assertEquals("there is no field show.name", e.getMessage());
    assertEquals(List.of("note"), List.of(changed.fields().get(1).name()));
  }
}
