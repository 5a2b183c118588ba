package io.github.sitemaptoolkit.ext.resourcesync;

import static io.github.sitemaptoolkit.extension.Field.dateTime;
import static io.github.sitemaptoolkit.extension.Field.oneOf;

import io.github.sitemaptoolkit.extension.Descriptor;
import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.model.ElementName;

/**
 * Reads and writes {@link ResourceMetadata}.
 *
 * @since 0.1
 */
public final class ResourceMetadataExtension implements SitemapExtension<ResourceMetadata> {

  private static final Descriptor<ResourceMetadata> DESCRIPTOR =
      Descriptor.of(
              "rs-md",
              ResourceMetadata.class,
              new ElementName("http://www.openarchives.org/rs/terms/", "md", "rs"))
          .alsoInDocuments()
          .repeatsUrls(ResourceMetadata::isOfChanges)
          .atMostOnePerEntry()
          .attributes(
              ContentAttributes.after(
                  oneOf(
                      "capability",
                      "resourcelist",
                      "changelist",
                      "resourcedump",
                      "changedump",
                      "resourcedump-manifest",
                      "changedump-manifest",
                      "capabilitylist",
                      "description",
                      "resourcelist-archive",
                      "changelist-archive",
                      "resourcedump-archive",
                      "changedump-archive"),
                  dateTime("at"),
                  dateTime("completed"),
                  dateTime("from"),
                  dateTime("until"),
                  oneOf("change", "created", "updated", "deleted"),
                  dateTime("datetime")));

  /** Creates the extension. It has no state. */
  public ResourceMetadataExtension() {}

  @Override
  public Descriptor<ResourceMetadata> descriptor() {
    return DESCRIPTOR;
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
        .attribute("datetime", metadata.datetime());
    ContentAttributes.write(metadata, out);
  }
}
