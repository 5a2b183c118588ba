package io.github.sitemaptoolkit.converters.internal.entry;

import io.github.sitemaptoolkit.element.ElementColumn;
import io.github.sitemaptoolkit.element.ElementValues;
import io.github.sitemaptoolkit.element.Elements;
import io.github.sitemaptoolkit.extension.ElementSchema;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.TextValues;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.text.Changefreq;
import io.github.sitemaptoolkit.text.Priority;
import java.util.ArrayList;
import java.util.List;

/** The value of a field that entries without one get. */
public final class FieldDefault {

  private final EntryField field;
  private final String value;
  private final Elements elements;

  private FieldDefault(EntryField field, String value, Context context) {
    this.field = field;
    this.value = value;
    this.elements = new Elements(context);
  }

  /**
   * Returns the default of a field.
   *
   * @throws IllegalArgumentException if the field does not exist or cannot have a default, or if
   *     the value of lastmod, changefreq or priority is invalid
   */
  public static FieldDefault of(String name, String value, Context context) {
    EntryField field = EntryField.of(name, context.extensions());
    if (!canHaveDefault(field)) {
      throw new IllegalArgumentException(
          "the field \"" + name + "\" cannot have a default: only fields with a single text can");
    }
    boolean valid =
        switch (name) {
          case "lastmod" -> TextValues.date(value).isPresent();
          case "changefreq" -> Changefreq.isWord(value);
          case "priority" -> Priority.isValid(value);
          default -> true;
        };
    if (!valid) {
      throw new IllegalArgumentException("\"" + value + "\" is not a valid " + name);
    }
    return new FieldDefault(field, value, context);
  }

  private static boolean canHaveDefault(EntryField field) {
    ElementColumn column = field.column();
    if (column == null) {
      return !field.toString().equals("loc");
    }
    boolean single = column.depth() == 1; // only the extension's own element repeats
    return column.length() > 1
        && column.attribute() == ElementColumn.OWN
        && single
        && column.element().children().isEmpty();
  }

  /** Returns an entry with the value, unless it has one. */
  public UrlEntry addTo(UrlEntry entry) {
    ElementColumn column = field.column();
    if (column == null) {
      return field.values(entry).isEmpty() ? withCore(entry) : entry;
    }
    List<Node<?>> nodes = new ArrayList<>();
    boolean changed = false;
    for (Node<?> node : entry.nodes()) {
      Node<?> complete = node;
      if (column.registration().descriptor().type().isInstance(node.value())) {
        complete = withField(node, column);
      }
      changed |= !complete.equals(node);
      nodes.add(complete);
    }
    return changed ? entry.toBuilder().nodes(nodes).build() : entry;
  }

  private UrlEntry withCore(UrlEntry entry) {
    UrlEntry.Builder builder = entry.toBuilder();
    return switch (field.toString()) {
      case "lastmod" -> builder.lastmod(value).build();
      case "changefreq" -> builder.changefreq(value).build();
      default -> builder.priority(value).build();
    };
  }

  private Node<?> withField(Node<?> node, ElementColumn column) {
    ElementValues values = ElementValues.of(column.registration(), node.value());
    ElementValues last = values;
    boolean absent = false;
    for (ElementSchema step : column.path().subList(1, column.length())) {
      absent = last.children(step.position()).isEmpty(); // it may be there, and empty
      last = last.child(step.position(), 0);
    }
    if (!absent) {
      return node;
    }
    last.setText(value);
    ElementName name = column.registration().element();
    ForeignElement complete = values.element(name, node.unknown(), lost -> {});
    Node<?> read = elements.node(complete, Location.of(""));
    return read == null ? node : read;
  }
}
