package io.github.sitemaptoolkit.remote.fetch;

import io.github.sitemaptoolkit.batch.walk.Listing;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.OwnedDirectory;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.remote.RemoteSource;
import io.github.sitemaptoolkit.remote.http.Download;
import io.github.sitemaptoolkit.remote.http.RemoteCodes;
import io.github.sitemaptoolkit.remote.http.RemoteException;
import io.github.sitemaptoolkit.remote.http.RemoteResponse;
import io.github.sitemaptoolkit.text.Sha256;
import io.github.sitemaptoolkit.url.CanonicalUrl;
import io.github.sitemaptoolkit.value.HttpDate;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.time.Duration;
import java.time.Instant;
import java.util.HexFormat;
import java.util.Objects;
import java.util.Optional;
import java.util.zip.ZipException;
import org.jspecify.annotations.Nullable;

/** The files of the documents of a site. */
final class FetchedFiles {

  private static final int NOT_MODIFIED = 304;

  /** A date of change that is nearer to the answer may not tell of the next change. */
  private static final Duration SURE = Duration.ofSeconds(60);

  /**
   * A file.
   *
   * @param changed whether it was written
   * @param listing what it lists
   */
  record Saved(Path file, boolean changed, Listing listing) {}

  private final OwnedDirectory directory;
  private final Ledger ledger;
  private final LocalNames names;
  private final Context context;

  FetchedFiles(Ledger ledger, LocalNames names, Context context) {
    this.directory = ledger.directory();
    this.ledger = ledger;
    this.names = names;
    this.context = context;
  }

  /** Returns what is known of a document whose file is as it was fetched; null otherwise. */
  Ledger.@Nullable Line known(String url) throws IOException {
    Ledger.Line line = ledger.lines().get(CanonicalUrl.of(url));
    if (line == null || line.hash().isEmpty() || !line.name().equals(names.of(url))) {
      return null;
    }
    return directory.holds(line.name(), is(line.hash())) ? line : null;
  }

  private static OwnedDirectory.Recorded is(String hash) {
    return in -> Sha256.hex(in).equals(hash);
  }

  /** What becomes of a file that is no longer wanted. */
  enum Removal {
    REMOVED,
    GONE,
    KEPT
  }

  /** Removes the file of a document, if it is as it was fetched. */
  Removal remove(Ledger.Line line) {
    try {
      if (directory.delete(line.name(), ledger.recorded(line))) {
        directory.removeEmptyAbove(line.name());
        return Removal.REMOVED;
      }
      return directory.exists(line.name()) ? Removal.KEPT : Removal.GONE;
    } catch (IOException e) {
      return Removal.KEPT; // such as behind a link
    }
  }

  /** Removes what killed processes have left beside the files. */
  void removeLeftovers() {
    directory.removeLeftovers(ledger.lines().values().stream().map(Ledger.Line::name).toList());
  }

  /** Returns the file of a line, for messages. */
  Path shown(Ledger.Line line) {
    return directory.shown(line.name());
  }

  /** Returns whether the file of a document lists sitemaps. */
  boolean isIndex(Ledger.Line line) throws IOException {
    return read(line.name(), false).listing().isIndex();
  }

  /**
   * Saves a document.
   *
   * @param known what is known of its file; null if there is no such file
   * @param download null if the file is current
   * @throws NotFetchedException if it cannot be fetched, or is not a sitemap
   * @throws IOException if it cannot be written
   */
  Saved save(String url, String lastmod, Ledger.@Nullable Line known, @Nullable Download download)
      throws IOException, NotFetchedException {
    if (download == null) {
      return read(Objects.requireNonNull(known).name(), false);
    }
    RemoteResponse response;
    try {
      response = download.await();
    } catch (InterruptedIOException e) {
      throw e;
    } catch (IOException e) {
      throw new NotFetchedException(e);
    }
    try (response) {
      if (response.status() == NOT_MODIFIED && known != null) {
        if (!lastmod.equals(known.lastmod())) {
          add(
              new Ledger.Line(
                  known.url(),
                  known.name(),
                  known.etag(),
                  known.modified(),
                  lastmod,
                  known.hash()));
        }
        return read(known.name(), false);
      }
      try {
        check(url, response);
      } catch (SitemapException e) {
        throw new NotFetchedException(refused(url, e));
      }
      String name = names.of(url);
      if (!directory.canName(name)) {
        throw new NotFetchedException(
            new FileSystemException(
                directory.shown(name).toString(),
                null,
                "its name is too long for the file system here"));
      }
      return read(name, write(name, url, lastmod, known, response));
    }
  }

  /** Checks that an answer is something that can be read, before a file is replaced by it. */
  private void check(String url, RemoteResponse response) throws IOException, NotFetchedException {
    try {
      RemoteSource.check(url, response);
      try (Source source = RemoteSource.of(url, response.copy(), context.limits())) {
        context.formats().detect(source);
      }
    } catch (InterruptedIOException e) {
      throw e;
    } catch (IOException e) {
      throw new NotFetchedException(e);
    }
  }

  private static IOException refused(String url, SitemapException e) {
    return new RemoteException(url, RemoteCodes.STATUS, e.problem().message(), 0, e);
  }

  /** Writes a file, unless it is as it was. Returns whether it was written. */
  private boolean write(
      String name, String url, String lastmod, Ledger.@Nullable Line known, RemoteResponse response)
      throws IOException, NotFetchedException {
    String canonical = CanonicalUrl.of(url);
    boolean foreign = !ledger.lines().containsKey(canonical) && directory.exists(name);
    MessageDigest digest = Sha256.begin();
    try (Sink sink = directory.replace(name, false);
        var out = new DigestOutputStream(sink.stream(), digest)) {
      copy(url, response, name, out);
      String hash = HexFormat.of().formatHex(digest.digest());
      boolean changed = known == null || !known.hash().equals(hash);
      if (foreign && !directory.holds(name, is(hash))) {
        throw new FileAlreadyExistsException(
            directory.shown(name).toString(),
            null,
            "exists, and was not fetched; fetch into another directory");
      }
      String etag = response.header("ETag").orElse("");
      var line =
          new Ledger.Line(
              canonical, name, etag, etag.isEmpty() ? sureDate(response) : "", lastmod, hash);
      add(line.isSafe() ? line : new Ledger.Line(canonical, name, "", "", "", hash));
      if (changed && !foreign) {
        sink.commit();
      }
      ledger.settled(canonical);
      date(response).ifPresent(time -> directory.touch(name, FileTime.from(time)));
      return changed && !foreign;
    }
  }

  private void add(Ledger.Line line) throws IOException {
    ledger.add(line);
  }

  /** Copies a body; one that was compressed only for the way is decompressed. */
  private void copy(String url, RemoteResponse response, String name, DigestOutputStream out)
      throws IOException, NotFetchedException {
    boolean decodes =
        response.header("Content-Encoding").orElse("identity").contains("gzip")
            && !Sink.isCompressedName(name);
    try (InputStream in =
        decodes
            ? RemoteSource.of(url, response.copy(), context.limits()).stream()
            : response.copy().body()) {
      byte[] block = new byte[1 << 15];
      for (int count = read(in, block); count >= 0; count = read(in, block)) {
        out.write(block, 0, count);
      }
    }
  }

  private static int read(InputStream in, byte[] block) throws IOException, NotFetchedException {
    try {
      return in.read(block);
    } catch (InterruptedIOException e) {
      throw e;
    } catch (EOFException | ZipException e) {
      throw new NotFetchedException(e); // it was cut, or is damaged
    }
  }

  private static Optional<Instant> date(RemoteResponse response) {
    return response.header("Last-Modified").flatMap(HttpDate::parse);
  }

  /** Returns the date of change, if it is so old that another change would change it. */
  private static String sureDate(RemoteResponse response) {
    Instant changed = date(response).orElse(null);
    Instant answered = response.header("Date").flatMap(HttpDate::parse).orElse(null);
    boolean sure = changed != null && answered != null && changed.plus(SURE).isBefore(answered);
    return sure ? response.header("Last-Modified").orElse("") : "";
  }

  private Saved read(String name, boolean changed) throws IOException {
    Path file = directory.shown(name);
    Context own = context.withProblems(new Problems());
    try (Source source = directory.source(name, context.limits())) {
      SitemapFormat format = own.formats().detect(source);
      boolean index = format.holdsIndex(source.head());
      Listing listing = index ? Listing.read(format, source, own, Long.MAX_VALUE) : Listing.NONE;
      return new Saved(file, changed, listing);
    } catch (SitemapException e) {
      return new Saved(file, changed, Listing.NONE); // damaged from its first bytes
    }
  }
}
