package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class ExplainTest {

  private static void has(CommandRun run, String text) {
    assertTrue(run.out().contains(text), run.out());
  }

  @Test
  void aRuleIsExplainedWithAnExample() {
    CommandRun run = CommandRun.of("explain", "date.impossible").exits(0);
    has(
        run,
        """

        Wrong:
          <lastmod>2026-02-30</lastmod>

        Right:
          <lastmod>2026-02-28</lastmod>

        """);
  }

  @Test
  void whatIsMissingIsShownWithWhatItBelongsTo() {
    CommandRun run = CommandRun.of("explain", "loc.missing").exits(0);
    has(run, "\nWrong:\n  <url>\n    <lastmod>2026-01-05</lastmod>\n  </url>\n");
    has(run, "\nRight: without it\n");
  }

  @Test
  void whatOthersCallAFaultIsSaidAndFound() {
    String words = "Google Search Console calls it: Missing XML tag";
    has(CommandRun.of("explain", "*-missing").exits(0), words);
    has(CommandRun.of("explain", "missing xml tag").exits(0), words);
  }

  @Test
  void jsonHasExampleAndNames() {
    CommandRun run = CommandRun.of("explain", "url.relative", "--json").exits(0);
    has(run, "\"wrong\": \"<loc>/page.html</loc>\"");
    has(run, "\"words\": \"URLs not followed\"");
  }

  @Test
  void titleFollowsTheCode() {
    CommandRun run = CommandRun.of("explain", "page.redirect").exits(0);
    assertTrue(run.out().startsWith("page.redirect\nPages that redirect\n\n"), run.out());
  }

  @Test
  void costIsSaidForEachProfileWithItsSource() {
    CommandRun run = CommandRun.of("explain", "changefreq.ignored").exits(0);
    String out = run.out().replaceAll(" +", " ");
    assertTrue(
        out.contains(
            "\nPROFILE WHAT HAPPENS TO THE URL SAYS\nsitemaps.org not stated\n"
                + "google value ignored https://developers.google.com/search/docs/"),
        run.out());
    assertTrue(out.contains("\nbing value ignored https://blogs.bing.com/"), run.out());
  }

  @Test
  void levelForOldSourcesIsSaidBelowTheOthers() {
    String line = "\nIf only a source says so that may be older than the site, such as a crawl: ";
    has(CommandRun.of("explain", "page.noindex").exits(0), line + "at most warning\n\n");
    has(CommandRun.of("explain", "page.noindex", "--json").exits(0), "\"oldLevel\": \"warning\"");
    assertFalse(CommandRun.of("explain", "loc.missing").exits(0).out().contains(line));
    assertFalse(CommandRun.of("explain", "loc.missing", "--json").out().contains("oldLevel"));
  }

  @Test
  void costThatNobodyStatesIsSaidInOneLine() {
    has(
        CommandRun.of("explain", "loc.missing").exits(0),
        "\nWhat happens to the url: not stated\n");
  }

  @Test
  void jsonHasTitleAndCosts() {
    CommandRun run = CommandRun.of("explain", "page.redirect", "--json").exits(0);
    has(run, "\"title\": \"Pages that redirect\"");
    has(run, "\"cost\": \"page not taken\"");
    has(run, "\"costSource\": \"https://support.google.com/webmasters/answer/7440203");
    has(run, "\"cost\": \"not stated\"");
  }
}
