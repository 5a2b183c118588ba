package io.github.sitemaptoolkit.publisher.values;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.model.UrlExtension;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Tells when values of entries get out of date, as news do. */
public final class LastingValues {

  private LastingValues() {}

  /** Returns when the first value of an entry gets out of date; null if none ever does. */
  public static @Nullable Instant outdated(UrlEntry entry, Extensions extensions) {
    Instant first = null;
    for (Node<?> node : entry.nodes()) {
      Instant time = outdated(node.value(), extensions);
      first = first == null || (time != null && time.isBefore(first)) ? time : first;
    }
    return first;
  }

  private static @Nullable Instant outdated(UrlExtension value, Extensions extensions) {
    return extensions
        .find(value.getClass())
        .map(known -> known.extension().descriptor().outdated(value))
        .orElse(null);
  }

  /** Returns an entry without the values that are out of date at a time. */
  public static UrlEntry of(UrlEntry entry, Extensions extensions, Instant now) {
    Instant time = outdated(entry, extensions);
    if (time == null || time.isAfter(now)) {
      return entry;
    }
    List<Node<?>> nodes = new ArrayList<>(entry.nodes());
    nodes.removeIf(
        node -> {
          Instant end = outdated(node.value(), extensions);
          return end != null && !end.isAfter(now);
        });
    return entry.toBuilder().nodes(nodes).build();
  }
}
