package io.github.sitemaptoolkit.benchmarks;

import com.ctc.wstx.stax.WstxInputFactory;
import com.fasterxml.aalto.stax.InputFactoryImpl;
import com.rometools.rome.io.FeedException;
import com.rometools.rome.io.SyndFeedInput;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/** A feed with Media RSS in memory, read to entries. */
@State(Scope.Benchmark)
public class FeedReadingBenchmark {

  /** What is read. */
  @Param("FEED")
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
    int count = entries.read(bytes, "rss", (UrlEntry entry) -> hole.consume(entry));
    if (count != document.urls()) {
      throw new IllegalStateException(count + " urls of " + document.urls());
    }
  }

  /** Rome with its module for Media RSS. */
  @Benchmark
  public Object rome() throws IOException, FeedException {
    var in = new InputStreamReader(new ByteArrayInputStream(bytes), StandardCharsets.UTF_8);
    return new SyndFeedInput().build(in);
  }

  /** Aalto and a list of the same texts by hand, which are not judged. */
  @Benchmark
  public void aaltoByHand(Blackhole hole) throws XMLStreamException {
    byHand(new InputFactoryImpl(), hole);
  }

  /** Woodstox and the same. */
  @Benchmark
  public void woodstoxByHand(Blackhole hole) throws XMLStreamException {
    byHand(new WstxInputFactory(), hole);
  }

  private void byHand(XMLInputFactory factory, Blackhole hole) throws XMLStreamException {
    XMLStreamReader in = factory.createXMLStreamReader(new ByteArrayInputStream(bytes));
    List<String> item = new ArrayList<>();
    while (in.hasNext()) {
      int event = in.next();
      if (event == XMLStreamConstants.START_ELEMENT) {
        for (int i = 0; i < in.getAttributeCount(); i++) {
          item.add(in.getAttributeValue(i));
        }
        switch (in.getLocalName()) {
          case "title", "link", "guid", "pubDate", "creator", "category", "description" ->
              item.add(in.getElementText());
          default -> {}
        }
      } else if (event == XMLStreamConstants.END_ELEMENT && in.getLocalName().equals("item")) {
        hole.consume(item);
        item = new ArrayList<>();
      }
    }
  }
}
