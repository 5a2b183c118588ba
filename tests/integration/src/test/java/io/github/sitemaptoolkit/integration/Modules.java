package io.github.sitemaptoolkit.integration;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** The modules of the project, as the root pom lists them, and their poms. */
final class Modules {

  static final Path ROOT = Path.of("..", "..");

  private static final Pattern EXPORTS =
      Pattern.compile("exports ([\\w.]+)(?:\\s+to\\s+([^;]+))?;");

  private Modules() {}

  /** Returns the directories of all modules, those of profiles too, as the root pom names them. */
  static List<String> names() {
    List<String> names = new ArrayList<>();
    NodeList modules = pom(ROOT).getElementsByTagName("module");
    for (int i = 0; i < modules.getLength(); i++) {
      names.add(modules.item(i).getTextContent().strip());
    }
    return names;
  }

  /** Returns the directories of the modules with a jar that is published. */
  static List<Path> published() {
    return names().stream().map(ROOT::resolve).filter(Modules::isPublished).toList();
  }

  private static boolean isPublished(Path module) {
    Element pom = pom(module).getDocumentElement();
    return text(pom, "maven.deploy.skip").isEmpty() && text(pom, "packaging").isEmpty();
  }

  /** Returns the directories of the published modules with a descriptor. */
  static List<Path> described() {
    return published().stream().filter(module -> Files.exists(descriptor(module))).toList();
  }

  /** Returns whether a module, by its name in the root pom, has a descriptor. */
  static boolean isDescribed(String module) {
    return Files.exists(descriptor(ROOT.resolve(module)));
  }

  /** Returns the name that a module has for Java. */
  static String moduleName(Path module) {
    return text(pom(module).getDocumentElement(), "module.name");
  }

  private static Path descriptor(Path module) {
    return module.resolve("src/main/module/module-info.java");
  }

  /** Returns the packages that a module exports, each with the modules that it is exported to. */
  static Map<String, Set<String>> exports(Path module) {
    Map<String, Set<String>> exports = new TreeMap<>();
    try {
      Matcher found = EXPORTS.matcher(Files.readString(descriptor(module)).replaceAll("//.*", ""));
      while (found.find()) {
        String friends = found.group(2) == null ? "" : found.group(2).replaceAll("\\s", "");
        exports.put(
            found.group(1),
            friends.isEmpty() ? Set.of() : new TreeSet<>(List.of(friends.split(","))));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return exports;
  }

  /** Returns the packages that a module exports to everybody. */
  static Set<String> exportedToAll(Path module) {
    return exports(module).entrySet().stream()
        .filter(exported -> exported.getValue().isEmpty())
        .map(Map.Entry::getKey)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** Returns the pom of a module. */
  static Document pom(Path directory) {
    try {
      return DocumentBuilderFactory.newInstance()
          .newDocumentBuilder()
          .parse(directory.resolve("pom.xml").toFile());
    } catch (Exception e) {
      throw new AssertionError(directory.toString(), e);
    }
  }

  /** Returns the text of the first element with a name; empty if there is none. */
  static String text(Element parent, String name) {
    NodeList found = parent.getElementsByTagName(name);
    return found.getLength() == 0 ? "" : found.item(0).getTextContent().strip();
  }
}
