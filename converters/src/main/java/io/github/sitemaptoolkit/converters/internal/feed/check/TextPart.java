package io.github.sitemaptoolkit.converters.internal.feed.check;

import io.github.sitemaptoolkit.converters.internal.feed.source.TextRange;
import io.github.sitemaptoolkit.text.XmlText;
import io.github.sitemaptoolkit.token.XmlCursor;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** An element whose text is needed, without white space around it and tags in it. */
final class TextPart extends OpenPart {

  private final StringBuilder text = new StringBuilder();
  private final Consumer<String> target;
  private final @Nullable TextRange range;

  TextPart(Consumer<String> target) {
    this(target, null);
  }

  /**
   * Creates a part.
   *
   * @param range receives the pieces of the text; null if its place is not wanted
   */
  TextPart(Consumer<String> target, @Nullable TextRange range) {
    this.target = target;
    this.range = range;
  }

  @Override
  OpenPart child(Tag tag) {
    return new TextPart(text::append, range);
  }

  @Override
  boolean wantsText() {
    return true;
  }

  @Override
  void text(XmlCursor at, String piece) {
    text.append(piece);
    if (range != null) {
      range.add(at, piece);
    }
  }

  @Override
  void end() {
    target.accept(XmlText.trim(text.toString()));
  }
}
