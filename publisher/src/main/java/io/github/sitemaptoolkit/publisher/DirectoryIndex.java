package io.github.sitemaptoolkit.publisher;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.DocumentCodes;
import io.github.sitemaptoolkit.io.FileNames;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.internal.disk.PartWriter;
import io.github.sitemaptoolkit.publisher.internal.plan.IndexFile;
import io.github.sitemaptoolkit.publisher.internal.plan.Lastmod;
import io.github.sitemaptoolkit.publisher.internal.plan.PublishCodes;
import io.github.sitemaptoolkit.publisher.layout.Part;
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
 * An index of sitemaps that lie in a directory, whoever made them.
 *
 * @since 0.1
 */
public final class DirectoryIndex {

  private DirectoryIndex() {}

  /**
   * Writes an index of the files of a directory that end in {@code .xml} or {@code .xml.gz} and are
   * sitemaps, in the order of their names. Indexes are passed over, files in other directories too.
   * A file whose name is not known as text is left out, with a problem: its url cannot be known.
   *
   * @param url the url of the directory
   * @param target the file to write
   * @return how many sitemaps it lists
   * @throws IOException if a file cannot be read or written
   * @throws SitemapException if a file is no sitemap or something of it is missing, or there is no
   *     sitemap, or there are more than an index may list
   * @throws IllegalArgumentException if the url is none of a directory
   */
  public static int write(Path directory, String url, Path target, Context context)
      throws IOException {
    return write(directory, url, target, context, false);
  }

  /**
   * Writes an index as {@link #write(Path, String, Path, Context)} does.
   *
   * @param acceptIncomplete whether sitemaps are listed, too, of which something is missing
   */
  public static int write(
      Path directory, String url, Path target, Context context, boolean acceptIncomplete)
      throws IOException {
    String base = IndexFile.base(url);
    List<Path> files = new ArrayList<>();
    for (Path file : files(directory)) {
      if (!isIndex(file) && isNamed(file, context)) {
        files.add(file);
      }
    }
    var completeness = new Completeness(context.problems(), target.toString());
    SitemapSet set = new SitemapSet(context).acceptIncomplete(acceptIncomplete);
    List<Part> parts = new ArrayList<>();
    for (Path file : files) {
      parts.add(part(file, set));
    }
    if (!acceptIncomplete) {
      completeness.check(0);
    }
    if (parts.isEmpty()) {
      throw new SitemapException(
          Problem.of(
              DocumentCodes.EMPTY,
              "there is no sitemap in this directory",
              Location.of(directory.toString())));
    }
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

  /** What an index says of a sitemap. */
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
