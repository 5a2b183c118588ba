import io.github.sitemaptoolkit.Sitemaps;
import io.github.sitemaptoolkit.ext.image.Image;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

/** Copies the pages of a feed or sitemap that have an image, and adds a new page. */
public class CopyWithImages {

  public static void main(String[] args) throws IOException {
    List<UrlEntry> pages = new ArrayList<>();
    try (var entries = Sitemaps.read(Path.of(args[0]))) {
      for (UrlEntry entry : entries) {
        if (entry.extension(Image.class).isPresent()) {
          pages.add(entry);
        }
      }
      entries.problems().print(System.err);
    }
    pages.add(
        UrlEntry.builder("https://www.example.com/new")
            .lastmod(LocalDate.of(2026, 11, 21))
            .add(Image.of("https://cdn.example.com/new.jpg"))
            .build());
    Sitemaps.write(Path.of(args[1]), pages).print(System.err);
  }
}
