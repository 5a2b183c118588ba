package io.github.sitemaptoolkit.cli.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.cli.CommandRun;
import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The codes stand in one table of the documents, and in the help. */
class ExitCodeTest {

  private static final Path ROOT = Path.of("..");
  private static final Path DOCUMENT = ROOT.resolve("docs/options.md");
  private static final Pattern ROW = Pattern.compile("(?m)^\\| ([0-9]+) \\|");

  private static List<Integer> codes() throws IllegalAccessException {
    List<Integer> codes = new ArrayList<>();
    for (Field field : ExitCode.class.getDeclaredFields()) {
      if (Modifier.isPublic(field.getModifiers())) {
        codes.add(field.getInt(null));
      }
    }
    return codes;
  }

  private static List<Integer> found(Pattern pattern, String text) {
    List<Integer> found = new ArrayList<>();
    Matcher matcher = pattern.matcher(text);
    while (matcher.find()) {
      found.add(Integer.valueOf(matcher.group(1)));
    }
    return found;
  }

  @Test
  void tableHasEachCodeOnce() throws IOException, IllegalAccessException {
    String text = Files.readString(DOCUMENT);
    assertEquals(codes(), found(ROW, text.substring(text.indexOf("\n## Exit codes\n"))));
  }

  @Test
  void helpHasEachCodeOnce() throws IllegalAccessException {
    String help = CommandRun.of("--help").exits(0).out();
    String said = help.substring(help.indexOf("Exit codes: "));
    assertEquals(codes(), found(Pattern.compile("([0-9]+) [a-z]"), said));
  }

  @Test
  void noOtherDocumentHasATable() throws IOException {
    List<Path> tables = new ArrayList<>();
    try (Stream<Path> root = Files.list(ROOT);
        Stream<Path> docs = Files.list(ROOT.resolve("docs"))) {
      for (Path file :
          Stream.concat(root, docs).filter(it -> it.toString().endsWith(".md")).toList()) {
        if (Files.readString(file).contains("\n| 70 |")) {
          tables.add(file);
        }
      }
    }
    assertEquals(List.of(DOCUMENT), tables);
  }
}
