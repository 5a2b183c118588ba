package io.github.sitemaptoolkit.extension;

import static io.github.sitemaptoolkit.extension.Field.content;
import static io.github.sitemaptoolkit.extension.Field.empty;
import static io.github.sitemaptoolkit.extension.Field.group;
import static io.github.sitemaptoolkit.extension.Field.text;
import static io.github.sitemaptoolkit.extension.Field.url;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.sample.Credit;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ElementSchemaTest {

  private static Descriptor<Credit> described() {
    return Descriptor.of("credit", Credit.class, new ElementName("urn:acme", "credit", "acme"));
  }

  private static ElementSchema of(Field... fields) {
    return ElementSchema.of(described().fields(fields));
  }

  private static ElementSchema child(ElementSchema schema, String name) {
    ElementSchema child = schema.child(name);
    assertNotNull(child, name);
    return child;
  }

  @Test
  void childrenHaveTheirPlace() {
    ElementSchema schema = of(url("loc"), text("title"), url("license"));
    assertEquals(0, child(schema, "loc").position());
    assertEquals(1, child(schema, "title").position());
    assertEquals(2, child(schema, "license").position());
    assertEquals(3, schema.size());
    assertNull(schema.child("other"));
  }

  @Test
  void repeatsAreMarked() {
    ElementSchema schema =
        of(
            text("tag").atMost(32),
            url("loc"),
            text("price").repeats().attributes(text("currency")));
    assertTrue(child(schema, "tag").repeats());
    assertFalse(child(schema, "loc").repeats());
    assertTrue(child(schema, "price").repeats());
    assertNull(child(schema, "price").child("currency"), "an attribute is not a child");
    assertEquals(Set.of("currency"), child(schema, "price").attributes());
  }

  @Test
  void groupsMakeATree() {
    ElementSchema schema =
        of(group("show", text("title"), group("part", text("no")).repeats()), url("loc"));
    ElementSchema show = child(schema, "show");
    assertEquals(0, show.position());
    assertFalse(show.hasText());
    assertEquals(1, child(schema, "loc").position());
    assertEquals(1, child(show, "part").position());
    assertTrue(child(show, "part").repeats());
    assertTrue(child(child(show, "part"), "no").hasText());
  }

  @Test
  void textAndAttributesOfTheElementAreNotChildren() {
    ElementSchema schema = ElementSchema.of(described().attributes(text("role")).fields(content()));
    assertTrue(schema.hasText());
    assertEquals(0, schema.size());
    assertEquals(Set.of("role"), schema.attributes());
    assertEquals(FieldKind.TEXT, Objects.requireNonNull(schema.attribute("role")).kind());
  }

  @Test
  void anElementWithNothingInsideHasNoColumn() {
    assertEquals(List.of(), described().columns());
    assertFalse(ElementSchema.of(described()).hasText());
  }

  @Test
  void columnsArePathsInTheOrderOfTheSchema() {
    assertEquals(
        List.of(
            "@role",
            "Template",
            "Template@src",
            "DataObject[]@type",
            "DataObject[].Attribute[]",
            "DataObject[].Attribute[]@name"),
        described()
            .attributes(text("role"))
            .fields(
                empty("Template").attributes(url("src")),
                group("DataObject", text("Attribute").repeats().attributes(text("name")))
                    .repeats()
                    .attributes(text("type")))
            .columns());
  }
}
