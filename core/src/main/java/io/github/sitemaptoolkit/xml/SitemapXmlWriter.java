package io.github.sitemaptoolkit.xml;

import io.github.sitemaptoolkit.element.ExtensionCodes;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.SinkWriter;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.limit.ProtocolLimits;
import io.github.sitemaptoolkit.markup.XmlDocumentWriter;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.Entry;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UnknownMarkup;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

/** Writes a urlset or a sitemap index, entry by entry. */
final class SitemapXmlWriter<E extends Entry> extends SinkWriter<E> {

  private final EntryElement<E> kind;
  private final EntryMarkup<E> markup;
  private final XmlDocumentWriter document;
  private final long[] written; // values of each registered extension
  private long count;

  SitemapXmlWriter(Sink sink, DocumentInfo info, Context context, EntryElement<E> kind)
      throws IOException {
    super(sink, context);
    this.kind = kind;
    this.written = new long[context.extensions().registrations().size()];
    OutputStream stream = sink.stream();
    this.markup =
        new EntryMarkup<>(
            kind,
            context,
            sink.name(),
            illegal ->
                new XmlDocumentWriter(
                    stream,
                    kind.root(),
                    CoreNamespace.URI,
                    context.extensions().prefixes(),
                    illegal));
    this.document = markup.document();
    document.prolog(context.options(XmlStylesheet.NONE).instruction());
    UnknownMarkup.Part attributes = info.unknown().part("").orElse(null);
    if (attributes != null) {
      document.rootAttributes(attributes);
    }
    markup.writeDocumentNodes(info.nodes());
    markup.losses().feed(info);
  }

  @Override
  public boolean write(E entry) throws IOException {
    if (!markup.write(entry)) {
      return false;
    }
    count++;
    countNodes(entry.nodes());
    document.entryEnds();
    return true;
  }

  private void countNodes(List<Node<?>> nodes) {
    for (Node<?> node : nodes) {
      Registration registration = context.extensions().find(node.value().getClass()).orElse(null);
      if (registration != null) {
        written[registration.position()]++;
      }
    }
  }

  @Override
  public boolean writeTrailing(List<Node<?>> nodes) throws IOException {
    markup.endEntries();
    markup.writeDocumentNodes(nodes);
    document.entryEnds();
    return true;
  }

  @Override
  public void finish() throws IOException {
    markup.endEntries();
    document.finish();
    markup.losses().reportTo(context.problems());
    ProtocolLimits.check(kind.limitCode(), count, sink.bytes(), sink.name(), context.problems());
    for (Registration registration : context.extensions().registrations()) {
      long values = written[registration.position()];
      SitemapExtension<?> extension = registration.extension();
      ProtocolLimits.checkValues(
          ExtensionCodes.tooMany(extension.descriptor().id()),
          extension.descriptor().element().toString(),
          extension.descriptor().mostInFile(),
          values,
          sink.name(),
          context.problems());
    }
  }
}
