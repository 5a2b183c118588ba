package io.github.sitemaptoolkit.integration;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The types that are promised, by module and package, from the class files of all modules. */
final class Api {

  private static final String HEAD =
      """
      // What others may depend on in sitemap-%s, see docs/stability.md. Written by ApiTest with -Dapi.write=true.
      """;

  /** By the directory of the module, without that around it, and the package. */
  private final Map<String, Map<String, List<Class<?>>>> modules = new TreeMap<>();

  private final Set<String> packages = new TreeSet<>();
  private final Set<String> leaks = new TreeSet<>();

  private Api() {}

  static Api load() throws IOException {
    var api = new Api();
    List<Path> described = Modules.described();
    List<URL> classes = new ArrayList<>();
    for (Path module : described) {
      classes.add(module.resolve("target/classes").toUri().toURL());
      api.packages.addAll(Modules.exportedToAll(module));
    }
    var loader = new URLClassLoader(classes.toArray(URL[]::new), Api.class.getClassLoader());
    for (Path module : described) {
      Map<String, List<Class<?>>> found = new TreeMap<>();
      for (String name : Modules.exportedToAll(module)) {
        List<Class<?>> types = api.types(module, name, loader);
        if (!types.isEmpty()) {
          found.put(name, types);
        }
      }
      if (!found.isEmpty()) {
        api.modules.put(module.getFileName().toString(), found);
      }
    }
    return api;
  }

  private List<Class<?>> types(Path module, String name, ClassLoader loader) throws IOException {
    List<Class<?>> types = new ArrayList<>();
    Path directory = module.resolve("target/classes").resolve(name.replace('.', '/'));
    try (Stream<Path> files = Files.list(directory)) {
      for (Path file : files.sorted().toList()) {
        String simple = file.getFileName().toString().replace(".class", "");
        if (!file.toString().endsWith(".class") || simple.equals("package-info")) {
          continue;
        }
        Class<?> type = Class.forName(name + '.' + simple, false, loader);
        if (!type.isSynthetic() && ApiType.isPromised(type, packages)) {
          types.add(type);
        }
      }
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
    return types;
  }

  Map<String, Map<String, List<Class<?>>>> modules() {
    return modules;
  }

  List<Class<?>> types() {
    return modules.values().stream()
        .flatMap(module -> module.values().stream())
        .flatMap(List::stream)
        .toList();
  }

  /** Returns the text of each module's file. */
  Map<String, String> texts() {
    Map<String, String> texts = new TreeMap<>();
    modules.forEach(
        (module, found) -> {
          var text = new StringBuilder(HEAD.formatted(module));
          found.forEach(
              (name, types) -> {
                text.append("\npackage ").append(name).append('\n');
                types.forEach(type -> text.append(text(type)));
              });
          texts.put(module, text.toString());
        });
    return texts;
  }

  private String text(Class<?> type) {
    var shown = new ApiType(type, packages);
    String text = '\n' + String.join("\n", shown.lines()) + '\n';
    leaks.addAll(shown.leaks());
    return text;
  }

  /** Returns the promised members that name a type that others cannot. */
  Set<String> leaks() {
    texts();
    return leaks;
  }

  /**
   * Returns the lines of one text that the other one has not, after {@code -} and {@code +}; those
   * of members with the name of the type before them.
   */
  static List<String> differences(String before, String now) {
    Set<String> old = qualified(before);
    Set<String> young = qualified(now);
    List<String> lines = new ArrayList<>();
    old.stream().filter(line -> !young.contains(line)).forEach(line -> lines.add("- " + line));
    young.stream().filter(line -> !old.contains(line)).forEach(line -> lines.add("+ " + line));
    return lines;
  }

  private static Set<String> qualified(String text) {
    Set<String> lines = new TreeSet<>();
    String type = "";
    for (String line : (Iterable<String>) text.lines()::iterator) {
      if (line.startsWith("  ")) {
        lines.add(type + ": " + line.strip());
      } else if (!line.isEmpty() && !line.startsWith("//")) {
        type = line.replaceFirst(".*?(?:class|interface|enum|record) ([\\w.]+).*", "$1");
        lines.add(line);
      }
    }
    return lines;
  }
}
