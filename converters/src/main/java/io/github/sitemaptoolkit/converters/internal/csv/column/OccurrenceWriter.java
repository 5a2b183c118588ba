package io.github.sitemaptoolkit.converters.internal.csv.column;

import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.UrlExtension;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Receives what an extension writes, as values for columns. */
final class OccurrenceWriter implements ElementWriter {

  private final ElementName name;
  private final Consumer<String> unknown;
  private final List<Occurrence> open = new ArrayList<>(4);
  private int skipped; // how many open elements have no columns

  private OccurrenceWriter(ElementName name, ElementColumns columns, Consumer<String> unknown) {
    this.name = name;
    this.unknown = unknown;
    open.add(new Occurrence(columns));
  }

  /**
   * Returns the values that an extension writes.
   *
   * @param unknown called with what the schema has no place for
   * @throws RuntimeException any exception that the extension throws
   */
  static <E extends UrlExtension> Occurrence write(
      SitemapExtension<E> extension,
      Object value,
      ElementColumns columns,
      Consumer<String> unknown) {
    var writer = new OccurrenceWriter(extension.descriptor().element(), columns, unknown);
    extension.write(extension.descriptor().type().cast(value), writer);
    if (writer.open.size() > 1 || writer.skipped > 0) {
      throw new IllegalStateException("start() without end()");
    }
    return writer.top();
  }

  private Occurrence top() {
    return open.get(open.size() - 1);
  }

  private ElementName named(String local) {
    return new ElementName(name.namespace(), local, name.prefix());
  }

  @Override
  public ElementWriter start(String child) {
    Occurrence added = skipped > 0 ? null : top().add(child);
    if (added != null) {
      open.add(added);
      return this;
    }
    if (skipped == 0) {
      unknown.accept(named(child).toString());
    }
    skipped++;
    return this;
  }

  @Override
  public ElementWriter attribute(String attribute, @Nullable String value) {
    if (value == null || skipped > 0) {
      return this;
    }
    Occurrence element = top();
    if (element.hasContent()) {
      throw new IllegalStateException(
          "attribute " + attribute + " must be written before text and children");
    }
    if (!element.setAttribute(attribute, value)) {
      unknown.accept("attribute " + attribute);
    }
    return this;
  }

  @Override
  public ElementWriter text(@Nullable String text) {
    if (text != null && !text.isEmpty() && skipped == 0 && !top().addText(text)) {
      unknown.accept("text of " + (open.size() == 1 ? name : named(top().name())));
    }
    return this;
  }

  @Override
  public ElementWriter element(String child, @Nullable String text) {
    return text == null ? this : start(child).text(text).end();
  }

  @Override
  public ElementWriter end() {
    if (skipped > 0) {
      skipped--;
    } else if (open.size() == 1) {
      throw new IllegalStateException("end() without start(): a value cannot close its element");
    } else {
      open.remove(open.size() - 1);
    }
    return this;
  }
}
