package com.example.stranger;

import io.github.sitemaptoolkit.Sitemaps;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.publisher.Publication;
import io.github.sitemaptoolkit.publisher.Publisher;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Publishes more urls than one sitemap may hold, and reads the index. */
final class PublishPages {

  public static void main(String[] args) throws Exception {
    Path folder = Files.createTempDirectory("publish");
    Stream<UrlEntry> pages =
        IntStream.range(0, 60_000)
            .mapToObj(n -> UrlEntry.of("https://www.example.com/page/" + n));
    Publication done = Publisher.to(folder).baseUrl("https://www.example.com/").publish(pages);
    System.out.println("Sitemap: " + done.entryPoint());
    try (var index = Sitemaps.readIndex(folder.resolve("sitemap.xml"))) {
      for (IndexEntry sitemap : index) {
        System.out.println(sitemap.loc());
      }
    }
  }
}
