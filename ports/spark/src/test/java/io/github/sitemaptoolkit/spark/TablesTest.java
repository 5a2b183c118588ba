package io.github.sitemaptoolkit.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.apache.spark.sql.DataFrameWriter;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * No statement about tables loses a set: it works, or is refused before a file or a table is
 * changed.
 */
class TablesTest extends SparkTest {

  private static final String BASE = "baseUrl '" + URL + "'";

  private Path set;

  @BeforeEach
  void begin() {
    set = directory.resolve("set");
  }

  @AfterEach
  void drop() {
    run("DROP TABLE IF EXISTS site");
  }

  private static void run(String sql) {
    spark().sql(sql).collectAsList();
  }

  private static Dataset<Row> urls(String... names) {
    List<String> rows = new ArrayList<>();
    for (String name : names) {
      rows.add("SELECT '" + URL + name + "' AS loc");
    }
    return spark().sql(String.join(" UNION ALL ", rows));
  }

  private String options() {
    return " USING sitemap OPTIONS (path '" + set + "', " + BASE + ")";
  }

  /** Creates a table with a path, and publishes a url. */
  private void publish() {
    run("CREATE TABLE site (loc STRING)" + options());
    run("INSERT INTO site VALUES ('" + URL + "a')");
    assertEquals(List.of(URL + "a"), published());
  }

  private List<String> published() {
    return rows(read(set).select("loc"));
  }

  private static List<String> table() {
    return rows(spark().sql("SELECT loc FROM site"));
  }

  /** What a statement does. */
  private interface Statement {
    void run() throws Exception;
  }

  private static String refused(Statement statement) {
    try {
      statement.run();
    } catch (Exception e) { // Scala declares none, but some are checked
      return String.valueOf(e.getMessage());
    }
    throw new AssertionError("it was not refused");
  }

  /** Checks that nothing is changed: neither the table nor its files. */
  private void assertRefused(Statement statement) {
    publish();
    refused(statement);
    assertEquals(List.of(URL + "a"), published());
    assertEquals(List.of(URL + "a"), table());
  }

  private static void assertNothingInTheWarehouse() {
    Path warehouse = Path.of(URI.create(warehouse()));
    try (Stream<Path> files = Files.exists(warehouse) ? Files.walk(warehouse) : Stream.empty()) {
      assertEquals(List.of(), files.filter(Files::isRegularFile).toList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String warehouse() {
    String directory = spark().conf().get("spark.sql.warehouse.dir");
    return directory.startsWith("file:") ? directory : Path.of(directory).toUri().toString();
  }

  private static void assertNamesThePath(String message) {
    assertTrue(message.contains("Spark keeps tables without a path in "), message);
    assertTrue(message.contains("OPTIONS (path"), message);
    assertNothingInTheWarehouse();
  }

  @Test
  void insertIntoATableWithoutAPathIsRefused() {
    run("CREATE TABLE site (loc STRING) USING sitemap OPTIONS (" + BASE + ")");
    assertNamesThePath(refused(() -> run("INSERT INTO site VALUES ('" + URL + "a')")));
  }

  @Test
  void insertOverwriteOfATableWithoutAPathIsRefused() {
    run("CREATE TABLE site (loc STRING) USING sitemap OPTIONS (" + BASE + ")");
    assertNamesThePath(refused(() -> run("INSERT OVERWRITE site VALUES ('" + URL + "a')")));
  }

  @Test
  void createTableAsSelectWithoutAPathIsRefused() {
    String create = "CREATE TABLE site USING sitemap OPTIONS (" + BASE + ") AS ";
    assertNamesThePath(refused(() -> run(create + "SELECT '" + URL + "a' AS loc")));
    assertFalse(spark().catalog().tableExists("site"));
  }

  @Test
  void tableWithoutAPathInADatabaseWithALocationIsRefused() {
    run("CREATE DATABASE shop LOCATION '" + directory.resolve("shop") + "'");
    try {
      run("CREATE TABLE shop.site (loc STRING) USING sitemap OPTIONS (" + BASE + ")");
      assertNamesThePath(refused(() -> run("INSERT INTO shop.site VALUES ('" + URL + "a')")));
      run("CREATE TABLE shop.other (loc STRING)" + options());
      run("INSERT INTO shop.other VALUES ('" + URL + "a')");
      assertEquals(List.of(URL + "a"), published());
    } finally {
      run("DROP DATABASE shop CASCADE");
    }
    assertEquals(List.of(URL + "a"), published());
  }

  @Test
  void saveBelowTheWarehouseIsRefused() {
    assertNamesThePath(
        refused(
            () ->
                urls("a")
                    .write()
                    .format("sitemap")
                    .option("baseUrl", URL)
                    .save(warehouse() + "/x")));
  }

  @Test
  void createTableAsSelectWithAPathPublishes() {
    run("CREATE TABLE site" + options() + " AS SELECT '" + URL + "a' AS loc");
    assertEquals(List.of(URL + "a"), table());
    assertEquals(List.of(URL + "a"), published());
  }

  @Test
  void createTableAsSelectWithALocationPublishes() {
    run(
        "CREATE TABLE site USING sitemap OPTIONS ("
            + BASE
            + ") LOCATION '"
            + set
            + "' AS SELECT '"
            + URL
            + "a' AS loc");
    assertEquals(List.of(URL + "a"), published());
  }

  @Test
  void insertOverwriteReplacesTheUrls() {
    publish();
    run("INSERT OVERWRITE site VALUES ('" + URL + "a'), ('" + URL + "b')");
    assertEquals(List.of(URL + "a", URL + "b"), published());
  }

  @Test
  void createOrReplaceAsSelectIsRefused() {
    assertRefused(() -> run("CREATE OR REPLACE TABLE site" + options() + " AS SELECT 'x' AS loc"));
  }

  @Test
  void replaceAsSelectIsRefused() {
    assertRefused(() -> run("REPLACE TABLE site" + options() + " AS SELECT 'x' AS loc"));
  }

  /** It is a new table over the same files. */
  @Test
  void createOrReplaceWithAPathKeepsTheFiles() {
    publish();
    run("CREATE OR REPLACE TABLE site (loc STRING)" + options());
    assertEquals(List.of(URL + "a"), table());
  }

  @Test
  void createOrReplaceOfAWriterIsRefused() {
    assertRefused(
        () ->
            urls("b")
                .writeTo("site")
                .using("sitemap")
                .option("path", set.toString())
                .option("baseUrl", URL)
                .createOrReplace());
  }

  @Test
  void replaceOfAWriterIsRefused() {
    assertRefused(() -> urls("b").writeTo("site").using("sitemap").replace());
  }

  private DataFrameWriter<Row> saved(String mode, String... names) {
    return urls(names)
        .write()
        .format("sitemap")
        .option("path", set.toString())
        .option("baseUrl", URL)
        .mode(mode);
  }

  /** Spark 3.5 refuses a new table, whose options it does not pass on; Spark 4 publishes. */
  @Test
  void saveAsTableOfANewTableWorksOrIsRefused() {
    for (String mode : List.of("append", "overwrite", "errorifexists", "ignore")) {
      try {
        saved(mode, "a").saveAsTable("site");
        assertEquals(List.of(URL + "a"), published(), mode);
        set = directory.resolve("after-" + mode);
      } catch (Exception e) { // Scala declares none, but some are checked
        assertFalse(Files.exists(set.resolve("sitemap.xml")), mode);
        assertFalse(spark().catalog().tableExists("site"), mode);
      }
      assertNothingInTheWarehouse();
      run("DROP TABLE IF EXISTS site");
    }
  }

  @Test
  void saveAsTableWithoutAPathIsRefused() {
    for (String mode : List.of("append", "overwrite", "errorifexists")) {
      refused(
          () ->
              urls("a")
                  .write()
                  .format("sitemap")
                  .option("baseUrl", URL)
                  .mode(mode)
                  .saveAsTable("site"));
      assertNothingInTheWarehouse();
      assertFalse(spark().catalog().tableExists("site"), mode);
    }
  }

  @Test
  void saveAsTableKeepsTheFilesOfATableWithAPath() {
    publish();
    refused(() -> saved("errorifexists", "b").saveAsTable("site"));
    saved("ignore", "b").saveAsTable("site");
    assertEquals(List.of(URL + "a"), table());
    try {
      saved("overwrite", "a", "b").saveAsTable("site");
      assertEquals(List.of(URL + "a", URL + "b"), published());
    } catch (Exception e) { // Scala declares none, but some are checked
      assertEquals(List.of(URL + "a"), published());
      assertEquals(List.of(URL + "a"), table());
    }
  }

  @Test
  void dropKeepsTheFilesOfATableWithAPath() {
    publish();
    run("DROP TABLE site");
    assertEquals(List.of(URL + "a"), published());
    publishAgain();
    run("DROP TABLE site PURGE");
    assertEquals(List.of(URL + "a"), published());
  }

  private void publishAgain() {
    run("CREATE TABLE site (loc STRING)" + options());
    assertEquals(List.of(URL + "a"), table());
  }

  @Test
  void truncateDeleteUpdateAndMergeAreRefused() {
    assertRefused(() -> run("TRUNCATE TABLE site"));
    refused(() -> run("DELETE FROM site"));
    refused(() -> run("DELETE FROM site WHERE loc = '" + URL + "a'"));
    refused(() -> run("UPDATE site SET loc = 'x'"));
    refused(
        () ->
            run(
                "MERGE INTO site USING (SELECT 'x' AS loc) AS more ON site.loc = more.loc"
                    + " WHEN NOT MATCHED THEN INSERT *"));
    assertEquals(List.of(URL + "a"), published());
  }
}
