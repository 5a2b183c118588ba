package io.github.sitemaptoolkit.spark.internal.write;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.plan.Item;
import io.github.sitemaptoolkit.publisher.plan.OwnDocuments;
import io.github.sitemaptoolkit.publisher.plan.SetItems;
import io.github.sitemaptoolkit.xml.SitemapXmlFormat;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Iterator;
import org.apache.spark.api.java.function.MapPartitionsFunction;
import org.apache.spark.sql.Row;
import org.jspecify.annotations.Nullable;

/**
 * Turns published files, to which urls are added, into items. Fails if one is missing or damaged:
 * its urls would otherwise be removed.
 *
 * @param settings a manifest, of which the parts are ignored
 * @param name the name of the set in messages
 */
record RenderFiles(SetDirectory target, Manifest settings, String name)
    implements MapPartitionsFunction<Row, Row> {

  @Override
  public Iterator<Row> call(Iterator<Row> parts) {
    var notes = new Notes(settings.base());
    Context context = OwnDocuments.context(Context.load().withProblems(notes.sink()));
    return new RowIterator() {

      private @Nullable EntryReader<UrlEntry> reader;
      private final SetItems items = new SetItems(context, settings, name);

      @Override
      @Nullable Row advance() throws IOException {
        while (true) {
          EntryReader<UrlEntry> from = reader;
          UrlEntry entry = from == null ? null : from.read();
          Item item = entry == null ? null : items.item(entry, SetItems.PUBLISHED, null);
          if (item != null) {
            return StoredItems.row(item);
          } else if (entry == null) {
            close();
            if (!parts.hasNext()) {
              return null;
            }
            open((Part) Notes.object(parts.next().getAs(0)));
          }
        }
      }

      @Override
      Row last() {
        notes.outside().leftOut(items.leftOutAsNotPublic());
        items.reportUncrawlable();
        items.finish();
        return StoredItems.row(notes);
      }

      private void open(Part part) throws IOException {
        var content = new ByteArrayInputStream(target.content(part)); // a file is small enough
        Source source = Source.of(content, target.name(part.file()), context.limits());
        reader = new SitemapXmlFormat().reader(source, context);
      }

      private void close() throws IOException {
        if (reader != null) {
          reader.close();
        }
        reader = null;
      }
    };
  }
}
