package io.github.sitemaptoolkit.pages.internal;

import io.github.sitemaptoolkit.file.FileNames;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/** Finds the files of a site. Symbolic links are not followed: they may lead anywhere. */
final class PageWalk extends SimpleFileVisitor<Path> {

  /**
   * What search engines list besides pages. Source:
   * https://developers.google.com/search/docs/crawling-indexing/indexable-file-types
   */
  private static final Set<String> DOCUMENTS =
      Set.of(
          "pdf", "doc", "docx", "odt", "ppt", "pptx", "odp", "xls", "xlsx", "ods", "rtf", "epub");

  private static final Comparator<PageFile> ORDER = Comparator.comparing(PageFile::path);

  private final Path root;
  private final boolean documents;
  private final List<PageFile> files = new ArrayList<>();
  private final List<PageFile> hidden = new ArrayList<>();
  private final List<PageFile> links = new ArrayList<>();

  private PageWalk(Path root, boolean documents) {
    this.root = root;
    this.documents = documents;
  }

  /**
   * Returns the files of a folder that are pages, sorted by path.
   *
   * @param address tells the urls of files that are left out
   * @param documents whether to find other documents, too
   * @throws IOException if a directory cannot be read
   */
  static List<PageFile> of(Path root, PageAddress address, boolean documents, PageLog log)
      throws IOException {
    Path real = root.toRealPath(); // the folder itself may be a link
    var walk = new PageWalk(real, documents);
    Files.walkFileTree(real, walk);
    leaveOut(walk.hidden, PageOmission.HIDDEN, address, log);
    leaveOut(walk.links, PageOmission.LINK, address, log);
    walk.files.sort(ORDER);
    return walk.files;
  }

  private static void leaveOut(
      List<PageFile> files, PageOmission reason, PageAddress address, PageLog log) {
    files.sort(ORDER);
    files.forEach(file -> log.leaveOut(reason, file.path(), address.of(file), null, null));
  }

  @Override
  public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes attributes)
      throws IOException {
    if (directory.equals(root)) {
      return FileVisitResult.CONTINUE;
    }
    String name = String.valueOf(directory.getFileName());
    if (!isHidden(name)) {
      return FileVisitResult.CONTINUE;
    }
    return FileVisitResult.SKIP_SUBTREE; // such as .git and .well-known, which have no pages
  }

  @Override
  public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
    String name = String.valueOf(file.getFileName());
    boolean html = PageFile.isHtml(name);
    if (!html && !(documents && DOCUMENTS.contains(PageFile.ending(name)))) {
      return FileVisitResult.CONTINUE;
    }
    if (FileNames.isGarbled(name)) {
      throw new FileSystemException(FileNames.shown(file), null, "the name" + FileNames.misfit());
    }
    var page =
        new PageFile(path(file), attributes.size(), attributes.lastModifiedTime().toMillis());
    if (isHidden(name)) {
      hidden.add(page);
    } else if (attributes.isSymbolicLink()) {
      links.add(page);
    } else if (attributes.isRegularFile()) {
      files.add(page);
    }
    return FileVisitResult.CONTINUE;
  }

  private String path(Path file) {
    var path = new StringBuilder();
    for (Path part : root.relativize(file)) {
      path.append(path.isEmpty() ? "" : "/").append(part);
    }
    return path.toString();
  }

  private static boolean isHidden(String name) {
    return name.startsWith(".");
  }
}
