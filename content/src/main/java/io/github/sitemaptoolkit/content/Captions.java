package io.github.sitemaptoolkit.content;

import io.github.sitemaptoolkit.content.judge.Omission;
import io.github.sitemaptoolkit.content.judge.Omissions;
import io.github.sitemaptoolkit.url.UrlEnding;
import java.util.function.Function;
import org.jsoup.nodes.Element;
import org.jsoup.select.Evaluator;
import org.jspecify.annotations.Nullable;

/** Finds what is written about images. */
final class Captions {

  private static final int LONGEST = 1000; // characters; each picture of a figure repeats it

  private static final Evaluator WORDPRESS = new Evaluator.Class("wp-caption-text");

  private final Omissions omitted;
  private @Nullable Element figure; // the last one
  private @Nullable String caption; // of that figure

  Captions(Omissions omitted) {
    this.omitted = omitted;
  }

  /** Returns the caption of an image, else its text for those who do not see it; null for none. */
  @Nullable String of(Element image) {
    String caption = caption(image);
    return caption == null && image.normalName().endsWith("img") ? alt(image) : caption;
  }

  /** Returns the caption of the figure that an element is in; null for none. */
  @Nullable String ofFigure(Element element) {
    return caption(element);
  }

  /** Returns the text for those who do not see a picture; null if it is only its file's name. */
  private static @Nullable String alt(Element image) {
    String text = image.attr("alt").strip();
    boolean name =
        text.indexOf(' ') < 0 && UrlEnding.kind(UrlEnding.of(text)) == UrlEnding.Kind.PICTURE;
    return name ? null : orNull(text);
  }

  private @Nullable String caption(Element image) {
    for (Element outer = image.parent(); outer != null; outer = outer.parent()) {
      if (outer.normalName().equals("figure")) {
        return caption(outer, Captions::figcaption);
      } else if (outer.hasClass("wp-caption")) {
        return caption(outer, wordPress -> wordPress.selectFirst(WORDPRESS));
      }
    }
    return null;
  }

  /** Returns the caption of a figure, which is searched once for all of its pictures. */
  private @Nullable String caption(Element outer, Function<Element, @Nullable Element> search) {
    if (!outer.equals(figure)) {
      Element found = search.apply(outer);
      String text = found == null ? "" : found.text();
      if (text.length() > LONGEST) {
        omitted.add(Omission.CAPTION, text);
        text = "";
      }
      figure = outer;
      caption = orNull(text);
    }
    return caption;
  }

  private static @Nullable Element figcaption(Element figure) {
    Element child = figure.firstElementChild();
    while (child != null && !child.normalName().equals("figcaption")) {
      child = child.nextElementSibling();
    }
    return child;
  }

  /** Returns a text without white space around it; null if nothing is left. */
  static @Nullable String orNull(String text) {
    String stripped = text.strip();
    return stripped.isEmpty() ? null : stripped;
  }
}
