package io.github.sitemaptoolkit.publisher.values;

import io.github.sitemaptoolkit.extension.Descriptor;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Field;
import io.github.sitemaptoolkit.extension.FieldKind;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The names of the fields that entries can have, each with a number, the same for all files of a
 * run. Not thread-safe.
 */
public final class FieldNames {

  /** More fields than there are bits share no number: of them, no entry is remembered. */
  static final int NO_NUMBER = -1;

  /** The last bit means that an entry is young, whatever fields it has. */
  private static final int MOST = Long.SIZE - 1;

  /** The bit of entries that were changed yesterday or today. */
  public static final long YOUNG = 1L << MOST;

  private static final String LASTMOD = "lastmod";
  private static final Set<String> OWN = Set.of(LASTMOD, "changefreq", "priority");

  private final Map<String, String> elements = new HashMap<>(); // ids by names with prefixes
  private final Set<String> known = new HashSet<>(OWN); // a document may have any other names
  private final Set<String> dates = new HashSet<>(Set.of(LASTMOD));
  private final Set<String> aging = new HashSet<>();
  private final Map<String, Integer> numbers = new LinkedHashMap<>();

  /** Creates the names of the fields of extensions, and of the protocol. */
  public FieldNames(Extensions extensions) {
    for (SitemapExtension<?> extension : extensions) {
      Descriptor<?> descriptor = extension.descriptor();
      elements.put(descriptor.element().toString(), descriptor.id());
      known.add(descriptor.id());
      addFields(descriptor.id(), descriptor.fields());
      if (descriptor.canGetOutdated()) {
        aging.add(descriptor.id());
      }
    }
  }

  /** Creates the same names with other numbers. */
  public FieldNames(FieldNames other) {
    elements.putAll(other.elements);
    known.addAll(other.known);
    dates.addAll(other.dates);
    aging.addAll(other.aging);
  }

  private void addFields(String path, List<Field> fields) {
    for (Field field : fields) {
      String name = path + '.' + field.name();
      known.add(name);
      if (field.kind() == FieldKind.DATE_TIME) {
        dates.add(name);
      }
      addFields(name, field.children());
    }
  }

  /**
   * Returns the name of the field that an element is.
   *
   * @param parent the field that it stands in; null if it stands in the entry
   * @param element its name with the prefix
   * @return null for what is no field, such as the url, and what no extension describes
   */
  @Nullable String name(@Nullable String parent, String element) {
    String name =
        parent == null
            ? elements.getOrDefault(element, element)
            : parent + '.' + element.substring(element.indexOf(':') + 1);
    return known.contains(name) ? name : null;
  }

  /** Returns whether a field holds a date. */
  boolean isDate(String field) {
    return dates.contains(field);
  }

  /** Returns whether entries lose a field as they get old, as they do news. */
  public boolean isAging(String field) {
    return aging.contains(field);
  }

  /** Returns the number of a field; the same for the same field. */
  int number(String field) {
    Integer known = numbers.get(field);
    if (known == null && numbers.size() == MOST) {
      return NO_NUMBER;
    } else if (known == null) {
      known = numbers.size();
      numbers.put(field, known);
    }
    return known;
  }

  /** Returns the bit that entries with a field have, of which none is set if it has none. */
  public long bit(String field) {
    Integer number = numbers.get(field);
    return number == null ? 0 : 1L << number;
  }
}
