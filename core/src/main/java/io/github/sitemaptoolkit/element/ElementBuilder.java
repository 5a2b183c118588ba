package io.github.sitemaptoolkit.element;

import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.model.Attribute;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.ForeignContent;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.ForeignText;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UnknownMarkup;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writes an extension's value as an element in memory, for formats that are not XML. */
final class ElementBuilder extends TreeWriter<ElementBuilder.Draft> {

  /** An element that is still being built. */
  static final class Draft {
    private final ElementName name;
    private List<Attribute> attributes = List.of(); // most elements have only text
    private List<Draft> children = List.of();
    private String text = "";
    private UnknownMarkup.@Nullable Part rest;

    Draft(ElementName name) {
      this.name = name;
    }

    void add(Attribute attribute) {
      if (attributes.isEmpty()) {
        attributes = new ArrayList<>(2);
      }
      attributes.add(attribute);
    }

    void add(Draft child) {
      if (children.isEmpty()) {
        children = new ArrayList<>();
      }
      children.add(child);
    }

    ForeignElement build() {
      if (children.isEmpty() && rest == null) {
        List<ForeignContent> only = text.isEmpty() ? List.of() : List.of(new ForeignText(text));
        return new ForeignElement(name, attributes, only, Map.of());
      }
      List<ForeignContent> content = new ArrayList<>(children.size() + 1);
      if (!text.isEmpty()) {
        content.add(new ForeignText(text));
      }
      children.forEach(child -> content.add(child.build()));
      UnknownMarkup.Part part = rest;
      if (part == null) {
        return new ForeignElement(name, attributes, content, Map.of());
      }
      List<Attribute> all = new ArrayList<>(attributes);
      all.addAll(part.attributes());
      content.addAll(part.children());
      return new ForeignElement(name, all, content, part.bindings());
    }
  }

  private final ElementName name;

  private ElementBuilder(ElementName name) {
    super(new Draft(name));
    this.name = name;
  }

  /**
   * Returns the element of a node, including its unknown markup.
   *
   * @param unplaced receives the paths of unknown markup whose elements no longer exist
   */
  static ForeignElement build(SitemapExtension<?> extension, Node<?> node, List<String> unplaced) {
    Draft root =
        new ElementBuilder(extension.descriptor().element()).write(extension, node.value());
    Map<String, Draft> places = new HashMap<>();
    if (!node.unknown().isEmpty()) {
      place(root, "", places);
    }
    for (UnknownMarkup.Part part : node.unknown().parts()) {
      Draft place = places.get(part.path());
      if (place == null) {
        unplaced.add(part.path());
      } else {
        place.rest = part;
      }
    }
    return root.build();
  }

  /** Finds the path of each element, such as {@code tvshow[1]/show_title[1]}. */
  private static void place(Draft draft, String path, Map<String, Draft> places) {
    places.put(path, draft);
    Map<String, Integer> counts = new HashMap<>();
    for (Draft child : draft.children) {
      String local = child.name.localName();
      String step = local + '[' + counts.merge(local, 1, Integer::sum) + ']';
      place(child, path.isEmpty() ? step : path + '/' + step, places);
    }
  }

  @Override
  protected Draft addChild(Draft parent, String child) {
    var draft = new Draft(new ElementName(name.namespace(), child, name.prefix()));
    parent.add(draft);
    return draft;
  }

  @Override
  protected void addAttribute(Draft element, String attribute, String value) {
    element.add(new Attribute("", attribute, "", value));
  }

  @Override
  protected void addText(Draft element, String text) {
    element.text = element.text.isEmpty() ? text : element.text + text;
  }
}
