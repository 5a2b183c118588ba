package io.github.sitemaptoolkit.converters.internal.table.about;

import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget;
import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget.Kind;
import io.github.sitemaptoolkit.converters.internal.table.column.KnownHeaders;
import io.github.sitemaptoolkit.converters.internal.table.type.HeaderText;
import io.github.sitemaptoolkit.converters.internal.table.type.YesNo;
import io.github.sitemaptoolkit.element.ElementColumn;
import io.github.sitemaptoolkit.url.UrlEnding;
import io.github.sitemaptoolkit.url.UrlJudge;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The columns of a table, as they are looked at to see what it is about.
 *
 * @param names the headers, or the paths of members
 * @param targets what the headers mean by themselves
 * @param samples the first cells of each column
 * @param url which column has the url of the page; negative if none has
 * @param paths whether the headers are paths
 */
public record TableColumns(
    List<String> names,
    List<HeaderTarget> targets,
    List<ColumnSample> samples,
    int url,
    boolean paths) {

  private static final String SITE_ICON = "ico"; // what a site has, not a page

  /** Returns the columns. */
  IntStream all() {
    return IntStream.range(0, names.size());
  }

  /** Returns whether a column means nothing by its header. */
  boolean isFree(int column) {
    HeaderTarget target = targets.get(column);
    ElementColumn known = target.column();
    boolean flag = target.kind() == Kind.COLUMN && known != null && known.isFlag();
    return column != url && (target.kind() == Kind.UNKNOWN || flag);
  }

  /** Returns whether a column is read as a column of an extension. */
  boolean isColumn(int column, String name) {
    HeaderTarget target = targets.get(column);
    ElementColumn known = target.column();
    return target.kind() == Kind.COLUMN && known != null && known.name().equals(name);
  }

  /** Returns whether a column is read as a column of an extension. */
  boolean has(String name) {
    return all().anyMatch(i -> isColumn(i, name));
  }

  /** Returns whether the header of another program means a column of an extension. */
  boolean isForeign(int column, String name) {
    HeaderTarget target = targets.get(column);
    return isColumn(column, name) && !target.exact() && !target.isFound();
  }

  /**
   * Returns whether a header is the name of an address in sitemaps, such as "video_content_loc".
   */
  boolean namesAddress(int column) {
    ElementColumn known = targets.get(column).column();
    return known != null
        && known.name().endsWith("_loc")
        && KnownHeaders.relax(names.get(column)).equals(KnownHeaders.relax(known.name()));
  }

  /** Returns the first cells of a column. */
  ColumnSample sample(int column) {
    return samples.get(column);
  }

  /** Returns the words of a header: of a path, those of all its names. */
  HeaderText words(int column) {
    return HeaderText.of(text(column));
  }

  /** Returns a header as a text; of a path, all its names. */
  String text(int column) {
    String name = KnownHeaders.withoutPrefix(KnownHeaders.ofValue(names.get(column)));
    return paths ? name.replace('.', ' ') : name;
  }

  /** Returns whether a member is one about somebody else, or of the interface. */
  boolean isOfOther(int column) {
    return paths && !KnownHeaders.mayBeOfPage(names.get(column));
  }

  /**
   * Returns whether most cells of a column are names of pictures' files, absolute or paths of the
   * site.
   */
  boolean holdsPictureFiles(int column) {
    List<String> cells = samples.get(column).cells();
    long files = cells.stream().filter(TableColumns::isPicture).count();
    return files > 0 && files * 2 >= cells.size() && !hasPathsOfOthers(column);
  }

  /**
   * Returns whether some cells of a column are paths, and the pages are those of several sites: the
   * paths are then of the site that lists them, and not of the sites of the pages.
   */
  boolean hasPathsOfOthers(int column) {
    return url >= 0
        && samples.get(column).cells().stream().anyMatch(TableColumns::isPath)
        && samples.get(url).hosts() > 1;
  }

  private static boolean isPath(String cell) {
    return cell.startsWith("/") && !cell.startsWith("//");
  }

  private static boolean isPicture(String cell) {
    String ending = UrlEnding.of(cell);
    return (UrlJudge.isWeb(cell) || cell.startsWith("/"))
        && UrlEnding.kind(ending) == UrlEnding.Kind.PICTURE
        && !ending.equals(SITE_ICON);
  }

  /** Returns whether some cells of a column are files that are no pictures, or pages. */
  boolean holdsOtherFiles(int column) {
    return samples.get(column).cells().stream()
        .map(cell -> UrlEnding.kind(UrlEnding.of(cell)))
        .anyMatch(kind -> kind != UrlEnding.Kind.UNKNOWN && kind != UrlEnding.Kind.PICTURE);
  }

  /** Returns whether all cells of a column are numbers, or say yes or no. */
  boolean holdsAnswersOrNumbers(int column) {
    List<String> cells = samples.get(column).cells();
    return !cells.isEmpty()
        && cells.stream()
            .allMatch(cell -> YesNo.of(cell) != null || cell.chars().allMatch(Character::isDigit));
  }
}
