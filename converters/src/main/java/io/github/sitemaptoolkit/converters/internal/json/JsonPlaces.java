package io.github.sitemaptoolkit.converters.internal.json;

import com.fasterxml.jackson.core.JsonParser;
import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.problem.Location;
import org.jspecify.annotations.Nullable;

/** The places of the values in a line, if they are wanted. */
public final class JsonPlaces {

  private final JsonLog log;
  private final @Nullable Places kept;

  /**
   * Creates the places of a reader.
   *
   * @param kept keeps them; null if they are not wanted
   */
  public JsonPlaces(JsonLog log, @Nullable Places kept) {
    this.log = log;
    this.kept = kept;
  }

  /** Returns the places; null if they are not wanted. */
  public @Nullable Places kept() {
    return kept;
  }

  /** Starts the next line. */
  public void begin(Location line) {
    if (kept != null) {
      kept.begin(line);
    }
  }

  /** Adds the place of the current value of a parser; see {@link Places#add}. */
  int add(int parent, String name, JsonParser in) {
    return kept == null ? Places.ENTRY : kept.add(parent, name, log.at(in));
  }

  /** Removes the place of a value that is not used. */
  void drop(int place) {
    if (kept != null) {
      kept.drop(place);
    }
  }
}
