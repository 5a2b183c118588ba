package io.github.sitemaptoolkit.integration;

import io.github.sitemaptoolkit.element.Elements;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.model.Attribute;
import io.github.sitemaptoolkit.model.ForeignContent;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.ForeignText;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UnknownMarkup;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** All that an entry says, as a list of single facts, so that two entries can be compared. */
final class Facts {

  /**
   * One thing that is said.
   *
   * @param names what loss reports may call it: by its own name, or that of an element around it
   * @param value its text
   */
  record Fact(List<String> names, String value) {

    String name() {
      return names.get(0);
    }
  }

  private final Extensions extensions;
  private final List<Fact> facts = new ArrayList<>();

  private Facts(Extensions extensions) {
    this.extensions = extensions;
  }

  /** Returns the facts of an entry but its url. */
  static List<Fact> of(UrlEntry entry, Extensions extensions) {
    var facts = new Facts(extensions);
    facts.add(List.of(), "lastmod", entry.lastmod());
    facts.add(List.of(), "changefreq", entry.changefreq());
    facts.add(List.of(), "priority", entry.priority());
    facts.rest(List.of(), entry.unknown());
    entry.nodes().forEach(facts::node);
    return facts.facts;
  }

  private void node(Node<?> node) {
    if (node.value() instanceof ForeignElement element) {
      add(List.of(), element.name().toString(), element.text());
      return;
    }
    Registration registration = extensions.find(node.value().getClass()).orElse(null);
    if (registration == null) {
      throw new IllegalArgumentException(node.value().getClass().getName());
    }
    Node<?> plain = Node.of(node.value());
    element(List.of(), Elements.element(extensions, plain, path -> {}));
    rest(List.of(registration.element().toString()), node.unknown());
  }

  private void element(List<String> around, ForeignElement element) {
    String name = element.name().toString();
    List<String> names = Stream.concat(Stream.of(name), around.stream()).toList();
    for (Attribute attribute : element.attributes()) {
      add(names, name + '@' + attribute.localName(), attribute.value());
    }
    boolean leaf = true;
    for (ForeignContent piece : element.content()) {
      if (piece instanceof ForeignElement child) {
        leaf = false;
        element(names, child);
      } else if (piece instanceof ForeignText text) {
        leaf = false;
        facts.add(new Fact(names, text.value()));
      }
    }
    if (leaf) {
      facts.add(new Fact(names, ""));
    }
  }

  private void rest(List<String> around, UnknownMarkup rest) {
    for (UnknownMarkup.Part part : rest.parts()) {
      part.attributes()
          .forEach(
              attribute -> add(around, "attribute " + attribute.localName(), attribute.value()));
      part.children().forEach(child -> add(around, child.name().toString(), child.text()));
    }
  }

  private void add(List<String> around, String name, @Nullable String value) {
    if (value != null) {
      facts.add(new Fact(Stream.concat(Stream.of(name), around.stream()).toList(), value));
    }
  }

  /** Returns what the first list has and the second has not, each as often as it is missing. */
  static List<Fact> missing(List<Fact> here, List<Fact> there) {
    List<Fact> missing = new ArrayList<>(here);
    there.forEach(missing::remove);
    return missing;
  }
}
