package io.github.sitemaptoolkit.validator;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.ext.image.Image;
import io.github.sitemaptoolkit.ext.resourcesync.ResourceLink;
import io.github.sitemaptoolkit.ext.video.Video;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.validator.check.OutputCheck;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class OutputCheckTest {

  private static final String PAGE = "https://example.com/page";
  private static final String FILM = "https://example.com/film.mp4";
  private static final Location PLACE = new Location("in.xml", 7, 1);

  private final List<Problem> said = new ArrayList<>();
  private final Problems problems = new Problems(said::add);
  private final Context context = Context.load().withProblems(problems);

  private static Video film(String duration) {
    return Video.builder()
        .thumbnailLoc("https://example.com/t.jpg")
        .title("T")
        .description("D")
        .contentLoc(FILM)
        .duration(duration)
        .build();
  }

  private static UrlEntry page(Video film) {
    return UrlEntry.builder(PAGE).add(film).build();
  }

  private List<String> look(Context in, UrlEntry... entries) {
    var check = new OutputCheck(in);
    for (UrlEntry entry : entries) {
      check.add(entry, () -> new Places(PLACE));
    }
    check.report();
    return said.stream().map(Problem::code).toList();
  }

  @Test
  void nothingIsSaidOfAnEntryWithoutFaults() {
    assertEquals(List.of(), look(context, page(film("90")), UrlEntry.of(PAGE)));
  }

  @Test
  void kindIsSaidOnceWithItsNumberAndFirstPlace() {
    look(context, page(film("PT1M30S")), page(film("1:30")));
    assertEquals(
        List.of(
            new Problem(
                Severity.ERROR,
                "video.duration-format",
                "video:duration is \"PT1M30S\"; write a whole number, 1 to 28800 (2 times)",
                PLACE,
                "video[1].duration",
                null,
                PAGE,
                false,
                true)),
        said);
  }

  @Test
  void whatIsNoErrorForGoogleIsNotSaid() {
    Video odd =
        Video.builder()
            .thumbnailLoc("https://example.com/t.jpg")
            .title("T")
            .description("D")
            .contentLoc("https://example.com/watch.html")
            .familyFriendly("Yes")
            .build();
    assertEquals(List.of(), look(context, page(odd)));
  }

  @Test
  void extensionThatGoogleDoesNotReadIsNotJudged() {
    UrlEntry entry = UrlEntry.builder(PAGE).add(ResourceLink.builder().build()).build();
    assertEquals(List.of(), look(context, entry));
  }

  @Test
  void addressesAndDatesOfPagesAndMediaAreJudged() {
    UrlEntry entry =
        UrlEntry.builder("https://example.com/50%off")
            .lastmod("2026-01-05 10:00:00Z")
            .add(Image.of("https://example.com/100%.jpg"))
            .build();
    assertEquals(List.of("url.bad-escape", "date.space-separator"), look(context, entry));
    assertEquals("\"https://example.com/50%off\"", said.get(0).message().substring(0, 28));
  }

  @Test
  void whatAReaderHasSaidOfAValueIsNotSaidAgain() {
    problems.report(
        new Problem(Severity.ERROR, "date.rfc822", "", PLACE, "url[1].lastmod", PAGE, false));
    String date = "Mon, 05 Jan 2026 10:00:00 GMT";
    Video film = film("90").toBuilder().publicationDate(date).build();
    look(context, UrlEntry.builder(PAGE).lastmod(date).add(film).build());
    assertEquals(
        List.of("url[1].lastmod", "video[1].publication_date"),
        said.stream().map(Problem::path).toList());
  }

  @Test
  void whatAFeedHasSaidOfAWholeEntryIsNotSaidAgain() {
    String code = "video.description-missing";
    problems.report(new Problem(Severity.ERROR, code, "", PLACE, "url[1]", PAGE, false));
    Video film = film("90").toBuilder().description(null).build();
    UrlEntry other = UrlEntry.builder("https://example.com/other").add(film).build();
    look(context, page(film), other);
    assertEquals(
        List.of(PAGE, "https://example.com/other"), said.stream().map(Problem::loc).toList());
  }

  @Test
  void nothingIsSaidIfTheCallerChecksAllEntries() {
    assertEquals(List.of(), look(context.with(OutputCheck.Mode.OFF), page(film("PT1M30S"))));
  }
}
