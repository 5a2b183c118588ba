package io.github.sitemaptoolkit.report.html;

import io.github.sitemaptoolkit.look.Look;
import io.github.sitemaptoolkit.look.LookChanges;
import io.github.sitemaptoolkit.look.SectionChange;
import io.github.sitemaptoolkit.look.SectionLook;
import io.github.sitemaptoolkit.report.html.internal.view.BarRow;
import io.github.sitemaptoolkit.report.html.internal.view.BarRow.Part;
import io.github.sitemaptoolkit.report.html.internal.view.LegendKey;
import io.github.sitemaptoolkit.report.html.internal.view.RowChart;
import io.github.sitemaptoolkit.report.html.internal.view.ShownText;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.stream.Collectors;

/** The charts of sections: the urls, as a tree, and what has changed. */
final class SectionCharts {

  private static final String TITLE = "Urls by section";
  private static final int MOST = 20; // sections
  private static final int MOST_ROWS = 150; // with all directories in them
  private static final int LEAST = 200; // a directory with one of so many urls may be shown
  private static final int OPEN = 10; // one of so many shows its parts at first
  private static final int MOST_CHANGES = 20;
  private static final int LONGEST = 150;

  private final Look look;
  private final Set<SectionLook> shown = Collections.newSetFromMap(new IdentityHashMap<>());

  private SectionCharts(Look look) {
    this.look = look;
    choose();
  }

  /** Returns the urls by section, and by the directories in each, if there are any. */
  static RowChart sections(Look look) {
    SectionLook first = narrowed(look.sections().get(0));
    if (look.sections().size() == 1 && look.otherSections() == 0 && first.parts().isEmpty()) {
      return RowChart.sentence(
          TITLE,
          first.path().equals("/")
              ? "No url is in a directory."
              : "All urls are in " + ShownText.of(first.path(), LONGEST) + '.');
    }
    var chart = new SectionCharts(look);
    List<SectionLook> sections = look.sections();
    List<BarRow> rows = sections.stream().filter(chart.shown::contains).map(chart::row).toList();
    long urls = look.otherSections();
    for (SectionLook section : sections.subList(rows.size(), sections.size())) {
      urls += section.urls();
    }
    int more = sections.size() - rows.size();
    String others =
        (look.otherSections() > 0 ? "more than " : "") + ShownText.counted(more, "more section");
    return new RowChart(TITLE, "", List.of(), rows, urls == 0 ? "" : rest(others, urls));
  }

  private static String rest(String what, long urls) {
    return what + " with " + ShownText.counted(urls, "url");
  }

  /** Chooses the largest directories, and always those around them. */
  private void choose() {
    var largest =
        new PriorityQueue<SectionLook>(Comparator.comparingLong(SectionLook::urls).reversed());
    List<SectionLook> sections = look.sections();
    for (SectionLook section : sections.subList(0, Math.min(MOST, sections.size()))) {
      shown.add(section);
      largest.addAll(narrowed(section).parts());
    }
    List<SectionLook> next = nextGroup(largest);
    while (!next.isEmpty()
        && shown.size() + next.size() <= MOST_ROWS
        && next.get(0).urls() * LEAST >= look.urls()) {
      for (SectionLook directory : next) {
        shown.add(directory);
        largest.addAll(narrowed(directory).parts());
      }
      next = nextGroup(largest);
    }
  }

  /** Removes the largest directories: all that are equally large, so that none is preferred. */
  private static List<SectionLook> nextGroup(PriorityQueue<SectionLook> largest) {
    List<SectionLook> equal = new ArrayList<>();
    while (!largest.isEmpty()
        && (equal.isEmpty() || equal.get(0).urls() == largest.peek().urls())) {
      equal.add(largest.poll());
    }
    return equal;
  }

  /** Returns the innermost directory that has all urls of a section. */
  private static SectionLook narrowed(SectionLook section) {
    SectionLook inner = section;
    while (inner.parts().size() == 1 && inner.parts().get(0).urls() == inner.urls()) {
      inner = inner.parts().get(0);
    }
    return inner;
  }

  private BarRow row(SectionLook given) {
    SectionLook section = narrowed(given);
    List<BarRow> inner = section.parts().stream().filter(shown::contains).map(this::row).toList();
    return new BarRow(
        ShownText.of(section.path(), LONGEST),
        ShownText.number(section.urls())
            + " ("
            + ShownText.percent(section.urls(), look.urls())
            + ")",
        List.of(new Part("", 100.0 * section.urls() / look.urls())),
        note(section),
        inner,
        inner.isEmpty() ? "" : rest(section, inner.size()),
        section.urls() * OPEN >= look.urls());
  }

  /** Returns what the urls of a section have, if it is not the same for all urls. */
  private String note(SectionLook section) {
    List<String> parts = new ArrayList<>();
    long dated = look.dates().dated();
    if (dated > 0 && dated < look.urls()) {
      parts.add("lastmod " + ShownText.percent(section.dated(), section.urls()));
    }
    if (section.withImages() > 0 && look.images().pages().get(0) > 0) {
      parts.add("images " + ShownText.percent(section.withImages(), section.urls()));
    }
    if (section.withVideos() > 0 && look.videos().pages().get(0) > 0) {
      parts.add("videos " + ShownText.percent(section.withVideos(), section.urls()));
    }
    return String.join(", ", parts);
  }

  private static String rest(SectionLook section, int rows) {
    long left = section.otherParts();
    for (SectionLook part : section.parts().subList(rows, section.parts().size())) {
      left += part.urls();
    }
    int more = section.parts().size() - rows;
    List<String> parts = new ArrayList<>();
    if (left > 0) {
      String others =
          (section.otherParts() > 0 ? "more than " : "")
              + ShownText.number(more)
              + (more == 1 ? " more directory" : " more directories");
      parts.add(rest(others, left));
    }
    if (section.direct() > 0) {
      parts.add(ShownText.counted(section.direct(), "url") + " in none of these directories");
    }
    return String.join("; ", parts);
  }

  /** Returns what was added, removed and changed by section. */
  static RowChart changes(LookChanges changes) {
    List<SectionChange> sections = changes.sections();
    String title = "Changes since " + ShownText.of(changes.against(), LONGEST);
    String text =
        "In all: "
            + text(changes.total(), changes.exact())
            + '.'
            + (changes.exact() ? "" : " Only the numbers of urls were compared.")
            + changes.doubts().stream()
                .map(doubt -> ' ' + DiffViews.sentence(doubt))
                .collect(Collectors.joining());
    if (sections.size() < 2) {
      String where =
          sections.isEmpty()
              ? ""
              : " All in " + ShownText.of(sections.get(0).path(), LONGEST) + '.';
      return RowChart.sentence(title, text + where);
    }
    long most = sections.get(0).total();
    List<BarRow> rows = new ArrayList<>();
    for (SectionChange section : sections.subList(0, Math.min(MOST_CHANGES, sections.size()))) {
      rows.add(
          BarRow.of(
              ShownText.of(section.path(), LONGEST),
              text(section, changes.exact()),
              new Part("two", 100.0 * section.added() / most),
              new Part("error", 100.0 * section.removed() / most),
              new Part("day2", 100.0 * section.changed() / most)));
    }
    List<LegendKey> legend = new ArrayList<>();
    addKey(legend, "two", "added", changes.total().added());
    addKey(legend, "error", "removed", changes.total().removed());
    addKey(legend, "day2", "changed", changes.total().changed());
    int more = sections.size() - rows.size();
    return new RowChart(
        title, text, legend, rows, more == 0 ? "" : ShownText.counted(more, "more section"));
  }

  private static void addKey(List<LegendKey> legend, String kind, String text, long count) {
    if (count > 0) {
      legend.add(LegendKey.of(kind, text));
    }
  }

  private static String text(SectionChange change, boolean exact) {
    return "+"
        + ShownText.number(change.added())
        + " \u2212"
        + ShownText.number(change.removed())
        + (exact ? ", " + ShownText.number(change.changed()) + " changed" : "");
  }
}
