package io.github.sitemaptoolkit.xml;

import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.Entry;
import io.github.sitemaptoolkit.model.UnknownMarkup;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The further urls of an element with several.
 *
 * <p>In an index each of them is a separate sitemap, not an alternative url of the same page.
 */
final class OtherLocs<E extends Entry> {

  private final EntryElement<E> kind;
  private final List<String> locs = new ArrayList<>(0); // of the current element
  private final Deque<E> entries = new ArrayDeque<>(0);

  OtherLocs(EntryElement<E> kind) {
    this.kind = kind;
  }

  /**
   * Adds a url that is followed by another one in the same element; returns whether it is used too.
   */
  boolean take(String loc) {
    if (kind.kind() != DocumentInfo.Kind.INDEX || loc.isEmpty()) {
      return false;
    }
    locs.add(loc);
    return true;
  }

  boolean isEmpty() {
    return locs.isEmpty();
  }

  /**
   * Returns the first entry of the element, and keeps the others.
   *
   * @param last the entry of the last url; null if it has none
   */
  @Nullable E first(@Nullable String[] fields, @Nullable E last) {
    for (String loc : locs) {
      entries.add(kind.create(loc, fields, List.of(), UnknownMarkup.NONE));
    }
    locs.clear();
    if (last != null) {
      entries.add(last);
    }
    return entries.poll();
  }

  /** Returns the next entry; null if there is none left. */
  @Nullable E next() {
    return entries.isEmpty() ? null : entries.poll();
  }
}
