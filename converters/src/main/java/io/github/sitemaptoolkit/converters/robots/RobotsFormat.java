package io.github.sitemaptoolkit.converters.robots;

import io.github.sitemaptoolkit.io.Head;
import io.github.sitemaptoolkit.value.RobotsLine;
import java.util.List;

/**
 * The format of {@code robots.txt}: the sitemaps in its {@code Sitemap} lines are read as an index.
 *
 * <p>All other lines are ignored, also those that name schema maps: {@link SchemamapFormat} reads
 * these. The format cannot be written. Sources: <a
 * href="https://www.rfc-editor.org/rfc/rfc9309">RFC 9309</a> for the lines, <a
 * href="https://www.sitemaps.org/protocol.html#submit_robots">the sitemap protocol</a> for {@code
 * Sitemap}.
 *
 * @since 0.1
 */
public final class RobotsFormat extends RobotsIndexFormat {

  /** Creates the format; it has no state. */
  public RobotsFormat() {
    super("robots", "robots.txt: its Sitemap lines are read as an index", false);
  }

  @Override
  public List<String> fileNames() {
    return List.of("robots.txt");
  }

  /**
   * {@inheritDoc}
   *
   * <p>True if the first line that is neither blank nor a comment is a line of a robots.txt.
   */
  @Override
  public boolean matches(Head head) {
    return head.text()
        .lines()
        .filter(line -> !RobotsLine.isBlank(line))
        .findFirst()
        .map(RobotsLine::parse)
        .filter(RobotsLine::isKnown)
        .isPresent();
  }
}
