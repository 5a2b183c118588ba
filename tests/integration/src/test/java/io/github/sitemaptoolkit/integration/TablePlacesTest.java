package io.github.sitemaptoolkit.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.validator.Validator;
import io.github.sitemaptoolkit.validator.profile.Profile;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Findings in tables and JSON lines say in which row and which column they are. */
class TablePlacesTest {

  private static final String VIDEO = "https://example.com/a.jpg,https://example.com/a.mp4";

  private static List<String> durations(String name, String document) throws IOException {
    List<Problem> found = new ArrayList<>();
    Source source =
        Source.of(new ByteArrayInputStream(document.getBytes(StandardCharsets.UTF_8)), name);
    Validator.of(Profile.GOOGLE).check(source, found::add, count -> {});
    return found.stream()
        .filter(each -> each.code().equals("video.duration-range"))
        .map(each -> each.location().line() + ":" + each.location().column() + " " + each.path())
        .toList();
  }

  @Test
  void aCellHasItsLineAndColumn() throws IOException {
    String table =
        "loc,video.title,video.description,video.thumbnail_loc,video.content_loc,video.duration\r\n"
            + ("https://example.com/a,\"two\r\nlines\",\"\n\n\"," + VIDEO + ",0\r\n")
            + "\r\n"
            + ("https://example.com/b,B,B," + VIDEO + ",28801\r\n");

    assertEquals(
        List.of("5:55 url[1].video[1].duration", "7:79 url[2].video[1].duration"),
        durations("in.csv", table));
  }

  @Test
  void aCellWithSeveralValuesNumbersThem() throws IOException {
    String table =
        "loc,video.title,video.description,video.thumbnail_loc,video.content_loc,video.duration\n"
            + "https://example.com/a,A | B,A | B,https://example.com/a.jpg |"
            + " https://example.com/b.jpg,https://example.com/a.mp4 | https://example.com/b.mp4,"
            + "600 | 0\n";

    assertEquals(List.of("2:149 url[1].video[2].duration"), durations("in.csv", table));
  }

  @Test
  void aLineOfJsonKnowsTheColumnOfEachValue() throws IOException {
    String line =
        """
        {"loc":"https://example.com/%s","video":[null,{"title":"A\\nB"},{"duration":"0"}]}
        """;

    assertEquals(
        List.of("1:76 url[1].video[2].duration", "3:76 url[2].video[2].duration"),
        durations("in.ndjson", line.formatted("a") + "\n" + line.formatted("b")));
  }
}
