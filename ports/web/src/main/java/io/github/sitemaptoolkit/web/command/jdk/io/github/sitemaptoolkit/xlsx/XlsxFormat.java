package io.github.sitemaptoolkit.web.command.jdk.io.github.sitemaptoolkit.xlsx;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import java.util.Map;

/** Workbooks are not read. */
public final class XlsxFormat {

  private XlsxFormat() {}

  public Map<String, String> columns(Source source, Context context) {
    return Map.of();
  }
}
