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
  private final List<byte[]> tags = new ArrayList<>();
  private final List<String> texts = new ArrayList<>(); // one behind each tag
  private List<UrlEntry> urls = List.of();

  /** Makes the entries. */
  @Setup
  public void make() throws IOException {
    urls = entries.of(document.bytes(), "xml");
    var out = new ByteArrayOutputStream();
    entries.write(urls, "xml", out);
    String document = out.toString(StandardCharsets.UTF_8);
    for (int at = 0; at < document.length(); ) {
      int text = document.indexOf('>', at) + 1;
      int tag = document.indexOf('<', text);
      tag = tag < 0 ? document.length() : tag;
      tags.add(document.substring(at, text).getBytes(StandardCharsets.UTF_8));
      texts.add(document.substring(text, tag).replace("&amp;", "&"));
      at = tag;
    }
  }

  /** The toolkit. */
  @Benchmark
  public void toolkit() throws IOException {
    entries.write(urls, "xml", OutputStream.nullOutputStream());
  }

  /** The least that a writer can do: the same tags, copied, and texts, escaped, into a buffer. */
  @Benchmark
  public int bytesByHand() {
    ByteAppender out = appender;
    out.clear();
    for (int i = 0; i < tags.size(); i++) {
      out.markup(tags.get(i));
      out.text(texts.get(i));
    }
    return out.length();
  }
}
