package io.github.sitemaptoolkit.cli.init;

import io.github.sitemaptoolkit.content.HtmlPage;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.InputFormat;
import io.github.sitemaptoolkit.pages.HtmlFormat;
import io.github.sitemaptoolkit.pages.option.LastmodSource;
import io.github.sitemaptoolkit.pages.option.PageOptions;
import io.github.sitemaptoolkit.url.UrlParts;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Knows which directories are the pages of a site, and under which url. */
final class PagesSketch {

  private static final String INDEX = "index.html";
  private static final String UNKNOWN = "https://www.example.com/";

  private PagesSketch() {}

  /** Returns whether a directory is a site, as a generator of static sites leaves it. */
  static boolean isSite(Path directory) {
    return Files.isRegularFile(directory.resolve(INDEX));
  }

  /** Returns whether a generator has written a sitemap into the directory. */
  static boolean hasSitemap(Path directory) {
    return Files.isRegularFile(directory.resolve("sitemap.xml"));
  }

  /** Returns a context in which the pages of a directory are read. */
  static Context context(Path directory, Context context) throws IOException {
    PageOptions options =
        PageOptions.DEFAULTS.withLastmod(List.of(LastmodSource.DATA, LastmodSource.META));
    return context.withBase(base(directory)).with(new InputFormat(new HtmlFormat())).with(options);
  }

  /** Returns the root of the canonical url of the first page; a placeholder if it has none. */
  private static String base(Path directory) throws IOException {
    try (InputStream in = Files.newInputStream(directory.resolve(INDEX))) {
      HtmlPage page = HtmlPage.read(in, PageOptions.DEFAULTS.mostBytes(), UNKNOWN);
      String canonical = page.head().canonical();
      if (canonical == null) {
        return UNKNOWN;
      }
      return canonical.endsWith("/") ? canonical : UrlParts.root(canonical);
    }
  }
}
