package io.github.sitemaptoolkit.content.statement;

import org.jspecify.annotations.Nullable;

/**
 * A value of a property: a text, or an item that may be described elsewhere.
 *
 * @param text the text, or the address of a reference; empty if there is none
 * @param item the item; null for a text, which may be the id of one
 * @param escaped whether character references in the text are not yet decoded, as in JSON
 */
record Value(String text, @Nullable Thing item, boolean escaped) {

  static Value of(Thing item) {
    return new Value("", item, false);
  }
}
