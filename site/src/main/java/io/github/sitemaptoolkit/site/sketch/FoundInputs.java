package io.github.sitemaptoolkit.site.sketch;

import io.github.sitemaptoolkit.file.FileNames;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.directory.OwnFiles;
import io.github.sitemaptoolkit.publisher.layout.SetNames;
import io.github.sitemaptoolkit.site.input.InputFiles;
import io.github.sitemaptoolkit.url.UrlParts;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * The inputs of a site that are named, or that lie in a directory: its files, and its folders, with
 * pages or with files. What is no input is named with the reason. For one call, and one thread.
 */
public final class FoundInputs {

  private static final int MOST_NAMED = 5; // of each directory
  private static final String UNREADABLE = "it cannot be read";

  private final Context context;
  private final InputFiles search;
  private final Consumer<String> notTaken;
  private final Map<Path, List<InputSketch>> found = new LinkedHashMap<>();

  /**
   * Creates a search.
   *
   * @param context how inputs are read
   * @param directory that of the configuration file; what was published into it is skipped
   * @param notTaken accepts a line for what is not taken
   * @throws IOException if what was published cannot be read
   */
  public FoundInputs(Context context, Path directory, Consumer<String> notTaken)
      throws IOException {
    this.context = context;
    this.search = new InputFiles(context).skip(OwnFiles.in(directory.resolve(FirstConfig.OUTPUT)));
    this.notTaken = notTaken;
  }

  /**
   * Returns the inputs that are named, each with the files that it stands for.
   *
   * @param inputs files, directories of them, patterns, or directories of HTML pages
   * @param seen accepts each file of those that are no pages, after a look at it
   * @throws IOException if one cannot be read
   * @throws SitemapException if the format of one is unknown
   */
  public Map<Path, List<InputSketch>> of(Collection<Path> inputs, Consumer<InputSketch> seen)
      throws IOException {
    for (Path input : new LinkedHashSet<>(inputs)) {
      List<InputSketch> files = new ArrayList<>();
      if (PagesSketch.isSite(input)) {
        files.add(InputSketch.ofPages(input, context));
      } else {
        for (String file : search.of(input.toString())) {
          InputSketch sketch = InputSketch.of(Path.of(file), context);
          seen.accept(sketch);
          files.add(sketch);
        }
      }
      found.put(input, files);
    }
    return found;
  }

  /**
   * Returns the inputs that lie in a directory, each with the files that it stands for.
   *
   * @throws IOException if it cannot be read
   */
  public Map<Path, List<InputSketch>> in(Path directory) throws IOException {
    if (PagesSketch.isSite(directory)) {
      lookAtPages(named(directory));
      for (Path file : files(directory)) {
        if (!file.endsWith(SetNames.ENTRY_POINT)) {
          leaveOut(file, "it lies among pages; name it as INPUT to take it");
        }
      }
      return found;
    }
    List<Path> files = files(directory);
    look(directory, files).forEach(sketch -> found.put(sketch.path(), List.of(sketch)));
    for (Path folder : folders(directory)) {
      if (PagesSketch.isSite(folder)) {
        lookAtPages(folder);
        continue;
      }
      List<Path> inFolder = files(folder);
      List<InputSketch> taken = look(folder, inFolder);
      if (taken.size() == inFolder.size() && !taken.isEmpty()) {
        found.put(folder, taken);
      } else {
        taken.forEach(sketch -> found.put(sketch.path(), List.of(sketch)));
      }
    }
    return ofOneSite();
  }

  /** Returns a directory by a name that can be read: that of the working directory is empty. */
  private static Path named(Path directory) {
    return directory.toString().isEmpty() ? Path.of(".") : directory;
  }

  private static List<Path> folders(Path directory) throws IOException {
    try (Stream<Path> children = Files.list(directory)) {
      return children
          .filter(
              child -> Files.isDirectory(child) && !child.getFileName().toString().startsWith("."))
          .sorted()
          .toList();
    }
  }

  private List<Path> files(Path directory) throws IOException {
    try {
      if (PagesSketch.hasPages(directory) && !PagesSketch.isSite(directory)) {
        leaveOut(named(directory), "it has HTML pages, but no " + PagesSketch.INDEX);
      }
      return search.of(directory.toString()).stream().map(Path::of).toList();
    } catch (AccessDeniedException e) {
      leaveOut(named(directory), UNREADABLE);
      return List.of();
    } catch (FileSystemException e) {
      return List.of(); // none is in a known format
    }
  }

  private void lookAtPages(Path folder) throws IOException {
    try {
      found.put(folder, List.of(InputSketch.ofPages(folder, context)));
    } catch (SitemapException e) {
      leaveOut(folder, e.problem().message());
    } catch (AccessDeniedException e) {
      leaveOut(folder, UNREADABLE);
    }
  }

  private List<InputSketch> look(Path directory, List<Path> files) throws IOException {
    List<InputSketch> taken = new ArrayList<>();
    Map<Path, String> reasons = new LinkedHashMap<>();
    for (Path file : files) {
      try {
        InputSketch sketch = InputSketch.of(file, context);
        if (!sketch.refusal().isEmpty()) {
          reasons.put(file, sketch.refusal());
        } else if (sketch.root().isEmpty()) {
          reasons.put(file, "it has no url of a page");
        } else {
          taken.add(sketch);
        }
      } catch (SitemapException e) {
        reasons.put(file, e.problem().message());
      } catch (AccessDeniedException e) {
        reasons.put(file, UNREADABLE);
      }
    }
    reasons.entrySet().stream()
        .limit(MOST_NAMED)
        .forEach(each -> leaveOut(each.getKey(), each.getValue()));
    int more = reasons.size() - MOST_NAMED;
    if (more > 0) {
      notTaken.accept(
          FileNames.shown(named(directory))
              + (more == 1
                  ? ": 1 more file is not taken"
                  : ": " + more + " more files are not taken"));
    }
    return taken;
  }

  /** Returns the inputs without those that publish would refuse, or that are there twice. */
  private Map<Path, List<InputSketch>> ofOneSite() {
    String base = FirstConfig.base(found.values().stream().flatMap(List::stream).toList());
    Map<Path, List<InputSketch>> inputs = new LinkedHashMap<>();
    List<String> folders = new ArrayList<>(); // the urls of those with pages
    found.forEach(
        (path, sketches) -> {
          List<InputSketch> own =
              sketches.stream().filter(sketch -> isOwn(sketch, base, folders)).toList();
          if (own.size() == sketches.size()) {
            inputs.put(path, own);
          } else {
            own.forEach(sketch -> inputs.put(sketch.path(), List.of(sketch)));
          }
        });
    return inputs;
  }

  private boolean isOwn(InputSketch sketch, String base, List<String> folders) {
    String root = sketch.root();
    if (!root.isEmpty() && !root.equals(UrlParts.root(base))) {
      leaveOut(
          sketch.path(),
          "its urls are those of "
              + root
              + ", not of "
              + base
              + "; they need a sitemap.toml of their own");
      return false;
    } else if (!sketch.isOfPages()) {
      return true;
    }
    String url = sketch.base().isEmpty() ? base : sketch.base();
    if (folders.contains(url)) {
      leaveOut(sketch.path(), "another folder has the pages of " + url);
      return false;
    }
    folders.add(url);
    return true;
  }

  private void leaveOut(Path path, String reason) {
    notTaken.accept(FileNames.shown(path) + ": not taken: " + reason);
  }
}
