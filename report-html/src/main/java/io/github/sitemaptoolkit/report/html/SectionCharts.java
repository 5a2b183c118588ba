package io.github.sitemaptoolkit.report.html;

import io.github.sitemaptoolkit.look.Look;
import io.github.sitemaptoolkit.look.LookChanges;
import io.github.sitemaptoolkit.look.SectionChange;
import io.github.sitemaptoolkit.look.SectionLook;
import io.github.sitemaptoolkit.report.html.internal.view.BarChart;
import io.github.sitemaptoolkit.report.html.internal.view.BarChart.Bar;
import io.github.sitemaptoolkit.report.html.internal.view.BarChart.Part;
import io.github.sitemaptoolkit.report.html.internal.view.ShownText;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The charts of sections: how many urls, and how they have changed. */
final class SectionCharts {

  private static final int MOST = 10;
  private static final int MOST_PARTS = 2;
  private static final int MOST_CHANGES = 20;
  private static final int LONGEST = 150;
  private static final int ROW = 42; // pixels
  private static final int DATED = 28;
  private static final int IMAGES = 32;
  private static final int VIDEOS = 36;
  private static final int THIN = 3;

  private SectionCharts() {}

  /** Returns the urls by section, and by the largest parts of each. */
  static BarChart sections(Look look) {
    List<SectionLook> sections = look.sections();
    long most = sections.get(0).urls();
    List<Bar> bars = new ArrayList<>();
    for (SectionLook section : sections.subList(0, Math.min(MOST, sections.size()))) {
      bars.add(bar(section, most, look.urls(), 0));
      for (SectionLook part :
          section.parts().subList(0, Math.min(MOST_PARTS, section.parts().size()))) {
        bars.add(bar(part, most, look.urls(), 1));
      }
    }
    int more = sections.size() - Math.min(MOST, sections.size());
    return new BarChart(
        "sections",
        "Urls by section",
        "The largest section is "
            + ShownText.of(sections.get(0).path(), LONGEST)
            + ", with "
            + ShownText.percent(most, look.urls())
            + " of all urls.",
        "Section",
        List.of("Urls", "With lastmod", "With images", "With videos"),
        bars,
        ROW,
        BarChart.NO_LIMIT,
        "The thin lines below each bar, from above: how many of its urls have a lastmod, images,"
            + " videos. Indented: the largest parts of a section."
            + (more == 0 ? "" : " " + ShownText.counted(more, "more section") + "."));
  }

  private static Bar bar(SectionLook section, long most, long urls, int level) {
    double from = 2.0 * level;
    double room = 100 - from;
    List<Part> parts = new ArrayList<>();
    parts.add(new Part("", from, room * section.urls() / most));
    parts.add(new Part("day3", from, room * section.dated() / most, DATED, THIN));
    parts.add(new Part("two", from, room * section.withImages() / most, IMAGES, THIN));
    parts.add(new Part("three", from, room * section.withVideos() / most, VIDEOS, THIN));
    return new Bar(
        ShownText.of(section.path(), LONGEST),
        ShownText.number(section.urls()) + " (" + ShownText.percent(section.urls(), urls) + ")",
        parts,
        level,
        "",
        List.of(
            ShownText.number(section.urls()),
            ShownText.percent(section.dated(), section.urls()),
            ShownText.percent(section.withImages(), section.urls()),
            ShownText.percent(section.withVideos(), section.urls())));
  }

  /** Returns what was added, removed and changed by section. */
  static BarChart changes(LookChanges changes) {
    List<SectionChange> sections = changes.sections();
    long most = sections.isEmpty() ? 1 : sections.get(0).total();
    List<Bar> bars = new ArrayList<>();
    for (SectionChange section : sections.subList(0, Math.min(MOST_CHANGES, sections.size()))) {
      double added = 100.0 * section.added() / most;
      double removed = 100.0 * section.removed() / most;
      double changed = 100.0 * section.changed() / most;
      bars.add(
          new Bar(
              ShownText.of(section.path(), LONGEST),
              text(section, changes.exact()),
              List.of(
                  new Part("two", 0, added),
                  new Part("error", added, removed),
                  new Part("day2", added + removed, changed)),
              0,
              "",
              List.of(
                  ShownText.number(section.added()),
                  ShownText.number(section.removed()),
                  changes.exact() ? ShownText.number(section.changed()) : "unknown")));
    }
    int more = sections.size() - bars.size();
    return new BarChart(
        "changes",
        "Changes since " + ShownText.of(changes.against(), LONGEST),
        "In all: " + text(changes.total(), changes.exact()) + ".",
        "Section",
        List.of("Added", "Removed", "Changed"),
        bars,
        BarChart.ROW,
        BarChart.NO_LIMIT,
        "In all: "
            + text(changes.total(), changes.exact())
            + "."
            + (bars.isEmpty()
                ? ""
                : " Bars show, from the left, what was added, removed"
                    + (changes.exact() ? " and changed." : "; only numbers were compared."))
            + (more == 0 ? "" : " " + ShownText.counted(more, "more section") + ".")
            + changes.doubts().stream()
                .map(doubt -> ' ' + DiffViews.sentence(doubt))
                .collect(Collectors.joining()));
  }

  private static String text(SectionChange change, boolean exact) {
    return "+"
        + ShownText.number(change.added())
        + " \u2212"
        + ShownText.number(change.removed())
        + (exact ? ", " + ShownText.number(change.changed()) + " changed" : "");
  }
}
