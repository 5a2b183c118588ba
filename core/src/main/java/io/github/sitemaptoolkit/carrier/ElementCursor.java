package io.github.sitemaptoolkit.carrier;

import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementSchema;
import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.model.Attribute;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.Rest;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.text.XmlCodes;
import io.github.sitemaptoolkit.text.XmlText;
import io.github.sitemaptoolkit.token.XmlCursor;
import io.github.sitemaptoolkit.token.XmlCursor.Event;
import io.github.sitemaptoolkit.url.UrlJudge;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A codec's view of one element of a document. One object for each depth, used again and again.
 *
 * <p>Standing on the element itself and on its current child look the same to a codec, so each
 * object speaks of its own element, and passes on to {@link #inner} what is asked of the child.
 */
final class ElementCursor implements ElementReader {

  private final ExtensionReader owner;
  private final @Nullable ElementCursor outer;
  private @Nullable ElementCursor inner;

  private @Nullable ElementSchema columns;
  private String localName = "";
  private Location location = Location.of("");

  private final List<Attribute> attributes = new ArrayList<>();
  private boolean[] asked = new boolean[8];
  private final Map<String, String> bindings = new TreeMap<>();

  private int[] known = new int[8]; // how many children of each known name, by position
  private int[] begin = new int[8]; // where the parts of the last of each begin
  private final Map<String, Integer> unknown = new HashMap<>();
  private String place = ""; // its path, where places are kept
  private int ordinal; // this element's place among those of its name
  private final List<ForeignElement> kept = new ArrayList<>();
  private List<Rest.@Nullable Part> parts = List.of(); // null for what was dropped again
  private int lastPosition;
  private boolean onChild;
  private boolean touched;
  private boolean ended;
  private boolean orderReported;
  private boolean strayReported;
  private @Nullable String text;
  private boolean damaged;
  private boolean leftOut; // the text passes a limit, as was reported

  ElementCursor(ExtensionReader owner, @Nullable ElementCursor outer) {
    this.owner = owner;
    this.outer = outer;
  }

  /** Begins with the element whose start tag the document's cursor stands on. */
  void open(@Nullable ElementSchema schema) {
    XmlCursor cursor = owner.cursor();
    columns = schema;
    localName = cursor.localName();
    location = cursor.location();
    attributes.clear();
    bindings.clear();
    int count = cursor.attributeCount();
    if (count > 0) {
      if (asked.length < count) {
        asked = new boolean[count];
      }
      for (int i = 0; i < count; i++) {
        attributes.add(owner.foreignReader().attribute(i));
        asked[i] = false;
        owner.foreignReader().addBindings(cursor.attributeValue(i), bindings);
      }
    }
    int children = schema == null ? 0 : schema.size();
    if (children > known.length) {
      known = new int[children];
      begin = new int[children];
    }
    Arrays.fill(known, 0, children, 0);
    unknown.clear();
    kept.clear();
    lastPosition = 0;
    onChild = false;
    touched = false;
    ended = false;
    orderReported = false;
    strayReported = false;
    text = null;
    damaged = false;
    leftOut = false;
  }

  /** Sets where what is left over goes, for this element and all inside of it. */
  void collectInto(List<Rest.@Nullable Part> target) {
    parts = target;
  }

  @Override
  public boolean nextChild() {
    touched = true;
    if (onChild) {
      inner().finish(false);
      onChild = false;
    }
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
        case INSTRUCTION -> owner.dropInstruction(shownPath());
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
    int place = count(name, schema, 1);
    if (columns != null) {
      checkPlace(name, schema);
    }
    if (schema != null && !schema.repeats() && place > 1) {
      place = dropEarlier(name, schema);
    }
    if (schema != null) {
      begin[schema.position()] = parts.size();
    }
    ElementCursor child = inner();
    child.collectInto(parts);
    child.open(schema);
    child.ordinal = place;
    Places places = owner.places();
    if (places != null && schema != null) {
      child.place(places, this, schema);
    }
    onChild = true;
  }

  /** Sets the path of this element in the places of its entry. */
  void placed(String path) {
    place = path;
  }

  private void place(Places places, ElementCursor parent, ElementSchema schema) {
    place = parent.place + '.' + localName + (schema.repeats() ? "[" + ordinal + ']' : "");
    places.drop(place); // of one that does not count
    places.add(place, location);
  }

  /** Counts a child, and returns how many of its name there are now. */
  private int count(String name, @Nullable ElementSchema schema, int more) {
    if (schema == null) {
      return unknown.merge(name, more, Integer::sum);
    }
    known[schema.position()] += more;
    return known[schema.position()];
  }

  /** The last one counts, so what was kept beside an earlier one goes with it. */
  private int dropEarlier(String name, ElementSchema schema) {
    owner
        .reporter()
        .missing(
            XmlCodes.DUPLICATE_TAG,
            owner.cursor().location(),
            reportedPath(),
            () ->
                shown(name)
                    + " may stand only once in "
                    + shown(localName)
                    + "; the last one counts");
    String earlier = below(fullPath(), name, 1);
    for (int i = begin[schema.position()]; i < parts.size(); i++) {
      Rest.Part part = parts.get(i);
      if (part != null && !isAtOrBelow(part.path(), earlier)) {
        break; // another child's
      }
      parts.set(i, null); // to take it out would move all behind it, each time
    }
    known[schema.position()] = 1;
    return 1;
  }

  private static boolean isAtOrBelow(String path, String outer) {
    return path.startsWith(outer)
        && (path.length() == outer.length() || path.charAt(outer.length()) == '/');
  }

  private void checkPlace(String name, @Nullable ElementSchema schema) {
    if (schema == null) {
      owner
          .reporter()
          .report(
              XmlCodes.UNKNOWN_TAG,
              owner.cursor().location(),
              reportedPath(),
              () -> shown(name) + " is not known in " + shown(localName) + "; it is kept as it is");
      return;
    }
    if (schema.position() >= lastPosition) {
      lastPosition = schema.position();
    } else if (!orderReported) { // one child in front would make all others late
      orderReported = true;
      owner
          .reporter()
          .report(
              ExtensionCodes.order(owner.current().id()),
              owner.cursor().location(),
              reportedPath(),
              () -> shown(name) + " stands after what the schema puts behind it");
    }
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

  @Override
  public String name() {
    return onChild ? inner().localName : localName;
  }

  @Override
  public String text() {
    return onChild ? inner().readText() : readText();
  }

  @Override
  public String url() {
    String url = XmlText.trim(text());
    ElementCursor at = onChild ? inner() : this;
    if (at.leftOut) {
      return "";
    } else if (at.damaged) { // without what could not be read it would be another url
      owner
          .reporter()
          .missing(
              XmlCodes.INVALID_CHAR,
              at.location,
              at.reportedPath(),
              () ->
                  "the url " + Problem.quoted(url) + " holds what cannot be read; it is left out");
      return "";
    }
    return at.judged(url);
  }

  @Override
  public @Nullable String urlAttribute(String name) {
    ElementCursor at = onChild ? inner() : this;
    String value = at.readAttribute(name);
    if (value == null) {
      return null;
    }
    String url = XmlText.trim(value);
    String counts = at.judged(url);
    return counts.equals(url) ? value : counts; // unless it was resolved, it is kept as written
  }

  private String judged(String url) {
    int faults = UrlJudge.resource(url);
    return faults == 0
        ? url
        : owner.urls().resource(url, faults, location, reportedPath(), owner.reporter());
  }

  @Override
  public @Nullable String attribute(String name) {
    return onChild ? inner().readAttribute(name) : readAttribute(name);
  }

  @Override
  public void keep() {
    if (!onChild || inner().touched) {
      throw new IllegalStateException("only a child that nothing was read from can be kept");
    }
    inner().finish(false);
    onChild = false;
  }

  @Override
  public void problem(Severity severity, String code, String message) {
    ElementCursor at = onChild ? inner() : this;
    owner
        .reporter()
        .report(new Code(code, severity, false), at.location, at.reportedPath(), message);
  }

  private String readText() {
    touched = true;
    String known = text;
    if (known != null) {
      return known;
    }
    if (ended) {
      return ""; // its children were walked over: what text there was is reported
    }
    String whole = owner.cursor().onlyText();
    whole = whole == null ? readPieces() : whole;
    ended = true;
    text = whole;
    return whole;
  }

  private String readPieces() {
    XmlCursor cursor = owner.cursor();
    String piece = "";
    StringBuilder pieces = null;
    for (Event event = cursor.next(); event != Event.END; event = cursor.next()) {
      damaged |= cursor.isDamaged();
      leftOut |= cursor.isLeftOut();
      if (event == Event.TEXT) {
        if (piece.isEmpty()) {
          piece = cursor.text();
        } else {
          pieces = pieces == null ? new StringBuilder(piece) : pieces;
          pieces.append(cursor.text());
        }
      } else if (event == Event.START) {
        owner
            .reporter()
            .report(
                XmlCodes.TAG_HAS_CHILDREN,
                cursor.location(),
                reportedPath(),
                () ->
                    "<"
                        + cursor.localName()
                        + "> stands where only text belongs; it is kept beside it");
        keepForeign();
      } else if (event == Event.INSTRUCTION) {
        owner.dropInstruction(shownPath());
      }
    }
    return leftOut ? "" : pieces == null ? piece : pieces.toString();
  }

  private @Nullable String readAttribute(String name) {
    touched = true;
    for (int i = 0; i < attributes.size(); i++) {
      Attribute attribute = attributes.get(i);
      if (attribute.localName().equals(name) && attribute.namespace().isEmpty()) {
        asked[i] = true;
        return attribute.value();
      }
    }
    return null;
  }

  /**
   * Ends the element: what was not taken is kept, and the cursor stands on its end tag.
   *
   * @param outermost whether this is the extension's own element, which is never foreign
   */
  void finish(boolean outermost) {
    if (!touched && !outermost) {
      keepWhole();
      return;
    }
    while (!ended && nextChild()) {
      // each is kept by the next step, being untouched
    }
    if (onChild) {
      inner().finish(false);
      onChild = false;
    }
    if (!attributes.isEmpty() || !kept.isEmpty()) {
      collectRest();
    }
  }

  private void keepWhole() {
    ElementCursor parent = outer;
    if (parent != null) {
      parent.count(localName, columns, -1); // places count what is written
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
    List<Attribute> left = List.of();
    for (int i = 0; i < attributes.size(); i++) {
      if (!asked[i]) {
        if (left.isEmpty()) {
          left = new ArrayList<>(1);
        }
        left.add(attributes.get(i));
      }
    }
    if (!left.isEmpty()) {
      Attribute first = left.get(0);
      owner
          .reporter()
          .report(
              XmlCodes.FOREIGN_ATTRIBUTE,
              location,
              reportedPath(),
              () -> "the attribute " + first + " is not known here; it is kept");
    }
    if (!left.isEmpty() || !kept.isEmpty()) {
      parts.add(new Rest.Part(fullPath(), left, kept, left.isEmpty() ? Map.of() : bindings));
    }
  }

  private void checkStray() {
    if (!strayReported) {
      strayReported = true;
      owner
          .reporter()
          .missing(
              XmlCodes.STRAY_TEXT,
              owner.cursor().location(),
              reportedPath(),
              () -> "text stands directly in " + shown(localName) + "; it is left out");
    }
  }

  private ElementCursor inner() {
    ElementCursor deeper = inner;
    if (deeper == null) {
      deeper = new ElementCursor(owner, this);
      inner = deeper;
    }
    return deeper;
  }

  /** The way from the extension's element, built only where something is left over. */
  private String fullPath() {
    ElementCursor parent = outer;
    if (parent == null) {
      return "";
    }
    return below(parent.fullPath(), localName, ordinal);
  }

  private static String below(String parent, String name, int place) {
    String step = name + '[' + place + ']';
    return parent.isEmpty() ? step : parent + '/' + step;
  }

  /** The path of a problem: its last step will do where nobody sees it. */
  private String reportedPath() {
    return owner.reporter().wants() ? shownPath() : localName;
  }

  private String shownPath() {
    ElementCursor parent = outer;
    String name = shown(localName);
    return parent == null ? name : parent.shownPath() + '/' + name;
  }
}
