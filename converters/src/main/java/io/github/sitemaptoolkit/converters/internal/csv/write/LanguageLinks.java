package io.github.sitemaptoolkit.converters.internal.csv.write;

import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.feed.FeedItem.Alternate;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.Losses;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The links of entries to versions in other languages. */
final class LanguageLinks {

  private LanguageLinks() {}

  /** Returns the names of the columns whose values such links have, and of the url. */
  static Set<String> columns(Context context) {
    Set<String> columns = new HashSet<>(Set.of(UrlEntry.FIELDS.get(0)));
    for (Registration registration : context.extensions().registrations()) {
      if (registration.descriptor().hasAlternates()) {
        for (String attribute : List.of("@rel", "@hreflang", "@href")) {
          columns.add(registration.id() + attribute);
        }
      }
    }
    return columns;
  }

  /** Returns the links of an entry; those that are of no language are counted as lost. */
  static List<Alternate> of(UrlEntry entry, Context context, Losses losses) {
    List<Alternate> links = new ArrayList<>();
    for (Node<?> node : entry.nodes()) {
      Registration registration = context.extensions().find(node.value().getClass()).orElse(null);
      if (registration == null || !registration.descriptor().hasAlternates()) {
        continue;
      }
      Alternate link = registration.descriptor().alternate(node.value());
      if (link == null || link.hreflang() == null) {
        losses.add(registration.id() + "@href");
      } else {
        links.add(link);
      }
    }
    return links;
  }
}
