package io.github.sitemaptoolkit.converters.internal.table.read;

import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget;
import io.github.sitemaptoolkit.converters.internal.table.template.ComputedColumn;
import io.github.sitemaptoolkit.converters.internal.table.type.DateOrder;
import io.github.sitemaptoolkit.converters.option.EncodingOptions;
import io.github.sitemaptoolkit.converters.option.ReadingListener;
import io.github.sitemaptoolkit.converters.option.TableReading;
import io.github.sitemaptoolkit.format.Context;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Tells those who ask how a table is read. */
public final class Readings {

  private Readings() {}

  /**
   * Tells how a table is read.
   *
   * @param form how it is written; its encoding is added
   */
  public static void tell(Context context, String source, Map<String, String> form, Header header) {
    ReadingListener listener = context.options(ReadingListener.NONE);
    if (listener.equals(ReadingListener.NONE)) {
      return;
    }
    Map<String, String> written = new LinkedHashMap<>(form);
    Charset charset = context.options(EncodingOptions.DEFAULTS).charset();
    written.put("encoding", charset == null ? "UTF-8" : charset.name());
    Map<String, String> columns = new LinkedHashMap<>();
    for (int i = 0; i < header.size(); i++) {
      HeaderTarget target = header.target(i);
      if (target.isRead() && !target.columnName().isEmpty()) {
        DateOrder order = header.dates().of(i);
        String reading = target.columnName() + (order == null ? "" : ", " + order.words());
        columns.putIfAbsent(header.names().get(i), reading);
      }
    }
    for (ComputedColumn computed : header.computed().all()) {
      for (int column : computed.columns()) {
        String name = header.names().get(column);
        columns.putIfAbsent(name, "template of " + computed.target().columnName());
      }
    }
    List<String> filters = new ArrayList<>();
    var input = TableInput.of(context, false, false);
    input.conditions(header.names()).forEach(condition -> filters.add(condition.toString()));
    if (input.decides()) {
      header.pages().columns().forEach(column -> filters.add(column.header()));
    }
    listener.listener().accept(new TableReading(source, written, columns, filters));
  }
}
