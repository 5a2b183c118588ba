package io.github.sitemaptoolkit.validator.site;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.sort.Codec;
import io.github.sitemaptoolkit.sort.Strings;
import io.github.sitemaptoolkit.validator.internal.affected.RuleBits;
import io.github.sitemaptoolkit.validator.internal.place.PlaceCodec;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Objects;

/** Writes mentions of pages to temporary files and reads them back. */
final class SitePageCodec implements Codec<SitePage> {

  private static final int NUMBERS = 3 * Long.BYTES + 2 * Integer.BYTES;

  private final List<SiteDocument> documents;

  /**
   * Creates a codec.
   *
   * @param documents the documents by their numbers
   */
  SitePageCodec(List<SiteDocument> documents) {
    this.documents = documents;
  }

  @Override
  public int size(SitePage page) {
    return NUMBERS
        + PlaceCodec.size(page.at())
        + Strings.size(page.url())
        + Strings.size(page.more())
        + Strings.size(page.source())
        + page.found().size();
  }

  @Override
  public void write(SitePage page, ByteBuffer out) {
    out.putLong(page.hash())
        .putInt(page.document().number())
        .putInt(page.link())
        .putLong(page.entry())
        .putLong(page.set());
    PlaceCodec.write(page.at(), out);
    Strings.write(page.url(), out);
    Strings.write(page.more(), out);
    Strings.write(page.source(), out);
    page.found().write(out);
  }

  @Override
  public SitePage read(ByteBuffer in) {
    long hash = in.getLong();
    SiteDocument document = documents.get(in.getInt());
    int link = in.getInt();
    long entry = in.getLong();
    long set = in.getLong();
    Location at = PlaceCodec.read(document.name(), in);
    return new SitePage(
        hash,
        document,
        text(in),
        link,
        entry,
        at,
        set,
        text(in),
        text(in),
        RuleBits.read(in)); // left to right
  }

  private static String text(ByteBuffer in) {
    return Objects.requireNonNull(Strings.read(in));
  }
}
