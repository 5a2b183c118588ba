package io.github.sitemaptoolkit.site;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The documents in the order of a reader, under headings.
 *
 * @param sections the headings with their documents
 * @param moved documents that only say where their text is now: their addresses go on working, but
 *     neither the list of pages nor the search has them
 */
record Navigation(List<Section> sections, List<Path> moved) {

  private static final String MOVED = "Moved";

  /** A heading, and the documents under it. */
  record Section(String title, List<Path> sources) {}

  /**
   * Parses lines such as {@code # Tasks}, and below each of them the paths of documents. Those
   * below {@code # Moved} are {@link #moved}.
   */
  static Navigation parse(String text) {
    List<Section> sections = new ArrayList<>();
    for (String line : text.lines().filter(line -> !line.isBlank()).toList()) {
      if (line.startsWith("# ")) {
        sections.add(new Section(line.substring(2), new ArrayList<>()));
      } else {
        sections.get(sections.size() - 1).sources().add(Path.of(line));
      }
    }
    return new Navigation(
        sections.stream().filter(section -> !section.title().equals(MOVED)).toList(),
        sections.stream()
            .filter(section -> section.title().equals(MOVED))
            .flatMap(section -> section.sources().stream())
            .toList());
  }

  /** Returns all documents that are listed, in order. */
  List<Path> sources() {
    return sections.stream().flatMap(section -> section.sources().stream()).toList();
  }

  /** Returns whether a document is listed, or was moved. */
  boolean contains(Path source) {
    return Stream.concat(sources().stream(), moved.stream()).anyMatch(source::equals);
  }
}
