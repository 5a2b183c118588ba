package io.github.sitemaptoolkit.converters.internal.feed.read;

import io.github.sitemaptoolkit.converters.internal.feed.source.ItemPlaces;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.problem.Location;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * Adds the places of the texts of a value that was made of an item. What is not found in the item
 * has the place of the item.
 */
final class PlaceWriter implements ElementWriter {

  private final ItemPlaces item;
  private final Places places;
  private final Deque<Integer> open = new ArrayDeque<>(); // numbers in the places

  /**
   * Creates a writer for one value.
   *
   * @param id the id of its extension
   */
  PlaceWriter(ItemPlaces item, String id) {
    this.item = item;
    this.places = item.values();
    open.push(Places.ENTRY);
    start(id);
  }

  private int element() {
    return open.element();
  }

  @Override
  public ElementWriter start(String name) {
    open.push(places.add(element(), name, places.of("")));
    return this;
  }

  @Override
  public ElementWriter attribute(String name, @Nullable String value) {
    Location at = item.of(value);
    if (at != null) {
      places.addAttribute(element(), name, at);
    }
    return this;
  }

  @Override
  public ElementWriter text(@Nullable String text) {
    Location at = item.of(text);
    if (at != null) {
      places.set(element(), at);
    }
    return this;
  }

  @Override
  public ElementWriter end() {
    open.pop();
    return this;
  }
}
