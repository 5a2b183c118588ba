package io.github.sitemaptoolkit.converters.csv;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import java.util.ArrayList;
import java.util.List;

/**
 * The columns that a registry of extensions gives, in the order of the registry and the schemas.
 */
final class ColumnTable {

  /** The columns of an entry itself. */
  static final List<String> CORE = List.of("loc", "lastmod", "changefreq", "priority");

  /** The column of what other columns have no place for. */
  static final String XML = "_xml";

  private final Extensions extensions;
  private final List<Registration> registrations;
  private final List<ElementColumns> elements = new ArrayList<>();
  private final List<Column> columns = new ArrayList<>();

  ColumnTable(Extensions extensions) {
    this.extensions = extensions;
    this.registrations = extensions.registrations();
    for (Registration registration : registrations) {
      elements.add(ElementColumns.of(registration, columns));
    }
  }

  /** Returns the registry. */
  Extensions extensions() {
    return extensions;
  }

  /** Returns the extensions, in order. */
  List<Registration> registrations() {
    return registrations;
  }

  /** Returns the columns of an extension's element. */
  ElementColumns element(Registration registration) {
    return elements.get(registration.position());
  }

  /** Returns the columns of the element of the extension at a place in the registry. */
  ElementColumns element(int position) {
    return elements.get(position);
  }

  /** Returns the columns of all extensions. */
  List<Column> columns() {
    return columns;
  }

  /**
   * Returns the column of a name.
   *
   * @throws IllegalArgumentException if there is none
   */
  Column column(String name) {
    return columns.stream()
        .filter(column -> column.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(name));
  }
}
