package io.github.sitemaptoolkit.token;

import com.ctc.wstx.api.WstxInputProperties;
import com.ctc.wstx.exc.WstxEOFException;
import com.ctc.wstx.exc.WstxIOException;
import com.ctc.wstx.stax.WstxInputFactory;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.problem.TruncatedException;
import java.io.CharConversionException;
import java.io.IOException;
import java.io.UnsupportedEncodingException;
import java.util.Locale;
import javax.xml.XMLConstants;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLResolver;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.codehaus.stax2.XMLInputFactory2;
import org.jspecify.annotations.Nullable;

/** A cursor on Woodstox, which opens nothing, expands nothing and stops at every limit. */
public final class StaxCursor implements XmlCursor {

  private static final int MAX_DEPTH = 64;
  private static final int MAX_ATTRIBUTES = 100;
  private static final int MAX_ATTRIBUTE_LENGTH = 64 * 1024;
  private static final int MAX_TEXT_LENGTH = 1 << 20;

  // By name, never by lookup: another parser on the class path would read with other limits.
  private static final WstxInputFactory FACTORY = hardened();

  private final Source source;
  private final WholeCharacters input;
  private final XMLStreamReader reader;
  private int depth;
  private boolean ended; // an element whose end tag is stood on

  /**
   * Opens a document. Closing the cursor closes the source.
   *
   * @throws SitemapException if not even its beginning can be read
   */
  public StaxCursor(Source source) {
    this.source = source;
    this.input = new WholeCharacters(source.stream());
    try {
      reader = FACTORY.createXMLStreamReader(input);
    } catch (XMLStreamException e) {
      throw failure(e);
    }
  }

  private static WstxInputFactory hardened() {
    var factory = new WstxInputFactory();
    XMLResolver refusing =
        (publicId, systemId, base, namespace) -> {
          throw new XMLStreamException("external entities are not read");
        };
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    factory.setProperty(XMLInputFactory.IS_VALIDATING, false);
    factory.setProperty(XMLConstants.ACCESS_EXTERNAL_DTD, "");
    factory.setXMLResolver(refusing);
    factory.setProperty(WstxInputProperties.P_DTD_RESOLVER, refusing);
    factory.setProperty(WstxInputProperties.P_ENTITY_RESOLVER, refusing);
    factory.setProperty(XMLInputFactory2.P_LAZY_PARSING, false);
    factory.setProperty(XMLInputFactory2.P_INTERN_NAMES, false);
    factory.setProperty(XMLInputFactory2.P_INTERN_NS_URIS, false);
    factory.setProperty(WstxInputProperties.P_MAX_ELEMENT_DEPTH, MAX_DEPTH);
    factory.setProperty(WstxInputProperties.P_MAX_ATTRIBUTES_PER_ELEMENT, MAX_ATTRIBUTES);
    factory.setProperty(WstxInputProperties.P_MAX_ATTRIBUTE_SIZE, MAX_ATTRIBUTE_LENGTH);
    factory.setProperty(WstxInputProperties.P_MAX_TEXT_LENGTH, MAX_TEXT_LENGTH);
    factory.setProperty(WstxInputProperties.P_MAX_ENTITY_COUNT, 1);
    factory.setProperty(WstxInputProperties.P_MAX_ENTITY_DEPTH, 1);
    factory.setProperty(WstxInputProperties.P_ALLOW_SURROGATE_PAIR_ENTITIES, false);
    return factory;
  }

  @Override
  public Event next() {
    try {
      while (true) {
        Event event = event(reader.next());
        if (event != null) {
          depth -= ended ? 1 : 0;
          ended = event == Event.END;
          depth += event == Event.START ? 1 : 0;
          return event;
        }
      }
    } catch (XMLStreamException e) {
      throw failure(e);
    } catch (IllegalArgumentException e) { // Woodstox lets it through for bad character references
      throw malformed("xml.malformed", String.valueOf(e.getMessage()), e);
    }
  }

  /** Returns what an event of the parser is here, or null for comments and the DOCTYPE. */
  private @Nullable Event event(int type) {
    return switch (type) {
      case XMLStreamConstants.START_ELEMENT -> Event.START;
      case XMLStreamConstants.END_ELEMENT -> Event.END;
      case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA, XMLStreamConstants.SPACE ->
          Event.TEXT;
      case XMLStreamConstants.PROCESSING_INSTRUCTION -> Event.INSTRUCTION;
      case XMLStreamConstants.END_DOCUMENT -> Event.END_DOCUMENT;
      case XMLStreamConstants.ENTITY_REFERENCE ->
          throw malformed(
              "xml.unknown-entity",
              "the entity &"
                  + reader.getLocalName()
                  + "; is not one of XML's five; write the character itself",
              null);
      default -> null;
    };
  }

  private RuntimeException failure(XMLStreamException e) {
    if (e instanceof WstxEOFException || isCut(e)) {
      String message = "the document ends before it is complete; get the file again";
      return new TruncatedException(
          Problem.of(Severity.ERROR, "doc.truncated", message, location(e)), e);
    }
    if (e instanceof WstxIOException && e.getCause() instanceof IOException cause) {
      if (cause instanceof CharConversionException
          || cause instanceof UnsupportedEncodingException) {
        return malformed(
            "xml.encoding-not-utf8",
            "the bytes are not in the encoding that the document declares, or UTF-8: "
                + firstLine(cause),
            e);
      }
      return Source.failure(cause, location(e));
    }
    String message = firstLine(e);
    if (message.startsWith("Undeclared general entity")) {
      return malformed(
          "xml.unknown-entity",
          message + ", which is not one of XML's five; write the character itself",
          e);
    }
    return malformed("xml.malformed", hint(message), e);
  }

  /** In the middle of a reference or of markup, the end is a syntax error to Woodstox. */
  private boolean isCut(XMLStreamException e) {
    javax.xml.stream.Location at = e.getLocation();
    return !(e instanceof WstxIOException)
        && at != null
        && input.endsAfter(at.getCharacterOffset());
  }

  private SitemapException malformed(String code, String message, @Nullable Exception cause) {
    Location at = cause instanceof XMLStreamException e ? location(e) : location();
    return new SitemapException(Problem.of(Severity.ERROR, code, message, at), cause);
  }

  private static String firstLine(Exception e) {
    String message = String.valueOf(e.getMessage());
    int end = message.indexOf('\n');
    return end < 0 ? message : message.substring(0, end);
  }

  private static String hint(String message) {
    String lower = message.toLowerCase(Locale.ROOT);
    if (lower.contains("entity reference")
        || lower.contains("semi-colon after the reference")) { // &b=2
      return message + "; a bare & must be written &amp;";
    } else if (lower.contains("missing name")) {
      return message + "; a bare & must be written &amp;, a bare < &lt;";
    }
    return message;
  }

  private Location location(XMLStreamException e) {
    javax.xml.stream.Location at = e.getLocation();
    return at == null ? location() : location(at);
  }

  private Location location(javax.xml.stream.Location at) {
    return new Location(source.name(), Math.max(0, at.getLineNumber()), at.getColumnNumber());
  }

  @Override
  @SuppressWarnings("NullAway") // the field is unset only while the constructor fails
  public Location location() {
    return reader == null ? Location.of(source.name()) : location(reader.getLocation());
  }

  @Override
  public int depth() {
    return depth;
  }

  @Override
  public boolean hasEnded(int at) {
    return depth < at || (ended && depth == at);
  }

  @Override
  public String namespace() {
    return orEmpty(reader.getNamespaceURI());
  }

  @Override
  public String localName() {
    return reader.getLocalName();
  }

  @Override
  public String prefix() {
    return orEmpty(reader.getPrefix());
  }

  @Override
  public int attributeCount() {
    return reader.getAttributeCount();
  }

  @Override
  public String attributeNamespace(int index) {
    return orEmpty(reader.getAttributeNamespace(index));
  }

  @Override
  public String attributeLocalName(int index) {
    return reader.getAttributeLocalName(index);
  }

  @Override
  public String attributePrefix(int index) {
    return orEmpty(reader.getAttributePrefix(index));
  }

  @Override
  public String attributeValue(int index) {
    return reader.getAttributeValue(index);
  }

  @Override
  public @Nullable String namespaceOf(String prefix) {
    return reader.getNamespaceContext().getNamespaceURI(prefix); // at texts, too
  }

  @Override
  public String text() {
    return reader.getEventType() == XMLStreamConstants.PROCESSING_INSTRUCTION
        ? reader.getPITarget()
        : reader.getText();
  }

  private static String orEmpty(@Nullable String value) {
    return value == null ? "" : value;
  }

  @Override
  public void close() throws IOException {
    try {
      reader.close();
    } catch (XMLStreamException e) {
      throw new IOException(e);
    } finally {
      source.close();
    }
  }
}
