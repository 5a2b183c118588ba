package io.github.sitemaptoolkit.cli.report;

import io.github.sitemaptoolkit.code.CodeTable;
import io.github.sitemaptoolkit.problem.Loss;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.text.DisplayWidth;
import io.github.sitemaptoolkit.text.PrintableText;
import io.github.sitemaptoolkit.text.ShortUrls;
import io.github.sitemaptoolkit.text.ShownNumber;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * The problems of many files by kind: how many, in how many files, and the first of them. However
 * many there are, they are printed on a part of one screen. Safe for use by several threads.
 */
public final class ProblemKinds {

  private static final int MOST_KINDS = 6;
  private static final int MOST_ROWS = 18; // of all kinds
  private static final int MOST_LOSSES = 4;
  private static final String INDENT = "  ";

  /** What sort of problem it is, those to look at first at the beginning. */
  private enum Level {
    FAILED,
    ERROR,
    WARNING,
    INFO;

    String counted(long count) {
      return this == FAILED
          ? ShownNumber.counted(count, "file") + " failed"
          : ShownNumber.counted(count, Severity.valueOf(name()).toString());
    }
  }

  private record Key(Level level, String code) {}

  private static final class Kind {
    private final Key key;
    private final BitSet files = new BitSet();
    private long count;
    private int order = Integer.MAX_VALUE;
    private String place = "";
    private String message = "";

    Kind(Key key) {
      this.key = key;
    }

    Level level() {
      return key.level;
    }

    int files() {
      return files.cardinality();
    }
  }

  private final Map<Key, Kind> kinds = new HashMap<>();
  private final Map<String, Long> losses = new LinkedHashMap<>();
  private boolean details; // of the data that was dropped

  /**
   * Adds a problem.
   *
   * @param file the number of the file in the run
   */
  public synchronized void add(int file, Problem problem) {
    var key = new Key(Level.valueOf(problem.severity().name()), problem.code());
    add(key, file, problem.location().toString(), problem.message());
  }

  /**
   * Adds a file that failed.
   *
   * @param file its number in the run
   */
  public synchronized void addFailure(int file, Exception failure) {
    if (failure instanceof SitemapException refused) {
      Problem problem = refused.problem();
      var key = new Key(Level.FAILED, problem.code());
      add(key, file, problem.location().toString(), problem.message());
    } else {
      add(new Key(Level.FAILED, ""), file, "", Failures.message(failure));
    }
  }

  private void add(Key key, int file, String place, String message) {
    Kind kind = kinds.computeIfAbsent(key, Kind::new);
    kind.count++;
    kind.files.set(file);
    if (file < kind.order) {
      kind.order = file;
      kind.place = place;
      kind.message = message;
    }
  }

  /** Adds what a file lost. */
  public synchronized void addLosses(List<Loss> lost) {
    for (Loss loss : lost) {
      if (loss.detail()) {
        details |= !loss.told();
      } else {
        losses.merge(loss.kind(), loss.count(), Long::sum);
      }
    }
  }

  /**
   * Prints all kinds, each in two lines, of which the second one may wrap if there are few.
   *
   * @param columns the width of the screen
   * @param titles the titles of codes, which are only loaded now
   */
  public synchronized void print(MessageWriter err, int columns, Supplier<CodeTable> titles) {
    CodeTable table = titles.get();
    List<Kind> sorted = kinds.values().stream().sorted(worstFirst()).toList();
    List<Kind> shown = sorted.subList(0, Math.min(MOST_KINDS, sorted.size()));
    int room = columns * Math.max(1, MOST_ROWS / Math.max(1, shown.size()) - 1);
    for (Kind kind : shown) {
      err.println(fitted(head(kind, table, columns), columns));
      err.println(fitted(INDENT + first(kind, room - INDENT.length(), columns), room));
    }
    List<Kind> more = sorted.subList(shown.size(), sorted.size());
    if (!more.isEmpty()) {
      err.println(fitted(rest(more), columns));
    }
    if (!losses.isEmpty() || details) {
      err.println(fitted(lost(), columns));
    }
    err.println("(-v prints each of them)");
  }

  private static Comparator<Kind> worstFirst() { // when it is needed: Java makes it of six classes
    return Comparator.comparing(Kind::level)
        .thenComparing(Kind::files, Comparator.reverseOrder())
        .thenComparing(kind -> kind.count, Comparator.reverseOrder())
        .thenComparing(kind -> kind.key.code);
  }

  /** Returns how many there are, and the title, as far as it leaves room for the code. */
  private static String head(Kind kind, CodeTable table, int columns) {
    String code = kind.key.code;
    String of =
        kind.files() > 1 && kind.level() != Level.FAILED
            ? " in " + ShownNumber.counted(kind.files(), "file")
            : "";
    String head = kind.level().counted(kind.count) + of + ": ";
    if (code.isEmpty()) {
      return head + "cannot be read or written";
    }
    String shown = PrintableText.line(code);
    int room = columns - DisplayWidth.of(head + " (" + shown + ")");
    return table
        .find(code)
        .map(row -> DisplayWidth.fit(PrintableText.line(row.title()), Math.max(0, room)))
        .map(title -> head + title.stripTrailing() + " (" + shown + ")")
        .orElse(head + shown);
  }

  /** Returns the first place, of which the end is kept, and the message as far as it fits. */
  private static String first(Kind kind, int room, int columns) {
    String name = DisplayWidth.end(PrintableText.line(kind.place), room / 2);
    String message = ShortUrls.in(PrintableText.line(kind.message), columns, columns);
    return (kind.count > 1 ? "first " : "") + name + (name.isEmpty() ? "" : ": ") + message;
  }

  private static String rest(List<Kind> kinds) {
    List<String> counts = new ArrayList<>();
    for (Level level : Level.values()) {
      long count = kinds.stream().filter(it -> it.level() == level).mapToLong(it -> it.count).sum();
      if (count > 0) {
        counts.add(level.counted(count));
      }
    }
    return "and "
        + ShownNumber.counted(kinds.size(), "more kind")
        + ": "
        + String.join(", ", counts);
  }

  private String lost() {
    List<String> parts =
        losses.entrySet().stream()
            .sorted(Map.Entry.<String, Long>comparingByValue().reversed())
            .limit(MOST_LOSSES)
            .map(it -> ShownNumber.of(it.getValue()) + ' ' + it.getKey())
            .toList();
    int more = losses.size() - parts.size();
    String rest = more == 0 ? "" : " and " + ShownNumber.counted(more, "more kind") + " of data";
    return "dropped: "
        + (parts.isEmpty() ? "details that the format has no place for" : String.join(", ", parts))
        + rest;
  }

  private static String fitted(String line, int columns) {
    return DisplayWidth.fit(line, columns).stripTrailing();
  }
}
