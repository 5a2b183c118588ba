package io.github.sitemaptoolkit.publisher.internal.read;

import io.github.sitemaptoolkit.batch.walk.ExpandedFormat;
import io.github.sitemaptoolkit.batch.walk.IndexChildren;
import io.github.sitemaptoolkit.batch.walk.Unreadable;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EmptyTables;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.InputFormat;
import io.github.sitemaptoolkit.format.Losses;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.TruncatedException;
import io.github.sitemaptoolkit.publisher.growth.FeedDocuments;
import io.github.sitemaptoolkit.publisher.growth.FeedDocuments.Consumer;
import io.github.sitemaptoolkit.publisher.growth.GrowingFeed;
import io.github.sitemaptoolkit.service.Containment;
import java.io.IOException;
import java.io.UncheckedIOException;

/**
 * Reads all entries of a document or, if it is a sitemap index, of the sitemaps that it lists.
 *
 * @param policy what to do if not all of it can be read
 */
public record SetReader(Unreadable policy) {

  /**
   * Reads a document and what it lists. Of a feed that a set grows with, the older documents beside
   * it are read as well.
   *
   * @param source closed by the caller
   * @param context how documents are read, with the problems to which is reported
   */
  public void read(Source source, Context context, IndexChildren children, Consumer consumer)
      throws IOException {
    GrowingFeed feed = GrowingFeed.of(context);
    if (feed == null) {
      readOne(source, context, children, consumer);
    } else {
      new FeedDocuments(
              feed,
              context,
              (document, with, to) -> readOne(document, with, children, to),
              consumer)
          .read(source, children);
    }
  }

  private void readOne(Source source, Context context, IndexChildren children, Consumer consumer)
      throws IOException {
    long failures = Containment.failures(context.problems());
    SitemapFormat format = format(source, context);
    var losses = new Losses("xml", source.name());
    Context reading = context.with(context.options(EmptyTables.REFUSED));
    try (EntryReader<UrlEntry> entries =
        new ExpandedFormat(format, children, policy).reader(source, reading)) {
      consumer.begin(format.id(), entries.document());
      losses.markup(entries.document(), context.extensions()::nameOf);
      losses.feed(entries.document());
      for (UrlEntry entry : entries) {
        consumer.accept(entry, entries.location());
      }
      losses.nodes(entries.trailing(), context.extensions()::nameOf);
    } catch (TruncatedException e) {
      policy.apply(e, context.problems());
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    losses.reportTo(context.problems());
    if (Containment.failures(context.problems()) > failures && policy == Unreadable.FAIL) {
      throw Containment.refusal(source.name(), "not all of it was read");
    }
  }

  private static SitemapFormat format(Source source, Context context) {
    try {
      return InputFormat.of(source, context);
    } catch (RuntimeException | Error e) { // of a format
      throw Containment.contain(e, Location.of(source.name()));
    }
  }
}
