package io.github.sitemaptoolkit.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which changes of a class are differences of what it promises. */
class ApiDifferenceTest {

  private static final String PACKAGE = "io.github.sitemaptoolkit.sample";
  private static final String IMPORTS =
      """
      package io.github.sitemaptoolkit.sample;
      import io.github.sitemaptoolkit.annotation.Incubating;
      import java.io.IOException;
      import java.util.*;
      import org.jspecify.annotations.Nullable;
      """;

  private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();

  /** Looks at the class path once. */
  private static final StandardJavaFileManager FILES =
      COMPILER.getStandardFileManager(null, null, null);

  @TempDir Path directory;

  @AfterAll
  static void close() throws IOException {
    FILES.close();
  }

  @Test
  void removedMethodIsSeen() throws IOException {
    assertDifferences(
        "public class Page { public String loc() { return null; } public int size() { return 0; } }",
        "public class Page { public int size() { return 0; } }",
        "- Page: public String loc()");
  }

  @Test
  void newAbstractMethodIsSeen() throws IOException {
    assertDifferences(
        "public interface Store { void put(String name); }",
        "public interface Store { void put(String name); void remove(String name); }",
        "+ Store: void remove(String)");
    assertDifferences(
        "public abstract class Rule { protected Rule() {} }",
        "public abstract class Rule { protected Rule() {} protected abstract void check(); }",
        "+ Rule: protected abstract void check()");
  }

  @Test
  void narrowerResultIsSeen() throws IOException {
    assertDifferences(
        "public class Page { public Collection<String> tags() { return null; } }",
        "public class Page { public List<String> tags() { return null; } }",
        "- Page: public Collection<String> tags()",
        "+ Page: public List<String> tags()");
  }

  @Test
  void changedRecordIsSeen() throws IOException {
    assertDifferences(
        "public record Count(String name, long urls) {}",
        "public record Count(String name, long urls, long errors) {}",
        "- public record Count(String name, long urls)",
        "+ public record Count(String name, long urls, long errors)");
    assertDifferences(
        "public record Count(String name) { public Count() { this(null); } }",
        "public record Count(String name) {}",
        "- Count: public Count()");
  }

  @Test
  void changedConstantsAreSeen() throws IOException {
    assertDifferences(
        "public enum Level { LOW, HIGH }",
        "public enum Level { LOW, MIDDLE, HIGH }",
        "- public enum Level {LOW, HIGH}",
        "+ public enum Level {LOW, MIDDLE, HIGH}");
    assertDifferences(
        "public class Page { public static final String TYPE = \"a\"; }",
        "public class Page { public static final String TYPE = \"b\"; }",
        "- Page: public static final String TYPE = \"a\"",
        "+ Page: public static final String TYPE = \"b\"");
  }

  @Test
  void whatMayBeThrownOrNullIsSeen() throws IOException {
    assertDifferences(
        "public interface Page { String loc(); void check(); List<String> tags(); }",
        "public interface Page { @Nullable String loc(); void check() throws IOException;"
            + " List<@Nullable String> tags(); }",
        "- Page: List<String> tags()",
        "- Page: String loc()",
        "- Page: void check()",
        "+ Page: @Nullable String loc()",
        "+ Page: List<@Nullable String> tags()",
        "+ Page: void check() throws IOException");
  }

  @Test
  void changedTypesAreSeen() throws IOException {
    assertDifferences(
        "public class Page<T> implements Comparable<Page<T>> { protected Page() {}"
            + " public int compareTo(Page<T> o) { return 0; } }",
        "public final class Page<T extends Number> { Page() {} }",
        "- Page: protected Page()",
        "- Page: public int compareTo(Page<T>)",
        "- public class Page<T> implements Comparable<Page<T>>",
        "+ public final class Page<T extends Number>");
    assertDifferences(
        "public sealed interface Text permits Text.Plain { record Plain(byte[] value) implements Text {} }",
        "public interface Text { record Plain(byte[] value) implements Text {} }",
        "- public sealed interface Text permits Text.Plain",
        "+ public interface Text");
    assertDifferences(
        "public class Page { public void add(String... tags) {} }",
        "public class Page { public void add(String[] tags) {} }",
        "- Page: public void add(String...)",
        "+ Page: public void add(String[])");
  }

  /** What others see of a class that they cannot name belongs to the class below it. */
  @Test
  void methodsOfHiddenClassesAreSeen() throws IOException {
    assertDifferences(
        "public final class Page extends Named {} abstract class Named implements Runnable {"
            + " public void run() {} public String name() { return null; } }",
        "public final class Page extends Named {} abstract class Named {}",
        "- Page: public String name()",
        "- Page: public void run()",
        "- public final class Page implements Runnable",
        "+ public final class Page");
  }

  @Test
  void whatIsNotPromisedIsNotSeen() throws IOException {
    String page =
        "public class Page { private int a; void b() {} %s public String toString() { return null; } }";
    assertDifferences(
        page.formatted("@Incubating public void c() {} public Young young() { return null; }")
            + " @Incubating interface Young { void d(); } class Hidden { public void e() {} }",
        page.formatted(""));
  }

  /** Others could not call such a method on the module path. */
  @Test
  void hiddenTypesOfMembersAreFound() throws IOException {
    Path classes =
        compile("public class Page { public Hidden a(int b) { return null; } } class Hidden {}");
    Set<String> leaks = new TreeSet<>();
    for (ApiType type : shown(classes)) {
      type.lines();
      leaks.addAll(type.leaks());
    }
    assertEquals(
        Set.of("Page: public Hidden a(int) names io.github.sitemaptoolkit.sample.Hidden"), leaks);
  }

  private void assertDifferences(String before, String now, String... lines) throws IOException {
    assertEquals(List.of(lines), Api.differences(text(compile(before)), text(compile(now))));
  }

  /** Compiles a file with one public type. */
  private Path compile(String source) throws IOException {
    Path folder = Files.createTempDirectory(directory, "sample");
    String name =
        source.replaceFirst("(?s).*?public [a-z ]*(?:class|interface|enum|record) (\\w+).*", "$1");
    Path file = Files.writeString(folder.resolve(name + ".java"), IMPORTS + source);
    List<String> options = List.of("-proc:none", "-d", folder.toString());
    var task = COMPILER.getTask(null, FILES, null, options, null, FILES.getJavaFileObjects(file));
    assertTrue(task.call(), source);
    return folder;
  }

  private static String text(Path classes) throws IOException {
    return shown(classes).stream()
        .map(type -> String.join("\n", type.lines()))
        .collect(Collectors.joining("\n\n"));
  }

  /** Returns the promised types. */
  private static List<ApiType> shown(Path classes) throws IOException {
    List<ApiType> types = new ArrayList<>();
    URL[] urls = {classes.toUri().toURL()};
    var loader = new URLClassLoader(urls, ApiDifferenceTest.class.getClassLoader());
    try (Stream<Path> files = Files.list(classes.resolve(PACKAGE.replace('.', '/')))) {
      for (Path file : files.sorted().toList()) {
        String name = file.getFileName().toString().replace(".class", "");
        Class<?> type = Class.forName(PACKAGE + '.' + name, false, loader);
        if (ApiType.isPromised(type, Set.of(PACKAGE))) {
          types.add(new ApiType(type, Set.of(PACKAGE)));
        }
      }
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
    return types;
  }
}
