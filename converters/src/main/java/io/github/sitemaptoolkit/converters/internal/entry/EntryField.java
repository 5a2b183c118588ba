package io.github.sitemaptoolkit.converters.internal.entry;

import io.github.sitemaptoolkit.element.ElementColumn;
import io.github.sitemaptoolkit.element.ElementTable;
import io.github.sitemaptoolkit.element.Elements;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.text.Spelling;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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
  private final @Nullable ElementColumn column; // null for a field of the protocol

  private EntryField(String name, Extensions extensions, @Nullable ElementColumn column) {
    this.name = name;
    this.extensions = extensions;
    this.column = column;
  }

  /**
   * Finds a field.
   *
   * @throws UnknownFieldException if the extensions do not have it
   */
  public static EntryField of(String name, Extensions extensions) {
    if (UrlEntry.FIELDS.contains(name)) {
      return new EntryField(name, extensions, null);
    }
    List<String> all = new ArrayList<>(UrlEntry.FIELDS);
    for (ElementTable table : ElementTable.of(extensions)) {
      for (ElementColumn column : table.columns()) {
        if (column.name().equals(name)) {
          return new EntryField(name, extensions, column);
        }
        all.add(column.name());
      }
    }
    Optional<String> near = Spelling.nearest(name, all);
    throw new UnknownFieldException(
        "there is no field \""
            + name
            + '"'
            + near.map(it -> "; did you mean " + it + "?").orElse(""),
        near.isPresent());
  }

  /** Returns the values of the field, which may be empty texts. */
  public List<String> values(UrlEntry entry) {
    if (column == null) {
      String value = entry.field(UrlEntry.FIELDS.indexOf(name));
      return value == null ? List.of() : List.of(value);
    }
    List<String> values = new ArrayList<>();
    for (Node<?> node : entry.nodes()) {
      boolean ours = column.registration().descriptor().type().isInstance(node.value());
      if (ours && column.length() == 1 && column.attribute() == ElementColumn.OWN) {
        values.add(""); // that it is there is all that counts
      } else if (ours) {
        addValues(column, Elements.element(extensions, node, lost -> {}), 1, values);
      }
    }
    return values;
  }

  private static void addValues(
      ElementColumn column, ForeignElement element, int depth, List<String> values) {
    if (depth < column.length()) {
      children(element, column.path().get(depth).name())
          .forEach(child -> addValues(column, child, depth + 1, values));
    } else if (column.attribute() == ElementColumn.OWN) {
      values.add(element.text());
    } else {
      String attribute = column.element().attribute(column.attribute()).name();
      element.attributes().stream()
          .filter(known -> known.namespace().isEmpty() && known.localName().equals(attribute))
          .forEach(known -> values.add(known.value()));
    }
  }

  private static Stream<ForeignElement> children(ForeignElement element, String name) {
    return element.content().stream()
        .filter(ForeignElement.class::isInstance)
        .map(ForeignElement.class::cast)
        .filter(child -> child.name().localName().equals(name))
        .filter(child -> child.name().namespace().equals(element.name().namespace()));
  }

  /** Returns the id of the extension that has the field; empty for a field of the protocol. */
  Set<String> extension() {
    return column == null ? Set.of() : Set.of(column.registration().descriptor().id());
  }

  /** Returns the column of an extension that the field is; null for a field of the protocol. */
  @Nullable ElementColumn column() {
    return column;
  }

  /** Returns the name. */
  @Override
  public String toString() {
    return name;
  }
}
