package io.github.sitemaptoolkit.pages.fate;

import io.github.sitemaptoolkit.content.HtmlPage;
import io.github.sitemaptoolkit.hosts.HostRules;
import io.github.sitemaptoolkit.hosts.answer.Answer;
import io.github.sitemaptoolkit.hosts.answer.AnswerKind;
import io.github.sitemaptoolkit.io.IoReason;
import io.github.sitemaptoolkit.pages.fate.Fate.Kind;
import io.github.sitemaptoolkit.pages.internal.PageAddress;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.url.UrlResolver;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Where addresses lead on one host: through its redirects, and through pages that are stubs. */
final class Journey {

  private static final int NO_PAGE = 404;

  private final String host; // as messages call it
  private final HostRules rules;
  private final ServedFolder folder;
  private final Predicate<String> known;

  /**
   * Creates journeys.
   *
   * @param host what messages call it
   * @param known whether the folder speaks for an absolute url
   */
  Journey(String host, HostRules rules, ServedFolder folder, Predicate<String> known) {
    this.host = host;
    this.rules = rules;
    this.folder = folder;
    this.known = known;
  }

  /** Where a journey is. */
  private record Step(@Nullable String next, String by, @Nullable Fate end) {

    static Step end(Fate fate) {
      return new Step(null, "", fate);
    }

    static Step to(String next, String by) {
      return new Step(next, by, null);
    }
  }

  /** Returns where an address leads. */
  Fate of(String address) {
    List<String> passed = new ArrayList<>();
    String by = "";
    String at = address;
    while (true) {
      Step step = passed.isEmpty() || known.test(at) ? step(at) : leaving();
      String next = step.next();
      if (next == null) {
        return end(step, at, passed.size(), by);
      }
      by = passed.isEmpty() ? step.by() : by;
      passed.add(at);
      if (passed.contains(next)) {
        List<String> circle = passed.subList(passed.indexOf(next), passed.size());
        String reason = "redirects lead in a circle: " + String.join(", ", circle);
        return Fate.of(Kind.GONE, reason + " (" + by + ')');
      } else if (passed.size() > HostRules.MOST_HOPS) {
        String reason = "more than " + HostRules.MOST_HOPS + " redirects";
        return Fate.of(Kind.GONE, reason + " (" + by + ')');
      }
      at = next;
    }
  }

  /** Returns the end of a journey that leaves the folder. */
  private static Step leaving() {
    return Step.end(Fate.of(Kind.THERE, ""));
  }

  private static Fate end(Step step, String at, int hops, String by) {
    Fate end = step.end() == null ? Fate.of(Kind.UNKNOWN, "") : step.end();
    if (hops == 0) {
      return end;
    }
    String steps = hops == 1 ? by : by + ", in " + hops + " steps";
    return switch (end.kind()) {
      case THERE -> new Fate(Kind.REDIRECTED, at, end.file(), steps, "");
      case REDIRECTED -> // by its canonical url
          new Fate(Kind.REDIRECTED, end.target(), end.file(), steps + ", " + end.reason(), "");
      case GONE -> dead(Kind.GONE, at, "redirected to " + at + ", which is gone (" + steps + ')');
      case FALLBACK -> dead(Kind.FALLBACK, at, "redirected to " + at + " (" + steps + ')');
      case UNKNOWN, NOT_ASKED ->
          dead(Kind.UNKNOWN, at, "redirected to " + at + ", where " + end.reason());
    };
  }

  private static Fate dead(Kind kind, String target, String reason) {
    return new Fate(kind, target, null, reason, "");
  }

  private Step step(String at) {
    Answer answer = rules.answer(at, folder);
    String location = answer.location();
    String by = by(answer);
    return switch (answer.kind()) {
      case REDIRECT -> {
        String next = location == null ? null : UrlResolver.resolve(at, location);
        yield next == null
            ? Step.end(Fate.of(Kind.UNKNOWN, "the redirect leads to no url (" + by + ')'))
            : Step.to(next, by);
      }
      case FILE, REWRITE -> page(at, answer);
      case FALLBACK -> Step.end(fallback(answer, by));
      case NOT_FOUND, GONE -> Step.end(gone(answer, by));
      case UNKNOWN -> {
        Location rule = answer.rule();
        String reason = answer.reason() + (rule == null ? "" : " (" + rule + ')');
        yield Step.end(Fate.of(Kind.UNKNOWN, reason));
      }
    };
  }

  private String by(Answer answer) {
    Location rule = answer.rule();
    return "by " + (rule == null ? host + " itself" : rule.toString());
  }

  private Fate fallback(Answer answer, String by) {
    String location = answer.location();
    String file = answer.file();
    String what =
        location != null
            ? "all is redirected to " + location
            : file != null ? Problem.quoted(folder.inFolder(file)) : "status " + answer.status();
    return Fate.of(Kind.FALLBACK, what + " (" + by + ')');
  }

  private Fate gone(Answer answer, String by) {
    if (answer.rule() == null && answer.status() == NO_PAGE) {
      return Fate.of(Kind.GONE, "no file and no rule");
    } else if (answer.kind() == AnswerKind.NOT_FOUND && !folder.isRoot()) {
      return Fate.of(Kind.UNKNOWN, "a rule leads out of the folder (" + by + ')');
    }
    return Fate.of(Kind.GONE, "status " + answer.status() + " (" + by + ')');
  }

  /** Returns the fate of a page that names another as canonical: its file is there in any case. */
  private Fate copy(String canonical, String path) {
    String name = Problem.quoted(path);
    AnswerKind other =
        known.test(canonical) ? rules.answer(canonical, folder).kind() : AnswerKind.FILE;
    return switch (other) {
      case NOT_FOUND, GONE, FALLBACK ->
          new Fate(Kind.THERE, null, path, name, "its canonical url is gone");
      default -> new Fate(Kind.REDIRECTED, canonical, path, "by the canonical url of " + name, "");
    };
  }

  /** Looks whether a page sends on to another, or names another as canonical. */
  private Step page(String at, Answer answer) {
    String file = answer.file();
    if (file == null) {
      return Step.end(Fate.of(Kind.THERE, by(answer)));
    }
    String path = folder.inFolder(file);
    String name = Problem.quoted(path);
    try {
      HtmlPage page = folder.page(file, at);
      String refresh = page == null ? null : page.head().refresh();
      String canonical = page == null ? null : page.head().canonical();
      if (refresh != null && !refresh.equals(at)) {
        return Step.to(refresh, "by the page " + name);
      } else if (canonical != null && !PageAddress.isSame(canonical, at)) {
        return Step.end(copy(canonical, path));
      }
      boolean hidden =
          page != null && page.head().robots().forbidIndex(folder.crawlers(), Instant.now());
      String note = hidden ? "page with noindex" : "";
      return Step.end(new Fate(Kind.THERE, null, path, name, note));
    } catch (IOException e) {
      String reason = name + " cannot be read: " + IoReason.of(e);
      return Step.end(Fate.of(Kind.UNKNOWN, reason));
    }
  }
}
