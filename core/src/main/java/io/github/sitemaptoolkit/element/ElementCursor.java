package io.github.sitemaptoolkit.element;

import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementSchema;
import io.github.sitemaptoolkit.extension.Field;
import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.model.Attribute;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.UnknownMarkup;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Reporter;
import io.github.sitemaptoolkit.text.XmlCodes;
import io.github.sitemaptoolkit.text.XmlText;
import io.github.sitemaptoolkit.token.XmlCursor;
import io.github.sitemaptoolkit.url.UrlFault;
import io.github.sitemaptoolkit.url.UrlJudge;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * An extension's view of one element of a document. There is one reusable object for each depth.
 *
 * <p>Extensions use the same methods for the element itself and for its current child. Each object
 * handles its own element and delegates to {@link #inner} for the child.
 */
final class ElementCursor implements ElementReader {

  private final ExtensionReader owner;
  private final @Nullable ElementCursor outer;
  private final ElementPath path;
  private @Nullable ElementCursor inner;

  private @Nullable ElementSchema columns;
  private String localName = "";
  private Location location = Location.of("");

  private final OpenAttributes attributes = new OpenAttributes();
  private final ElementText text = new ElementText(this::keepInText, this::dropInstruction);
  private final SeenChildren met = new SeenChildren();
  private int place; // in the entry's places, if they are kept
  private final List<ForeignElement> kept = new ArrayList<>();
  private KeptMarkup parts = new KeptMarkup();
  private boolean onChild;
  private boolean touched;
  private boolean ended;
  private boolean strayReported;

  ElementCursor(ExtensionReader owner, @Nullable ElementCursor outer) {
    this.owner = owner;
    this.outer = outer;
    this.path = new ElementPath(outer == null ? null : outer.path);
  }

  /** Starts over with the element whose start tag is the cursor's current event. */
  void open(@Nullable ElementSchema schema) {
    XmlCursor cursor = owner.cursor();
    columns = schema;
    localName = cursor.localName();
    path.name(localName);
    location = owner.tag();
    attributes.read(cursor, owner.foreignReader());
    met.clear(schema == null ? 0 : schema.size());
    kept.clear();
    onChild = false;
    touched = false;
    ended = false;
    strayReported = false;
    text.clear();
  }

  /** Sets where unknown markup is collected, for this element and all inside it. */
  void collectInto(KeptMarkup target) {
    parts = target;
  }

  @Override
  public boolean nextChild() {
    touched = true;
    finishChild();
    if (ended) {
      return false;
    }
    XmlCursor cursor = owner.cursor();
    while (true) {
      switch (cursor.nextPastSpace()) {
        case START -> {
          if (owner.current().owns(cursor.namespace())) {
            openChild();
            return true;
          }
          keepForeign();
        }
        case TEXT -> checkStray();
        case INSTRUCTION -> dropInstruction();
        case END, END_DOCUMENT -> {
          ended = true;
          return false;
        }
      }
    }
  }

  private void openChild() {
    XmlCursor cursor = owner.cursor();
    String name = cursor.localName();
    ElementSchema schema = columns == null ? null : columns.child(name);
    if (columns != null) {
      check(name, schema);
    }
    int count = met.add(name, schema);
    if (schema != null && !schema.repeats() && count > 1) {
      dropEarlier(name, schema);
      count = 1;
    }
    ElementCursor child = inner();
    child.collectInto(parts);
    child.open(schema);
    child.path.number(count, schema == null ? count > 1 : schema.repeats());
    if (schema != null) {
      Places places = owner.places();
      if (places != null) {
        child.placed(places.add(place, schema.name(), child.location));
      }
      met.at(schema, parts.next(), child.place);
    }
    onChild = true;
  }

  /** Sets the number of this element among the entry's places. */
  void placed(int at) {
    place = at;
    owner.placeAttributes(at);
  }

  /** Drops the unknown markup of an earlier element of the same name: the last one is used. */
  private void dropEarlier(String name, ElementSchema schema) {
    missing(
        XmlCodes.DUPLICATE_TAG,
        () ->
            shown(name) + " may occur only once in " + shown(localName) + "; the last one is used");
    parts.drop(met.part(schema), path.ofMarkup(name, 1));
    met.onlyLast(schema);
    Places places = owner.places();
    if (places != null) {
      places.drop(met.place(schema));
    }
  }

  private void check(String name, @Nullable ElementSchema schema) {
    if (schema == null) {
      report(
          XmlCodes.UNKNOWN_TAG,
          () -> shown(name) + " is not known in " + shown(localName) + "; it is kept as it is");
    } else if (met.isLate(schema)) {
      report(
          ExtensionCodes.order(owner.current().id()),
          () -> ExtensionReader.late(owner.current(), name));
    }
  }

  /** Reports a problem at the current event of the document. */
  private void report(Code code, Supplier<String> message) {
    reporter().report(code, owner.tag(), path(), message);
  }

  private void missing(Code code, Supplier<String> message) {
    reporter().missing(code, owner.tag(), path(), message);
  }

  private String shown(String name) {
    return owner.current().element().prefix() + ':' + name;
  }

  @Override
  public ElementReader child() {
    if (!onChild) {
      throw new IllegalStateException("there is no current child");
    }
    inner().touched = true;
    return inner();
  }

  /** Returns the cursor of the current child; this one if there is none. */
  private ElementCursor at() {
    return onChild ? inner() : this;
  }

  private void finishChild() {
    if (onChild) {
      inner().finish(false);
      onChild = false;
    }
  }

  @Override
  public String name() {
    return at().localName;
  }

  @Override
  public String text() {
    return at().readText();
  }

  @Override
  public String url() {
    ElementCursor at = at();
    boolean unread = at.text.read() == null;
    String url = XmlText.trim(at.readText());
    if (at.text.isLeftOut()) {
      return "";
    } else if (at.text.isDamaged()) { // without what could not be read it is another url
      reporter()
          .missing(
              XmlCodes.INVALID_CHAR.asValueOnly(),
              at.location,
              at.path(),
              () ->
                  "the url "
                      + Problem.quoted(url)
                      + " contains characters that cannot be read; it is left out");
      return "";
    }
    int faults = UrlJudge.resource(url, unread && owner.cursor().isPlainUrl());
    return faults == 0
        ? url
        : owner.urls().resource(url, faults, at.location, at.path(), reporter());
  }

  @Override
  public @Nullable String urlAttribute(String name) {
    ElementCursor at = at();
    String value = at.readAttribute(name);
    if (value == null) {
      return null;
    }
    String url = XmlText.trim(value);
    Field field = at.columns == null ? null : at.columns.attribute(name);
    int all = UrlJudge.resource(url, false);
    int faults = field != null && field.isOpen() ? UrlFault.SCHEME.without(all) : all;
    String counts = faults == 0 ? url : at.judged(url, faults, name);
    return counts.equals(url) ? value : counts; // kept as written unless it was resolved
  }

  private String judged(String url, int faults, String attribute) {
    Location at = attributeLocation(attribute);
    return owner.urls().resource(url, faults, at, path() + '@' + attribute, reporter());
  }

  /** Returns the place of an attribute; that of the element if places are not kept. */
  private Location attributeLocation(String attribute) {
    Places places = owner.places();
    return places == null ? location : places.of(path.ofField(owner.path()) + '@' + attribute);
  }

  @Override
  public @Nullable String attribute(String name) {
    return at().readAttribute(name);
  }

  @Override
  public void keep() {
    if (!onChild || inner().touched) {
      throw new IllegalStateException(
          "keep() must be called before anything is read from the child");
    }
    finishChild();
  }

  @Override
  public void problem(Code code, String message) {
    ElementCursor at = at();
    reporter().report(code, at.location, at.path(), message);
  }

  private String readText() {
    touched = true;
    String known = text.read();
    if (known != null) {
      return known;
    }
    if (ended) {
      return ""; // its children were already read: any text was reported as stray
    }
    String read = text.read(owner.cursor());
    ended = true;
    Places places = owner.places();
    if (places != null && columns != null) {
      location = text.locate(owner.cursor(), location);
      places.set(place, location);
    }
    return read;
  }

  private void keepInText() {
    String name = owner.cursor().localName();
    report(
        XmlCodes.TAG_HAS_CHILDREN,
        () -> "<" + name + "> is not allowed in text; it is kept separately");
    keepForeign();
  }

  private void dropInstruction() {
    owner.dropInstruction(path());
  }

  private @Nullable String readAttribute(String name) {
    touched = true;
    return attributes.take(name);
  }

  /**
   * Ends the element: keeps what was not read and moves the cursor to its end tag.
   *
   * @param outermost whether this is the extension's own element, which is never foreign
   */
  void finish(boolean outermost) {
    if (!touched && !outermost) {
      keepWhole();
      return;
    }
    while (!ended && nextChild()) {
      // nothing to do: nextChild keeps every child that is not read
    }
    finishChild();
    collectRest();
  }

  private void keepWhole() {
    ElementCursor parent = outer;
    if (parent != null) {
      parent.met.remove(localName, columns); // numbers count what is written
      Places places = owner.places();
      if (places != null && columns != null) {
        places.drop(place);
      }
      parent.keepForeign();
    }
    ended = true;
  }

  private void keepForeign() {
    ForeignElement element = owner.foreign();
    if (element != null) {
      kept.add(element);
    }
  }

  private void collectRest() {
    List<Attribute> left = attributes.left();
    if (!left.isEmpty()) {
      Attribute first = left.get(0);
      reporter()
          .report(
              XmlCodes.FOREIGN_ATTRIBUTE,
              attributeLocation(first.localName()),
              path() + '@' + first.localName(),
              () -> "the attribute " + first + " is not known here; it is kept");
    }
    if (!left.isEmpty() || !kept.isEmpty()) {
      parts.add(
          new UnknownMarkup.Part(
              path.ofMarkup(), left, kept, left.isEmpty() ? Map.of() : attributes.bindings()));
    }
  }

  private void checkStray() {
    if (!strayReported) {
      strayReported = true;
      missing(
          XmlCodes.STRAY_TEXT,
          () -> "there is text directly in " + shown(localName) + "; it is left out");
    }
  }

  private Reporter reporter() {
    return owner.reporter();
  }

  private ElementCursor inner() {
    ElementCursor deeper = inner;
    if (deeper == null) {
      deeper = new ElementCursor(owner, this);
      inner = deeper;
    }
    return deeper;
  }

  /** Returns the path for a problem; only its last step if the problem is just counted. */
  private String path() {
    return reporter().wants() ? path.ofField(owner.path()) : localName;
  }
}
