package io.github.sitemaptoolkit.pages.internal;

import io.github.sitemaptoolkit.content.judge.LeftOutMedia;
import io.github.sitemaptoolkit.content.judge.Omission;
import io.github.sitemaptoolkit.content.judge.Omitted;
import io.github.sitemaptoolkit.format.Losses;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Reporter;
import io.github.sitemaptoolkit.text.Plural;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/** Counts what is left out of a site, and what many pages have, and reports it at the end. */
final class PageLog extends Reporter {

  private static final int MOST_REPEATED = 64; // texts that may come from extensions

  private static final class Count {
    private final String first;
    private long number;

    Count(String first) {
      this.first = first;
    }
  }

  private record Repeated(Code code, String message) {}

  private final Map<PageOmission, Count> leftOut = new EnumMap<>(PageOmission.class);
  private final Map<Repeated, Count> repeated = new LinkedHashMap<>();
  private final LeftOutMedia media = new LeftOutMedia();
  private final Losses losses;
  private boolean ended;

  PageLog(Problems problems, String folder) {
    super(problems, folder);
    this.losses = new Losses("html", folder);
  }

  /** Counts a file that is left out. */
  void leaveOut(PageOmission reason, String path) {
    leftOut.computeIfAbsent(reason, key -> new Count(path)).number++;
  }

  /** Counts a problem that many pages may have. */
  void repeated(Code code, String message, String path) {
    var key = new Repeated(code, message);
    Count count = repeated.get(key);
    if (count == null && repeated.size() < MOST_REPEATED) {
      count = new Count(path);
      repeated.put(key, count);
    }
    if (count == null) {
      report(code, Location.of(path), null, message);
    } else {
      count.number++;
    }
  }

  /**
   * Counts pictures or videos that are none of a page; they are reported at the end.
   *
   * @param path the file of the page
   */
  void leftOut(Omitted omitted, String path) {
    Omission reason = omitted.reason();
    media.add(reason, omitted.count(), omitted.address(), Location.of(path), loc());
    for (int i = 0; i < omitted.count(); i++) {
      if (reason.isMedia()) {
        losses.addTold(reason.kind(), omitted.address());
      } else {
        losses.addDetail(reason.kind(), omitted.address());
      }
    }
  }

  /** Returns the losses of the pages. */
  Losses losses() {
    return losses;
  }

  /**
   * Returns what is left out, for people; empty if nothing is.
   *
   * @param canonical the words about the pages that copies name
   */
  String leftOut(String canonical) {
    return leftOut.entrySet().stream()
        .map(
            entry -> {
              Count count = entry.getValue();
              String first = count.number == 1 ? " (" : " (first ";
              boolean copy = entry.getKey() == PageOmission.CANONICAL && !canonical.isEmpty();
              return entry.getKey().words(count.number)
                  + first
                  + Problem.quoted(count.first)
                  + (copy ? "; " + canonical : "")
                  + ')';
            })
        .collect(Collectors.joining(", "));
  }

  /**
   * Reports all that was counted. Further calls have no effect.
   *
   * @param canonical the words about the pages that copies name
   */
  void end(String canonical) {
    if (ended) {
      return;
    }
    ended = true;
    at(document());
    entry(null);
    repeated.forEach(
        (key, count) ->
            report(
                key.code(),
                () ->
                    Plural.of(count.number, "page")
                        + ' '
                        + key.message()
                        + (count.number == 1 ? ": " : "; the first is ")
                        + Problem.quoted(count.first)));
    long number = leftOut.values().stream().mapToLong(count -> count.number).sum();
    if (number > 0) {
      report(
          PageCodes.LEFT_OUT, () -> Plural.of(number, "file") + " left out: " + leftOut(canonical));
    }
    media.reportTo(problems());
    losses.reportTo(problems());
  }
}
