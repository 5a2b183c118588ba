package io.github.sitemaptoolkit.xlsx.internal;

import com.fasterxml.aalto.stax.InputFactoryImpl;
import com.fasterxml.aalto.stax.OutputFactoryImpl;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Set;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import javax.xml.stream.XMLStreamWriter;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveOutputStream;
import org.apache.commons.compress.archivers.zip.ZipFile;
import org.jspecify.annotations.Nullable;

/**
 * Makes texts of cells of the type {@code d}, whose dates are those of ISO 8601 (ECMA-376 part 1,
 * 18.18.11): fastexcel does not read them.
 */
final class IsoDates {

  /** The type of such cells. */
  static final String TYPE = "d";

  private static final int DAY = 10; // characters

  private final XMLInputFactory in = new InputFactoryImpl();
  private final OutputFactoryImpl out = new OutputFactoryImpl();

  private IsoDates() {
    in.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    in.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
  }

  /**
   * Copies a workbook into a new temporary file, with only the rows of some sheets.
   *
   * @param sheets the names of the parts with such cells, as {@link Relations#plain} returns them
   * @throws IOException if the file cannot be written, or the workbook not be read
   */
  static Path copy(ZipFile zip, Set<String> sheets) throws IOException {
    Path file = SourceCopy.create();
    try (var copy = new ZipArchiveOutputStream(file)) {
      zip.copyRawEntries(copy, entry -> !sheets.contains(Relations.plain(entry.getName())));
      var dates = new IsoDates();
      for (ZipArchiveEntry entry : Collections.list(zip.getEntries())) {
        if (sheets.contains(Relations.plain(entry.getName()))) {
          copy.putArchiveEntry(new ZipArchiveEntry(entry.getName()));
          try (InputStream rows = zip.getInputStream(entry)) {
            dates.copyRows(rows, copy);
          }
          copy.closeArchiveEntry();
        }
      }
      copy.finish();
    } catch (XMLStreamException e) {
      SourceCopy.delete(file);
      throw new IOException(e);
    } catch (IOException | RuntimeException e) {
      SourceCopy.delete(file);
      throw e;
    }
    return file;
  }

  private void copyRows(InputStream sheet, OutputStream target) throws XMLStreamException {
    XMLStreamReader from = in.createXMLStreamReader(sheet);
    XMLStreamWriter to = out.createXMLStreamWriter(target, "UTF-8");
    boolean rows = false;
    boolean ended = false;
    boolean date = false;
    StringBuilder value = null; // of a date
    to.writeStartDocument();
    to.writeStartElement("worksheet");
    while (!ended && from.hasNext()) {
      switch (from.next()) {
        case XMLStreamConstants.START_ELEMENT -> {
          rows |= from.getLocalName().equals("sheetData");
          if (rows) {
            to.writeStartElement(from.getLocalName());
            date = copyAttributes(from, to) || (date && !from.getLocalName().equals("c"));
            value = date && from.getLocalName().equals("v") ? new StringBuilder() : null;
          }
        }
        case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA, XMLStreamConstants.SPACE -> {
          if (value != null) {
            value.append(from.getText());
          } else if (rows) {
            to.writeCharacters(from.getText());
          }
        }
        case XMLStreamConstants.END_ELEMENT -> {
          if (value != null) {
            to.writeCharacters(text(value.toString().strip()));
            value = null;
          }
          if (rows) {
            to.writeEndElement();
          }
          ended = from.getLocalName().equals("sheetData");
        }
        default -> {} // comments and such
      }
    }
    to.writeEndDocument();
    to.flush();
  }

  /** Copies attributes. Returns whether they are those of a cell with such a date. */
  private static boolean copyAttributes(XMLStreamReader from, XMLStreamWriter to)
      throws XMLStreamException {
    boolean date = false;
    for (int i = 0; i < from.getAttributeCount(); i++) {
      @Nullable String namespace = from.getAttributeNamespace(i);
      if (namespace == null || namespace.isEmpty()) {
        String name = from.getAttributeLocalName(i);
        String value = from.getAttributeValue(i);
        boolean here = name.equals("t") && value.equals(TYPE) && from.getLocalName().equals("c");
        to.writeAttribute(name, here ? "str" : value);
        date |= here;
      }
    }
    return date;
  }

  /** Returns the day of a date whose time is midnight, as programs write days; else the date. */
  static String text(String date) {
    boolean midnight =
        date.length() > DAY
            && date.charAt(DAY) == 'T'
            && date.chars().skip(DAY + 1).allMatch(c -> c == '0' || c == ':' || c == '.');
    return midnight ? date.substring(0, DAY) : date;
  }
}
