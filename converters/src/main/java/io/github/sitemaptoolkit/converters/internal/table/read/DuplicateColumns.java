package io.github.sitemaptoolkit.converters.internal.table.read;

import io.github.sitemaptoolkit.converters.internal.table.TableCodes;
import io.github.sitemaptoolkit.converters.internal.table.about.ColumnSample;
import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget;
import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget.Kind;
import io.github.sitemaptoolkit.converters.internal.table.column.KnownHeaders;
import io.github.sitemaptoolkit.converters.internal.table.row.HeaderLog;
import io.github.sitemaptoolkit.problem.Problem;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Finds columns that mean the same as others, and keeps one of them. */
final class DuplicateColumns {

  private static final int LAST_RANK = 4; // of columns that are empty

  private final TableInput input;
  private final HeaderLog reporter;

  DuplicateColumns(TableInput input, HeaderLog reporter) {
    this.input = input;
    this.reporter = reporter;
  }

  /**
   * Keeps one of several columns with the same meaning: a mapped one, else one with the column's
   * own name (of lists of urls and of lastmod, all mapped ones), else one in UTC, else the first
   * that is not empty. The others are reported.
   */
  void unite(
      List<String> names,
      List<HeaderTarget> targets,
      List<ColumnSample> samples,
      Set<Integer> mapped) {
    Map<String, Integer> first = new HashMap<>();
    for (int rank = 0; rank <= LAST_RANK; rank++) {
      for (int i = 0; i < targets.size(); i++) {
        if (rank(targets.get(i), i, samples, mapped) <= rank && targets.get(i).isRead()) {
          first.putIfAbsent(targets.get(i).key(), i);
        }
      }
    }
    for (int i = 0; i < targets.size(); i++) {
      HeaderTarget target = targets.get(i);
      Integer kept = target.isRead() ? first.get(target.key()) : null;
      boolean list = target.isUrlList() || target.isLastmod(); // the newest date is read
      boolean more = list && mapped.contains(i);
      if (kept != null && kept != i && !more) {
        boolean empty = !samples.isEmpty() && samples.get(i).isEmpty();
        boolean local = KnownHeaders.isUtcOf(names.get(kept), names.get(i));
        targets.set(i, target.as(empty || local ? Kind.UNKNOWN : Kind.DUPLICATE));
      }
    }
    report(targets);
  }

  private static int rank(
      HeaderTarget target, int index, List<ColumnSample> samples, Set<Integer> mapped) {
    if (mapped.contains(index)) {
      return 0;
    } else if (target.exact()) {
      return 1;
    }
    boolean filled = samples.isEmpty() || !samples.get(index).isEmpty();
    return filled ? (KnownHeaders.isUtc(target.header()) ? 2 : LAST_RANK - 1) : LAST_RANK;
  }

  /** Reports the columns that are not kept. */
  void report(List<HeaderTarget> targets) {
    List<String> headers =
        targets.stream()
            .filter(target -> target.kind() == Kind.DUPLICATE)
            .map(HeaderTarget::header)
            .toList();
    if (headers.isEmpty()) {
      return;
    } else if (input.paths()) { // many members may mean the same, such as pictures
      boolean one = headers.size() == 1;
      reporter.report(
          TableCodes.DUPLICATE_COLUMN,
          () ->
              (one ? "the member " : "the members ")
                  + TableHeader.quoted(headers)
                  + (one
                      ? " means the same as another; it is left out"
                      : " mean the same as others; they are left out"));
    } else {
      for (int i = 0; i < targets.size(); i++) {
        String header = targets.get(i).header();
        if (targets.get(i).kind() == Kind.DUPLICATE) {
          reporter.missing(
              TableCodes.DUPLICATE_COLUMN,
              reporter.of(i),
              null,
              () -> "the column " + Problem.quoted(header) + " occurs twice; this one is left out");
        }
      }
    }
  }
}
