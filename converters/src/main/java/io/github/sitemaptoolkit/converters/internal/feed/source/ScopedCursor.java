package io.github.sitemaptoolkit.converters.internal.feed.source;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.token.XmlCursor;
import java.io.IOException;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A cursor that tracks {@code xml:base} and {@code xml:lang}, reads the complete texts of elements,
 * and corrects the case of the names of feeds.
 */
public final class ScopedCursor implements XmlCursor {

  private static final String XML = "http://www.w3.org/XML/1998/namespace";

  private static final int LONGEST_NAME = 60;
  private static final int LONGEST_EXAMPLE = 200;

  /** The number of characters that an element counts as in {@link #taken()}. */
  public static final int ELEMENT = 64;

  private final XmlCursor cursor;
  private final NameCase names;
  private final @Nullable ElementListener listener;
  private final @Nullable TextPlaces places; // null if not wanted
  private final XmlScopes scopes = new XmlScopes();
  private int depth;
  private long taken;
  private boolean damaged;
  private boolean lost;
  private @Nullable String name; // of the current element

  public ScopedCursor(XmlCursor cursor, NameCase names) {
    this(cursor, names, null, false);
  }

  /**
   * Creates a cursor.
   *
   * @param listener follows the elements; null for none
   * @param places whether the places of texts and attributes are wanted
   */
  public ScopedCursor(
      XmlCursor cursor, NameCase names, @Nullable ElementListener listener, boolean places) {
    this.cursor = cursor;
    this.names = names;
    this.listener = listener;
    this.places = places ? new TextPlaces(cursor) : null;
  }

  @Override
  public Event next() {
    return move(XmlCursor::next);
  }

  @Override
  public Event nextPastSpace() {
    return move(XmlCursor::nextPastSpace);
  }

  private Event move(Function<XmlCursor, Event> step) {
    try {
      return moved(step.apply(cursor));
    } catch (RuntimeException | Error e) {
      lost = true;
      throw e;
    }
  }

  private Event moved(Event event) {
    if (event == Event.START) {
      depth++;
      taken += ELEMENT;
      name = null;
      name = names.meant(this, depth == 1);
      if (places != null) {
        places.start(name());
      }
      if (cursor.attributeCount() > 0) {
        enterScope();
      }
      if (listener != null) {
        listener.start(cursor, name);
      }
    } else {
      name = null;
    }
    if (event == Event.END) {
      leave();
    } else if (event == Event.TEXT && listener != null && listener.wantsText()) {
      listener.text(cursor, cursor.text());
    }
    return event;
  }

  @Override
  public @Nullable String onlyText() {
    String text = cursor.onlyText();
    if (text != null) {
      taken += text.length();
      name = null;
      if (listener != null && listener.wantsText()) {
        listener.text(cursor, text);
      }
      leave();
    }
    return text;
  }

  private void leave() {
    depth--;
    scopes.leave(depth);
    if (places != null) {
      places.end();
    }
    if (listener != null) {
      listener.end();
    }
  }

  private void enterScope() {
    String base = value(find(XML, "base"));
    String language = value(find(XML, "lang"));
    if (base != null || language != null) {
      scopes.enter(depth, base, language);
    }
  }

  /** Returns the base that relative urls have at the current start tag; null if none is set. */
  public @Nullable String base() {
    return scopes.base();
  }

  /** Returns the language of the current element; null if none is set. */
  public @Nullable String language() {
    return scopes.language();
  }

  /** Returns the value of an attribute without namespace, or null. */
  public @Nullable String attribute(String name) {
    return attribute("", name);
  }

  /** Returns the value of an attribute, or null. */
  public @Nullable String attribute(String namespace, String name) {
    int index = find(namespace, name);
    if (places != null) {
      places.attribute(index);
    }
    return value(index);
  }

  private int find(String namespace, String name) {
    for (int i = 0; i < cursor.attributeCount(); i++) {
      if (cursor.attributeLocalName(i).equals(name)
          && cursor.attributeNamespace(i).equals(namespace)) {
        return i;
      }
    }
    return -1;
  }

  private @Nullable String value(int index) {
    return index < 0 ? null : attributeValue(index);
  }

  /** Returns the place of the current start tag, as a range if places are wanted. */
  public Location tag() {
    Ranges ranges = ranges();
    return ranges == null ? location() : ranges.tag();
  }

  /** Returns what knows the places of texts and attributes; null if they are not wanted. */
  @Nullable TextPlaces places() {
    return places;
  }

  /** Returns all text up to the end tag of the current element. */
  public String readText() {
    return readText(name -> false);
  }

  /** Returns all text like {@link #readText()}, with spaces around some elements. */
  public String readText(Predicate<String> spaced) {
    if (places == null) {
      return readAll(spaced);
    }
    places.beginText();
    String text = readAll(spaced);
    places.endText();
    return text;
  }

  private String readAll(Predicate<String> spaced) {
    String only = onlyText();
    if (only != null) {
      damaged = false;
      addText(only);
      return only;
    }
    String piece = "";
    StringBuilder pieces = null;
    damaged = false;
    boolean leftOut = false;
    int levels = 1;
    while (true) {
      Event event = next();
      String text = "";
      damaged |= cursor.isDamaged();
      leftOut |= cursor.isLeftOut();
      if (event == Event.TEXT) {
        text = text();
        addText(text);
      } else if (event == Event.START || event == Event.END) {
        levels += event == Event.START ? 1 : -1;
        if (levels == 0 && leftOut) {
          damaged = false; // the limit was reported
          return "";
        } else if (levels == 0) {
          return pieces == null ? piece : pieces.toString();
        }
        text = spaced.test(cursor.localName()) ? " " : "";
      }
      if (piece.isEmpty()) {
        piece = text;
      } else if (!text.isEmpty()) {
        pieces = pieces == null ? new StringBuilder(piece) : pieces;
        pieces.append(text);
      }
    }
  }

  private void addText(String piece) {
    if (places != null) {
      places.addText(piece);
    }
  }

  /** Returns whether a part of the text that was read last is lost. */
  boolean textIsDamaged() {
    return damaged;
  }

  /** Moves to the end tag of the current element. */
  public void skip() {
    for (int levels = 1; levels > 0; ) {
      Event event = next();
      levels += event == Event.START ? 1 : event == Event.END ? -1 : 0;
    }
  }

  /** Returns the beginning of the current text, as an example; empty for white space. */
  String beginning() {
    return cursor.isSpace() ? "" : beginning(cursor.text());
  }

  /** Returns the beginning of a text, as an example; empty for white space. */
  public static String beginning(String text) {
    int end = Math.min(text.length(), LONGEST_EXAMPLE);
    return text.substring(0, end).strip().replace('\n', ' ').replace('\r', ' ');
  }

  /** Returns the element's name with its prefix, shortened for messages. */
  public String name() {
    String prefix = cursor.prefix();
    String name = prefix.isEmpty() ? cursor.localName() : prefix + ':' + cursor.localName();
    return Problem.shortened(name, LONGEST_NAME);
  }

  @Override
  public String namespace() {
    return cursor.namespace();
  }

  @Override
  public String localName() {
    return name == null ? cursor.localName() : name;
  }

  @Override
  public String prefix() {
    return cursor.prefix();
  }

  @Override
  public int attributeCount() {
    return cursor.attributeCount();
  }

  @Override
  public String attributeNamespace(int index) {
    return cursor.attributeNamespace(index);
  }

  @Override
  public String attributeLocalName(int index) {
    return cursor.attributeLocalName(index);
  }

  @Override
  public String attributePrefix(int index) {
    return cursor.attributePrefix(index);
  }

  @Override
  public String attributeValue(int index) {
    String value = cursor.attributeValue(index);
    taken += value.length();
    return value;
  }

  @Override
  public @Nullable String namespaceOf(String prefix) {
    return cursor.namespaceOf(prefix);
  }

  @Override
  public @Nullable Location declarationOf(String namespace) {
    return cursor.declarationOf(namespace);
  }

  @Override
  public String text() {
    String text = cursor.text();
    taken += text.length();
    return text;
  }

  @Override
  public boolean isSpace() {
    return cursor.isSpace();
  }

  @Override
  public boolean isDamaged() {
    return cursor.isDamaged();
  }

  @Override
  public boolean isLeftOut() {
    return cursor.isLeftOut();
  }

  @Override
  public boolean isImplied() {
    return cursor.isImplied();
  }

  @Override
  public int depth() {
    return cursor.depth();
  }

  @Override
  public boolean hasEnded(int at) {
    return cursor.hasEnded(at);
  }

  @Override
  public boolean isRepaired() {
    return cursor.isRepaired();
  }

  @Override
  public boolean isLost() {
    return lost || cursor.isLost();
  }

  @Override
  public boolean isMisplaced() {
    return cursor.isMisplaced();
  }

  /**
   * Returns how much of the document was read: texts and values of attributes in characters, and
   * {@value #ELEMENT} characters for each element.
   */
  public long taken() {
    return taken;
  }

  @Override
  public Location location() {
    return cursor.location();
  }

  /** Returns where the parts of the current event are; null if places are not wanted. */
  @Override
  public @Nullable Ranges ranges() {
    return places == null ? null : cursor.ranges();
  }

  @Override
  public void close() throws IOException {
    cursor.close();
  }
}
