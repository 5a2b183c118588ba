package io.github.sitemaptoolkit.converters.ndjson;

import static java.util.stream.Collectors.joining;

import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.testkit.FormatContract;
import java.util.List;
import java.util.stream.IntStream;

class NdjsonContractTest extends FormatContract {

  @Override
  protected SitemapFormat format() {
    return new NdjsonFormat();
  }

  @Override
  protected String example() {
    return exampleUrls().stream().map(url -> "{\"loc\":\"" + url + "\"}\n").collect(joining());
  }

  @Override
  protected List<String> exampleUrls() {
    return IntStream.range(0, 300).mapToObj(i -> "https://a.example/é?i=" + i * 7919).toList();
  }
}
