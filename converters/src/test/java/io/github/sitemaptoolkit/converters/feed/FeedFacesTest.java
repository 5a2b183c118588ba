package io.github.sitemaptoolkit.converters.feed;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.converters.json.JsonFeedFormat;
import io.github.sitemaptoolkit.ext.image.Image;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Source;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** The picture of an author is none of a page, whoever names the author. */
class FeedFacesTest {

  private static final String SHOWN = "<img src='https://e.com/ada.jpg'><img src='/hut.jpg'>";

  private static List<String> pictures(SitemapFormat format, String document) throws IOException {
    byte[] bytes = document.getBytes(StandardCharsets.UTF_8);
    List<String> found = new ArrayList<>();
    try (var in = format.reader(Source.of(new ByteArrayInputStream(bytes), "in"), Context.load())) {
      for (Image image : Objects.requireNonNull(in.read()).extensions(Image.class)) {
        found.add(image.loc());
      }
    }
    return found;
  }

  private static String atom(String ofFeed, String ofEntry) {
    return "<feed xmlns='http://www.w3.org/2005/Atom' xmlns:gd='http://schemas.google.com/g/2005'>"
        + ofFeed
        + "<entry><link href='https://e.com/1'/>"
        + "<content type='html'><![CDATA["
        + SHOWN
        + "]]></content>"
        + ofEntry
        + "</entry></feed>";
  }

  @Test
  void authorsOfAtomHaveFaces() throws IOException {
    String author = "<author><name>Ada</name><gd:image src='https://e.com/ada.jpg'/></author>";
    List<String> hut = List.of("https://e.com/hut.jpg");
    assertEquals(hut, pictures(new AtomFormat(), atom(author, "")));
    assertEquals(hut, pictures(new AtomFormat(), atom("", author)));
    assertEquals(2, pictures(new AtomFormat(), atom("", "")).size());
  }

  @Test
  void authorsOfJsonFeedsHaveFaces() throws IOException {
    String author =
        """
        "authors": [{"name": "Ada", "avatar": "https://e.com/ada.jpg"}],""";
    String item =
        """
        "items": [{"id": "1", "url": "https://e.com/1", "image": "https://e.com/ada.jpg", %s
          "content_html": "<img src='https://e.com/ada.jpg'><img src='/hut.jpg'>"}]}""";
    String head =
        """
        {"version": "https://jsonfeed.org/version/1.1", "title": "T",""";
    List<String> hut = List.of("https://e.com/hut.jpg");
    assertEquals(hut, pictures(new JsonFeedFormat(), head + author + item.formatted("")));
    assertEquals(hut, pictures(new JsonFeedFormat(), head + item.formatted(author)));
  }
}
