package io.github.sitemaptoolkit.publisher.internal.job;

import io.github.sitemaptoolkit.publisher.layout.IndexFile;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.Pieces;
import io.github.sitemaptoolkit.publisher.layout.SetNames;
import java.io.IOException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Tells which files of a set need not be written, and asks the store only for what may be equal.
 */
final class KnownFiles {

  private final JobContext job;
  private final @Nullable Manifest before;
  private final Map<String, Part> published = new HashMap<>();
  private final Map<String, Part> former = new HashMap<>(); // kept, because names are immutable
  private boolean lookUp;

  /**
   * Creates a comparison with the published set.
   *
   * @param before its manifest; null if nothing was published
   * @param all whether all files are going to be compared
   */
  KnownFiles(JobContext job, @Nullable Manifest before, boolean all) {
    this.job = job;
    this.before = before;
    this.lookUp = all;
    if (before != null) {
      before.history().files().forEach(file -> former.put(file.part().file(), file.part()));
      before.parts().forEach(part -> published.put(part.file(), part));
    }
  }

  /** Returns whether a sitemap has these contents already. */
  boolean holds(Part part, Pieces contents) throws IOException {
    Part old = published.get(part.file());
    if (old != null && !old.sha256().equals(part.sha256())) {
      return false;
    }
    lookUp();
    Part known = old == null ? former.get(part.file()) : old;
    if (known != null && known.sha256().equals(part.sha256())) {
      return job.store().holds(known, contents);
    }
    return job.store().holds(part.file(), contents);
  }

  /** Returns whether the index is the same already. */
  boolean holdsIndex(byte[] index, Pieces contents) throws IOException {
    if (before != null && !isIndexOf(before, index)) {
      return false;
    }
    lookUp();
    return job.store().holds(SetNames.ENTRY_POINT, contents);
  }

  private boolean isIndexOf(Manifest set, byte[] index) throws IOException {
    if (published.containsKey(SetNames.ENTRY_POINT)) {
      return false; // the only sitemap
    }
    String file = job.store().name(SetNames.ENTRY_POINT);
    return Arrays.equals(index, IndexFile.of(set.parts(), set.base(), file, job.context()));
  }

  /** Asks the store for all files, if they are going to be compared. */
  void lookUp() throws IOException {
    if (lookUp) {
      lookUp = false;
      job.store().lookUp(published.values());
    }
  }
}
