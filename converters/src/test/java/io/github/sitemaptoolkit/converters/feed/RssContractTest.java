package io.github.sitemaptoolkit.converters.feed;

import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.testkit.FormatContract;
import java.util.List;
import java.util.stream.IntStream;

class RssContractTest extends FormatContract {

  @Override
  protected SitemapFormat format() {
    return new RssFormat();
  }

  @Override
  protected String example() {
    var text = new StringBuilder("<rss version=\"2.0\"><channel><title>T</title>\n");
    for (String url : exampleUrls()) {
      text.append("<item><link>").append(url.replace("&", "&amp;")).append("</link></item>\n");
    }
    return text.append("</channel></rss>\n").toString();
  }

  @Override
  protected List<String> exampleUrls() {
    return IntStream.range(0, 100).mapToObj(i -> "https://a.example/?é&i=" + i * 7919).toList();
  }
}
