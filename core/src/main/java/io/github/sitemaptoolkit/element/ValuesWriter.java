package io.github.sitemaptoolkit.element;

import io.github.sitemaptoolkit.extension.ElementSchema;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.UrlExtension;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Receives what an extension writes, as {@link ElementValues}. Knows which elements are open, and
 * refuses calls that are not nested as {@link ElementWriter} demands. Used for one value.
 */
final class ValuesWriter implements ElementWriter {

  private final Registration registration;
  private final @Nullable Consumer<String> left;
  private final List<ElementValues> open = new ArrayList<>(4);
  private boolean inStartTag = true;

  /**
   * Creates a writer.
   *
   * @param left called with what the extension's fields do not have; null to keep that
   */
  ValuesWriter(Registration registration, @Nullable Consumer<String> left) {
    this.registration = registration;
    this.left = left;
    open.add(new ElementValues(registration.schema()));
  }

  /** Calls the extension to write a value. */
  ElementValues write(Object value) {
    write(registration.extension(), value);
    if (open.size() > 1) {
      throw new IllegalStateException("start(\"" + top().schema().name() + "\") without end()");
    }
    return top();
  }

  private <E extends UrlExtension> void write(SitemapExtension<E> extension, Object value) {
    extension.write(extension.descriptor().type().cast(value), this);
  }

  private ElementValues top() {
    return open.get(open.size() - 1);
  }

  /** Returns whether something is kept that its element does not have; reports it if it is not. */
  private boolean isKept(ElementValues element, String what) {
    if (left == null || !element.schema().isDeclared()) {
      return true; // all of an element that is left out is left out with it
    }
    left.accept(what);
    return false;
  }

  private String named(String local) {
    ElementName name = registration.element();
    return new ElementName(name.namespace(), local, name.prefix()).toString();
  }

  @Override
  public ElementWriter start(String name) {
    ElementValues parent = top();
    ElementSchema known = parent.schema().child(name);
    boolean free =
        known != null && (known.repeats() || parent.children(known.position()).isEmpty());
    boolean kept = free || isKept(parent, named(name)); // readers take one of what cannot repeat
    var child = new ElementValues(known != null && kept ? known : ElementSchema.undeclared(name));
    if (kept) {
      parent.add(child);
    }
    open.add(child);
    inStartTag = true;
    return this;
  }

  @Override
  public ElementWriter attribute(String name, @Nullable String value) {
    if (value == null) {
      return this;
    }
    if (!inStartTag) {
      throw new IllegalStateException(
          "attribute " + name + " must be written before text and children");
    }
    ElementValues element = top();
    if (element.schema().attribute(name) != null || isKept(element, "attribute " + name)) {
      element.setAttribute(name, value);
    }
    return this;
  }

  @Override
  public ElementWriter text(@Nullable String text) {
    if (text != null && !text.isEmpty()) {
      inStartTag = false;
      ElementValues element = top();
      if (element.schema().hasText() || isKept(element, "text of " + nameOf(element))) {
        element.setText(element.text().isEmpty() ? text : element.text() + text);
      }
    }
    return this;
  }

  private String nameOf(ElementValues element) {
    return open.size() == 1 ? registration.element().toString() : named(element.schema().name());
  }

  @Override
  public ElementWriter end() {
    if (open.size() == 1) {
      throw new IllegalStateException("end() without start(): a value cannot close its element");
    }
    open.remove(open.size() - 1);
    inStartTag = false;
    return this;
  }
}
