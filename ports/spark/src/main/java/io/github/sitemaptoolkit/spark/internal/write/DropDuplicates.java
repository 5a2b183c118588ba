package io.github.sitemaptoolkit.spark.internal.write;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.publisher.guard.GoneUrls;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.plan.Groups;
import io.github.sitemaptoolkit.publisher.plan.Item;
import io.github.sitemaptoolkit.publisher.plan.SetItems;
import java.util.Iterator;
import org.apache.spark.api.java.function.MapPartitionsFunction;
import org.apache.spark.sql.Row;
import org.jspecify.annotations.Nullable;

/**
 * Keeps one item of each url, with its group, unless the url is removed. The rows come sorted by
 * hash and url.
 *
 * @param settings a manifest, of which the parts are ignored
 * @param published a sample of the urls of the set that is replaced; null for none
 * @param name the name of the set in messages
 */
record DropDuplicates(Manifest settings, @Nullable GoneUrls published, String name)
    implements MapPartitionsFunction<Row, Row> {

  @Override
  public Iterator<Row> call(Iterator<Row> rows) {
    var notes = new Notes(settings.base());
    notes.compare(published);
    Context context = Context.load().withProblems(notes.sink());
    var items = new SetItems(context, settings, name);
    var groups = new Groups(settings.by());
    return new RowIterator() {

      private @Nullable Item kept;

      @Override
      @Nullable Row advance() {
        while (rows.hasNext()) {
          Row row = rows.next();
          if (StoredItems.isNotes(row)) {
            return row;
          }
          Item next = StoredItems.item(row);
          Item before = kept;
          if (before != null && before.key().isSame(next.key())) {
            kept = preferred(before, next);
          } else {
            kept = next;
            if (before != null && !before.isTombstone()) {
              return unique(before);
            }
          }
        }
        Item last = kept;
        kept = null;
        return last == null || last.isTombstone() ? null : unique(last);
      }

      @Override
      Row last() {
        return StoredItems.row(notes);
      }

      private Item preferred(Item a, Item b) {
        boolean first = Item.ORDER.compare(a, b) <= 0;
        Item better = first ? a : b;
        if (a.rank() == SetItems.ADDED && b.rank() == SetItems.ADDED) {
          items.duplicate(first ? b : a, better);
        }
        return better;
      }

      private Row unique(Item item) {
        notes.published(item.key());
        return StoredItems.row(groups.grouped(item));
      }
    };
  }
}
