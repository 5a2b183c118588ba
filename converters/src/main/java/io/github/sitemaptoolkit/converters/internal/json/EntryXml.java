package io.github.sitemaptoolkit.converters.internal.json;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.text.XmlCodes;
import io.github.sitemaptoolkit.xml.UrlXml;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the XML of a line, and adds its data to the entry. */
final class EntryXml {

  private final Extensions extensions;
  private final JsonLog log;
  private final JsonPlaces places;

  EntryXml(Extensions extensions, JsonLog log, JsonPlaces places) {
    this.extensions = extensions;
    this.log = log;
    this.places = places;
  }

  /** Returns an entry with the elements and attributes of a {@code url} element added to it. */
  UrlEntry add(String xml, UrlEntry entry, Location at) {
    UrlEntry more = parse(xml, entry.loc(), at);
    if (more == null) {
      return entry;
    }
    compare("loc", more.loc(), entry.loc(), at);
    compare("lastmod", more.lastmod(), entry.lastmod(), at);
    compare("changefreq", more.changefreq(), entry.changefreq(), at);
    compare("priority", more.priority(), entry.priority(), at);
    for (Node<?> node : more.nodes()) {
      extensions.find(node.value().getClass()).ifPresent(known -> places.add(known.id(), at));
    }
    List<Node<?>> nodes = new ArrayList<>(entry.nodes());
    nodes.addAll(more.nodes());
    return entry.toBuilder().nodes(nodes).unknown(more.unknown()).build();
  }

  private @Nullable UrlEntry parse(String xml, String loc, Location at) {
    if (JsonSyntax.brokenAt(xml, 0) >= 0) {
      leftOut(XmlCodes.INVALID_CHAR, "it contains half of a surrogate pair", at);
      return null;
    }
    try {
      return UrlXml.parse(xml, at.source(), loc, extensions, log.withFixedPlace(at));
    } catch (SitemapException e) {
      Problem problem = e.problem();
      leftOut(new Code(problem.code(), Severity.ERROR, problem.valueOnly()), problem.message(), at);
      return null;
    }
  }

  private void leftOut(Code code, String message, Location at) {
    log.missing(code, at, "", () -> JsonSyntax.XML + " cannot be used and is left out: " + message);
  }

  /** Reports a text in a core element: such elements are there only for their attributes. */
  private void compare(String field, @Nullable String here, @Nullable String stated, Location at) {
    if (here != null && !here.isEmpty() && !here.equals(stated)) {
      log.missing(
          JsonCodes.XML_FIELD,
          at,
          field,
          () ->
              JsonSyntax.XML
                  + " contains a "
                  + field
                  + ", "
                  + Problem.quoted(here)
                  + "; only the key of that name is used");
    }
  }
}
