package io.github.sitemaptoolkit.converters.ndjson;

import io.github.sitemaptoolkit.converters.internal.json.JsonDocument;
import io.github.sitemaptoolkit.converters.internal.json.document.JsonDocumentReader;
import io.github.sitemaptoolkit.converters.internal.table.column.ColumnCache;
import io.github.sitemaptoolkit.format.AbstractFormat;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.EntryWriter;
import io.github.sitemaptoolkit.io.Head;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.io.IOException;

/**
 * The format of JSON lines: one JSON object per line, each an entry, in UTF-8.
 *
 * <pre>{@code
 * {"loc":"https://example.com/","lastmod":"2024-01-01","image":[{"loc":"https://example.com/a.jpg"}]}
 * }</pre>
 *
 * <p>JSON lines hold all data of entries. Values are strings. The values of an extension are under
 * its id, as an array of objects. The keys of these objects are the names of elements,
 * {@code @name} for attributes, and {@code #text} for text next to attributes or elements. Data
 * that has no key of its own is written as XML under {@code _xml}.
 *
 * @since 0.1
 */
public final class NdjsonFormat extends AbstractFormat {

  private final ColumnCache columns = new ColumnCache(); // of lines that are not entries

  /** Creates the format. */
  public NdjsonFormat() {
    super("ndjson", "JSON lines: one complete entry per line", "ndjson", "jsonl");
  }

  /**
   * {@inheritDoc}
   *
   * <p>True if the first character begins an object that ends on the same line, and not a template
   * such as {@code {{ x }}}.
   */
  @Override
  public boolean matches(Head head) {
    String text = head.text().stripLeading();
    return text.startsWith("{")
        && !text.startsWith("{{")
        && !text.startsWith("{%")
        && !JsonDocument.begins(text)
        && !JsonDocument.beginsFeed(text);
  }

  /** Returns true: a document without entries is an empty file. */
  @Override
  public boolean mayBeEmpty() {
    return true;
  }

  /**
   * {@inheritDoc}
   *
   * <p>Lines of other programs, which have the url under another name, are read as the items of a
   * document.
   */
  @Override
  public EntryReader<UrlEntry> openReader(Source source, Context context) throws IOException {
    return JsonDocument.hasOtherPage(source.head().text())
        ? new JsonDocumentReader(source, context, false, () -> columns.of(context.extensions()))
        : new NdjsonReader(source, context);
  }

  @Override
  public EntryWriter<UrlEntry> openWriter(Sink sink, DocumentInfo document, Context context)
      throws IOException {
    return new NdjsonWriter(sink, document, context);
  }
}
