package io.github.sitemaptoolkit.converters.internal.table.about;

import io.github.sitemaptoolkit.converters.internal.table.cell.CellText;
import io.github.sitemaptoolkit.converters.internal.table.cell.CellType;
import io.github.sitemaptoolkit.converters.internal.table.cell.DateCells;
import io.github.sitemaptoolkit.converters.internal.table.cell.JsonCell;
import io.github.sitemaptoolkit.converters.internal.table.cell.JsonObjects;
import io.github.sitemaptoolkit.converters.internal.table.cell.NoValue;
import io.github.sitemaptoolkit.converters.internal.table.cell.UrlCell;
import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget;
import io.github.sitemaptoolkit.converters.internal.table.column.KnownHeaders;
import io.github.sitemaptoolkit.converters.internal.table.row.PlacedText;
import io.github.sitemaptoolkit.converters.internal.table.row.TableRow;
import io.github.sitemaptoolkit.converters.internal.table.type.DateOrder;
import io.github.sitemaptoolkit.converters.internal.table.type.PageVerdict;
import io.github.sitemaptoolkit.converters.internal.table.type.PageWitness;
import io.github.sitemaptoolkit.converters.internal.table.type.YesNo;
import io.github.sitemaptoolkit.date.ParsedDate;
import io.github.sitemaptoolkit.date.W3cDates;
import io.github.sitemaptoolkit.element.ElementColumn;
import io.github.sitemaptoolkit.text.Padding;
import io.github.sitemaptoolkit.url.UrlEnding;
import io.github.sitemaptoolkit.url.UrlJudge;
import io.github.sitemaptoolkit.url.UrlParts;
import io.github.sitemaptoolkit.url.UrlText;
import io.github.sitemaptoolkit.url.UrlText.Reference;
import io.github.sitemaptoolkit.value.MediaDuration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The first cells of a column, and what they hold. Questions are answered when they are asked: most
 * columns are asked few.
 */
public final class ColumnSample {

  private static final int DAY_LENGTH = 10;
  private static final int WORD = 30; // characters of the name of a state
  private static final int FEW_WORDS = 8;

  /** What cells alone may be by chance: there must be one of a page among them. */
  private static final Set<PageWitness> OFTEN_OTHERS =
      EnumSet.of(PageWitness.STATUS, PageWitness.MEDIA_TYPE);

  private static final int FEW = 100; // cells: to understand a date takes long
  private static final int STATUSES = 2; // that no header names: one number alone is any number

  private static final Set<String> PRIORITY =
      Set.of("0", "0.0", "0.1", "0.2", "0.3", "0.4", "0.5", "0.6", "0.7", "0.8", "0.9", "1", "1.0");

  private final List<String> cells = new ArrayList<>(); // those with a value, without space
  private boolean gaps; // some cells hold nothing
  private boolean inArray;
  private boolean several;
  private int web = -1; // not counted yet

  private ColumnSample() {}

  /** Returns the samples of so many columns. */
  public static List<ColumnSample> of(int columns, List<TableRow> rows) {
    List<ColumnSample> samples = new ArrayList<>();
    for (int column = 0; column < columns; column++) {
      samples.add(ofColumn(column, rows));
    }
    return samples;
  }

  /** Returns the sample of one column. */
  public static ColumnSample ofColumn(int column, List<TableRow> rows) {
    var sample = new ColumnSample();
    for (TableRow row : rows) {
      String text = Padding.strip(row.cell(column));
      if (text.isEmpty() || NoValue.is(text)) {
        sample.gaps = true;
      } else {
        sample.cells.add(firstUrl(UrlCell.unwrapped(text)));
      }
      List<PlacedText> values = row.values(column);
      sample.inArray |= values != null && values.get(0).isInArray();
      sample.several |= values != null && values.size() > 1;
    }
    return sample;
  }

  /** Returns the first url of a JSON array; any other text as it is. */
  private static String firstUrl(String text) {
    JsonObjects objects = JsonCell.objects(text);
    String member = objects == null ? null : objects.member();
    List<@Nullable String> values =
        objects == null || member == null ? JsonCell.values(text) : objects.values(member);
    String first = null; // null is absent
    for (int i = 0; values != null && i < values.size() && first == null; i++) {
      first = values.get(i);
    }
    return first != null && UrlJudge.isWeb(first) ? first : text;
  }

  /** Returns the cells that hold something. */
  public List<String> cells() {
    return cells;
  }

  private int count(Predicate<String> kind) {
    int count = 0;
    for (String cell : cells) {
      count += kind.test(cell) ? 1 : 0;
    }
    return count;
  }

  private boolean all(Predicate<String> kind) {
    return !cells.isEmpty() && cells.stream().allMatch(kind);
  }

  private boolean most(int count) {
    return count > 0 && count * 2 >= cells.size();
  }

  private static boolean isReference(String text) {
    return !UrlJudge.isWeb(text)
        && !UrlText.isAbsolute(text)
        && UrlText.reference(text) != Reference.NONE;
  }

  /** A year or a month alone is rather a number. */
  private static boolean isDay(String text) {
    return text.length() >= DAY_LENGTH && W3cDates.isDate(text);
  }

  private static boolean isEpoch(String text) {
    if (!isNumber(text)) {
      return false;
    }
    ParsedDate parsed = ParsedDate.of(text);
    return parsed.date() != null && !parsed.isKept();
  }

  private static boolean isNumber(String text) {
    return text.chars().allMatch(c -> c >= '0' && c <= '9');
  }

  private static boolean isOf(String url, UrlEnding.Kind kind) {
    return UrlJudge.isWeb(url) && UrlEnding.kind(UrlEnding.of(url)) == kind;
  }

  /** Returns whether no cell holds anything. */
  public boolean isEmpty() {
    return cells.isEmpty();
  }

  /** Returns the first cell that holds something; empty if none does. */
  public String first() {
    return cells.isEmpty() ? "" : cells.get(0);
  }

  /** Returns how many cells hold an absolute url of the web. */
  public int web() {
    if (web < 0) {
      web = count(UrlJudge::isWeb);
    }
    return web;
  }

  /** Returns how many hosts the absolute urls of the cells have. */
  public long hosts() {
    return cells.stream().map(UrlParts::hostName).filter(Objects::nonNull).distinct().count();
  }

  /** Returns whether most cells hold an absolute url of the web. */
  public boolean holdsWeb() {
    return most(web());
  }

  /** Returns whether most cells hold an absolute url, a relative one, or a host. */
  public boolean holdsUrls() {
    return holdsWeb() || most(web() + count(ColumnSample::isReference));
  }

  /** Returns whether most cells hold the url of a picture. */
  public boolean holdsPictures() {
    return web() > 0 && most(count(cell -> isOf(cell, UrlEnding.Kind.PICTURE)));
  }

  /** Returns whether most cells hold the url of a film. */
  public boolean holdsFilms() {
    return web() > 0 && most(count(cell -> isOf(cell, UrlEnding.Kind.FILM)));
  }

  /**
   * Returns whether most cells are names of links, as Airtable writes files: a.jpg (https://...).
   */
  public boolean holdsLinks() {
    return most(count(cell -> cell.endsWith(")") && cell.contains("(http")));
  }

  /** Returns whether all cells that hold something hold a day or a time, as the W3C writes it. */
  public boolean holdsDays() {
    return all(ColumnSample::isDay);
  }

  /** Returns whether all cells that hold something hold a date, or a number that is one. */
  public boolean holdsDates() {
    return all(cell -> isDay(cell) || isEpoch(cell));
  }

  /** Returns whether most of the very first cells hold a date, in whatever form. */
  public boolean mostlyDates() {
    int looked = Math.min(FEW, cells.size());
    int others = 0;
    for (int i = 0; i < looked && others * 2 <= looked; i++) {
      others += DateCells.mayBeDate(cells.get(i)) ? 0 : 1;
    }
    return looked > 0 && others * 2 <= looked;
  }

  /** Returns whether all cells are seconds or milliseconds since 1970, as far as they can be. */
  public boolean holdsEpochs() {
    return all(ColumnSample::isEpoch);
  }

  /** Returns whether some of the very first cells hold a date, in whatever form, or its number. */
  public boolean mayHoldDates() {
    return cells.stream()
        .limit(FEW)
        .anyMatch(it -> DateCells.mayBeDate(it) || W3cDates.isDate(it) || isEpoch(it));
  }

  /** Returns whether some of the very first cells hold a url, or several. */
  public boolean mayHoldUrls() {
    return cells.stream()
        .limit(FEW)
        .anyMatch(it -> UrlJudge.isWeb(it) || isReference(it) || it.contains("://"));
  }

  /** Returns whether the cells may be those of a column: its header alone does not tell. */
  public boolean mayBe(HeaderTarget target) {
    ElementColumn column = target.column();
    if (target.isUrl() || (column != null && CellType.of(column) == CellType.URL)) {
      return isEmpty() || holdsUrls();
    }
    boolean date = target.core() == 1 || (column != null && CellType.of(column) == CellType.DATE);
    return !date || isEmpty() || all(ColumnSample::isEpoch) || !all(ColumnSample::isNumber);
  }

  /** Returns whether the cells may be dates: not if they are small numbers, or say yes or no. */
  public boolean mayBeChanges() {
    return isEmpty()
        || all(ColumnSample::isEpoch)
        || !(all(ColumnSample::isNumber) || all(cell -> YesNo.of(cell) != null));
  }

  /** Returns whether a cell says yes or no, or none says anything else. */
  public boolean holdsYesNo() {
    return isEmpty() || count(cell -> cell.equalsIgnoreCase("x") || YesNo.of(cell) != null) > 0;
  }

  /**
   * Returns a cell with an answer if all cells say yes or no, and not all the same; else null.
   *
   * @param answer {@link YesNo#YES} or {@link YesNo#NO}
   */
  public @Nullable String amongAnswers(String answer) {
    boolean answers = all(cell -> YesNo.of(cell) != null);
    boolean both = answers && cells.stream().map(YesNo::of).distinct().count() > 1;
    return both
        ? cells.stream().filter(cell -> answer.equals(YesNo.of(cell))).findFirst().orElse(null)
        : null;
  }

  /** Returns whether all cells are the tags of languages, and not all the same. */
  public boolean holdsLanguages() {
    return all(ColumnSample::isLanguage)
        && cells.stream().map(cell -> cell.toLowerCase(Locale.ROOT)).distinct().count() > 1;
  }

  private static boolean isLanguage(String text) {
    int end = 0;
    while (end < text.length() && Character.isLetter(text.charAt(end))) {
      end++;
    }
    boolean region = end == text.length() || "-_".indexOf(text.charAt(end)) >= 0;
    return region && (end == 2 || end == 3) && text.length() <= DAY_LENGTH + 2;
  }

  /** Returns whether all cells are durations. */
  public boolean holdsDurations() {
    return all(cell -> MediaDuration.of(cell) != null);
  }

  /** Returns whether all cells are numbers from 0 to 1. */
  public boolean holdsPriorities() {
    return all(cell -> cell.length() <= 4 && PRIORITY.contains(cell.replace(',', '.')));
  }

  /** Returns whether the cells are few different words, as states are. */
  public boolean holdsFewWords() {
    return cells.size() > (gaps ? 0 : 1)
        && all(cell -> cell.length() <= WORD && Character.isLetter(cell.charAt(0)))
        && cells.stream().distinct().limit(FEW_WORDS + 1L).count() <= FEW_WORDS
        && (gaps || cells.stream().distinct().count() > 1);
  }

  /** Returns the column that the cells are, if nothing but them tells; empty if that is unclear. */
  public String likelyColumn() {
    if (!isEmpty() && web() == cells.size()) {
      return all(cell -> isOf(cell, UrlEnding.Kind.PICTURE))
          ? "image.loc"
          : all(cell -> isOf(cell, UrlEnding.Kind.FILM)) ? "video.content_loc" : "loc";
    }
    return all(DateCells::mayBeDate) ? "lastmod" : "";
  }

  /** Returns whether cells are in arrays, so that they may not be about the row as a whole. */
  public boolean isInArray() {
    return inArray;
  }

  /** Returns whether the values of a member are each the only one of an array, as in Drupal. */
  public boolean isOnly(String header) {
    return !several && !KnownHeaders.ofValue(header).equals(header);
  }

  /** Returns whether a row has several values. */
  public boolean isSeveral() {
    return several;
  }

  /** Returns whether all cells that hold something hold the status of an HTTP response. */
  public boolean holdsStatuses() {
    return all(PageWitness.STATUS::isPlain);
  }

  /** Returns whether the cells agree with a header that says what they are. */
  public boolean agreesWith(PageWitness witness) {
    Map<String, PageVerdict> verdicts = new HashMap<>(); // columns of states repeat few words
    int known =
        count(cell -> verdicts.computeIfAbsent(cell, witness::verdict) != PageVerdict.UNKNOWN);
    boolean status = witness == PageWitness.STATUS;
    if (status && cells.contains("1") && all(cell -> cell.equals("0") || cell.equals("1"))) {
      return false; // no and yes
    }
    boolean codes = status && most(count(witness::isPlain));
    return isEmpty() || codes || (known > 0 && known * 10 >= cells.size() * 9);
  }

  /** Returns whether the cells are believed by themselves: directives or ids that say noindex. */
  public boolean isEnoughFor(PageWitness witness) {
    return all(witness::isPlain) && cells.stream().anyMatch(witness::isEnough);
  }

  /** Returns whether all cells look like those of a witness, though no header says so. */
  public boolean looksLike(PageWitness witness) {
    return all(witness::isPlain) && (!OFTEN_OTHERS.contains(witness) || hasPagesAndOthers(witness));
  }

  /** Returns a cell of a row that is no page; null if there is none. */
  public @Nullable String excluding(PageWitness witness) {
    return first(witness, PageVerdict.NO_PAGE);
  }

  private boolean hasPagesAndOthers(PageWitness witness) {
    return cells.size() >= STATUSES && including(witness) != null;
  }

  /** Returns a cell of a row that is a page; null if none is. */
  public @Nullable String including(PageWitness witness) {
    return first(witness, PageVerdict.PAGE);
  }

  private @Nullable String first(PageWitness witness, PageVerdict verdict) {
    return cells.stream().filter(it -> witness.verdict(it) == verdict).findFirst().orElse(null);
  }

  /** Returns the orders of day and month in which all cells can be read. */
  public int orders() {
    int set = DateOrder.ANY;
    for (String cell : cells) {
      if (cell.indexOf('|') >= 0 || !CellText.isExact(cell)) {
        for (String part : cell.split("\\|", -1)) {
          set &= DateOrder.readings(Padding.strip(part));
        }
      }
    }
    return set;
  }

  /** Returns a date whose order of day and month has to be known; null if there is none. */
  public @Nullable String unordered() {
    return cells.stream().filter(DateOrder::isAmbiguous).findFirst().orElse(null);
  }
}
