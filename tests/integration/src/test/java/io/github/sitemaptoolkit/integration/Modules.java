package io.github.sitemaptoolkit.integration;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** The modules of the project, as the root pom lists them, and their poms. */
final class Modules {

  static final Path ROOT = Path.of("..", "..");

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
