package io.github.sitemaptoolkit.look;

import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.model.UrlExtension;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Counts how many elements of an extension have each field. It is a writer into which the extension
 * writes its values; the texts themselves do not matter.
 */
final class FieldCounter implements ElementWriter {

  private static final int MOST = 500; // names are constants of extensions

  /** A field, and those inside it. */
  private static final class Field {
    private final String name; // as the extension writes it
    private final String path;
    private final @Nullable Field parent;
    private final List<Field> inner = new ArrayList<>();
    private long elements;
    private long last; // the element that it was found in last

    Field(String name, String path, @Nullable Field parent) {
      this.name = name;
      this.path = path;
      this.parent = parent;
    }
  }

  private final Field root = new Field("", "", null);
  private final List<Field> fields = new ArrayList<>(); // in the order in which they were found
  private final Field others = new Field("", "", root);
  private Field current = root;
  private int inOthers; // how many elements are open in fields beyond the limit
  private long element;

  /** Counts the fields of a value. */
  <E extends UrlExtension> void add(SitemapExtension<E> extension, UrlExtension value) {
    element++;
    current = root;
    inOthers = 0;
    extension.write(extension.descriptor().type().cast(value), this);
  }

  private void count(Field field) {
    if (field.last != element) {
      field.last = element;
      field.elements++;
    }
  }

  @SuppressWarnings("ReferenceEquality") // names are constants, so most are the same object
  private Field field(Field parent, String name, boolean attribute) {
    for (int i = 0; i < parent.inner.size(); i++) {
      Field field = parent.inner.get(i);
      if (field.name == name && field.path.indexOf('@') >= 0 == attribute) {
        return field;
      }
    }
    return slowField(parent, name, attribute);
  }

  private Field slowField(Field parent, String name, boolean attribute) {
    String path =
        attribute
            ? parent.path + '@' + name
            : parent.path.isEmpty() ? name : parent.path + '.' + name;
    for (Field field : parent.inner) {
      if (field.path.equals(path)) {
        return field;
      }
    }
    if (fields.size() == MOST) {
      return others;
    }
    var field = new Field(name, path, parent);
    parent.inner.add(field);
    fields.add(field);
    return field;
  }

  @Override
  public ElementWriter start(String name) {
    Field field = inOthers > 0 ? others : field(current, name, false);
    if (field == others) {
      inOthers++;
    } else {
      count(field);
      current = field;
    }
    return this;
  }

  @Override
  public ElementWriter attribute(String name, @Nullable String value) {
    if (value != null && inOthers == 0) {
      count(field(current, name, true));
    }
    return this;
  }

  @Override
  public ElementWriter text(@Nullable String text) {
    return this;
  }

  @Override
  public ElementWriter end() {
    if (inOthers > 0) {
      inOthers--;
    } else if (current.parent != null) {
      current = current.parent;
    }
    return this;
  }

  /** Returns how many elements have each field. */
  List<NamedCount> counts() {
    return fields.stream().map(field -> new NamedCount(field.path, field.elements)).toList();
  }
}
