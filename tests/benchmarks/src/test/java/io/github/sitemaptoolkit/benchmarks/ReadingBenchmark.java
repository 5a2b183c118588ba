package io.github.sitemaptoolkit.benchmarks;

import com.fasterxml.aalto.stax.InputFactoryImpl;
import crawlercommons.sitemaps.SiteMap;
import crawlercommons.sitemaps.SiteMapParser;
import crawlercommons.sitemaps.UnknownFormatException;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.token.StaxCursor;
import io.github.sitemaptoolkit.token.XmlCursor.Event;
import io.github.sitemaptoolkit.xml.SitemapXmlFormat;
import io.github.sitemaptoolkit.xml.WoodstoxEntries;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/** Documents in memory, read to entries. */
@State(Scope.Benchmark)
public class ReadingBenchmark {

  /** What is read. */
  @Param({"PLAIN", "MEDIA"})
  public Documents document;

  private static final List<String> FIELDS = List.of("loc", "lastmod", "changefreq", "priority");

  private final Extensions extensions = Extensions.load();
  private byte[] bytes;

  /** Makes the document. */
  @Setup
  public void make() {
    bytes = document.bytes();
  }

  private Context context() {
    return Context.of(extensions).withProblems(new Problems());
  }

  private Source source() throws IOException {
    return Source.of(new ByteArrayInputStream(bytes), "in");
  }

  /** The toolkit. */
  @Benchmark
  public void toolkit(Blackhole hole) throws IOException {
    int count = 0;
    try (EntryReader<UrlEntry> in = new SitemapXmlFormat().reader(source(), context())) {
      for (UrlEntry entry = in.read(); entry != null; entry = in.read()) {
        hole.consume(entry);
        count++;
      }
    }
    check(count);
  }

  /** The toolkit with Woodstox in the place of its own tokenizer. */
  @Benchmark
  public void toolkitOnWoodstox(Blackhole hole) throws IOException {
    int[] count = {0};
    WoodstoxEntries.read(
        bytes,
        context(),
        entry -> {
          hole.consume(entry);
          count[0]++;
        });
    check(count[0]);
  }

  private record Page(
      String loc,
      String lastmod,
      String changefreq,
      String priority,
      List<Map<String, String>> media) {}

  /**
   * Aalto by hand: a record of each url, and a map of the texts of each element of an extension.
   */
  @Benchmark
  public void aaltoRecords(Blackhole hole) throws XMLStreamException {
    XMLStreamReader in =
        new InputFactoryImpl().createXMLStreamReader(new ByteArrayInputStream(bytes));
    String[] fields = new String[FIELDS.size()];
    List<Map<String, String>> media = null;
    Map<String, String> inside = null;
    int count = 0;
    while (in.hasNext()) {
      int event = in.next();
      if (event == XMLStreamConstants.START_ELEMENT) {
        String name = in.getLocalName();
        int field = FIELDS.indexOf(name);
        if (inside != null) {
          if (in.getAttributeCount() > 0) {
            inside.put(name + '@', in.getAttributeValue(0));
          }
          inside.put(name, in.getElementText());
        } else if (!in.getPrefix().isEmpty()) {
          inside = new HashMap<>();
          media = media == null ? new ArrayList<>() : media;
          media.add(inside);
        } else if (field >= 0) {
          fields[field] = in.getElementText();
        }
      } else if (event == XMLStreamConstants.END_ELEMENT && inside != null) {
        inside = null;
      } else if (event == XMLStreamConstants.END_ELEMENT && in.getLocalName().equals("url")) {
        hole.consume(new Page(fields[0], fields[1], fields[2], fields[3], media));
        Arrays.fill(fields, null);
        media = null;
        count++;
      }
    }
    check(count);
  }

  /** Woodstox alone: all texts as Strings, and nothing made of them. */
  @Benchmark
  public void woodstoxTexts(Blackhole hole) throws IOException {
    try (var cursor = new StaxCursor(source())) {
      for (Event event = cursor.next(); event != Event.END_DOCUMENT; event = cursor.next()) {
        if (event == Event.TEXT) {
          hole.consume(cursor.text());
        }
      }
    }
  }

  /** crawler-commons, told to read extensions and to take no image's loc for a page's. */
  @Benchmark
  public void crawlerCommons(Blackhole hole) throws IOException, UnknownFormatException {
    var parser = new SiteMapParser(false, true);
    parser.setStrictNamespace(true);
    parser.enableExtensions();
    var url = URI.create("https://www.example.com/sitemap.xml").toURL();
    var read = (SiteMap) parser.parseSiteMap("text/xml", bytes, url);
    hole.consume(read);
    check(read.getSiteMapUrls().size());
  }

  private void check(int count) {
    if (count != document.urls()) {
      throw new IllegalStateException(count + " urls of " + document.urls());
    }
  }
}
