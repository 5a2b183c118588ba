package io.github.sitemaptoolkit.cli.init;

import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.url.UrlEnding;
import io.github.sitemaptoolkit.url.UrlEnding.Kind;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/**
 * Guesses what the columns of a table hold by their first cells, for tables whose headers are
 * unknown.
 */
final class HeaderGuess {

  private static final int ROWS = 20;
  private static final List<String> SEPARATORS = List.of("\t", ";", "|", ",");

  private static final Pattern WEB = Pattern.compile("https?://\\S+(\\?.*)?");
  private static final Pattern DATE =
      Pattern.compile("\\d{4}-\\d\\d-\\d\\d.*|\\d{1,2}[./]\\d{1,2}[./]\\d{4}.*");

  private HeaderGuess() {}

  /** Returns the columns by the headers of a table; empty if no column holds urls of pages. */
  static Map<String, String> of(Path file) throws IOException {
    List<List<String>> rows = rows(file);
    Map<String, String> columns = new LinkedHashMap<>();
    for (int i = 0; !rows.isEmpty() && i < rows.get(0).size(); i++) {
      String header = rows.get(0).get(i);
      List<String> cells = new ArrayList<>();
      for (List<String> row : rows.subList(1, rows.size())) {
        if (i < row.size() && !row.get(i).isEmpty()) {
          cells.add(row.get(i));
        }
      }
      String column = cells.isEmpty() || header.isEmpty() ? "" : column(cells);
      if (!column.isEmpty() && !columns.containsValue(column)) {
        columns.put(header, column);
      }
    }
    return columns.containsValue("loc") ? columns : Map.of();
  }

  private static String column(List<String> cells) {
    if (!cells.stream().allMatch(WEB.asMatchPredicate())) {
      return cells.stream().allMatch(DATE.asMatchPredicate()) ? "lastmod" : "";
    }
    List<Kind> kinds = cells.stream().map(UrlEnding::of).map(UrlEnding::kind).distinct().toList();
    return switch (kinds.size() > 1 ? Kind.UNKNOWN : kinds.get(0)) {
      case PICTURE -> "image.loc";
      case FILM -> "video.content_loc";
      default -> "loc";
    };
  }

  private static List<List<String>> rows(Path file) throws IOException {
    String head;
    try (Source source = Source.open(file)) {
      head = source.head().text();
    }
    String first = head.lines().findFirst().orElse("");
    String separator = SEPARATORS.stream().filter(first::contains).findFirst().orElse(",");
    List<List<String>> rows = new ArrayList<>();
    CSVFormat format =
        CSVFormat.DEFAULT
            .builder()
            .setDelimiter(separator)
            .setTrailingData(true)
            .setLenientEof(true)
            .get();
    try (CSVParser parser = CSVParser.parse(head, format)) {
      for (CSVRecord row : parser) {
        if (rows.size() < ROWS) {
          rows.add(row.stream().map(String::strip).toList());
        }
      }
    } catch (UncheckedIOException e) {
      // the head may end inside quotes; the rows before are enough
    }
    return rows;
  }
}
