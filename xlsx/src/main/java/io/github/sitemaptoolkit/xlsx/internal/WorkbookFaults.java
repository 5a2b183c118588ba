package io.github.sitemaptoolkit.xlsx.internal;

import io.github.sitemaptoolkit.limit.Limit;
import io.github.sitemaptoolkit.limit.LimitException;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.problem.TruncatedException;
import org.jspecify.annotations.Nullable;

/** The exceptions for workbooks that cannot be read. */
final class WorkbookFaults {

  private WorkbookFaults() {}

  /** Returns the exception for a damaged or truncated file. */
  static TruncatedException damaged(String what, Location at, @Nullable Throwable cause) {
    String message = "the workbook is damaged or incomplete (" + what + "); get the file again";
    return new TruncatedException(Problem.of(XlsxCodes.DAMAGED, message, at), cause);
  }

  /** Returns the exception for a workbook of a kind that is not supported. */
  static SitemapException unsupported(String message, Location at) {
    return new SitemapException(XlsxCodes.UNSUPPORTED, message, at);
  }

  /** Returns the exception for a file that is made to use too much memory or time. */
  static SitemapException bomb(String message, Location at) {
    return new SitemapException(XlsxCodes.BOMB, message, at);
  }

  /** Returns the exception for a file that is compressed more than a limit allows. */
  static LimitException ratio(long most, Location at) {
    String message =
        "the workbook is compressed more than "
            + most
            + " to 1, as files are that are made to fill memory; if you trust it, allow more with"
            + " --limit gzip-ratio=N, or save the sheet as CSV";
    return new LimitException(Limit.GZIP_RATIO, Problem.of(XlsxCodes.BOMB, message, at));
  }
}
