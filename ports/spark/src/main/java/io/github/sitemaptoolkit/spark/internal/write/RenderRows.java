package io.github.sitemaptoolkit.spark.internal.write;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.plan.Item;
import io.github.sitemaptoolkit.publisher.plan.SetItems;
import io.github.sitemaptoolkit.spark.internal.row.RowEntries;
import io.github.sitemaptoolkit.spark.internal.row.RowZones;
import java.util.Iterator;
import org.apache.spark.api.java.function.MapPartitionsFunction;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;

/**
 * Turns the rows of the data into items.
 *
 * @param columns those of the data
 * @param settings a manifest, of which the parts are ignored
 * @param zones where times are that have no time zone
 * @param name the name of the set in messages
 */
record RenderRows(StructType columns, Manifest settings, RowZones zones, String name)
    implements MapPartitionsFunction<Row, Row> {

  @Override
  public Iterator<Row> call(Iterator<Row> rows) {
    var notes = new Notes(settings.base());
    Problems problems = notes.sink();
    Context context = Context.load().withProblems(problems);
    var entries = new RowEntries(columns, context, zones, name);
    var items = new SetItems(context, settings, name);
    return new RowIterator() {
      @Override
      @Nullable Row advance() {
        while (rows.hasNext()) {
          Row row = rows.next();
          Item item = entries.isDeletion(row) ? removed(row) : added(row);
          if (item != null) {
            notes.changed(item);
            return StoredItems.row(item);
          }
        }
        return null;
      }

      private @Nullable Item added(Row row) {
        UrlEntry entry = entries.entry(row);
        return entry == null ? null : items.item(entry, null);
      }

      private @Nullable Item removed(Row row) {
        String loc = entries.loc(row);
        return loc == null ? null : items.removed(loc);
      }

      @Override
      Row last() {
        notes.missing(problems.missingEntries() - items.leftOut());
        notes.outside().leftOut(items.leftOutAsNotPublic());
        items.reportUncrawlable();
        items.finish();
        return StoredItems.row(notes);
      }
    };
  }
}
