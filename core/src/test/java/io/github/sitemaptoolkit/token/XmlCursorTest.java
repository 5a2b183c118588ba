package io.github.sitemaptoolkit.token;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.element.TreeCursor;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.ForeignContent;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.ForeignText;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.token.XmlCursor.Event;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What a cursor says of itself that has no document to be wrong. */
class XmlCursorTest {

  private static ForeignElement element(String name, Object... content) {
    List<ForeignContent> inside =
        Arrays.stream(content)
            .map(it -> it instanceof String text ? new ForeignText(text) : (ForeignContent) it)
            .toList();
    return new ForeignElement(new ElementName("urn:a", name, ""), List.of(), inside, Map.of());
  }

  @Test
  void nothingIsWrongWithElementsInMemory() {
    var cursor = new TreeCursor();
    cursor.open(element("a", " \n", element("b", "x"), " y "), Location.of("memory"));
    assertEquals(Event.TEXT, cursor.next());
    assertTrue(cursor.isSpace());
    assertEquals(Event.START, cursor.next());
    assertEquals(Event.TEXT, cursor.next());
    assertFalse(cursor.isSpace());
    assertFalse(cursor.isPlainUrl());
    assertFalse(cursor.isDamaged());
    assertFalse(cursor.isLeftOut());
    assertEquals(Event.END, cursor.next());
    assertFalse(cursor.isImplied());
    assertFalse(cursor.isMisplaced());
    assertFalse(cursor.isLost());
    assertEquals(List.of(), cursor.unusedNamespaces());
  }

  @Test
  void whiteSpaceBetweenElementsIsPassed() {
    var cursor = new TreeCursor();
    cursor.open(element("a", " \n", element("b"), "\t", " ", "y"), Location.of("memory"));
    assertEquals(Event.START, cursor.nextPastSpace());
    assertEquals("b", cursor.localName());
    assertEquals(Event.END, cursor.nextPastSpace());
    assertEquals(Event.TEXT, cursor.nextPastSpace());
    assertEquals("y", cursor.text());
    assertEquals(Event.END, cursor.nextPastSpace());
    assertEquals("a", cursor.localName());
  }
}
