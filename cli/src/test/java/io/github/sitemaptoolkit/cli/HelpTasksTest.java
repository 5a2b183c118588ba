package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What new users want to do, and where the help must have the answer. */
class HelpTasksTest {

  private static final Path TABLE =
      Path.of("src/test/resources/io/github/sitemaptoolkit/cli/help-tasks.tsv");
  private static final String FIRST = "first";

  /** A task: what a user wants, the command, its option or argument, and where it is found. */
  record Task(String wanted, String command, String argument, String place) {}

  static List<Task> tasks() throws IOException {
    return Files.readAllLines(TABLE).stream()
        .filter(line -> !line.startsWith("#"))
        .map(line -> line.split("\t", -1))
        .map(cells -> new Task(cells[0], cells[1], cells[2], cells[3]))
        .toList();
  }

  @Test
  void thereAreTwentyAndSomeNeedATopic() throws IOException {
    assertEquals(20, tasks().size());
    long topics = tasks().stream().filter(task -> !task.place().equals(FIRST)).count();
    assertTrue(topics >= 5, topics + " need a topic");
  }

  @Test
  void eachCommandIsListed() throws IOException {
    List<String> lines = CommandRun.of("--help").exits(0).out().lines().toList();
    for (Task task : tasks()) {
      assertTrue(
          lines.stream().anyMatch(line -> line.startsWith("  " + task.command() + " ")),
          task.toString());
    }
  }

  @ParameterizedTest
  @MethodSource("tasks")
  void answerIsWhereItMustBe(Task task) {
    String screen = CommandRun.of(task.command(), "--help").exits(0).out();
    boolean first = HelpScreensTest.lists(screen, task.argument());
    assertEquals(task.place().equals(FIRST), first, screen);
    if (!first) {
      String more = screen.substring(screen.indexOf("\nMore: "));
      assertTrue(more.matches("(?s).*\\s" + task.place() + " .*"), screen);
      String topic = CommandRun.of("help", task.place()).exits(0).out();
      assertTrue(HelpScreensTest.lists(topic, task.argument()), topic);
    }
  }
}
