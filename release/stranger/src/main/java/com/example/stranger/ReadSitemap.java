package com.example.stranger;

import io.github.sitemaptoolkit.Sitemaps;
import io.github.sitemaptoolkit.ext.image.Image;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;

/** Writes a sitemap with a picture, and reads it. */
final class ReadSitemap {

  public static void main(String[] args) throws Exception {
    Path file = Files.createTempDirectory("read").resolve("sitemap.xml.gz");
    UrlEntry hut =
        UrlEntry.builder("https://www.example.com/hut")
            .lastmod(LocalDate.of(2026, 11, 20))
            .add(Image.of("https://cdn.example.com/hut.jpg"))
            .build();
    Sitemaps.write(file, List.of(UrlEntry.of("https://www.example.com/"), hut)).throwIfMissing();
    try (var entries = Sitemaps.read(file)) {
      for (UrlEntry entry : entries) {
        System.out.println(entry.loc() + " " + entry.lastmod());
        for (Image image : entry.extensions(Image.class)) {
          System.out.println("  " + image.loc());
        }
      }
    }
  }
}
