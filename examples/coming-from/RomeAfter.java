import io.github.sitemaptoolkit.Sitemaps;
import io.github.sitemaptoolkit.problem.Problems;
import java.io.IOException;
import java.nio.file.Path;

/** Does what {@link RomeBefore} does. */
final class RomeAfter {

  private RomeAfter() {}

  static void convert(Path feed, Path sitemap) throws IOException {
    Problems problems = Sitemaps.convert(feed, sitemap);
    problems.print(System.err);
  }
}
