package io.github.sitemaptoolkit.publisher.internal.plan;

import io.github.sitemaptoolkit.problem.Code;

/** What can be wrong with what is to be published, or was. */
public final class PublishCodes {

  /** Entries of the input could not be read. */
  public static final Code INCOMPLETE = Code.error("input.incomplete");

  /** A sitemap index came without the place of its sitemaps. */
  public static final Code NO_DIRECTORY = Code.error("index.no-directory");

  /** A file has a name that a url cannot have. */
  public static final Code FILE_NAME = Code.error("io.file-name");

  /** A url comes twice. */
  public static final Code DUPLICATE = Code.warning("loc.duplicate");

  /** The record of what was published is missing, or cannot be read. */
  public static final Code MANIFEST = Code.error("publish.manifest");

  /** A url is not below the url of the directory. */
  public static final Code OUTSIDE = Code.error("publish.outside");

  /** More urls would go than may. */
  public static final Code SHRINK = Code.error("publish.shrink");

  /** A url that no crawler can follow. */
  public static final Code UNCRAWLABLE = Code.error("publish.uncrawlable");

  private PublishCodes() {}
}
