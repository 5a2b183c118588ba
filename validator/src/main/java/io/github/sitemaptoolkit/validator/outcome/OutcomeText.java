package io.github.sitemaptoolkit.validator.outcome;

import io.github.sitemaptoolkit.text.ShownNumber;
import io.github.sitemaptoolkit.validator.outcome.FindingKind.Group;
import io.github.sitemaptoolkit.validator.rule.Cost;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.OptionalLong;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Says what findings cost. Each sentence about an engine has a source in the table of costs. */
final class OutcomeText {

  private final SiteOutcome outcome;

  OutcomeText(SiteOutcome outcome) {
    this.outcome = outcome;
  }

  String sentence() {
    List<FindingKind> losses = outcome.kinds().stream().filter(FindingKind::isLoss).toList();
    if (losses.isEmpty()) {
      return withoutLoss();
    }
    List<String> parts = new ArrayList<>();
    List<FindingKind> refused = of(losses, Cost.FILE_REFUSED);
    if (!refused.isEmpty()) {
      parts.add(refused(refused));
    }
    List<FindingKind> notTaken = of(losses, Cost.PAGE_NOT_TAKEN);
    if (!notTaken.isEmpty()) {
      parts.add(notTaken(notTaken));
    }
    String text = String.join("; ", parts);
    return Character.toUpperCase(text.charAt(0)) + text.substring(1) + '.';
  }

  private String refused(List<FindingKind> kinds) {
    int files = outcome.refusedFiles();
    long urls = outcome.refusedUrls();
    boolean some = outcome.files() > files;
    return (some ? ShownNumber.of(files) + " of " : "")
        + ShownNumber.counted(Math.max(files, outcome.files()), "file")
        + (urls == 0 ? "" : ", with " + ShownNumber.counted(urls, "url") + ',')
        + (files == 1 ? " has" : " have")
        + " a fault for which "
        + says(kinds)
        + (files == 1 ? " that it is" : " that they are")
        + " not read, or not to the end";
  }

  private String notTaken(List<FindingKind> kinds) {
    long urls = outcome.notTaken();
    return urls == 0
        ? "there are faults for which " + says(kinds) + " that a page is not read or not indexed"
        : ShownNumber.of(urls)
            + " of "
            + ShownNumber.counted(outcome.urls(), "url")
            + " ("
            + ShownNumber.share(urls, outcome.urls())
            + (urls == 1 ? ") has" : ") have")
            + " a fault for which "
            + says(kinds)
            + " that the page is not read or not indexed"
            + left();
  }

  private String left() {
    OptionalLong left = outcome.left();
    long mended = outcome.first().stream().filter(FindingKind::isLoss).count();
    return left.isEmpty() ? "" : leaves(mended, left.getAsLong()) + " of them";
  }

  /** Returns such as {@code ; mending the first 2 kinds below leaves 24}. */
  private static String leaves(long mended, long left) {
    return "; mending the first "
        + (mended == 1 ? "kind" : mended + " kinds")
        + " below leaves "
        + (left == 0 ? "none" : ShownNumber.of(left));
  }

  String share() {
    if (outcome.urls() == 0) {
      return "";
    }
    long hurt = outcome.hurt();
    OptionalLong left = outcome.hurtLeft();
    int mended = outcome.first().size();
    return ShownNumber.of(hurt)
        + " of "
        + ShownNumber.counted(outcome.urls(), "url")
        + " ("
        + ShownNumber.share(hurt, outcome.urls())
        + (hurt == 1 ? ") has" : ") have")
        + " errors or warnings"
        + (outcome.refusedUrls() == 0
            ? ""
            : hurt == 1
                ? ", or is in a file that is not read"
                : ", or are in a file that is not read")
        + (left.isEmpty() || mended == 0 ? "" : leaves(mended, left.getAsLong()));
  }

  private String withoutLoss() {
    String urls = ShownNumber.counted(outcome.urls(), "url");
    if (outcome.kinds().isEmpty()) {
      return urls + " checked: nothing found.";
    }
    boolean minor = outcome.kinds().stream().allMatch(kind -> kind.group() == Group.MINOR);
    return minor
        ? urls + " checked: nothing found that needs mending."
        : "None of the faults is one for which a source says that it costs a page.";
  }

  List<String> more() {
    List<String> lines = new ArrayList<>();
    List<FindingKind> costly = outcome.kinds(Group.COSTLY);
    add(lines, of(costly, Cost.VALUE_IGNORED), "that a value has no effect");
    add(lines, of(costly, Cost.WEAKER_SIGNAL), "that the sitemap is trusted less, or helps less");
    List<FindingKind> open = outcome.kinds(Group.NOT_STATED);
    String urls = urls(open);
    if (!open.isEmpty()) {
      lines.add(
          (urls.isEmpty() ? "There are" : urls + (urls.startsWith("1 ") ? " has" : " have"))
              + " errors or warnings of which no source says what they cost.");
    }
    return lines;
  }

  private void add(List<String> lines, List<FindingKind> kinds, String what) {
    if (!kinds.isEmpty()) {
      String urls = urls(kinds);
      lines.add(
          (urls.isEmpty()
                  ? "There are faults"
                  : urls + (urls.startsWith("1 ") ? " has a fault" : " have faults"))
              + " of which "
              + says(kinds)
              + ' '
              + what
              + '.');
    }
  }

  /** Returns the number of urls of some kinds; empty if it is not known, or if there are none. */
  private String urls(List<FindingKind> kinds) {
    OptionalLong urls = outcome.urls(kinds);
    return urls.isEmpty() || urls.getAsLong() == 0
        ? ""
        : ShownNumber.counted(urls.getAsLong(), "url");
  }

  private static List<FindingKind> of(List<FindingKind> kinds, Cost cost) {
    return kinds.stream().filter(kind -> kind.cost().cost() == cost).toList();
  }

  /** Returns such as {@code Google says}, {@code Google, RFC 9309 and XML 1.0 say}. */
  private static String says(Collection<FindingKind> kinds) {
    SortedSet<String> speakers =
        kinds.stream()
            .map(kind -> Speaker.of(kind.cost().source()))
            .collect(Collectors.toCollection(TreeSet::new));
    String last = speakers.last();
    return speakers.size() == 1
        ? last + " says"
        : String.join(", ", speakers.headSet(last)) + " and " + last + " say";
  }
}
