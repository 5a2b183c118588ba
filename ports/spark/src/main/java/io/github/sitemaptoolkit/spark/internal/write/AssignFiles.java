package io.github.sitemaptoolkit.spark.internal.write;

import io.github.sitemaptoolkit.publisher.plan.FilePlan;
import io.github.sitemaptoolkit.publisher.plan.Item;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.apache.spark.api.java.function.MapPartitionsFunction;
import org.apache.spark.sql.Row;
import org.jspecify.annotations.Nullable;

/** Adds to each item the number of the file that it belongs to. */
record AssignFiles(FilePlan plan) implements MapPartitionsFunction<Row, Row> {

  @Override
  public Iterator<Row> call(Iterator<Row> rows) {
    List<FilePlan.Planned> files = plan.files();
    Map<String, Integer> numbers = new HashMap<>();
    for (int i = 0; i < files.size(); i++) {
      numbers.put(files.get(i).file(), i);
    }
    return new RowIterator() {
      @Override
      @Nullable Row advance() {
        if (!rows.hasNext()) {
          return null;
        }
        Item item = StoredItems.item(rows.next());
        Integer number = numbers.get(plan.fileOf(item).file());
        if (number == null) {
          throw new IllegalStateException(item.toString());
        }
        return StoredItems.row(item, number);
      }
    };
  }
}
