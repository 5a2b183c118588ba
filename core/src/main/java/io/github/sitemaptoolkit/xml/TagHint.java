package io.github.sitemaptoolkit.xml;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.text.Spelling;
import java.util.Locale;

/** Says of an element that the namespace of sitemaps does not have which one was probably meant. */
final class TagHint {

  private TagHint() {}

  /**
   * Returns the message about an element.
   *
   * @param parent the entry that it is in
   */
  static String message(String name, EntryElement<?> parent, Extensions extensions) {
    return "<"
        + name
        + "> is not known in <"
        + parent.name()
        + ">; it is kept"
        + meant(name, parent, extensions);
  }

  private static String meant(String name, EntryElement<?> parent, Extensions extensions) {
    for (Registration each : extensions.registrations()) {
      if (each.element().localName().equals(name)) {
        return "; did you mean "
            + each.element()
            + " of the namespace "
            + each.element().namespace()
            + "?";
      }
    }
    String plain = name.toLowerCase(Locale.ROOT).replace("_", "").replace("-", "");
    for (String field : parent.fields()) {
      if (plain.startsWith(field)) {
        return meant(field);
      }
    }
    return Spelling.nearest(plain, parent.fields()).map(TagHint::meant).orElse("");
  }

  private static String meant(String field) {
    return "; did you mean " + field + "?";
  }
}
