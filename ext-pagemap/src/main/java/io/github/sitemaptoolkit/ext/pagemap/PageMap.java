package io.github.sitemaptoolkit.ext.pagemap;

import io.github.sitemaptoolkit.model.UrlExtension;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Structured data about a page, for custom search on a site: {@code PageMap}, at most once per url.
 *
 * <pre>{@code
 * <PageMap xmlns="http://www.google.com/schemas/sitemap-pagemap/1.0">
 *   <DataObject type="document" id="hibachi">
 *     <Attribute name="author">Jo</Attribute>
 *     <Attribute name="rating" value="4.5"/>
 *   </DataObject>
 * </PageMap>
 * }</pre>
 *
 * <p>Source: <a href="https://support.google.com/programmable-search/answer/1628213">Google's
 * PageMaps</a>, and the schema of the namespace for {@code Template}. Only Google's Programmable
 * Search uses it, to display and filter results; it has no effect on web search. Most files
 * redeclare the default namespace on the element; it is written with the prefix {@code pagemap}
 * here, which is equivalent. All texts are kept as written; absent values are null.
 *
 * @param template the template of the page. Part of the schema, but not documented by Google
 * @param dataObjects the things described on the page, in order
 * @since 0.1
 */
public record PageMap(@Nullable Template template, List<DataObject> dataObjects)
    implements UrlExtension {

  /** Copies the list. */
  public PageMap {
    dataObjects = List.copyOf(dataObjects);
  }

  /** Returns a PageMap with these objects and without a template. */
  public static PageMap of(DataObject... dataObjects) {
    return new PageMap(null, List.of(dataObjects));
  }

  /**
   * The template of a page: {@code Template}.
   *
   * @param src the url of the template. Required by the schema
   */
  public record Template(@Nullable String src) {}

  /**
   * One thing on a page: {@code DataObject}.
   *
   * @param type the type. Programmable Search defines {@code thumbnail} (with the attributes src,
   *     height and width), {@code action} (label, url, class) and {@code publication} (author,
   *     date, category), and accepts any other type. Required by the schema
   * @param id a name that distinguishes the object from others of the same type
   * @param attributes the attributes, in order; several may have the same name
   */
  public record DataObject(
      @Nullable String type, @Nullable String id, List<DataAttribute> attributes) {

    /** Copies the list. */
    public DataObject {
      attributes = List.copyOf(attributes);
    }

    /** Returns an object with a type and without an id. */
    public static DataObject of(String type, DataAttribute... attributes) {
      return new DataObject(type, null, List.of(attributes));
    }
  }

  /**
   * An attribute of a thing: {@code Attribute}, which is an XML element.
   *
   * <p>The schema requires either a value or a text; if a file has both, both are kept. An empty
   * text, and white space next to a value, become null: XML does not distinguish an empty text from
   * none, and the white space is only formatting.
   *
   * @param name the name. Required by the schema
   * @param value the value, if given by the XML attribute {@code value}
   * @param text the value, if given by the text of the element
   */
  public record DataAttribute(
      @Nullable String name, @Nullable String value, @Nullable String text) {

    /** Replaces a meaningless text with null. */
    public DataAttribute {
      if (text != null && (text.isEmpty() || (value != null && text.trim().isEmpty()))) {
        text = null;
      }
    }

    /** Returns an attribute with its value in the XML attribute {@code value}, the usual form. */
    public static DataAttribute of(String name, String value) {
      return new DataAttribute(name, value, null);
    }
  }
}
