package io.github.sitemaptoolkit.cli.validate;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.validator.evidence.EvidenceSource;
import java.io.IOException;
import java.nio.file.Path;

/** The port: opens files with facts about addresses. */
@FunctionalInterface
public interface EvidenceFiles {

  /**
   * Opens a file, or a directory.
   *
   * @throws IOException if it cannot be read
   * @throws io.github.sitemaptoolkit.problem.SitemapException if it has no facts
   */
  EvidenceSource open(Path file, Context context) throws IOException;
}
