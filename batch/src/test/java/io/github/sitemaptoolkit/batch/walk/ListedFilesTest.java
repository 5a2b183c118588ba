package io.github.sitemaptoolkit.batch.walk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ListedFilesTest {

  private static final Context CONTEXT = Context.of(Extensions.of());
  private static final String NAMESPACE = " xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'";
  private static final String INDEX =
      "<sitemapindex"
          + NAMESPACE
          + "><sitemap><loc>https://a.example/1.xml</loc></sitemap></sitemapindex>";

  @TempDir Path directory;

  private Path file(String name, String text) throws IOException {
    return Files.writeString(directory.resolve(name), text);
  }

  @Test
  void anIndexThatWasLookedIntoIsNotOpenedAgain() throws IOException {
    Path index = file("index.xml", INDEX);
    Path sitemap = file("1.xml", "<urlset" + NAMESPACE + "/>");
    Input input = Input.of(index.toString());
    var listed = ListedFiles.of(List.of(input, Input.of(sitemap.toString())), CONTEXT);
    assertEquals(Set.of(sitemap), listed.files());
    byte[] others = INDEX.replace('1', '2').getBytes(StandardCharsets.UTF_8);
    Files.write(index, others); // is not seen
    try (Source source = listed.open(index)) {
      assertEquals(INDEX, new String(source.stream().readAllBytes(), StandardCharsets.UTF_8));
    }
    assertEquals("https://a.example/1.xml", listed.listing(index).sitemaps().get(0).loc());
    assertEquals(Set.of(sitemap), listed.files(input));
    assertNull(listed.again(sitemap));
  }

  @Test
  void whatIsNoIndexIsOpened() throws IOException {
    Path sitemap = file("1.xml", "<urlset" + NAMESPACE + "/>");
    var listed = ListedFiles.of(List.of(Input.of(sitemap.toString())), CONTEXT);
    listed.open(sitemap).close();
    Files.delete(sitemap);
    assertThrows(NoSuchFileException.class, () -> listed.open(sitemap));
  }
}
