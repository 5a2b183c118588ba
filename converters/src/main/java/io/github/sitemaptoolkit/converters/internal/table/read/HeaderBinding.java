package io.github.sitemaptoolkit.converters.internal.table.read;

import io.github.sitemaptoolkit.converters.internal.table.TableCodes;
import io.github.sitemaptoolkit.converters.internal.table.about.ColumnSample;
import io.github.sitemaptoolkit.converters.internal.table.about.ElementFlags;
import io.github.sitemaptoolkit.converters.internal.table.about.LastmodColumns;
import io.github.sitemaptoolkit.converters.internal.table.about.MappedLanguages;
import io.github.sitemaptoolkit.converters.internal.table.about.PageLanguages;
import io.github.sitemaptoolkit.converters.internal.table.about.Recognition;
import io.github.sitemaptoolkit.converters.internal.table.about.SizedArrays;
import io.github.sitemaptoolkit.converters.internal.table.about.TableColumns;
import io.github.sitemaptoolkit.converters.internal.table.cell.CellText;
import io.github.sitemaptoolkit.converters.internal.table.cell.DateOrders;
import io.github.sitemaptoolkit.converters.internal.table.column.ColumnNames;
import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget;
import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget.Kind;
import io.github.sitemaptoolkit.converters.internal.table.column.KnownHeaders;
import io.github.sitemaptoolkit.converters.internal.table.row.HeaderLog;
import io.github.sitemaptoolkit.converters.internal.table.row.ListColumns;
import io.github.sitemaptoolkit.converters.internal.table.row.TableRow;
import io.github.sitemaptoolkit.converters.internal.table.template.ComputedColumns;
import io.github.sitemaptoolkit.element.ElementColumn;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** Determines the meaning of the columns of a table, by its first row and the cells after it. */
public final class HeaderBinding {

  private static final HeaderTarget LASTMOD = HeaderTarget.core(1, "lastmod", true);

  private final ColumnNames known;
  private final TableInput input;
  private final Context context;
  private final Location location;
  private final HeaderLog reporter;
  private final UnknownColumns unknown;
  private final DuplicateColumns duplicates;
  private Runnable tellUrl = () -> {}; // once it is known what else the columns are
  private final Set<Integer> told = new HashSet<>(); // named in the message about the url column

  public HeaderBinding(ColumnNames known, TableInput input, Context context, Location location) {
    this.known = known;
    this.input = input;
    this.context = context;
    this.location = location;
    this.reporter = new HeaderLog(context.problems(), location);
    this.unknown = new UnknownColumns(known, input, reporter);
    this.duplicates = new DuplicateColumns(input, reporter);
  }

  /**
   * Returns the header. Columns that cannot be used are reported.
   *
   * @param first the first row; it is data if the header {@linkplain TableHeader#isData says so}
   * @param ahead returns the first of the rows after it; called only if cells have to decide
   * @throws SitemapException if there is no column for the url
   */
  public TableHeader bind(TableRow first, Supplier<List<TableRow>> ahead) {
    List<String> names = names(first);
    reporter.headers(context.places() ? first : null);
    if (isData(names)) {
      List<TableRow> rows = new ArrayList<>(List.of(first));
      rows.addAll(ahead.get());
      return withoutHeader(numbers(names.size()), rows);
    }
    return bindNames(names, ahead);
  }

  /**
   * Returns the header of columns with these names. Columns that cannot be used are reported.
   *
   * @param ahead returns the first rows; called only if cells have to decide
   * @throws SitemapException if there is no column for the url
   */
  public TableHeader bindNames(List<String> names, Supplier<List<TableRow>> ahead) {
    List<HeaderTarget> targets = new ArrayList<>();
    names.forEach(name -> targets.add(find(name)));
    var map = new ColumnMap(input, known, names, location);
    map.targets().forEach(targets::set);
    var earlier = EarlierReading.of(context, names, location);
    var recognition = new Recognition(known, context, earlier.about(), reporter);
    List<TableRow> whole = ahead.get();
    SizedArrays sizes =
        recognition.isOn() && input.paths()
            ? SizedArrays.find(names, whole, map.targets())
            : SizedArrays.NONE;
    List<TableRow> rows = sizes.of(whole);
    Set<Integer> said = map.targets().keySet();
    Set<Integer> mapped = new HashSet<>(said);
    boolean ours = isOurs(targets, names) && map.computed().all().isEmpty();
    List<ColumnSample> samples = ours ? List.of() : ColumnSample.of(names.size(), rows);
    if (!samples.isEmpty()) {
      earlier.bind(targets, samples, known, mapped);
      bindPictures(names, targets, samples);
      release(targets, samples);
      if (!recognition.findsChanges()) {
        releaseChanges(targets, mapped);
      }
    }
    var versions = new MappedLanguages(map.targets());
    replace(targets, map.computed());
    var pages = PageColumns.of(names, targets, samples, input, earlier);
    int url =
        map.computed().url() == null
            ? bindUrl(names, targets, samples, pages, versions.first())
            : TableHeader.COMPUTED;
    if (!samples.isEmpty() && url >= 0 && recognition.findsChanges()) {
      ElementFlags.release(targets, samples, names.get(url), mapped);
    }
    var table = new TableColumns(names, targets, samples, url, input.paths());
    Set<Integer> dates = Set.of();
    boolean finds = recognition.findsChanges() && !pages.isCrawl();
    if (finds && !map.computed().replace(LASTMOD)) {
      LastmodColumns.bind(table, mapped, input::isOfItem);
      dates = LastmodColumns.several(table, said, input::isOfItem);
    }
    PageLanguages languages = PageLanguages.NONE;
    if (!samples.isEmpty()) {
      languages = recognition.look(table, rows, dates, said, mapped, told, versions);
    }
    if (!languages.haveSets()) {
      tellUrl.run();
    }
    duplicates.unite(names, targets, samples, mapped);
    ignoreUsed(targets, map.computed());
    boolean warned = unknown.report(names, targets, samples, pages, told);
    DateOrders orders = new DateColumns(input, reporter).orders(targets, rows, earlier);
    var lists = ListColumns.of(targets, rows, earlier::hadLists);
    boolean several = PageRows.mayBe(names, targets);
    boolean joins = several && recognition.joins();
    return new TableHeader(
        false,
        names,
        targets,
        url,
        map.computed(),
        pages,
        orders,
        lists,
        warned,
        joins,
        several ? recognition.unjoined(PageRows.areOfFilms(names, targets)) : null,
        sizes,
        languages,
        location);
  }

  private HeaderTarget find(String name) {
    String inside = KnownHeaders.withoutPrefix(input.inside(name));
    return inside.equals(name) ? known.find(name) : known.find(inside).as(name);
  }

  /** Returns a header with one more column, which only a later row has. */
  public TableHeader extend(TableHeader header, String name) {
    HeaderTarget target = find(name);
    if (target.isUrl() || header.computed().replace(target)) {
      target = target.as(Kind.UNKNOWN); // what it is comes from another column
    } else if (target.isRead()) {
      String key = target.key();
      boolean taken =
          header.targets().stream().anyMatch(other -> other.isRead() && other.key().equals(key));
      target = taken ? target.as(Kind.DUPLICATE) : target;
    }
    duplicates.report(List.of(target));
    if (target.kind() == Kind.UNKNOWN) {
      unknown.report(name);
    }
    boolean free = target.kind() == Kind.UNKNOWN;
    PageColumns pages = free ? header.pages().with(header.size(), name, input) : header.pages();
    return header.with(name, target, pages);
  }

  /** Returns the headers without empty ones at the end, which spreadsheets leave behind. */
  private static List<String> names(TableRow first) {
    int size = first.size();
    while (size > 1 && first.cell(size - 1).isBlank()) {
      size--;
    }
    return IntStream.range(0, size).mapToObj(i -> first.cell(i).strip()).toList();
  }

  /** Returns the names of so many columns without headers. */
  private static List<String> numbers(int columns) {
    return IntStream.rangeClosed(1, columns).mapToObj(String::valueOf).toList();
  }

  /** Returns whether the first row is a page already: a header has no url in it. */
  private boolean isData(List<String> names) {
    return !KnownHeaders.nameUrl(names)
        && input.options().columns().keySet().stream().noneMatch(names::contains)
        && (names.stream().anyMatch(CellText::isWeb)
            || input.isNumbered(names, numbers(names.size())));
  }

  private TableHeader withoutHeader(List<String> names, List<TableRow> rows) {
    List<ColumnSample> samples = ColumnSample.of(names.size(), rows);
    List<HeaderTarget> targets = new ArrayList<>();
    names.forEach(name -> targets.add(HeaderTarget.of(Kind.UNKNOWN, name, false)));
    var map = new ColumnMap(input, known, names, location);
    map.targets().forEach(targets::set);
    Set<Integer> mapped = new HashSet<>(map.targets().keySet());
    var earlier = EarlierReading.of(context, names, location);
    earlier.bind(targets, samples, known, mapped);
    boolean made = map.computed().url() != null;
    var choice = new UrlColumn(names, targets, samples, input, false);
    int url = made ? TableHeader.COMPUTED : choice.index();
    String message = made || url < 0 || !choice.hasOthers() ? null : choice.message();
    if (url >= 0) {
      targets.set(url, HeaderTarget.core(0, names.get(url), true));
    } else if (!made) {
      throw choice.none(reporter.all());
    }
    ignoreUsed(targets, map.computed());
    List<Integer> days =
        IntStream.range(0, names.size()).filter(i -> samples.get(i).holdsDays()).boxed().toList();
    int day = days.size() == 1 && !made && mapped.isEmpty() ? days.get(0) : -1;
    if (day >= 0) {
      targets.set(day, HeaderTarget.core(1, names.get(day), true));
    }
    reporter.report(
        TableCodes.NO_HEADER,
        () ->
            made
                ? "the table has no header: its columns are named by their numbers"
                : "the table has no header: its first row contains a url. Column "
                    + names.get(url)
                    + " is read as loc"
                    + (day < 0 ? "" : ", column " + names.get(day) + " as lastmod")
                    + (names.size() > (day < 0 ? 1 : 2) ? "; others are left out" : ""));
    if (message != null) {
      reporter.report(TableCodes.URL_COLUMN, message);
    }
    var pages = PageColumns.of(names, targets, samples, input, earlier);
    var lists = ListColumns.of(targets, rows, earlier::hadLists);
    return new TableHeader(
        true,
        names,
        targets,
        url,
        map.computed(),
        pages,
        DateOrders.NONE,
        lists,
        false,
        false,
        null,
        SizedArrays.NONE,
        PageLanguages.NONE,
        location);
  }

  /** Takes back the meaning of columns that have what templates make. */
  private void replace(List<HeaderTarget> targets, ComputedColumns computed) {
    for (int i = 0; i < targets.size(); i++) {
      if (computed.replace(targets.get(i))) {
        targets.set(i, targets.get(i).as(Kind.UNKNOWN));
        told.add(i);
      }
    }
  }

  /** Ignores the columns that only templates use: their cells are not lost. */
  private static void ignoreUsed(List<HeaderTarget> targets, ComputedColumns computed) {
    for (int i = 0; i < targets.size(); i++) {
      if (targets.get(i).kind() == Kind.UNKNOWN && computed.use(i)) {
        targets.set(i, targets.get(i).as(Kind.IGNORED));
      }
    }
  }

  /** Returns whether all headers are names of columns, so that nothing has to be guessed. */
  private static boolean isOurs(List<HeaderTarget> targets, List<String> names) {
    return targets.stream().allMatch(target -> target.exact() || target.kind() == Kind.XML)
        && targets.stream().anyMatch(HeaderTarget::isUrl)
        && targets.stream().noneMatch(HeaderTarget::hasVersion)
        && names.stream().noneMatch(KnownHeaders::mayBePictures);
  }

  private void bindPictures(
      List<String> names, List<HeaderTarget> targets, List<ColumnSample> samples) {
    for (int i = 0; i < targets.size(); i++) {
      HeaderTarget target = targets.get(i);
      ElementColumn column = target.column();
      boolean free = target.kind() == Kind.UNKNOWN || (column != null && column.isFlag());
      String name = input.inside(names.get(i));
      boolean pictures =
          KnownHeaders.mayBePictures(name)
              || (input.paths() && KnownHeaders.mayBePictureUrls(name));
      if (free && pictures && samples.get(i).holdsWeb()) {
        targets.set(i, known.find(KnownHeaders.PICTURE_URL).as(names.get(i)));
      }
    }
  }

  /** Takes back what headers of others mean where the cells are something else. */
  private static void release(List<HeaderTarget> targets, List<ColumnSample> samples) {
    for (int i = 0; i < targets.size(); i++) {
      HeaderTarget target = targets.get(i);
      ElementColumn column = target.column();
      ColumnSample sample = samples.get(i);
      boolean fits = true;
      if (target.core() >= 0 && KnownHeaders.isByWords(target.header())) {
        boolean remark = target.header().endsWith(")"); // which may say that it is something else
        boolean changes = remark ? sample.mostlyDates() : sample.mayBeChanges();
        fits = target.isUrl() ? sample.holdsUrls() : changes;
      } else if (column != null && column.isFlag() && !target.exact()) {
        fits = sample.holdsWeb() || sample.holdsYesNo();
      } else if (column != null && column.attribute() != ElementColumn.OWN && !target.exact()) {
        fits = targets.stream().anyMatch(other -> other != target && other.isBeside(column));
      }
      targets.set(i, fits ? target : target.as(Kind.UNKNOWN));
    }
  }

  /** Takes back what means the last change by its words alone. */
  private static void releaseChanges(List<HeaderTarget> targets, Set<Integer> mapped) {
    for (int i = 0; i < targets.size(); i++) {
      HeaderTarget target = targets.get(i);
      boolean words = target.core() == 1 && KnownHeaders.isByWords(target.header());
      targets.set(i, words && !mapped.contains(i) ? target.as(Kind.UNKNOWN) : target);
    }
  }

  /**
   * Returns the column with the url.
   *
   * @param version the one to use if no other has it: a version in some language
   */
  private int bindUrl(
      List<String> names,
      List<HeaderTarget> targets,
      List<ColumnSample> samples,
      PageColumns pages,
      int version) {
    var choice = new UrlColumn(names, targets, samples, input, pages.isCrawl());
    if (input.alone() && choice.isByValues()) {
      throw choice.perhapsMessage(reporter.all());
    }
    int url = choice.index();
    if (url < 0 && version >= 0) {
      targets.set(version, HeaderTarget.core(0, names.get(version), true));
      return version;
    }
    String separator =
        input.paths() || names.size() > 1 ? null : KnownHeaders.separator(names.get(0));
    if (separator != null && (url < 0 || choice.isByValues())) {
      throw new SitemapException(
          TableCodes.NO_URL_COLUMN,
          "the header "
              + TableHeader.quoted(names)
              + " looks like those of several columns; --input-delimiter '"
              + separator
              + "' reads them",
          reporter.all());
    } else if (url < 0) {
      throw choice.none(reporter.all());
    }
    tellUrl = () -> told.addAll(choice.tell(reporter));
    for (int i = 0; i < targets.size(); i++) {
      if (i != url && targets.get(i).isUrl() && !targets.get(i).exact()) {
        targets.set(i, targets.get(i).as(Kind.UNKNOWN));
      }
    }
    for (int i = 0; i < samples.size(); i++) {
      ElementColumn column = targets.get(i).column();
      if (i != url && column != null && column.isFlag() && samples.get(i).holdsWeb()) {
        targets.set(i, targets.get(i).as(Kind.UNKNOWN)); // "link" is a page, not the element
      }
    }
    if (!targets.get(url).isUrl()) {
      targets.set(url, HeaderTarget.core(0, names.get(url), true));
    }
    return url;
  }
}
