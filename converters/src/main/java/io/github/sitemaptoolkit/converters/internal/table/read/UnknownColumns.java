package io.github.sitemaptoolkit.converters.internal.table.read;

import io.github.sitemaptoolkit.converters.internal.table.TableCodes;
import io.github.sitemaptoolkit.converters.internal.table.TableWords;
import io.github.sitemaptoolkit.converters.internal.table.about.ColumnSample;
import io.github.sitemaptoolkit.converters.internal.table.about.UnusedKinds;
import io.github.sitemaptoolkit.converters.internal.table.column.ColumnNames;
import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget;
import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget.Kind;
import io.github.sitemaptoolkit.converters.internal.table.column.InterfaceLinks;
import io.github.sitemaptoolkit.converters.internal.table.column.KnownHeaders;
import io.github.sitemaptoolkit.converters.internal.table.column.MapOption;
import io.github.sitemaptoolkit.converters.internal.table.row.HeaderLog;
import io.github.sitemaptoolkit.converters.internal.table.type.PageWitness;
import io.github.sitemaptoolkit.converters.internal.table.type.YesNo;
import io.github.sitemaptoolkit.element.ElementColumn;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reports the columns that are not known. Those that were probably meant to be read are named in
 * one warning: headers that are nearly those of known columns, and cells that are dates, urls or
 * pictures. The others are only counted in it.
 */
final class UnknownColumns {

  private static final int SHOWN = 5;
  private static final int MOST_COMPARED = 200; // headers; comparing takes long

  private final ColumnNames known;
  private final TableInput input;
  private final HeaderLog reporter;

  UnknownColumns(ColumnNames known, TableInput input, HeaderLog reporter) {
    this.known = known;
    this.input = input;
    this.reporter = reporter;
  }

  /**
   * Reports the columns of a header.
   *
   * @param samples what their cells hold
   * @param pages the columns that say which rows are no pages; tables of crawlers have many dates
   *     and urls of their own
   * @param named the columns that another message has named
   * @return whether there is a warning
   */
  boolean report(
      List<String> names,
      List<HeaderTarget> targets,
      List<ColumnSample> samples,
      PageColumns pages,
      Set<Integer> named) {
    boolean changed = targets.stream().anyMatch(target -> target.core() == 1);
    List<String> meant = new ArrayList<>();
    int first = -1; // of these
    int others = 0;
    boolean films = haveFilms(targets, samples);
    var kinds = new UnusedKinds(pages.isCrawl(), films);
    for (int i = 0; i < targets.size(); i++) {
      boolean nothing = names.get(i).isBlank() && samples.get(i).isEmpty();
      if (targets.get(i).kind() != Kind.UNKNOWN || nothing || pages.contains(i)) {
        continue;
      }
      String hint = meaning(names.get(i), samples.get(i), meant.size() + others < MOST_COMPARED);
      if (hint == null && films && input.words(names.get(i)).meansAge()) {
        hint = " (ages, which sitemaps do not have)";
      }
      if (hint == null) {
        hint = rows(names.get(i), samples.get(i));
      }
      if (hint == null && !named.contains(i)) {
        hint =
            pages.isCrawl()
                ? pictures(names.get(i), samples.get(i))
                : contents(names.get(i), samples.get(i), changed);
      }
      if (hint != null) {
        first = first < 0 ? i : first;
        meant.add(Problem.quoted(names.get(i)) + hint);
      } else if (!kinds.take(names.get(i), input.words(names.get(i)), samples.get(i))) {
        others++;
        note(names.get(i), reporter.of(i));
      }
    }
    if (!meant.isEmpty()) {
      warn(meant, others, reporter.of(first));
    }
    boolean ofKinds = kinds.report(input.words(), reporter);
    return ofKinds || !meant.isEmpty();
  }

  private static boolean haveFilms(List<HeaderTarget> targets, List<ColumnSample> samples) {
    return targets.stream()
            .anyMatch(target -> target.isRead() && target.columnName().startsWith("video"))
        || samples.stream().anyMatch(ColumnSample::holdsFilms);
  }

  /** Returns that the cells are pictures, in objects of the item, too; else null. */
  private @Nullable String pictures(String header, ColumnSample sample) {
    boolean ofPage = !input.paths() || KnownHeaders.mayBeOfPage(header);
    boolean holds =
        sample.holdsPictures() || (KnownHeaders.nameContentPictures(header) && sample.holdsWeb());
    return ofPage && holds ? mapped("pictures", header, "image.loc") : null;
  }

  /** Reports a column that only a later row has; its cells are not known. */
  void report(String header) {
    String hint = input.paths() ? null : meaning(header, null, true);
    if (hint == null) {
      note(header, reporter.all());
    } else {
      warn(List.of(Problem.quoted(header) + hint), 0, reporter.all());
    }
  }

  private void note(String header, Location at) {
    TableWords words = input.words();
    reporter.report(
        TableCodes.UNKNOWN_COLUMN,
        at,
        null,
        () ->
            "the "
                + words.column()
                + ' '
                + Problem.quoted(header)
                + " is not known; its values are left out");
  }

  private void warn(List<String> meant, int others, Location at) {
    int more = others + Math.max(0, meant.size() - SHOWN);
    String columns = input.words().column() + (meant.size() + others == 1 ? " " : "s ");
    List<String> shown = new ArrayList<>(meant.subList(0, Math.min(SHOWN, meant.size())));
    if (more > 0) {
      shown.add(more + (more == 1 ? " other" : " others"));
    }
    int last = shown.size() - 1;
    String listed =
        String.join(", ", shown.subList(0, Math.max(1, last)))
            + (last == 0 ? "" : " and " + shown.get(last));
    reporter.report(
        TableCodes.UNKNOWN_COLUMN.withSeverity(Severity.WARNING),
        at,
        null,
        () ->
            "the "
                + columns
                + listed
                + (meant.size() + others == 1
                    ? " is not known; its values are left out"
                    : " are not known; their values are left out"));
  }

  /** Returns which column a header was probably meant as, for the message; null if none. */
  private @Nullable String meaning(String header, @Nullable ColumnSample sample, boolean compare) {
    if (input.isMeantAsColumn(header, known)) {
      return known.suggestion(header).map(meant -> " (did you mean " + meant + "?)").orElse("");
    } else if (!compare || !input.isOfItem(header)) {
      return null;
    }
    HeaderTarget near = known.near(header);
    if (near == null || (sample != null && !sample.mayBe(near))) {
      return null;
    }
    ElementColumn column = near.column();
    String name = column == null ? near.columnName() : column.name();
    return " (did you mean " + name + "?)";
  }

  /** Returns what the cells are, for the message; null if they are probably not of interest. */
  private @Nullable String contents(String header, ColumnSample sample, boolean changed) {
    boolean ofItem = input.isOfItem(header) && !(input.paths() && InterfaceLinks.leads(header));
    String pictures = pictures(header, sample);
    if (pictures != null) {
      return pictures;
    } else if (!ofItem || (input.paths() && sample.isInArray())) {
      return null;
    } else if (sample.holdsWeb()) {
      if (sample.cells().stream().allMatch(InterfaceLinks::isAddress)) {
        return null; // as nobody wants to list
      }
      return sample.holdsFilms()
          ? mapped("films", header, "video.content_loc")
          : mapped("urls", header, "loc");
    }
    if (sample.holdsLinks()) {
      return " (texts with urls)";
    }
    boolean wanted = !(input.paths() && changed) && !KnownHeaders.speakOfCrawls(header);
    boolean dates =
        sample.mostlyDates() || (input.words(header).meansDate() && sample.holdsEpochs());
    return wanted && dates ? mapped("dates", header, "lastmod") : null;
  }

  private String mapped(String contents, String header, String column) {
    return known.find(column).isRead()
        ? " (" + contents + "; " + MapOption.of(header, column) + " reads them)"
        : " (" + contents + ')';
  }

  /**
   * Returns that the cells look as if some rows were no pages, for the message; null if they do
   * not. They decide nothing: their header does not say so, or they do not agree.
   */
  private @Nullable String rows(String header, ColumnSample sample) {
    if (sample.isInArray()) {
      return null;
    }
    List<PageWitness> said = PageWitness.of(input.words(header));
    if (said.contains(PageWitness.HIDDEN) && sample.mostlyDates()) {
      return " (dates; --rows '" + header + "=' reads only the rows without one)";
    }
    for (PageWitness witness : PageWitness.values()) {
      boolean isSaid = said.contains(witness);
      if (!isSaid && !(input.isOfItem(header) && sample.looksLike(witness))) {
        continue;
      }
      String page = sample.including(witness);
      String other = sample.excluding(witness);
      if (other != null || (page != null && isSaid)) {
        boolean only = page != null && (other == null || witness == PageWitness.STATUS);
        String condition =
            page != null && witness == PageWitness.MEDIA_TYPE
                ? "~" + witness.usual()
                : only ? '=' + page : "!=" + other;
        return " ("
            + witness.contents()
            + ", perhaps; --rows '"
            + header
            + condition
            + "' reads only those rows)";
      }
    }
    boolean words = sample.amongAnswers(YesNo.YES) == null;
    boolean states =
        said.contains(PageWitness.STATE) || (said.contains(PageWitness.STATE_WORDS) && words);
    return states && input.isOfItem(header) && sample.holdsFewWords()
        ? " (states, perhaps; --rows '" + header + '=' + sample.first() + "' reads only those rows)"
        : null;
  }
}
