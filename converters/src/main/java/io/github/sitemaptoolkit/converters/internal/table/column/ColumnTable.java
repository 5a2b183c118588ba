package io.github.sitemaptoolkit.converters.internal.table.column;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import java.util.ArrayList;
import java.util.List;

/** The columns of a registry of extensions, in the order of the registry and the schemas. */
public final class ColumnTable {

  /** The columns of an entry itself. */
  public static final List<String> CORE = List.of("loc", "lastmod", "changefreq", "priority");

  /** The column of XML, for data that other columns have no place for. */
  public static final String XML = "_xml";

  private final Extensions extensions;
  private final List<Registration> registrations;
  private final List<ElementColumns> elements = new ArrayList<>();
  private final List<Column> columns = new ArrayList<>();

  public ColumnTable(Extensions extensions) {
    this.extensions = extensions;
    this.registrations = extensions.registrations();
    for (Registration registration : registrations) {
      elements.add(ElementColumns.of(registration, columns));
    }
  }

  /** Returns the registry. */
  public Extensions extensions() {
    return extensions;
  }

  /** Returns the extensions, in order. */
  public List<Registration> registrations() {
    return registrations;
  }

  /**
   * Returns whether an unknown header has the form of a column: it begins with the id of an
   * extension and a separator, such as {@code image[0].loc}. Other programs have no such headers.
   */
  public boolean hasFormOfColumn(String header) {
    int end = 0;
    while (end < header.length() && ".[@".indexOf(header.charAt(end)) < 0) {
      end++;
    }
    String id = header.substring(0, end);
    return end < header.length() && registrations.stream().anyMatch(known -> known.id().equals(id));
  }

  /** Returns the columns of an extension's element. */
  public ElementColumns element(Registration registration) {
    return elements.get(registration.position());
  }

  /** Returns the columns of the element of the extension at a place in the registry. */
  public ElementColumns element(int position) {
    return elements.get(position);
  }

  /** Returns the columns of all extensions. */
  public List<Column> columns() {
    return columns;
  }

  /**
   * Returns the column of a name.
   *
   * @throws IllegalArgumentException if there is none
   */
  public Column column(String name) {
    return columns.stream()
        .filter(column -> column.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(name));
  }
}
