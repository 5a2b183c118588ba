package io.github.sitemaptoolkit.converters.internal.feed.dialect;

import io.github.sitemaptoolkit.converters.internal.feed.source.Feed;
import io.github.sitemaptoolkit.converters.internal.feed.source.LossListener;
import io.github.sitemaptoolkit.converters.internal.feed.source.ScopedCursor;
import io.github.sitemaptoolkit.converters.internal.feed.text.FeedTerms;
import io.github.sitemaptoolkit.feed.FeedItem.Person;
import io.github.sitemaptoolkit.token.XmlCursor.Event;
import org.jspecify.annotations.Nullable;

/** Reads the authors of Atom. */
final class AtomPersons {

  private AtomPersons() {}

  /**
   * Reads a person; null if it has no name.
   *
   * @param own the namespace of Atom in this document
   * @param lost called with data that a person has no field for
   */
  static @Nullable Person read(Feed feed, String own, LossListener lost) {
    ScopedCursor cursor = feed.cursor();
    String element = cursor.name();
    String name = null;
    String url = null;
    for (Event event = cursor.next(); event != Event.END; event = cursor.next()) {
      if (event == Event.START) {
        boolean known = cursor.namespace().equals(own);
        if (known && cursor.localName().equals("name")) {
          name = feed.readText();
        } else if (known
            && (cursor.localName().equals("uri") || cursor.localName().equals("url"))) {
          url = feed.readAddress();
        } else if (cursor.localName().equals("image")) { // of Google Data, as Blogger writes it
          lost.add(FeedTerms.AUTHORS_PICTURE, cursor.attribute("src"));
          cursor.skip();
        } else {
          boolean email = known && cursor.localName().equals("email");
          lost.skip(email ? FeedTerms.AUTHORS_ADDRESS : cursor.name(), cursor);
        }
      }
    }
    if (name == null && url != null) {
      lost.add(element, url);
    }
    return name == null ? null : new Person(name, url);
  }
}
