package io.github.sitemaptoolkit.markup;

import io.github.sitemaptoolkit.annotation.Incubating;
import org.jspecify.annotations.Nullable;

/**
 * The tags of an element as bytes, which are made once and written often.
 *
 * @since 0.1
 */
@Incubating
public final class Tags {

  private final String localName;
  private final byte[] start;
  private final byte[] end;

  /** Those of the element that followed the last one with these tags in a value. */
  @Nullable Tags next;

  private byte[] line = {}; // with the last indentation, as most elements have only one

  private Tags(String localName, String qualifiedName) {
    this.localName = localName;
    var markup = new XmlOutput(qualifiedName.length() + 3);
    markup.markup("<" + qualifiedName);
    start = markup.copy(0);
    markup.truncate(0);
    markup.markup("</" + qualifiedName + ">");
    end = markup.copy(0);
  }

  /**
   * Returns the tags of an element.
   *
   * @param prefix the prefix of its namespace; empty for none
   */
  public static Tags of(String prefix, String localName) {
    return new Tags(localName, prefix.isEmpty() ? localName : prefix + ':' + localName);
  }

  /** Returns the local name of the element. */
  public String localName() {
    return localName;
  }

  /** Writes the start tag without its last character: attributes may follow. */
  public void start(XmlOutput out) {
    out.raw(start);
  }

  /** Writes a line break, a number of spaces and the start tag without its last character. */
  void startLine(XmlOutput out, int spaces) {
    if (line.length != 1 + spaces + start.length) {
      var markup = new XmlOutput(1 + spaces + start.length);
      markup.newLine(spaces);
      markup.raw(start);
      line = markup.copy(0);
    }
    out.raw(line);
  }

  /** Writes the end tag. */
  public void end(XmlOutput out) {
    out.raw(end);
  }
}
