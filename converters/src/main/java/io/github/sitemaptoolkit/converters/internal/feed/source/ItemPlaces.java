package io.github.sitemaptoolkit.converters.internal.feed.source;

import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.problem.Location;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Where the values of one item are, if that is wanted: those of its entry, and the texts that they
 * are made of.
 *
 * <p>What became of a text is known by the text: first as the same object, because two elements may
 * have equal texts, then as an equal one, because an extension may have copied it.
 */
public final class ItemPlaces {

  /** Texts that are kept: an item may have any number of them. */
  private static final int MOST = 4096;

  private final IdentityHashMap<String, Location> same = new IdentityHashMap<>();
  private final Map<String, Location> equal = new HashMap<>();
  private final Map<Location, String> elements = new HashMap<>();
  private final Set<String> own = new HashSet<>();
  private Places values;

  /**
   * Creates the places of an item, without any so far.
   *
   * @param values returns what keeps the places of the values of its entry
   */
  ItemPlaces(Function<ItemPlaces, Places> values) {
    this.values = values.apply(this);
  }

  /** Returns the places of the values of the entry. */
  public Places values() {
    return values;
  }

  /** Replaces the places of the values by those of the complete entry in the item. */
  public void values(Places whole) {
    values = whole;
  }

  /** Notes that the item has elements of the extension with an id, so that its paths are theirs. */
  public void own(String id) {
    own.add(id);
  }

  /** Returns whether a field of the entry is in an element of an extension in the item. */
  boolean isOwn(String field) {
    int end = 0;
    while (end < field.length() && ".@[".indexOf(field.charAt(end)) < 0) {
      end++;
    }
    return own.contains(field.substring(0, end));
  }

  /**
   * Adds the place of a text, unless it is known.
   *
   * @param element the path of its element or attribute in the item
   */
  public void add(String text, Location at, String element) {
    if (same.size() < MOST) {
      same.putIfAbsent(text, at);
      equal.putIfAbsent(text, at);
      elements.putIfAbsent(at, element);
    }
  }

  /** Adds the place of an element, unless it is known. */
  public void add(Location at, String element) {
    if (elements.size() < MOST) {
      elements.putIfAbsent(at, element);
    }
  }

  /** Returns where a text is; null if it is not known. */
  public @Nullable Location of(@Nullable String text) {
    if (text == null) {
      return null;
    }
    Location at = same.get(text);
    return at == null ? equal.get(text) : at;
  }

  /** Notes that a text of the item became a value. */
  public void became(String text, String value) {
    Location at = of(text);
    String element = at == null ? null : elements.get(at);
    if (at != null && element != null) {
      add(value, at, element);
    }
  }

  /** Returns the path, in the item, of the element or attribute at a place; null if unknown. */
  @Nullable String element(Location at) {
    return elements.get(at);
  }

  /** Adds the place of a value of the entry that a text became, if it is known. */
  public void place(String field, @Nullable String text) {
    Location at = of(text);
    if (at != null) {
      values.add(Places.ENTRY, field, at);
    }
  }
}
