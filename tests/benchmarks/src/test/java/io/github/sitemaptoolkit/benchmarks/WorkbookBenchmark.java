package io.github.sitemaptoolkit.benchmarks;

import io.github.sitemaptoolkit.model.UrlEntry;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.stream.Stream;
import org.dhatim.fastexcel.reader.ReadableWorkbook;
import org.dhatim.fastexcel.reader.Row;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/** A workbook in memory, read to entries. */
@State(Scope.Benchmark)
public class WorkbookBenchmark {

  /** What is read. */
  @Param("WORKBOOK")
  public Documents document;

  private final Entries entries = new Entries();
  private byte[] bytes = {};

  /** Makes the workbook. */
  @Setup
  public void make() {
    bytes = document.bytes();
  }

  /** The toolkit. */
  @Benchmark
  public void toolkit(Blackhole hole) throws IOException {
    int count = entries.read(bytes, "xlsx", (UrlEntry entry) -> hole.consume(entry));
    if (count != document.urls()) {
      throw new IllegalStateException(count + " urls of " + document.urls());
    }
  }

  /** fastexcel, with the text of each cell. */
  @Benchmark
  public void fastexcel(Blackhole hole) throws IOException {
    try (var workbook = new ReadableWorkbook(new ByteArrayInputStream(bytes));
        Stream<Row> rows = workbook.getFirstSheet().openStream()) {
      rows.forEach(row -> row.forEach(cell -> hole.consume(cell.getText())));
    }
  }
}
