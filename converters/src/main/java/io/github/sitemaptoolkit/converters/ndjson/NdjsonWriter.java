package io.github.sitemaptoolkit.converters.ndjson;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.sitemaptoolkit.code.LossCodes;
import io.github.sitemaptoolkit.converters.internal.json.JsonCodes;
import io.github.sitemaptoolkit.converters.internal.json.JsonSyntax;
import io.github.sitemaptoolkit.element.ElementValues;
import io.github.sitemaptoolkit.element.FailingValues;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.Losses;
import io.github.sitemaptoolkit.format.SinkWriter;
import io.github.sitemaptoolkit.format.WrittenUrls;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.model.UrlExtension;
import io.github.sitemaptoolkit.problem.Reporter;
import io.github.sitemaptoolkit.text.EntryCodes;
import io.github.sitemaptoolkit.text.Padding;
import io.github.sitemaptoolkit.text.XmlCodes;
import io.github.sitemaptoolkit.xml.UrlXml;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes entries as JSON lines. The limits of the sitemap protocol do not apply. */
final class NdjsonWriter extends SinkWriter<UrlEntry> {

  private final Losses losses;
  private final Reporter reporter;
  private final JsonGenerator json;
  private final JsonElementWriter elements;
  private final List<List<ElementValues>> parts = new ArrayList<>(); // of an entry, by extension
  private boolean begun;
  private @Nullable String remainder; // of the current entry

  NdjsonWriter(Sink sink, DocumentInfo document, Context context) throws IOException {
    super(sink, context);
    this.reporter = new Reporter(context.problems(), sink.name());
    this.losses = new Losses("ndjson", sink.name());
    this.json = JsonSyntax.FACTORY.createGenerator(sink.stream());
    this.elements = new JsonElementWriter(json, this::brokenText);
    context.extensions().registrations().forEach(known -> parts.add(new ArrayList<>(2)));
    losses.feed(document);
    losses.markup(document, context.extensions()::nameOf);
  }

  @Override
  public boolean write(UrlEntry entry) throws IOException {
    reporter.entry(entry.loc());
    losses.entry(entry.loc());
    if (!isWritable(entry.loc())) {
      return false;
    }
    parts.forEach(List::clear);
    remainder = null;
    if (!entry.nodes().isEmpty() || !entry.unknown().isEmpty()) {
      UrlEntry known = withoutUnregistered(entry);
      try { // an extension may fail: nothing of the entry is written before
        take(known);
      } catch (RuntimeException | Error e) {
        if (!FailingValues.without(known, e, context.extensions(), reporter, this::take)) {
          return false;
        }
      }
    }
    json.writeStartObject();
    field("loc", entry.loc());
    field("lastmod", entry.lastmod());
    field("changefreq", entry.changefreq());
    field("priority", entry.priority());
    for (Registration registration : context.extensions().registrations()) {
      List<ElementValues> values = parts.get(registration.position());
      if (!values.isEmpty()) {
        json.writeFieldName(registration.id());
        elements.array(values);
      }
    }
    field(JsonSyntax.XML, remainder);
    json.writeEndObject();
    begun = true;
    return true;
  }

  private boolean isWritable(String url) {
    if (Padding.isAll(url)) {
      reporter.missing(EntryCodes.LOC_MISSING, "loc is empty; the entry is left out");
      return false;
    }
    if (JsonSyntax.brokenAt(url, 0) < 0) {
      WrittenUrls.check(url, context, sink.name());
      return true;
    }
    reporter.missing(
        JsonCodes.INVALID_CHAR,
        "loc contains half of a surrogate pair, which UTF-8 cannot represent; the entry is left out");
    return false;
  }

  private UrlEntry withoutUnregistered(UrlEntry entry) {
    for (Node<?> node : entry.nodes()) {
      if (!context.extensions().canWrite(node)) {
        losses.nodes(List.of(node), context.extensions()::nameOf);
      }
    }
    return context.extensions().writable(entry);
  }

  /** Takes the values of an entry, and as XML what has no key of its own. */
  private void take(UrlEntry entry) {
    parts.forEach(List::clear);
    for (Node<?> node : UrlXml.plainNodes(entry)) {
      add(node.value());
    }
    remainder = remainder(entry);
  }

  private void add(UrlExtension value) {
    Registration registration = context.extensions().find(value.getClass()).orElseThrow();
    parts.get(registration.position()).add(ElementValues.of(registration, value));
  }

  /** Returns the data that has no key of its own as XML; null if there is none. */
  private @Nullable String remainder(UrlEntry entry) {
    ForeignElement rest = UrlXml.remainder(entry, context.extensions(), this::lostRest);
    return rest == null ? null : UrlXml.text(rest, context.extensions(), text -> illegalText());
  }

  private void field(String name, @Nullable String value) throws IOException {
    if (value != null) {
      json.writeFieldName(name);
      elements.text(value);
    }
  }

  private void lostRest(String path) {
    reporter.missing(
        LossCodes.LOST_MARKUP,
        () ->
            "the unknown markup of "
                + path
                + " is left out, because the entry no longer has this element");
  }

  private void illegalText() {
    reporter.report(
        XmlCodes.INVALID_CHAR,
        "a text in _xml contains characters that XML does not allow; they are written as"
            + " U+FFFD");
  }

  private void brokenText() {
    reporter.report(
        JsonCodes.INVALID_CHAR,
        "a text contains half of a surrogate pair, which UTF-8 cannot represent; it is written as U+FFFD");
  }

  @Override
  public void finish() throws IOException {
    if (begun) {
      json.writeRaw('\n');
    }
    json.close();
    losses.reportTo(context.problems());
  }
}
