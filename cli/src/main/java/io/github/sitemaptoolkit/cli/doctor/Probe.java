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
 * A hostile document that a limit must stop.
 *
 * @param tried a description for people
 * @param format the id of the format to read it as
 * @param limits the limits to read it with
 * @param document makes the bytes; called late, because all documents at once would need much
 *     memory
 */
public record Probe(String tried, String format, Limits limits, Supplier<byte[]> document) {

  /** The contents of a file that no document may get to read. */
  public static final String SECRET = "the-secret-of-another-file";

  /**
   * The result of reading a document.
   *
   * @param held whether the document was stopped
   * @param what the code of the problem that stopped it, or what went wrong
   */
  public record Outcome(boolean held, String what) {}

  /** Creates a probe that the default limits must stop. */
  public Probe(String tried, String format, Supplier<byte[]> document) {
    this(tried, format, Limits.DEFAULT, document);
  }

  /** Returns the limit that a message names in parentheses, after a space; empty if none. */
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
