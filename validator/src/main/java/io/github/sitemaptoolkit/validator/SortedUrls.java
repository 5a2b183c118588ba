package io.github.sitemaptoolkit.validator;

import io.github.sitemaptoolkit.sort.Codec;
import io.github.sitemaptoolkit.sort.GroupSorter;
import io.github.sitemaptoolkit.sort.ItemStream;
import io.github.sitemaptoolkit.sort.SortOrder;
import io.github.sitemaptoolkit.sort.Sorter;
import io.github.sitemaptoolkit.sort.Strings;
import io.github.sitemaptoolkit.sort.TemporaryDirectory;
import io.github.sitemaptoolkit.url.PageKey;
import io.github.sitemaptoolkit.validator.internal.place.PlaceCodec;
import io.github.sitemaptoolkit.validator.repeat.MoreUrls;
import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Comparator;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Sorts the urls of a document, in bounded memory and with temporary files that are made when they
 * are needed. What it cannot write or read is told by {@link #check}.
 */
final class SortedUrls implements MoreUrls, Closeable {

  /**
   * A url.
   *
   * @param number what its place among all is
   * @param place null if no url before may be of the same page
   * @param earlier the url that it repeats; null as long as that is unknown
   */
  private record Mention(
      long hash,
      long number,
      String url,
      long line,
      @Nullable Place place,
      @Nullable String earlier) {

    private boolean isOf(Mention other) {
      return hash == other.hash && compareKeys(other) == 0;
    }

    private int compareKeys(Mention other) {
      return url.equals(other.url) ? 0 : PageKey.of(url).compareTo(PageKey.of(other.url));
    }

    private Mention repeating(Mention first) {
      return new Mention(hash, number, url, first.line, place, first.url);
    }
  }

  private static final Comparator<Mention> BY_NUMBER = Comparator.comparingLong(Mention::number);
  private static final Comparator<Mention> BY_PAGE =
      Comparator.<Mention>comparingLong(it -> it.hash ^ Long.MIN_VALUE)
          .thenComparing(Mention::compareKeys)
          .thenComparing(BY_NUMBER);

  private static final long FACTOR = 0x9E3779B97F4A7C15L;
  private static final int SHARE = 32; // of the heap, for the bits
  private static final long MOST_BYTES = 8 << 20;

  private final TemporaryDirectory directory = new TemporaryDirectory("sitemap-urls-");
  private final GroupSorter<Mention> urls =
      GroupSorter.small(directory, "urls", new SortOrder<>(Mention::hash, BY_PAGE), CODEC);
  private final Sorter<Mention> repeated =
      Sorter.small(directory, "repeated", new SortOrder<>(Mention::number, BY_NUMBER), CODEC);
  private long[] met = {}; // a bit for the hash of each url, or of several
  private long count;
  private @Nullable IOException failure;

  @Override
  public void add(long hash, String url, long line, @Nullable Supplier<Place> place) {
    if (failure == null) {
      boolean known = isMet(hash); // then it takes the time to find out where it is
      Place own = known && place != null ? place.get() : null;
      try {
        urls.add(new Mention(hash, count++, url, line, own, null));
      } catch (IOException e) {
        failure = e;
      }
    }
  }

  /** Returns whether a number was met before, which is also said of some others. */
  private boolean isMet(long hash) {
    if (met.length == 0) {
      long bytes = Math.min(Runtime.getRuntime().maxMemory() / SHARE, MOST_BYTES);
      met = new long[(int) (Long.highestOneBit(bytes) / Long.BYTES)];
    }
    long bit = (hash * FACTOR) >>> (1 + Long.numberOfLeadingZeros((long) met.length * Long.SIZE));
    int at = (int) (bit >>> 6);
    boolean before = (met[at] & 1L << bit) != 0;
    met[at] |= 1L << bit;
    return before;
  }

  @Override
  public void finish(Target target) {
    try {
      if (failure == null) {
        met = new long[0];
        report(target);
      }
    } catch (IOException e) {
      failure = e;
    }
  }

  private void report(Target target) throws IOException {
    ItemStream<Mention> pages = urls.sorted(null);
    Mention first = null;
    for (Mention next = pages.next(); next != null; next = pages.next()) {
      if (first != null && next.isOf(first)) {
        repeated.add(next.repeating(first));
      } else {
        first = next;
      }
    }
    ItemStream<Mention> found = repeated.sorted();
    for (Mention next = found.next(); next != null; next = found.next()) {
      target.repeated(
          next.url,
          Objects.requireNonNull(next.place),
          Objects.requireNonNull(next.earlier),
          next.line);
    }
  }

  /**
   * Checks that all was found.
   *
   * @throws IOException if a temporary file could not be written or read
   */
  void check() throws IOException {
    if (failure != null) {
      throw failure;
    }
  }

  @Override
  public void close() throws IOException {
    try (directory;
        urls;
        repeated) {
      // in the end, the directory is empty
    }
  }

  private static final Codec<Mention> CODEC =
      new Codec<>() {

        private static final int NUMBERS = 3 * Long.BYTES + 1;

        @Override
        public int size(Mention url) {
          Place place = url.place;
          return NUMBERS
              + Strings.size(url.url)
              + Strings.size(url.earlier)
              + (place == null ? 0 : size(place));
        }

        private int size(Place place) {
          return PlaceCodec.size(place.at())
              + Strings.size(place.at().source())
              + Strings.size(place.path())
              + Strings.size(place.documentPath());
        }

        @Override
        public void write(Mention url, ByteBuffer out) {
          Place place = url.place;
          out.putLong(url.hash).putLong(url.number).putLong(url.line);
          Strings.write(url.url, out);
          Strings.write(url.earlier, out);
          out.put((byte) (place == null ? 0 : 1));
          if (place != null) {
            Strings.write(place.at().source(), out);
            PlaceCodec.write(place.at(), out);
            Strings.write(place.path(), out);
            Strings.write(place.documentPath(), out);
          }
        }

        @Override
        public Mention read(ByteBuffer in) {
          long hash = in.getLong();
          long number = in.getLong();
          long line = in.getLong();
          String url = text(in);
          String earlier = Strings.read(in);
          Place place =
              in.get() == 0
                  ? null
                  : new Place(PlaceCodec.read(text(in), in), text(in), Strings.read(in));
          return new Mention(hash, number, url, line, place, earlier);
        }

        private static String text(ByteBuffer in) {
          return Objects.requireNonNull(Strings.read(in));
        }
      };
}
