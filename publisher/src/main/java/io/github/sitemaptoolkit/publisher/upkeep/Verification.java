package io.github.sitemaptoolkit.publisher.upkeep;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.batch.walk.Listing;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.ProtocolLimits;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.internal.disk.LocalStore;
import io.github.sitemaptoolkit.publisher.internal.read.OrderedTasks;
import io.github.sitemaptoolkit.publisher.layout.IndexFile;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.PartLimits;
import io.github.sitemaptoolkit.publisher.layout.PublishCodes;
import io.github.sitemaptoolkit.publisher.layout.SetNames;
import io.github.sitemaptoolkit.publisher.layout.VerifyCodes;
import io.github.sitemaptoolkit.publisher.store.Store;
import io.github.sitemaptoolkit.text.ShownNumber;
import io.github.sitemaptoolkit.xml.SitemapXmlFormat;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;

/**
 * Compares a published set with its manifest: the contents of each sitemap, the index, the limits,
 * and whether there are files of which no set is known. Nothing is changed, and the set is not
 * locked.
 *
 * <pre>{@code
 * VerifiedSet found = Verification.of(Path.of("public")).run();
 * found.findings().forEach(System.out::println);
 * }</pre>
 *
 * <p>The sitemaps are read in several threads if the store allows it; memory use does not grow with
 * their size. Not thread-safe.
 *
 * @since 0.1
 */
@Incubating
public final class Verification {

  private static final Context CONTEXT = Context.of(Extensions.of());

  private final Store store;
  private final PartCheck check;
  private final List<Problem> findings = new ArrayList<>();
  private boolean fast;
  private boolean duplicates;

  private Verification(Store store) {
    this.store = store;
    this.check = new PartCheck(store);
  }

  /** Returns a verification of the set in a directory. */
  public static Verification of(Path directory) {
    return new Verification(new LocalStore(directory));
  }

  /** Returns a verification of the set in another place. */
  public static Verification of(Store store) {
    return new Verification(store);
  }

  /** Sets whether to compare only names and sizes: no sitemap is read. Defaults to false. */
  public Verification fast(boolean namesAndSizes) {
    fast = namesAndSizes;
    return this;
  }

  /**
   * Sets whether to look for urls that are listed more than once, which takes a sort of all urls,
   * in the directory of {@link io.github.sitemaptoolkit.scratch.ScratchSpace}. Defaults to false:
   * only an update that is told that {@linkplain
   * io.github.sitemaptoolkit.publisher.Publisher#addedAreNew added urls are new} can publish a url
   * twice. At most 1,000 are named.
   */
  public Verification duplicates(boolean wanted) {
    duplicates = wanted;
    return this;
  }

  /**
   * Compares the set with its manifest.
   *
   * @throws IOException if a file cannot be read, or somebody publishes at the same time
   */
  public VerifiedSet run() throws IOException {
    findings.clear();
    byte[] manifest = store.read(SetNames.MANIFEST, Manifest.MOST_BYTES);
    Manifest known = parsed(manifest);
    checkUninterrupted();
    if (known == null) {
      return new VerifiedSet(0, 0, findings);
    }
    SortedMap<String, Long> files = store.files();
    checkLimits(known);
    checkParts(known, files);
    checkIndex(known);
    checkLeftovers(known, files.keySet());
    if (duplicates) {
      findings.addAll(new DuplicateUrls(store, CONTEXT).in(known.parts()));
    }
    if (!Arrays.equals(manifest, store.read(SetNames.MANIFEST, Manifest.MOST_BYTES))) {
      throw new FileSystemException(
          store.name(), null, "was published to while it was verified; verify it again");
    }
    return new VerifiedSet(known.urls(), known.parts().size(), findings);
  }

  private void add(Code code, String file, String message) {
    findings.add(Problem.of(code, message, Location.of(store.name(file))));
  }

  private @Nullable Manifest parsed(byte @Nullable [] manifest) {
    String file = SetNames.MANIFEST;
    if (manifest == null) {
      add(
          PublishCodes.MANIFEST,
          file,
          "is missing: nothing was published here, or it was lost; publish all urls");
      return null;
    }
    try {
      return Manifest.parse(manifest, store.name(file));
    } catch (SitemapException e) {
      findings.add(e.problem());
      return null;
    }
  }

  private void checkUninterrupted() throws IOException {
    if (store.isInterrupted()) {
      findings.add(
          Problem.of(
              VerifyCodes.INTERRUPTED,
              "a publication stopped halfway, so files of two sets may be mixed; publish all urls"
                  + " again to complete it",
              Location.of(store.name())));
    } else if (store.read(SetNames.CHANGES, Manifest.MOST_BYTES) != null) {
      add(
          VerifyCodes.INTERRUPTED,
          SetNames.CHANGES,
          "an engine such as Spark is publishing here, or stopped halfway; if so, publish all urls"
              + " again");
    }
  }

  private void checkLimits(Manifest known) {
    PartLimits limits = known.limits();
    PartLimits most =
        new PartLimits(
            Math.min(limits.urls(), ProtocolLimits.ENTRIES),
            Math.min(limits.bytes(), ProtocolLimits.BYTES));
    for (Part part : known.parts()) {
      if (part.urls() > most.urls()) {
        add(
            VerifyCodes.LIMIT,
            part.file(),
            "has "
                + ShownNumber.of(part.urls())
                + " urls, but at most "
                + ShownNumber.of(most.urls())
                + " are allowed");
      }
      if (part.bytes() > most.bytes()) {
        add(
            VerifyCodes.LIMIT,
            part.file(),
            "has "
                + ShownNumber.of(part.bytes())
                + " bytes, but at most "
                + ShownNumber.of(most.bytes())
                + " are allowed");
      }
    }
    if (known.parts().size() > ProtocolLimits.ENTRIES) {
      add(
          VerifyCodes.LIMIT,
          SetNames.ENTRY_POINT,
          "lists "
              + known.parts().size()
              + " sitemaps, but at most "
              + ProtocolLimits.ENTRIES
              + " are allowed");
    }
  }

  private void checkParts(Manifest known, SortedMap<String, Long> files) throws IOException {
    var checks = new OrderedTasks<Optional<Problem>>(fast ? 1 : store.threads());
    checks.run(
        known.files(),
        part -> Optional.ofNullable(fault(part, files.get(part.file()))),
        found -> found.ifPresent(findings::add));
  }

  private @Nullable Problem fault(Part part, @Nullable Long size) throws IOException {
    if (size == null) {
      return check.missing(part);
    }
    return fast ? check.size(part, size) : check.read(part);
  }

  /** Compares the index with the one that would be written. */
  private void checkIndex(Manifest known) throws IOException {
    List<Part> parts = known.parts();
    String file = SetNames.ENTRY_POINT;
    if (!known.isIndexed() || parts.size() > ProtocolLimits.ENTRIES) {
      return;
    }
    byte[] index = store.read(file, (int) ProtocolLimits.BYTES);
    if (index == null) {
      add(VerifyCodes.MISSING, file, "is missing, or no file; publish all urls again");
      return;
    }
    byte[] expected =
        IndexFile.of(parts, known.base(), store.name(file), known.choices().applyTo(CONTEXT));
    if (!Arrays.equals(expected, index)) {
      explain(index, known);
    }
  }

  private void explain(byte[] index, Manifest known) throws IOException {
    String file = SetNames.ENTRY_POINT;
    Set<String> expected = new LinkedHashSet<>();
    known.parts().forEach(part -> expected.add(IndexFile.url(known.base(), part)));
    int before = findings.size();
    try (Source source = Source.of(new ByteArrayInputStream(index), store.name(file))) {
      Listing listing =
          Listing.read(new SitemapXmlFormat(), source, CONTEXT, ProtocolLimits.ENTRIES);
      for (Listing.Sitemap sitemap : listing.sitemaps()) {
        if (!expected.remove(sitemap.loc())) {
          add(
              VerifyCodes.INDEX,
              file,
              "lists "
                  + Problem.quoted(sitemap.loc())
                  + ", which is not part of the set or is listed twice; publish all urls again");
        }
      }
      for (String missing : expected) {
        add(
            VerifyCodes.INDEX,
            file,
            "does not list " + Problem.quoted(missing) + "; publish all urls again");
      }
    } catch (SitemapException e) {
      add(
          VerifyCodes.INDEX,
          file,
          "is no sitemap index: " + e.problem().message() + "; publish all urls again");
    }
    if (findings.size() == before) {
      add(
          VerifyCodes.INDEX,
          file,
          "lists the right sitemaps, but has other bytes than were published; publish all urls"
              + " again");
    }
  }

  private void checkLeftovers(Manifest known, Set<String> files) {
    List<String> sitemaps = files.stream().filter(SetNames::isRemovable).toList();
    for (String file : known.without(sitemaps)) {
      add(
          VerifyCodes.LEFTOVER,
          file,
          "is not part of the set, nor of a former one that is kept: if no other program needs it,"
              + " remove it");
    }
  }
}
