package io.github.sitemaptoolkit.spark.internal.write;

import io.github.sitemaptoolkit.publisher.layout.Part;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.apache.spark.api.java.function.MapPartitionsFunction;
import org.apache.spark.sql.Row;

/** Returns those files that are there with the content that they should have. */
record StandingFiles(SetDirectory target) implements MapPartitionsFunction<Row, Row> {

  @Override
  public Iterator<Row> call(Iterator<Row> parts) {
    List<Row> standing = new ArrayList<>();
    while (parts.hasNext()) {
      Row row = parts.next();
      if (target.holds((Part) Notes.object(row.getAs(0)))) {
        standing.add(row);
      }
    }
    return standing.iterator();
  }
}
