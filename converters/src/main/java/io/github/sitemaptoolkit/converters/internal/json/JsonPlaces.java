package io.github.sitemaptoolkit.converters.internal.json;

import com.fasterxml.jackson.core.JsonParser;
import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.text.XmlText;
import org.jspecify.annotations.Nullable;

/** Keeps the places of the values that are read, if they are wanted. */
final class JsonPlaces {

  private final JsonLog log;
  private final @Nullable Places kept;

  JsonPlaces(JsonLog log) {
    this.log = log;
    this.kept = log.places();
  }

  /** Adds the place of a field of the entry. */
  void add(String field, Location at) {
    if (kept != null) {
      kept.add(Places.ENTRY, field, at);
    }
  }

  /** Adds the place of the current value of a parser; see {@link Places#add}. */
  int add(int parent, String name, JsonParser in) {
    return kept == null ? Places.ENTRY : kept.add(parent, name, log.at(in));
  }

  /** Adds the place of the current value of a parser, which is that of an attribute. */
  void addAttribute(int parent, String name, JsonParser in) {
    if (kept != null) {
      kept.addAttribute(parent, name, log.at(in));
    }
  }

  /** Sets the place of an element to that of its text, the current value, unless it is blank. */
  void setText(int place, JsonParser in, String text) {
    if (kept != null && !XmlText.isSpace(text)) {
      kept.set(place, log.at(in, text, XmlText.trim(text)));
    }
  }

  /** Removes the place of a value that is not used. */
  void drop(int place) {
    if (kept != null) {
      kept.drop(place);
    }
  }

  /** Removes the place of the value that another one of its name replaces. */
  void dropEarlier(int place) {
    if (kept != null) {
      kept.dropEarlier(place);
    }
  }
}
