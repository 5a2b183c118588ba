package io.github.sitemaptoolkit.web;

import io.github.sitemaptoolkit.converters.Conversion;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.function.LongConsumer;

/** Converts a document of any format to another format. */
public final class ConversionRun {

  private static final int REFUSED = 1; // as the command ends

  private ConversionRun() {}

  /**
   * Converts a document.
   *
   * @param name its name in messages
   * @param in the document, which is closed
   * @param to the id of the format to write, or the name of a file that says it
   * @param out where to write; not closed. To be dropped unless the result is 0 or the messages say
   *     that a part is missing
   * @param messages what is wrong with the document, and what was lost, one line for each
   * @param progress called with the number of entries read so far
   * @return the exit code
   * @throws IllegalArgumentException if there is no such format
   */
  public static int convert(
      String name,
      InputStream in,
      String to,
      OutputStream out,
      StringBuilder messages,
      LongConsumer progress)
      throws IOException {
    var problems = new Problems();
    Context context = Loaded.CONTEXT.withProblems(problems);
    SitemapFormat target =
        context
            .formats()
            .find(to)
            .or(() -> context.formats().forOutput(to))
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "cannot tell the format from "
                            + to
                            + ": use one of "
                            + context.formats().ids()));
    boolean complete = false;
    try (Source source = Source.closing(in, name, Limits.DEFAULT);
        Sink sink = Sink.of(out, to, false)) {
      SitemapFormat from = context.formats().detect(source);
      complete =
          new Conversion(from, target, context)
              .onProgress(progress)
              .convert(source, sink)
              .complete();
      problems.print(messages);
    } catch (SitemapException e) {
      problems.print(messages);
      messages.append(e.problem()).append('\n');
    }
    return complete ? 0 : REFUSED;
  }
}
