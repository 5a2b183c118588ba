package io.github.sitemaptoolkit.simulation;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.publisher.Publication;
import io.github.sitemaptoolkit.publisher.Publisher;
import io.github.sitemaptoolkit.publisher.UrlSet;
import io.github.sitemaptoolkit.publisher.layout.Grouping;
import io.github.sitemaptoolkit.publisher.layout.PartLimits;
import io.github.sitemaptoolkit.publisher.store.Store;
import io.github.sitemaptoolkit.simulation.model.SetModel;
import java.io.IOException;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * How a set is published.
 *
 * @param by how urls are grouped
 * @param most how many urls a file may hold
 * @param gzip whether files are compressed
 * @param named whether there are named sets: of all urls, of even ones, and of a few, which keeps
 *     its file when it has none
 * @param immutable whether sitemaps have names that never change
 */
record Settings(Grouping by, int most, boolean gzip, boolean named, boolean immutable) {

  static final String BASE = "https://example.com/";

  private static final Context CONTEXT = Context.of(Extensions.of());

  static Settings of(Dice dice) {
    return new Settings(
        dice.oneOf(
            Grouping.hash(),
            Grouping.hash(),
            Grouping.hash(),
            Grouping.section(1),
            Grouping.month(),
            Grouping.sequence()),
        dice.oneOf(2, 3, 5, 8, 50),
        dice.percent(30),
        dice.percent(15),
        dice.percent(40));
  }

  private Publisher publisher(Store store) {
    Publisher publisher =
        Publisher.to(store)
            .baseUrl(BASE)
            .by(by)
            .gzip(gzip)
            .immutable(immutable)
            .maxShrink(100)
            .limits(PartLimits.DEFAULT.withUrls(most))
            .context(CONTEXT);
    for (SetModel.Named set : sets()) {
      UrlSet declared = UrlSet.named(set.name()).where(entry -> set.member().test(entry.loc()));
      publisher = publisher.set(set.keptEmpty() ? declared.keptEmpty() : declared);
    }
    return publisher;
  }

  private List<SetModel.Named> sets() {
    return named
        ? List.of(
            new SetModel.Named("all", url -> true, false),
            new SetModel.Named("even", url -> Urls.number(url) % 2 == 0, false),
            new SetModel.Named("few", url -> Urls.number(url) % 13 == 5, true))
        : List.of();
  }

  /** Returns what sets must be that are published like this. */
  SetModel model() {
    return new SetModel(BASE, by.toString(), most, gzip, immutable, sets());
  }

  /** Publishes exactly these urls. */
  Publication publish(Store store, Map<String, String> urls) throws IOException {
    return publisher(store).publish(entries(urls));
  }

  /** Changes a published set. */
  Publication update(Store store, Map<String, String> added, Collection<String> removed)
      throws IOException {
    return Publisher.to(store).context(CONTEXT).update(entries(added), removed.stream());
  }

  private static Stream<UrlEntry> entries(Map<String, String> urls) {
    return urls.entrySet().stream()
        .map(url -> UrlEntry.builder(url.getKey()).lastmod(url.getValue()).build());
  }
}
