package io.github.sitemaptoolkit.benchmarks;

import io.github.sitemaptoolkit.model.UrlEntry;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Entries in memory, written as sitemaps. */
@State(Scope.Benchmark)
public class WritingBenchmark {

  /** What is written. */
  @Param({"PLAIN", "MEDIA"})
  public Documents document;

  private final ByteAppender appender = new ByteAppender();
  private final Entries entries = new Entries();
  private List<UrlEntry> urls = List.of();
  private List<String> pieces = List.of(); // tags and texts, by turns

  /** Makes the entries. */
  @Setup
  public void make() throws IOException {
    urls = entries.of(document.bytes(), "xml");
    var out = new ByteArrayOutputStream();
    entries.write(urls, "xml", out);
    pieces = new ArrayList<>();
    String document = out.toString(StandardCharsets.UTF_8);
    for (int at = 0; at < document.length(); ) {
      int text = document.indexOf('>', at) + 1;
      int tag = document.indexOf('<', text);
      tag = tag < 0 ? document.length() : tag;
      pieces.add(document.substring(at, text));
      pieces.add(document.substring(text, tag).replace("&amp;", "&"));
      at = tag;
    }
  }

  /** The toolkit. */
  @Benchmark
  public void toolkit() throws IOException {
    entries.write(urls, "xml", OutputStream.nullOutputStream());
  }

  /** The least that a writer can do: the same tags and texts, escaped, into a buffer. */
  @Benchmark
  public int bytesByHand() {
    ByteAppender out = appender;
    out.clear();
    for (int i = 0; i < pieces.size(); i += 2) {
      out.markup(pieces.get(i));
      out.text(pieces.get(i + 1));
    }
    return out.length();
  }
}
