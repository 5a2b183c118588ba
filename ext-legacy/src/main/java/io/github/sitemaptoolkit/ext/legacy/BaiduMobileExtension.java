package io.github.sitemaptoolkit.ext.legacy;

import static io.github.sitemaptoolkit.extension.Field.oneOf;

import io.github.sitemaptoolkit.extension.Descriptor;
import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.extension.Status;
import io.github.sitemaptoolkit.model.ElementName;

/**
 * Reads and writes {@link BaiduMobile}.
 *
 * @since 0.1
 */
public final class BaiduMobileExtension implements SitemapExtension<BaiduMobile> {

  private static final Descriptor<BaiduMobile> DESCRIPTOR =
      // Baidu's samples use the prefix of Google's element of the same name, so another one is
      // used.
      Descriptor.of(
              "baidu-mobile",
              BaiduMobile.class,
              new ElementName("http://www.baidu.com/schemas/sitemap-mobile/1/", "mobile", "baidu"))
          .status(Status.CURRENT) // only Baidu reads it
          .atMostOnePerEntry()
          .attributes(oneOf("type", "mobile", "pc,mobile", "htmladapt", "autoadapt"));

  /** Creates the extension. It has no state. */
  public BaiduMobileExtension() {}

  @Override
  public Descriptor<BaiduMobile> descriptor() {
    return DESCRIPTOR;
  }

  @Override
  public BaiduMobile read(ElementReader in) {
    return new BaiduMobile(in.attribute("type"));
  }

  @Override
  public void write(BaiduMobile mobile, ElementWriter out) {
    out.attribute("type", mobile.type());
  }
}
