import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.publisher.DirectoryIndex;
import io.github.sitemaptoolkit.publisher.Entries;
import io.github.sitemaptoolkit.publisher.EntryConsumer;
import io.github.sitemaptoolkit.publisher.EntryPublisher;
import io.github.sitemaptoolkit.publisher.Merger;
import io.github.sitemaptoolkit.publisher.Publication;
import io.github.sitemaptoolkit.publisher.SitemapSet;
import io.github.sitemaptoolkit.publisher.SplitWriter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** The single steps of publishing, for programs that need only one of them. */
final class SetSteps {

  private SetSteps() {}

  /** Lists the sitemaps of a directory in an index. */
  static int index(Path directory) throws IOException {
    return DirectoryIndex.write(
        directory,
        "https://www.example.com/",
        directory.resolve("sitemap_index.xml"),
        Context.load());
  }

  /** Counts the urls of a set by reading its index and all that it lists. */
  static long count(Path index) throws IOException {
    var counter = new Counter();
    Problems problems = new SitemapSet(Context.load()).read(index, counter);
    problems.throwIfMissing();
    return counter.urls;
  }

  private static final class Counter implements EntryConsumer {

    private long urls;

    @Override
    public void accept(UrlEntry entry, Location place) {
      urls++;
    }
  }

  /** Writes each url once, that with the newest date. */
  static void merge(List<Path> files, SplitWriter to) throws IOException {
    Context context = Context.load().withProblems(new Problems());
    try (var merger = new Merger(Merger.Keep.NEWEST, context)) {
      for (int i = 0; i < files.size(); i++) {
        int number = i;
        SitemapSet.read(files.get(i), context, entry -> merger.add(entry, number, null));
      }
      try (EntryReader<UrlEntry> merged = merger.entries()) {
        for (UrlEntry entry = merged.read(); entry != null; entry = merged.read()) {
          to.write(entry);
        }
      }
    }
    to.finish();
    context.problems().throwIfMissing();
  }

  /** Publishes what another set lists, whichever publisher it is: of a directory or of a bucket. */
  static Publication copy(Path index, EntryPublisher to) throws IOException {
    Entries entries = consumer -> new SitemapSet(Context.load()).read(index, consumer);
    return to.publish(entries);
  }
}
