package io.github.sitemaptoolkit.ext.pagemap;

import io.github.sitemaptoolkit.ext.pagemap.PageMap.DataAttribute;
import io.github.sitemaptoolkit.ext.pagemap.PageMap.DataObject;
import io.github.sitemaptoolkit.ext.pagemap.PageMap.Template;
import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.extension.Status;
import io.github.sitemaptoolkit.model.ElementName;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads and writes {@link PageMap}s. */
public final class PageMapExtension implements SitemapExtension<PageMap> {

  private static final ElementName ELEMENT =
      new ElementName("http://www.google.com/schemas/sitemap-pagemap/1.0", "PageMap", "pagemap");
  private static final Set<String> ALIASES =
      Set.of("https://www.google.com/schemas/sitemap-pagemap/1.0");
  private static final List<String> COLUMNS =
      List.of(
          "Template", // never with text, but it may stand without src
          "Template@src",
          "DataObject[]@type",
          "DataObject[]@id",
          "DataObject[].Attribute[]",
          "DataObject[].Attribute[]@name",
          "DataObject[].Attribute[]@value");

  /** Creates the extension; it has no state. */
  public PageMapExtension() {}

  @Override
  public String id() {
    return "pagemap";
  }

  @Override
  public Class<PageMap> type() {
    return PageMap.class;
  }

  @Override
  public ElementName element() {
    return ELEMENT;
  }

  /** Returns current, though no web search reads it: Google's Programmable Search does. */
  @Override
  public Status status() {
    return Status.CURRENT;
  }

  @Override
  public Set<String> namespaceAliases() {
    return ALIASES;
  }

  @Override
  public List<String> columns() {
    return COLUMNS;
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
