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
 * Has Rome make a feed of at most one item, and takes the elements out of it: so no feed is ever in
 * memory.
 *
 * <p>Rome makes what its types hold as it was given. Its dates lose fractions and offsets, it says
 * nothing of a guid that is a permalink, and its Media RSS refuses a url with a space and says that
 * a video is not for adults where nobody said so: all that is made by {@link Markup}.
 */
final class RomeElements {

  private final WireFeedOutput output = new WireFeedOutput();

  /** Returns the root element of a feed. */
  Element root(WireFeed feed) {
    try {
      return output.outputJDom(feed).getRootElement();
    } catch (FeedException e) {
      throw new IllegalStateException("a feed of one item is refused", e);
    }
  }

  /** Returns the children of an element, but for those of a name. */
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
