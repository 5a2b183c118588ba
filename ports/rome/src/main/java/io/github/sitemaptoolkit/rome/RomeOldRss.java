package io.github.sitemaptoolkit.rome;

import com.rometools.rome.feed.rss.Category;
import com.rometools.rome.feed.rss.Channel;
import com.rometools.rome.feed.rss.Description;
import com.rometools.rome.feed.rss.Item;
import com.rometools.rome.io.FeedException;
import com.rometools.rome.io.WireFeedInput;
import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.converters.dialect.OldRss;
import java.util.List;
import java.util.Locale;
import org.jdom2.Document;
import org.jdom2.Namespace;

/**
 * Understands RSS 0.90 to 0.94 with Rome, which supports these dialects.
 *
 * <p>Rome gets only the elements of the dialect, so it meets neither deep nesting nor unexpected
 * elements.
 *
 * @since 0.1
 */
@Incubating
public final class RomeOldRss implements OldRss {

  private static final String RSS_090 = "0.90";
  private static final Namespace RDF =
      Namespace.getNamespace("rdf", "http://www.w3.org/1999/02/22-rdf-syntax-ns#");

  /** The namespace of RSS 0.90 that Rome supports; there are two. */
  private static final Namespace NETSCAPE =
      Namespace.getNamespace("http://my.netscape.com/rdf/simple/0.9/");

  /** Creates a provider; {@link java.util.ServiceLoader} does. */
  public RomeOldRss() {}

  @Override
  public ChannelTexts read(Tree feed) {
    var input = new WireFeedInput(false, Locale.ROOT);
    input.setAllowDoctypes(false);
    try {
      Channel channel = (Channel) input.build(document(feed));
      return new ChannelTexts(
          channel.getTitle(),
          channel.getLink(),
          channel.getLanguage(),
          channel.getItems().stream().map(RomeOldRss::texts).toList());
    } catch (FeedException e) {
      throw new IllegalArgumentException(e.getMessage(), e);
    }
  }

  /** Returns the document in which Rome finds the elements. */
  private static Document document(Tree feed) {
    boolean rdf = feed.version().equals(RSS_090);
    Namespace own = rdf ? NETSCAPE : Namespace.NO_NAMESPACE;
    var root = rdf ? new org.jdom2.Element("RDF", RDF) : new org.jdom2.Element("rss");
    if (rdf) {
      root.addNamespaceDeclaration(NETSCAPE);
    } else {
      root.setAttribute("version", feed.version());
    }
    var channel = new org.jdom2.Element("channel", own);
    root.addContent(channel);
    add(feed.channel(), channel);
    for (List<Element> elements : feed.items()) {
      var item = new org.jdom2.Element("item", own);
      add(elements, item);
      (rdf ? root : channel).addContent(item);
    }
    return new Document(root);
  }

  private static void add(List<Element> elements, org.jdom2.Element parent) {
    for (Element element : elements) {
      var copy = new org.jdom2.Element(element.name(), parent.getNamespace());
      element.attributes().forEach(copy::setAttribute);
      parent.addContent(copy.setText(element.text()));
    }
  }

  private static ItemTexts texts(Item item) {
    Description description = item.getDescription();
    return new ItemTexts(
        item.getTitle(),
        description == null ? null : description.getValue(),
        item.getLink(),
        item.getCategories().stream().map(Category::getValue).toList(),
        item.getEnclosures().stream()
            .map(file -> new Enclosure(file.getUrl(), file.getType()))
            .toList());
  }
}
