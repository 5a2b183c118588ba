package io.github.sitemaptoolkit.site;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The documents in the order of a reader, under headings.
 *
 * @param sections the headings with their documents
 */
record Navigation(List<Section> sections) {

  /** A heading, and the documents under it. */
  record Section(String title, List<Path> sources) {}

  /** Parses lines such as {@code # Tasks}, and below each of them the paths of documents. */
  static Navigation parse(String text) {
    List<Section> sections = new ArrayList<>();
    for (String line : text.lines().filter(line -> !line.isBlank()).toList()) {
      if (line.startsWith("# ")) {
        sections.add(new Section(line.substring(2), new ArrayList<>()));
      } else {
        sections.get(sections.size() - 1).sources().add(Path.of(line));
      }
    }
    return new Navigation(List.copyOf(sections));
  }

  /** Returns all documents, in order. */
  List<Path> sources() {
    return sections.stream().flatMap(section -> section.sources().stream()).toList();
  }
}
