package io.github.sitemaptoolkit.spark.internal.write;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.plan.IndexFile;
import io.github.sitemaptoolkit.publisher.plan.Manifest;
import io.github.sitemaptoolkit.publisher.plan.SetNames;
import io.github.sitemaptoolkit.spark.internal.plan.Documents;
import io.github.sitemaptoolkit.spark.internal.plan.FileSystems;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.apache.hadoop.conf.Configuration;
import org.jspecify.annotations.Nullable;

/**
 * Replaces a published set, on the driver: the sitemaps first, then the index, then the manifest;
 * at last the sitemaps are removed that it no longer names. So the index names only files that
 * exist, whenever the driver stops.
 *
 * <p>Before the first change, the names of all files that will change are written to a file. If the
 * driver stops, the next job learns from it what may be left over.
 */
final class Publishing {

  private static final String CHANGES = ".sitemap-changes";

  private final Target target;
  private final byte @Nullable [] manifest; // as it was at the beginning
  private final @Nullable Manifest before;
  private final Set<String> leftovers;
  private final boolean interrupted;

  private Publishing(Target target, byte @Nullable [] manifest, byte @Nullable [] changes) {
    this.target = target;
    this.manifest = manifest;
    this.before =
        manifest == null ? null : Manifest.parse(manifest, target.name(SetNames.MANIFEST));
    this.leftovers = names(changes);
    this.interrupted = changes != null;
  }

  /** Looks at what is published. */
  static Publishing of(Configuration configuration, WriteOptions options) throws IOException {
    var systems = new FileSystems(configuration, options.fileSystem());
    var target = new Target(systems, options.path());
    return new Publishing(target, target.read(SetNames.MANIFEST), target.read(CHANGES));
  }

  Target target() {
    return target;
  }

  /** Returns the manifest of what is published; null if there is none. */
  @Nullable Manifest before() {
    return before;
  }

  boolean isEntryPointThere() throws IOException {
    return target.exists(SetNames.ENTRY_POINT);
  }

  /** Returns whether a job was interrupted, so that files may differ from the manifest. */
  boolean isInterrupted() {
    return interrupted;
  }

  /**
   * Publishes the set.
   *
   * @param staging has the changed files, apart from the index
   * @param indexed whether there is an index
   * @throws IOException if a file cannot be written, or somebody else has published meanwhile
   */
  void publish(Staging staging, Manifest after, boolean indexed, List<String> changed)
      throws IOException {
    if (!Arrays.equals(manifest, target.read(SetNames.MANIFEST))) {
      throw new IOException(
          target.path() + ": another job has published there meanwhile; nothing was changed");
    }
    Set<String> removed = new TreeSet<>(leftovers);
    if (before != null) {
      removed.addAll(after.without(before));
    }
    after.parts().stream().map(Part::file).forEach(removed::remove);
    removed.remove(SetNames.ENTRY_POINT);
    Set<String> all = new TreeSet<>(leftovers);
    all.addAll(changed);
    all.addAll(removed);
    if (!all.isEmpty()) {
      target.replace(CHANGES, String.join("\n", all).getBytes(StandardCharsets.UTF_8));
    }
    staging.commit();
    if (indexed) {
      Context context = Context.of(Extensions.load(Documents.loader()));
      String index = target.name(SetNames.ENTRY_POINT);
      target.replace(
          SetNames.ENTRY_POINT, IndexFile.of(after.parts(), after.base(), index, context));
    }
    target.replace(SetNames.MANIFEST, after.bytes());
    for (String file : removed) {
      target.delete(file);
    }
    if (!all.isEmpty() || interrupted) {
      target.delete(CHANGES);
    }
    target.cleanUp();
  }

  /** Returns the names of sitemaps in a list that anybody may have written. */
  private static Set<String> names(byte @Nullable [] changes) {
    Set<String> names = new TreeSet<>();
    if (changes != null) {
      new String(changes, StandardCharsets.UTF_8)
          .lines()
          .filter(SetNames::isSitemap)
          .forEach(names::add);
    }
    return names;
  }
}
