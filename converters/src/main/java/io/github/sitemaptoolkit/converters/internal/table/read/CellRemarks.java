package io.github.sitemaptoolkit.converters.internal.table.read;

import io.github.sitemaptoolkit.converters.internal.table.TableCodes;
import io.github.sitemaptoolkit.converters.internal.table.TableWords;
import io.github.sitemaptoolkit.converters.internal.table.cell.JsonObjects;
import io.github.sitemaptoolkit.converters.internal.table.row.JoinedColumns;
import io.github.sitemaptoolkit.converters.internal.table.type.YesNo;
import io.github.sitemaptoolkit.element.ElementColumn;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.url.UrlFault;
import io.github.sitemaptoolkit.url.UrlJudge;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Reports how cells are read that could be read otherwise, most of it once for each column. */
final class CellRemarks {

  /** How people mark a cell. */
  private static final String MARKED = "x";

  private final RowLog log;
  private final TableWords words;
  private final Set<Integer> told = new HashSet<>(); // columns of which was said how they are read

  CellRemarks(RowLog log, TableWords words) {
    this.log = log;
    this.words = words;
  }

  /** Reports a url that may be a list in which not each url is absolute. */
  void whole(ElementColumn column, String url) {
    log.report(
        TableCodes.BAR_IN_URL,
        () ->
            column.name()
                + ' '
                + Problem.quoted(url)
                + " is read as one url: a list is parted only where each part is an absolute url");
  }

  /** Reports a url that may be a list, because a url follows a comma or a semicolon in it. */
  void one(ElementColumn column, String url) {
    if (told.add(log.index())) {
      log.report(
          TableCodes.BAR_IN_URL,
          () ->
              column.name()
                  + ' '
                  + Problem.quoted(url)
                  + " is read as one url that ends in another, as servers that resize pictures have"
                  + " them; neither its parts nor other "
                  + words.cell()
                  + "s show that it is a list, whose urls | would part");
    }
  }

  /** Reports objects of which one member is read. */
  void objects(ElementColumn column, JsonObjects objects, String member) {
    if (told.add(log.index())) {
      log.report(
          TableCodes.READ_AS,
          () ->
              words.cell()
                  + "s of "
                  + column.name()
                  + " hold JSON: "
                  + Problem.quoted(member)
                  + " of each object is read, and nothing else of "
                  + TableHeader.quoted(List.copyOf(objects.names())));
    }
  }

  /** Reports a bar with space around it, which may be one in a text. */
  void bars(JoinedColumns.Cell cell) {
    boolean spaced = cell.text().contains(" | ") && !cell.isList();
    if (spaced && told.add(cell.index())) {
      log.report(
          TableCodes.BAR_IN_TEXT,
          () ->
              cell.column().name()
                  + ' '
                  + Problem.quoted(cell.text())
                  + " is read as "
                  + cell.count()
                  + " values, as many as there are of the other columns; write \\| for a | that"
                  + " belongs to a text");
    }
  }

  /** Under another program's header, words among urls are remarks. */
  boolean isNoUrl(String value) {
    int faults = UrlJudge.resource(value);
    boolean none = UrlFault.NOT_URL.isIn(faults);
    if (none) {
      UrlJudge.missing(faults, value, log.value(), null, "the value", log);
    }
    return none;
  }

  /** Returns whether a cell says that an element is there; reports it if it says neither. */
  boolean isPresent(ElementColumn column, String value) {
    String answer = value.strip().equalsIgnoreCase(MARKED) ? YesNo.YES : YesNo.of(value.strip());
    if (answer == null) {
      log.missing(
          TableCodes.BAD_CELL,
          () -> column.name() + " must be yes or empty, not " + Problem.quoted(value));
    }
    return YesNo.YES.equals(answer);
  }
}
