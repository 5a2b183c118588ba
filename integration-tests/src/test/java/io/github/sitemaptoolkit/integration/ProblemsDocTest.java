package io.github.sitemaptoolkit.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.CodeTable;
import io.github.sitemaptoolkit.problem.CodeTable.Row;
import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Each code is a constant of a class {@code ...Codes} and has a row in the table of its module;
 * docs/problems.md is made of both. {@code mvn test -pl integration-tests -am
 * -Dtest=ProblemsDocTest -Dsurefire.failIfNoSpecifiedTests=false -Dproblems.write=true} writes it
 * anew.
 */
class ProblemsDocTest {

  private static final Path ROOT = Path.of("..");
  private static final Path FILE = ROOT.resolve("docs/problems.md");
  private static final String SOURCES = "src/main/java";

  private static final String HEAD =
      """
      # Problems

      What each code of a problem means, why it matters and how to fix it. Codes stay the same from
      version to version, and each has an anchor: `docs/problems.md#xml-malformed`. The severity is
      the usual one; in some places a problem is milder or worse than that.
      """;

  private final CodeTable table = CodeTable.load(ProblemsDocTest.class.getClassLoader());

  /** Returns all constants, by id. */
  private static Map<String, Code> codes() throws IOException, ReflectiveOperationException {
    Map<String, Code> codes = new TreeMap<>();
    for (String name : classes()) {
      for (Field field : Class.forName(name).getDeclaredFields()) {
        if (field.getType() == Code.class && Modifier.isStatic(field.getModifiers())) {
          Code code = (Code) field.get(null);
          assertNull(
              codes.put(code.id(), code), name + " has a code that another one has: " + code);
        }
      }
    }
    return codes;
  }

  private static List<String> classes() throws IOException {
    try (Stream<Path> modules = Files.list(ROOT)) {
      List<Path> roots =
          modules.map(module -> module.resolve(SOURCES)).filter(Files::isDirectory).toList();
      Set<String> names = new TreeSet<>();
      for (Path root : roots) {
        try (Stream<Path> files = Files.walk(root)) {
          files
              .filter(file -> file.getFileName().toString().endsWith("Codes.java"))
              .map(file -> root.relativize(file).toString())
              .map(file -> file.replace(".java", "").replace('/', '.').replace('\\', '.'))
              .forEach(names::add);
        }
      }
      return List.copyOf(names);
    }
  }

  @Test
  void eachCodeHasARowAndEachRowACode() throws Exception {
    Set<String> rows = table.rows().stream().map(Row::id).collect(Collectors.toSet());
    rows.removeIf(id -> id.startsWith("*."));
    assertEquals(codes().keySet(), new TreeSet<>(rows));
  }

  @Test
  void codesOfEachExtensionAreKnown() {
    assertEquals("*.order", table.find("image.order").orElseThrow().id());
    assertEquals("xml.malformed", table.find("xml.malformed").orElseThrow().id());
    assertEquals(true, table.find("no.such-code").isEmpty());
  }

  @Test
  void documentSaysWhatTheTablesHold() throws Exception {
    Map<String, Code> codes = codes();
    var text = new StringBuilder(HEAD);
    for (Row row : table.rows()) {
      Code code = codes.get(row.id());
      text.append("\n<a id=\"").append(anchor(row.id())).append("\"></a>\n\n## `");
      text.append(row.id()).append("`\n\n").append(plain(row.meaning()));
      text.append(" (").append(code == null ? "warning" : code.severity()).append(")\n\n");
      text.append(plain(row.why())).append(' ').append(plain(row.fix())).append('\n');
      if (!row.source().isEmpty()) {
        text.append("\nSource: ").append(row.source()).append(".\n");
      }
    }
    String all = text.toString();
    if (Boolean.getBoolean("problems.write")) {
      Files.writeString(FILE, all);
    }
    assertEquals(all, Files.readString(FILE));
  }

  /** Returns a text that Markdown shows as it is. */
  private static String plain(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;");
  }

  private static String anchor(String id) {
    return id.replace('.', '-').replace("*", "extension");
  }
}
