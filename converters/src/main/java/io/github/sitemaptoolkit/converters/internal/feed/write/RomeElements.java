package io.github.sitemaptoolkit.converters.internal.feed.write;

import com.rometools.rome.feed.WireFeed;
import com.rometools.rome.io.FeedException;
import com.rometools.rome.io.WireFeedOutput;
import io.github.sitemaptoolkit.model.Attribute;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.ForeignContent;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.ForeignText;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jdom2.Content;
import org.jdom2.Element;
import org.jdom2.Text;

/**
 * Makes elements with Rome: a feed of at most one item is made, and the elements are taken from it,
 * so that no whole feed is in memory.
 *
 * <p>Some elements are made by {@link Markup} instead, because Rome's dates lose fractions and
 * offsets, it does not mark a guid as a permalink, and its Media RSS refuses urls with spaces and
 * marks videos as not for adults even if nothing was specified.
 */
final class RomeElements {

  private final WireFeedOutput output = new WireFeedOutput();

  /** Returns the root element of a feed. */
  Element root(WireFeed feed) {
    try {
      return output.outputJDom(feed).getRootElement();
    } catch (FeedException e) {
      throw new IllegalStateException("Rome rejected a feed with a single item", e);
    }
  }

  /** Returns the children of an element, except for those of a name. */
  static List<ForeignElement> children(Element element, String but) {
    List<ForeignElement> children = new ArrayList<>();
    for (Element child : element.getChildren()) {
      if (!child.getName().equals(but)) {
        children.add(foreign(child));
      }
    }
    return children;
  }

  private static ForeignElement foreign(Element element) {
    List<Attribute> attributes = new ArrayList<>(0);
    for (var attribute : element.getAttributes()) {
      attributes.add(
          new Attribute(
              attribute.getNamespaceURI(),
              attribute.getName(),
              attribute.getNamespacePrefix(),
              attribute.getValue()));
    }
    List<ForeignContent> content = new ArrayList<>(1);
    for (Content piece : element.getContent()) {
      if (piece instanceof Element child) {
        content.add(foreign(child));
      } else if (piece instanceof Text text && !text.getText().isEmpty()) {
        content.add(new ForeignText(text.getText()));
      }
    }
    var name =
        new ElementName(element.getNamespaceURI(), element.getName(), element.getNamespacePrefix());
    return new ForeignElement(name, attributes, content, Map.of());
  }
}
