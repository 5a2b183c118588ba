package com.acme.sitemap.format;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.EntryWriter;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Head;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.util.List;

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
public final class KeysFormat implements SitemapFormat {

  /** Creates the format. It has no state. */
  public KeysFormat() {}

  @Override
  public String id() {
    return "keys";
  }

  @Override
  public String description() {
    return "a section for each url, with keys and values";
  }

  @Override
  public List<String> fileExtensions() {
    return List.of("keys");
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
