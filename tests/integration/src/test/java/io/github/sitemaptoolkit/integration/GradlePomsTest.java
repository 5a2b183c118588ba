package io.github.sitemaptoolkit.integration;

import static io.github.sitemaptoolkit.integration.Modules.ROOT;
import static io.github.sitemaptoolkit.integration.Modules.pom;
import static io.github.sitemaptoolkit.integration.Modules.published;
import static io.github.sitemaptoolkit.integration.Modules.text;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/**
 * What Gradle reads of the poms: parents, properties, managed versions and imports, but no profile.
 * It takes scopes for its own: compile for those who compile, too, runtime for those who run.
 * Gradle itself is not run here.
 */
class GradlePomsTest {

  private static final List<String> SCOPES = List.of("", "compile", "runtime", "provided", "test");

  @Test
  void versionsNeedNoProfile() {
    Element root = pom(ROOT).getDocumentElement();
    Map<String, String> managed = new HashMap<>();
    List<String> imported = new ArrayList<>();
    for (Element dependency :
        children(child(child(root, "dependencyManagement"), "dependencies"))) {
      if (text(dependency, "scope").equals("import")) {
        imported.add(text(dependency, "groupId"));
      } else {
        managed.put(name(dependency), text(dependency, "version"));
      }
    }
    List<String> faults = new ArrayList<>();
    int seen = 0;
    for (Path module : withRoot()) {
      Element own = pom(module).getDocumentElement();
      for (Element dependency : children(child(own, "dependencies"))) {
        String version = text(dependency, "version");
        if (version.isEmpty()) {
          version = managed.getOrDefault(name(dependency), "");
        }
        boolean known = imported.stream().anyMatch(text(dependency, "groupId")::startsWith);
        if (!known && !resolved(version, own, root).matches("[0-9][\\w.-]*")) {
          faults.add(module + ": " + name(dependency) + " has the version " + version);
        }
        seen++;
      }
    }
    assertEquals(List.of(), faults);
    assertTrue(seen > 100, "dependencies: " + seen);
  }

  @Test
  void scopesAreThoseThatGradleKnows() {
    List<String> faults = new ArrayList<>();
    for (Path module : withRoot()) {
      for (Element dependency : children(child(pom(module).getDocumentElement(), "dependencies"))) {
        String scope = text(dependency, "scope");
        boolean used = List.of("", "compile", "runtime").contains(scope);
        if (!SCOPES.contains(scope)) {
          faults.add(module + ": " + name(dependency) + " has the scope " + scope);
        }
        // Gradle looks for the jar with that name, and finds no dependencies for it.
        if (used && !(text(dependency, "classifier") + text(dependency, "type")).isEmpty()) {
          faults.add(module + ": " + name(dependency) + " is a special file");
        }
      }
    }
    assertEquals(List.of(), faults);
  }

  @Test
  void dependenciesAreInNoProfile() {
    List<String> faults = new ArrayList<>();
    List<Path> all = new ArrayList<>(withRoot());
    all.add(ROOT.resolve("release/bom"));
    for (Path module : all) {
      for (Element profile : children(child(pom(module).getDocumentElement(), "profiles"))) {
        if (child(profile, "dependencies") != null
            || child(profile, "dependencyManagement") != null) {
          faults.add(module + ": the profile " + text(profile, "id"));
        }
      }
    }
    assertEquals(List.of(), faults);
  }

  /** {@code platform(...)} reads it as it is: no parent, nothing imported, one version for all. */
  @Test
  void billOfMaterialsStandsAlone() {
    Element bom = pom(ROOT.resolve("release/bom")).getDocumentElement();
    assertEquals(null, child(bom, "parent"));
    for (Element dependency : children(child(child(bom, "dependencyManagement"), "dependencies"))) {
      assertEquals("${project.version}", text(dependency, "version"));
      assertEquals("", text(dependency, "scope"));
    }
  }

  private static List<Path> withRoot() {
    List<Path> all = new ArrayList<>(published());
    all.add(ROOT);
    return all;
  }

  private static String name(Element dependency) {
    return text(dependency, "groupId") + ":" + text(dependency, "artifactId");
  }

  /** Replaces the property that a version is, from the pom or its parent. */
  private static String resolved(String version, Element own, Element root) {
    if (!version.startsWith("${")) {
      return version;
    }
    String name = version.substring(2, version.length() - 1);
    if (name.equals("project.version")) {
      return text(root, "version");
    }
    for (Element pom : List.of(own, root)) {
      Element properties = child(pom, "properties");
      Element property = properties == null ? null : child(properties, name);
      if (property != null) {
        return resolved(property.getTextContent().strip(), own, root);
      }
    }
    return version;
  }

  private static Element child(Element parent, String name) {
    for (Element child : children(parent)) {
      if (child.getTagName().equals(name)) {
        return child;
      }
    }
    return null;
  }

  private static List<Element> children(Element parent) {
    List<Element> children = new ArrayList<>();
    NodeList nodes = parent == null ? null : parent.getChildNodes();
    for (int i = 0; nodes != null && i < nodes.getLength(); i++) {
      Node node = nodes.item(i);
      if (node instanceof Element element) {
        children.add(element);
      }
    }
    return children;
  }
}
