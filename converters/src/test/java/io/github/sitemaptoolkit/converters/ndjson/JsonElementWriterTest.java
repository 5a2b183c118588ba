package io.github.sitemaptoolkit.converters.ndjson;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.sitemaptoolkit.converters.internal.json.JsonSyntax;
import io.github.sitemaptoolkit.element.ElementValues;
import io.github.sitemaptoolkit.extension.Descriptor;
import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Field;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.UrlExtension;
import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** The JSON of what an extension writes, in the order of its fields. */
class JsonElementWriterTest {

  /** A value that is written by the calls of a test. */
  private record Script(Consumer<ElementWriter> calls) implements UrlExtension {}

  private static final class ScriptExtension implements SitemapExtension<Script> {

    @Override
    public Descriptor<Script> descriptor() {
      return Descriptor.of("script", Script.class, new ElementName("urn:script", "script", "s"))
          .fields(
              Field.text("one"),
              Field.text("many").repeats(),
              Field.text("marked").attributes(Field.text("by")),
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

  private static void assertJson(String expected, Consumer<ElementWriter> calls)
      throws IOException {
    var registration = Extensions.of(new ScriptExtension()).registrations().get(0);
    var text = new StringWriter();
    try (JsonGenerator json = JsonSyntax.FACTORY.createGenerator(text)) {
      new JsonElementWriter(json, () -> {})
          .array(List.of(ElementValues.of(registration, new Script(calls))));
    }
    assertEquals('[' + expected.replace('\'', '"') + ']', text.toString());
  }

  @Test
  void whatMayRepeatIsAnArrayAndWhatMayNotIsNone() throws IOException {
    assertJson("{'one':'b','many':['a']}", out -> out.element("many", "a").element("one", "b"));
  }

  @Test
  void childrenAreInTheOrderOfTheFieldsAndOthersBehindThem() throws IOException {
    assertJson(
        "{'one':'a','many':['1','2','3'],'x':['4','5']}",
        out ->
            out.element("many", "1")
                .element("x", "4")
                .element("one", "a")
                .element("many", "2")
                .element("many", "3")
                .element("x", "5"));
  }

  @Test
  void repeatsThatTheSchemaDoesNotKnowAreAnArray() throws IOException {
    assertJson("{'one':['a','b']}", out -> out.element("one", "a").element("one", "b"));
    assertJson("{'x':['a','']}", out -> out.element("x", "a").start("x").end());
  }

  @Test
  void textIsBeforeChildrenWhereverItWasWritten() throws IOException {
    assertJson(
        "{'#text':'abc','one':''}", out -> out.text("a").element("one", "").text("b").text("c"));
  }

  @Test
  void elementThatMayHaveAttributesOrChildrenIsAnObject() throws IOException {
    assertJson(
        "{'marked':{'#text':'a'},'box':{}}", out -> out.element("marked", "a").start("box").end());
    assertJson(
        "{'marked':{'@by':'','#text':'a'},'box':{'#text':'b','inner':'c'}}",
        out ->
            out.start("marked")
                .attribute("by", "")
                .text("a")
                .end()
                .start("box")
                .text("b")
                .element("inner", "c")
                .end());
  }

  @Test
  void unknownElementIsATextIfItIsNothingElse() throws IOException {
    assertJson(
        "{'one':{'f':'g'},'x':['a',{'@b':'c'},{'d':'e'}]}",
        out ->
            out.element("x", "a")
                .start("x")
                .attribute("b", "c")
                .end()
                .start("x")
                .element("d", "e")
                .end()
                .start("one")
                .element("f", "g")
                .end());
  }
}
