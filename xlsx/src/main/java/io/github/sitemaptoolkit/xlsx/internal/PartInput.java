package io.github.sitemaptoolkit.xlsx.internal;

import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.problem.Location;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.CRC32;

/**
 * The bytes of a part, with their checksum. Counts those that the XML parser reads for one tag or
 * one text, because it keeps them in memory, whatever the encoding.
 */
final class PartInput extends FilterInputStream {

  private static final int LONGEST_MARKUP =
      512 * 1024; // bytes; all that the parser reads ahead too
  private static final int LONGEST_CHARACTER = 4; // bytes

  /** How many attributes a tag may have: the parser compares their names with each other. */
  private static final int MOST_ATTRIBUTES = 10_000;

  private final Location location;
  private final long longestText;
  private final CRC32 checksum = new CRC32();
  private long count; // since the tag or text began
  private long most = LONGEST_MARKUP;
  private long attributes; // at most, since then

  PartInput(InputStream in, Limits limits, Location location) {
    super(in);
    this.location = location;
    this.longestText = LONGEST_MARKUP + (long) LONGEST_CHARACTER * limits.textLength();
  }

  /** Makes the parser read a tag, comment or instruction next. */
  void beginMarkup() {
    count = 0;
    attributes = 0;
    most = LONGEST_MARKUP;
  }

  /** Makes the parser read the rest of a text next. */
  void beginText() {
    count = 0;
    most = longestText;
  }

  /** Reads what is left, which no parser keeps. */
  void skipRest() throws IOException {
    most = Long.MAX_VALUE;
    byte[] rest = new byte[8192];
    while (read(rest) >= 0) {
      // the checksum is that of the whole part
    }
  }

  /** Returns the checksum of all bytes that were read. */
  long checksum() {
    return checksum.getValue();
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
  }

  /**
   * Reads bytes.
   *
   * @throws io.github.sitemaptoolkit.problem.SitemapException if a tag or text is too long
   */
  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    int read = super.read(target, offset, length);
    if (read > 0) {
      checksum.update(target, offset, read);
      count += read;
      if (count > most) {
        throw WorkbookFaults.bomb(
            (most == longestText ? "a text" : "a tag or comment")
                + " of the workbook is longer than "
                + most
                + " bytes"
                + (most == longestText ? " (--limit text-length=N allows more)" : ""),
            location);
      }
      if (most == LONGEST_MARKUP) {
        countAttributes(target, offset, read);
      }
    }
    return read;
  }

  private void countAttributes(byte[] bytes, int offset, int length) {
    for (int i = offset; i < offset + length; i++) {
      attributes += bytes[i] == '=' ? 1 : 0;
    }
    if (attributes > MOST_ATTRIBUTES) {
      throw WorkbookFaults.bomb(
          "a tag of the workbook has more than " + MOST_ATTRIBUTES + " attributes", location);
    }
  }
}
