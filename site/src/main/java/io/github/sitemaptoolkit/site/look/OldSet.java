package io.github.sitemaptoolkit.site.look;

import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.batch.plan.Inputs;
import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.batch.walk.ListedFiles;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.look.Look;
import io.github.sitemaptoolkit.look.LookChanges;
import io.github.sitemaptoolkit.look.LookListener;
import io.github.sitemaptoolkit.look.SectionChanges;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.publisher.compare.Comparison;
import io.github.sitemaptoolkit.site.input.InputSource;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Set;

/** An older version of the set: each of its urls is compared. */
final class OldSet implements Against {

  private final String name;
  private final Comparison comparison;

  private OldSet(String name, Comparison comparison) {
    this.name = name;
    this.comparison = comparison;
  }

  /**
   * Reads an older version. The caller closes what is returned.
   *
   * @throws io.github.sitemaptoolkit.problem.SitemapException if it cannot be read
   */
  static OldSet read(String name, Context context, RunFiles run) throws IOException {
    var old = new OldSet(name, new Comparison(context));
    try {
      old.readAll(context, run);
      return old;
    } catch (IOException | RuntimeException e) {
      old.close();
      throw e;
    }
  }

  private void readAll(Context context, RunFiles run) throws IOException {
    readAll(name, comparison::before, context, run);
  }

  /** Passes on all entries of a set. */
  static void readAll(String name, LookListener listener, Context context, RunFiles run)
      throws IOException {
    var inputs = new Inputs(context.formats(), true, Set.of(), leftOut -> {});
    inputs.add(name);
    List<Input> found = inputs.found();
    ListedFiles listed = ListedFiles.of(found, context);
    var reader = new LookReader(listener, entry -> {}, null, Long.MAX_VALUE, run);
    for (Input input : found) {
      if (listed.isListed(input)) {
        continue;
      }
      try (Source source = InputSource.open(input, InputStream.nullInputStream(), context)) {
        reader.read(source, input, true, context, entries -> {});
      }
    }
  }

  @Override
  public void add(UrlEntry entry) {
    comparison.after(entry);
  }

  @Override
  public LookChanges changes(Look look) throws IOException {
    var changes = new SectionChanges();
    comparison.forEach(
        change -> {
          switch (change.kind()) {
            case ADDED -> changes.added(change.loc());
            case REMOVED -> changes.removed(change.loc());
            case CHANGED -> changes.changed(change.loc());
          }
        });
    return LookChanges.of(name, true, changes);
  }

  @Override
  public void close() throws IOException {
    comparison.close();
  }
}
