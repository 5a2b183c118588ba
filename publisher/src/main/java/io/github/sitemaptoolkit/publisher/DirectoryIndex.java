package io.github.sitemaptoolkit.publisher;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.code.DocumentCodes;
import io.github.sitemaptoolkit.file.FileNames;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.internal.disk.PartWriter;
import io.github.sitemaptoolkit.publisher.internal.guard.Completeness;
import io.github.sitemaptoolkit.publisher.layout.IndexFile;
import io.github.sitemaptoolkit.publisher.layout.Lastmod;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.PublishCodes;
import io.github.sitemaptoolkit.url.CrawlableUrls;
import io.github.sitemaptoolkit.url.PrivateUrls;
import io.github.sitemaptoolkit.xml.SitemapXmlFormat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Writes a sitemap index of the sitemaps in a directory, whatever tool produced them.
 *
 * @since 0.1
 */
public final class DirectoryIndex {

  private DirectoryIndex() {}

  /**
   * Writes an index of the sitemaps in a directory: its files with names that end in {@code .xml}
   * or {@code .xml.gz}, sorted by name. Sitemap indexes and subdirectories are skipped. A file
   * whose name cannot be decoded is left out and reported, because its url is unknown.
   *
   * @param url the url of the directory
   * @param target the index file to write
   * @return the number of sitemaps that the index lists
   * @throws IOException if a file cannot be read or written
   * @throws SitemapException if a file is not a sitemap or is incomplete, if there is no sitemap,
   *     or if there are more than an index may list
   * @throws IllegalArgumentException if the url is not an absolute http or https url of a directory
   */
  public static int write(Path directory, String url, Path target, Context context)
      throws IOException {
    return write(directory, url, target, context, false, new RunFiles());
  }

  /**
   * Writes an index of the sitemaps in a directory, as {@link #write(Path, String, Path, Context)}
   * does.
   *
   * @param acceptIncomplete whether to list incomplete sitemaps, too
   * @param run the files of the run, to which the sitemaps and the target are added
   * @throws io.github.sitemaptoolkit.batch.plan.InvalidPlanException if the target is one of them
   */
  @Incubating
  public static int write(
      Path directory,
      String url,
      Path target,
      Context given,
      boolean acceptIncomplete,
      RunFiles run)
      throws IOException {
    Context context = given.withOwnProblems();
    String base = IndexFile.base(url);
    List<Path> files = new ArrayList<>();
    for (Path file : files(directory)) {
      if (!isIndex(file) && isNamed(file, context)) {
        files.add(file);
      }
    }
    files.forEach(file -> run.reads("the sitemap", file));
    run.writes("the index", target);
    var completeness = new Completeness(context.problems(), target.toString());
    SitemapSet set = new SitemapSet(context).acceptIncomplete(acceptIncomplete);
    List<Part> parts = new ArrayList<>();
    for (Path file : files) {
      parts.add(part(file, set));
    }
    completeness.checkFailures();
    if (!acceptIncomplete) {
      completeness.check(0);
    }
    if (parts.isEmpty()) {
      throw new SitemapException(
          DocumentCodes.EMPTY,
          "this directory contains no sitemap",
          Location.of(directory.toString()));
    }
    var crawlable =
        new CrawlableUrls(
            target.toString(), CrawlableUrls.Use.CRAWLERS, context.options(PrivateUrls.NONE));
    crawlable.accepts(base, () -> null);
    crawlable.report(context.problems());
    byte[] index = IndexFile.of(parts, base, target.toString(), context);
    Sink.removeLeftovers(List.of(target));
    PartWriter.write(target, consumer -> consumer.accept(index));
    return parts.size();
  }

  private static List<Path> files(Path directory) throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files.filter(DirectoryIndex::isNamedLikeSitemap).sorted().toList();
    }
  }

  private static boolean isNamedLikeSitemap(Path file) {
    String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
    return !name.startsWith(".")
        && (name.endsWith(".xml") || name.endsWith(".xml.gz"))
        && Files.isRegularFile(file);
  }

  private static boolean isIndex(Path file) throws IOException {
    try (Source source = Source.open(file)) {
      return new SitemapXmlFormat().holdsIndex(source.head());
    }
  }

  private static boolean isNamed(Path file, Context context) {
    boolean named = !FileNames.isGarbled(String.valueOf(file.getFileName()));
    if (!named) {
      context
          .problems()
          .report(
              Problem.of(
                      PublishCodes.FILE_NAME,
                      "the name" + FileNames.misfit() + "; the index does not list it",
                      Location.of(FileNames.shown(file)))
                  .asMissing());
    }
    return named;
  }

  private static Part part(Path file, SitemapSet set) throws IOException {
    var found = new Summary();
    set.read(file, (entry, location) -> found.add(Lastmod.of(entry.lastmod())));
    return new Part(
        String.valueOf(file.getFileName()), found.urls, Files.size(file), "", found.lastmod());
  }

  /** What an index states about one sitemap. */
  private static final class Summary {

    private long urls;
    private @Nullable Lastmod newest;

    void add(@Nullable Lastmod lastmod) {
      urls++;
      newest = Lastmod.newer(newest, lastmod);
    }

    @Nullable String lastmod() {
      return newest == null ? null : newest.forSchema();
    }
  }
}
