package io.github.sitemaptoolkit.benchmarks;

import com.fasterxml.aalto.stax.InputFactoryImpl;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.jsoup.Jsoup;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/** A feed whose items have the HTML of an article, read to entries. */
@State(Scope.Benchmark)
public class ContentBenchmark {

  /** What is read. */
  @Param("CONTENT")
  public Documents document;

  private final Entries entries = new Entries();
  private byte[] bytes = {};

  /** Makes the document. */
  @Setup
  public void make() {
    bytes = document.bytes();
  }

  /** The toolkit. */
  @Benchmark
  public void toolkit(Blackhole hole) throws IOException {
    entries.read(bytes, "rss", (UrlEntry entry) -> hole.consume(entry));
  }

  /** Aalto for the feed and jsoup for the articles, of which nothing is made. */
  @Benchmark
  public void aaltoAndJsoup(Blackhole hole) throws XMLStreamException {
    XMLStreamReader in =
        new InputFactoryImpl().createXMLStreamReader(new ByteArrayInputStream(bytes));
    List<String> item = new ArrayList<>();
    while (in.hasNext()) {
      int event = in.next();
      if (event == XMLStreamConstants.START_ELEMENT) {
        switch (in.getLocalName()) {
          case "title", "link", "guid", "pubDate", "creator", "category", "description" ->
              item.add(in.getElementText());
          case "encoded" -> hole.consume(Jsoup.parseBodyFragment(in.getElementText()));
          default -> {}
        }
      } else if (event == XMLStreamConstants.END_ELEMENT && in.getLocalName().equals("item")) {
        hole.consume(item);
        item = new ArrayList<>();
      }
    }
  }
}
