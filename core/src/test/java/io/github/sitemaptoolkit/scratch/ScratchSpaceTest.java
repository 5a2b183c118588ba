package io.github.sitemaptoolkit.scratch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScratchSpaceTest {

  @TempDir Path chosen;

  @AfterEach
  void forget() {
    ScratchSpace.use(null);
  }

  @Test
  void theSystemSaysWhereUnlessSomebodyChooses() throws IOException {
    Path file = ScratchSpace.file("sitemap-", ".tmp");
    Path system = Path.of(System.getProperty("java.io.tmpdir"));
    Files.delete(file);
    assertNull(ScratchSpace.chosen());
    assertTrue(Files.isSameFile(system, file.getParent()));
  }

  @Test
  void filesAreMadeWhereItWasChosenAndHidden() throws IOException {
    ScratchSpace.use(chosen);
    Path file = ScratchSpace.file("sitemap-", ".tmp");
    Path directory = ScratchSpace.directory("sitemap-sort-");
    assertEquals(chosen, file.getParent());
    assertEquals(chosen, directory.getParent());
    assertTrue(file.getFileName().toString().matches("\\.sitemap-.+\\.tmp"));
    assertTrue(directory.getFileName().toString().startsWith(".sitemap-sort-"));
    assertTrue(Files.isDirectory(directory));
  }

  @Test
  void onlyOfFullDisksMoreIsSaid() {
    var failure = new IOException("Input/output error");
    assertSame(failure, ScratchSpace.explained(failure, chosen.resolve("items-1")));
    assertSame(failure, ScratchSpace.explained(failure, chosen.resolve("gone/items-1")));
  }
}
