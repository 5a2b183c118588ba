package io.github.sitemaptoolkit.publisher;

import io.github.sitemaptoolkit.extension.Descriptor;
import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.Field;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.UrlExtension;

/** A value of an extension that files may hold any number of, with an attribute and an element. */
public record Picture(String file, String title) implements UrlExtension {

  /** The extension, which has no state. */
  public static final class Extension implements SitemapExtension<Picture> {

    @Override
    public Descriptor<Picture> descriptor() {
      return Descriptor.of("picture", Picture.class, new ElementName("urn:picture", "picture", "p"))
          .fields(Field.text("file"), Field.text("title"));
    }

    @Override
    public Picture read(ElementReader in) {
      String file = in.attribute("file");
      String title = "";
      while (in.nextChild()) {
        if (in.name().equals("title")) {
          title = in.text();
        } else {
          in.keep();
        }
      }
      return new Picture(file == null ? "" : file, title);
    }

    @Override
    public void write(Picture value, ElementWriter out) {
      out.attribute("file", value.file());
      out.element("title", value.title());
    }
  }
}
