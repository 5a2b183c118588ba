package io.github.sitemaptoolkit.integration;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A picture or film of the corpus, as the README of the corpus explains.
 *
 * @param file the name of the file that it is in
 * @param line its line, from 1
 * @param verdict {@link #REAL}, or why it is left out
 * @param sign what looks like that, or the system that writes it
 * @param where where the markup stands
 * @param page the url of the page or item
 * @param address the address in question; empty if the markup has no other
 * @param markup what stands there
 */
record MediaCase(
    String file,
    int line,
    String verdict,
    String sign,
    String where,
    String page,
    String address,
    String markup) {

  /** The verdict on what belongs to the page. */
  static final String REAL = "real";

  /** The file that was judged before anything was built. */
  static final String SECOND = "second.tsv";

  private static final Path DIRECTORY = Path.of("..", "..", "corpus", "media");
  private static final String HEADER = "verdict\tsign\twhere\tpage\taddress\tmarkup";

  /** Returns all cases, in the order of their files. */
  static List<MediaCase> all() throws IOException {
    List<MediaCase> cases = new ArrayList<>();
    try (Stream<Path> files = Files.list(DIRECTORY)) {
      for (Path file : files.filter(it -> it.toString().endsWith(".tsv")).sorted().toList()) {
        cases.addAll(of(file));
      }
    }
    return cases;
  }

  private static List<MediaCase> of(Path file) throws IOException {
    List<String> lines = Files.readAllLines(file);
    if (!lines.get(0).equals(HEADER)) {
      throw new IOException(file + ": the header is not " + HEADER);
    }
    List<MediaCase> cases = new ArrayList<>();
    for (int i = 1; i < lines.size(); i++) {
      String[] cells = lines.get(i).split("\t", -1);
      if (cells.length != 6) {
        throw new IOException(file + ":" + (i + 1) + ": " + cells.length + " cells");
      }
      String name = file.getFileName().toString();
      cases.add(
          new MediaCase(name, i + 1, cells[0], cells[1], cells[2], cells[3], cells[4], cells[5]));
    }
    return cases;
  }

  boolean isReal() {
    return verdict.equals(REAL);
  }

  boolean isOfSecondSet() {
    return file.equals(SECOND);
  }

  @Override
  public String toString() {
    return file + ':' + line + ' ' + verdict + ' ' + markup;
  }
}
