package io.github.sitemaptoolkit.converters.internal.table.read;

import io.github.sitemaptoolkit.converters.internal.table.about.WholeFilms;
import io.github.sitemaptoolkit.converters.internal.table.cell.MediaCells;
import io.github.sitemaptoolkit.converters.internal.table.column.ColumnNames;
import io.github.sitemaptoolkit.element.ElementValues;
import io.github.sitemaptoolkit.element.Elements;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.url.DocumentUrls;
import io.github.sitemaptoolkit.xml.UrlXml;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Adds the values of extensions to the entry of a row. */
final class RowNodes {

  private final Context context;
  private final Elements elements;
  private final MediaCells media;
  private final @Nullable WholeFilms films; // null if no columns of films were recognised
  private final RowLog log;
  private final CellPlaces places;

  RowNodes(
      Context context,
      DocumentUrls urls,
      MediaCells media,
      @Nullable WholeFilms films,
      RowLog log,
      CellPlaces places) {
    this.media = media;
    this.films = films;
    this.context = context;
    this.elements = new Elements(context.extensions(), urls, log);
    this.log = log;
    this.places = places;
  }

  /** Adds what the cells of a row have become. */
  void add(UrlEntry.Builder entry, RowValues values, String url) {
    elements.beginEntry();
    List<Registration> all = context.extensions().registrations();
    for (int i = 0; i < all.size(); i++) { // for each row: no iterators
      Registration registration = all.get(i);
      List<@Nullable ElementValues> found = values.elements(registration.position());
      for (int j = 0; j < found.size(); j++) {
        ElementValues element = found.get(j);
        if (element == null || media.isLeftOut(element)) {
          continue; // a gap, or none of the page
        } else if (films != null
            && WholeFilms.areOf(registration.id())
            && !films.takes(element, url, () -> places.first(element, log.row()))) {
          continue;
        }
        int place = places.element(registration.id(), element, log.row());
        ForeignElement whole = element.element(registration.element());
        Node<?> node = elements.node(whole, log.row());
        if (node == null) {
          places.drop(place);
        } else {
          entry.add(node);
        }
      }
    }
  }

  /**
   * Adds what a url element holds.
   *
   * @param column which column it is in
   * @param xml the text of the cell
   * @param url that of the entry
   */
  void addXml(UrlEntry.Builder entry, int column, String xml, String url) {
    log.core(ColumnNames.XML, column);
    Location at = log.value();
    log.end();
    try {
      UrlEntry rest =
          UrlXml.parse(xml, at.source(), url, context.extensions(), log.withFixedPlace(at));
      if (rest != null) {
        rest.nodes().forEach(entry::add);
        entry.unknown(rest.unknown());
      }
    } catch (SitemapException e) {
      Problem problem = e.problem();
      log.missing(
          new Code(problem.code(), Severity.ERROR, problem.valueOnly()),
          at,
          null,
          () -> "the contents of " + ColumnNames.XML + " are left out: " + problem.message());
    }
  }
}
