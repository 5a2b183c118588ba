package io.github.sitemaptoolkit.converters.internal.table.read;

import io.github.sitemaptoolkit.element.ElementColumn;
import io.github.sitemaptoolkit.element.ElementValues;
import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.problem.Location;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where the values of a row's elements are, until these elements are complete. */
final class CellPlaces {

  private static final @Nullable Location[] NONE = {};

  private final @Nullable Places places;
  private final IdentityHashMap<ElementValues, @Nullable Location[]> values =
      new IdentityHashMap<>();

  /**
   * Creates places.
   *
   * @param places where to keep them; null if they are not wanted
   */
  CellPlaces(@Nullable Places places) {
    this.places = places;
  }

  /** Begins a row. */
  void clear() {
    values.clear();
  }

  /** Adds the place of a field of the entry itself. */
  void core(String field, RowLog log) {
    if (places != null) {
      places.add(Places.ENTRY, field, log.value());
    }
  }

  /**
   * Adds the place of a value of an element.
   *
   * @param attribute the position of the attribute; {@link ElementColumn#OWN} for the text
   */
  void value(ElementValues element, int attribute, RowLog log) {
    if (places != null) {
      int count = element.schema().attributes().size();
      values.computeIfAbsent(element, it -> new Location[count + 1])[attribute + 1] = log.value();
    }
  }

  /**
   * Adds the places of an extension's element, with those of all values in it.
   *
   * @param row where the row is
   * @return the number of its place
   */
  int element(String id, ElementValues element, Location row) {
    return places == null ? Places.ENTRY : add(places, Places.ENTRY, id, element, row);
  }

  private int add(Places kept, int parent, String name, ElementValues element, Location row) {
    Location first = first(element);
    int place = kept.add(parent, name, first == null ? row : first);
    Location[] own = of(element);
    for (int i = 1; i < own.length; i++) {
      if (own[i] != null) {
        kept.addAttribute(place, element.schema().attribute(i - 1).name(), own[i]);
      }
    }
    element.forEachChild(child -> add(kept, place, child.schema().name(), child, row));
    return place;
  }

  /** Returns the place of the first value of an element, in the order of its schema. */
  Location first(ElementValues element, Location otherwise) {
    Location first = places == null ? null : first(element);
    return first == null ? otherwise : first;
  }

  /** Returns the place of an element's text, else of the first value in it; null if unknown. */
  private @Nullable Location first(ElementValues element) {
    for (Location own : of(element)) {
      if (own != null) {
        return own;
      }
    }
    List<Location> inside = new ArrayList<>(1);
    element.forEachChild(
        child -> {
          Location first = inside.isEmpty() ? first(child) : null;
          if (first != null) {
            inside.add(first);
          }
        });
    return inside.isEmpty() ? null : inside.get(0);
  }

  private @Nullable Location[] of(ElementValues element) {
    return values.getOrDefault(element, NONE);
  }

  /** Removes the places of an element that is not used. */
  void drop(int place) {
    if (places != null) {
      places.drop(place);
    }
  }
}
