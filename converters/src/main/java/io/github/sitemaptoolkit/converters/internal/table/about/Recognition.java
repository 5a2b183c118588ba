package io.github.sitemaptoolkit.converters.internal.table.about;

import io.github.sitemaptoolkit.converters.internal.table.TableCodes;
import io.github.sitemaptoolkit.converters.internal.table.column.ColumnNames;
import io.github.sitemaptoolkit.converters.internal.table.column.MapOption;
import io.github.sitemaptoolkit.converters.internal.table.row.HeaderLog;
import io.github.sitemaptoolkit.converters.internal.table.row.TableRow;
import io.github.sitemaptoolkit.converters.reading.StandingAbout;
import io.github.sitemaptoolkit.converters.reading.TableAbout;
import io.github.sitemaptoolkit.converters.reading.TableAbout.Kind;
import io.github.sitemaptoolkit.element.ElementColumn;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Decides whether what a table is about is looked for, and tells what was found. A table that was
 * read before is read as it was, and a set that is published gets no new kinds of elements, unless
 * the caller asks.
 */
public final class Recognition {

  /** The kinds of what columns of extensions are about. */
  private static final Map<String, Kind> KINDS =
      Map.of("video", Kind.FILMS, "link", Kind.LANGUAGES, "image", Kind.PICTURES);

  /**
   * How such a table was read before.
   *
   * @param isKnown whether it was
   * @param columns what headers were recognised as, as {@link RoleText} has it
   * @param joins whether several rows about one page were joined
   * @param changes whether a column had the last change of pages
   */
  public record Before(
      boolean isKnown, Map<String, String> columns, boolean joins, boolean changes) {

    /** Copies the map. */
    public Before {
      columns = Map.copyOf(columns);
    }
  }

  private final ColumnNames known;
  private final TableAbout asked;
  private final Before before;
  private final Set<Kind> allowed; // unless it is asked for
  private final boolean old; // all is read as it was by one who did not know more than pages
  private final boolean changes; // have been read
  private final HeaderLog reporter;

  /**
   * Creates a recognition.
   *
   * @param context has what the caller wants, and what is published
   */
  public Recognition(ColumnNames known, Context context, Before before, HeaderLog reporter) {
    this.known = known;
    this.asked = context.options(TableAbout.FOUND);
    this.before = before;
    this.reporter = reporter;
    StandingAbout set = context.options(StandingAbout.NONE);
    Set<Kind> standing =
        asked.asked() || before.isKnown() ? Set.of(Kind.values()) : set.kinds().get();
    this.allowed = standing == null ? Set.of() : standing;
    this.old = !asked.asked() && (before.isKnown() ? before.columns().isEmpty() : standing == null);
    boolean had = before.isKnown() ? before.changes() : set.changes().getAsBoolean();
    this.changes = !old || had;
  }

  /** Returns the kind of the elements of an extension; null if it is none of them. */
  static @Nullable Kind kind(String extension) {
    return KINDS.get(extension);
  }

  /**
   * Returns whether a header may mean the last change of pages by its words alone, of which there
   * were fewer before.
   */
  public boolean findsChanges() {
    return changes;
  }

  /**
   * Returns whether more than pages is looked for, and the table was not read without it before.
   */
  public boolean isOn() {
    return !old && !asked.kinds().isEmpty();
  }

  /** Returns whether rows that follow each other may be about one page. */
  public boolean joins() {
    boolean on = !asked.kinds().isEmpty();
    return (asked.asked() || !before.isKnown()) ? on && !old : before.joins();
  }

  /**
   * Returns what the caller may do to have rows joined that are about one page, for a message; null
   * if they are, or the caller does not want it.
   */
  public @Nullable String unjoined(boolean films) {
    boolean off = asked.asked() || joins();
    return off ? null : line(Set.of(films ? Kind.FILMS : Kind.PICTURES)) + " joins them";
  }

  /** Returns the option that asks for kinds, where the caller may write it. */
  private String line(Set<Kind> kinds) {
    Set<Kind> wanted = kinds.isEmpty() ? asked.kinds() : kinds; // of dates
    List<String> names =
        wanted.stream().sorted().map(it -> it.name().toLowerCase(Locale.ROOT)).toList();
    return before.isKnown()
        ? names.stream().collect(Collectors.joining("\", \"", "about = [\"", "\"]"))
            + " with the input in sitemap.toml"
        : "--about " + String.join(",", names);
  }

  /**
   * Gives columns the meaning that they have by what a table is about.
   *
   * @param rows the first rows
   * @param dates the columns that have the dates of last changes together
   * @param said the columns that the caller says something of
   * @param mapped the columns whose meaning is known, to which these are added
   * @param named the columns that messages have named, to which those of a proposal are added
   * @param versions the versions of pages that the caller maps
   * @throws SitemapException if it is no list of pages, unless the caller says which column has
   *     them
   */
  public PageLanguages look(
      TableColumns table,
      List<TableRow> rows,
      Set<Integer> dates,
      Set<Integer> said,
      Set<Integer> mapped,
      Set<Integer> named,
      MappedLanguages versions) {
    if (!mapped.contains(table.url())) {
      refuse(table);
    }
    var kept = About.before(table, rows, known, before.columns(), said);
    About read;
    About more;
    Set<Kind> kinds = kinds(table, said);
    PageLanguages languages = PageLanguages.NONE;
    if (!versions.isEmpty()) {
      kinds.remove(Kind.LANGUAGES);
      languages = mapped(table, rows, versions);
    }
    var now = About.of(table, rows, known, kinds, !asked.asked());
    if (!asked.kinds().isEmpty()) {
      now.addDates(dates);
    }
    if (before.isKnown()) {
      kept = asked.asked() ? kept.only(asked.kinds()) : kept;
      About added = now.without(kept);
      read = asked.asked() ? kept.and(added) : kept;
      more = asked.asked() ? added.only(Set.of()) : added;
    } else {
      read = now.only(allowed);
      more = now.without(read);
    }
    if (!more.isEmpty()) {
      reporter.report(
          TableCodes.ABOUT,
          () ->
              "the table is read as before; "
                  + line(more.kinds())
                  + " reads more: "
                  + more.summary());
    }
    if (!read.isEmpty()) {
      mapped.addAll(read.bind(table.targets()));
      boolean told = before.isKnown() || asked.asked() || !more.isEmpty();
      reporter.report(
          told ? TableCodes.ABOUT.withSeverity(Severity.INFO) : TableCodes.ABOUT,
          () -> "read beside pages: " + read.summary() + "; --about pages reads pages alone");
    }
    if (!asked.asked() && !old) {
      Set<Kind> others = EnumSet.noneOf(Kind.class);
      others.addAll(asked.kinds());
      others.removeAll(kinds);
      if (!now.hasFilms() && !read.hasFilms()) {
        others.add(Kind.FILMS);
      }
      if (languages.isEmpty() && now.languages().isEmpty() && read.languages().isEmpty()) {
        others.add(Kind.LANGUAGES);
      }
      named.addAll(propose(table, rows, others));
    }
    return languages.isEmpty() ? read.languages() : languages;
  }

  private PageLanguages mapped(TableColumns table, List<TableRow> rows, MappedLanguages versions) {
    String fault = versions.fault();
    PageLanguages languages = fault == null ? versions.of(table, rows) : PageLanguages.NONE;
    if (languages.isEmpty()) {
      String message =
          fault != null ? fault : "the rows with one translation.key are no versions of one page";
      reporter.report(TableCodes.ABOUT, "versions in other languages are not read: " + message);
    }
    return languages;
  }

  /** Tells what is not certain, or beside what the caller maps. Returns the columns that it is. */
  private Set<Integer> propose(TableColumns table, List<TableRow> rows, Set<Kind> kinds) {
    var more = About.of(table, rows, known, kinds, false);
    Map<String, String> columns = more.columns();
    if (columns.isEmpty()) {
      return Set.of();
    }
    reporter.report(
        TableCodes.ABOUT,
        () ->
            "this may be read beside pages, too, but is not certain: "
                + more.summary()
                + "; "
                + MapOption.of(columns)
                + " reads it, or in sitemap.toml: "
                + MapOption.toml(columns));
    return more.found();
  }

  /**
   * Returns what is looked for: not what the caller maps columns to, or a header names as sitemaps
   * do, unless that is asked for.
   */
  private Set<Kind> kinds(TableColumns table, Set<Integer> mapped) {
    Set<Kind> kinds = EnumSet.noneOf(Kind.class);
    kinds.addAll(asked.kinds());
    if (asked.asked()) {
      return kinds;
    }
    Set<Integer> said = new HashSet<>(mapped);
    table.all().filter(table::namesAddress).forEach(said::add);
    for (int i : said) {
      ElementColumn column = table.targets().get(i).column();
      Kind kind = column == null ? null : kind(column.registration().id());
      if (kind == Kind.FILMS) {
        kinds.remove(kind);
        kinds.remove(Kind.PICTURES); // they may be stills
      } else if (kind == Kind.LANGUAGES) {
        kinds.remove(kind);
      }
    }
    return kinds;
  }

  private void refuse(TableColumns table) {
    String kind = NoPages.find(table);
    if (kind == null) {
      return;
    }
    String message = "this is a table of " + kind + ", not of the pages of a site";
    String map = MapOption.of(table.names().get(table.url()), "loc");
    if (old) {
      reporter.report(
          TableCodes.NOT_PAGES.withSeverity(Severity.WARNING),
          () -> message + "; it is read as before, and " + map + " says that it is right");
      return;
    }
    throw new SitemapException(
        TableCodes.NOT_PAGES, message + "; " + map + " reads it all the same", reporter.all());
  }
}
