package io.github.sitemaptoolkit.converters.internal.csv.cell;

/** How large a table's records may be, to be read and to be written. */
public final class TableLimits {

  /** The longest field, in bytes as they stand in the file. */
  public static final int LONGEST_FIELD = 1 << 20;

  /** The longest record, in bytes. */
  public static final int LONGEST_RECORD = 4 << 20;

  /** The most fields of a record: enough for the wide layout of entries with many images. */
  public static final int MOST_FIELDS = 4096;

  private TableLimits() {}
}
