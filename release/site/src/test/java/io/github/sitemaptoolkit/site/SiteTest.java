package io.github.sitemaptoolkit.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * All links between the documents lead somewhere. {@code -Dsite.directory=DIR} keeps the site that
 * is made of them; {@code .ci/make-site} uses that.
 */
class SiteTest {

  private static final Pattern FROM_ELSEWHERE =
      Pattern.compile("<script|<iframe|src=\"\\w+:|<link[^>]*href=\"\\w+:|@import|url\\(");

  @TempDir Path directory;

  private void write(String file, String text) throws IOException {
    Files.createDirectories(directory.resolve(file).getParent());
    Files.writeString(directory.resolve(file), text);
  }

  private List<String> make() throws IOException {
    Files.createDirectories(directory.resolve("docs"));
    return Site.write(directory, directory.resolve("site"));
  }

  private String page(String name) throws IOException {
    return Files.readString(directory.resolve("site").resolve(name));
  }

  @Test
  void documentsLinkToWhatExists() throws IOException {
    String kept = System.getProperty("site.directory");
    Path site = kept == null ? directory : Path.of(kept);

    assertEquals(List.of(), Site.write(Path.of("..", "..").toRealPath(), site.toAbsolutePath()));
    assertTrue(Files.readString(site.resolve("docs/rules.html")).contains("id=\"xml-malformed\""));
    try (Stream<Path> files = Files.walk(site)) {
      for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
        if (file.toString().matches(".*\\.(html|css)")) {
          String tags = Files.readString(file).replaceAll("(?s)<(pre|code)>.*?</\\1>", "");
          assertFalse(FROM_ELSEWHERE.matcher(tags).find(), file::toString);
        }
      }
    }
  }

  @Test
  void linksLeadToPages() throws IOException {
    write("README.md", "# Front\n[one](docs/one.md#part), [code](src), [top](#front)");
    write("docs/one.md", "# One\n## Part\n[front](../README.md), [web](https://example.com/a.md)");
    write("src/A.java", "class A<T> {}\n");

    assertEquals(List.of(), make());
    assertTrue(page("index.html").contains("<a href=\"docs/one.html#part\">one</a>"));
    assertTrue(page("index.html").contains("<a href=\"src.html\">code</a>"));
    assertTrue(page("index.html").contains("<a href=\"#front\">top</a>"));
    assertTrue(page("docs/one.html").contains("<a href=\"../index.html\">front</a>"));
    assertTrue(page("docs/one.html").contains("<a href=\"https://example.com/a.md\">web</a>"));
    assertTrue(page("src.html").contains("<a href=\"src/A.java.html\">A.java</a>"));
    assertTrue(page("src/A.java.html").contains("<code>class A&lt;T&gt; {}\n</code>"));
  }

  @Test
  void imagesAreCopied() throws IOException {
    write("README.md", "# Front\n![A picture](docs/picture.svg)");
    write("docs/picture.svg", "<svg/>");

    assertEquals(List.of(), make());
    assertTrue(page("index.html").contains("src=\"docs/picture.svg\""));
    assertEquals("<svg/>", page("docs/picture.svg"));
  }

  @Test
  void linksThatLeadNowhereAreFound() throws IOException {
    write("README.md", "# Front\n[a](docs/none.md) [b](#none) <a href=\"none\">c</a>");

    assertEquals(
        List.of(
            "README.md: #none: there is no such anchor",
            "README.md: docs/none.md: there is no such file",
            "README.md: none: there is no such file"),
        make());
  }
}
