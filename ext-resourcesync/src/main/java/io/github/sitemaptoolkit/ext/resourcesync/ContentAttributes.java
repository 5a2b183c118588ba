package io.github.sitemaptoolkit.ext.resourcesync;

import static io.github.sitemaptoolkit.extension.Field.text;
import static io.github.sitemaptoolkit.extension.Field.wholeNumber;

import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.Field;
import java.util.stream.Stream;

/** The attributes that describe the content of a resource; in both elements they are the last. */
final class ContentAttributes {

  private ContentAttributes() {}

  /** Returns the attributes of an element: its own and these. */
  static Field[] after(Field... own) {
    Stream<Field> content =
        Stream.of(
            text("hash").example("md5:1584abdf8ebdc9802ac0c6a7402c03b6"),
            wholeNumber("length").atLeast(0),
            text("type").example("application/pdf"),
            text("encoding").example("gzip"),
            text("path").example("/files/report.pdf"));
    return Stream.concat(Stream.of(own), content).toArray(Field[]::new);
  }

  static void write(ResourceContent content, ElementWriter out) {
    out.attribute("hash", content.hash())
        .attribute("length", content.length())
        .attribute("type", content.type())
        .attribute("encoding", content.encoding())
        .attribute("path", content.path());
  }
}
