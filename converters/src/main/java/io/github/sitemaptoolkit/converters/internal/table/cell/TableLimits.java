package io.github.sitemaptoolkit.converters.internal.table.cell;

/** The limits on the records of tables, for reading and writing. */
public final class TableLimits {

  /** The maximum length of a field, in bytes of the file. */
  public static final int LONGEST_FIELD = 1 << 20;

  /** The maximum length of a record, in bytes. */
  public static final int LONGEST_RECORD = 4 << 20;

  /** The maximum number of fields: enough for the wide layout of entries with many images. */
  public static final int MOST_FIELDS = 4096;

  private TableLimits() {}
}
