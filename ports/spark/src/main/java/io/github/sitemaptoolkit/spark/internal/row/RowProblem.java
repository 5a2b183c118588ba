package io.github.sitemaptoolkit.spark.internal.row;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import java.io.Serializable;
import java.util.List;
import java.util.Locale;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;

/**
 * A problem as it goes from the driver to a task, and into a row.
 *
 * @param line the line, from 1; 0 if unknown
 * @param column the column, from 1; 0 if unknown
 */
public record RowProblem(String code, String severity, String message, long line, int column)
    implements Serializable {

  /** The type of the column of problems. */
  static final DataType TYPE =
      DataTypes.createArrayType(
          new StructType()
              .add("code", DataTypes.StringType, false)
              .add("severity", DataTypes.StringType, false)
              .add("message", DataTypes.StringType, false)
              .add("line", DataTypes.LongType, true)
              .add("column", DataTypes.IntegerType, true),
          false);

  /** Returns a problem as it is in a row. */
  public static RowProblem of(Problem problem) {
    Location at = problem.location();
    return new RowProblem(
        problem.code(),
        problem.severity().name().toLowerCase(Locale.ROOT),
        problem.message(),
        at.line(),
        at.column());
  }

  static Object array(List<RowProblem> problems, Cells cells) {
    @Nullable Object[] items = new Object[problems.size()];
    for (int i = 0; i < items.length; i++) {
      RowProblem problem = problems.get(i);
      items[i] =
          cells.struct(
              new @Nullable Object[] {
                cells.text(problem.code),
                cells.text(problem.severity),
                cells.text(problem.message),
                problem.line == 0 ? null : problem.line,
                problem.column == 0 ? null : problem.column
              });
    }
    return cells.array(items);
  }
}
