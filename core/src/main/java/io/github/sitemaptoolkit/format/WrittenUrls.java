package io.github.sitemaptoolkit.format;

import io.github.sitemaptoolkit.problem.Reporter;
import io.github.sitemaptoolkit.url.CrawlableUrls;
import io.github.sitemaptoolkit.url.PageUrls;
import io.github.sitemaptoolkit.url.PrivateUrls;
import io.github.sitemaptoolkit.url.UrlJudge;

/**
 * Whether a writer checks the urls of its entries. An option of a {@link Context}; defaults to
 * {@link #JUDGED_BY_WRITER}. If a reader has checked them and both report to the same problems,
 * {@link #JUDGED_BY_READER} avoids reporting them twice.
 *
 * @since 0.1
 */
public enum WrittenUrls {
  /** The writer checks each url. */
  JUDGED_BY_WRITER,
  /** Each url was checked when it was read. */
  JUDGED_BY_READER;

  /** Reports what is wrong with the url of an entry, unless a reader has already checked it. */
  public static void check(String loc, Context context, String output) {
    check(loc, false, context, output);
  }

  /**
   * Reports what is wrong with the url of an entry as {@link #check(String, Context, String)} does.
   *
   * @param plain whether all characters are known to be visible ASCII other than {@code &}, {@code
   *     <}, {@code >} and <code>{</code>, as the bytes show that were written
   */
  public static void check(String loc, boolean plain, Context context, String output) {
    if (context.options(JUDGED_BY_WRITER) == JUDGED_BY_WRITER) {
      report(UrlJudge.page(loc, plain), loc, context, output);
    }
  }

  /**
   * Reports what is wrong with the url of an entry as {@link #check(String, Context, String)} does,
   * but faster for one url after the other.
   *
   * @param judge knows the site of the url before
   */
  public static void check(String loc, PageUrls judge, Context context, String output) {
    if (context.options(JUDGED_BY_WRITER) == JUDGED_BY_WRITER) {
      report(judge.reported(loc), loc, context, output);
    }
  }

  /** Reports what is wrong with a changed url that was not wrong with the url before. */
  public static void checkChange(String before, String loc, Context context, String output) {
    report(UrlJudge.page(loc) & ~UrlJudge.page(before), loc, context, output);
  }

  /**
   * Returns what keeps urls that nobody can request out of documents that crawlers read, and tells
   * of those that the public cannot reach.
   *
   * @param name the name of the document in messages
   * @param to the format of the document
   */
  public static CrawlableUrls filter(String name, SitemapFormat to, Context context) {
    CrawlableUrls.Use use =
        to.isForCrawlers() ? CrawlableUrls.Use.CRAWLERS : CrawlableUrls.Use.TABLE;
    return new CrawlableUrls(name, use, context.options(PrivateUrls.NONE));
  }

  private static void report(int faults, String loc, Context context, String output) {
    if (faults != 0) {
      var reporter = new Reporter(context.problems(), output);
      reporter.entry(loc);
      UrlJudge.report(faults, loc, reporter.document(), null, reporter);
    }
  }
}
