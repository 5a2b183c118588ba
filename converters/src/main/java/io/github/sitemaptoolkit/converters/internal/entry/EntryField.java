package io.github.sitemaptoolkit.converters.internal.entry;

import io.github.sitemaptoolkit.element.Elements;
import io.github.sitemaptoolkit.extension.ElementSchema;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.text.Spelling;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A field of entries, by the name of its column without numbers: {@code lastmod}, {@code
 * news.publication.name}, {@code video.price@currency}; {@code news} is the element itself.
 *
 * <p>Immutable.
 */
public final class EntryField {

  private final String name;
  private final Extensions extensions;
  private final @Nullable Registration registration; // null for a field of the protocol
  private final List<String> path; // of child elements
  private final @Nullable String attribute;

  private EntryField(
      String name, Extensions extensions, @Nullable Registration registration, String rest) {
    this.name = name;
    this.extensions = extensions;
    this.registration = registration;
    int at = rest.indexOf('@');
    String elements = at < 0 ? rest : rest.substring(0, at);
    this.path = elements.isEmpty() ? List.of() : List.of(elements.split("\\."));
    this.attribute = at < 0 ? null : rest.substring(at + 1);
  }

  /**
   * Finds a field.
   *
   * @throws IllegalArgumentException if the extensions do not have it
   */
  public static EntryField of(String name, Extensions extensions) {
    if (UrlEntry.FIELDS.contains(name)) {
      return new EntryField(name, extensions, null, "");
    }
    String id = name.split("[.@]", 2)[0];
    Registration registration = extensions.find(id).orElse(null);
    String rest = name.length() > id.length() ? name.substring(id.length()) : "";
    String relative = rest.startsWith(".") ? rest.substring(1) : rest;
    if (registration == null || !known(registration).contains(name)) {
      throw new IllegalArgumentException(
          "there is no field \"" + name + '"' + suggestion(name, extensions));
    }
    return new EntryField(name, extensions, registration, relative);
  }

  private static String suggestion(String name, Extensions extensions) {
    List<String> all = new ArrayList<>(UrlEntry.FIELDS);
    extensions.registrations().forEach(registration -> all.addAll(known(registration)));
    return Spelling.nearest(name, all).map(meant -> "; did you mean " + meant + "?").orElse("");
  }

  private static List<String> known(Registration registration) {
    List<String> names = new ArrayList<>();
    addNames(registration.id(), registration.schema(), names);
    return names;
  }

  private static void addNames(String name, ElementSchema schema, List<String> names) {
    names.add(name);
    schema.attributes().forEach(attribute -> names.add(name + '@' + attribute));
    schema.children().forEach(child -> addNames(name + '.' + child.name(), child, names));
  }

  /** Returns the values of the field, which may be empty texts. */
  public List<String> values(UrlEntry entry) {
    if (registration == null) {
      String value = entry.field(UrlEntry.FIELDS.indexOf(name));
      return value == null ? List.of() : List.of(value);
    }
    List<String> values = new ArrayList<>();
    for (Node<?> node : entry.nodes()) {
      if (isOf(node, registration)) {
        if (path.isEmpty() && attribute == null) {
          values.add(""); // that it is there is all that counts
        } else {
          addValues(Elements.element(extensions, node, lost -> {}), 0, values);
        }
      }
    }
    return values;
  }

  private static boolean isOf(Node<?> node, Registration registration) {
    return registration.extension().descriptor().type().isInstance(node.value());
  }

  private void addValues(ForeignElement element, int depth, List<String> values) {
    if (depth < path.size()) {
      children(element, path.get(depth)).forEach(child -> addValues(child, depth + 1, values));
    } else if (attribute == null) {
      values.add(element.text());
    } else {
      element.attributes().stream()
          .filter(known -> known.namespace().isEmpty() && known.localName().equals(attribute))
          .forEach(known -> values.add(known.value()));
    }
  }

  static Stream<ForeignElement> children(ForeignElement element, String name) {
    return element.content().stream()
        .filter(ForeignElement.class::isInstance)
        .map(ForeignElement.class::cast)
        .filter(child -> child.name().localName().equals(name))
        .filter(child -> child.name().namespace().equals(element.name().namespace()));
  }

  /** Returns the extension that the field belongs to; null for a field of the protocol. */
  @Nullable Registration registration() {
    return registration;
  }

  /** Returns the names of the elements down to the field; empty for the element itself. */
  List<String> path() {
    return path;
  }

  @Nullable String attribute() {
    return attribute;
  }

  /** Returns the name. */
  @Override
  public String toString() {
    return name;
  }
}
