package io.github.sitemaptoolkit.report.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the sources of the templates may contain. */
class TemplatesTest {

  private static final Path TEMPLATES = Path.of("src/main/jte");

  /** Attributes of HTML and SVG that hold urls. */
  private static final Pattern URLS =
      Pattern.compile(
          "[\\s:](href|src|srcset|action|formaction|poster|cite|data|background|ping|manifest"
              + "|longdesc|usemap|codebase|archive|classid|profile|icon|from|to|values|by)"
              + "\\s*=\\s*(\"[^\"]*\"|'[^']*'|[^\\s>]+)");

  private static List<Path> templates() throws IOException {
    try (Stream<Path> files = Files.list(TEMPLATES)) {
      return files.filter(file -> file.toString().endsWith(".jte")).sorted().toList();
    }
  }

  @Test
  void onlyLinksStandInAttributesThatHoldUrls() throws IOException {
    List<String> found = new ArrayList<>();
    for (Path file : templates()) {
      Matcher attribute = URLS.matcher(Files.readString(file));
      while (attribute.find()) {
        String value = attribute.group(2);
        boolean inPage = value.matches("\"#(\\$\\{[^}]*}|[a-z-]*)\"");
        if (!inPage) {
          found.add(file.getFileName() + ": " + value);
        }
      }
    }
    assertEquals(List.of("kind.jte: \"${list.href()}\"", "link.jte: \"${url.href()}\""), found);
    assertTrue(
        Files.readString(TEMPLATES.resolve("kind.jte"))
            .contains("!{KindUrls list = kind.list();}"));
    assertTrue(
        Files.readString(TEMPLATES.resolve("link.jte")).contains("!{WebLink url = link.url();}"));
  }

  @Test
  void onlyTheStyleSheetAndTheScriptAreWrittenUnescaped() throws IOException {
    List<String> found = new ArrayList<>();
    for (Path file : templates()) {
      Matcher unsafe = Pattern.compile("\\$unsafe\\{[^}]*}").matcher(Files.readString(file));
      while (unsafe.find()) {
        found.add(file.getFileName() + ": " + unsafe.group());
      }
    }
    assertEquals(
        List.of("layout.jte: $unsafe{head.style()}", "layout.jte: $unsafe{head.script()}"), found);
  }

  @Test
  void noTemplateHasAnotherScriptOrAnInlineStyle() throws IOException {
    for (Path file : templates()) {
      String own = "<script>$unsafe{head.script()}</script>";
      String text = Files.readString(file).replace(own, "");
      assertTrue(
          !Pattern.compile("<script|\\son[a-z]+\\s*=|\\sstyle\\s*=|<iframe|<object|<embed|<img")
              .matcher(text)
              .find(),
          file::toString);
    }
  }
}
