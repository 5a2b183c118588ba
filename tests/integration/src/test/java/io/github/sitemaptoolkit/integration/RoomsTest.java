package io.github.sitemaptoolkit.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.DataInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** Which class needs which, read from the class files: what CONTRIBUTING.md says of the rooms. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS) // all classes are read once
class RoomsTest {

  private static final String OURS = "io/github/sitemaptoolkit/";
  private static final String MAIN = ".src.main.java.";
  private static final int MOST_CLASSES = 25;
  private static final int MOST_CLASSES_EVER = 30;
  private static final int MOST_IN_CYCLE = 3;
  private static final int MOST_LINES = 400;
  private static final int MOST_LINES_EVER = 450;

  /** Longer classes, each with the reason why to cut it would not make it easier to read. */
  private static final Map<String, String> LONGER =
      Map.of(
          "CsvReader.java", "one row after the other, and all that may be wrong with it",
          "Field.java", "the facts of a field, most of it their documentation",
          "FormatContract.java", "the promises of formats, as one list",
          "RecordSplitter.java", "one state machine over the bytes of a table",
          "StoreContract.java", "the promises of stores, as one list",
          "Publisher.java", "the options of a set, most of it their documentation",
          "Validator.java", "the ways into the validator, most of it their documentation");

  /** Larger packages, with slashes, each with the reason why its classes are one room. */
  private static final Map<String, String> LARGER = Map.of();

  /** Friends that find classes by reflection: what loads services, and what makes options. */
  private static final Set<String> REFLECTED =
      Set.of(
          "io.github.sitemaptoolkit.converters.dialect to io.github.sitemaptoolkit",
          "io.github.sitemaptoolkit.site.network to info.picocli");

  /** By outermost class, with the module it belongs to. */
  private final Map<String, String> modules = new TreeMap<>();

  private final Map<String, Set<String>> needs = new TreeMap<>();

  RoomsTest() throws IOException {
    for (Path module : modules()) {
      try (Stream<Path> files = Files.walk(module.resolve("target/classes"))) {
        for (Path file : files.filter(RoomsTest::isClass).toList()) {
          read(file, Modules.ROOT.relativize(module).toString());
        }
      }
    }
    needs.values().forEach(needed -> needed.retainAll(modules.keySet()));
  }

  private static boolean isClass(Path file) {
    String name = file.getFileName().toString();
    // what is in web.jdk becomes a part of the modules that it is named after
    return name.endsWith(".class")
        && !name.equals("module-info.class")
        && !file.toString().contains("/web/jdk/");
  }

  private static List<Path> modules() {
    return Modules.names().stream()
        .map(Modules.ROOT::resolve)
        .filter(module -> Files.isDirectory(module.resolve("target/classes")))
        .toList();
  }

  /** Reads the constant pool: each class that is named there is needed. */
  private void read(Path file, String module) throws IOException {
    try (var in = new DataInputStream(Files.newInputStream(file))) {
      in.readLong(); // magic and version
      int count = in.readUnsignedShort();
      String[] texts = new String[count];
      for (int i = 1; i < count; i++) {
        switch (in.readUnsignedByte()) {
          case 1 -> texts[i] = in.readUTF();
          case 3, 4, 9, 10, 11, 12, 17, 18 -> in.readInt();
          case 5, 6 -> {
            in.readLong();
            i++;
          }
          case 15 -> in.skipBytes(3);
          default -> in.readUnsignedShort();
        }
      }
      String name = file.toString().replace('\\', '/');
      String own = outermost(name.substring(name.indexOf(OURS), name.length() - ".class".length()));
      modules.put(own, module);
      Set<String> needed = needs.computeIfAbsent(own, key -> new TreeSet<>());
      for (String text : texts) {
        addClasses(text, needed);
      }
      needed.remove(own);
    }
  }

  private static void addClasses(String text, Set<String> needed) {
    for (int at = text == null ? -1 : text.indexOf(OURS); at >= 0; at = text.indexOf(OURS, at)) {
      int end = at;
      while (end < text.length()
          && (Character.isJavaIdentifierPart(text.charAt(end)) || text.charAt(end) == '/')) {
        end++;
      }
      needed.add(outermost(text.substring(at, end)));
      at = end;
    }
  }

  private static String outermost(String name) {
    int nested = name.indexOf('$');
    return nested < 0 ? name : name.substring(0, nested);
  }

  private static String room(String name) {
    return name.substring(0, name.lastIndexOf('/'));
  }

  @Test
  void noTwoPackagesNeedEachOther() {
    Map<String, Set<String>> rooms = new TreeMap<>();
    needs.forEach(
        (name, needed) -> {
          Set<String> others = rooms.computeIfAbsent(room(name), key -> new TreeSet<>());
          needed.forEach(other -> others.add(room(other)));
          others.remove(room(name));
        });
    assertEquals(List.of(), cycles(rooms, 1));
  }

  @Test
  void noMoreThanThreeClassesNeedEachOther() {
    assertTrue(needs.size() > 300, "classes are read: " + needs.size());
    assertEquals(List.of(), cycles(needs, MOST_IN_CYCLE));
  }

  /** Modules without a descriptor are never on the module path. */
  @Test
  void noModuleNeedsWhatIsNotExportedToIt() {
    List<String> found = new ArrayList<>();
    needs.forEach(
        (name, needed) -> {
          for (String other : needed) {
            String module = modules.get(name);
            if (!modules.get(other).equals(module)
                && (Modules.isDescribed(module)
                    ? !isExportedTo(module, other)
                    : other.contains("/internal/"))) {
              found.add(name + " -> " + other);
            }
          }
        });
    assertEquals(List.of(), found);
  }

  private boolean isExportedTo(String module, String name) {
    Set<String> friends =
        Modules.exports(Modules.ROOT.resolve(modules.get(name))).get(room(name).replace('/', '.'));
    return friends != null
        && (friends.isEmpty()
            || friends.contains(Modules.moduleName(Modules.ROOT.resolve(module))));
  }

  @Test
  void whatIsExportedByNameIsNeeded() {
    Set<String> unneeded = new TreeSet<>();
    for (Path module : Modules.described()) {
      Modules.exports(module)
          .forEach((name, friends) -> friends.forEach(it -> unneeded.add(name + " to " + it)));
    }
    assertTrue(unneeded.size() > 50, "packages are exported by name: " + unneeded);
    assertTrue(unneeded.removeAll(REFLECTED));
    needs.forEach(
        (name, needed) -> {
          String friend = Modules.moduleName(Modules.ROOT.resolve(modules.get(name)));
          needed.forEach(it -> unneeded.remove(room(it).replace('/', '.') + " to " + friend));
        });
    assertEquals(Set.of(), unneeded);
  }

  @Test
  void extensionsNeedCoreAndNothingElse() {
    List<String> found = new ArrayList<>();
    needs.forEach(
        (name, needed) -> {
          for (String other : needed) {
            String module = modules.get(other);
            if (modules.get(name).startsWith("ext-")
                && !module.equals("core")
                && !module.equals(modules.get(name))) {
              found.add(name + " -> " + other);
            }
          }
        });
    assertEquals(List.of(), found);
  }

  @Test
  void packagesAreSmall() {
    Map<String, Long> sizes =
        needs.keySet().stream()
            .filter(name -> !name.endsWith("/package-info"))
            .collect(Collectors.groupingBy(RoomsTest::room, TreeMap::new, Collectors.counting()));
    sizes
        .entrySet()
        .removeIf(
            room ->
                room.getValue()
                    <= (LARGER.containsKey(room.getKey()) ? MOST_CLASSES_EVER : MOST_CLASSES));
    assertEquals(Map.of(), sizes);
  }

  /** Its first sentence says what belongs in the package, and it is null-marked. */
  @Test
  void packagesHaveDocumentation() throws IOException {
    Set<Path> without = new TreeSet<>();
    for (Path file : sources()) {
      Path info = file.resolveSibling("package-info.java");
      String name = room(file.toString().replace('\\', '/')).replace('/', '.');
      name = name.substring(name.indexOf(MAIN) + MAIN.length());
      if (!Files.exists(info) || !Files.readString(info).contains("package " + name + ";")) {
        without.add(file.getParent());
      }
    }
    assertEquals(Set.of(), without);
  }

  /** Returns the sources of all modules, those of profiles too. */
  private static List<Path> sources() throws IOException {
    List<Path> sources = new ArrayList<>();
    for (String module : Modules.names()) {
      Path directory = Modules.ROOT.resolve(module).resolve("src/main/java");
      if (Files.exists(directory)) {
        try (Stream<Path> files = Files.walk(directory)) {
          files.filter(file -> file.toString().endsWith(".java")).forEach(sources::add);
        }
      }
    }
    return sources;
  }

  private static String simpleName(Path source) {
    return source.getFileName().toString().replace(".java", "");
  }

  /** What {@code web} has in the place of other classes has their names. */
  @Test
  void noTwoClassesHaveOneName() throws IOException {
    Map<String, List<Path>> named =
        sources().stream()
            .filter(file -> !file.startsWith(Modules.ROOT.resolve("tests")))
            .filter(file -> !file.toString().replace('\\', '/').contains("/jdk/"))
            .collect(Collectors.groupingBy(RoomsTest::simpleName));
    assertTrue(named.size() > 1000, "sources are found: " + named.size());
    named.remove("package-info");
    named.values().removeIf(files -> files.size() == 1);
    assertEquals(Map.of(), named);
  }

  @Test
  void onlyTestsAreNamedLikeTests() throws IOException {
    assertEquals(
        List.of(), sources().stream().filter(file -> simpleName(file).endsWith("Test")).toList());
  }

  @Test
  void classesAreShort() throws IOException {
    List<String> found = new ArrayList<>();
    for (Path file : sources()) {
      int lines = Files.readAllLines(file).size();
      String name = file.getFileName().toString();
      if (lines > (LONGER.containsKey(name) ? MOST_LINES_EVER : MOST_LINES)) {
        found.add(name + ": " + lines);
      }
    }
    assertEquals(List.of(), found);
  }

  /** Returns the groups of more than so many in which each needs each other (Tarjan). */
  private static List<Set<String>> cycles(Map<String, Set<String>> graph, int most) {
    var search = new Search(graph);
    graph.keySet().forEach(search::visit);
    return search.groups.stream().filter(group -> group.size() > most).toList();
  }

  private static final class Search {
    private final Map<String, Set<String>> graph;
    private final Map<String, Integer> index = new HashMap<>();
    private final Map<String, Integer> lowest = new HashMap<>();
    private final Deque<String> open = new ArrayDeque<>();
    private final List<Set<String>> groups = new ArrayList<>();

    Search(Map<String, Set<String>> graph) {
      this.graph = graph;
    }

    int visit(String node) {
      if (index.containsKey(node)) {
        return open.contains(node) ? index.get(node) : Integer.MAX_VALUE;
      }
      int own = index.size();
      index.put(node, own);
      lowest.put(node, own);
      open.push(node);
      for (String next : graph.getOrDefault(node, Set.of())) {
        int low = visit(next);
        lowest.merge(node, low, Math::min);
      }
      int low = lowest.get(node);
      if (low == own) {
        Set<String> group = new TreeSet<>();
        String member;
        do {
          member = open.pop();
          group.add(member);
        } while (!member.equals(node));
        groups.add(group);
      }
      return low;
    }
  }
}
