package io.github.sitemaptoolkit.publisher.upkeep;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.SetNames;
import io.github.sitemaptoolkit.publisher.layout.VerifyCodes;
import io.github.sitemaptoolkit.publisher.plan.OwnDocuments;
import io.github.sitemaptoolkit.publisher.store.Store;
import io.github.sitemaptoolkit.text.Sha256;
import io.github.sitemaptoolkit.text.ShownNumber;
import io.github.sitemaptoolkit.xml.SitemapXmlFormat;
import java.io.BufferedReader;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.zip.ZipException;
import org.jspecify.annotations.Nullable;

/** Compares a published sitemap with what the manifest says of it, byte for byte. */
final class PartCheck {

  private static final String ADVICE = "; publish all urls again";

  private final Store store;

  PartCheck(Store store) {
    this.store = store;
  }

  /**
   * Reads a sitemap to its end, unless it is larger than it should be.
   *
   * @return what is wrong with it; null if it is as it was published
   * @throws IOException if it cannot be read
   */
  @Nullable Problem read(Part part) throws IOException {
    Context context = OwnDocuments.context(Context.of(Extensions.of()));
    try (Source source = store.open(part, context.limits())) {
      boolean gzip = Sink.isCompressedName(part.file());
      if (source.isCompressed() != gzip) {
        return changed(part, gzip ? "is not compressed, as its name says" : "is compressed");
      }
      var bytes = new MeasuredStream(source.stream(), part.bytes());
      String unreadable = null;
      long urls = 0;
      try {
        urls =
            SetNames.isFeeds(part.file())
                ? lines(bytes)
                : urls(Source.of(bytes, store.name(part.file()), context.limits()), context);
      } catch (SitemapException e) {
        unreadable = e.problem().message();
      }
      bytes.finish();
      if (bytes.size > part.bytes()) {
        return changed(
            part,
            "has more than the " + ShownNumber.of(part.bytes()) + " bytes it was published with");
      } else if (bytes.size < part.bytes()) {
        return changed(
            part,
            "has "
                + ShownNumber.of(bytes.size)
                + " of the "
                + ShownNumber.of(part.bytes())
                + " bytes it was published with");
      } else if (!bytes.sha256().equals(part.sha256())) {
        return changed(part, "has other contents than it was published with");
      } else if (unreadable != null) {
        return changed(part, "is listed in the manifest, but no sitemap: " + unreadable);
      } else if (urls != part.urls()) {
        return changed(
            part,
            "has "
                + ShownNumber.counted(urls, "url")
                + ", but the manifest says "
                + ShownNumber.of(part.urls()));
      }
      return null;
    } catch (SitemapException e) {
      return changed(part, "is damaged: " + e.problem().message());
    } catch (ZipException | EOFException e) {
      return changed(part, "is damaged: its compressed data is broken or cut off");
    }
  }

  private static long lines(InputStream in) throws IOException {
    return new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8)).lines().count();
  }

  private static long urls(Source source, Context context) throws IOException {
    long urls = 0;
    try (EntryReader<UrlEntry> entries = new SitemapXmlFormat().reader(source, context)) {
      while (entries.read() != null) {
        urls++;
      }
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    return urls;
  }

  /**
   * Compares a sitemap without reading it.
   *
   * @param size its size in bytes, as it is kept
   * @return what is wrong with it; null if nothing can be seen
   */
  @Nullable Problem size(Part part, long size) {
    long published = part.storedSize();
    if (published >= 0) {
      return size == published
          ? null
          : changed(part, "has " + size + " bytes, but was published with " + published);
    } // else it is compressed, and no store has said how large it is
    return store.isIntact(part) ? null : changed(part, "is not as it was published");
  }

  private Problem changed(Part part, String what) {
    return Problem.of(VerifyCodes.CHANGED, what + ADVICE, Location.of(store.name(part.file())));
  }

  /** A file that is missing. */
  Problem missing(Part part) {
    return Problem.of(
        VerifyCodes.MISSING,
        "is missing, or no file" + ADVICE,
        Location.of(store.name(part.file())));
  }

  /** Measures what is read, up to one byte more than there should be. */
  private static final class MeasuredStream extends InputStream {

    private final InputStream in;
    private final long most;
    private final MessageDigest digest;
    private long size;

    MeasuredStream(InputStream in, long most) {
      this.in = in;
      this.most = most;
      this.digest = Sha256.begin();
    }

    @Override
    public int read() throws IOException {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
      long left = most + 1 - size;
      int read = left <= 0 ? -1 : in.read(target, offset, (int) Math.min(length, left));
      if (read > 0) {
        size += read;
        digest.update(target, offset, read);
      }
      return read;
    }

    /** Reads the rest: a reader of what is malformed, or of two documents, stops before it. */
    void finish() throws IOException {
      byte[] rest = new byte[8192];
      while (read(rest, 0, rest.length) >= 0) {
        // is measured
      }
    }

    String sha256() {
      return HexFormat.of().formatHex(digest.digest());
    }
  }
}
