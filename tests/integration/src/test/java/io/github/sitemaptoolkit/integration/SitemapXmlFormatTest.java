package io.github.sitemaptoolkit.integration;

import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.testkit.FormatContract;
import io.github.sitemaptoolkit.xml.SitemapXmlFormat;
import java.util.List;
import java.util.stream.IntStream;

/** Core's own format against the contract; core itself cannot depend on the testkit. */
class SitemapXmlFormatTest extends FormatContract {

  @Override
  protected SitemapFormat format() {
    return new SitemapXmlFormat();
  }

  @Override
  protected String example() {
    var text = new StringBuilder();
    text.append("<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n");
    for (String url : exampleUrls()) {
      text.append("<url><loc>").append(url.replace("&", "&amp;")).append("</loc></url>\n");
    }
    return text.append("</urlset>\n").toString();
  }

  @Override
  protected List<String> exampleUrls() {
    return IntStream.range(0, 200).mapToObj(i -> "https://a.example/?é&i=" + i * 7919).toList();
  }
}
