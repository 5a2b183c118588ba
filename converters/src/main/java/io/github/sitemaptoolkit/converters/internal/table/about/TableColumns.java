package io.github.sitemaptoolkit.converters.internal.table.about;

import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget;
import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget.Kind;
import io.github.sitemaptoolkit.converters.internal.table.column.KnownHeaders;
import io.github.sitemaptoolkit.converters.internal.table.type.HeaderText;
import io.github.sitemaptoolkit.element.ElementColumn;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The columns of a table, as they are looked at to see what it is about.
 *
 * @param names the headers, or the paths of members
 * @param targets what the headers mean by themselves
 * @param samples the first cells of each column
 * @param url which column has the url of the page; negative if none has
 * @param paths whether the headers are paths
 */
public record TableColumns(
    List<String> names,
    List<HeaderTarget> targets,
    List<ColumnSample> samples,
    int url,
    boolean paths) {

  /** Returns the columns. */
  IntStream all() {
    return IntStream.range(0, names.size());
  }

  /** Returns whether a column means nothing by its header. */
  boolean isFree(int column) {
    HeaderTarget target = targets.get(column);
    ElementColumn known = target.column();
    boolean free = target.kind() == Kind.UNKNOWN || (known != null && known.isFlag());
    return column != url && free;
  }

  /** Returns whether a column is read as a column of an extension. */
  boolean isColumn(int column, String name) {
    HeaderTarget target = targets.get(column);
    ElementColumn known = target.column();
    return target.kind() == Kind.COLUMN && known != null && known.name().equals(name);
  }

  /** Returns whether the header of another program means a column of an extension. */
  boolean isForeign(int column, String name) {
    HeaderTarget target = targets.get(column);
    ElementColumn known = target.column();
    return target.kind() == Kind.COLUMN
        && !target.exact()
        && known != null
        && known.name().equals(name);
  }

  /** Returns the first cells of a column. */
  ColumnSample sample(int column) {
    return samples.get(column);
  }

  /** Returns the words of a header: of a path, those of all its names. */
  HeaderText words(int column) {
    return HeaderText.of(text(column));
  }

  /** Returns a header as a text; of a path, all its names. */
  String text(int column) {
    String name = KnownHeaders.withoutPrefix(KnownHeaders.ofValue(names.get(column)));
    return paths ? name.replace('.', ' ') : name;
  }

  /** Returns whether a member is one about somebody else, or of the interface. */
  boolean isOfOther(int column) {
    return paths && !KnownHeaders.mayBeOfPage(names.get(column));
  }
}
