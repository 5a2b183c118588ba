package io.github.sitemaptoolkit.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.cli.CommandRun;
import org.junit.jupiter.api.Test;

class ExtensionsCommandTest {

  @Test
  void columnsOfAnExtensionAreListedWithTheirFacts() {
    CommandRun run = CommandRun.of("extensions", "video", "mobile");
    assertEquals(0, run.exitCode(), run.err());
    assertTrue(
        run.out()
            .lines()
            .anyMatch(line -> line.matches("video.tag\\[] +text, at most 32 times +ski touring")),
        run.out());
    assertTrue(run.out().contains("video.restriction@relationship"), run.out());
    assertTrue(run.out().contains("yes, if the element is present"), run.out());
  }

  @Test
  void anUnknownIdIsWrongUse() {
    CommandRun run = CommandRun.of("extensions", "vidoe");
    assertEquals(2, run.exitCode());
    assertTrue(
        run.err().contains("there is no extension \"vidoe\"; did you mean video?"), run.err());
  }
}
