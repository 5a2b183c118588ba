package io.github.sitemaptoolkit.converters.internal.table.read;

import io.github.sitemaptoolkit.converters.internal.table.about.ColumnSample;
import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget;
import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget.Kind;
import io.github.sitemaptoolkit.converters.internal.table.column.KnownHeaders;
import io.github.sitemaptoolkit.element.ElementColumn;
import java.util.List;
import java.util.Set;

/** Takes back what headers seem to mean. */
final class HeaderDoubts {

  private HeaderDoubts() {}

  /** Takes back what headers of others mean where the cells are something else. */
  static void release(List<HeaderTarget> targets, List<ColumnSample> samples) {
    for (int i = 0; i < targets.size(); i++) {
      HeaderTarget target = targets.get(i);
      ElementColumn column = target.column();
      ColumnSample sample = samples.get(i);
      boolean fits = true;
      if (target.core() >= 0 && KnownHeaders.isByWords(target.header())) {
        boolean remark = target.header().endsWith(")"); // which may say that it is something else
        boolean changes = remark ? sample.mostlyDates() : sample.mayBeChanges();
        fits = target.isUrl() ? sample.holdsUrls() : changes;
      } else if (column != null && column.isFlag() && !target.exact()) {
        fits = sample.holdsWeb() || sample.holdsYesNo();
      } else if (column != null && column.attribute() != ElementColumn.OWN && !target.exact()) {
        fits = targets.stream().anyMatch(other -> other != target && other.isBeside(column));
      }
      targets.set(i, fits ? target : target.as(Kind.UNKNOWN));
    }
  }

  /** Takes back what means the last change by its words alone. */
  static void releaseChanges(List<HeaderTarget> targets, Set<Integer> mapped) {
    for (int i = 0; i < targets.size(); i++) {
      HeaderTarget target = targets.get(i);
      boolean words = target.core() == 1 && KnownHeaders.isByWords(target.header());
      targets.set(i, words && !mapped.contains(i) ? target.as(Kind.UNKNOWN) : target);
    }
  }
}
