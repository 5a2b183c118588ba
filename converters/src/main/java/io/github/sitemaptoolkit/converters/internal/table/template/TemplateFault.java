package io.github.sitemaptoolkit.converters.internal.table.template;

/** Why a template has no value for a row. */
enum TemplateFault {
  /** A part is empty. */
  EMPTY("is empty"),
  /** A part is {@code .} or {@code ..}, which would lead to another page. */
  DOTS("has a step . or .."),
  /** A part would make it a url of another host. */
  HOST("leads to another host"),
  /** A part of the url of an entry has several values, which may be those of several entries. */
  SEVERAL("has several values"),
  /** A part has bytes or characters that are none of UTF-8. */
  ENCODING("is not UTF-8");

  private final String words;

  TemplateFault(String words) {
    this.words = words;
  }

  /** Returns what is said of the part. */
  String words() {
    return words;
  }
}
