package io.github.sitemaptoolkit.validator.internal.affected;

import io.github.sitemaptoolkit.sort.Codec;
import io.github.sitemaptoolkit.sort.Strings;
import io.github.sitemaptoolkit.url.PageKey;
import java.nio.ByteBuffer;
import java.util.Comparator;
import java.util.Objects;

/**
 * A url in a file whose page links to others, or a finding about it.
 *
 * @param place where it is
 * @param found what its entries in the file violate, or the one that the finding is about
 * @param rule the number of the rule that the finding is of; {@link #NO_RULE} for none
 */
record LinkingUrl(String url, UrlPlace place, String file, RuleBits found, int rule) {

  /** There is no finding. */
  static final int NO_RULE = -1;

  private static final long FACTOR = 0x9E3779B97F4A7C15L;

  /** Brings what is known of a url together, without findings first. */
  static final Comparator<LinkingUrl> ORDER =
      Comparator.<LinkingUrl>comparingLong(each -> each.hash() ^ Long.MIN_VALUE)
          .thenComparing(LinkingUrl::url)
          .thenComparingInt(LinkingUrl::rule)
          .thenComparing(LinkingUrl::file);

  long hash() {
    return PageKey.hash(url, FACTOR);
  }

  /** Writes and reads them. */
  static final Codec<LinkingUrl> CODEC =
      new Codec<>() {

        @Override
        public int size(LinkingUrl each) {
          return Long.BYTES
              + Strings.size(each.url)
              + Strings.size(each.place.section())
              + Strings.size(each.place.pattern())
              + Strings.size(each.file)
              + each.found.size()
              + Integer.BYTES;
        }

        @Override
        public void write(LinkingUrl each, ByteBuffer out) {
          out.putLong(each.hash());
          Strings.write(each.url, out);
          Strings.write(each.place.section(), out);
          Strings.write(each.place.pattern(), out);
          Strings.write(each.file, out);
          each.found.write(out);
          out.putInt(each.rule);
        }

        @Override
        public LinkingUrl read(ByteBuffer in) {
          in.getLong();
          String url = text(in);
          var place = new UrlPlace(text(in), text(in)); // left to right
          return new LinkingUrl(url, place, text(in), RuleBits.read(in), in.getInt());
        }

        private String text(ByteBuffer in) {
          return Objects.requireNonNull(Strings.read(in));
        }
      };
}
