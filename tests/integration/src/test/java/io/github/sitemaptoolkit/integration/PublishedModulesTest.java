package io.github.sitemaptoolkit.integration;

import static io.github.sitemaptoolkit.integration.Modules.ROOT;
import static io.github.sitemaptoolkit.integration.Modules.pom;
import static io.github.sitemaptoolkit.integration.Modules.published;
import static io.github.sitemaptoolkit.integration.Modules.text;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** What those who depend on the modules rely on: their poms, and the metadata in their jars. */
class PublishedModulesTest {

  @Test
  void billOfMaterialsHasEachPublishedModule() throws Exception {
    Element bom = pom(ROOT.resolve("release/bom")).getDocumentElement();
    NodeList dependencies = bom.getElementsByTagName("dependency");
    List<String> listed = new ArrayList<>();
    for (int i = 0; i < dependencies.getLength(); i++) {
      listed.add(text((Element) dependencies.item(i), "artifactId"));
    }
    List<String> expected =
        published().stream().map(module -> "sitemap-" + module.getFileName()).sorted().toList();
    assertEquals(expected, listed.stream().sorted().toList());
    String version = text(pom(ROOT).getDocumentElement(), "version");
    assertEquals(version, text(bom, "version"));
    assertTrue(
        Files.readString(ROOT.resolve("docs/java.md")).contains("<version>" + version + "<"),
        "docs/java.md shows another version");
  }

  /** Otherwise the command, the web page or the tests of all extensions would silently lack one. */
  @Test
  void extensionsAreNamedWhereAllAreWanted() throws IOException {
    List<String> missing = new ArrayList<>();
    for (String pom : List.of("cli", "validator", "ports/web", "tests/fuzz", "tests/robustness")) {
      String text = Files.readString(ROOT.resolve(pom).resolve("pom.xml"));
      published().stream()
          .map(module -> String.valueOf(module.getFileName()))
          .filter(name -> name.startsWith("ext-") && !name.equals("ext-jackson"))
          .filter(name -> !text.contains("<artifactId>sitemap-" + name + "</artifactId>"))
          .forEach(name -> missing.add(pom + "/pom.xml: " + name));
    }
    assertEquals(List.of(), missing);
  }

  /** Maven Central refuses poms without these; modules take all but two over from their parent. */
  @Test
  void pomsHaveWhatMavenCentralAsksFor() throws Exception {
    for (Path directory : List.of(ROOT, ROOT.resolve("release/bom"))) {
      Element pom = pom(directory).getDocumentElement();
      for (String name : List.of("name", "description", "url", "licenses", "developers", "scm")) {
        assertFalse(text(pom, name).isEmpty(), directory + ": " + name);
      }
    }
    for (Path directory : published()) {
      Element pom = pom(directory).getDocumentElement();
      for (String name : List.of("name", "description", "module.name")) {
        assertFalse(text(pom, name).isEmpty(), directory + ": " + name);
      }
    }
  }

  /** Maven would append the name of the module, and there is no such page. */
  @Test
  void modulesHaveTheAddressesOfTheProject() throws Exception {
    Element project = pom(ROOT).getDocumentElement();
    Element scm = (Element) project.getElementsByTagName("scm").item(0);
    assertEquals(text(project, "url"), System.getProperty("inherited.url"));
    assertEquals(text(scm, "url"), System.getProperty("inherited.scm.url"));
    assertEquals(text(scm, "connection"), System.getProperty("inherited.scm.connection"));
  }

  @Test
  void nativeImagesGetEachTableAndService() throws Exception {
    List<Pattern> patterns = new ArrayList<>();
    List<String> resources = new ArrayList<>();
    for (Path module : published()) {
      Path directory = module.resolve("src/main/resources");
      for (Path file : files(directory)) {
        if (file.endsWith("resource-config.json")) {
          new ObjectMapper()
              .readTree(file.toFile())
              .findValuesAsText("pattern")
              .forEach(pattern -> patterns.add(Pattern.compile(pattern)));
        } else {
          resources.add(directory.relativize(file).toString().replace('\\', '/'));
        }
      }
    }
    assertTrue(resources.contains("META-INF/sitemap-codes.tsv"), resources.toString());
    for (String resource : resources) {
      assertTrue(patterns.stream().anyMatch(it -> it.matcher(resource).matches()), resource);
    }
  }

  private static List<Path> files(Path directory) throws IOException {
    if (!Files.exists(directory)) {
      return List.of();
    }
    try (Stream<Path> files = Files.walk(directory)) {
      return files.filter(Files::isRegularFile).toList();
    }
  }
}
