package io.github.sitemaptoolkit.site.input;

import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.directory.OwnFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The files of former sets, which a set keeps for crawlers that have a former index. They are not
 * part of the site: nearly all of their urls are in the set, too.
 */
public final class FormerFiles {

  private final Map<Path, Set<Path>> known = new HashMap<>(); // by directory

  private FormerFiles() {}

  /**
   * Returns which inputs are such files.
   *
   * @param named whether an input was named by the user, who then wants it to be read
   */
  public static List<Input> among(List<Input> inputs, Predicate<Input> named) {
    var files = new FormerFiles();
    List<Input> former = new ArrayList<>();
    for (Input input : inputs) {
      if (input.isFile() && !named.test(input) && files.contains(input.path())) {
        former.add(input);
      }
    }
    return former;
  }

  private boolean contains(Path file) {
    Path directory = file.toAbsolutePath().getParent();
    try {
      return directory != null
          && known.computeIfAbsent(directory, FormerFiles::of).contains(file.toRealPath());
    } catch (IOException e) {
      return false; // reported when it is read
    }
  }

  private static Set<Path> of(Path directory) {
    try {
      return OwnFiles.formerIn(directory);
    } catch (IOException | SitemapException e) {
      return Set.of(); // not our manifest, or a damaged one, which sitemap verify reports
    }
  }
}
