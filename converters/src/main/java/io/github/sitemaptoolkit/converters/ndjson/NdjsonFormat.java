package io.github.sitemaptoolkit.converters.ndjson;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.EntryWriter;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Head;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.io.IOException;
import java.util.List;

/**
 * JSON lines: UTF-8, one object on each line, an entry each.
 *
 * <pre>{@code
 * {"loc":"https://example.com/","lastmod":"2024-01-01","image":[{"loc":"https://example.com/a.jpg"}]}
 * }</pre>
 *
 * <p>Carries all that an entry says. Values are texts; extensions stand under their ids, as arrays
 * of objects whose keys are the names of elements, {@code @name} for attributes and {@code #text}
 * for text beside them. What has no key is XML under {@code _xml}.
 *
 * @since 0.1
 */
public final class NdjsonFormat implements SitemapFormat {

  /** Creates the format; it has no state. */
  public NdjsonFormat() {}

  @Override
  public String id() {
    return "ndjson";
  }

  @Override
  public String description() {
    return "JSON lines: one entry on each line, with all that it says";
  }

  @Override
  public List<String> fileExtensions() {
    return List.of("ndjson", "jsonl");
  }

  /**
   * Says yes where the first character opens an object that ends in its line, and not a template:
   * {@code {{ x }}}.
   */
  @Override
  public boolean matches(Head head) {
    String text = head.text().stripLeading();
    return text.startsWith("{")
        && !text.startsWith("{{")
        && !text.startsWith("{%")
        && !JsonDocument.begins(text);
  }

  /** Says yes: no entries are no lines. */
  @Override
  public boolean mayBeEmpty() {
    return true;
  }

  @Override
  public EntryReader<UrlEntry> reader(Source source, Context context) {
    return new NdjsonReader(source, context);
  }

  @Override
  public EntryWriter<UrlEntry> writer(Sink sink, DocumentInfo document, Context context)
      throws IOException {
    return new NdjsonWriter(sink, document, context);
  }
}
