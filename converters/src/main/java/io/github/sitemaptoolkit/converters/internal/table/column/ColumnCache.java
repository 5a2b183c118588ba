package io.github.sitemaptoolkit.converters.internal.table.column;

import io.github.sitemaptoolkit.extension.Extensions;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the columns of the extensions used last, because most programs always use the same ones.
 * Safe for use by several threads.
 */
public final class ColumnCache {

  private volatile @Nullable ColumnNames columns;

  /** Returns the columns of extensions. */
  public ColumnNames of(Extensions extensions) {
    ColumnNames known = columns;
    if (known == null || known.extensions() != extensions) {
      known = new ColumnNames(extensions);
      columns = known;
    }
    return known;
  }
}
