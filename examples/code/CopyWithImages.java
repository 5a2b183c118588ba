import io.github.sitemaptoolkit.Sitemaps;
import io.github.sitemaptoolkit.ext.image.Image;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

/** Copies the pages of a sitemap that have an image, and adds another page. */
final class CopyWithImages {

  private CopyWithImages() {}

  static List<UrlEntry> copy(Path from, Path to) throws IOException {
    List<UrlEntry> pages = new ArrayList<>();
    try (var entries = Sitemaps.read(from)) {
      for (UrlEntry entry : entries) {
        if (!entry.extensions(Image.class).isEmpty()) {
          pages.add(entry);
        }
      }
    }
    pages.add(
        UrlEntry.builder("https://www.example.com/new")
            .lastmod(LocalDate.of(2026, 11, 21))
            .add(Image.of("https://cdn.example.com/new.jpg"))
            .build());
    Sitemaps.write(to, pages);
    return pages;
  }
}
