package io.github.sitemaptoolkit.element;

import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementSchema;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.extension.Field;
import io.github.sitemaptoolkit.internal.name.XmlName;
import io.github.sitemaptoolkit.internal.record.RecordTape;
import io.github.sitemaptoolkit.model.UrlExtension;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.service.Containment;
import io.github.sitemaptoolkit.text.XmlText;
import io.github.sitemaptoolkit.url.UrlFault;
import io.github.sitemaptoolkit.url.UrlJudge;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An extension's view of one element of a record, in which nothing is to be reported or kept. If
 * something is, that is a surprise: what the extension has read does not count, and it reads the
 * element again from the document's events, by an {@link ElementCursor}, which handles everything.
 * There is one reusable object for each depth.
 */
final class RecordElement implements ElementReader {

  private static final Object UNKNOWN = new Object();

  private final LateChildren lateChildren;
  private final @Nullable RecordElement outer;
  private @Nullable RecordElement inner;
  private @Nullable Registration registration;
  private @Nullable ElementSchema schema;
  private @Nullable RecordTape record;
  private int element;
  private int nextChild; // its index in the record
  private int last; // highest schema position so far
  private long seen; // positions of children, as bits
  private long asked; // attributes that were read, as bits
  private @Nullable String text;
  private boolean touched;
  private boolean onChild;
  private boolean late; // one of the children, which is reported
  private boolean surprised; // only counts in the outermost

  /** Told of the first child of the outermost element that is later than the schema says. */
  @FunctionalInterface
  interface LateChildren {
    void found(Registration registration, RecordTape record, int child);
  }

  RecordElement(LateChildren lateChildren, @Nullable RecordElement outer) {
    this.lateChildren = lateChildren;
    this.outer = outer;
  }

  /** Returns the value of an element; null after a surprise. */
  @Nullable UrlExtension read(Registration its, RecordTape from, int index) {
    surprised = false;
    open(its, its.schema(), from, index);
    try {
      UrlExtension value = its.extension().read(this);
      finish();
      return surprised ? null : value;
    } catch (RuntimeException | Error e) {
      Containment.check(e);
      return null; // thrown again when the element is read from events
    }
  }

  private void open(Registration its, ElementSchema itsSchema, RecordTape from, int index) {
    registration = its;
    schema = itsSchema;
    record = from;
    element = index;
    nextChild = index + 1;
    last = 0;
    late = false;
    seen = 0;
    asked = 0;
    text = null;
    touched = false;
    onChild = false;
  }

  private RecordTape record() {
    return Objects.requireNonNull(record);
  }

  private ElementSchema schema() {
    return Objects.requireNonNull(schema);
  }

  private void surprise() {
    RecordElement outermost = this;
    for (RecordElement around = outer; around != null; around = around.outer) {
      outermost = around;
    }
    outermost.surprised = true;
  }

  @Override
  public boolean nextChild() {
    touched = true;
    finishChild();
    RecordTape from = record();
    if (nextChild >= from.next(element)) {
      return false;
    }
    int index = nextChild;
    nextChild = from.next(index);
    XmlName name = from.name(index);
    ElementSchema its = known(name, schema());
    if (its == null || !meet(its, index)) {
      surprise();
      return false;
    }
    child(index, its);
    return true;
  }

  /** Returns the schema of the children of a name; null if there are none. */
  private @Nullable ElementSchema known(XmlName name, ElementSchema outerSchema) {
    Object meaning = name.meaning(outerSchema);
    if (meaning == null) {
      ElementSchema its = isOwn(name) ? outerSchema.child(name.localName) : null;
      meaning = its == null ? UNKNOWN : its;
      name.mean(outerSchema, meaning);
    }
    return meaning instanceof ElementSchema its ? its : null;
  }

  private boolean isOwn(XmlName name) {
    return Objects.requireNonNull(registration).owns(name.namespace);
  }

  /** Notes another child; returns false if it is a surprise. */
  private boolean meet(ElementSchema its, int child) {
    int position = its.position();
    long bit = 1L << position;
    if (position >= Long.SIZE || (!its.repeats() && (seen & bit) != 0)) {
      return false;
    }
    seen |= bit;
    if (position >= last) {
      last = position;
    } else if (!late) {
      late = true;
      if (outer != null) {
        return false;
      }
      lateChildren.found(Objects.requireNonNull(registration), record(), child);
    }
    return true;
  }

  private void child(int index, ElementSchema its) {
    RecordElement child = inner;
    if (child == null) {
      child = new RecordElement(lateChildren, this);
      inner = child;
    }
    child.open(Objects.requireNonNull(registration), its, record(), index);
    onChild = true;
  }

  private void finishChild() {
    if (onChild) {
      onChild = false;
      at(inner).finish();
    }
  }

  private static RecordElement at(@Nullable RecordElement one) {
    return Objects.requireNonNull(one);
  }

  /** Checks that everything was read. */
  private void finish() {
    finishChild();
    RecordTape from = record();
    boolean read =
        from.isLeaf(element)
            ? text != null || from.isBlank(element)
            : nextChild >= from.next(element);
    int attributes = from.endOfAttributes(element) - from.firstAttribute(element);
    if (!read || (!touched && outer != null) || asked != (1L << attributes) - 1) {
      surprise();
    }
  }

  @Override
  public ElementReader child() {
    if (!onChild) {
      throw new IllegalStateException("there is no current child");
    }
    RecordElement child = at(inner);
    child.touched = true;
    return child;
  }

  /** Returns the view of the current child; this one if there is none. */
  private RecordElement at() {
    return onChild ? at(inner) : this;
  }

  @Override
  public String name() {
    RecordElement at = at();
    return at.record().name(at.element).localName;
  }

  @Override
  public String text() {
    return at().readText();
  }

  private String readText() {
    touched = true;
    String known = text;
    if (known != null) {
      return known;
    }
    RecordTape from = record();
    if (!from.isLeaf(element)) {
      surprise();
      return "";
    }
    String read = from.text(element);
    text = read;
    return read;
  }

  @Override
  public String url() {
    RecordElement at = at();
    String text = at.readText();
    if (at.record().isLeaf(at.element) && at.record().isFineUrl(at.element)) {
      return text;
    }
    String url = XmlText.trim(text);
    if (UrlJudge.resource(url) != 0) {
      surprise();
    }
    return url;
  }

  @Override
  public @Nullable String attribute(String name) {
    return at().readAttribute(name);
  }

  private @Nullable String readAttribute(String name) {
    touched = true;
    RecordTape from = record();
    int first = from.firstAttribute(element);
    int end = from.endOfAttributes(element);
    for (int i = first; i < end; i++) {
      if (from.attributeName(i).equals(name)) {
        asked |= 1L << (i - first);
        return from.value(i);
      }
    }
    return null;
  }

  @Override
  public @Nullable String urlAttribute(String name) {
    RecordElement at = at();
    String value = at.readAttribute(name);
    if (value != null) {
      Field field = at.schema().attribute(name);
      int all = UrlJudge.resource(XmlText.trim(value), false);
      if ((field != null && field.isOpen() ? UrlFault.SCHEME.without(all) : all) != 0) {
        surprise();
      }
    }
    return value;
  }

  @Override
  public void keep() {
    if (!onChild || at(inner).touched) {
      throw new IllegalStateException(
          "keep() must be called before anything is read from the child");
    }
    surprise();
    at(inner).touched = true;
  }

  @Override
  public void problem(Code code, String message) {
    surprise();
  }
}
