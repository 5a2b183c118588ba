package io.github.sitemaptoolkit.converters.internal.feed.write;

import com.rometools.rome.feed.WireFeed;
import com.rometools.rome.feed.atom.Entry;
import com.rometools.rome.feed.rss.Item;
import com.rometools.rome.io.FeedException;
import com.rometools.rome.io.WireFeedOutput;
import com.rometools.rome.io.impl.Atom10Generator;
import com.rometools.rome.io.impl.RSS20Generator;
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
 * Makes elements with Rome: the head of a feed, and single items with the generators that Rome uses
 * for the items of a feed, so that no whole feed is in memory.
 *
 * <p>Some elements are made by {@link Tree} instead, because Rome's dates lose fractions and
 * offsets, it does not mark a guid as a permalink, and its Media RSS refuses urls with spaces and
 * marks videos as not for adults even if nothing was specified.
 */
final class RomeElements {

  /** Makes items of RSS. */
  private static final class Items extends RSS20Generator {

    Element item(Item item) throws FeedException {
      var channel = new Element("channel", getFeedNamespace());
      addItem(item, channel, 0);
      return (Element) channel.getContent(0);
    }
  }

  /** Makes entries of Atom. */
  private static final class Entries extends Atom10Generator {

    Element entry(Entry entry) throws FeedException {
      var feed = new Element("feed", getFeedNamespace());
      addEntry(entry, feed);
      return (Element) feed.getContent(0);
    }
  }

  private final WireFeedOutput output = new WireFeedOutput();
  private final Items items = new Items();
  private final Entries entries = new Entries();

  /** Returns the root element of a feed. */
  Element root(WireFeed feed) {
    try {
      return output.outputJDom(feed).getRootElement();
    } catch (FeedException e) {
      throw new IllegalStateException("Rome rejected the head of a feed", e);
    }
  }

  /** Returns the children of the element of an item of RSS. */
  List<ForeignElement> children(Item item) {
    try {
      return children(items.item(item), "");
    } catch (FeedException e) {
      throw new IllegalStateException("Rome rejected an item", e);
    }
  }

  /** Returns the children of the element of an entry of Atom. */
  List<ForeignElement> children(Entry entry) {
    try {
      return children(entries.entry(entry), "");
    } catch (FeedException e) {
      throw new IllegalStateException("Rome rejected an entry", e);
    }
  }

  /** Returns the children of an element, except for those of a name. */
  static List<ForeignElement> children(Element element, String but) {
    List<ForeignElement> children = new ArrayList<>();
    for (Content content : element.getContent()) { // a list of the elements alone costs more
      if (content instanceof Element child && !child.getName().equals(but)) {
        children.add(foreign(child));
      }
    }
    return children;
  }

  private static ForeignElement foreign(Element element) {
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
    return new ForeignElement(name, attributes(element), content, Map.of());
  }

  private static List<Attribute> attributes(Element element) {
    if (!element.hasAttributes()) {
      return List.of();
    }
    List<Attribute> attributes = new ArrayList<>();
    for (var attribute : element.getAttributes()) {
      attributes.add(
          new Attribute(
              attribute.getNamespaceURI(),
              attribute.getName(),
              attribute.getNamespacePrefix(),
              attribute.getValue()));
    }
    return attributes;
  }
}
