package io.github.sitemaptoolkit.converters.json;

import io.github.sitemaptoolkit.converters.internal.json.JsonDocument;
import io.github.sitemaptoolkit.converters.internal.json.document.JsonDocumentReader;
import io.github.sitemaptoolkit.converters.internal.table.column.ColumnCache;
import io.github.sitemaptoolkit.converters.option.JsonInputOptions;
import io.github.sitemaptoolkit.converters.table.ColumnFormat;
import io.github.sitemaptoolkit.format.AbstractFormat;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.io.Head;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.io.IOException;
import java.util.Map;

/**
 * The format of JSON documents of any shape, for reading only: an array of objects, an object that
 * contains one, or a single object.
 *
 * <p>A document is read as one of three kinds:
 *
 * <ul>
 *   <li>a feed, if its {@code version} is that of <a href="https://www.jsonfeed.org/">JSON Feed</a>
 *   <li>entries, if its objects have a {@code loc}, as those of JSON lines
 *   <li>a table otherwise: each object is a row, and the columns are named by the paths of its
 *       members, such as {@code image.url}. Options for this are those of tables, {@link
 *       io.github.sitemaptoolkit.converters.option.CsvInputOptions}; if a map or a condition is
 *       given, entries are read as a table, too
 * </ul>
 *
 * <p>{@link JsonInputOptions} say which array contains the entries, if there are several. Memory
 * does not grow with the document.
 *
 * @since 0.1
 */
public final class JsonFormat extends AbstractFormat implements ColumnFormat {

  private final ColumnCache columns = new ColumnCache();

  /** Creates the format. */
  public JsonFormat() {
    super("json", "JSON document: objects in an array, one object, or a JSON Feed", "json");
  }

  /**
   * {@inheritDoc}
   *
   * <p>True for an array, and for an object that is neither a JSON Feed nor the first of JSON
   * lines.
   */
  @Override
  public boolean matches(Head head) {
    return JsonDocument.beginsArray(head.text())
        || (isObject(head) && JsonDocument.begins(head.text()));
  }

  private static boolean isObject(Head head) {
    return JsonDocument.beginsObject(head.text()) && !JsonDocument.beginsFeed(head.text());
  }

  /**
   * {@inheritDoc}
   *
   * <p>Also true for objects on lines that are not those of JSON lines, because they have no {@code
   * loc}.
   */
  @Override
  public boolean matchesNamed(Head head) {
    return matches(head) || (isObject(head) && !JsonDocument.hasLoc(head.text()));
  }

  @Override
  public boolean writes() {
    return false;
  }

  @Override
  public EntryReader<UrlEntry> openReader(Source source, Context context) throws IOException {
    return open(source, context, columns, false);
  }

  @Override
  public Map<String, String> columns(Source source, Context context) throws IOException {
    return open(source, context, columns, false).columns();
  }

  /** Opens a document; as a feed, or as what it is. */
  static JsonDocumentReader open(
      Source source, Context context, ColumnCache columns, boolean isFeed) throws IOException {
    return new JsonDocumentReader(source, context, isFeed, () -> columns.of(context.extensions()));
  }
}
