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
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

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
