package io.github.sitemaptoolkit.format;

import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Reporter;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.token.TokenizerCursor;
import io.github.sitemaptoolkit.token.XmlCursor.Event;
import io.github.sitemaptoolkit.token.XmlOptions;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All that a format reads in a document, to be compared with another reading.
 *
 * @param entries the entries
 * @param problems what was reported, in order
 * @param losses how many losses were reported
 * @param failure what ended the reading, or null
 */
public record Reading(
    List<Object> entries, List<Problem> problems, long losses, @Nullable Problem failure) {

  /** Reads a document. */
  public static Reading of(SitemapFormat format, byte[] document, Context context) {
    List<Object> entries = new ArrayList<>();
    List<Problem> all = new ArrayList<>();
    var problems = new Problems(all::add);
    Context reading = context.withProblems(problems);
    Problem failure = null;
    try (Source source = Source.of(new ByteArrayInputStream(document), "in");
        EntryReader<?> in =
            format.holdsIndex(source.head())
                ? format.indexReader(source, reading)
                : format.reader(source, reading)) {
      in.forEach(entries::add);
    } catch (SitemapException e) {
      failure = e.problem();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new Reading(entries, all, problems.losses().size(), failure);
  }

  /**
   * Returns what is wrong with the lenient reading of a document that strict reading accepts: null
   * if it is the same, or if strict reading refuses the document.
   */
  public static @Nullable String difference(
      SitemapFormat format, byte[] document, Context context) {
    Reading strict = of(format, document, context.withStrict(true));
    if (strict.failure != null && !isOfAnotherKind(strict.failure, document)) {
      return null;
    }
    Reading lenient = of(format, document, context.withStrict(false));
    return strict.equals(lenient) ? null : "strict:  " + strict + "\nlenient: " + lenient;
  }

  /** Returns whether a document was refused for what it is, though it is well-formed. */
  private static boolean isOfAnotherKind(Problem failure, byte[] document) {
    if (!failure.code().equals("doc.unsupported-format")) {
      return false;
    }
    try (Source source = Source.of(new ByteArrayInputStream(document), "in");
        var cursor =
            new TokenizerCursor(source, XmlOptions.STRICT, new Reporter(new Problems(), "in"))) {
      while (cursor.next() != Event.END_DOCUMENT) {
        // to the end
      }
      return true;
    } catch (SitemapException e) {
      return false;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns whether a code was reported. */
  public boolean has(String code) {
    return problems.stream().anyMatch(problem -> problem.code().equals(code));
  }
}
