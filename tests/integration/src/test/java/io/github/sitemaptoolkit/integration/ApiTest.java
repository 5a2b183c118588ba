package io.github.sitemaptoolkit.integration;

import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toCollection;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
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

  /** Records that may get more components; all others are closed. */
  private static final Set<String> GROWING =
      Set.of(
          "CsvInputOptions",
          "CsvOptions",
          "CsvSyntaxOptions",
          "DocumentInfo",
          "EncodingOptions",
          "FeedMedia",
          "FeedOptions",
          "JsonInputOptions",
          "Limits",
          "News",
          "Output",
          "Rendition",
          "Video",
          "XlsxInputOptions");

  /** Components of those that a factory method asks for. */
  private static final Set<String> REQUIRED = Set.of("DocumentInfo.kind", "Output.format");

  /** Code of Java in a document: a block, or a few words in a sentence. */
  private static final Pattern CODE =
      Pattern.compile("(?ms)^```java.*?^```|(?<![`\\w])`[@A-Z][^`\n]*`");

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
  void documentListsThePromisedTypes() throws IOException {
    var table = new StringBuilder("| Module | Package | Types |\n|---|---|---|\n");
    api.modules()
        .forEach(
            (module, packages) ->
                packages.forEach((name, types) -> table.append(row(module, name, types))));
    CodeDocs.assertPart("stability.md", "types", table.toString(), "api.write");
  }

  private static String row(String module, String name, List<Class<?>> types) {
    String words =
        types.stream().map(ApiTest::shortName).map(it -> '`' + it + '`').collect(joining(", "));
    return "| `sitemap-" + module + "` | `" + name + "` | " + words + " |\n";
  }

  private static String shortName(Class<?> type) {
    return type.getName().substring(type.getPackageName().length() + 1).replace('$', '.');
  }

  /** Of each record that is promised, people are told whether it may get more components. */
  @Test
  void documentSaysWhichRecordsGrow() throws IOException {
    var table = new StringBuilder("| Module | Closed | Grows |\n|---|---|---|\n");
    Set<String> unknown = new TreeSet<>(GROWING);
    api.modules()
        .forEach(
            (module, packages) -> {
              List<String> closed = new ArrayList<>();
              List<String> growing = new ArrayList<>();
              packages.values().stream()
                  .flatMap(List::stream)
                  .filter(Class::isRecord)
                  .map(ApiTest::shortName)
                  .forEach(name -> (unknown.remove(name) ? growing : closed).add('`' + name + '`'));
              if (!closed.isEmpty() || !growing.isEmpty()) {
                table.append("| `sitemap-").append(module).append("` | ");
                table.append(String.join(", ", closed)).append(" | ");
                table.append(String.join(", ", growing)).append(" |\n");
              }
            });
    assertEquals(Set.of(), unknown, "records");
    CodeDocs.assertPart("stability.md", "records", table.toString(), "api.write");
  }

  /** As their constructors are not for them, users need another way to make one. */
  @Test
  void recordsThatGrowHaveBuildersOrMethodsThatChangeOneComponent() {
    for (Class<?> type : api.types()) {
      if (type.isRecord() && GROWING.contains(shortName(type))) {
        Set<String> names =
            Arrays.stream(type.getMethods())
                .map(Method::getName)
                .collect(toCollection(TreeSet::new));
        for (RecordComponent component : type.getRecordComponents()) {
          String name = component.getName();
          String with = "with" + Character.toUpperCase(name.charAt(0)) + name.substring(1);
          assertTrue(
              names.contains("builder")
                  || names.contains(with)
                  || type.getSimpleName().equals("Limits") && names.contains("with")
                  || REQUIRED.contains(shortName(type) + '.' + name),
              type.getSimpleName() + " is made without a constructor: " + name);
        }
      }
    }
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
      named.computeIfAbsent(shortName(type), key -> new ArrayList<>()).add(type);
    }
    named.values().removeIf(types -> types.size() == 1);
    assertEquals(Map.of(), named);
  }
}
