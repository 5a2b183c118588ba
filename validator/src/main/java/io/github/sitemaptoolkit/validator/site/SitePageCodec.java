package io.github.sitemaptoolkit.validator.site;

import io.github.sitemaptoolkit.sort.Codec;
import io.github.sitemaptoolkit.sort.Strings;
import io.github.sitemaptoolkit.validator.internal.affected.RuleBits;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Objects;

/** Writes mentions of pages to temporary files and reads them back. */
final class SitePageCodec implements Codec<SitePage> {

  private static final int NUMBERS = 4 * Long.BYTES + 3 * Integer.BYTES;

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
        .putLong(page.line())
        .putInt(page.column())
        .putLong(page.set());
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
    long line = in.getLong();
    int column = in.getInt();
    long set = in.getLong();
    return new SitePage(
        hash,
        document,
        text(in),
        link,
        entry,
        line,
        column,
        set,
        text(in),
        text(in),
        RuleBits.read(in)); // left to right
  }

  private static String text(ByteBuffer in) {
    return Objects.requireNonNull(Strings.read(in));
  }
}
