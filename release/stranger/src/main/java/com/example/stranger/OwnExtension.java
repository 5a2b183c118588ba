package com.example.stranger;

import io.github.sitemaptoolkit.Sitemaps;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Writes and reads ratings, which no jar of the toolkit knows. */
final class OwnExtension {

  public static void main(String[] args) throws Exception {
    Path file = Files.createTempDirectory("extension").resolve("sitemap.xml");
    UrlEntry tent =
        UrlEntry.builder("https://shop.example.com/tent").add(new Rating("5", "4.5")).build();
    Sitemaps.write(file, List.of(tent)).throwIfMissing();
    System.out.print(Files.readString(file));
    try (var entries = Sitemaps.read(file)) {
      for (UrlEntry entry : entries) {
        entry.extension(Rating.class).ifPresent(rating -> System.out.println(rating.stars()));
      }
    }
  }
}
