package io.github.sitemaptoolkit.pages.internal;

import io.github.sitemaptoolkit.content.judge.LeftOutMedia;
import io.github.sitemaptoolkit.content.judge.Omission;
import io.github.sitemaptoolkit.content.judge.Omitted;
import io.github.sitemaptoolkit.format.Losses;
import io.github.sitemaptoolkit.pages.option.PageListener;
import io.github.sitemaptoolkit.pages.option.PageListener.LeftOut;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Reporter;
import io.github.sitemaptoolkit.text.ShownNumber;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Counts what is left out of a site, and what many pages have, and reports it at the end. */
final class PageLog extends Reporter {

  /** How many files of each kind are named. */
  static final int SHOWN = 5;

  private static final int LONGEST_URL = 200; // in a list
  private static final int MOST_REPEATED = 64; // texts that may come from extensions

  private static final class Count {
    private final String first;
    private long number;

    Count(String first) {
      this.first = first;
    }
  }

  /** The files that are left out for one reason. */
  private static final class OmittedFiles {
    private final List<String> shown = new ArrayList<>(); // the first ones
    private long number;

    void add(PageOmission reason, String path, @Nullable String target) {
      number++;
      if (shown.size() < SHOWN) {
        String to = target == null ? "" : " " + reason.preposition() + " " + url(target);
        shown.add(Problem.quoted(path) + to);
      }
    }

    String words(PageOmission reason) {
      return "left out: " + reason.words(number) + ": " + list(shown, number);
    }
  }

  private record Repeated(Code code, String message) {}

  private final PageListener listener;
  private final Map<PageOmission, OmittedFiles> leftOut = new EnumMap<>(PageOmission.class);
  private final Map<Repeated, Count> repeated = new LinkedHashMap<>();
  private final LeftOutMedia media = new LeftOutMedia();
  private final Losses losses;
  private boolean ended;

  /**
   * Creates a log.
   *
   * @param listener learns of each file that is left out
   */
  PageLog(Problems problems, String folder, PageListener listener) {
    super(problems, folder);
    this.listener = listener;
    this.losses = new Losses("html", folder);
  }

  /**
   * Counts a file that is left out, and tells the listener.
   *
   * @param url the url that it would have
   * @param target the url of the page that is meant instead; null if none is, or it is not known
   * @param rule where the host is told so; null if the page itself says it
   */
  void leaveOut(
      PageOmission reason,
      String path,
      String url,
      @Nullable String target,
      @Nullable Location rule) {
    leftOut.computeIfAbsent(reason, key -> new OmittedFiles()).add(reason, path, target);
    listener
        .listener()
        .accept(new LeftOut(path, url, reason.reason(), reason.word(), target, rule));
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
              OmittedFiles files = entry.getValue();
              String first = files.number == 1 ? " (" : " (first ";
              boolean copy = entry.getKey() == PageOmission.CANONICAL && !canonical.isEmpty();
              return entry.getKey().words(files.number)
                  + first
                  + files.shown.get(0)
                  + (copy ? "; " + canonical : "")
                  + ')';
            })
        .collect(Collectors.joining(", "));
  }

  /** Reports all that was counted. Further calls have no effect. */
  void end() {
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
                    ShownNumber.counted(count.number, "page")
                        + ' '
                        + key.message()
                        + (count.number == 1 ? ": " : "; the first is ")
                        + Problem.quoted(count.first)));
    leftOut.forEach((reason, files) -> report(PageCodes.LEFT_OUT, () -> files.words(reason)));
    media.reportTo(problems());
    losses.reportTo(problems());
  }

  /**
   * Returns a list for people.
   *
   * @param shown the first things of it
   * @param number how many there are
   */
  static String list(List<String> shown, long number) {
    long more = number - shown.size();
    return String.join(", ", shown) + (more == 0 ? "" : " and " + more + " more");
  }

  /** Returns a url as it is shown in a list. */
  static String url(String url) {
    return Problem.shortened(url, LONGEST_URL);
  }
}
