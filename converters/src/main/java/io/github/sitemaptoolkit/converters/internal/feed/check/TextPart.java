package io.github.sitemaptoolkit.converters.internal.feed.check;

import io.github.sitemaptoolkit.text.XmlText;
import java.util.function.Consumer;

/** An element whose text is needed, without white space around it and tags in it. */
final class TextPart extends OpenPart {

  private final StringBuilder text = new StringBuilder();
  private final Consumer<String> target;

  TextPart(Consumer<String> target) {
    this.target = target;
  }

  @Override
  OpenPart child(Tag tag) {
    return new TextPart(text::append);
  }

  @Override
  boolean wantsText() {
    return true;
  }

  @Override
  void text(String piece) {
    text.append(piece);
  }

  @Override
  void end() {
    target.accept(XmlText.trim(text.toString()));
  }
}
