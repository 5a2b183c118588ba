package io.github.sitemaptoolkit.benchmarks;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/** JSON in memory, read to entries: a document, or the JSON lines of a sitemap. */
@State(Scope.Benchmark)
public class JsonReadingBenchmark {

  /** What is read; a sitemap becomes JSON lines. */
  @Param({"OBJECTS", "PLAIN"})
  public Documents document;

  private final Entries entries = new Entries();
  private final JsonFactory factory = new JsonFactory();
  private String format = "json";
  private byte[] bytes = {};

  /** Makes the document. */
  @Setup
  public void make() throws IOException {
    bytes = document.bytes();
    if (document == Documents.PLAIN) {
      var lines = new ByteArrayOutputStream();
      entries.convert(bytes, "xml", "ndjson", lines);
      bytes = lines.toByteArray();
      format = "ndjson";
    }
  }

  /** The toolkit. */
  @Benchmark
  public void toolkit(Blackhole hole) throws IOException {
    int count = entries.read(bytes, format, (UrlEntry entry) -> hole.consume(entry));
    if (count != document.urls()) {
      throw new IllegalStateException(count + " urls of " + document.urls());
    }
  }

  /** Jackson's tokens, and the texts of them. */
  @Benchmark
  public void jacksonTexts(Blackhole hole) throws IOException {
    try (JsonParser in = factory.createParser(bytes)) {
      for (JsonToken token = in.nextToken(); token != null; token = in.nextToken()) {
        if (token == JsonToken.VALUE_STRING) {
          hole.consume(in.getText());
        }
      }
    }
  }
}
