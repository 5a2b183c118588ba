package io.github.sitemaptoolkit.publisher.internal.job;

import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.guard.Safeguards;
import io.github.sitemaptoolkit.publisher.internal.sort.Sorters;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.plan.PublicBase;
import io.github.sitemaptoolkit.publisher.plan.SetItems;
import io.github.sitemaptoolkit.publisher.standing.StandingSet;
import io.github.sitemaptoolkit.publisher.store.Store;
import io.github.sitemaptoolkit.publisher.store.Store.Transaction;
import io.github.sitemaptoolkit.publisher.values.FieldNames;
import io.github.sitemaptoolkit.publisher.values.ValueCounter;
import io.github.sitemaptoolkit.xml.UrlMarkup;
import io.github.sitemaptoolkit.xml.UrlRenderer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What all steps of publishing a set need.
 *
 * @param store where the set is kept
 * @param settings a manifest, of which the parts are ignored
 * @param safeguards when to refuse to publish
 * @param announced whether a robots.txt will name the set
 * @param items makes the items
 * @param sorters for items that must be sorted, perhaps once more
 * @param scratch a directory for temporary files, which need not exist
 * @param change the transaction to publish the files with; null to write nothing
 * @param run the files of the run, to which those that are replaced are added
 * @param now the time of the publication
 * @param remains what time leaves of a published entry; null for nothing
 * @param names those of the fields of entries
 */
record JobContext(
    Store store,
    Manifest settings,
    Safeguards safeguards,
    boolean announced,
    Context context,
    SetItems items,
    Sorters sorters,
    Path scratch,
    @Nullable Transaction change,
    RunFiles run,
    Instant now,
    Function<UrlEntry, @Nullable UrlEntry> remains,
    FieldNames names) {

  /** Returns what the steps of publishing a set need. Checks that its url is public. */
  static JobContext of(
      Store store,
      Manifest settings,
      Safeguards safeguards,
      boolean announced,
      Context context,
      Path scratch,
      @Nullable Transaction change,
      RunFiles run,
      Instant now,
      Function<UrlEntry, @Nullable UrlEntry> remains) {
    PublicBase.check(settings, context, store.name());
    var items = new SetItems(context, settings, store.name());
    var sorters = new Sorters(scratch, settings.gzip());
    return new JobContext(
        store,
        settings,
        safeguards,
        announced,
        context,
        items,
        sorters,
        scratch,
        change,
        run,
        now,
        remains,
        items.names());
  }

  /** Returns a published file with the counts of its fields, if it can be read fast. */
  Part counted(Part part) {
    if (store.path(part.file()) == null) {
      return part;
    }
    var counter = new ValueCounter(names);
    UrlRenderer renderer = renderer();
    try {
      new StandingSet(store, context)
          .entries(
              part,
              entry -> {
                UrlMarkup markup = renderer.render(entry);
                if (markup != null) {
                  counter.add(markup.bytes());
                }
              });
      return part.valued(counter.counts());
    } catch (IOException | UncheckedIOException | SitemapException e) {
      return part; // whoever needs it will tell
    }
  }

  /** Returns what renders published entries, of which nothing is reported. */
  UrlRenderer renderer() {
    return new UrlRenderer(context.withProblems(new Problems()), name());
  }

  /** Returns the name of the set in messages. */
  String name() {
    return store.name();
  }
}
