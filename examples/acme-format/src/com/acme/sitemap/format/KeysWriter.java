package com.acme.sitemap.format;

import io.github.sitemaptoolkit.element.ElementTable;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.Losses;
import io.github.sitemaptoolkit.format.SinkWriter;
import io.github.sitemaptoolkit.format.WrittenUrls;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Writes a section for each url. Data without a key is counted, and reported at the end. */
final class KeysWriter extends SinkWriter<UrlEntry> {

  private final List<ElementTable> tables;
  private final Losses losses;

  KeysWriter(Sink sink, DocumentInfo document, Context context) {
    super(sink, context);
    this.tables = ElementTable.of(context.extensions());
    this.losses = new Losses("keys", sink.name());
    losses.feed(document);
    losses.markup(document, context.extensions()::nameOf);
  }

  @Override
  public boolean write(UrlEntry entry) throws IOException {
    WrittenUrls.check(entry.loc(), context, sink.name());
    losses.entry(entry.loc());
    var section = new StringBuilder(new Line(Line.URL, entry.loc()).text());
    add(section, "lastmod", entry.lastmod());
    add(section, "changefreq", entry.changefreq());
    add(section, "priority", entry.priority());
    Map<String, Integer> numbers = new HashMap<>();
    for (Node<?> node : entry.nodes()) {
      Registration known = context.extensions().find(node.value().getClass()).orElse(null);
      if (known == null) {
        losses.nodes(List.of(node), context.extensions()::nameOf);
      } else {
        int number = numbers.merge(known.id(), 1, Integer::sum);
        add(section, known.id() + '[' + number + ']', node, tables.get(known.position()));
      }
    }
    losses.unknown(entry.unknown());
    sink.stream().write(section.append('\n').toString().getBytes(StandardCharsets.UTF_8));
    return true;
  }

  /** Adds a line for each text of a value, or one that says that the value exists. */
  private void add(StringBuilder section, String name, Node<?> node, ElementTable table) {
    losses.unknown(node.unknown());
    List<ElementTable.Cell> cells = table.cells(node.value(), losses::add);
    if (cells.isEmpty()) {
      add(section, name, "");
    }
    for (ElementTable.Cell cell : cells) {
      add(section, name + '.' + cell.path(), cell.value());
    }
  }

  private static void add(StringBuilder section, String key, String value) {
    if (value != null) {
      section.append(new Line(key, value).text());
    }
  }

  @Override
  public void finish() {
    losses.reportTo(context.problems());
  }
}
