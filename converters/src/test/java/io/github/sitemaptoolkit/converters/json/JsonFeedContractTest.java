package io.github.sitemaptoolkit.converters.json;

import static java.util.stream.Collectors.joining;

import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.testkit.FormatContract;
import java.util.List;
import java.util.stream.IntStream;

class JsonFeedContractTest extends FormatContract {

  @Override
  protected SitemapFormat format() {
    return new JsonFeedFormat();
  }

  @Override
  protected String example() {
    return exampleUrls().stream()
        .map(url -> "{\"id\":\"1\",\"url\":\"" + url + "\",\"content_text\":\"A\"}")
        .collect(
            joining(
                ",\n",
                "{\"version\":\"https://jsonfeed.org/version/1\",\"title\":\"A\",\"items\":[\n",
                "]}\n"));
  }

  @Override
  protected List<String> exampleUrls() {
    return IntStream.range(0, 300).mapToObj(i -> "https://a.example/é?i=" + i * 7919).toList();
  }
}
