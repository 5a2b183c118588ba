package io.github.sitemaptoolkit.report.html;

import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.report.html.internal.view.Anchor;
import io.github.sitemaptoolkit.report.html.internal.view.KindUrls;
import io.github.sitemaptoolkit.report.html.internal.view.KindView;
import io.github.sitemaptoolkit.report.html.internal.view.PlaceView;
import io.github.sitemaptoolkit.report.html.internal.view.ShownText;
import io.github.sitemaptoolkit.validator.affected.UrlSection;
import io.github.sitemaptoolkit.validator.excerpt.DocumentLine;
import io.github.sitemaptoolkit.validator.outcome.FindingKind;
import io.github.sitemaptoolkit.validator.outcome.FindingKind.Group;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Makes the sections of kinds: what was found, where, and what is known of the rule. */
final class KindViews {

  private static final int LONGEST = 300;

  private static final long MOST_BYTES = 97_000; // of all kinds, without their urls
  private static final int TEXTS = 1_300; // bytes of what is known of a rule
  private static final int LINE = 250; // bytes of the line of a document
  private static final int HEADING = 400; // bytes of a kind that has nothing else

  private final KeptFindings findings;
  private final KindTexts texts;
  private final boolean baseline;
  private final String csv; // where all places are, in words, such as all are in all.csv
  private final Anchor anchors = new Anchor();

  KindViews(KeptFindings findings, KindTexts texts, boolean baseline, String csv) {
    this.findings = findings;
    this.texts = texts;
    this.baseline = baseline;
    this.csv = csv;
  }

  /**
   * Returns the sections of kinds, as much of each as there is room for: a page is small however
   * sick a site is.
   *
   * @param kinds those to mend first at the beginning
   * @param open the kinds that are shown whole at once
   */
  Map<FindingKind, KindView> of(List<FindingKind> kinds, Collection<FindingKind> open) {
    Map<FindingKind, KindView> views = new HashMap<>();
    long left = MOST_BYTES - (long) HEADING * kinds.size();
    int places = places(kinds, left);
    for (FindingKind kind : kinds) {
      KindView view = fitting(kind, open.contains(kind), places, left);
      left -= view.size();
      views.put(kind, view);
    }
    return views;
  }

  private KindView fitting(FindingKind kind, boolean isOpen, int places, long left) {
    String id = anchors.kind(kind.rule().code(), kind.rule().severity().toString());
    for (PageRoom room : List.of(PageRoom.whole(places), PageRoom.BRIEF)) {
      PageRoom own = kind.group() == Group.MINOR ? room.brief() : room;
      KindView view = of(kind, id, isOpen, own);
      if (isOpen || view.size() <= left) {
        return view;
      }
    }
    return of(kind, id, isOpen, PageRoom.HEADING);
  }

  /** Returns how many places of each kind there is room for. */
  private int places(List<FindingKind> kinds, long room) {
    long[] sizes = new long[FoundKind.MOST_PLACES]; // of the first places of all kinds, and so on
    for (FindingKind kind : kinds) {
      List<Problem> first = findings.found().of(kind.rule()).first(FoundKind.MOST_PLACES);
      for (int i = 0; i < first.size(); i++) {
        sizes[i] += PlaceView.of("", first.get(i), "", null).size();
        sizes[i] += i < PageRoom.SHOWN ? LINE : 0;
      }
    }
    long left = room - (long) TEXTS * kinds.size();
    int places = 0;
    while (places < sizes.length && (places < PageRoom.SHOWN || sizes[places] <= left)) {
      left -= sizes[places++];
    }
    return places;
  }

  private KindView of(FindingKind kind, String id, boolean isOpen, PageRoom room) {
    FoundKind found = findings.found().of(kind.rule());
    boolean minor = kind.group() == Group.MINOR;
    List<String> lines = minor && room.places() > 0 ? lines(found) : List.of();
    List<PlaceView> places = lines.isEmpty() ? places(id, found, room) : List.of();
    int shown = Math.min(PageRoom.SHOWN, places.size());
    KindUrls list = minor ? null : findings.urls().of(kind.rule());
    return new KindView(
        id,
        ShownText.of(kind.rule().code(), LONGEST),
        kind.rule().severity().toString(),
        ShownText.of(kind.title(), LONGEST),
        kind.cost().cost().toString(),
        hit(kind),
        state(found),
        isOpen,
        kind.urls(),
        kind.findings(),
        texts.of(kind, room.texts()),
        room.texts() == PageRoom.Texts.NONE ? "" : where(kind),
        places.subList(0, shown),
        places.subList(shown, places.size()),
        lines.isEmpty() ? note(kind, found, places.size(), list != null) : "",
        list,
        lines);
  }

  /** Returns such as {@code 40 urls, 4 %}; of files that are not read, with all their urls. */
  String hit(FindingKind kind) {
    return kind.hit(findings.affected().listed());
  }

  private String state(FoundKind found) {
    if (!baseline) {
      return "";
    }
    return found.freshCount() == 0
        ? "still there"
        : found.freshCount() == found.count()
            ? "new"
            : ShownText.number(found.freshCount()) + " new";
  }

  private static String where(FindingKind kind) {
    return kind.mostly()
        .map(
            place ->
                (place.getValue() == kind.urls() ? "All in " : "Mostly in ")
                    + ShownText.of(place.getKey(), LONGEST)
                    + (place.getKey().indexOf('#') >= 0 ? " (# stands for digits): " : ": ")
                    + ShownText.number(place.getValue())
                    + " of "
                    + ShownText.counted(kind.urls(), "url"))
        .orElse("");
  }

  private static List<String> lines(FoundKind found) {
    if (found.rule().severity() != Severity.INFO || found.count() <= PageRoom.SHOWN) {
      return List.of();
    }
    List<String> lines = new ArrayList<>();
    long counted = 0;
    for (Map.Entry<String, Long> message : sorted(found.messages())) {
      lines.add(
          ShownText.number(message.getValue()) + " × " + ShownText.of(message.getKey(), LONGEST));
      counted += message.getValue();
    }
    if (counted < found.count()) {
      lines.add(ShownText.number(found.count() - counted) + " × others");
    }
    return lines;
  }

  private static List<Map.Entry<String, Long>> sorted(Map<String, Long> messages) {
    return messages.entrySet().stream()
        .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
        .toList();
  }

  private List<PlaceView> places(String kind, FoundKind found, PageRoom room) {
    var ids = new Anchor();
    List<PlaceView> places = new ArrayList<>();
    for (Problem finding : found.first(room.places())) {
      DocumentLine line = places.size() < room.lines() ? DocumentLine.at(finding.location()) : null;
      String loc = finding.loc();
      String section = loc == null ? "" : UrlSection.of(loc);
      places.add(PlaceView.of(ids.place(kind, finding), finding, section, line));
    }
    return places;
  }

  private String note(FindingKind kind, FoundKind found, int places, boolean listed) {
    List<String> notes = new ArrayList<>();
    if (places < found.count()) {
      notes.add(
          "The first " + places + " of " + ShownText.number(found.count()) + " places; " + csv);
    }
    if (!listed && findings.urls().isTooLarge(kind.rule())) {
      notes.add("The urls are too many for this page; " + csv);
    }
    return String.join(" ", notes);
  }
}
