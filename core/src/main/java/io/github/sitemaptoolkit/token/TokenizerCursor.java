package io.github.sitemaptoolkit.token;

import io.github.sitemaptoolkit.internal.bytes.ByteWindow;
import io.github.sitemaptoolkit.internal.bytes.Faults;
import io.github.sitemaptoolkit.internal.name.XmlNames;
import io.github.sitemaptoolkit.internal.record.RecordTape;
import io.github.sitemaptoolkit.io.Encoding;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Reporter;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A streaming XML parser with limits, strict or lenient.
 *
 * <p>A strict cursor rejects documents that are not well-formed. A lenient one continues as well as
 * possible: each fault is reported with its place, and {@link #isDamaged} tells whether a text may
 * be incomplete, so that a url is never mistaken for another. A DOCTYPE is skipped: its entities
 * are unknown, and external entities are never loaded. Not thread-safe.
 *
 * @since 0.1
 */
public final class TokenizerCursor implements XmlCursor {

  private final Source source;
  private final Attributes attributes;
  private final Bindings bindings;
  private final OpenElements open = new OpenElements();
  private final OuterEntries outerEntries;
  private final TokenReader tokens;
  private final TextReader text;
  private final EventReader events;
  private final ByteWindow in;
  private final Faults faults;

  /**
   * Opens a document. Closing the cursor closes the source.
   *
   * @param reporter receives the problems of the markup
   */
  public TokenizerCursor(Source source, XmlOptions options, Reporter reporter) {
    this(source, source.stream(), options, reporter);
  }

  /** Opens a document with the given stream of bytes, for tests. */
  TokenizerCursor(Source source, InputStream bytes, XmlOptions options, Reporter reporter) {
    this.source = source;
    this.faults = new Faults(options.strict(), reporter);
    Encoding encoding = Encoding.of(source.head().with(options.roots()));
    this.in = new ByteWindow(encoding.utf8(bytes, source.name()), faults, options.limits().bytes());
    var names = new XmlNames(in, faults, options.limits());
    this.attributes = new Attributes(in);
    this.bindings = new Bindings(in, faults, options, attributes);
    this.outerEntries = new OuterEntries(in, faults);
    var size = new EntrySize(faults, options.limits(), faults::tag);
    var missingEnds = new MissingEnds(in, open);
    var enclosed = new EnclosedEntries(in, faults, options, open, bindings);
    var impliedEnds = new ImpliedEnds(faults, options, open, bindings, missingEnds, enclosed);
    var elements =
        new ElementStack(
            in,
            faults,
            options,
            attributes,
            bindings,
            open,
            outerEntries,
            impliedEnds,
            enclosed,
            size,
            faults::tag);
    this.tokens =
        new TokenReader(
            in,
            faults,
            options,
            encoding,
            names,
            attributes,
            bindings,
            open,
            outerEntries,
            missingEnds);
    this.text = tokens.text;
    faults.tags(tokens::place);
    this.events = new EventReader(open, outerEntries, impliedEnds, size, elements, tokens);
  }

  @Override
  public Event next() {
    return events.next(false);
  }

  @Override
  public Event nextPastSpace() {
    Event found = events.next(true);
    while (found == Event.TEXT && text.isSpace()) {
      found = events.next(true);
    }
    return found;
  }

  @Override
  public @Nullable String onlyText() {
    return events.onlyText();
  }

  /**
   * Reads the next child of the root as a whole instead of as events, if that is possible and the
   * reader accepts it; otherwise reads nothing. The next event is the one after the child.
   *
   * @param reader returns null if it does not accept the element
   * @return what the reader returned; null if nothing was read
   */
  public <T> @Nullable T record(Function<RecordTape, @Nullable T> reader) {
    return events.record(reader);
  }

  @Override
  public boolean isPlainUrl() {
    return tokens.wasPlainUrl();
  }

  @Override
  public String namespace() {
    return open.namespace();
  }

  @Override
  public String localName() {
    return open.name().localName;
  }

  @Override
  public String prefix() {
    return open.name().prefix;
  }

  @Override
  public int attributeCount() {
    return attributes.count();
  }

  @Override
  public String attributeNamespace(int index) {
    return attributes.namespace(index);
  }

  @Override
  public String attributeLocalName(int index) {
    return attributes.name(index).localName;
  }

  @Override
  public String attributePrefix(int index) {
    return attributes.name(index).prefix;
  }

  @Override
  public String attributeValue(int index) {
    return attributes.value(index);
  }

  @Override
  public @Nullable String namespaceOf(String prefix) {
    return bindings.find(prefix);
  }

  @Override
  public List<String> unusedNamespaces() {
    return bindings.unused();
  }

  @Override
  public String text() {
    return events.event() == Event.INSTRUCTION ? tokens.skipper.target() : text.text();
  }

  @Override
  public boolean isCss() {
    return events.event() == Event.INSTRUCTION && tokens.skipper.css();
  }

  @Override
  public boolean isSpace() {
    return text.isSpace();
  }

  @Override
  public boolean isDamaged() {
    return events.isTorn() || (events.event() == Event.TEXT && tokens.isTextDamaged());
  }

  @Override
  public boolean isLeftOut() {
    return events.event() == Event.TEXT && text.isLeftOut();
  }

  @Override
  public boolean isImplied() {
    return events.isImplied();
  }

  @Override
  public int depth() {
    return open.depth();
  }

  @Override
  public boolean hasEnded(int depth) {
    return open.depth() < depth || (events.event() == Event.END && open.depth() == depth);
  }

  @Override
  public boolean isLost() {
    return events.isLost();
  }

  @Override
  public boolean isRepaired() {
    return faults.repaired();
  }

  @Override
  public boolean isMisplaced() {
    return events.event() == Event.START && outerEntries.areIn(open.depth() - 1);
  }

  @Override
  public Location location() {
    return new Location(source.name(), tokens.line(), tokens.column());
  }

  @Override
  public Location place() {
    boolean missing = events.event() == Event.END && events.isImplied();
    return missing ? faults.before(tokens.place()) : tokens.place();
  }

  @Override
  public @Nullable Location declarationOf(String namespace) {
    return bindings.declarationOf(namespace);
  }

  @Override
  public Ranges ranges() {
    return tokens;
  }

  @Override
  public void close() throws IOException {
    in.ahead().close();
    source.close();
  }
}
