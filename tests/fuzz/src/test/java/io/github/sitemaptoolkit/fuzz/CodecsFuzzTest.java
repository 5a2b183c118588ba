package io.github.sitemaptoolkit.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.sitemaptoolkit.element.Elements;
import io.github.sitemaptoolkit.extension.ElementSchema;
import io.github.sitemaptoolkit.model.Attribute;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.ForeignContent;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.ForeignText;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Reporter;
import io.github.sitemaptoolkit.url.DocumentUrls;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The codec of any extension, with elements that may stand there and elements that may not. */
class CodecsFuzzTest {

  private static final int DEEPEST = 4;
  private static final int MOST = 6;

  @FuzzTest(maxDuration = "")
  void takeAnyElement(FuzzedDataProvider data) {
    var registration = data.pickValue(List.copyOf(Promises.EXTENSIONS.registrations()));
    ElementName name = registration.element();
    Node<?> node = read(element(name, registration.schema(), data, 0));
    List<String> unplaced = new ArrayList<>();
    ForeignElement written = Elements.element(Promises.EXTENSIONS, node, unplaced::add);
    assertEquals(List.of(), unplaced, "what was kept beside a value has its place");
    assertEquals(node, read(written), () -> "written as " + written);
  }

  private static Node<?> read(ForeignElement element) {
    var problems =
        new Problems(
            problem ->
                assertEquals(
                    "", problem.code().equals("extension.failed") ? problem.message() : ""));
    var elements =
        new Elements(Promises.EXTENSIONS, new DocumentUrls(null), new Reporter(problems, "in"));
    Node<?> node = elements.node(element, Location.of("in"));
    assertNotNull(node);
    return node;
  }

  private static ForeignElement element(
      ElementName name, @Nullable ElementSchema columns, FuzzedDataProvider data, int depth) {
    List<Attribute> attributes = new ArrayList<>();
    List<ForeignContent> content = new ArrayList<>();
    if (columns != null) {
      for (String attribute : columns.attributes()) {
        if (data.consumeBoolean()) {
          attributes.add(new Attribute("", attribute, "", text(data)));
        }
      }
    }
    if (data.consumeInt(0, 9) == 9) {
      attributes.add(new Attribute("urn:x", "mark", "x", text(data)));
    }
    for (int i = depth == DEEPEST ? 0 : data.consumeInt(0, MOST); i > 0; i--) {
      boolean afterText =
          !content.isEmpty() && content.get(content.size() - 1) instanceof ForeignText;
      if (data.consumeInt(0, 3) == 0 && !afterText) {
        content.add(new ForeignText(text(data) + '.'));
      } else {
        content.add(child(name, columns, data, depth + 1));
      }
    }
    if (content.isEmpty() && data.consumeBoolean()) {
      content.add(new ForeignText(text(data) + '.'));
    }
    return new ForeignElement(name, attributes, content, Map.of());
  }

  private static ForeignElement child(
      ElementName parent, @Nullable ElementSchema columns, FuzzedDataProvider data, int depth) {
    if (columns == null || columns.children().isEmpty() || data.consumeInt(0, 9) == 9) {
      String namespace = data.consumeBoolean() ? parent.namespace() : "urn:x";
      String prefix = namespace.equals("urn:x") ? "x" : parent.prefix();
      return element(new ElementName(namespace, "stranger", prefix), null, data, depth);
    }
    ElementSchema child = data.pickValue(List.copyOf(columns.children()));
    var name = new ElementName(parent.namespace(), child.name(), parent.prefix());
    return element(name, child, data, depth);
  }

  private static String text(FuzzedDataProvider data) {
    return data.consumeString(12).replaceAll("[^\\x20-\\uD7FF]", "?");
  }
}
