package io.github.sitemaptoolkit.site.publish;

import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.file.FileNames;
import io.github.sitemaptoolkit.io.KeptFile;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.Publication;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.SetNames;
import io.github.sitemaptoolkit.publisher.store.Store;
import io.github.sitemaptoolkit.publisher.upkeep.Verification;
import io.github.sitemaptoolkit.site.config.SitePlace;
import io.github.sitemaptoolkit.site.store.Stores;
import io.github.sitemaptoolkit.text.Sha256;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Tells whether a run would publish what stands already, because nothing that this depends on has
 * changed: the bytes of all files that were read, the settings, and the version of the program.
 * Their digests lie beside the manifest, with its own: they are void once it is another one.
 *
 * <p>There are none unless it is certain that nothing else counts: of inputs that are no files, of
 * a run that has asked for the time, and of a set that keeps former files, which expire. For one
 * run.
 */
public final class SameAgain {

  /** The name of the file with the digests. */
  static final String NAME = ".sitemap-same";

  private static final String VERSION = "1";
  private static final int MOST_BYTES = 1 << 20;
  private static final int DIGITS = 64;
  private static final Path WORKING = Path.of("").toAbsolutePath();

  private final List<SitePlace> places;
  private final String settings;
  private final Clock clock;
  private final Instant begin;
  private boolean timed; // the time was asked for

  /**
   * Creates it.
   *
   * @param places where to publish
   * @param settings what decides, besides files, what is published: the arguments, the version
   * @param given tells the time
   */
  public SameAgain(Collection<SitePlace> places, List<String> settings, Clock given) {
    this.places = List.copyOf(places);
    List<String> all = new ArrayList<>(settings);
    all.add(WORKING.toString());
    all.add(ZoneId.systemDefault() + " " + Locale.getDefault());
    this.settings = Sha256.hex(String.join("\0", all));
    this.begin = Instant.now();
    this.clock =
        new Clock() {
          @Override
          public ZoneId getZone() {
            return given.getZone();
          }

          @Override
          public Clock withZone(ZoneId zone) {
            timed = true;
            return given.withZone(zone);
          }

          @Override
          public Instant instant() {
            timed = true;
            return given.instant();
          }
        };
  }

  /** Returns the clock that the run is to use: what depends on the time is not the same again. */
  public Clock clock() {
    return clock;
  }

  /**
   * Returns what stands in each place if it would be published again: every file of it was read and
   * found as it was published. Empty if something has changed, or nobody knows.
   *
   * @param files those that the run has read so far, such as jars: others than before are a change
   */
  public Map<SitePlace, Publication> standing(RunFiles files) throws IOException {
    Map<SitePlace, Publication> standing = new LinkedHashMap<>();
    for (SitePlace place : places) {
      Publication set = isDirectory(place) ? standing(place, files.read()) : null;
      if (set == null) {
        return Map.of();
      }
      standing.put(place, set);
    }
    return standing;
  }

  private @Nullable Publication standing(SitePlace place, List<Path> read) throws IOException {
    Store store = Stores.store(place.output());
    byte[] manifest = store.read(SetNames.MANIFEST, Manifest.MOST_BYTES);
    if (manifest == null || !isSame(kept(place), manifest, read)) {
      return null;
    }
    try {
      Manifest set = Manifest.parse(manifest, store.name(SetNames.MANIFEST));
      return Verification.of(store).run().findings().isEmpty()
          ? new Publication(
              set.base() + SetNames.ENTRY_POINT,
              set.urls(),
              set.parts(),
              List.of(),
              List.of(),
              List.of(),
              List.of())
          : null;
    } catch (IOException | SitemapException e) {
      return null; // publishing tells why, or replaces it
    }
  }

  /** Returns whether the digests of a file are those of now. */
  private boolean isSame(KeptFile kept, byte[] manifest, List<Path> read) {
    try {
      List<String> lines = text(kept.read(MOST_BYTES)).lines().toList();
      if (lines.size() < 2 || !lines.get(0).equals(head(manifest))) {
        return false;
      }
      Set<Path> others = new HashSet<>();
      read.forEach(file -> others.add(file.toAbsolutePath()));
      for (String line : lines.subList(1, lines.size())) {
        Path file = Path.of(line.substring(DIGITS + 1)).toAbsolutePath();
        others.remove(file);
        if (!Files.isRegularFile(file) || !line.equals(line(file))) {
          return false;
        }
      }
      return others.isEmpty();
    } catch (IOException | InvalidPathException | StringIndexOutOfBoundsException e) {
      return false;
    }
  }

  /**
   * Keeps the digests of what was published. To be called at the end, if the run has told nothing:
   * what it has told of its inputs must be told again.
   *
   * @param files those that the run has read
   * @param own files that it has written, and will read the next time
   * @param done what was published
   */
  public void keep(RunFiles files, Collection<Path> own, Collection<Publication> done) {
    if (!timed && done.stream().allMatch(set -> set.notes().isEmpty())) {
      try {
        keep(files.read(), own);
      } catch (IOException e) {
        return; // nothing is lost: the next run publishes again
      }
    }
  }

  private void keep(List<Path> files, Collection<Path> own) throws IOException {
    List<String> lines = new ArrayList<>();
    for (Path file : files) {
      Path absolute = file.toAbsolutePath();
      if (!isOlder(absolute) || absolute.toString().lines().count() > 1) {
        return;
      }
      lines.add(line(absolute));
    }
    for (Path file : own) {
      lines.add(line(file.toAbsolutePath()));
    }
    for (SitePlace place : places) {
      Store store = Stores.store(place.output());
      byte[] manifest =
          isDirectory(place) ? store.read(SetNames.MANIFEST, Manifest.MOST_BYTES) : null;
      if (manifest != null
          && !lines.isEmpty()
          && Manifest.parse(manifest, store.name(SetNames.MANIFEST)).history().isEmpty()) {
        List<String> all = new ArrayList<>(List.of(head(manifest)));
        all.addAll(lines);
        try (Sink sink = kept(place).replace()) {
          sink.stream().write((String.join("\n", all) + '\n').getBytes(StandardCharsets.UTF_8));
          sink.commit();
        }
        hide(FileNames.path(place.output()).resolve(NAME));
      }
    }
  }

  /** Lets only its owner read a file: it names inputs, and may be where a web server looks. */
  private static void hide(Path file) throws IOException {
    var view =
        Files.getFileAttributeView(file, PosixFileAttributeView.class, LinkOption.NOFOLLOW_LINKS);
    if (view != null) {
      view.setPermissions(PosixFilePermissions.fromString("rw-------"));
    }
  }

  /** Removes the digests of all places. To be called when they have changed. */
  public void forget() throws IOException {
    for (SitePlace place : places) {
      forget(place.output());
    }
  }

  /** Removes the digests of a place. To be called when it has changed. */
  public static void forget(String output) throws IOException {
    Path file = Input.isAddress(output) ? null : FileNames.path(output).resolve(NAME);
    if (file != null && Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
      Files.delete(file);
    }
  }

  private static boolean isDirectory(SitePlace place) {
    return !Input.isAddress(place.output());
  }

  private static KeptFile kept(SitePlace place) throws IOException {
    return KeptFile.in(FileNames.path(place.output()), NAME, "move or remove it");
  }

  private String head(byte[] manifest) throws IOException {
    return VERSION + ' ' + settings + ' ' + Sha256.hex(new ByteArrayInputStream(manifest));
  }

  private static String line(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      boolean below = file.startsWith(WORKING);
      return Sha256.hex(in) + ' ' + (below ? WORKING.relativize(file) : file);
    }
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }

  /** Returns whether a file is one that nobody has changed since the run has begun. */
  private boolean isOlder(Path file) throws IOException {
    return Files.isRegularFile(file) && Files.getLastModifiedTime(file).toInstant().isBefore(begin);
  }
}
