package io.github.sitemaptoolkit.validator.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.validator.Validator;
import io.github.sitemaptoolkit.validator.check.CheckCodes;
import io.github.sitemaptoolkit.validator.profile.Profile;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class RobotsBoundTest {

  private static final int PAGES = 600;

  private static Source source(String name, String text) throws IOException {
    return Source.of(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), name);
  }

  /** Returns the pages that a robots.txt forbids, and what is said of the file itself. */
  private static List<String> found(String rules, List<String> pages) throws IOException {
    List<Problem> found = new ArrayList<>();
    try (SiteCheck site = SiteCheck.begin(Validator.of(Profile.GOOGLE))) {
      site.check(source("a.txt", String.join("\n", pages)), null, finding -> {}, count -> {});
      site.readRobots(source("robots.txt", "User-agent: *\nDisallow: /p\n" + rules));
      site.finish(false, found::add);
    }
    return found.stream()
        .map(it -> it.loc() == null ? it.code() + ": " + it.message() : it.loc())
        .sorted()
        .toList();
  }

  private static List<String> pages() {
    return IntStream.range(0, PAGES)
        .mapToObj(i -> "https://example.com/p" + i)
        .collect(Collectors.toCollection(ArrayList::new));
  }

  @Test
  void usualFilesAreComparedWithAllPages() throws IOException {
    List<String> pages = pages();
    Collections.sort(pages);
    assertEquals(pages, found("Disallow: /*x\n".repeat(99), pages));
  }

  @Test
  @Tag("slow")
  void filesWithTooManyRulesAreComparedWithSomePagesInAnyOrder() throws IOException {
    String rules =
        IntStream.range(0, 20_000)
            .mapToObj(i -> "Disallow: /*x" + i + "\n")
            .collect(Collectors.joining());
    List<String> pages = pages();
    List<String> found = found(rules, pages);
    assertTrue(
        found.contains(
            CheckCodes.BOUND_REACHED.id()
                + ": the file has so many rules that only one in 2 pages was compared with it"),
        found::toString);
    assertTrue(found.size() > PAGES / 3 && found.size() < 2 * PAGES / 3, found::toString);
    Collections.reverse(pages);
    assertEquals(found, found(rules, pages));
  }
}
