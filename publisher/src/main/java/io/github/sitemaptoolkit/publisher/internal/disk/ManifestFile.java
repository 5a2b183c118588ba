package io.github.sitemaptoolkit.publisher.internal.disk;

import io.github.sitemaptoolkit.publisher.layout.ChangeList;
import io.github.sitemaptoolkit.publisher.layout.DigestedStream;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.SetNames;
import io.github.sitemaptoolkit.publisher.store.ReadableStore;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the manifest of a set from where the set is kept. */
public final class ManifestFile {
  private ManifestFile() {}

  /** Returns the list of files that an engine was about to change, or null if there is none. */
  public static byte @Nullable [] changes(ReadableStore store) throws IOException {
    byte[] changes = store.read(SetNames.CHANGES, Manifest.MOST_BYTES);
    ChangeList.check(changes, store.name(SetNames.CHANGES));
    return changes;
  }

  /** Returns the manifest of a store, or null if there is none. */
  public static @Nullable Manifest read(ReadableStore store) throws IOException {
    byte[] bytes = store.read(SetNames.MANIFEST, Manifest.MOST_BYTES);
    return bytes == null ? null : Manifest.parse(bytes, store.name(SetNames.MANIFEST));
  }

  /** Returns what an engine has left that was about to change a set, and its list. */
  public static List<Part> leftovers(ReadableStore store, Manifest after) throws IOException {
    byte[] changes = changes(store);
    List<Part> removed = new ArrayList<>(ChangeList.leftovers(changes, after));
    if (changes != null) {
      var digest = new DigestedStream(new ByteArrayInputStream(changes));
      digest.transferTo(OutputStream.nullOutputStream());
      removed.add(new Part(SetNames.CHANGES, 0, digest.bytes(), digest.sha256(), null));
    }
    return removed;
  }
}
