package io.github.sitemaptoolkit.spark.internal.write;

import io.github.sitemaptoolkit.publisher.layout.Part;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import org.apache.spark.api.java.function.MapPartitionsFunction;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;

/** Finds those files that are there with the content that they should have. */
record StandingFiles(SetDirectory target) implements MapPartitionsFunction<Row, Row> {

  /** Returns those of the files that are there as they should be. */
  static Set<Part> of(Collection<Part> files, SetDirectory target, SparkSession spark) {
    Set<Part> there = new HashSet<>();
    if (!files.isEmpty()) {
      Dataset<Row> found =
          rows(files, spark).mapPartitions(new StandingFiles(target), StoredItems.OBJECT);
      for (Row row : found.collectAsList()) {
        there.add((Part) Notes.object(row.getAs(0)));
      }
    }
    return there;
  }

  /** Returns a row for each file, and a task for each row. */
  static Dataset<Row> rows(Collection<Part> files, SparkSession spark) {
    List<Row> rows = new ArrayList<>();
    for (Part part : files) {
      rows.add(RowFactory.create((Object) Notes.bytes(part)));
    }
    return spark.createDataset(rows, StoredItems.OBJECT).repartition(Math.max(1, rows.size()));
  }

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
