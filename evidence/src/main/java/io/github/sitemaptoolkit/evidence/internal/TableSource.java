package io.github.sitemaptoolkit.evidence.internal;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.validator.evidence.EvidenceSource;
import io.github.sitemaptoolkit.validator.evidence.FactTarget;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A table of which each row says something: neither the site itself, nor all of its pages. */
public abstract class TableSource implements EvidenceSource {

  private final Path file;
  private final Context context;

  /**
   * Creates a source.
   *
   * @param context how tables are read, and what gets the problems
   */
  protected TableSource(Path file, Context context) {
    this.file = file;
    this.context = context.withOwnProblems();
  }

  /** Returns how the table is read, and what gets the problems. */
  protected Context context() {
    return context;
  }

  @Override
  public String name() {
    return file.toString();
  }

  @Override
  public boolean isSite() {
    return false;
  }

  /** Returns when the file was changed last. */
  @Override
  public @Nullable Instant time() {
    try {
      return Times.modified(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void read(FactTarget target) throws IOException {
    var problems =
        new Problems(
            problem -> {
              if (problem.missing() && !problem.valueOnly()) {
                target.incomplete();
              }
              context.problems().report(problem);
            });
    Context own = context.withProblems(problems);
    var left = new UnusedRows();
    try (PlainTable table = PlainTable.open(Source.open(file, context.limits()), own, 0)) {
      while (table != null && table.next()) {
        add(table, target, left);
      }
    }
    left.tell("row", context.problems());
  }

  /**
   * Adds the facts of a row.
   *
   * @param left counts the rows that cannot be used
   * @throws IOException if they cannot be kept
   */
  protected abstract void add(PlainTable row, FactTarget target, UnusedRows left)
      throws IOException;
}
