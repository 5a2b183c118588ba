package io.github.sitemaptoolkit.converters.csv;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.converters.option.CsvInputOptions;
import io.github.sitemaptoolkit.ext.video.Video;
import io.github.sitemaptoolkit.ext.video.VideoExtension;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.testkit.Documents;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tables in which the numbers of films stand in other units and forms, such as playing times. */
class DurationColumnsTest {

  private Problems problems = new Problems();

  private String read(String header, String cell, CsvInputOptions options) {
    problems = new Problems();
    Context context =
        Context.of(Extensions.of(new VideoExtension())).withProblems(problems).with(options);
    String table =
        "loc,video_title,video_description,video_thumbnail_loc,video_content_loc,%s\n%s,A,B,%s,%s,\"%s\"\n"
            .formatted(
                header,
                "https://example.com/1",
                "https://example.com/1.jpg",
                "https://example.com/1.mp4",
                cell);
    UrlEntry entry = Documents.read(new CsvFormat(), table, context).get(0);
    Video video = entry.extension(Video.class).orElseThrow();
    return String.valueOf(
        switch (header) {
          case "video_view_count" -> video.viewCount();
          case "video_rating" -> video.rating();
          default -> video.duration();
        });
  }

  @ParameterizedTest
  @CsvSource({
    "video_view_count, 12345, 12345",
    "video_view_count, 12345.0, 12345",
    "video_view_count, '12,345', null",
    "video_view_count, 12.345, null",
    "video_view_count, 12k, null",
    "video_rating, 4.5, 4.5",
    "video_rating, '4,5', 4.5",
    "video_rating, 5/5, null",
    "video_rating, 90%, null",
  })
  void countsAndRatingsAreNumbersOfTheSchema(String header, String cell, String number) {
    assertEquals(number, read(header, cell, CsvInputOptions.DEFAULTS));
    assertEquals(number.equals("null") ? 1 : 0, problems.count("csv.bad-cell"));
  }

  @ParameterizedTest
  @CsvSource({
    "video.duration, 330, 330",
    "video.duration, 05:30, 330",
    "video.duration, 5 min 30, 330",
    "video.duration, PT5M30S, 330",
    "video.duration, 1:75, null",
    "video.duration, '330,5', null",
    "video_duration, 330.5, 331",
  })
  void cellsAreSecondsHoweverTheyAreWritten(String header, String cell, String seconds) {
    assertEquals(seconds, read(header, cell, CsvInputOptions.DEFAULTS));
  }

  @ParameterizedTest
  @CsvSource({
    "duration_ms, 330000, 330",
    "Approx Duration (ms), 330499, 330",
    "runtimeMinutes, 5.5, 330",
    "Length (min), 5, 300",
    "Length (h), 0.5, 1800",
    "duration_ms, 05:30, 330",
  })
  void numbersAreOfTheUnitThatTheHeaderStates(String header, String cell, String seconds) {
    var mapped = CsvInputOptions.DEFAULTS.withColumns(Map.of(header, "video.duration"));
    assertEquals(seconds, read(header, cell, mapped));
  }

  @Test
  void whatACellIsReadAsIsTold() {
    read("video_duration", "5:30", CsvInputOptions.DEFAULTS);
    assertEquals(
        List.of("cells of video.duration are read as a duration: \"5:30\" as 330"),
        problems.first().stream().map(Problem::message).toList());
    read("video_duration", "90.5", CsvInputOptions.DEFAULTS);
    assertEquals(
        List.of("cells of video.duration are read as a duration, rounded: \"90.5\" as 91"),
        problems.first().stream().map(Problem::message).toList());
  }
}
