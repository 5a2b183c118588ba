package io.github.sitemaptoolkit.costs;

import java.util.function.IntFunction;

/**
 * One way in which the documents of a format can grow.
 *
 * @param format the end of the name of such a file
 * @param name what there is more of
 * @param times how much there is of it in the smaller document of a build
 * @param document makes a document with so much of it
 */
record Dimension(String format, String name, int times, IntFunction<byte[]> document) {

  @Override
  public String toString() {
    return name + " in " + format;
  }
}
