package io.github.sitemaptoolkit.spark;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructField;
import org.junit.jupiter.api.Test;

/** The function for documents that are values. */
class FromSitemapTest extends SparkTest {

  private static final String TRAIL =
      "<trail:trail name='red'><trail:tag>a</trail:tag><trail:point><trail:lat>1</trail:lat>"
          + "</trail:point></trail:trail>";

  private static void documents(byte[]... values) {
    List<Row> rows = Arrays.stream(values).map(it -> RowFactory.create((Object) it)).toList();
    StructField content = DataTypes.createStructField("content", DataTypes.BinaryType, true);
    Dataset<Row> data =
        spark().createDataFrame(rows, DataTypes.createStructType(new StructField[] {content}));
    data.createOrReplaceTempView("documents");
  }

  @Test
  void documentsBecomeArraysOfEntries() {
    FromSitemap.register(spark());
    documents(
        urlset(url("a", "<lastmod>2026-11-20</lastmod>" + TRAIL) + url("b", "")).getBytes(UTF_8),
        gzip(urlset(url("c", "<mobile:mobile/>")).getBytes(UTF_8)),
        null);
    assertEquals(
        List.of(
            "https://example.org/a | 2026-11-20 00:00:00 | [{\"_name\":\"red\",\"tag\":[\"a\"],"
                + "\"point\":[{\"lat\":\"1\"}]}] | null | 2",
            "https://example.org/b | null | null | null | 3",
            "https://example.org/c | null | null | true | 2"),
        rows(
            spark()
                .sql(
                    "SELECT e.loc, string(e.lastmod_at), to_json(e.acme_trail), e.mobile[0],"
                        + " e._source.line FROM"
                        + " (SELECT explode(from_sitemap(content)) e FROM documents)")));
  }

  @Test
  void whatCannotBeReadIsAStruct() {
    FromSitemap.register(spark());
    documents("<html/>".getBytes(UTF_8), new byte[0]);
    assertEquals(
        List.of("null | doc.empty", "null | doc.html"),
        rows(
            spark()
                .sql(
                    "SELECT loc, _problems[0].code FROM"
                        + " (SELECT inline(from_sitemap(content)) FROM documents)")));
  }

  /** As spark.udf.registerJavaFunction of Python does. */
  @Test
  void functionIsRegisteredByNames() {
    DataType type = DataType.fromDDL(FromSitemap.returnTypeDdl());
    assertEquals(FromSitemap.returnType().catalogString(), type.catalogString());
    spark().udf().registerJava("sitemap_entries", FromSitemap.class.getName(), type);
    documents(urlset(url("a", "")).getBytes(UTF_8));
    assertEquals(
        List.of("https://example.org/a"),
        rows(spark().sql("SELECT sitemap_entries(content)[0].loc FROM documents")));
  }
}
