package io.github.sitemaptoolkit.xml;

import io.github.sitemaptoolkit.element.ExtensionReader;
import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.text.Padding;
import io.github.sitemaptoolkit.text.XmlText;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Keeps the places of an entry's own fields, if they are wanted. */
final class FieldPlaces {

  private final ExtensionReader extensions;
  private final CoreText text;
  private final int[] numbers; // in the places
  private @Nullable Places kept;
  private @Nullable Location tag;

  FieldPlaces(ExtensionReader extensions, CoreText text, int fields) {
    this.extensions = extensions;
    this.text = text;
    this.numbers = new int[fields];
  }

  /** Sets where to keep places. */
  void keep(Places target) {
    kept = target;
  }

  /**
   * Adds the field whose start tag is current.
   *
   * @param again whether it replaces an earlier one
   */
  void begin(int field, String name, boolean again) {
    Places target = kept;
    if (target == null) {
      return;
    }
    if (again) {
      target.drop(numbers[field]);
    }
    Location at = extensions.tag();
    tag = at;
    numbers[field] = target.add(Places.ENTRY, name, at);
    extensions.placeAttributes(numbers[field]);
  }

  /** Sets the place of the field whose text was just read: that of its text, unless it is blank. */
  void end(int field, String value) {
    if (kept != null) {
      String part = field == 0 ? Padding.ofUrl(value) : XmlText.trim(value);
      kept.set(numbers[field], text.locate(value, part, Objects.requireNonNull(tag)));
    }
  }
}
