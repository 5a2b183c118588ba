package io.github.sitemaptoolkit.evidence.table;

import io.github.sitemaptoolkit.converters.table.ColumnMeaning;
import io.github.sitemaptoolkit.evidence.internal.FactWords;
import io.github.sitemaptoolkit.evidence.internal.TableSample;
import io.github.sitemaptoolkit.url.UrlJudge;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The columns of a table of redirects.
 *
 * @param headers the headers of the table
 * @param from the column of the addresses
 * @param to the column of where they lead to
 * @param code the column of the codes that are answered; -1 if there is none
 * @param end the column of the code of what a chain leads to; -1 if there is none
 */
record RedirectColumns(List<String> headers, int from, int to, int code, int end) {

  /** Headers of targets that do not say that they are new. */
  private static final Set<String> TARGETS =
      Set.of(
          "to",
          "target",
          "destination",
          "redirect to",
          "redirects to",
          "to url",
          "target url",
          "destination url",
          "nach",
          "ziel",
          "ziel url",
          "vers",
          "cible",
          "hacia",
          "destino",
          "destinazione",
          "destino url",
          "naar",
          "doel",
          "na",
          "cel",
          "転送先",
          "移転先",
          "куда");

  private static final Pattern CODE = Pattern.compile("30[0-8]|404|410|451");
  private static final Pattern PATH = Pattern.compile("[\\^/]\\S*|[^\\s:]+[/.][^\\s:]*");
  private static final Pattern ANSWER =
      Pattern.compile("(?i)\\d[\\d.,]*|true|false|yes|no|active|enabled|disabled|-");

  /** Returns the columns of a table; null if it is none of redirects. */
  static @Nullable RedirectColumns of(TableSample sample) {
    RedirectColumns chain = chain(sample);
    if (chain != null) {
      return chain;
    }
    RedirectColumns ends = ends(sample, RedirectColumns::isAddress);
    if (ends == null) {
      return null;
    }
    int code = -1;
    for (int i = 0; i < sample.headers().size(); i++) {
      boolean end = i == ends.from || i == ends.to;
      boolean status = sample.all(i, text -> !FactWords.status(text).isEmpty());
      if (!end && status && ColumnMeaning.NOTE.isOf(sample.headers().get(i))) {
        if (!sample.all(i, text -> CODE.matcher(FactWords.status(text)).matches())) {
          return null; // answers of pages
        }
        code = code < 0 ? i : code;
      } else if (!end && !isBeside(sample, i)) {
        return null;
      }
    }
    return new RedirectColumns(sample.headers(), ends.from, ends.to, code, -1);
  }

  /** Returns the columns of the chains of a crawler, by their own names; null if there are none. */
  private static @Nullable RedirectColumns chain(TableSample sample) {
    List<String> names =
        sample.headers().stream().map(name -> name.toLowerCase(Locale.ROOT)).toList();
    int from = names.indexOf("address");
    int to = names.indexOf("final address");
    return from < 0 || to < 0
        ? null
        : new RedirectColumns(sample.headers(), from, to, -1, names.indexOf("final status code"));
  }

  /**
   * Returns the columns of the two ends of redirects, or of links; null if there are not two.
   *
   * @param isEnd whether a cell may be one
   */
  static @Nullable RedirectColumns ends(TableSample sample, Predicate<String> isEnd) {
    List<Integer> found =
        sample.columns(ColumnMeaning.REDIRECT).stream().filter(i -> sample.all(i, isEnd)).toList();
    if (found.size() != 2) {
      return null;
    }
    int first = found.get(0);
    int second = found.get(1);
    boolean turned = isTarget(sample, first) && !isTarget(sample, second);
    return new RedirectColumns(
        sample.headers(), turned ? second : first, turned ? first : second, -1, -1);
  }

  private static boolean isTarget(TableSample sample, int column) {
    String header = sample.headers().get(column);
    return ColumnMeaning.CURRENT_URL.isOf(header)
        || TARGETS.contains(header.strip().toLowerCase(Locale.ROOT).replace('_', ' '));
  }

  private static boolean isAddress(String cell) {
    return UrlJudge.isWeb(cell) || PATH.matcher(cell).matches();
  }

  /** Returns whether a column may stand beside redirects: it is empty, a note, or no text. */
  private static boolean isBeside(TableSample sample, int column) {
    return sample.cells(column).isEmpty()
        || ColumnMeaning.NOTE.isOf(sample.headers().get(column))
        || sample.all(column, text -> ANSWER.matcher(text).matches());
  }
}
