package io.github.sitemaptoolkit.format;

import io.github.sitemaptoolkit.problem.Reporter;
import io.github.sitemaptoolkit.url.UrlJudge;

/**
 * Whether a writer judges the urls of its entries: an option of a {@link Context}. By default it
 * does; where a reader has judged them and reports to the same sink, nothing is said twice.
 *
 * @since 0.1
 */
public enum WrittenUrls {
  /** Each url is judged. */
  JUDGED_BY_WRITER,
  /** Each url was judged when it was read. */
  JUDGED_BY_READER;

  /** Reports what is wrong with the url of an entry, unless a reader has done so. */
  public static void check(String loc, Context context, String output) {
    if (context.options(JUDGED_BY_WRITER) == JUDGED_BY_READER) {
      return;
    }
    report(UrlJudge.page(loc), loc, context, output);
  }

  /** Reports what is wrong with a url that was made of another one, and was not with that. */
  public static void checkChange(String before, String loc, Context context, String output) {
    report(UrlJudge.page(loc) & ~UrlJudge.page(before), loc, context, output);
  }

  private static void report(int faults, String loc, Context context, String output) {
    if (faults != 0) {
      var reporter = new Reporter(context.problems(), output);
      reporter.entry(loc);
      UrlJudge.report(faults, loc, reporter.document(), null, reporter);
    }
  }
}
