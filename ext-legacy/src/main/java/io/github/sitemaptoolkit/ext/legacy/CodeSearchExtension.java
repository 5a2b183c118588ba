package io.github.sitemaptoolkit.ext.legacy;

import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.extension.Status;
import io.github.sitemaptoolkit.model.ElementName;
import java.util.List;
import java.util.Set;

/** Reads and writes {@link CodeSearch}. */
public final class CodeSearchExtension implements SitemapExtension<CodeSearch> {

  private static final ElementName ELEMENT =
      new ElementName(
          "http://www.google.com/codesearch/schemas/sitemap/1.0", "codesearch", "codesearch");
  private static final Set<String> ALIASES =
      Set.of("https://www.google.com/codesearch/schemas/sitemap/1.0");
  private static final List<String> COLUMNS =
      List.of("filetype", "license", "filename", "packageurl", "packagemap");

  /** Creates the extension; it has no state. */
  public CodeSearchExtension() {}

  @Override
  public String id() {
    return "codesearch";
  }

  @Override
  public Class<CodeSearch> type() {
    return CodeSearch.class;
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
  public List<String> columns() {
    return COLUMNS;
  }

  @Override
  public CodeSearch read(ElementReader in) {
    String filetype = null;
    String license = null;
    String filename = null;
    String packageUrl = null;
    String packageMap = null;
    while (in.nextChild()) {
      switch (in.name()) {
        case "filetype" -> filetype = in.text();
        case "license" -> license = in.text();
        case "filename" -> filename = in.text();
        case "packageurl" -> packageUrl = in.url();
        case "packagemap" -> packageMap = in.text();
        default -> in.keep();
      }
    }
    return new CodeSearch(filetype, license, filename, packageUrl, packageMap);
  }

  @Override
  public void write(CodeSearch code, ElementWriter out) {
    out.element("filetype", code.filetype())
        .element("license", code.license())
        .element("filename", code.filename())
        .element("packageurl", code.packageUrl())
        .element("packagemap", code.packageMap());
  }
}
