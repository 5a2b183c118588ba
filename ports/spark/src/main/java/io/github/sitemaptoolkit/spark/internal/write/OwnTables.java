package io.github.sitemaptoolkit.spark.internal.write;

import java.io.IOException;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.catalog.Database;
import org.jspecify.annotations.Nullable;

/**
 * The directories of tables without a path, which Spark calls managed. It deletes them with the
 * table, and before it replaces one, without asking the data source: no set may be there.
 */
final class OwnTables {

  private static final String WAREHOUSE = "spark.sql.warehouse.dir";

  private OwnTables() {}

  /**
   * Refuses a directory that is, or could be, that of such a table: one below the warehouse, or
   * directly in the directory of a database, unless it is that of a table with a path.
   *
   * @throws IllegalArgumentException if it is refused; the message says what to do
   */
  static void refuse(String directory, SparkSession spark, Configuration configuration) {
    Path path = qualified(directory, configuration);
    Path warehouse = qualified(spark.conf().get(WAREHOUSE, ""), configuration);
    if (path == null || !(isBelow(path, warehouse) || isOfDatabase(path, spark, configuration))) {
      return;
    }
    throw new IllegalArgumentException(
        "Spark keeps tables without a path in "
            + path.getParent()
            + ", and deletes their files with them, so no set is published to "
            + path
            + "; give the table the path of another directory, as in OPTIONS (path"
            + " 's3a://site/sitemaps'), or the write another one");
  }

  /** Returns a path as Spark shows those of its tables; null if there is none. */
  private static @Nullable Path qualified(@Nullable String text, Configuration configuration) {
    if (text == null || text.isBlank()) {
      return null;
    }
    try {
      Path path = new Path(text);
      return path.getFileSystem(configuration).makeQualified(path);
    } catch (IOException | IllegalArgumentException e) {
      return null; // such as of a file system that is not there
    }
  }

  private static boolean isBelow(Path path, @Nullable Path directory) {
    for (Path above = path; above != null; above = above.getParent()) {
      if (above.equals(directory)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isOfDatabase(Path path, SparkSession spark, Configuration configuration) {
    Path parent = path.getParent();
    for (Database database : databases(spark)) {
      if (parent != null
          && parent.equals(qualified(database.locationUri(), configuration))
          && !isOfTableWithPath(database.name(), path.getName(), spark)) {
        return true;
      }
    }
    return false;
  }

  private static List<Database> databases(SparkSession spark) {
    try {
      return spark.catalog().listDatabases().collectAsList();
    } catch (RuntimeException e) {
      return List.of(); // a catalog of others that has none
    }
  }

  private static boolean isOfTableWithPath(String database, String table, SparkSession spark) {
    try {
      return "EXTERNAL".equals(spark.catalog().getTable(database, table).tableType());
    } catch (Exception e) { // Scala declares none, but some are checked
      return false; // there is no table
    }
  }
}
