package io.github.sitemaptoolkit.pages.fate;

import io.github.sitemaptoolkit.content.HtmlPage;
import io.github.sitemaptoolkit.hosts.answer.HostFile;
import io.github.sitemaptoolkit.hosts.answer.SiteFolder;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A folder of pages at its place below the root of its host. */
final class ServedFolder implements SiteFolder {

  private final Path folder;
  private final SiteFolder own;
  private final String prefix; // its path from the root, with a slash at the end; or empty
  private final int mostBytes;
  private final Set<String> crawlers;

  /**
   * Creates a folder.
   *
   * @param prefix its path from the root, decoded, with a slash at the end; empty for the root
   * @param mostBytes how much of a page is read
   * @param crawlers the crawlers whose directives count, besides those for all
   */
  ServedFolder(Path folder, String prefix, int mostBytes, Set<String> crawlers) {
    this.folder = folder;
    this.own = SiteFolder.of(folder);
    this.prefix = prefix;
    this.mostBytes = mostBytes;
    this.crawlers = crawlers;
  }

  @Override
  public boolean isFile(String path) {
    return path.startsWith(prefix) && own.isFile(path.substring(prefix.length()));
  }

  @Override
  public boolean isFolder(String path) {
    String whole = path.isEmpty() || path.endsWith("/") ? path : path + '/';
    return prefix.startsWith(whole)
        || (whole.startsWith(prefix) && own.isFolder(whole.substring(prefix.length())));
  }

  /** Returns whether it is the root of its host, so that all files are known. */
  boolean isRoot() {
    return prefix.isEmpty();
  }

  /** Returns the crawlers whose directives count. */
  Set<String> crawlers() {
    return crawlers;
  }

  /** Returns a file with rules as it stands from the root: only those of Apache have a place. */
  HostFile atRoot(HostFile file) {
    return file.name().equals(".htaccess")
        ? new HostFile(file.source(), file.name(), prefix + file.folder(), file.text())
        : file;
  }

  /** Returns the path of a file in the folder itself. */
  String inFolder(String path) {
    return path.startsWith(prefix) ? path.substring(prefix.length()) : path;
  }

  /**
   * Reads a page.
   *
   * @param path its path from the root
   * @return null if it is no HTML, or a link, which may lead anywhere
   */
  @Nullable HtmlPage page(String path, String url) throws IOException {
    Path file = isFile(path) ? folder.resolve(inFolder(path)) : null;
    if (file == null
        || !path.toLowerCase(Locale.ROOT).matches(".*\\.x?html?")
        || !Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
      return null;
    }
    try (InputStream in = Files.newInputStream(file)) {
      return HtmlPage.read(in, mostBytes, url);
    }
  }
}
