package io.github.sitemaptoolkit.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A small change of what a judge says of a text, which each reader must notice.
 *
 * @param fact what is judged, as in CONTRIBUTING.md
 * @param readers the names of those who ask the judge, as in {@link JudgeReaders}
 * @param text what they read
 * @param answer what each of them makes of it
 * @param file the source of the judge, below the root of the project
 * @param now a part of it that occurs once
 * @param planted what stands there after the change
 */
record PlantedChange(
    String fact,
    List<String> readers,
    String text,
    String answer,
    String file,
    String now,
    String planted) {

  private static final Path ROOT = Path.of("../..");
  private static final Path TABLE = Path.of("src/test/resources/judges.tsv");

  /** Reads the table of changes. */
  static List<PlantedChange> all() throws IOException {
    List<PlantedChange> all = new ArrayList<>();
    for (String line : Files.readAllLines(TABLE)) {
      if (!line.startsWith("#")) {
        String[] cells = line.split("\t", -1);
        List<String> readers =
            cells[1].equals("all")
                ? List.copyOf(JudgeReaders.ALL.get(cells[0]).keySet())
                : List.of(cells[1].split(", ", -1));
        all.add(
            new PlantedChange(cells[0], readers, cells[2], cells[3], cells[4], cells[5], cells[6]));
      }
    }
    return all;
  }

  /** Returns the source of the judge. */
  String source() throws IOException {
    return Files.readString(ROOT.resolve(file));
  }

  /** Returns the source of the judge after the change. */
  String changedSource() throws IOException {
    return source().replace(now, planted);
  }

  /** Returns the name of the judge's class. */
  String className() {
    String path = file.substring(file.indexOf("/java/") + "/java/".length());
    return path.substring(0, path.length() - ".java".length()).replace('/', '.');
  }

  @Override
  public String toString() {
    return fact + ": " + text + ", " + now + " -> " + planted;
  }
}
