package com.acme.sitemap.format;

import io.github.sitemaptoolkit.format.AbstractFormat;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.EntryWriter;
import io.github.sitemaptoolkit.io.Head;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.UrlEntry;

/**
 * A complete example of a format: a section for each url, with keys and values.
 *
 * <pre>
 * [https://shop.example.com/tent]
 * lastmod=2024-05-01
 * acme-credit[1].@role=photo
 * acme-credit[1].name=Jo
 * </pre>
 *
 * <p>The format holds the values of all extensions without knowing any of them. In a value, {@code \n}
 * is a line end, {@code \r} a carriage return, and {@code \\} a backslash.
 */
public final class KeysFormat extends AbstractFormat {

  /** Creates the format. It has no state. */
  public KeysFormat() {
    super("keys", "a section for each url, with keys and values", "keys");
  }

  @Override
  public boolean matches(Head head) {
    return head.text().startsWith("[http");
  }

  @Override
  public EntryReader<UrlEntry> reader(Source source, Context context) {
    return new KeysReader(source, context);
  }

  @Override
  public EntryWriter<UrlEntry> writer(Sink sink, DocumentInfo document, Context context) {
    return new KeysWriter(sink, document, context);
  }
}
