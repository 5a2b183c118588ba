package io.github.sitemaptoolkit.ext.pagemap;

import io.github.sitemaptoolkit.model.UrlExtension;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Data about a page for the search of one site: {@code PageMap}, once for a url.
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
 * PageMaps</a>, and the schema of the namespace for {@code Template}. Current for Google's
 * Programmable Search only, which shows and filters by it; it has no effect on web search. Files
 * mostly redeclare the default namespace on the element; it is written with the prefix {@code
 * pagemap}, which means the same. All texts are as written; absent is null.
 *
 * @param template the template of the page. In the schema, not on Google's page
 * @param dataObjects what is on the page, in order
 * @since 0.1
 */
public record PageMap(@Nullable Template template, List<DataObject> dataObjects)
    implements UrlExtension {

  /** Copies the list. */
  public PageMap {
    dataObjects = List.copyOf(dataObjects);
  }

  /** Returns a PageMap of these objects, without a template. */
  public static PageMap of(DataObject... dataObjects) {
    return new PageMap(null, List.of(dataObjects));
  }

  /**
   * The template of a page: {@code Template}.
   *
   * @param src its url. Required by the schema
   */
  public record Template(@Nullable String src) {}

  /**
   * One thing on a page: {@code DataObject}.
   *
   * @param type what it is. Programmable Search knows {@code thumbnail} (with the attributes src,
   *     height and width), {@code action} (label, url, class) and {@code publication} (author,
   *     date, category), and takes any other. Required by the schema
   * @param id a name to tell it from others of its type
   * @param attributes what is said about it, in order; a name may stand more than once
   */
  public record DataObject(
      @Nullable String type, @Nullable String id, List<DataAttribute> attributes) {

    /** Copies the list. */
    public DataObject {
      attributes = List.copyOf(attributes);
    }

    /** Returns an object of a type, without an id. */
    public static DataObject of(String type, DataAttribute... attributes) {
      return new DataObject(type, null, List.of(attributes));
    }
  }

  /**
   * What is said about a thing: {@code Attribute}, an element, not an attribute of XML.
   *
   * <p>The schema wants a value or a text, not both; both are kept where a file has both. XML
   * cannot tell an empty text from none, and white space alone beside a value is only layout: both
   * are null here.
   *
   * @param name what the value means. Required by the schema
   * @param value the value, where an attribute says it
   * @param text the value, where the element's text says it
   */
  public record DataAttribute(
      @Nullable String name, @Nullable String value, @Nullable String text) {

    /** Takes a text that says nothing for none. */
    public DataAttribute {
      if (text != null && (text.isEmpty() || (value != null && text.trim().isEmpty()))) {
        text = null;
      }
    }

    /** Returns an attribute with its value, as it is mostly written: in an attribute. */
    public static DataAttribute of(String name, String value) {
      return new DataAttribute(name, value, null);
    }
  }
}
