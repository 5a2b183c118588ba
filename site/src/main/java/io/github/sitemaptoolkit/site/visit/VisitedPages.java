package io.github.sitemaptoolkit.site.visit;

import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A file of the pages that were looked at: a line for each, which is added at once. */
final class VisitedPages implements Closeable {

  private static final String HEADER = "# pages that sitemap validate --check-pages has fetched";

  private final Map<String, Visit> known = new HashMap<>();
  private final @Nullable BufferedWriter writer;

  /**
   * Opens a file, which need not exist.
   *
   * @param file null for none
   * @throws IOException if it cannot be read or written, or is another file
   */
  VisitedPages(@Nullable Path file) throws IOException {
    boolean ended = true; // a killed process may have left half a line
    if (file != null && Files.exists(file)) {
      String text = Files.readString(file, StandardCharsets.UTF_8);
      if (!text.startsWith(HEADER)) {
        throw new FileSystemException(
            file.toString(), null, "is not a file of --visited; name one that does not exist");
      }
      text.lines().forEach(this::read);
      ended = text.endsWith("\n");
    }
    writer =
        file == null
            ? null
            : Files.newBufferedWriter(
                file, StandardCharsets.UTF_8, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    if (!ended) {
      write("");
    } else if (file != null && Files.size(file) == 0) {
      write(HEADER);
    }
  }

  private void read(String line) {
    int tab = line.indexOf('\t');
    Visit visit = tab < 0 ? null : Visit.parse(line.substring(tab + 1));
    if (visit != null) {
      known.put(line.substring(0, tab), visit);
    }
  }

  /** Returns what came of a page; null if it was not looked at. */
  @Nullable Visit of(String url) {
    return known.get(url);
  }

  void add(String url, Visit visit) throws IOException {
    write(url + '\t' + visit.line());
  }

  private void write(String line) throws IOException {
    if (writer != null) {
      writer.write(line + '\n');
      writer.flush();
    }
  }

  @Override
  public void close() throws IOException {
    if (writer != null) {
      writer.close();
    }
  }
}
