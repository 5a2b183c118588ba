package io.github.sitemaptoolkit.report.html;

import io.github.sitemaptoolkit.look.FirstChanges;
import io.github.sitemaptoolkit.look.NamedCount;
import io.github.sitemaptoolkit.look.SectionChange;
import io.github.sitemaptoolkit.look.SetChanges;
import io.github.sitemaptoolkit.report.html.internal.view.DiffView;
import io.github.sitemaptoolkit.report.html.internal.view.DiffView.First;
import io.github.sitemaptoolkit.report.html.internal.view.DiffView.Kind;
import io.github.sitemaptoolkit.report.html.internal.view.DiffView.Saying;
import io.github.sitemaptoolkit.report.html.internal.view.DiffView.Section;
import io.github.sitemaptoolkit.report.html.internal.view.Headline;
import io.github.sitemaptoolkit.report.html.internal.view.HtmlHead;
import io.github.sitemaptoolkit.report.html.internal.view.LinkText;
import io.github.sitemaptoolkit.report.html.internal.view.ShownText;
import io.github.sitemaptoolkit.report.html.internal.view.TableView;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/** Makes the page of what differs between two versions of a set. */
final class DiffViews {

  private static final int MOST_SECTIONS = 20;
  private static final int OPEN = 3;
  private static final int MOST_VALUES = 40;
  private static final int MOST_REASONS = 10;
  private static final int LONGEST = 150; // of names
  private static final int LONGEST_URL = 500;

  private final SetChanges changes;

  private DiffViews(SetChanges changes) {
    this.changes = changes;
  }

  static DiffView of(String made, SetChanges changes) {
    return new DiffViews(changes).view(made);
  }

  private DiffView view(String made) {
    boolean any = changes.changes().total().total() > 0;
    return new DiffView(
        HtmlHead.of("What has changed in the sitemaps", made),
        named(changes.before()),
        named(changes.after()),
        sayings(),
        facts(),
        any ? SectionCharts.changes(changes.changes().partly(true, true)) : null,
        kinds(),
        values());
  }

  private static String named(SetChanges.Version version) {
    return ShownText.of(version.name(), LONGEST) + ": " + ShownText.counted(version.urls(), "url");
  }

  private List<Saying> sayings() {
    List<Saying> sayings = new ArrayList<>();
    for (SetChanges.Verdict verdict : changes.verdicts()) {
      if (verdict.accepts()) {
        sayings.add(new Saying("none", "Accepted by " + verdict.option() + "."));
      }
      for (String reason :
          verdict.reasons().subList(0, Math.min(MOST_REASONS, verdict.reasons().size()))) {
        String text = ShownText.of(reason, 2 * LONGEST);
        sayings.add(new Saying("error", "Refused by " + verdict.option() + ": " + text + "."));
      }
    }
    for (String doubt : changes.changes().doubts()) {
      sayings.add(new Saying("warning", sentence(doubt)));
    }
    if (changes.changes().total().total() == 0) {
      sayings.add(new Saying("none", "Nothing differs."));
    }
    return sayings;
  }

  /** Returns a text that begins with a letter as a sentence. */
  static String sentence(String text) {
    return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1) + ".";
  }

  private List<Headline> facts() {
    SectionChange total = changes.changes().total();
    return List.of(
        new Headline(ShownText.number(total.removed()), "removed", ""),
        new Headline(ShownText.number(total.changed()), "changed", ""),
        new Headline(ShownText.number(total.added()), "added", ""));
  }

  private List<Kind> kinds() {
    List<Kind> kinds = new ArrayList<>();
    String removed = title("Removed", changes.changes().newWhole());
    String added = title("Added", changes.changes().oldWhole());
    add(kinds, FirstChanges.Kind.REMOVED, removed, SectionChange::removed, fates());
    add(kinds, FirstChanges.Kind.CHANGED, "Changed", SectionChange::changed, null);
    add(kinds, FirstChanges.Kind.ADDED, added, SectionChange::added, null);
    return kinds;
  }

  private static String title(String kind, boolean whole) {
    return whole ? kind : kind + ", or in what could not be read";
  }

  private void add(
      List<Kind> kinds,
      FirstChanges.Kind kind,
      String title,
      ToLongFunction<SectionChange> count,
      @Nullable TableView fates) {
    List<SectionChange> with =
        changes.changes().sections().stream()
            .filter(section -> count.applyAsLong(section) > 0)
            .sorted(Comparator.comparingLong(count).reversed().thenComparing(SectionChange::path))
            .toList();
    if (with.isEmpty()) {
      return;
    }
    List<Section> sections = new ArrayList<>();
    for (SectionChange section : with.subList(0, Math.min(MOST_SECTIONS, with.size()))) {
      sections.add(section(section.path(), kind, count.applyAsLong(section), sections.size()));
    }
    int more = with.size() - sections.size();
    kinds.add(
        new Kind(
            kind.name().toLowerCase(Locale.ROOT),
            title + ": " + ShownText.counted(count.applyAsLong(changes.changes().total()), "url"),
            fates,
            sections,
            more == 0 ? "" : ShownText.counted(more, "more section") + "."));
  }

  private Section section(String path, FirstChanges.Kind kind, long urls, int before) {
    List<First> first =
        changes.first().of(path, kind).stream()
            .map(
                each ->
                    new First(
                        LinkText.of(each.url(), LONGEST_URL),
                        each.lines().stream()
                            .map(line -> ShownText.of(line, FirstChanges.LONGEST))
                            .toList()))
            .toList();
    long more = urls - first.size();
    return new Section(
        ShownText.of(path, LONGEST) + ": " + ShownText.counted(urls, "url"),
        before < OPEN,
        first,
        more == 0 ? "" : ShownText.counted(more, "more url") + ".");
  }

  private @Nullable TableView fates() {
    if (changes.fates().isEmpty()) {
      return null;
    }
    List<List<String>> rows = new ArrayList<>();
    long all = changes.changes().total().removed();
    for (NamedCount fate : changes.fates()) {
      rows.add(
          List.of(
              ShownText.of(fate.name(), LONGEST),
              ShownText.number(fate.count()),
              ShownText.percent(fate.count(), all)));
    }
    return new TableView("", List.of("What became of them", "Urls", "Share"), rows, "");
  }

  private @Nullable TableView values() {
    List<SetChanges.Values> sorted =
        changes.values().stream()
            .sorted(
                Comparator.comparing(SetChanges.Values::lost)
                    .reversed()
                    .thenComparingLong(each -> each.after() - each.before())
                    .thenComparing(SetChanges.Values::field))
            .toList();
    if (sorted.isEmpty()) {
      return null;
    }
    List<List<String>> rows = new ArrayList<>();
    for (SetChanges.Values each : sorted.subList(0, Math.min(MOST_VALUES, sorted.size()))) {
      rows.add(
          List.of(
              ShownText.of(each.field(), LONGEST),
              ShownText.number(each.before()),
              ShownText.number(each.after()),
              signed(each.after() - each.before()),
              each.lost() ? "lost" : ""));
    }
    int more = sorted.size() - rows.size();
    boolean lost = sorted.get(0).lost();
    return new TableView(
        "Values",
        List.of("Entries with", "Before", "Now", "Difference", "Verdict"),
        rows,
        (lost ? "\u201CLost\u201D are values that sitemap publish would refuse to lose. " : "")
            + (more == 0 ? "" : ShownText.counted(more, "more field") + "."));
  }

  private static String signed(long number) {
    return number < 0 ? "\u2212" + ShownText.number(-number) : "+" + ShownText.number(number);
  }
}
