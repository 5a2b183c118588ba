package io.github.sitemaptoolkit.evidence.table;

import io.github.sitemaptoolkit.evidence.internal.FactWords;
import io.github.sitemaptoolkit.evidence.internal.PlainTable;
import io.github.sitemaptoolkit.evidence.internal.TableSource;
import io.github.sitemaptoolkit.evidence.internal.UnusedRows;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.url.UrlJudge;
import io.github.sitemaptoolkit.url.UrlResolver;
import io.github.sitemaptoolkit.validator.evidence.Fact;
import io.github.sitemaptoolkit.validator.evidence.FactKind;
import io.github.sitemaptoolkit.validator.evidence.FactTarget;
import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** A table of redirects: each row says where an address leads to, or that it is gone. */
final class RedirectTable extends TableSource {

  private final RedirectColumns columns;

  RedirectTable(Path file, Context context, RedirectColumns columns) {
    super(file, context);
    this.columns = columns;
  }

  @Override
  protected void add(PlainTable row, FactTarget target, UnusedRows left) throws IOException {
    String cell = row.cell(columns.from());
    String to = row.cell(columns.to());
    Location at = row.at(columns.from());
    if (cell.isEmpty() && to.isEmpty()) {
      return;
    } else if (isPattern(cell)) {
      left.add(UnusedRows.Why.PATTERN, cell, at);
      return;
    }
    String from = resolved(context().base(), cell);
    if (from == null) {
      left.add(cell.isEmpty() ? UnusedRows.Why.NO_ADDRESS : UnusedRows.Why.RELATIVE, cell, at);
      return;
    }
    String code = row.cell(columns.code());
    String status = FactWords.status(code);
    String goal = resolved(from, to);
    if (status.startsWith("4")) {
      String words = FactWords.of(columns.headers().get(columns.code()), code);
      target.add(new Fact(from, FactKind.GONE, status, words, at));
    } else if (goal == null) {
      left.add(UnusedRows.Why.NO_TARGET, cell, at);
    } else if (columns.end() < 0 || !goal.equals(from)) {
      String words = FactWords.of(columns.headers().get(columns.to()), to);
      target.add(new Fact(from, FactKind.REDIRECT, goal, words, at));
      addEnd(row, goal, target);
    }
  }

  /** Adds what a crawler says of the end of a chain. */
  private void addEnd(PlainTable row, String goal, FactTarget target) throws IOException {
    String cell = row.cell(columns.end());
    String status = FactWords.status(cell);
    if (status.startsWith("4") || status.startsWith("5")) {
      String words = FactWords.of(columns.headers().get(columns.end()), cell);
      target.add(new Fact(goal, FactKind.GONE, status, words, row.at(columns.to())));
    }
  }

  private static boolean isPattern(String from) {
    return from.startsWith("^") || from.endsWith("*") || from.contains("(.*)");
  }

  /** Returns an address as it is, or resolved; null if that is not possible. */
  private static @Nullable String resolved(@Nullable String base, String cell) {
    if (UrlJudge.isWeb(cell)) {
      return cell;
    }
    return cell.isEmpty() || base == null ? null : UrlResolver.resolve(base, cell);
  }
}
