package io.github.sitemaptoolkit.publisher.internal.plan;

import io.github.sitemaptoolkit.problem.Code;

/** Codes of problems with the input of publishing or with a published set. */
public final class PublishCodes {

  /** Entries of the input could not be read. */
  public static final Code INCOMPLETE = Code.error("input.incomplete");

  /** A sitemap index was read from a stream, so its sitemaps cannot be found. */
  public static final Code NO_DIRECTORY = Code.error("index.no-directory");

  /** A file has a name that a url cannot have. */
  public static final Code FILE_NAME = Code.error("io.file-name");

  /** The manifest of a published set is missing or cannot be read. */
  public static final Code MANIFEST = Code.error("publish.manifest");

  /** A url is not below the url of the directory. */
  public static final Code OUTSIDE = Code.error("publish.outside");

  /** Two named sets would have a file of the same name. */
  public static final Code SAME_FILE = Code.error("publish.same-file");

  /** The set would shrink more than allowed. */
  public static final Code SHRINK = Code.error("publish.shrink");

  /** A url that no crawler can follow. */
  public static final Code UNCRAWLABLE = Code.error("publish.uncrawlable");

  private PublishCodes() {}
}
