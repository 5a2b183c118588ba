package io.github.sitemaptoolkit.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.code.CodeTable;
import io.github.sitemaptoolkit.code.CodeTable.Row;
import io.github.sitemaptoolkit.problem.Code;
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
import java.util.stream.Stream;

/** The codes of all modules, their texts, and how documents show them. */
final class CodeDocs {

  static final CodeTable TEXTS = CodeTable.load(CodeDocs.class.getClassLoader());

  private static final Path ROOT = Path.of("..", "..");
  private static final String SOURCES = "src/main/java";

  private CodeDocs() {}

  /** Returns the constants of all classes {@code ...Codes}, by id. */
  static Map<String, Code> codes() throws IOException, ReflectiveOperationException {
    Map<String, Code> codes = new TreeMap<>();
    for (String name : classes()) {
      for (Field field : Class.forName(name).getDeclaredFields()) {
        if (field.getType() == Code.class && Modifier.isStatic(field.getModifiers())) {
          field.setAccessible(true); // some are of one package only
          Code code = (Code) field.get(null);
          assertNull(
              codes.put(code.id(), code), name + " has a code that another one has: " + code);
        }
      }
    }
    return codes;
  }

  private static List<String> classes() throws IOException {
    Set<String> names = new TreeSet<>();
    for (Path module : Modules.published()) {
      Path root = module.resolve(SOURCES);
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

  /** Returns the heading of a code, with an anchor. */
  static String heading(String id) {
    return "\n<a id=\"" + anchor(id) + "\"></a>\n\n## `" + id + "`\n\n";
  }

  /** Returns what a code means, why that matters and how to fix it. */
  static String texts(Row row, String severity) {
    String text =
        plain(row.meaning()) + severity + "\n\n" + plain(row.why()) + ' ' + plain(row.fix()) + '\n';
    return row.source().isEmpty() ? text : text + "\nSource: " + row.source() + ".\n";
  }

  /** Returns a text that Markdown shows as it is. */
  static String plain(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;");
  }

  /** Returns the anchor of a code. */
  static String anchor(String id) {
    return id.replace("*.", "extension-").replace("*-", "field-").replace('.', '-');
  }

  /**
   * Fails if a file of docs/ has another text.
   *
   * @param property the system property that makes this method write the file
   */
  static void assertDocument(String file, String text, String property) throws IOException {
    Path path = ROOT.resolve("docs").resolve(file);
    if (Boolean.getBoolean(property)) {
      Files.writeString(path, text);
    }
    assertEquals(text, Files.readString(path), "run with -D" + property + "=true");
  }

  /**
   * Fails if a file of docs/ has another text between {@code <!-- NAME -->} and the next {@code
   * <!-- end -->}.
   *
   * @param property the system property that makes this method write it
   */
  static void assertPart(String file, String name, String part, String property)
      throws IOException {
    Path path = ROOT.resolve("docs").resolve(file);
    String text = Files.readString(path);
    String begin = "<!-- " + name + " -->\n";
    int start = text.indexOf(begin) + begin.length();
    int end = text.indexOf("<!-- end -->", start);
    assertTrue(start >= begin.length() && end >= 0, file + ": a part " + name);
    String expected = text.substring(0, start) + part + text.substring(end);
    if (Boolean.getBoolean(property)) {
      Files.writeString(path, expected);
    }
    assertEquals(expected, Files.readString(path), "run with -D" + property + "=true");
  }
}
