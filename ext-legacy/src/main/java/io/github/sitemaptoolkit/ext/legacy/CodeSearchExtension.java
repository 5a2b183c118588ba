package io.github.sitemaptoolkit.ext.legacy;

import static io.github.sitemaptoolkit.extension.Field.pattern;
import static io.github.sitemaptoolkit.extension.Field.text;
import static io.github.sitemaptoolkit.extension.Field.url;

import io.github.sitemaptoolkit.extension.Descriptor;
import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.Findings;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.extension.Status;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problem;
import java.util.List;

/**
 * Reads and writes {@link CodeSearch}.
 *
 * @since 0.1
 */
public final class CodeSearchExtension implements SitemapExtension<CodeSearch> {

  private static final Descriptor<CodeSearch> DESCRIPTOR =
      Descriptor.of(
              "codesearch",
              CodeSearch.class,
              new ElementName(
                  "http://www.google.com/codesearch/schemas/sitemap/1.0",
                  "codesearch",
                  "codesearch"))
          .aliases("https://www.google.com/codesearch/schemas/sitemap/1.0")
          .status(Status.DEAD)
          .atMostOnePerEntry()
          .fields(
              pattern("filetype", "[!-~]+").example("java").required(),
              text("license").example("apache"),
              text("filename").example("src/Main.java"),
              url("packageurl"),
              text("packagemap").example("packagemap.xml"))
          .checks(CodeSearchExtension::check);

  /** Creates the extension. It has no state. */
  public CodeSearchExtension() {}

  @Override
  public Descriptor<CodeSearch> descriptor() {
    return DESCRIPTOR;
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

  private static void check(List<CodeSearch> values, UrlEntry owner, Findings findings) {
    for (int i = 0; i < values.size(); i++) {
      CodeSearch code = values.get(i);
      String type = code.filetype();
      String license = code.license();
      if (code.packageMap() != null && !"archive".equalsIgnoreCase(type)) {
        findings.report(
            CodeSearchCodes.PACKAGEMAP_NOT_ARCHIVE,
            i,
            "packagemap",
            () -> "codesearch:packagemap is only used with the filetype archive");
      }
      if (type != null && !type.isBlank() && !CodeSearchNames.isFileType(type)) {
        findings.report(
            CodeSearchCodes.FILETYPE_VALUE,
            i,
            "filetype",
            () ->
                "codesearch:filetype is "
                    + Problem.quoted(type)
                    + ", neither archive nor the name of a programming language");
      }
      if (license != null && !license.isBlank() && !CodeSearchNames.isLicense(license)) {
        findings.report(
            CodeSearchCodes.LICENSE_VALUE,
            i,
            "license",
            () ->
                "codesearch:license is "
                    + Problem.quoted(license)
                    + "; write a short name, such as apache, bsd, gpl or mit");
      }
    }
  }
}
