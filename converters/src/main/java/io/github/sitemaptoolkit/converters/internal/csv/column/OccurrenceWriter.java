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
  private final List<String> skipped = new ArrayList<>(0); // the open elements without columns
  private boolean inStartTag = true;

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
    writer.checkClosed();
    return writer.top();
  }

  private void checkClosed() {
    boolean isSkipping = !skipped.isEmpty();
    if (isSkipping || open.size() > 1) {
      String last = isSkipping ? skipped.get(skipped.size() - 1) : top().name();
      throw new IllegalStateException("start(\"" + last + "\") without end()");
    }
  }

  private Occurrence top() {
    return open.get(open.size() - 1);
  }

  private ElementName named(String local) {
    return new ElementName(name.namespace(), local, name.prefix());
  }

  @Override
  public ElementWriter start(String child) {
    inStartTag = true;
    Occurrence added = skipped.isEmpty() ? top().add(child) : null;
    if (added != null) {
      open.add(added);
      return this;
    }
    if (skipped.isEmpty()) {
      unknown.accept(named(child).toString());
    }
    skipped.add(child);
    return this;
  }

  @Override
  public ElementWriter attribute(String attribute, @Nullable String value) {
    if (value == null) {
      return this;
    }
    if (!inStartTag) {
      throw new IllegalStateException(
          "attribute " + attribute + " must be written before text and children");
    }
    if (skipped.isEmpty() && !top().setAttribute(attribute, value)) {
      unknown.accept("attribute " + attribute);
    }
    return this;
  }

  @Override
  public ElementWriter text(@Nullable String text) {
    if (text == null || text.isEmpty()) {
      return this;
    }
    inStartTag = false;
    if (skipped.isEmpty() && !top().addText(text)) {
      unknown.accept("text of " + (open.size() == 1 ? name : named(top().name())));
    }
    return this;
  }

  @Override
  public ElementWriter end() {
    inStartTag = false;
    if (!skipped.isEmpty()) {
      skipped.remove(skipped.size() - 1);
    } else if (open.size() == 1) {
      throw new IllegalStateException("end() without start(): a value cannot close its element");
    } else {
      open.remove(open.size() - 1);
    }
    return this;
  }
}
