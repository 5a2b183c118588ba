package io.github.sitemaptoolkit.format;

import java.util.List;

/**
 * A format whose id, description and file name extensions do not change. For formats to extend.
 *
 * @since 0.1
 */
public abstract class AbstractFormat implements SitemapFormat {

  private final String id;
  private final String description;
  private final List<String> fileExtensions;

  /**
   * Creates a format.
   *
   * @param fileExtensions without dot, the usual one first; none only if it cannot be written
   */
  protected AbstractFormat(String id, String description, String... fileExtensions) {
    this.id = id;
    this.description = description;
    this.fileExtensions = List.of(fileExtensions);
  }

  @Override
  public final String id() {
    return id;
  }

  @Override
  public final String description() {
    return description;
  }

  @Override
  public final List<String> fileExtensions() {
    return fileExtensions;
  }

  /** Returns the id. */
  @Override
  public final String toString() {
    return id;
  }
}
