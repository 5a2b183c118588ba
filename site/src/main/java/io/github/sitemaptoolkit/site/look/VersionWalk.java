package io.github.sitemaptoolkit.site.look;

import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.publisher.EntryConsumer;
import io.github.sitemaptoolkit.site.input.SiteReader;
import java.io.IOException;

/** Walks over the documents of a version, each file once. Not safe for use by several threads. */
final class VersionWalk implements SiteReader.Walk {

  private final LookReader reader;
  private EntryConsumer consumer = (entry, at) -> {}; // of the input that is read

  VersionWalk(RunFiles run) {
    reader = new LookReader(this::pass, entry -> {}, null, Long.MAX_VALUE, run).refusingIndexes();
  }

  private void pass(UrlEntry entry) {
    consumer.accept(entry, null);
  }

  @Override
  public void read(Source source, Input input, Context context, EntryConsumer to)
      throws IOException {
    consumer = to;
    reader.read(source, input, true, context, entries -> {});
  }
}
