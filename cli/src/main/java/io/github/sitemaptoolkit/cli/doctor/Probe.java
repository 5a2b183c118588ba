package io.github.sitemaptoolkit.cli.doctor;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.Limit;
import io.github.sitemaptoolkit.limit.LimitException;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.function.Supplier;

/**
 * A small document that a limit must stop, or a part of it.
 *
 * @param tried what it does, for people
 * @param format the id of the format that it is read as
 * @param limits what it is read within
 * @param document makes its bytes: all of them at once would need much memory
 */
public record Probe(String tried, String format, Limits limits, Supplier<byte[]> document) {

  /** What no entry may hold, wherever a document finds it. */
  public static final String SECRET = "the-secret-of-another-file";

  /**
   * What came of a document.
   *
   * @param held whether it was stopped
   * @param what the code of what it was stopped by, for people
   */
  public record Outcome(boolean held, String what) {}

  /** A document that the default limits must stop. */
  public Probe(String tried, String format, Supplier<byte[]> document) {
    this(tried, format, Limits.DEFAULT, document);
  }

  /** Returns the limit that stands in parentheses in a message, after a space, if one does. */
  private static String limit(Problem problem) {
    int open = problem.message().lastIndexOf('(');
    int close = problem.message().indexOf(')', open + 1);
    String word = open < 0 || close < 0 ? "" : problem.message().substring(open + 1, close);
    return Limit.find(word).map(limit -> ' ' + limit.id()).orElse("");
  }

  /** Reads the document. */
  public Outcome run() throws IOException {
    var problems = new Problems();
    Context context = Context.load().withLimits(limits).withProblems(problems);
    try (Source source = Source.of(new ByteArrayInputStream(document.get()), "doctor", limits);
        EntryReader<UrlEntry> in =
            context.formats().find(format).orElseThrow().reader(source, context)) {
      for (UrlEntry entry : in) {
        if (entry.toString().contains(SECRET)) {
          return new Outcome(false, "another file was read");
        }
      }
    } catch (LimitException e) {
      String name = e.limit().id();
      return new Outcome(true, "refused: " + e.problem().code() + " " + name);
    } catch (SitemapException e) {
      return new Outcome(true, "refused: " + e.problem().code());
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
      return new Outcome(false, e.toString());
    }
    return problems.first().stream()
        .filter(problem -> problem.severity() == Severity.ERROR)
        .findFirst()
        .map(problem -> new Outcome(true, "left out: " + problem.code() + limit(problem)))
        .orElse(new Outcome(false, "nothing stopped it"));
  }
}
