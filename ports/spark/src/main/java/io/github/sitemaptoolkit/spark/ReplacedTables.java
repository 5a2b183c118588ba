package io.github.sitemaptoolkit.spark;

import io.github.sitemaptoolkit.annotation.Incubating;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.SparkSessionExtensions;
import org.apache.spark.sql.SparkSessionExtensionsProvider;
import org.apache.spark.sql.catalyst.analysis.ResolvedIdentifier;
import org.apache.spark.sql.catalyst.plans.logical.LogicalPlan;
import org.apache.spark.sql.catalyst.plans.logical.ReplaceTableAsSelect;
import org.apache.spark.sql.catalyst.plans.logical.TableSpecBase;
import scala.runtime.BoxedUnit;

/**
 * Refuses to replace a table by the rows of a query ({@code CREATE OR REPLACE TABLE ... AS}, {@code
 * writeTo(...).createOrReplace()}): Spark drops the table first, and only then asks the data source
 * whether it can be written. Found by Spark, which calls it for each session; programs need not.
 *
 * @since 0.1
 */
@Incubating
public final class ReplacedTables implements SparkSessionExtensionsProvider {

  /** Creates the extension. Called by Spark. */
  public ReplacedTables() {}

  /** Adds the check to a session. Called by Spark. */
  @Override
  public BoxedUnit apply(SparkSessionExtensions extensions) {
    extensions.injectCheckRule(
        session ->
            plan -> {
              check(plan, session);
              return BoxedUnit.UNIT;
            });
    return BoxedUnit.UNIT;
  }

  private static void check(LogicalPlan plan, SparkSession session) {
    boolean ours;
    try {
      ours =
          plan instanceof ReplaceTableAsSelect replacement
              && isOfSitemaps(replacement)
              && isDropped(replacement, session);
    } catch (LinkageError e) {
      return; // a version of Spark in which plans look different: it goes on as without this check
    }
    if (ours) {
      throw new IllegalArgumentException(
          "Spark drops a table before it replaces it, so a failure would lose it; create the table"
              + " with CREATE TABLE ... USING sitemap OPTIONS (path ..., baseUrl ...), and replace"
              + " its urls with INSERT OVERWRITE, or save to its path with mode overwrite");
    }
  }

  private static boolean isOfSitemaps(ReplaceTableAsSelect plan) {
    TableSpecBase table = plan.tableSpec();
    if (table.provider().isEmpty()) {
      return false;
    }
    String provider = table.provider().get();
    return provider.equalsIgnoreCase(new SitemapDataSource().shortName())
        || provider.equals(SitemapDataSource.class.getName());
  }

  /** Returns whether there is a table to drop. Spark 3 cannot even create it in this way. */
  private static boolean isDropped(ReplaceTableAsSelect plan, SparkSession session) {
    if (session.version().startsWith("3.") || !(plan.name() instanceof ResolvedIdentifier table)) {
      return true;
    }
    String[] database = table.identifier().namespace();
    return database.length != 1
        || session.catalog().tableExists(database[0], table.identifier().name());
  }
}
