package io.github.sitemaptoolkit.publisher.internal.disk;

import io.github.sitemaptoolkit.publisher.plan.Manifest;
import io.github.sitemaptoolkit.publisher.plan.SetNames;
import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Reads the manifest of a set from the directory of the set. */
public final class ManifestFile {
  /** Enough for as many files as an index may list, with the longest names. */
  private static final int MOST_BYTES = 32 << 20;

  private ManifestFile() {}

  /** Returns the manifest of a directory, or null if there is none. */
  public static @Nullable Manifest read(Path directory) throws IOException {
    Path file = directory.resolve(SetNames.MANIFEST);
    byte[] bytes = SmallFile.read(file, MOST_BYTES);
    return bytes == null ? null : Manifest.parse(bytes, file.toString());
  }
}
