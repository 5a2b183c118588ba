package io.github.sitemaptoolkit.look;

import java.util.List;

/**
 * A section: the urls whose path begins with the same directory, on all hosts.
 *
 * @param path the directory, such as {@code /blog/} or {@code /blog/2026/}; {@code /} for urls that
 *     are in none
 * @param urls the number of its urls, those of its parts included
 * @param dated how many of them have a lastmod
 * @param withImages how many of them have an image
 * @param withVideos how many of them have a video
 * @param parts the directories in it, largest first; they have parts, too, down to {@value
 *     #DEEPEST} directories
 * @param otherParts urls in parts that are not listed, because there are too many
 * @since 0.1
 */
public record SectionLook(
    String path,
    long urls,
    long dated,
    long withImages,
    long withVideos,
    List<SectionLook> parts,
    long otherParts) {

  /** How many directories one within the other are told apart; what is deeper is in the last. */
  public static final int DEEPEST = 6;

  /** Copies the list. */
  public SectionLook {
    parts = List.copyOf(parts);
  }

  /** Returns the number of urls that are in none of its directories. */
  public long direct() {
    return urls - otherParts - parts.stream().mapToLong(SectionLook::urls).sum();
  }
}
