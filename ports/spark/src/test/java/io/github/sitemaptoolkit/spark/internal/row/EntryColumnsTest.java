package io.github.sitemaptoolkit.spark.internal.row;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.sitemaptoolkit.extension.Descriptor;
import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Field;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.UrlExtension;
import java.util.List;
import org.apache.spark.sql.types.StructType;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** How fields become columns. Spark's types need all of Spark's jars. */
@Tag("slow")
class EntryColumnsTest {

  /** A value that nobody makes. */
  record Thing() implements UrlExtension {}

  private record ThingExtension(String id, Field... fields) implements SitemapExtension<Thing> {

    @Override
    public Descriptor<Thing> descriptor() {
      return Descriptor.of(id, Thing.class, new ElementName("urn:thing", "thing", "thing"))
          .attributes(Field.text("name"), Field.text("_text"))
          .fields(fields);
    }

    @Override
    public Thing read(ElementReader in) {
      return new Thing();
    }

    @Override
    public void write(Thing value, ElementWriter out) {}
  }

  private static String type(StructType columns, String name) {
    return columns.apply(name).dataType().catalogString();
  }

  @Test
  void entriesHaveFieldsThenExtensionsThenNotes() {
    assertEquals(
        List.of(
            "loc",
            "lastmod",
            "lastmod_at",
            "changefreq",
            "priority",
            "acme_trail",
            "baidu_mobile",
            "codesearch",
            "geo",
            "image",
            "link",
            "mobile",
            "news",
            "pagemap",
            "rs_ln",
            "rs_md",
            "video",
            "_xml",
            "_source",
            "_problems"),
        List.of(EntryColumns.of(Extensions.load(), true).fieldNames()));
  }

  @Test
  void indexesHaveFewerFields() {
    List<String> names = List.of(EntryColumns.of(Extensions.load(), false).fieldNames());
    assertFalse(names.contains("priority") || names.contains("changefreq"));
  }

  @Test
  void fieldsBecomeStringsStructsAndArrays() {
    StructType columns = EntryColumns.of(Extensions.load(), true);
    assertEquals(
        "array<struct<_name:string,name:string,tag:array<string>,"
            + "length:struct<unit:string,_text:string>,loop:boolean,"
            + "point:array<struct<lat:string,lon:string>>>>",
        type(columns, "acme_trail"));
    assertEquals(
        "array<struct<rel:string,hreflang:string,media:string,href:string,type:string>>",
        type(columns, "link"));
    assertEquals("array<boolean>", type(columns, "mobile"));
    assertEquals("timestamp", type(columns, "lastmod_at"));
    assertEquals("string", type(columns, "priority"));
    assertEquals(
        "array<struct<code:string,severity:string,message:string,line:bigint,column:int>>",
        type(columns, "_problems"));
  }

  /** SQL ignores case, and some catalogs do, too. */
  @Test
  void namesThatDifferOnlyInCaseStayApart() {
    var extension =
        new ThingExtension("thing", Field.content(), Field.text("Name"), Field.text("NAME"));
    assertEquals(
        "array<struct<_name:string,_text:string,__text:string,Name:string,__NAME:string>>",
        type(EntryColumns.of(Extensions.of(extension), true), "thing"));
  }

  @Test
  void columnsOfFieldsAreNotTaken() {
    var extension = new ThingExtension("lastmod-at");
    String message =
        assertThrows(
                IllegalArgumentException.class,
                () -> EntryColumns.of(Extensions.of(extension), true))
            .getMessage();
    assertEquals(
        ThingExtension.class.getName() + " needs another id: the column lastmod_at is taken",
        message);
  }
}
