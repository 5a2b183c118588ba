package io.github.sitemaptoolkit.batch;

import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.code.DocumentCodes;
import io.github.sitemaptoolkit.format.AbstractReader;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.Losses;
import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UnknownMarkup;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.problem.TruncatedException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Reads one document after the other.
 *
 * <p>Information about the document comes from the first document that has any; that of the others
 * is reported as lost. Of a truncated document, the complete entries are read, and reading
 * continues with the next document.
 */
final class JoinedReader<E> extends AbstractReader<E> {

  /** Opens a document, either as pages or as an index. */
  interface Opening<E> {
    EntryReader<E> open(SitemapFormat format, Source source, Context context) throws IOException;
  }

  private final DocumentSettings settings;
  private final Opening<E> opening;
  private final boolean index;
  private final Iterator<Input> others;
  private final Context context;
  private final DocumentInfo document;
  private EntryReader<E> current;
  private final List<Node<?>> trailing = new ArrayList<>();
  private boolean ended;
  private boolean closed;

  /**
   * Creates a reader.
   *
   * @param index whether all documents must be indexes; otherwise none may be
   * @param first the reader of the first document
   * @param others the documents after it
   */
  JoinedReader(
      DocumentSettings settings,
      Opening<E> opening,
      boolean index,
      EntryReader<E> first,
      List<Input> others,
      Context context) {
    this.settings = settings;
    this.opening = opening;
    this.index = index;
    this.context = context;
    this.others = others.iterator();
    this.current = first;
    this.document = document(first.document(), others);
  }

  private DocumentInfo document(DocumentInfo first, List<Input> others) {
    DocumentInfo info = first;
    Iterator<Input> next = others.iterator();
    while (!saysSomething(info) && next.hasNext()) {
      info = peek(next.next());
    }
    return saysSomething(info) ? info : first;
  }

  /**
   * Returns the information about a document; empty information if the document can be read only
   * once, or not at all.
   */
  private DocumentInfo peek(Input input) {
    if (input.isFile() && Files.isRegularFile(input.path())) {
      try (Source source = settings.source().open(input);
          EntryReader<E> reader = open(source, context.withProblems(new Problems()))) {
        return reader.document();
      } catch (IOException | UncheckedIOException | SitemapException e) {
        // reported when its entries are read
      }
    }
    return DocumentInfo.of(DocumentInfo.Kind.LIST);
  }

  private static boolean saysSomething(DocumentInfo document) {
    return document.title() != null
        || document.language() != null
        || document.link() != null
        || !document.nodes().isEmpty()
        || !document.unknown().equals(UnknownMarkup.NONE);
  }

  private EntryReader<E> open(Source source, Context own) throws IOException {
    SitemapFormat format = settings.formatOf(source, own);
    if (format.holdsIndex(source.head()) != index) {
      String message =
          index
              ? "this document lists pages, but those before it list sitemaps; they cannot be"
                  + " read as"
                  + " one"
              : "this is a sitemap index, but those before it list pages; they cannot be read as"
                  + " one";
      throw new SitemapException(DocumentCodes.MIXED_ROOT, message, Location.of(source.name()));
    }
    return opening.open(format, source, own);
  }

  @Override
  public DocumentInfo document() {
    return document;
  }

  @Override
  protected @Nullable E readNext() {
    checkOpen();
    while (!ended) {
      E entry = readCurrent();
      if (entry != null) {
        return entry;
      }
      try {
        trailing.addAll(current.trailing());
        current.close();
        ended = !advance();
      } catch (IOException e) {
        ended = true;
        throw new UncheckedIOException(e);
      }
    }
    return null;
  }

  private @Nullable E readCurrent() {
    try {
      return current.read();
    } catch (TruncatedException e) {
      if (context.strict()) {
        throw e;
      }
      context.problems().report(e.problem());
      return null;
    }
  }

  /** Opens the next document; returns whether there is one. */
  private boolean advance() throws IOException {
    boolean more = others.hasNext();
    if (more) {
      next(others.next());
    }
    return more;
  }

  private void next(Input input) throws IOException {
    Source source = settings.source().open(input);
    try {
      current = open(source, context);
    } catch (IOException | RuntimeException e) {
      source.close();
      throw e;
    }
    DocumentInfo info = current.document();
    var losses = new Losses(settings.target(), input.name());
    losses.feed(
        info.withTitle(lost(info.title(), document.title()))
            .withLanguage(lost(info.language(), document.language()))
            .withLink(lost(info.link(), document.link())));
    boolean nodes = !info.nodes().equals(document.nodes());
    boolean rest = !info.unknown().equals(document.unknown());
    losses.markup(
        new DocumentInfo(
            info.kind(),
            null,
            null,
            null,
            rest ? info.unknown() : UnknownMarkup.NONE,
            nodes ? info.nodes() : List.of()),
        context.extensions()::nameOf);
    losses.reportTo(context.problems());
  }

  private static @Nullable String lost(@Nullable String value, @Nullable String kept) {
    return Objects.equals(value, kept) ? null : value;
  }

  @Override
  public List<Node<?>> trailing() {
    return trailing;
  }

  @Override
  public Location location() {
    return current.location();
  }

  @Override
  public Places places() {
    return current.places();
  }

  @Override
  public Problems problems() {
    return context.problems();
  }

  @Override
  public boolean isClosed() {
    return closed;
  }

  @Override
  public void close() throws IOException {
    closed = true;
    current.close();
  }
}
