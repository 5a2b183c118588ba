package io.github.sitemaptoolkit.integration;

import io.github.sitemaptoolkit.publisher.internal.disk.LocalStore;
import io.github.sitemaptoolkit.publisher.store.Store;
import io.github.sitemaptoolkit.testkit.StoreContract;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.io.TempDir;

/** A directory is a store. */
class DirectoryContractTest extends StoreContract {

  @TempDir Path directory;

  @Override
  protected Store open() {
    return new LocalStore(directory.resolve("set"));
  }

  @Override
  protected Map<String, byte[]> files() throws IOException {
    Map<String, byte[]> files = new TreeMap<>();
    if (Files.exists(directory.resolve("set"))) {
      try (Stream<Path> found = Files.list(directory.resolve("set"))) {
        for (Path file : found.filter(Files::isRegularFile).toList()) {
          files.put(file.getFileName().toString(), Files.readAllBytes(file));
        }
      }
    }
    files.remove(".sitemap.lock");
    return files;
  }

  @Override
  protected void change(String file, byte @Nullable [] bytes) throws IOException {
    Path path = directory.resolve("set").resolve(file);
    if (bytes == null) {
      Files.delete(path);
    } else {
      Files.write(path, bytes);
    }
  }
}
