package io.github.sitemaptoolkit.cli.command;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.pages.option.PageListener;
import io.github.sitemaptoolkit.publisher.compare.Change;
import io.github.sitemaptoolkit.url.CanonicalUrl;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Counts why urls that a sitemap lists are not among the pages of its site. */
final class GonePages {

  private static final String NONE = "no such page";

  private final Map<String, String> leftOut = new HashMap<>(); // reasons by urls
  private final Map<String, Long> counts = new TreeMap<>();

  /** Returns a context that tells which pages are left out when it reads them. */
  Context listen(Context context) {
    return context.with(
        context
            .options(PageListener.NONE)
            .and(file -> leftOut.put(CanonicalUrl.of(file.url()), file.words())));
  }

  /** Counts a difference, if it is a page that is gone. */
  void count(Change change) {
    if (change.kind() == Change.Kind.REMOVED) {
      String reason = leftOut.getOrDefault(CanonicalUrl.of(change.loc()), NONE);
      counts.merge(reason, 1L, Long::sum);
    }
  }

  /** Returns the reasons with their numbers, to follow a summary; empty if nothing is gone. */
  String summary() {
    return counts.isEmpty()
        ? ""
        : counts.entrySet().stream()
            .map(reason -> reason.getKey() + " (" + reason.getValue() + ')')
            .collect(Collectors.joining(", ", "; removed: ", ""));
  }
}
