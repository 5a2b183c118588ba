package io.github.sitemaptoolkit.publisher.internal.job;

import io.github.sitemaptoolkit.publisher.internal.growth.GrowthRun;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.Pieces;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The list of what feeds have added to a set.
 *
 * @param list its file; null if they have added nothing
 * @param changed what to write there; null if nothing
 * @param notes what should be known of these entries, in sentences
 */
record FeedFiles(@Nullable Part list, @Nullable Pieces changed, List<String> notes) {

  /** Returns what a set has without feeds of this run. */
  static FeedFiles unchanged(Manifest settings) {
    return new FeedFiles(settings.feeds(), null, List.of());
  }

  /** Returns what a run has made of the list. */
  static FeedFiles of(GrowthRun run) {
    return new FeedFiles(run.part(), run.pieces(), run.notes());
  }
}
