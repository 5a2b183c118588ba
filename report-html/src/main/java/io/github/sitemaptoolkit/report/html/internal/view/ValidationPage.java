package io.github.sitemaptoolkit.report.html.internal.view;

import java.util.List;

/**
 * The page of a validation.
 *
 * @param head what the browser is told
 * @param summary the first screen
 * @param first the kinds to mend first
 * @param groups the kinds that cost something, and those of which no source says so
 * @param minor the kinds that cost nothing or are for information only
 * @param mended what only the baseline has, a line for each kind
 * @param passed what was checked and is good
 * @param unchecked what nobody looked at, with the option that does
 * @param files the files
 * @param rest what else there is of all findings, and where; for the line of the filter
 */
public record ValidationPage(
    HtmlHead head,
    SiteSummary summary,
    List<FirstKind> first,
    List<KindGroup> groups,
    KindGroup minor,
    List<String> mended,
    List<String> passed,
    List<String> unchecked,
    FileTable files,
    String rest) {

  /**
   * A kind to mend first.
   *
   * @param target the id of its section
   * @param title what is wrong in a few words
   * @param hit how many urls or files have it
   * @param cost what happens to the urls
   * @param fix how to mend it
   */
  public record FirstKind(String target, String title, String hit, String cost, String fix) {}

  /** Copies the lists. */
  public ValidationPage {
    first = List.copyOf(first);
    groups = List.copyOf(groups);
    mended = List.copyOf(mended);
    passed = List.copyOf(passed);
    unchecked = List.copyOf(unchecked);
  }
}
