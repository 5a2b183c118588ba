package io.github.sitemaptoolkit.xlsx.internal;

import com.fasterxml.aalto.stax.InputFactoryImpl;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.problem.Location;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Enumeration;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipFile;

/**
 * Looks through all parts of a workbook before fastexcel reads them, because that has no limits: a
 * cell in column ZZZZZZ or the shared text number 2,000,000,000 would take all memory. Uses the
 * same readers of zip and XML, so that both see the same.
 */
final class PackageScan {

  private static final long FREE = 1 << 20; // bytes that may be inflated at any ratio
  private static final String TYPES = "[Content_Types].xml";

  /** Workbooks have some hundred names; the parser takes the square of their number. */
  private static final int MOST_NAMES = 10_000;

  private final long compressed;
  private final Limits limits;
  private final Location location;
  private final XMLInputFactory factory = new InputFactoryImpl(); // never looked up
  private final PartScan parts;
  private long inflated;

  /**
   * Creates a scan.
   *
   * @param compressed the length of the file
   */
  PackageScan(long compressed, Limits limits, Location location) {
    this.compressed = compressed;
    this.limits = limits;
    this.location = location;
    var held =
        new HeldMemory(
            Runtime.getRuntime().maxMemory(), Math.min(limits.names(), MOST_NAMES), location);
    this.parts = new PartScan(limits, held, location);
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
  }

  /**
   * Looks through the parts.
   *
   * @return what has to be known before the workbook is read
   * @throws IOException if the archive cannot be read
   * @throws io.github.sitemaptoolkit.problem.SitemapException if it must not be read, or is not a
   *     workbook
   */
  WorkbookFacts scan(ZipFile zip) throws IOException {
    if (zip.getEntry("xl/workbook.bin") != null) {
      throw WorkbookFaults.unsupported(
          "this is a binary workbook (.xlsb); save it as an Excel Workbook (.xlsx), and give that",
          location);
    } else if (zip.getEntry(TYPES) == null) {
      throw WorkbookFaults.unsupported(
          "this is a zip archive, but not an Excel workbook; unpack it and give the contents",
          location);
    }
    Enumeration<ZipArchiveEntry> all = zip.getEntries();
    while (all.hasMoreElements()) {
      ZipArchiveEntry entry = all.nextElement();
      if (!entry.isDirectory() && zip.canReadEntryData(entry)) {
        scan(zip, entry);
      }
    }
    return parts.end();
  }

  private void scan(ZipFile zip, ZipArchiveEntry entry) throws IOException {
    try (InputStream in = zip.getInputStream(entry)) {
      var part = new PartInput(new Bounded(in), limits, location);
      try {
        parts.scan(entry.getName(), factory.createXMLStreamReader(part), part);
      } catch (XMLStreamException e) {
        // not XML, or XML that fastexcel cannot read any further
      }
      part.skipRest();
      if (part.checksum() != entry.getCrc()) {
        throw WorkbookFaults.damaged("the checksum of a part does not match", location, null);
      }
    }
  }

  /** Counts the bytes of all parts. */
  private final class Bounded extends FilterInputStream {

    Bounded(InputStream in) {
      super(in);
    }

    @Override
    public int read() throws IOException {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
      int count = super.read(target, offset, length);
      inflated += Math.max(0, count);
      if (inflated > limits.bytes()) {
        throw SourceCopy.tooLong(limits.bytes(), location.source());
      } else if (inflated > FREE && inflated / limits.gzipRatio() > compressed) {
        throw WorkbookFaults.ratio(limits.gzipRatio(), location);
      }
      return count;
    }
  }
}
