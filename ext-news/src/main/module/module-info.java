/** news:news of Google's news sitemaps. */
module io.github.sitemaptoolkit.ext.news {
  requires transitive io.github.sitemaptoolkit;
  requires static org.jspecify;

  exports io.github.sitemaptoolkit.ext.news;

  provides io.github.sitemaptoolkit.extension.SitemapExtension with
      io.github.sitemaptoolkit.ext.news.NewsExtension;
}
