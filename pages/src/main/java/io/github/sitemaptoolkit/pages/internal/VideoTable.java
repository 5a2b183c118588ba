package io.github.sitemaptoolkit.pages.internal;

import io.github.sitemaptoolkit.feed.FeedMedia;
import io.github.sitemaptoolkit.feed.Rendition;
import io.github.sitemaptoolkit.feed.VideoPlayer;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.IOException;
import java.io.Reader;
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
import org.jspecify.annotations.Nullable;

/**
 * What a table says of videos that pages only embed: a row for each, with the id of the video at
 * its host, or the url of its player, and any of a title, a description, a thumbnail and a duration
 * in seconds.
 */
final class VideoTable {

  private static final String ID = "id";
  private static final Set<String> COLUMNS =
      Set.of(ID, "title", "description", "thumbnail", "duration");

  private static final char MARK = '\uFEFF';

  private final Map<String, Map<String, String>> rows = new HashMap<>();

  /**
   * Reads a table in UTF-8.
   *
   * @throws IOException if it cannot be read
   * @throws SitemapException if it has no column {@code id}, or one that is not known
   */
  static VideoTable of(Path file) throws IOException {
    var table = new VideoTable();
    CSVFormat format =
        CSVFormat.DEFAULT.builder().setHeader().setSkipHeaderRecord(true).setTrim(true).get();
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
          if (row.isConsistent() && !row.get(ID).isEmpty()) {
            table.rows.putIfAbsent(key(row.get(ID)), row.toMap());
          }
        }
      }
    }
    return table;
  }

  private static String key(String idOrUrl) {
    return VideoPlayer.of(idOrUrl).map(VideoPlayer::id).orElse(idOrUrl);
  }

  /** Returns a video with what its row says and the page does not. */
  FeedMedia complete(FeedMedia video) {
    String player = video.player();
    Map<String, String> row = player == null ? null : rows.get(key(player));
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
                  .url(player)
                  .type("text/html")
                  .medium("video")
                  .duration(duration)
                  .build());
    }
    return FeedMedia.builder()
        .player(player)
        .renditions(files)
        .title(video.title() == null ? value(row, "title") : video.title())
        .description(video.description() == null ? value(row, "description") : video.description())
        .thumbnails(thumbnail == null ? video.thumbnails() : List.of(thumbnail))
        .keywords(video.keywords())
        .build();
  }

  private static @Nullable String value(Map<String, String> row, String column) {
    String value = row.getOrDefault(column, "");
    return value.isEmpty() ? null : value;
  }
}
