package io.github.sitemaptoolkit.site.sketch;

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
import java.util.stream.Stream;

/** Knows which directories are the pages of a site, and under which url. */
final class PagesSketch {

  /** The name of the first page of a directory. */
  static final String INDEX = "index.html";

  /** Stands for the url of pages that do not say it. */
  static final String UNKNOWN = "https://www.example.com/";

  private PagesSketch() {}

  /** Returns whether a directory is a site, as a generator of static sites leaves it. */
  static boolean isSite(Path directory) {
    return Files.isRegularFile(directory.resolve(INDEX));
  }

  /** Returns whether HTML pages lie in a directory. */
  static boolean hasPages(Path directory) throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files.anyMatch(file -> file.toString().endsWith(".html"));
    }
  }

  /** Returns whether a generator has written a sitemap into the directory. */
  static boolean hasSitemap(Path directory) {
    return Files.isRegularFile(directory.resolve("sitemap.xml"));
  }

  /** Returns a context in which pages are read whose directory has a url. */
  static Context context(String base, Context context) {
    PageOptions options =
        PageOptions.DEFAULTS.withLastmod(List.of(LastmodSource.DATA, LastmodSource.META));
    return context.withBase(base).with(new InputFormat(new HtmlFormat())).with(options);
  }

  /**
   * Returns the url of a directory, by the canonical url of its first page; empty if it has none.
   */
  static String base(Path directory) throws IOException {
    try (InputStream in = Files.newInputStream(directory.resolve(INDEX))) {
      HtmlPage page = HtmlPage.read(in, PageOptions.DEFAULTS.mostBytes(), UNKNOWN);
      String canonical = page.head().canonical();
      if (canonical == null) {
        return "";
      }
      return canonical.endsWith("/") ? canonical : UrlParts.root(canonical);
    }
  }
}
