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

/** A section for each url, with keys and values. */
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
  public EntryReader<UrlEntry> openReader(Source source, Context context) {
    return new KeysReader(source, context);
  }

  @Override
  public EntryWriter<UrlEntry> openWriter(Sink sink, DocumentInfo document, Context context) {
    return new KeysWriter(sink, document, context);
  }
}
