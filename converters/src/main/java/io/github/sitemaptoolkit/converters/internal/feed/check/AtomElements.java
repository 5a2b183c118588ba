package io.github.sitemaptoolkit.converters.internal.feed.check;

import io.github.sitemaptoolkit.converters.internal.feed.FeedCodes;
import io.github.sitemaptoolkit.converters.internal.feed.source.FeedLog;
import io.github.sitemaptoolkit.converters.internal.feed.text.Namespaces;
import io.github.sitemaptoolkit.problem.Location;
import org.jspecify.annotations.Nullable;

/**
 * The elements that feeds and entries of Atom 1.0 must have. A title may be empty. Source: <a
 * href="https://www.rfc-editor.org/rfc/rfc4287#section-4.1">RFC 4287</a>.
 */
final class AtomElements {

  private final Required required = new Required("id", "title", "updated");

  /** Returns the part for an element of Atom. */
  OpenPart child(Tag tag) {
    switch (tag.name()) {
      case "id", "updated" -> {
        return required.notEmpty(tag.name());
      }
      case "title" -> required.found("title");
      default -> {
        // not required
      }
    }
    return OpenPart.IGNORED;
  }

  /**
   * Reports what is missing.
   *
   * @param own the namespace: Atom 0.3 has other rules
   * @param element the name of the feed or entry
   * @param path its path, if the log does not know it
   */
  void check(String own, String element, Location at, @Nullable String path, FeedLog log) {
    if (!required.isComplete() && !own.equals(Namespaces.ATOM_03)) {
      log.report(
          FeedCodes.ATOM_REQUIRED, at, path, () -> "the " + element + ' ' + required.message());
    }
  }
}
