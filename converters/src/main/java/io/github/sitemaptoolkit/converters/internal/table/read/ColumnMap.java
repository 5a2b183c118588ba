package io.github.sitemaptoolkit.converters.internal.table.read;

import io.github.sitemaptoolkit.converters.internal.table.TableCodes;
import io.github.sitemaptoolkit.converters.internal.table.about.WholeFilms;
import io.github.sitemaptoolkit.converters.internal.table.column.ColumnNames;
import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget;
import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget.Kind;
import io.github.sitemaptoolkit.converters.internal.table.column.KnownHeaders;
import io.github.sitemaptoolkit.converters.internal.table.column.Turn;
import io.github.sitemaptoolkit.converters.internal.table.template.CellTemplate;
import io.github.sitemaptoolkit.converters.internal.table.template.ComputedColumn;
import io.github.sitemaptoolkit.converters.internal.table.template.ComputedColumns;
import io.github.sitemaptoolkit.converters.preset.Preset;
import io.github.sitemaptoolkit.element.ElementColumn;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** What the options say of the columns of a table, and the preset where they do not. */
final class ColumnMap {

  private static final String LOC = "loc";

  private final TableInput input;
  private final ColumnNames known;
  private final List<String> names;
  private final Location location;
  private final Map<Integer, HeaderTarget> targets = new HashMap<>();
  private final List<ComputedColumn> computed = new ArrayList<>();

  /**
   * Reads the options.
   *
   * @param names the headers of the table
   * @param location where they are
   * @throws SitemapException if the table lacks a header that the options name, or all of those by
   *     which the preset finds urls
   */
  ColumnMap(TableInput input, ColumnNames known, List<String> names, Location location) {
    this.input = input;
    this.known = known;
    this.names = names;
    this.location = location;
    input.options().columns().forEach(this::map);
    input
        .options()
        .templates()
        .forEach((field, template) -> compute(known.require(field), CellTemplate.parse(template)));
    addPreset(input.preset());
    if (targets.values().stream().anyMatch(target -> target.turn() == Turn.FILM)) {
      targets.replaceAll(this::ofFilm);
    }
  }

  /**
   * Returns the target of a column of the table's films: where a column has films of all kinds, the
   * others are read as those of recognised films are.
   */
  private HeaderTarget ofFilm(int index, HeaderTarget target) {
    ElementColumn column = target.column();
    return column != null && WholeFilms.areOf(column.registration().id())
        ? target.as(names.get(index)).found(target.turn())
        : target;
  }

  private void map(String header, String column) {
    int index = TableHeader.find(names, header, location);
    HeaderTarget target = HeaderTarget.of(Kind.IGNORED, names.get(index), true);
    targets.put(index, column.isEmpty() ? target : known.require(column));
  }

  private void compute(HeaderTarget target, CellTemplate template) {
    computed.add(
        ComputedColumn.of(target, template, name -> TableHeader.find(names, name, location)));
  }

  private void addPreset(Preset preset) {
    Set<String> taken = new HashSet<>(); // the fields that an option or a line before has
    targets.values().forEach(target -> taken.add(target.key()));
    computed.forEach(column -> taken.add(column.target().key()));
    boolean asked = taken.contains(LOC);
    Set<String> given = Set.copyOf(taken);
    for (Preset.Column line : preset.columns()) {
      HeaderTarget target =
          line.field().isEmpty()
              ? HeaderTarget.of(Kind.IGNORED, line.from(), true)
              : known.require(line.field());
      if (isUsable(line) && (!target.isRead() || isFree(target, line, given, taken))) {
        if (line.isTemplate()) {
          compute(target, CellTemplate.parse(line.from()));
        } else {
          targets.put(KnownHeaders.index(names, line.from()), target);
        }
      }
    }
    if (!preset.equals(Preset.NONE) && !asked) {
      checkUrl(preset, taken.contains(LOC));
    }
  }

  /**
   * Takes a field for a line, if no option says what it is, and no line before; several columns of
   * urls are one list.
   */
  private boolean isFree(
      HeaderTarget target, Preset.Column line, Set<String> given, Set<String> taken) {
    boolean more = target.isUrlList() && !input.paths() && !line.isTemplate();
    return taken.add(target.key()) || (more && !given.contains(target.key()));
  }

  private boolean isUsable(Preset.Column line) {
    List<String> used =
        line.isTemplate() ? CellTemplate.parse(line.from()).names() : List.of(line.from());
    boolean there = used.stream().allMatch(name -> KnownHeaders.index(names, name) >= 0);
    return there
        && (line.isTemplate() || !targets.containsKey(KnownHeaders.index(names, line.from())));
  }

  private void checkUrl(Preset preset, boolean found) {
    if (!found) {
      throw new SitemapException(
          TableCodes.NO_SUCH_HEADER,
          "this is not what the preset "
              + preset.name()
              + " reads: there is no "
              + preset.columns().stream()
                  .filter(line -> line.field().equals(LOC))
                  .map(line -> line.isTemplate() ? line.from() : Problem.quoted(line.from()))
                  .collect(Collectors.joining(" or "))
              + "; there are "
              + TableHeader.quoted(names)
              + ". --map 'loc=...' says what the url is",
          location);
    }
    boolean relative =
        computed.stream().anyMatch(each -> each.target().isUrl() && !each.template().hasHost());
    if (preset.base() != null && relative && input.base() == null) {
      throw new SitemapException(
          TableCodes.NO_BASE,
          "the preset "
              + preset.name()
              + " needs the host of the urls, which the export does not have: --base says it, such as"
              + " --base "
              + preset.base(),
          location);
    }
  }

  /** Returns the meaning of columns, by their numbers. */
  Map<Integer, HeaderTarget> targets() {
    return targets;
  }

  /** Returns the columns that templates make. */
  ComputedColumns computed() {
    return new ComputedColumns(computed);
  }
}
