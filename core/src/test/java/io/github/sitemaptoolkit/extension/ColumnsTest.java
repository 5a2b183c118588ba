package io.github.sitemaptoolkit.extension;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ColumnsTest {

  private static Columns child(Columns columns, String name) {
    Columns child = columns.child(name);
    assertNotNull(child, name);
    return child;
  }

  @Test
  void childrenHaveTheirPlace() {
    Columns columns = Columns.parse(List.of("loc", "title", "license"));
    assertEquals(0, child(columns, "loc").position());
    assertEquals(1, child(columns, "title").position());
    assertEquals(2, child(columns, "license").position());
    assertNull(columns.child("other"));
  }

  @Test
  void repeatsAreMarked() {
    Columns columns = Columns.parse(List.of("tag[]", "loc", "price[]", "price[]@currency"));
    assertTrue(child(columns, "tag").repeats());
    assertFalse(child(columns, "loc").repeats());
    assertTrue(child(columns, "price").repeats());
    assertEquals(2, child(columns, "price").position());
    assertNull(child(columns, "price").child("currency"), "an attribute is no child");
  }

  @Test
  void pathsMakeATree() {
    Columns columns =
        Columns.parse(List.of("show.title", "loc", "show.part[].no", "show.part[]@id"));
    Columns show = child(columns, "show");
    assertEquals(0, show.position());
    assertEquals(1, child(columns, "loc").position());
    assertEquals(1, child(show, "part").position());
    assertTrue(child(show, "part").repeats());
    assertEquals(0, child(child(show, "part"), "no").position());
  }

  @Test
  void attributesAndTextOfTheElementAreNoChildren() {
    assertNull(Columns.parse(List.of("@role", ".")).child("role"));
    assertNull(Columns.parse(List.of("@role", ".")).child(""));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "@", "loc@", ".loc", "a..b", "[]", "a.[]", "a[", "a]", "[]a", "a[]b", "a[][]"})
  void malformedColumnsAreRefused(String column) {
    var e = assertThrows(IllegalArgumentException.class, () -> Columns.parse(List.of(column)));
    assertEquals("malformed column \"" + column + '"', e.getMessage());
  }

  @Test
  void columnsThatDisagreeOnRepeatsAreRefused() {
    var e =
        assertThrows(
            IllegalArgumentException.class,
            () -> Columns.parse(List.of("price[]", "price@currency")));
    assertEquals(
        "column \"price@currency\" and another disagree whether price repeats", e.getMessage());
  }
}
