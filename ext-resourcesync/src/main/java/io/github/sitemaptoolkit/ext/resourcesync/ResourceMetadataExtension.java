package io.github.sitemaptoolkit.ext.resourcesync;

import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.model.ElementName;
import java.util.List;

/** Reads and writes {@link ResourceMetadata}. */
public final class ResourceMetadataExtension implements SitemapExtension<ResourceMetadata> {

  private static final ElementName ELEMENT =
      new ElementName("http://www.openarchives.org/rs/terms/", "md", "rs");
  private static final List<String> COLUMNS =
      List.of(
          "@capability",
          "@at",
          "@completed",
          "@from",
          "@until",
          "@change",
          "@datetime",
          "@hash",
          "@length",
          "@type",
          "@encoding",
          "@path");

  /** Creates the extension; it has no state. */
  public ResourceMetadataExtension() {}

  @Override
  public String id() {
    return "rs-md";
  }

  @Override
  public Class<ResourceMetadata> type() {
    return ResourceMetadata.class;
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
  public ResourceMetadata read(ElementReader in) {
    return new ResourceMetadata(
        in.attribute("capability"),
        in.attribute("at"),
        in.attribute("completed"),
        in.attribute("from"),
        in.attribute("until"),
        in.attribute("change"),
        in.attribute("datetime"),
        in.attribute("hash"),
        in.attribute("length"),
        in.attribute("type"),
        in.attribute("encoding"),
        in.attribute("path"));
  }

  @Override
  public void write(ResourceMetadata metadata, ElementWriter out) {
    out.attribute("capability", metadata.capability())
        .attribute("at", metadata.at())
        .attribute("completed", metadata.completed())
        .attribute("from", metadata.from())
        .attribute("until", metadata.until())
        .attribute("change", metadata.change())
        .attribute("datetime", metadata.datetime())
        .attribute("hash", metadata.hash())
        .attribute("length", metadata.length())
        .attribute("type", metadata.type())
        .attribute("encoding", metadata.encoding())
        .attribute("path", metadata.path());
  }
}
