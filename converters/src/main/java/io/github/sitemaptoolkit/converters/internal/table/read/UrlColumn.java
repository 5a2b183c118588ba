package io.github.sitemaptoolkit.converters.internal.table.read;

import io.github.sitemaptoolkit.converters.internal.table.TableCodes;
import io.github.sitemaptoolkit.converters.internal.table.TableWords;
import io.github.sitemaptoolkit.converters.internal.table.about.ColumnSample;
import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget;
import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget.Kind;
import io.github.sitemaptoolkit.converters.internal.table.column.InterfaceLinks;
import io.github.sitemaptoolkit.converters.internal.table.column.KnownHeaders;
import io.github.sitemaptoolkit.converters.internal.table.column.MapOption;
import io.github.sitemaptoolkit.converters.internal.table.row.HeaderLog;
import io.github.sitemaptoolkit.converters.internal.table.type.HeaderText;
import io.github.sitemaptoolkit.element.ElementColumn;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.url.UrlEnding;
import io.github.sitemaptoolkit.url.UrlParts;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Chooses the column with the url of each row, by its header and its cells. A column named {@code
 * loc} is chosen regardless of its cells.
 */
final class UrlColumn {

  private static final int SHOWN = 3;
  private static final int LEAST_HOSTS = 3;

  /** The rank of columns with former urls, or with those of editors and interfaces. */
  private static final int LAST_RANK = 2;

  /** What files end in that are neither pages nor documents, beside pictures, sound and films. */
  private static final Set<String> NO_PAGES =
      Set.of(
          "bin", "exe", "msi", "dmg", "iso", "apk", "jar", "zip", "gz", "tgz", "rar", "7z", "css",
          "js", "mjs", "map", "woff", "woff2", "ttf", "otf", "eot", "swf");

  private final List<String> names;
  private final List<HeaderTarget> targets;
  private final List<ColumnSample> samples; // empty where no row was looked at
  private final TableWords words;
  private final TableInput input;
  private final boolean paths;
  private final boolean crawl;
  private final int chosen;
  private final boolean own; // whether it has the column's own name
  private final List<Integer> beside; // the others that could have been chosen
  private boolean byValues;

  /**
   * Chooses the column.
   *
   * @param samples what the columns hold; empty where no row was looked at
   * @param crawl whether a crawler made the table
   */
  UrlColumn(
      List<String> names,
      List<HeaderTarget> targets,
      List<ColumnSample> samples,
      TableInput input,
      boolean crawl) {
    this.names = names;
    this.targets = targets;
    this.samples = samples;
    this.words = input.words();
    this.input = input;
    this.paths = input.paths();
    this.crawl = crawl;
    this.chosen = choose();
    this.own = chosen >= 0 && targets.get(chosen).isUrl() && targets.get(chosen).exact();
    this.beside = chosen < 0 ? List.of() : besideNow();
  }

  private int choose() {
    int own = first(i -> isNamed(i) && targets.get(i).exact());
    if (own >= 0 || samples.isEmpty()) {
      return own >= 0 ? own : first(this::isNamed);
    }
    int first = chooseFirst();
    return first >= 0 && samples.get(first).holdsWeb() ? better(first) : first;
  }

  /**
   * Returns another column if that has what the chosen one does not: the present url beside a
   * former one, the url for visitors beside that of an editor or an interface.
   */
  private int better(int column) {
    int own = ofOneHost(column);
    if (own >= 0) {
      return own;
    }
    int rank = rank(column);
    return columns(i -> i != column && (isNamed(i) || mayBeIt(i)))
        .filter(i -> samples.get(i).holdsWeb() && !holdsFiles(i))
        .filter(i -> !paths || KnownHeaders.isBeside(names.get(i), names.get(column)))
        .filter(i -> rank(i) < rank && isAnother(samples.get(i), samples.get(column)))
        .reduce((a, b) -> rank(b) < rank(a) ? b : a)
        .orElse(column);
  }

  /**
   * Returns the column with pages of one host, if the chosen one has as many hosts as urls: those
   * of people and companies, which a directory lists.
   */
  private int ofOneHost(int column) {
    if (paths || isNamed(column) || hosts(column) < LEAST_HOSTS || hosts(column) < urls(column)) {
      return -1;
    }
    return columns(i -> i != column && mayBeIt(i) && urls(i) == urls(column) && hosts(i) == 1)
        .findFirst()
        .orElse(-1);
  }

  private long urls(int column) {
    return samples.get(column).cells().size();
  }

  private long hosts(int column) {
    return samples.get(column).hosts();
  }

  /** Returns whether a column has other urls, and as many: not one of the site in each row. */
  private static boolean isAnother(ColumnSample column, ColumnSample chosen) {
    return !column.cells().equals(chosen.cells())
        && column.cells().stream().distinct().count()
            >= chosen.cells().stream().distinct().limit(column.cells().size()).count();
  }

  private int rank(int column) {
    HeaderText header = input.words(names.get(column));
    boolean others = samples.get(column).cells().stream().allMatch(InterfaceLinks::isAddress);
    boolean current = header.saysCurrent() && !crawl; // there, a row is about what was requested
    return others || header.saysFormer() ? LAST_RANK : current ? 0 : 1;
  }

  /** Returns whether all urls of a column are those of files that are no pages. */
  private boolean holdsFiles(int column) {
    return samples.get(column).holdsWeb()
        && samples.get(column).cells().stream().allMatch(UrlColumn::isFile);
  }

  private static boolean isFile(String url) {
    String ending = UrlEnding.of(url);
    return switch (UrlEnding.kind(ending)) {
      case PICTURE, SOUND, FILM -> true;
      default -> NO_PAGES.contains(ending);
    };
  }

  private int chooseFirst() {
    int named = first(i -> isNamed(i) && samples.get(i).holdsWeb() && !holdsFiles(i));
    if (named < 0 && paths) { // in answers of interfaces, "uri" may be an id, and "link" the page
      named = first(i -> mayBeIt(i) && isLinkOfItem(names.get(i)));
    }
    named =
        named >= 0 ? named : first(i -> isNamed(i) && samples.get(i).holdsUrls() && !holdsFiles(i));
    if (named >= 0) {
      return named;
    }
    int most =
        columns(this::mayBeIt)
            .reduce(-1, (a, b) -> a >= 0 && likelihood(a) >= likelihood(b) ? a : b);
    byValues = most >= 0;
    return byValues ? most : first(i -> isNamed(i) && !holdsFiles(i));
  }

  private boolean isLinkOfItem(String name) {
    return KnownHeaders.mayMeanPage(name) && input.isOfItem(name);
  }

  /** Compares columns by their headers, then by how many urls they hold. */
  private long likelihood(int column) {
    String name = names.get(column);
    boolean current = paths && input.words(name).saysCurrent();
    int page = KnownHeaders.mayMeanPage(name) ? (isLinkOfItem(name) ? 2 : 1) : current ? 1 : 0;
    return samples.get(column).web() + ((long) page << Integer.SIZE);
  }

  private IntStream columns(IntPredicate which) {
    return IntStream.range(0, targets.size()).filter(which);
  }

  private int first(IntPredicate which) {
    return columns(which).findFirst().orElse(-1);
  }

  private boolean isNamed(int column) {
    return targets.get(column).isUrl();
  }

  /** Returns whether a column with no meaning of its own holds the urls of what may be pages. */
  private boolean mayBeIt(int column) {
    HeaderTarget target = targets.get(column);
    ElementColumn known = target.column();
    boolean free = target.kind() == Kind.UNKNOWN || (known != null && known.isFlag());
    return free
        && !(paths && !isOfPage(column))
        && samples.get(column).holdsWeb()
        && !samples.get(column).holdsPictures()
        && !holdsFiles(column)
        && !KnownHeaders.speakOfPictures(names.get(column))
        && !(!paths && input.words(names.get(column)).meansPicture());
  }

  /** Returns whether a member is none about somebody, or of a list of urls, or of the interface. */
  private boolean isOfPage(int column) {
    return KnownHeaders.mayBeOfPage(input.inside(names.get(column)))
        && !samples.get(column).isSeveral();
  }

  /** Returns the column; -1 if there is none. */
  int index() {
    return chosen;
  }

  /** Returns whether what the columns hold decided, not what they are called. */
  boolean isByValues() {
    return byValues;
  }

  /**
   * Tells which column was chosen, unless that is clear. Returns the columns that a warning names.
   */
  List<Integer> tell(HeaderLog reporter) {
    String message = message();
    if (message == null) {
      return List.of();
    }
    boolean named = paths && KnownHeaders.mayMeanPage(names.get(chosen));
    boolean usual = (named && !hasOtherHost()) || (crawl && !byValues);
    reporter.report(
        usual ? TableCodes.URL_COLUMN.withSeverity(Severity.INFO) : TableCodes.URL_COLUMN,
        reporter.of(chosen),
        null,
        message);
    return usual ? List.of() : others();
  }

  /** Returns the message about the choice; null if there was none. */
  @Nullable String message() {
    List<String> others = beside(i -> !isWithoutUrls(i));
    List<String> without = beside(this::isWithoutUrls);
    if (others.isEmpty() && without.isEmpty() && !byValues) {
      return null;
    }
    var message = new StringBuilder("the urls are read from the ");
    message.append(words.column()).append(' ').append(label(names.get(chosen)));
    if (byValues && without.isEmpty()) {
      message.append(", because of its ").append(words.cell()).append("s: no ");
      message.append(words.header()).append(" means the url");
    } else if (!without.isEmpty()) {
      message
          .append("; ")
          .append(list(without))
          .append(verb(without, " contains none", " contain none"));
    }
    if (!others.isEmpty()) {
      message.append("; ").append(list(others));
      message.append(
          own ? "" : verb(others, " contains urls, too, and", " contain urls, too, and"));
      message.append(verb(others, " is left out", " are left out"));
    }
    return message.toString();
  }

  /** Returns whether another column holds urls, too. */
  boolean hasOthers() {
    return !others().isEmpty();
  }

  /** Returns whether another one that is named as the url of a page has urls of another host. */
  boolean hasOtherHost() {
    return others().stream()
        .filter(i -> KnownHeaders.mayMeanPage(names.get(i)) && rank(i) < LAST_RANK)
        .anyMatch(i -> !Objects.equals(host(i), host(chosen)));
  }

  private @Nullable String host(int column) {
    return samples.isEmpty() ? null : UrlParts.hostName(samples.get(column).first());
  }

  /** Returns the other columns that hold urls, which the message names. */
  List<Integer> others() {
    return columnsBeside(i -> !isWithoutUrls(i)).boxed().toList();
  }

  /** Returns the names of the other columns that could have been chosen. */
  private List<String> beside(IntPredicate which) {
    return columnsBeside(which).mapToObj(names::get).toList();
  }

  private List<Integer> besideNow() {
    return columns(i -> i != chosen && (isNamed(i) || (!own && mayBeIt(i))))
        .filter(i -> targets.get(i).kind() == Kind.UNKNOWN || !targets.get(i).exact())
        .boxed()
        .toList();
  }

  /** Returns those of the others that have got no other meaning since. */
  private IntStream columnsBeside(IntPredicate which) {
    return beside.stream()
        .mapToInt(i -> i)
        .filter(i -> !targets.get(i).isFound() && targets.get(i).kind() != Kind.IGNORED)
        .filter(which);
  }

  private boolean isWithoutUrls(int column) {
    return !samples.isEmpty() && !samples.get(column).holdsUrls();
  }

  /** Returns the exception for a single object, which may be a message with an address in it. */
  SitemapException perhapsMessage(Location location) {
    return new SitemapException(
        TableCodes.NO_URL_COLUMN,
        "the document is a single object in which no name means the url of a page; it may be a"
            + " message. "
            + MapOption.of(names.get(chosen), "loc")
            + " reads it. It has "
            + TableHeader.quoted(names),
        location);
  }

  /** Returns the exception for a table without a column of urls. */
  SitemapException none(Location location) {
    int named = first(i -> isNamed(i) && holdsFiles(i));
    int files = named >= 0 || samples.isEmpty() ? named : first(this::holdsFiles);
    String found =
        files >= 0
            ? "the "
                + words.column()
                + ' '
                + label(names.get(files))
                + " has urls of pictures, films or other files only, which are no pages; "
                + MapOption.of(names.get(files), "loc")
                + " reads them nevertheless. The "
            : paths
                ? "no member contains web addresses"
                    + (names.stream().anyMatch(InterfaceLinks::leads) ? " of pages" : "")
                    + ", judging by names and values; --map 'PATH=loc'"
                    + " names the one with urls. The "
                : "no column contains urls, judging by headers and cells; rename the url column to"
                    + " \"loc\". The ";
    return new SitemapException(
        TableCodes.NO_URL_COLUMN,
        found + (paths ? "items have " : "table has ") + TableHeader.quoted(names),
        location);
  }

  private static String list(List<String> names) {
    String shown =
        names.stream().limit(SHOWN).map(UrlColumn::label).collect(Collectors.joining(", "));
    return names.size() > SHOWN ? shown + " and " + (names.size() - SHOWN) + " more" : shown;
  }

  private static String verb(List<String> subjects, String one, String several) {
    return subjects.size() == 1 ? one : several;
  }

  private static String label(String name) {
    return name.isBlank() ? "without a header" : '"' + name + '"';
  }
}
