package io.github.sitemaptoolkit.converters.feed;

import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.testkit.FormatContract;
import java.util.List;
import java.util.stream.IntStream;

class AtomContractTest extends FormatContract {

  @Override
  protected SitemapFormat format() {
    return new AtomFormat();
  }

  @Override
  protected String example() {
    var text = new StringBuilder("<feed xmlns=\"http://www.w3.org/2005/Atom\">\n");
    for (String url : exampleUrls()) {
      text.append("<entry><link href=\"").append(url.replace("&", "&amp;"));
      text.append("\"/></entry>\n");
    }
    return text.append("</feed>\n").toString();
  }

  @Override
  protected List<String> exampleUrls() {
    return IntStream.range(0, 100).mapToObj(i -> "https://a.example/?é&i=" + i * 7919).toList();
  }
}
