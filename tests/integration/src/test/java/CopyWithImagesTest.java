import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.Sitemaps;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The README's program, which is in the nameless package, as a reader would write it. */
class CopyWithImagesTest {

  @Test
  void keepsPagesWithImagesAndAddsOne(@TempDir Path directory) throws IOException {
    Path to = directory.resolve("copy.xml.gz");
    Path from = Path.of("..", "..", "examples", "blog.rss");
    CopyWithImages.main(new String[] {from.toString(), to.toString()});
    try (var entries = Sitemaps.read(to)) {
      assertEquals(
          List.of(
              "https://www.example.com/journal/seven-huts?ref=feed&v=2",
              "https://www.example.com/journal/closed",
              "https://www.example.com/new"),
          entries.stream().map(UrlEntry::loc).toList());
    }
  }
}
