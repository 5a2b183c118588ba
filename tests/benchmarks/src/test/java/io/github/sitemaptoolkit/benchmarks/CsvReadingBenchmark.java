package io.github.sitemaptoolkit.benchmarks;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/** Tables in memory, made to sitemaps. */
@State(Scope.Benchmark)
public class CsvReadingBenchmark {

  /** What the table holds. */
  @Param("PLAIN")
  public Documents document;

  private final Entries entries = new Entries();
  private byte[] table = {};

  /** Makes the table. */
  @Setup
  public void make() throws IOException {
    var out = new ByteArrayOutputStream();
    entries.convert(document.bytes(), "xml", "csv", out);
    table = out.toByteArray();
  }

  /** The toolkit. */
  @Benchmark
  public void toolkit() throws IOException {
    entries.convert(table, "csv", "xml", OutputStream.nullOutputStream());
  }

  /** Commons CSV, reading alone. */
  @Benchmark
  public void commonsCsvReading(Blackhole hole) throws IOException {
    var in = new InputStreamReader(new ByteArrayInputStream(table), StandardCharsets.UTF_8);
    try (var parser = CSVFormat.RFC4180.parse(in)) {
      for (CSVRecord row : parser) {
        hole.consume(row);
      }
    }
  }
}
