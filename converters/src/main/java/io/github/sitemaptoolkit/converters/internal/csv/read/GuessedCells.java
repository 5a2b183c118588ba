package io.github.sitemaptoolkit.converters.internal.csv.read;

import io.github.sitemaptoolkit.converters.internal.table.TableCodes;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Tells of cells that are not UTF-8, once for each column; urls are reported when they are read.
 */
final class GuessedCells {

  private final Supplier<String> hint; // of the encoding
  private final Set<Integer> told = new HashSet<>(); // columns

  GuessedCells(Supplier<String> hint) {
    this.hint = hint;
  }

  /** Returns what is to be said of a row. */
  List<Problem> of(CsvRow row, List<String> headers, Supplier<Location> at) {
    if (!row.guessed()) {
      return List.of();
    }
    List<Problem> problems = new ArrayList<>();
    for (int i = 0; i < Math.min(row.size(), headers.size()); i++) {
      if (row.isGuessed(i) && told.add(i)) {
        String message =
            "the column "
                + Problem.quoted(headers.get(i))
                + " is not UTF-8 here; such bytes are read as windows-1252"
                + hint.get();
        Code warning = TableCodes.ENCODING.withSeverity(Severity.WARNING);
        problems.add(Problem.of(warning, message, at.get()));
      }
    }
    return problems;
  }

  /** Returns what is to be said of a row that has no columns yet. */
  Optional<Problem> ofRow(CsvRow row, Supplier<Location> at) {
    return row.guessed()
        ? Optional.of(
            Problem.of(
                TableCodes.ENCODING,
                "the row is not UTF-8 here; such bytes are read as windows-1252" + hint.get(),
                at.get()))
        : Optional.empty();
  }
}
