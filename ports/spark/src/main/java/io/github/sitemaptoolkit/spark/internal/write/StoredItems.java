package io.github.sitemaptoolkit.spark.internal.write;

import io.github.sitemaptoolkit.publisher.layout.Lastmod;
import io.github.sitemaptoolkit.publisher.layout.Shard;
import io.github.sitemaptoolkit.publisher.plan.Item;
import io.github.sitemaptoolkit.publisher.plan.Key;
import io.github.sitemaptoolkit.publisher.plan.Weighed;
import io.github.sitemaptoolkit.publisher.plan.Weight;
import java.util.List;
import org.apache.spark.sql.Encoder;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;

/** Items as rows, so that Spark can sort, keep and exchange them. Some rows are notes instead. */
final class StoredItems {

  static final String GROUP = "group";
  static final String HASH = "hash";
  static final String LOC = "loc";
  static final String PREFIXES = "prefixes";
  static final String COUNTS = "counts";
  static final String MARKUP = "markup";
  static final String NOTES = "notes";
  static final String FILE = "file";
  static final String BYTES = "bytes";

  private static final int RANK_AT = 3;
  private static final int LASTMOD_AT = 4;
  private static final int PREFIXES_AT = 5;
  private static final int COUNTS_AT = 6;
  private static final int MARKUP_AT = 7;
  private static final int NOTES_AT = 8;
  private static final int FILE_AT = 9;

  private static final StructType TYPE =
      new StructType()
          .add(GROUP, DataTypes.StringType, false)
          .add(HASH, DataTypes.LongType, false)
          .add(LOC, DataTypes.BinaryType, false)
          .add("rank", DataTypes.IntegerType, false)
          .add("lastmod", DataTypes.StringType, true)
          .add(PREFIXES, DataTypes.LongType, false)
          .add(COUNTS, DataTypes.createArrayType(DataTypes.LongType, false), false)
          .add(MARKUP, DataTypes.BinaryType, false)
          .add(NOTES, DataTypes.BinaryType, true);

  /** Makes rows. */
  static final Encoder<Row> ENCODER = Encoders.row(TYPE);

  /** Makes rows that also have the number of their file. */
  static final Encoder<Row> WITH_FILE = Encoders.row(TYPE.add(FILE, DataTypes.IntegerType, false));

  /** Makes rows of one value in bytes. */
  static final Encoder<Row> OBJECT =
      Encoders.row(new StructType().add("object", DataTypes.BinaryType, false));

  /** Makes rows of the weights of shards. */
  static final Encoder<Row> SUM =
      Encoders.row(
          new StructType()
              .add(GROUP, DataTypes.StringType, false)
              .add("prefix", DataTypes.LongType, false)
              .add("depth", DataTypes.IntegerType, false)
              .add("urls", DataTypes.LongType, false)
              .add(BYTES, DataTypes.LongType, false)
              .add(PREFIXES, DataTypes.LongType, false)
              .add(COUNTS, longs(), false));

  private static final byte[] NOTHING = {};
  private static final Long[] NO_COUNTS = {};

  private StoredItems() {}

  private static DataType longs() {
    return DataTypes.createArrayType(DataTypes.LongType, false);
  }

  static Row row(Item item) {
    return row(item, null);
  }

  /** Returns the row of an item that belongs to a file. */
  static Row row(Item item, int file) {
    return row(item, Integer.valueOf(file));
  }

  private static Row row(Item item, @Nullable Integer file) {
    Key key = item.key();
    Lastmod lastmod = item.lastmod();
    @Nullable Object[] cells = new Object[file == null ? FILE_AT : FILE_AT + 1];
    cells[0] = key.group();
    cells[1] = key.hash();
    cells[2] = key.locBytes();
    cells[RANK_AT] = item.rank();
    cells[LASTMOD_AT] = lastmod == null ? null : lastmod.text();
    cells[PREFIXES_AT] = item.prefixes();
    cells[COUNTS_AT] = boxed(item.counts());
    cells[MARKUP_AT] = item.markup();
    if (file != null) {
      cells[FILE_AT] = file;
    }
    return RowFactory.create(cells);
  }

  /** Returns a row that only has notes. */
  static Row row(Notes notes) {
    return RowFactory.create("", 0L, NOTHING, 0, null, 0L, NO_COUNTS, NOTHING, notes.bytes());
  }

  /** Returns whether a row only has notes. */
  static boolean isNotes(Row row) {
    return !row.isNullAt(NOTES_AT);
  }

  /** Returns the number of a row's file. */
  static int file(Row row) {
    return row.getInt(FILE_AT);
  }

  static Item item(Row row) {
    byte[] loc = row.getAs(2);
    return new Item(
        new Key(row.getString(0), row.getLong(1), loc, loc),
        row.getInt(RANK_AT),
        Lastmod.of(row.getString(LASTMOD_AT)),
        row.getLong(PREFIXES_AT),
        counts(row.getList(COUNTS_AT)),
        0,
        row.getAs(MARKUP_AT));
  }

  /** What is needed of an item for planning. */
  private record Light(String group, long hash, Weight weight) implements Weighed {}

  /** Returns what a row of the columns group, hash, bytes, prefixes and counts weighs. */
  static Weighed weighed(Row row) {
    var weight = new Weight(1, row.getLong(2), row.getLong(3), counts(row.getList(4)));
    return new Light(row.getString(0), row.getLong(1), weight);
  }

  static Row row(Shard shard, Weight sum) {
    return RowFactory.create(
        shard.group(),
        shard.prefix(),
        shard.depth(),
        sum.urls(),
        sum.bytes(),
        sum.prefixes(),
        boxed(sum.counts()));
  }

  static Shard shard(Row sum) {
    return new Shard(sum.getString(0), sum.getLong(1), sum.getInt(2));
  }

  static Weight weight(Row sum) {
    return new Weight(
        sum.getLong(3), sum.getLong(4), sum.getLong(PREFIXES_AT), counts(sum.getList(COUNTS_AT)));
  }

  private static Long[] boxed(long[] counts) {
    Long[] boxed = counts.length == 0 ? NO_COUNTS : new Long[counts.length];
    for (int i = 0; i < counts.length; i++) {
      boxed[i] = counts[i];
    }
    return boxed;
  }

  private static long[] counts(List<Long> boxed) {
    long[] counts = new long[boxed.size()];
    for (int i = 0; i < counts.length; i++) {
      counts[i] = boxed.get(i);
    }
    return counts;
  }
}
