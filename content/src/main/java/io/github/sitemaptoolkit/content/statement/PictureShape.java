package io.github.sitemaptoolkit.content.statement;

import io.github.sitemaptoolkit.url.PictureSize;
import java.util.regex.Pattern;

/**
 * Recognises files of one picture in the shapes that search engines ask for. Source: <a
 * href="https://developers.google.com/search/docs/appearance/structured-data/article">Google on
 * articles</a>: images of 16x9, 4x3 and 1x1.
 */
final class PictureShape {

  private static final Pattern SHAPES =
      Pattern.compile(
          "(?<![0-9A-Za-z])(?:1[x:_-]1|4[x:_-]3|3[x:_-]4|16[x:_-]9|9[x:_-]16|3[x:_-]2|2[x:_-]3"
              + "|\\d{2,4}x\\d{2,4}|square|landscape|portrait)(?![0-9A-Za-z])");

  private PictureShape() {}

  /** Returns what is the same for all shapes and sizes of a picture. */
  static String without(String url) {
    return SHAPES.matcher(PictureSize.withoutSize(url)).replaceAll("");
  }
}
