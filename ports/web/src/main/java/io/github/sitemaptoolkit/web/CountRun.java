package io.github.sitemaptoolkit.web;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.text.JsonWriter;
import java.io.IOException;
import java.io.InputStream;

/** Counts the entries of a document of any format. */
public final class CountRun {

  private CountRun() {}

  /**
   * Returns the numbers of urls and sitemaps and what is wrong with the document, as JSON.
   *
   * @param in the document, which is closed
   */
  public static String count(String name, InputStream in) throws IOException {
    var problems = new Problems();
    Context context = Loaded.CONTEXT.withProblems(problems);
    var messages = new StringBuilder();
    long count = 0;
    boolean index = false;
    boolean refused = false;
    try (Source source = Source.closing(in, name, Limits.DEFAULT)) {
      SitemapFormat format = context.formats().detect(source);
      index = format.holdsIndex(source.head());
      try (EntryReader<?> entries =
          index ? format.indexReader(source, context) : format.reader(source, context)) {
        while (entries.read() != null) {
          count++;
        }
      }
      problems.print(messages);
    } catch (SitemapException e) {
      refused = true;
      problems.print(messages);
      messages.append(e.problem()).append('\n');
    }
    return JsonWriter.compact()
        .begin()
        .number("urls", index ? 0 : count)
        .number("sitemaps", index ? count : 0)
        .flag("refused", refused)
        .text("messages", messages.toString())
        .end()
        .toString();
  }
}
