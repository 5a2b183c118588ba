package io.github.sitemaptoolkit.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Sitemaps in SQL alone. */
class SqlTest extends SparkTest {

  @Test
  void viewsAreOfSitemaps() {
    Path file = write("a.xml", urlset(url("a", "<trail:trail/>") + url("b", "")));
    spark()
        .sql("CREATE OR REPLACE TEMPORARY VIEW pages USING sitemap OPTIONS (path '" + file + "')");
    assertEquals(List.of("2"), rows(spark().sql("SELECT count(*) FROM pages")));
    TrailExtension.READ.set(0);
    assertEquals(
        List.of(URL + "a", URL + "b"), rows(spark().sql("SELECT loc FROM pages WHERE loc <> ''")));
    assertEquals(0, TrailExtension.READ.get());
  }

  private static void run(String sql) {
    spark().sql(sql);
  }

  @Test
  void tablesAreReadAndWritten() throws IOException {
    Path file = write("a.xml", urlset(url("a", "<lastmod>2026-01-01</lastmod>") + url("b", "")));
    Path set = directory.resolve("set");
    run("CREATE TABLE crawled USING sitemap OPTIONS (path '" + file + "', mode 'FAILFAST')");
    run("CREATE TABLE site USING sitemap OPTIONS (path '" + set + "', baseUrl '" + URL + "')");
    try {
      run(
          "INSERT INTO site (loc, lastmod_at) VALUES ('"
              + URL
              + "c', TIMESTAMP'2026-02-02 10:00')");
      run("INSERT INTO site SELECT * FROM crawled");
      assertEquals(
          List.of(URL + "a | 2026-01-01", URL + "b | null", URL + "c | 2026-02-02T10:00:00Z"),
          rows(spark().sql("SELECT loc, lastmod FROM site")));
      run("INSERT OVERWRITE site (loc) SELECT loc FROM crawled");
      assertEquals(List.of(URL + "a", URL + "b"), rows(spark().sql("SELECT loc FROM site")));
      TrailExtension.READ.set(0);
      assertEquals(List.of("2"), rows(spark().sql("SELECT count(*) FROM site")));
      assertEquals(0, TrailExtension.READ.get());
    } finally {
      run("DROP TABLE crawled");
      run("DROP TABLE site");
    }
    assertTrue(Files.exists(set.resolve("sitemap.xml")), "it is not Spark's to delete");
  }

  @Test
  void tablesMayDeclareTheColumnsThatTheyNeed() throws IOException {
    Path set = directory.resolve("set");
    String options = " USING sitemap OPTIONS (path '" + set + "', baseUrl '" + URL + "')";
    run("CREATE TABLE site (lastmod STRING, loc STRING)" + options);
    try {
      run("INSERT INTO site VALUES ('2026-01-01', '" + URL + "a')");
      assertEquals(List.of("2026-01-01 | " + URL + "a"), rows(spark().sql("SELECT * FROM site")));
    } finally {
      run("DROP TABLE site");
    }
    run("CREATE TABLE site" + options + " AS SELECT '" + URL + "b' AS loc");
    try {
      assertEquals(List.of(URL + "a", URL + "b"), rows(read(set).select("loc")));
    } finally {
      run("DROP TABLE site");
    }
  }

  /** Spark casts them before we see them: to a text, or to a time of its session. */
  @Test
  void timesWithoutZoneAreOfTheZoneOfTheTable() {
    Path set = directory.resolve("set");
    run(
        "CREATE TABLE site USING sitemap OPTIONS (path '"
            + set
            + "', baseUrl '"
            + URL
            + "', zone 'Europe/Berlin')");
    try {
      String time = "', TIMESTAMP_NTZ'2026-07-01 12:00:00')";
      run("INSERT INTO site (loc, lastmod) VALUES ('" + URL + "a" + time);
      run("INSERT INTO site (loc, lastmod_at) VALUES ('" + URL + "b" + time);
      assertEquals(
          List.of(URL + "a | 2026-07-01T12:00:00+02:00", URL + "b | 2026-07-01T12:00:00Z"),
          rows(spark().sql("SELECT loc, lastmod FROM site")));
    } finally {
      run("DROP TABLE site");
    }
  }

  private static String refused(String create) {
    try {
      run("CREATE TABLE wrong " + create);
      spark().sql("SELECT * FROM wrong").collectAsList();
      return "";
    } catch (Exception e) { // Scala declares none, but some are checked
      return String.valueOf(e.getMessage());
    } finally {
      run("DROP TABLE IF EXISTS wrong");
    }
  }

  @Test
  void tablesThatCannotBeReadAreRefused() {
    String path = "(path '" + write("a.xml", urlset(url("a", ""))) + "'";
    assertTrue(
        refused("USING sitemap OPTIONS " + path + ", pathMaping 'x')")
            .contains("; did you mean pathMapping?"));
    assertTrue(
        refused("(lok STRING) USING sitemap OPTIONS " + path + ")")
            .contains("there is no column lok; did you mean loc?"));
    assertTrue(
        refused("(lastmod TIMESTAMP) USING sitemap OPTIONS " + path + ")")
            .contains("can only be read as string; lastmod_at is the time"));
  }
}
