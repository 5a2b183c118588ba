package io.github.sitemaptoolkit.cli.tell;

import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.text.PrintableText;
import io.github.sitemaptoolkit.text.ShownNumber;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Which urls must not be told, as far as it is known; counts them, and names the first. */
final class SilentUrls implements Predicate<String> {

  private static final int SHOWN = 3;
  private static final int LONGEST = 200; // of a url that is shown

  /** The urls that are left out for one reason. */
  private static final class Reason {
    private final List<String> first = new ArrayList<>();
    private long count;
    private String detail = "";

    void add(String url, String more) {
      count++;
      if (first.size() < SHOWN) {
        first.add(Problem.shortened(PrintableText.line(url), LONGEST));
        detail = first.size() == 1 ? more : detail;
      }
    }

    void tell(String one, String many, Consumer<String> notes) {
      if (count > 0) {
        notes.accept(
            ShownNumber.counted(count, "url is", "urls are")
                + " left out because "
                + (count == 1 ? one : many)
                + detail
                + ": "
                + String.join(", ", first)
                + (count > SHOWN ? " and " + (count - SHOWN) + " more" : ""));
      }
    }
  }

  private final KnownRobots robots;
  private final @Nullable HiddenPages hidden;
  private final Predicate<String> others;
  private Reason forbidden = new Reason();
  private Reason noindex = new Reason();
  private long named;

  /**
   * Creates a predicate.
   *
   * @param hidden null if no pages are known
   * @param others urls that are left out for other reasons, which are not counted here
   */
  SilentUrls(KnownRobots robots, @Nullable HiddenPages hidden, Predicate<String> others) {
    this.robots = robots;
    this.hidden = hidden;
    this.others = others;
  }

  @Override
  public boolean test(String url) {
    if (others.test(url)) {
      return true;
    } else if (hidden != null && hidden.has(url)) {
      noindex.add(url, "");
      return true;
    }
    String file = robots.forbidding(url);
    if (file != null) {
      forbidden.add(url, " (" + file + ')');
    }
    return file != null;
  }

  /** Tells what was left out since the last call. */
  void tell(Consumer<String> notes) {
    forbidden.tell("robots.txt forbids it", "robots.txt forbids them", notes);
    noindex.tell("of noindex", "of noindex", notes);
    named += forbidden.count + noindex.count;
    forbidden = new Reason();
    noindex = new Reason();
  }

  /** Returns how many urls have been told of as left out. */
  long named() {
    return named;
  }
}
