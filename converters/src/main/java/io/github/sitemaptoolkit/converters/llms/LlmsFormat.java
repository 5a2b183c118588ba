package io.github.sitemaptoolkit.converters.llms;

import io.github.sitemaptoolkit.converters.option.FeedOptions;
import io.github.sitemaptoolkit.format.AbstractFormat;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.EntryWriter;
import io.github.sitemaptoolkit.io.Head;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.io.IOException;
import java.util.List;

/**
 * The format {@code llms.txt}: Markdown with a title and, in sections, links to pages, each with a
 * description.
 *
 * <p>Sections are the first directories of the paths. As the pages of a section stand together,
 * what is written is sorted, in bounded memory and, if there is much of it, temporary files. Only
 * urls, titles and descriptions are written; all other data of an entry is reported as lost. What
 * is read are the links of lists. Source: <a href="https://llmstxt.org/">llmstxt.org</a>.
 *
 * @since 0.1
 */
public final class LlmsFormat extends AbstractFormat {

  /** Creates the format; it has no state. */
  public LlmsFormat() {
    super("llms", "llms.txt: Markdown with titles, links and descriptions", "llms");
  }

  @Override
  public List<String> fileNames() {
    return List.of("llms.txt");
  }

  /**
   * {@inheritDoc}
   *
   * <p>True if the first line is a title, and a list of links follows.
   */
  @Override
  public boolean matches(Head head) {
    String text = head.text().stripLeading();
    return text.startsWith("# ") && text.lines().anyMatch(line -> MarkdownLink.of(line) != null);
  }

  @Override
  public Context contextForReading(Context context) {
    return context.with(context.options(FeedOptions.DEFAULTS).withMetadata(true));
  }

  @Override
  public EntryReader<UrlEntry> openReader(Source source, Context context) throws IOException {
    return new LlmsReader(source, context);
  }

  @Override
  public EntryWriter<UrlEntry> openWriter(Sink sink, DocumentInfo document, Context context) {
    return new LlmsWriter(sink, document, context);
  }
}
