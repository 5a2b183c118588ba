package io.github.sitemaptoolkit.converters.internal.table.read;

import io.github.sitemaptoolkit.converters.internal.GuessedChars;
import io.github.sitemaptoolkit.converters.internal.table.TableCodes;
import io.github.sitemaptoolkit.converters.internal.table.TableWords;
import io.github.sitemaptoolkit.converters.internal.table.cell.CellText;
import io.github.sitemaptoolkit.converters.internal.table.cell.NoValue;
import io.github.sitemaptoolkit.converters.internal.table.cell.UrlCell;
import io.github.sitemaptoolkit.converters.internal.table.row.PlacedText;
import io.github.sitemaptoolkit.converters.internal.table.row.TableRow;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.text.EntryCodes;
import io.github.sitemaptoolkit.text.Padding;
import io.github.sitemaptoolkit.url.DocumentUrls;
import io.github.sitemaptoolkit.url.PageUrls;
import io.github.sitemaptoolkit.url.UrlFault;
import io.github.sitemaptoolkit.url.UrlJudge;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the url of each row, and reports what is wrong with it. */
final class RowUrl {

  private static final String LOC = "loc";

  private final TableWords words;
  private final DocumentUrls urls;
  private final PageUrls judge = new PageUrls();
  private final RowLog log;
  private final CellPlaces places;

  RowUrl(TableWords words, DocumentUrls urls, RowLog log, CellPlaces places) {
    this.words = words;
    this.urls = urls;
    this.log = log;
    this.places = places;
  }

  /**
   * Returns the url of a row; null, which is reported, if it has none.
   *
   * @param column which column it is in
   * @param cell the text of the cell
   */
  @Nullable String read(TableRow row, int column, String cell) {
    boolean exact = cell.startsWith(CellText.EXACT);
    String text = exact ? cell.substring(CellText.EXACT.length()) : cell;
    String url = Padding.ofUrl(exact ? text : UrlCell.unwrapped(text));
    if (url.isEmpty() || (!exact && (NoValue.is(url) || NoValue.isError(url)))) {
      String found = url.isEmpty() ? "" : ", but " + Problem.quoted(url);
      log.core(LOC, column);
      log.missing(
          EntryCodes.LOC_MISSING,
          () -> "the " + words.row() + " has no url" + found + "; it is left out");
      return null;
    }
    log.core(LOC, column);
    log.part(url);
    if (row.isGuessed(column)) {
      log.missing(
          TableCodes.ENCODING,
          () -> GuessedChars.notUtf8(url) + "the " + words.row() + " is left out");
      return null;
    }
    reportFurther(row.values(column));
    int faults = judge.reported(url);
    if (!exact && UrlFault.NOT_URL.isIn(faults)) {
      UrlJudge.missing(faults, url, log.value(), LOC, "the " + words.row(), log);
      return null;
    }
    if (Padding.isUnusual(text)) {
      log.entry(url);
      log.report(EntryCodes.LOC_PADDING, log.value(), LOC, Padding.MESSAGE);
    }
    return page(url, faults);
  }

  /** Reports the urls of an item behind its first, which may be those of other pages. */
  private void reportFurther(@Nullable List<PlacedText> urls) {
    int count = urls == null ? 1 : urls.size();
    if (count > 1) {
      log.missing(
          TableCodes.BAD_CELL,
          () ->
              "the "
                  + words.row()
                  + " has "
                  + count
                  + " urls; only the first is read (--items reads a list of urls)");
    }
  }

  /**
   * Returns the url of a row that was made of its cells; null, which is reported, if it is none.
   *
   * @param column the first column that it is made of
   */
  @Nullable String made(int column, String url) {
    log.core(LOC, column);
    int faults = judge.reported(url);
    if (UrlFault.NOT_URL.isIn(faults)) {
      UrlJudge.missing(faults, url, log.value(), LOC, "the " + words.row(), log);
      return null;
    }
    return page(url, faults);
  }

  /** Returns the url of an entry that was judged, resolved against the base. */
  private @Nullable String page(String url, int faults) {
    log.entry(url);
    places.core(LOC, log);
    String page = urls.page(url, faults, log.value(), LOC, log);
    log.entry(page);
    return page;
  }
}
