package io.github.sitemaptoolkit.ext.legacy;

import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.extension.Status;
import io.github.sitemaptoolkit.model.ElementName;
import java.util.List;

/** Reads and writes {@link BaiduMobile}. */
public final class BaiduMobileExtension implements SitemapExtension<BaiduMobile> {

  // Not the prefix of Baidu's samples, which is that of Google's element of the same name.
  private static final ElementName ELEMENT =
      new ElementName("http://www.baidu.com/schemas/sitemap-mobile/1/", "mobile", "baidu");
  private static final List<String> COLUMNS = List.of("@type");

  /** Creates the extension; it has no state. */
  public BaiduMobileExtension() {}

  @Override
  public String id() {
    return "baidu-mobile";
  }

  @Override
  public Class<BaiduMobile> type() {
    return BaiduMobile.class;
  }

  @Override
  public ElementName element() {
    return ELEMENT;
  }

  /** Returns current: Baidu reads it, and nobody else. */
  @Override
  public Status status() {
    return Status.CURRENT;
  }

  @Override
  public List<String> columns() {
    return COLUMNS;
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
