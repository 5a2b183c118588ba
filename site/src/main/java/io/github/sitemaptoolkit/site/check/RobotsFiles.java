package io.github.sitemaptoolkit.site.check;

import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.validator.site.SiteCheck;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads each robots.txt of a site. */
final class RobotsFiles {

  static final String NAME = "robots.txt";

  private final SiteCheck site;
  private final RunFiles run;
  private final Limits limits;
  private final Set<Path> looked = new HashSet<>(); // where one was looked for
  private final Set<Path> found = new HashSet<>(); // real paths of those that were read

  /**
   * Reads those that are known.
   *
   * @param hosts files by the names of their hosts
   * @param run the files of the run, to which each robots.txt is added
   */
  RobotsFiles(SiteCheck site, Map<String, Path> hosts, RunFiles run, Limits limits)
      throws IOException {
    this.site = site;
    this.run = run;
    this.limits = limits;
    for (Map.Entry<String, Path> file : hosts.entrySet()) {
      read(file.getValue(), file.getKey());
      found.add(file.getValue().toRealPath());
    }
  }

  /** Reads the robots.txt that lies beside a document, or is the document itself. */
  void readBeside(@Nullable Path document) throws IOException {
    Path file = document == null ? null : document.resolveSibling(NAME);
    if (file != null
        && looked.add(file)
        && Files.isRegularFile(file)
        && found.add(file.toRealPath())) {
      read(file, null);
    }
  }

  private void read(Path file, @Nullable String host) throws IOException {
    run.reads("the robots.txt", file);
    site.readRobots(Source.open(file, limits), host);
  }
}
