package io.github.sitemaptoolkit.publisher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.Sitemaps;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.publisher.layout.PartLimits;
import io.github.sitemaptoolkit.publisher.upkeep.Verification;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The style sheet beside a set. */
class StylesheetTest {

  private static final String INSTRUCTION =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
          + "<?xml-stylesheet type=\"text/css\" href=\"sitemap-style.css\"?>\n<";

  @TempDir Path directory;

  private Publisher publisher() {
    return Publisher.to(directory).baseUrl("https://e.com/");
  }

  private static List<UrlEntry> pages(int count) {
    return IntStream.range(0, count).mapToObj(i -> UrlEntry.of("https://e.com/" + i)).toList();
  }

  private String text(String file) throws IOException {
    return Files.readString(directory.resolve(file));
  }

  @Test
  void allSitemapsAndTheIndexNameIt() throws IOException {
    var limits = PartLimits.DEFAULT.withUrls(10);
    Publication done = publisher().limits(limits).stylesheet(true).publish(pages(30));
    assertTrue(text("sitemap-style.css").contains("@namespace"));
    assertTrue(text("sitemap.xml").startsWith(INSTRUCTION), text("sitemap.xml"));
    done.parts()
        .forEach(
            part -> {
              try {
                assertTrue(text(part.file()).startsWith(INSTRUCTION));
              } catch (IOException e) {
                throw new AssertionError(e);
              }
            });
    assertEquals(List.of(), Verification.of(directory).run().findings());
  }

  @Test
  void updatesKeepItAndWriteItAgain() throws IOException {
    publisher().stylesheet(true).publish(pages(3));
    Files.delete(directory.resolve("sitemap-style.css"));
    Publisher.to(directory).update(pages(5), List.of());
    assertTrue(Files.exists(directory.resolve("sitemap-style.css")));
    assertTrue(text("sitemap.xml").startsWith(INSTRUCTION));
  }

  @Test
  void withoutTheChoiceThereIsNone() throws IOException {
    publisher().publish(pages(3));
    assertFalse(Files.exists(directory.resolve("sitemap-style.css")));
    assertFalse(text("sitemap.xml").contains("stylesheet"));
  }

  @Test
  void readingItReportsNothing() throws IOException {
    publisher().stylesheet(true).publish(pages(3));
    var problems = new Problems();
    try (var in =
        Sitemaps.read(directory.resolve("sitemap.xml"), Context.load().withProblems(problems))) {
      assertEquals(3, in.stream().count());
    }
    assertEquals(List.of(), problems.first());
  }

  @Test
  void aFileOfOthersIsNotReplaced() throws IOException {
    Files.writeString(directory.resolve("sitemap-style.css"), "mine");
    assertThrows(
        FileAlreadyExistsException.class, () -> publisher().stylesheet(true).publish(pages(3)));
    assertEquals("mine", text("sitemap-style.css"));
    assertFalse(Files.exists(directory.resolve("sitemap.xml")));
  }
}
