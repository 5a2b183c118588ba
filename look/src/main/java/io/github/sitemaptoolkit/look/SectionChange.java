package io.github.sitemaptoolkit.look;

/**
 * How many urls of a section differ between two sets.
 *
 * @param path the section, such as {@code /blog/}
 * @param added how many urls only the new set has
 * @param removed how many urls only the old set has
 * @param changed how many urls both sets have, with different entries
 * @since 0.1
 */
public record SectionChange(String path, long added, long removed, long changed) {

  /** Returns the number of all differences. */
  public long total() {
    return added + removed + changed;
  }

  /** Returns the numbers in words, such as {@code 1 added, 2 removed, 0 changed}. */
  public String words() {
    return added + " added, " + removed + " removed, " + changed + " changed";
  }
}
