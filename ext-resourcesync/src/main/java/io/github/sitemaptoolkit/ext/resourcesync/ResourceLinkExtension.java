package io.github.sitemaptoolkit.ext.resourcesync;

import static io.github.sitemaptoolkit.extension.Field.dateTime;
import static io.github.sitemaptoolkit.extension.Field.text;
import static io.github.sitemaptoolkit.extension.Field.url;
import static io.github.sitemaptoolkit.extension.Field.wholeNumber;

import io.github.sitemaptoolkit.extension.Descriptor;
import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.model.ElementName;

/**
 * Reads and writes {@link ResourceLink}s.
 *
 * @since 0.1
 */
public final class ResourceLinkExtension implements SitemapExtension<ResourceLink> {

  private static final Descriptor<ResourceLink> DESCRIPTOR =
      Descriptor.of(
              "rs-ln",
              ResourceLink.class,
              new ElementName("http://www.openarchives.org/rs/terms/", "ln", "rs"))
          .alsoInDocuments()
          .attributes(
              ContentAttributes.after(
                  text("rel").example("describedby").required(),
                  url("href").required().open(), // mirrors may be anywhere: gsiftp, rsync
                  wholeNumber("pri").range(1, 999_999),
                  dateTime("modified")));

  /** Creates the extension. It has no state. */
  public ResourceLinkExtension() {}

  @Override
  public Descriptor<ResourceLink> descriptor() {
    return DESCRIPTOR;
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
        .attribute("modified", link.modified());
    ContentAttributes.write(link, out);
  }
}
