package io.github.sitemaptoolkit.spark.internal.write;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.publisher.layout.ChangeList;
import io.github.sitemaptoolkit.publisher.layout.IndexFile;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.PublishCodes;
import io.github.sitemaptoolkit.publisher.layout.Replacement;
import io.github.sitemaptoolkit.publisher.layout.SetNames;
import io.github.sitemaptoolkit.publisher.standing.Standing;
import io.github.sitemaptoolkit.spark.internal.plan.FileSystems;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.sql.SparkSession;
import org.jspecify.annotations.Nullable;

/**
 * Replaces a published set, on the driver: the sitemaps first, then the index, then the manifest;
 * at last the sitemaps are removed that it no longer names. So the index names only files that
 * exist, whenever the driver stops. Removed is only what has the size and digest with which it was
 * published.
 *
 * <p>Before the first change, the names of all files that will change are written to a file. If the
 * driver stops, the next job learns from it what may be left over.
 */
final class Publishing {

  /** Where the publisher of one machine keeps what it has not moved yet. */
  private static final String UNFINISHED = ".sitemap-staging/journal";

  /** What the publisher of one machine locks a bucket with. */
  private static final String LOCK = ".sitemap-lock";

  /** How a list of changes begins that a job has written. */
  private static final String BEGIN = "# ";

  /** How it ends, unless the job was interrupted while it wrote the list. */
  private static final String END = "\n# end\n";

  private final SparkSession spark;
  private final SetDirectory target;
  private final byte @Nullable [] manifest; // as it was at the beginning
  private final byte @Nullable [] changes; // likewise
  private final @Nullable Manifest before;

  private Publishing(
      SparkSession spark,
      SetDirectory target,
      byte @Nullable [] manifest,
      byte @Nullable [] changes) {
    this.spark = spark;
    this.target = target;
    this.manifest = manifest;
    this.changes = changes;
    this.before =
        manifest == null ? null : Manifest.parse(manifest, target.name(SetNames.MANIFEST));
  }

  /**
   * Looks at what is published.
   *
   * @throws IOException if it cannot be read, or somebody else has not finished there
   */
  static Publishing of(SparkSession spark, Configuration configuration, WriteOptions options)
      throws IOException {
    var systems = new FileSystems(configuration, options.fileSystem());
    var target = new SetDirectory(systems, options.path());
    if (target.exists(UNFINISHED)) {
      throw new IOException(
          target.path()
              + ": a publication on one machine stopped halfway here; complete it with sitemap"
              + " publish, or remove .sitemap-staging");
    }
    if (target.exists(LOCK)) {
      throw new IOException(
          target.name(LOCK)
              + ": sitemap publish is at work here, or was stopped; wait for its end, or run it"
              + " again");
    }
    byte[] changes = target.read(SetNames.CHANGES);
    ChangeList.check(changes, target.name(SetNames.CHANGES));
    return new Publishing(spark, target, target.read(SetNames.MANIFEST), changes);
  }

  SetDirectory target() {
    return target;
  }

  /** Returns the manifest of what is published; null if there is none. */
  @Nullable Manifest before() {
    return before;
  }

  boolean isEntryPointThere() throws IOException {
    return target.exists(SetNames.ENTRY_POINT);
  }

  /**
   * Returns whether a job was interrupted, so that files may differ from the manifest. If it was
   * interrupted while it wrote the list of changes, it has not changed any file yet.
   */
  boolean isInterrupted() {
    if (changes == null) {
      return false;
    }
    String list = new String(changes, StandardCharsets.UTF_8);
    boolean cut = list.isEmpty() || (list.startsWith(BEGIN) && !list.endsWith(END));
    return !cut;
  }

  /** Returns the job that was adding urls when it was interrupted; null if none was. */
  @Nullable Unfinished unfinished() {
    return Unfinished.of(changes);
  }

  /** Returns those of the files that are there as they should be. */
  Set<Part> standing(Collection<Part> files) {
    return StandingFiles.of(files, target, spark);
  }

  /**
   * Publishes the set.
   *
   * @param standing the set that is replaced; null for none
   * @param staging has the changed files, apart from the index
   * @param indexed whether there is an index
   * @param job what adds urls; null if all are replaced
   * @return warnings
   * @throws IOException if a file cannot be written, or somebody else has published meanwhile
   */
  List<String> publish(
      @Nullable Standing standing,
      Staging staging,
      Manifest set,
      boolean indexed,
      List<String> changed,
      @Nullable Unfinished job)
      throws IOException {
    Instant now = Instant.now().truncatedTo(ChronoUnit.SECONDS);
    Manifest old = standing == null ? null : standing.manifest();
    Replacement replacement = Replacement.of(old, set, now, target.name());
    if (standing != null && standing.foreign()) {
      replacement = replacement.withoutBefore();
    }
    Manifest after = replacement.manifest();
    if (!Arrays.equals(manifest, target.read(SetNames.MANIFEST))
        || !Arrays.equals(changes, target.read(SetNames.CHANGES))) {
      throw new IOException(
          target.path() + ": another job has published there meanwhile; nothing was changed");
    }
    List<Part> removed = new ArrayList<>(replacement.removable());
    removed.addAll(ChangeList.leftovers(changes, after));
    Set<String> all = new TreeSet<>(ChangeList.changed(changes));
    all.addAll(changed);
    removed.forEach(part -> all.add(part.file()));
    byte[] list = list(all, lines(old, after, removed), job);
    if (changes == null) {
      target.createNew(SetNames.CHANGES, list);
    } else {
      target.replace(SetNames.CHANGES, list);
    }
    staging.commit();
    if (indexed) {
      Context context = Context.load();
      String index = target.name(SetNames.ENTRY_POINT);
      byte[] bytes =
          IndexFile.of(after.parts(), after.base(), index, after.choices().applyTo(context));
      checkAlone(list);
      target.replace(SetNames.ENTRY_POINT, bytes);
    }
    checkAlone(list);
    target.replace(SetNames.MANIFEST, after.bytes());
    List<String> warnings = remove(removed, after);
    replacement.foreign().ifPresent(warnings::add);
    target.delete(SetNames.CHANGES);
    target.cleanUp();
    return warnings;
  }

  /** Removes files that are as they were published, and tells which others stay. */
  private List<String> remove(List<Part> files, Manifest after) throws IOException {
    Set<String> names = new TreeSet<>(after.without(ChangeList.changed(changes)));
    files.forEach(part -> names.add(part.file()));
    for (Part part : standing(files)) {
      target.delete(part.file());
    }
    List<String> warnings = new ArrayList<>();
    for (String file : names) {
      if (target.exists(file)) {
        warnings.add(PublishCodes.kept(target.name(file)).toString());
      }
    }
    return warnings;
  }

  /**
   * Returns the lines about files: what they may hold while the set is changed, so that whoever
   * removes what is left knows what was published.
   */
  private Map<String, Set<String>> lines(
      @Nullable Manifest old, Manifest after, List<Part> removed) {
    List<Part> known = new ArrayList<>(after.parts());
    known.addAll(removed);
    if (old != null) {
      known.addAll(old.parts());
    }
    if (changes != null) {
      known.addAll(ChangeList.listed(changes));
    }
    Map<String, Set<String>> lines = new HashMap<>();
    for (Part part : known) {
      lines.computeIfAbsent(part.file(), file -> new TreeSet<>()).add(ChangeList.change(part));
    }
    return lines;
  }

  /** Returns a list that no other job writes. */
  private static byte[] list(
      Set<String> files, Map<String, Set<String>> lines, @Nullable Unfinished job) {
    var text =
        new StringBuilder(ChangeList.HEAD).append(BEGIN).append(UUID.randomUUID()).append('\n');
    if (job != null) {
      text.append(job.lines());
    }
    for (String file : files) {
      for (String line : lines.getOrDefault(file, Set.of(file))) {
        text.append(line).append('\n');
      }
    }
    return text.append(END).toString().getBytes(StandardCharsets.UTF_8);
  }

  private void checkAlone(byte[] list) throws IOException {
    if (!Arrays.equals(list, target.read(SetNames.CHANGES))) {
      throw new IOException(
          target.path()
              + ": another job is publishing there at the same time, so files of both may be mixed;"
              + " publish all urls again with mode overwrite");
    }
  }
}
