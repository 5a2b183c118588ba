package io.github.sitemaptoolkit.spark.internal.write;

import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.SetNames;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A job that adds urls, as the list of changes tells of it until the job is done. If it stops, the
 * next job knows from this which files may be there, and what each of them holds: so urls can be
 * added again, and none is lost.
 *
 * @param batch what the rows of the job add up to: the same rows have the same
 * @param from the files that the job has read, of which some may be replaced by now
 * @param to the set that it was about to publish
 */
record Unfinished(long batch, List<Part> from, Manifest to) {

  private static final String MARK = "# append ";
  private static final String MANIFEST = "# manifest ";

  /** Returns the lines of the list of changes; names of files are in the others. */
  String lines() {
    return MARK + batch + '\n' + line(to.with(from)) + line(to);
  }

  private static String line(Manifest manifest) {
    String json = new String(manifest.bytes(), StandardCharsets.UTF_8);
    return MANIFEST + json.replace("\n", "").replace("\r", "") + '\n';
  }

  /**
   * Returns the job that a list of changes tells of; null if it is of another kind.
   *
   * @param changes the list; null if there is none
   */
  static @Nullable Unfinished of(byte @Nullable [] changes) {
    if (changes == null) {
      return null;
    }
    List<String> lines = new String(changes, StandardCharsets.UTF_8).lines().toList();
    Optional<String> mark = lines.stream().filter(line -> line.startsWith(MARK)).findFirst();
    List<Manifest> manifests =
        lines.stream()
            .filter(line -> line.startsWith(MANIFEST))
            .map(line -> line.substring(MANIFEST.length()).getBytes(StandardCharsets.UTF_8))
            .map(bytes -> Manifest.parse(bytes, SetNames.CHANGES))
            .toList();
    if (mark.isEmpty() || manifests.size() != 2) {
      return null;
    }
    long batch = Long.parseLong(mark.get().substring(MARK.length()));
    return new Unfinished(batch, manifests.get(0).parts(), manifests.get(1));
  }

  /** Returns all versions of files that may be there. */
  Set<Part> versions() {
    Set<Part> versions = new HashSet<>(from);
    versions.addAll(to.parts());
    return versions;
  }

  /**
   * Returns the files to read, which together have all urls; null if one is missing or damaged.
   *
   * @param there those of the {@linkplain #versions versions} that are there
   */
  @Nullable List<Part> standing(Set<Part> there) {
    if (isDone(there)) {
      return to.parts();
    }
    Set<String> names = new HashSet<>();
    there.forEach(part -> names.add(part.file()));
    boolean whole = from.stream().allMatch(part -> names.contains(part.file()));
    return whole ? List.copyOf(there) : null;
  }

  /** Returns whether all files of the new set are there, so that only traces are left. */
  boolean isDone(Set<Part> there) {
    return there.containsAll(to.parts());
  }

  /** Returns whether no file has been replaced. */
  boolean isUntouched(Set<Part> there) {
    return there.containsAll(from);
  }
}
