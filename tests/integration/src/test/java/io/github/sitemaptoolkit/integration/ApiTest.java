package io.github.sitemaptoolkit.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What others may depend on: the files in {@code api}, written from the class files. */
class ApiTest {

  private static final Path DIRECTORY = Modules.ROOT.resolve("api");
  private static final int MOST_TYPES = 180;

  /** Code of Java in a document: a block, or a few words in a sentence. */
  private static final Pattern CODE =
      Pattern.compile("(?ms)^```java.*?^```|(?<![`\\w])`[A-Z][^`\n]*`");

  private static final Pattern WORD = Pattern.compile("[A-Z]\\w*");

  private static Api api;

  @BeforeAll
  static void load() throws IOException {
    api = Api.load();
  }

  @Test
  void filesHoldWhatIsPromised() throws IOException {
    Map<String, String> texts = api.texts();
    if (Boolean.getBoolean("api.write")) {
      try (Stream<Path> files = Files.list(DIRECTORY)) {
        for (Path file : files.toList()) {
          Files.delete(file);
        }
      }
      for (Map.Entry<String, String> text : texts.entrySet()) {
        Files.writeString(DIRECTORY.resolve(text.getKey() + ".txt"), text.getValue());
      }
    }
    List<String> changed = new ArrayList<>();
    for (Map.Entry<String, String> text : texts.entrySet()) {
      Path file = DIRECTORY.resolve(text.getKey() + ".txt");
      String there = Files.exists(file) ? Files.readString(file) : "";
      Api.differences(there, text.getValue())
          .forEach(line -> changed.add("api/" + text.getKey() + ".txt " + line));
      if (changed.isEmpty()) {
        assertEquals(text.getValue(), there, file + ": run with -Dapi.write=true");
      }
    }
    assertEquals(
        "",
        String.join("\n", changed),
        "What others depend on has changed. If that is meant, run this test with -Dapi.write=true,"
            + " and say in CHANGELOG.md, with the name of the type, what its users can do now or"
            + " must do differently.");
  }

  @Test
  void noFileIsLeftOfWhatIsNoModule() throws IOException {
    try (Stream<Path> files = Files.list(DIRECTORY)) {
      Set<String> names = new TreeSet<>();
      files.forEach(file -> names.add(file.getFileName().toString().replace(".txt", "")));
      assertEquals(api.modules().keySet(), names);
    }
  }

  @Test
  void promisedTypesAreFew() {
    assertTrue(api.types().size() > 100, "types are found: " + api.types().size());
    assertTrue(
        api.types().size() <= MOST_TYPES,
        "types, with those in others: " + api.types().size() + ", at most: " + MOST_TYPES);
  }

  /** A package that is exported by name, and what is of one package, are for nobody else. */
  @Test
  void promisedMembersNameWhatOthersCanName() {
    assertEquals("", String.join("\n", api.leaks()));
  }

  /** What nobody shows to others need not be promised to them. */
  @Test
  void eachPromisedTypeIsUsedInAnExampleOrADocument() throws IOException {
    Set<String> words = new TreeSet<>();
    try (Stream<Path> files = Files.walk(Modules.ROOT.resolve("examples"))) {
      for (Path file : files.filter(it -> it.toString().endsWith(".java")).toList()) {
        addWords(Files.readString(file), words);
      }
    }
    try (Stream<Path> files = Files.list(Modules.ROOT.resolve("docs"))) {
      for (Path file : files.filter(it -> it.toString().endsWith(".md")).toList()) {
        if (!file.endsWith("stability.md")) {
          CODE.matcher(Files.readString(file)).results().forEach(it -> addWords(it.group(), words));
        }
      }
    }
    List<String> unused = new ArrayList<>();
    for (Class<?> type : api.types()) {
      if (!words.contains(type.getSimpleName())) {
        unused.add(type.getName());
      }
    }
    assertEquals(List.of(), unused, "use them in examples/code, or make them @Incubating");
  }

  /** Imports use nothing. */
  private static void addWords(String code, Set<String> words) {
    WORD.matcher(code.replaceAll("(?m)^import .*", ""))
        .results()
        .forEach(word -> words.add(word.group()));
  }

  /** The files have simple names. */
  @Test
  void noTwoPromisedTypesHaveOneName() {
    Map<String, List<Class<?>>> named = new TreeMap<>();
    for (Class<?> type : api.types()) {
      String name = type.getName().substring(type.getPackageName().length() + 1);
      named.computeIfAbsent(name, key -> new ArrayList<>()).add(type);
    }
    named.values().removeIf(types -> types.size() == 1);
    assertEquals(Map.of(), named);
  }
}
