package io.github.sitemaptoolkit.publisher;

import io.github.sitemaptoolkit.extension.Descriptor;
import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.Field;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.UrlExtension;

/** A value of an extension that files may hold so many of, and no more. */
public record Flash(String title) implements UrlExtension {

  static final String NAMESPACE = "urn:flash";

  /** The extension, of the id {@code news}. */
  public static final class Extension implements SitemapExtension<Flash> {

    private final int mostInFile;

    public Extension(int mostInFile) {
      this.mostInFile = mostInFile;
    }

    @Override
    public Descriptor<Flash> descriptor() {
      return Descriptor.of("news", Flash.class, new ElementName(NAMESPACE, "flash", "n"))
          .mostInFile(mostInFile)
          .fields(Field.text("title"));
    }

    @Override
    public Flash read(ElementReader in) {
      String title = "";
      while (in.nextChild()) {
        if (in.name().equals("title")) {
          title = in.text();
        } else {
          in.keep();
        }
      }
      return new Flash(title);
    }

    @Override
    public void write(Flash value, ElementWriter out) {
      out.element("title", value.title());
    }
  }
}
