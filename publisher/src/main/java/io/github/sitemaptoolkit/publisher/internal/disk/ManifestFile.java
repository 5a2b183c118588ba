package io.github.sitemaptoolkit.publisher.internal.disk;

import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.SetNames;
import io.github.sitemaptoolkit.publisher.store.Store;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Reads the manifest of a set from where the set is kept. */
public final class ManifestFile {
  private ManifestFile() {}

  /** Returns the list of files that an engine was about to change, or null if there is none. */
  public static byte @Nullable [] changes(Store store) throws IOException {
    return store.read(SetNames.CHANGES, Manifest.MOST_BYTES);
  }

  /** Returns the manifest of a store, or null if there is none. */
  public static @Nullable Manifest read(Store store) throws IOException {
    byte[] bytes = store.read(SetNames.MANIFEST, Manifest.MOST_BYTES);
    return bytes == null ? null : Manifest.parse(bytes, store.name(SetNames.MANIFEST));
  }
}
