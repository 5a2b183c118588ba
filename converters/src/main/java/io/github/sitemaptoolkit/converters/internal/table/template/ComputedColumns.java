package io.github.sitemaptoolkit.converters.internal.table.template;

import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The columns of a table that are made of others by templates.
 *
 * @param all at most one for each field
 */
public record ComputedColumns(List<ComputedColumn> all) {

  /** No such columns. */
  public static final ComputedColumns NONE = new ComputedColumns(List.of());

  /** Copies the list. */
  public ComputedColumns {
    all = List.copyOf(all);
  }

  /** Returns the one with the url of the entry; null if there is none. */
  public @Nullable ComputedColumn url() {
    return all.stream().filter(column -> column.target().isUrl()).findFirst().orElse(null);
  }

  /** Returns all but the one with the url. */
  public List<ComputedColumn> values() {
    return all.stream().filter(column -> !column.target().isUrl()).toList();
  }

  /** Returns whether one of them has the meaning of another column. */
  public boolean replace(HeaderTarget target) {
    return target.isRead()
        && all.stream().anyMatch(column -> column.target().key().equals(target.key()));
  }

  /** Returns whether a column is a part of one of them. */
  public boolean use(int column) {
    return all.stream().anyMatch(computed -> computed.columns().contains(column));
  }
}
