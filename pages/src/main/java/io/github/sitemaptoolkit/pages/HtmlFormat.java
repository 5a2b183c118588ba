package io.github.sitemaptoolkit.pages;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.format.AbstractFormat;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.io.Head;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.pages.internal.PagesReader;
import io.github.sitemaptoolkit.pages.option.PageOptions;
import java.io.IOException;

/**
 * Pages of HTML: a folder of them as one document, or a single page. Can be read, not written.
 *
 * <pre>{@code
 * Context context = Context.load().withBase("https://example.com/");
 * try (Source folder = Source.ofDirectory(Path.of("public"));
 *     EntryReader<UrlEntry> pages = new HtmlFormat().reader(folder, context)) {
 *   pages.forEach(page -> System.out.println(page.loc()));
 * }
 * }</pre>
 *
 * <p>The base of the context is the url of the folder; of a single page, its own url. {@link
 * PageOptions} say how files become urls and where dates come from. What pages say of themselves
 * counts: pages that must not be listed, that only redirect, or that name another page as canonical
 * are left out. Extensions find their values in pages as they do in feeds. Files are read in the
 * order of their paths; memory does not grow with what is in them.
 *
 * <p>No document has this format because of its name or content: a page under the name of a sitemap
 * is an error, not a list of itself. Programs that run as modules need {@code --add-modules
 * crawler.commons,org.slf4j}.
 *
 * @since 0.1
 */
@Incubating
public final class HtmlFormat extends AbstractFormat {

  /** Creates the format. */
  public HtmlFormat() {
    super("html", "HTML: a folder of pages, or one page; only if it is asked for");
  }

  @Override
  public boolean matches(Head head) {
    return false;
  }

  @Override
  public boolean readsDirectories() {
    return true;
  }

  @Override
  public boolean writes() {
    return false;
  }

  /**
   * Opens a folder or a page for reading.
   *
   * @throws IllegalArgumentException if the context has no base
   */
  @Override
  public EntryReader<UrlEntry> openReader(Source source, Context context) throws IOException {
    return PagesReader.open(source, context);
  }
}
