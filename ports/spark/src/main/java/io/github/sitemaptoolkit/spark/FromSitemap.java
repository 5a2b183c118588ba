package io.github.sitemaptoolkit.spark;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.spark.internal.read.BinaryDocuments;
import io.github.sitemaptoolkit.spark.internal.row.EntryColumns;
import java.util.List;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.api.java.UDF1;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.jspecify.annotations.Nullable;

/**
 * The function {@code from_sitemap(binary)}: the entries of a document that is a value, such as a
 * record of a web archive, as an array of structs.
 *
 * <pre>{@code
 * FromSitemap.register(spark);
 * spark.sql("SELECT inline(from_sitemap(content)) FROM documents");
 * }</pre>
 *
 * <p>The structs have the columns of {@link SitemapDataSource}; {@code _source.file} is null. What
 * cannot be read is a struct whose {@code loc} is null, with the problem in {@code _problems}. null
 * gives null. Of a document of more than 64 MiB, decompressed, only the entries before that are
 * read, because all of them are in memory at once.
 *
 * @since 0.1
 */
@Incubating
public final class FromSitemap implements UDF1<byte[], Object> {

  private static final long serialVersionUID = 1L;

  private static final String NAME = "from_sitemap";

  private final String[] columns;
  private transient @Nullable BinaryDocuments documents;

  /** Creates the function for the extensions on the class path of the driver. */
  public FromSitemap() {
    columns = EntryColumns.of(Extensions.load(), true).fieldNames();
  }

  /** Registers the function under the name {@code from_sitemap}. */
  public static void register(SparkSession spark) {
    spark.udf().register(NAME, new FromSitemap(), returnType());
  }

  /** Returns the type of its results, for the extensions on the class path. */
  public static DataType returnType() {
    return DataTypes.createArrayType(EntryColumns.of(Extensions.load(), true), false);
  }

  /** Returns {@link #returnType} as text, for {@code spark.udf.registerJavaFunction} of Python. */
  public static String returnTypeDdl() {
    return returnType().sql();
  }

  @Override
  public @Nullable Object call(byte @Nullable [] document) {
    if (document == null) {
      return null;
    }
    BinaryDocuments known = documents;
    if (known == null) {
      known = new BinaryDocuments(List.of(columns));
      documents = known;
    }
    return known.rows(document);
  }
}
