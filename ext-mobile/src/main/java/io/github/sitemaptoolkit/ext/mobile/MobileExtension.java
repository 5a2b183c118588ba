package io.github.sitemaptoolkit.ext.mobile;

import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.extension.Status;
import io.github.sitemaptoolkit.model.ElementName;
import java.util.Set;

/** Reads and writes {@link Mobile}. */
public final class MobileExtension implements SitemapExtension<Mobile> {

  private static final ElementName ELEMENT =
      new ElementName("http://www.google.com/schemas/sitemap-mobile/1.0", "mobile", "mobile");
  private static final Set<String> ALIASES =
      Set.of("https://www.google.com/schemas/sitemap-mobile/1.0");

  /** Creates the extension; it has no state. */
  public MobileExtension() {}

  @Override
  public String id() {
    return "mobile";
  }

  @Override
  public Class<Mobile> type() {
    return Mobile.class;
  }

  @Override
  public ElementName element() {
    return ELEMENT;
  }

  @Override
  public Status status() {
    return Status.DEAD;
  }

  @Override
  public Set<String> namespaceAliases() {
    return ALIASES;
  }

  @Override
  public Mobile read(ElementReader in) {
    return new Mobile();
  }

  @Override
  public void write(Mobile mobile, ElementWriter out) {
    // the element says it all
  }
}
