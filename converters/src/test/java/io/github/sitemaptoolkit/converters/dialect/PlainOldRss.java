package io.github.sitemaptoolkit.converters.dialect;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Takes the elements of RSS 0.90 to 0.94 for what they are called. */
public final class PlainOldRss implements OldRss {

  @Override
  public ChannelTexts read(Tree feed) {
    return new ChannelTexts(
        text(feed.channel(), "title"),
        text(feed.channel(), "link"),
        text(feed.channel(), "language"),
        feed.items().stream().map(PlainOldRss::item).toList());
  }

  private static ItemTexts item(List<Element> item) {
    return new ItemTexts(
        text(item, "title"),
        text(item, "description"),
        text(item, "link"),
        all(item, "category").stream().<@Nullable String>map(Element::text).toList(),
        all(item, "enclosure").stream()
            .map(it -> new Enclosure(it.attributes().get("url"), it.attributes().get("type")))
            .toList());
  }

  private static @Nullable String text(List<Element> elements, String name) {
    List<Element> found = all(elements, name);
    return found.isEmpty() ? null : found.get(0).text();
  }

  private static List<Element> all(List<Element> elements, String name) {
    return elements.stream().filter(element -> element.name().equals(name)).toList();
  }
}
