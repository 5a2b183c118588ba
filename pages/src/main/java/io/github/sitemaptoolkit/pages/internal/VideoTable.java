package io.github.sitemaptoolkit.pages.internal;

import io.github.sitemaptoolkit.content.CommonMedia;
import io.github.sitemaptoolkit.feed.FeedMedia;
import io.github.sitemaptoolkit.feed.Rendition;
import io.github.sitemaptoolkit.feed.VideoPlayer;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.apache.commons.csv.DuplicateHeaderMode;
import org.jspecify.annotations.Nullable;

/**
 * A table with data of videos that pages lack: a row for each video, with its id at its host, or
 * the url of its player or file, and any of a title, a description, a thumbnail and a duration in
 * seconds.
 */
final class VideoTable {

  private static final String ID = "id";
  private static final Set<String> COLUMNS =
      Set.of(ID, "title", "description", "thumbnail", "duration");

  private static final char MARK = '\uFEFF';

  private final Map<String, Map<String, String>> rows = new HashMap<>();

  /**
   * Reads a table in UTF-8. Rows that cannot be used are reported.
   *
   * @throws IOException if it cannot be read
   * @throws SitemapException if it has no column {@code id}, or one that is not known, or is no CSV
   */
  static VideoTable of(Path file, PageLog log) throws IOException {
    try {
      return read(file, log);
    } catch (IllegalArgumentException | UncheckedIOException e) { // of the parser
      String why = "this is not a table: " + Problem.quoted(String.valueOf(e.getMessage()));
      throw new SitemapException(PageCodes.VIDEOS, why, Location.of(file.toString()));
    }
  }

  private static VideoTable read(Path file, PageLog log) throws IOException {
    var table = new VideoTable();
    CSVFormat format =
        CSVFormat.DEFAULT
            .builder()
            .setHeader()
            .setSkipHeaderRecord(true)
            .setTrim(true)
            .setDuplicateHeaderMode(DuplicateHeaderMode.DISALLOW)
            .get();
    try (Reader in = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
      in.mark(1);
      if (in.read() != MARK) {
        in.reset();
      }
      try (CSVParser parser = CSVParser.parse(in, format)) {
        List<String> headers = parser.getHeaderNames();
        if (!headers.contains(ID) || !COLUMNS.containsAll(headers)) {
          throw new SitemapException(
              PageCodes.VIDEOS,
              "the columns of a table of videos are id, title, description, thumbnail and"
                  + " duration, not "
                  + String.join(", ", headers),
              Location.of(file.toString()));
        }
        for (CSVRecord row : parser) {
          String fault = table.add(row);
          if (!fault.isEmpty()) {
            log.report(
                PageCodes.VIDEOS.withSeverity(Severity.WARNING),
                new Location(file.toString(), parser.getCurrentLineNumber(), 0),
                null,
                fault + "; the row is not used");
          }
        }
      }
    }
    return table;
  }

  /** Adds a row; returns why it cannot be used, empty if it can. */
  private String add(CSVRecord row) {
    if (!row.isConsistent()) {
      return "there are more or fewer cells than columns";
    } else if (row.get(ID).isEmpty()) {
      return "there is no id";
    }
    boolean first = rows.putIfAbsent(key(row.get(ID)), row.toMap()) == null;
    return first ? "" : "another row has the id " + Problem.quoted(row.get(ID));
  }

  private static String key(String idOrUrl) {
    return VideoPlayer.of(idOrUrl).map(VideoPlayer::id).orElse(idOrUrl);
  }

  /** Returns a video with what its row says and the page does not. */
  FeedMedia complete(FeedMedia video) {
    String url = video.player() == null ? CommonMedia.address(video) : video.player();
    Map<String, String> row = url == null ? null : rows.get(key(url));
    if (row == null) {
      return video;
    }
    String thumbnail = value(row, "thumbnail");
    String duration = value(row, "duration");
    List<Rendition> files = video.renditions();
    if (duration != null && files.isEmpty()) {
      files =
          List.of(
              Rendition.builder()
                  .url(url)
                  .type("text/html")
                  .medium("video")
                  .duration(duration)
                  .build());
    } else if (duration != null && files.get(0).duration() == null) {
      files = List.of(files.get(0).toBuilder().duration(duration).build());
    }
    return video.toBuilder()
        .renditions(files)
        .title(video.title() == null ? value(row, "title") : video.title())
        .description(video.description() == null ? value(row, "description") : video.description())
        .thumbnails(thumbnail == null ? video.thumbnails() : List.of(thumbnail))
        .build();
  }

  private static @Nullable String value(Map<String, String> row, String column) {
    String value = row.getOrDefault(column, "");
    return value.isEmpty() ? null : value;
  }
}
