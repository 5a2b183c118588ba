package io.github.sitemaptoolkit.benchmarks;

import com.fasterxml.aalto.stax.InputFactoryImpl;
import crawlercommons.sitemaps.SiteMap;
import crawlercommons.sitemaps.SiteMapParser;
import crawlercommons.sitemaps.SiteMapURL;
import crawlercommons.sitemaps.UnknownFormatException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Sitemaps in memory, made to tables. */
@State(Scope.Benchmark)
public class CsvWritingBenchmark {

  /** What is converted. */
  @Param("PLAIN")
  public Documents document;

  private final ByteAppender appender = new ByteAppender();
  private final Entries entries = new Entries();
  private byte[] bytes = {};

  /** Makes the document. */
  @Setup
  public void make() {
    bytes = document.bytes();
  }

  /** The toolkit. */
  @Benchmark
  public void toolkit() throws IOException {
    entries.convert(bytes, "xml", "csv", OutputStream.nullOutputStream());
  }

  /** Aalto and rows by hand, which hold for this sitemap only. */
  @Benchmark
  public int aaltoByHand() throws XMLStreamException {
    XMLStreamReader in =
        new InputFactoryImpl().createXMLStreamReader(new ByteArrayInputStream(bytes));
    ByteAppender out = appender;
    out.clear();
    while (in.hasNext()) {
      int event = in.next();
      if (event == XMLStreamConstants.START_ELEMENT) {
        switch (in.getLocalName()) {
          case "loc" -> out.markup(cell(in.getElementText()));
          case "lastmod", "changefreq", "priority" -> {
            out.markup(",");
            out.markup(cell(in.getElementText()));
          }
          default -> {}
        }
      } else if (event == XMLStreamConstants.END_ELEMENT && in.getLocalName().equals("url")) {
        out.markup("\r\n");
      }
    }
    return out.length();
  }

  private static String cell(String text) {
    boolean plain = text.indexOf(',') < 0 && text.indexOf('"') < 0 && text.indexOf('\n') < 0;
    return plain ? text : '"' + text.replace("\"", "\"\"") + '"';
  }

  /** crawler-commons and Commons CSV. */
  @Benchmark
  public void crawlerCommonsAndCommonsCsv() throws IOException, UnknownFormatException {
    var url = URI.create("https://www.example.com/sitemap.xml").toURL();
    var read = (SiteMap) new SiteMapParser(false, true).parseSiteMap("text/xml", bytes, url);
    var out = new OutputStreamWriter(OutputStream.nullOutputStream(), StandardCharsets.UTF_8);
    try (var printer = new CSVPrinter(out, CSVFormat.RFC4180)) {
      for (SiteMapURL entry : read.getSiteMapUrls()) {
        printer.printRecord(
            entry.getUrl(),
            entry.getLastModified(),
            entry.getChangeFrequency(),
            entry.getPriority());
      }
    }
  }
}
