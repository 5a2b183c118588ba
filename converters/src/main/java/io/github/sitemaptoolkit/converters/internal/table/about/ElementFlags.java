package io.github.sitemaptoolkit.converters.internal.table.about;

import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget;
import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget.Kind;
import io.github.sitemaptoolkit.element.ElementColumn;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Columns that say only whether there is an element, such as {@code image} with yes and no. Our own
 * tables have them; those of others say so of pages, and an element with nothing in it is none.
 */
public final class ElementFlags {

  private static final String OURS = "loc"; // the header of urls in our own tables

  /** The extensions whose elements are not empty. */
  private static final Set<String> NEVER_EMPTY = Set.of("image", "video", "news", "link");

  private ElementFlags() {}

  /**
   * Takes back such columns of tables of others.
   *
   * @param url the header of the urls
   * @param mapped the columns whose meaning is known, which keep it
   */
  public static void release(
      List<HeaderTarget> targets, List<ColumnSample> samples, String url, Set<Integer> mapped) {
    if (url.equals(OURS)) {
      return;
    }
    for (int i = 0; i < targets.size(); i++) {
      ElementColumn column = targets.get(i).column();
      if (column != null
          && column.isFlag()
          && !mapped.contains(i)
          && samples.get(i).holdsYesNo()
          && isAlone(targets, column)) {
        targets.set(i, targets.get(i).as(Kind.UNKNOWN));
      }
    }
  }

  /** Returns whether a table has no other column of an element that is never empty. */
  private static boolean isAlone(List<HeaderTarget> targets, ElementColumn column) {
    String id = column.registration().id();
    return NEVER_EMPTY.contains(id)
        && targets.stream().noneMatch(target -> isAnother(target.column(), column, id));
  }

  private static boolean isAnother(@Nullable ElementColumn other, ElementColumn column, String id) {
    return other != null
        && !other.name().equals(column.name())
        && other.registration().id().equals(id);
  }
}
