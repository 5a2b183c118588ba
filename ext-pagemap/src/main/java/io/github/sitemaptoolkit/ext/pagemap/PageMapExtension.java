package io.github.sitemaptoolkit.ext.pagemap;

import static io.github.sitemaptoolkit.extension.Field.empty;
import static io.github.sitemaptoolkit.extension.Field.group;
import static io.github.sitemaptoolkit.extension.Field.text;
import static io.github.sitemaptoolkit.extension.Field.url;

import io.github.sitemaptoolkit.ext.pagemap.PageMap.DataAttribute;
import io.github.sitemaptoolkit.ext.pagemap.PageMap.DataObject;
import io.github.sitemaptoolkit.ext.pagemap.PageMap.Template;
import io.github.sitemaptoolkit.extension.Descriptor;
import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.extension.Status;
import io.github.sitemaptoolkit.model.ElementName;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads and writes {@link PageMap}s.
 *
 * @since 0.1
 */
public final class PageMapExtension implements SitemapExtension<PageMap> {

  private static final Descriptor<PageMap> DESCRIPTOR =
      Descriptor.of(
              "pagemap",
              PageMap.class,
              new ElementName(
                  "http://www.google.com/schemas/sitemap-pagemap/1.0", "PageMap", "pagemap"))
          .aliases("https://www.google.com/schemas/sitemap-pagemap/1.0")
          .status(Status.CURRENT) // for Google's Programmable Search only, not for web search
          .atMostOnePerEntry()
          .fields(
              empty("Template").attributes(url("src").required()),
              group(
                      "DataObject",
                      text("Attribute")
                          .example("4.5")
                          .mayBeEmpty()
                          .repeats()
                          .attributes(
                              text("name").example("rating").required(),
                              text("value").example("4.5")))
                  .repeats()
                  .attributes(text("type").example("review").required(), text("id").example("r1")))
          .checks(new PageMapChecks());

  /** Creates the extension. It has no state. */
  public PageMapExtension() {}

  @Override
  public Descriptor<PageMap> descriptor() {
    return DESCRIPTOR;
  }

  @Override
  public PageMap read(ElementReader in) {
    Template template = null;
    List<DataObject> dataObjects = new ArrayList<>();
    while (in.nextChild()) {
      switch (in.name()) {
        case "Template" -> template = new Template(in.attribute("src"));
        case "DataObject" -> dataObjects.add(readDataObject(in.child()));
        default -> in.keep();
      }
    }
    return new PageMap(template, dataObjects);
  }

  @Override
  public void write(PageMap pageMap, ElementWriter out) {
    writeTemplate(pageMap.template(), out);
    for (DataObject dataObject : pageMap.dataObjects()) {
      writeDataObject(dataObject, out);
    }
  }

  private static void writeTemplate(@Nullable Template template, ElementWriter out) {
    if (template != null) {
      out.start("Template").attribute("src", template.src()).end();
    }
  }

  private static DataObject readDataObject(ElementReader in) {
    String type = in.attribute("type");
    String id = in.attribute("id");
    List<DataAttribute> attributes = new ArrayList<>();
    while (in.nextChild()) {
      switch (in.name()) {
        case "Attribute" ->
            attributes.add(
                new DataAttribute(in.attribute("name"), in.attribute("value"), in.text()));
        default -> in.keep();
      }
    }
    return new DataObject(type, id, attributes);
  }

  private static void writeDataObject(DataObject dataObject, ElementWriter out) {
    out.start("DataObject").attribute("type", dataObject.type()).attribute("id", dataObject.id());
    for (DataAttribute attribute : dataObject.attributes()) {
      out.start("Attribute")
          .attribute("name", attribute.name())
          .attribute("value", attribute.value())
          .text(attribute.text())
          .end();
    }
    out.end();
  }
}
