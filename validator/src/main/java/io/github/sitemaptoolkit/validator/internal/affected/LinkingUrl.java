package io.github.sitemaptoolkit.validator.internal.affected;

import io.github.sitemaptoolkit.sort.Codec;
import io.github.sitemaptoolkit.sort.Strings;
import io.github.sitemaptoolkit.url.PageKey;
import java.nio.ByteBuffer;
import java.util.Comparator;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A url in a file whose page links to others, or a finding about it.
 *
 * @param url its canonical form
 * @param written as its first entry has it
 * @param found what its entries in the file violate, or the one that the finding is about
 * @param rule the number of the rule that the finding is of; {@link #NO_RULE} for none
 */
record LinkingUrl(String url, String written, String file, RuleBits found, int rule) {

  /** There is no finding. */
  static final int NO_RULE = -1;

  /** Brings what is known of a url together, without findings first. */
  static final Comparator<LinkingUrl> ORDER =
      Comparator.<LinkingUrl>comparingLong(each -> each.hash() ^ Long.MIN_VALUE)
          .thenComparing(LinkingUrl::url)
          .thenComparingInt(LinkingUrl::rule)
          .thenComparing(LinkingUrl::file);

  long hash() {
    return PageKey.hash(url, PageKey.FACTOR);
  }

  /** Returns the url as it is written; null if that is its canonical form. */
  private @Nullable String otherwise() {
    return written.equals(url) ? null : written;
  }

  /** Writes and reads them. */
  static final Codec<LinkingUrl> CODEC =
      new Codec<>() {

        @Override
        public int size(LinkingUrl each) {
          return Strings.size(each.url)
              + Strings.size(each.otherwise())
              + Strings.size(each.file)
              + each.found.size()
              + Integer.BYTES;
        }

        @Override
        public void write(LinkingUrl each, ByteBuffer out) {
          Strings.write(each.url, out);
          Strings.write(each.otherwise(), out);
          Strings.write(each.file, out);
          each.found.write(out);
          out.putInt(each.rule);
        }

        @Override
        public LinkingUrl read(ByteBuffer in) {
          String url = text(in);
          String otherwise = Strings.read(in);
          String written = otherwise == null ? url : otherwise;
          return new LinkingUrl(url, written, text(in), RuleBits.read(in), in.getInt());
        }

        private String text(ByteBuffer in) {
          return Objects.requireNonNull(Strings.read(in));
        }
      };
}
