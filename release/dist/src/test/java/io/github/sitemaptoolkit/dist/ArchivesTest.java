package io.github.sitemaptoolkit.dist;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The zip and the tar have the documents, and what the README links to. */
class ArchivesTest {

  private static final Path ROOT = Path.of("..", "..");
  private static final Path CONTENTS = Path.of("src/assembly/command.xml");

  private static List<String> groups(String pattern, Path file) throws IOException {
    return Pattern.compile(pattern)
        .matcher(Files.readString(file))
        .results()
        .map(match -> match.group(1))
        .toList();
  }

  @Test
  void eachLinkOfTheReadmeLeadsToAFileOfTheArchive() throws IOException {
    List<PathMatcher> included =
        groups("<include>(.*)</include>", CONTENTS).stream()
            .map(pattern -> FileSystems.getDefault().getPathMatcher("glob:" + pattern))
            .toList();
    List<String> links = groups("\\]\\(([a-zA-Z][^:)#]*)", ROOT.resolve("README.md"));
    assertTrue(links.size() > 20, links.toString());
    List<String> missing =
        links.stream()
            .filter(link -> included.stream().noneMatch(it -> it.matches(Path.of(link))))
            .toList();
    assertEquals(List.of(), missing);
  }

  @Test
  void readmeAndDocumentsAreInTheArchive() throws IOException {
    assertTrue(
        groups("<include>(.*)</include>", CONTENTS)
            .containsAll(List.of("*.md", "docs/**", "examples/**")));
  }
}
