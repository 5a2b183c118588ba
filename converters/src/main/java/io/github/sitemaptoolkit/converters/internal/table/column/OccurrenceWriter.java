package io.github.sitemaptoolkit.converters.internal.table.column;

import io.github.sitemaptoolkit.element.TreeWriter;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.model.ElementName;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Receives what an extension writes, as values for columns. */
final class OccurrenceWriter extends TreeWriter<Occurrence> {

  private final ElementName name;
  private final Occurrence root;
  private final ElementColumns columns;
  private final Consumer<String> unknown;
  private @Nullable Occurrence skipped; // takes the place of each element without columns

  private OccurrenceWriter(
      ElementName name, Occurrence root, ElementColumns columns, Consumer<String> unknown) {
    super(root);
    this.name = name;
    this.root = root;
    this.columns = columns;
    this.unknown = unknown;
  }

  /**
   * Returns the values that an extension writes.
   *
   * @param unknown called with what the schema has no place for
   * @throws RuntimeException any exception that the extension throws
   */
  static Occurrence write(
      SitemapExtension<?> extension,
      Object value,
      ElementColumns columns,
      Consumer<String> unknown) {
    var root = new Occurrence(columns);
    return new OccurrenceWriter(extension.descriptor().element(), root, columns, unknown)
        .write(extension, value);
  }

  private ElementName named(String local) {
    return new ElementName(name.namespace(), local, name.prefix());
  }

  @Override
  protected Occurrence addChild(Occurrence parent, String child) {
    if (parent == skipped) {
      return parent;
    }
    Occurrence added = parent.add(child);
    if (added != null) {
      return added;
    }
    unknown.accept(named(child).toString());
    skipped = new Occurrence(columns);
    return skipped;
  }

  @Override
  protected void addAttribute(Occurrence element, String attribute, String value) {
    if (element != skipped && !element.setAttribute(attribute, value)) {
      unknown.accept("attribute " + attribute);
    }
  }

  @Override
  protected void addText(Occurrence element, String text) {
    if (element != skipped && !element.addText(text)) {
      unknown.accept("text of " + (element == root ? name : named(element.name())));
    }
  }
}
