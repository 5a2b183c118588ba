package io.github.sitemaptoolkit.publisher;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.extension.AnnotatedElementContext;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.io.TempDirFactory;

/** Makes directories on a disk of memory, if there is one: thousands of files cost little there. */
final class InMemory implements TempDirFactory {

  private static final Path MEMORY = Path.of("/dev/shm");
  private static final long ENOUGH = 1L << 25;

  @Override
  public Path createTempDirectory(AnnotatedElementContext element, ExtensionContext context)
      throws IOException {
    boolean usable =
        Files.isWritable(MEMORY) && Files.getFileStore(MEMORY).getUsableSpace() >= ENOUGH;
    return usable ? Files.createTempDirectory(MEMORY, "sitemap") : Files.createTempDirectory("s");
  }
}
