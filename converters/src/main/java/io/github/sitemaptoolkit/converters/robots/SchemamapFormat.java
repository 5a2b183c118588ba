package io.github.sitemaptoolkit.converters.robots;

import io.github.sitemaptoolkit.io.Head;

/**
 * The schema maps in the {@code Schemamap} lines of a {@code robots.txt}, read as an index.
 *
 * <p>A schema map is a sitemap that lists feeds with structured data, not pages. That is why {@link
 * RobotsFormat} leaves them out, and this format is never detected: it must be asked for. The
 * format cannot be written. Source: the draft 0.1 of <a
 * href="https://github.com/nlweb-ai/website/blob/main/SCHEMA_SPEC.md">Schema Feeds</a>.
 *
 * @since 0.1
 */
public final class SchemamapFormat extends RobotsIndexFormat {

  /** Creates the format; it has no state. */
  public SchemamapFormat() {
    super("schemamap", "robots.txt: its Schemamap lines are read as an index", true);
  }

  /** Returns false: a robots.txt is read for its sitemaps unless somebody asks for this format. */
  @Override
  public boolean matches(Head head) {
    return false;
  }
}
