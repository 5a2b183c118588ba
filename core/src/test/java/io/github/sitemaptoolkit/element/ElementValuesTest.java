package io.github.sitemaptoolkit.element;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.extension.Descriptor;
import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.extension.Field;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.ForeignContent;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.ForeignText;
import io.github.sitemaptoolkit.model.UrlExtension;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** What calls of an extension and cells become, and which calls are refused. */
class ElementValuesTest {

  private static final ElementName NAME = new ElementName("urn:script", "script", "s");

  /** A value that is written by the calls of a test. */
  private record Script(Consumer<ElementWriter> calls) implements UrlExtension {}

  private static final class ScriptExtension implements SitemapExtension<Script> {

    @Override
    public Descriptor<Script> descriptor() {
      return Descriptor.of("script", Script.class, NAME)
          .attributes(Field.text("a"), Field.text("b"))
          .fields(
              Field.text("one").attributes(Field.text("by")),
              Field.text("many").repeats(),
              Field.group("box", Field.text("inner")));
    }

    @Override
    public Script read(ElementReader in) {
      return new Script(out -> {});
    }

    @Override
    public void write(Script value, ElementWriter out) {
      value.calls().accept(out);
    }
  }

  private static final Registration REGISTRATION =
      Extensions.of(new ScriptExtension()).registrations().get(0);

  /** Returns all that is written as a text: {@code [@attribute=value][|text][/child...]}. */
  private static String written(Consumer<ElementWriter> calls) {
    return text(ElementValues.of(REGISTRATION, new Script(calls)).element(NAME));
  }

  private static String text(ForeignElement element) {
    var text = new StringBuilder();
    element
        .attributes()
        .forEach(it -> text.append('@').append(it.localName()).append('=').append(it.value()));
    for (ForeignContent piece : element.content()) {
      if (piece instanceof ForeignText only) {
        text.append('|').append(only.value());
      } else if (piece instanceof ForeignElement child) {
        text.append('/')
            .append(child.name().localName())
            .append('[')
            .append(text(child))
            .append(']');
      }
    }
    return text.toString();
  }

  /** Returns what is left out of what is written, if that is only what the fields have. */
  private static List<String> left(String expected, Consumer<ElementWriter> calls) {
    List<String> left = new ArrayList<>();
    ElementValues values = ElementValues.of(REGISTRATION, new Script(calls), left::add);
    assertEquals(expected, text(values.element(NAME)));
    return left;
  }

  private static void assertRefused(String message, Consumer<ElementWriter> calls) {
    assertEquals(
        message, assertThrows(IllegalStateException.class, () -> written(calls)).getMessage());
  }

  @Test
  void attributesAndChildrenAreInTheOrderOfTheFields() {
    assertEquals(
        "@a=1@b=2/one[@by=3|x]/many[|4]/many[|5]/box[/inner[]]",
        written(
            out ->
                out.attribute("b", "2")
                    .attribute("a", "1")
                    .element("many", "4")
                    .start("box")
                    .element("inner", "")
                    .end()
                    .start("one")
                    .attribute("by", "3")
                    .text("x")
                    .end()
                    .element("many", "5")));
  }

  @Test
  void undeclaredNamesAreBehindTheOthersAndWhole() {
    assertEquals(
        "@b=1@x=2|text/one[@no=0|3]/new[@y=4|5/one[|6]]/new[|7]",
        written(
            out ->
                out.attribute("x", "2")
                    .attribute("b", "1")
                    .start("new")
                    .attribute("y", "4")
                    .text("5")
                    .element("one", "6")
                    .end()
                    .text("te")
                    .start("one")
                    .attribute("no", "0")
                    .text("3")
                    .end()
                    .text("xt")
                    .element("new", "7")));
    assertEquals(
        "/one[|1]/one[|2]/box[|3]",
        written(out -> out.element("one", "1").start("box").text("3").end().element("one", "2")));
  }

  @Test
  void whatTheFieldsDoNotHaveIsLeftOutAndNamed() {
    assertEquals(
        List.of(
            "attribute x", "s:new", "attribute no", "s:one", "text of s:box", "text of s:script"),
        left(
            "@a=1/one[|3]/box[/inner[|4]]",
            out ->
                out.attribute("x", "2")
                    .attribute("a", "1")
                    .start("new")
                    .attribute("y", "0")
                    .element("one", "0")
                    .end()
                    .start("one")
                    .attribute("no", "0")
                    .text("3")
                    .end()
                    .start("one")
                    .attribute("by", "0")
                    .text("0")
                    .end()
                    .start("box")
                    .text("0")
                    .element("inner", "4")
                    .end()
                    .text("0")));
  }

  @Test
  void nullWritesNothingAndEmptyTextLeavesTheStartTagOpen() {
    assertEquals(
        "/a[@b=1]",
        written(
            out ->
                out.attribute("x", null)
                    .text(null)
                    .element("x", null)
                    .start("a")
                    .text("")
                    .attribute("b", "1")
                    .end()
                    .attribute("x", null)));
  }

  @Test
  void cellsArePutInAnyOrderAndGapsAreClosed() {
    var values = new ElementValues(REGISTRATION.schema());
    assertTrue(values.isEmpty());
    assertTrue(values.child(1, 2).set(ElementColumn.OWN, "c"));
    assertTrue(values.child(1, 0).set(ElementColumn.OWN, "a"));
    assertTrue(values.child(0, 0).set(0, "b"));
    assertFalse(values.child(0, 0).set(0, "again"));
    assertFalse(values.child(1, 0).set(ElementColumn.OWN, "again"));
    assertNull(values.children(1).get(1));
    assertEquals("/one[@by=b]/many[|a]/many[|c]", text(values.element(NAME)));
  }

  @Test
  void elementWithoutTextIsPresentIfNothingElseIsInIt() {
    var values = new ElementValues(REGISTRATION.schema());
    assertEquals("yes", values.value(ElementColumn.OWN));
    assertEquals("", values.child(0, 0).value(ElementColumn.OWN));
    assertNull(values.value(ElementColumn.OWN));
    assertNull(values.value(0));
  }

  @Test
  void attributeBehindTextOrChildrenIsRefused() {
    String message = "attribute a must be written before text and children";
    assertRefused(message, out -> out.text("x").attribute("a", "1"));
    assertRefused(message, out -> out.start("b").end().attribute("a", "1"));
    assertRefused(message, out -> out.start("b").start("c").end().attribute("a", "1"));
  }

  @Test
  void childrenAreClosedAndTheValuesElementIsNot() {
    assertRefused("start(\"b\") without end()", out -> out.start("a").start("x").end().start("b"));
    assertRefused(
        "end() without start(): a value cannot close its element",
        out -> out.start("a").end().end());
  }

  @Test
  void valueOfAnotherTypeIsRefused() {
    assertThrows(ClassCastException.class, () -> ElementValues.of(REGISTRATION, "text"));
  }

  @Test
  void childThatIsAloneIsFoundWithoutItsSiblings() {
    var element = new ElementValues(REGISTRATION.schema());
    assertFalse(element.has(1));
    assertNull(element.only(1));
    ElementValues first = element.child(1, 0);
    assertTrue(element.has(1));
    assertSame(first, element.only(1));
    element.child(1, 1);
    assertNull(element.only(1));
    element.child(0, 0);
    assertSame(element.children(0).get(0), element.only(0));
  }
}
