package io.github.sitemaptoolkit.publisher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.Sitemaps;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DirectoryIndexTest {

  @TempDir Path directory;

  private final List<Problem> reported = new ArrayList<>();

  private String index() throws IOException {
    Path target = directory.resolve("index.txt");
    Context context = Context.load().withProblems(new Problems(reported::add));
    DirectoryIndex.write(directory, "https://a.example/", target, context);
    return Files.readString(target);
  }

  /** Returns the path of a name in bytes, whatever the locale is. */
  private Path bytes(String name) {
    return Path.of(URI.create(directory.toUri() + name));
  }

  @ParameterizedTest
  @CsvSource({"a b#c.xml, a%20b%23c.xml", "a%20b.xml, a%2520b.xml", "a+b~(1).xml, a+b~(1).xml"})
  void namesAreEncodedInUrls(String name, String url) throws IOException {
    Sitemaps.write(directory.resolve(name), List.of(UrlEntry.of("https://a.example/1")));
    String index = index();
    assertTrue(index.contains("<loc>https://a.example/" + url + "</loc>"), index);
    Set<String> read = new HashSet<>();
    SitemapSet.read(directory.resolve("index.txt"), Context.load(), entry -> read.add(entry.loc()));
    assertEquals(Set.of("https://a.example/1"), read);
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void fileWhoseNameIsNoTextIsLeftOutWithAProblem() throws IOException {
    Sitemaps.write(directory.resolve("a.xml"), List.of(UrlEntry.of("https://a.example/1")));
    Files.copy(directory.resolve("a.xml"), bytes("lat%FC.xml"));
    assertEquals(2, index().split("<loc>").length);
    assertEquals(1, reported.size());
    Problem problem = reported.get(0);
    assertEquals("io.file-name", problem.code());
    assertTrue(problem.missing());
    assertTrue(problem.location().source().endsWith("/lat%FC.xml"), problem.toString());
  }
}
