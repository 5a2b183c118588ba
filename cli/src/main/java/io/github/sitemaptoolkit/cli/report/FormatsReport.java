package io.github.sitemaptoolkit.cli.report;

import io.github.sitemaptoolkit.batch.jar.ExtensionJars;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.text.JsonWriter;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Prints the known formats.
 *
 * @param jars the jars that formats were loaded from
 */
public record FormatsReport(ExtensionJars jars) {

  /** Returns a table with a line for each format. */
  public Table table(Iterable<? extends SitemapFormat> formats) {
    var table = new Table("FORMAT", "READ", "WRITE", "NAMES", "DESCRIPTION");
    for (SitemapFormat format : formats) {
      table.add(
          format.id(),
          "yes",
          format.writes() ? "yes" : "no",
          Stream.concat(
                  format.fileNames().stream(),
                  format.fileExtensions().stream().map(extension -> "." + extension))
              .collect(Collectors.joining(" ")),
          format.description());
      jars.jar(format).ifPresent(jar -> table.add("", "", "", "", "from " + jar));
    }
    return table;
  }

  /** Writes formats as JSON. */
  public void write(Iterable<? extends SitemapFormat> formats, JsonWriter json) {
    json.objects("formats", formats, format -> write(format, json));
  }

  private void write(SitemapFormat format, JsonWriter out) {
    out.text("id", format.id())
        .flag("reads", true)
        .flag("writes", format.writes())
        .texts("fileNames", format.fileNames())
        .texts("fileExtensions", format.fileExtensions())
        .text("description", format.description())
        .text("jar", jars.jar(format).map(Path::toString).orElse(null));
  }
}
