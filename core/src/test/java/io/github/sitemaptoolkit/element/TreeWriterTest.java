package io.github.sitemaptoolkit.element;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.sitemaptoolkit.extension.Descriptor;
import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.UrlExtension;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** What calls of an extension become, and which of them are refused. */
class TreeWriterTest {

  /** A value that is written by the calls of a test. */
  private record Script(Consumer<ElementWriter> calls) implements UrlExtension {}

  private static final class ScriptExtension implements SitemapExtension<Script> {

    @Override
    public Descriptor<Script> descriptor() {
      return Descriptor.of("script", Script.class, new ElementName("urn:script", "script", "s"));
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

  /** A tree that is a text: {@code name[@attribute=value|text|child[]]}. */
  private static final class TextWriter extends TreeWriter<StringBuilder> {

    TextWriter() {
      super(new StringBuilder());
    }

    @Override
    protected StringBuilder addChild(StringBuilder parent, String name) {
      return parent.append('/').append(name);
    }

    @Override
    protected void addAttribute(StringBuilder element, String name, String value) {
      element.append('@').append(name).append('=').append(value);
    }

    @Override
    protected void addText(StringBuilder element, String text) {
      element.append('|').append(text);
    }
  }

  private static String written(Consumer<ElementWriter> calls) {
    return new TextWriter().write(new ScriptExtension(), new Script(calls)).toString();
  }

  private static void assertRefused(String message, Consumer<ElementWriter> calls) {
    assertEquals(
        message, assertThrows(IllegalStateException.class, () -> written(calls)).getMessage());
  }

  @Test
  void callsArriveInTheirOrder() {
    assertEquals(
        "@a=1@b=/c@d=2|x|y/e|z",
        written(
            out ->
                out.attribute("a", "1")
                    .attribute("b", "")
                    .start("c")
                    .attribute("d", "2")
                    .text("x")
                    .text("y")
                    .end()
                    .element("e", "z")));
  }

  @Test
  void nullWritesNothingAndEmptyTextLeavesTheStartTagOpen() {
    assertEquals(
        "/a@b=1",
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
    assertThrows(
        ClassCastException.class, () -> new TextWriter().write(new ScriptExtension(), "text"));
  }
}
