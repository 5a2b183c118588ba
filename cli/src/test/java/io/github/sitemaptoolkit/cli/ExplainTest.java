package io.github.sitemaptoolkit.cli;

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
}
