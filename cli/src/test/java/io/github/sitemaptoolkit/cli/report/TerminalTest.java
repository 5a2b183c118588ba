package io.github.sitemaptoolkit.cli.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;

class TerminalTest {

  @Test
  void launcherSaysWhichStreamsAreATerminal() {
    assertEquals(
        new Terminal(false, true, true, true, true, 132),
        Terminal.of("12", "132", Map.of("TERM", "x")));
    assertEquals(new Terminal(false, false, false, false, false, 0), Terminal.of("", "", Map.of()));
  }

  @Test
  void withoutTheLauncherNothingIsReadUnasked() {
    assertEquals(Terminal.NONE, Terminal.of(null, null, Map.of()));
  }

  @Test
  void coloursAreForTerminalsThatWantThem() {
    assertTrue(Terminal.of("2", null, Map.of("NO_COLOR", "")).colours());
    assertFalse(Terminal.of("2", null, Map.of("NO_COLOR", "1")).colours());
    assertFalse(Terminal.of("2", null, Map.of("TERM", "dumb")).colours());
    assertFalse(Terminal.of("01", null, Map.of()).colours());
    assertTrue(Terminal.of("", null, Map.of("FORCE_COLOR", "1")).colours());
    assertTrue(Terminal.of("", null, Map.of("CLICOLOR_FORCE", "1", "TERM", "dumb")).colours());
    assertFalse(Terminal.of("", null, Map.of("FORCE_COLOR", "0")).colours());
    assertFalse(Terminal.of("", null, Map.of("FORCE_COLOR", "1", "NO_COLOR", "1")).colours());
  }

  @Test
  void columnsOfTheEnvironmentGoFirst() {
    assertEquals(60, Terminal.of("1", "132", Map.of("COLUMNS", "60")).columns());
    assertEquals(132, Terminal.of("1", "132", Map.of("COLUMNS", "wide")).columns());
    assertEquals(0, Terminal.of("1", "3", Map.of("COLUMNS", "-1")).columns(), "nothing fits");
  }
}
