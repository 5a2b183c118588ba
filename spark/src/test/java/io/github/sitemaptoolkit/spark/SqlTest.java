package io.github.sitemaptoolkit.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;

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
}
