package io.github.sitemaptoolkit.ext.resourcesync;

import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.model.ElementName;
import java.util.List;

/** Reads and writes {@link ResourceLink}s. */
public final class ResourceLinkExtension implements SitemapExtension<ResourceLink> {

  private static final ElementName ELEMENT =
      new ElementName("http://www.openarchives.org/rs/terms/", "ln", "rs");
  private static final List<String> COLUMNS =
      List.of(
          "@rel", "@href", "@pri", "@modified", "@hash", "@length", "@type", "@encoding", "@path");

  /** Creates the extension; it has no state. */
  public ResourceLinkExtension() {}

  @Override
  public String id() {
    return "rs-ln";
  }

  @Override
  public Class<ResourceLink> type() {
    return ResourceLink.class;
  }

  @Override
  public ElementName element() {
    return ELEMENT;
  }

  @Override
  public List<String> columns() {
    return COLUMNS;
  }

  @Override
  public ResourceLink read(ElementReader in) {
    return new ResourceLink(
        in.attribute("rel"),
        in.urlAttribute("href"),
        in.attribute("pri"),
        in.attribute("modified"),
        in.attribute("hash"),
        in.attribute("length"),
        in.attribute("type"),
        in.attribute("encoding"),
        in.attribute("path"));
  }

  @Override
  public void write(ResourceLink link, ElementWriter out) {
    out.attribute("rel", link.rel())
        .attribute("href", link.href())
        .attribute("pri", link.pri())
        .attribute("modified", link.modified())
        .attribute("hash", link.hash())
        .attribute("length", link.length())
        .attribute("type", link.type())
        .attribute("encoding", link.encoding())
        .attribute("path", link.path());
  }
}
