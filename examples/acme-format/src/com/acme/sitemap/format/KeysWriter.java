package com.acme.sitemap.format;

import io.github.sitemaptoolkit.element.ElementTable;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.SinkWriter;
import io.github.sitemaptoolkit.format.WrittenUrls;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.format.Losses;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

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
    var section = new StringBuilder("[").append(escaped(entry.loc())).append("]\n");
    add(section, "lastmod", entry.lastmod());
    add(section, "changefreq", entry.changefreq());
    add(section, "priority", entry.priority());
    Map<String, Integer> numbers = new HashMap<>();
    for (Node<?> node : entry.nodes()) {
      Registration registration = context.extensions().find(node.value().getClass()).orElse(null);
      if (registration == null) {
        losses.nodes(List.of(node), context.extensions()::nameOf);
        continue;
      }
      int number = numbers.merge(registration.id(), 1, Integer::sum);
      String prefix = registration.id() + '[' + number + ']';
      section.append(prefix).append("=\n"); // the element exists, even if it is empty
      losses.unknown(node.unknown());
      ElementTable table = tables.get(registration.position());
      for (ElementTable.Cell cell : table.cells(node.value(), losses::add)) {
        add(section, prefix + '.' + cell.path(), cell.value());
      }
    }
    losses.unknown(entry.unknown());
    sink.stream().write(section.append('\n').toString().getBytes(StandardCharsets.UTF_8));
    return true;
  }

  private static void add(StringBuilder section, String key, @Nullable String value) {
    if (value != null) {
      section.append(key).append('=').append(escaped(value)).append('\n');
    }
  }

  private static String escaped(String value) {
    return value.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r");
  }

  @Override
  public void finish() {
    losses.reportTo(context.problems());
  }
}
