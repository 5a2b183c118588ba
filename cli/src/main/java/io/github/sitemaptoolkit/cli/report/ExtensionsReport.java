package io.github.sitemaptoolkit.cli.report;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.sitemaptoolkit.batch.jar.ExtensionJars;
import io.github.sitemaptoolkit.extension.Descriptor;
import io.github.sitemaptoolkit.extension.Field;
import io.github.sitemaptoolkit.extension.FieldKind;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;

/**
 * Prints the known extensions and their fields.
 *
 * @param jars the jars that extensions were loaded from
 * @param out the output
 * @param width the maximum length of a line; 0 for no maximum
 */
public record ExtensionsReport(ExtensionJars jars, PrintWriter out, int width) {

  /** The prefix of the names of the toolkit's own modules. */
  private static final String OURS = "io.github.sitemaptoolkit.";

  /** Prints a line for each extension. */
  public void list(Iterable<SitemapExtension<?>> extensions) {
    var table = new Table("ID", "ELEMENT", "STATUS", "MODULE", "NAMESPACE");
    for (SitemapExtension<?> extension : extensions) {
      Descriptor<?> descriptor = extension.descriptor();
      table.add(
          descriptor.id(),
          descriptor.element().toString(),
          descriptor.status().toString(),
          jars.origin(extension).replace(OURS, ""),
          descriptor.element().namespace());
      new TreeSet<>(descriptor.aliases())
          .forEach(alias -> table.add("", "", "", "", "also read: " + alias));
    }
    out.print(table.fitted(width));
  }

  /** Prints the fields of each extension. */
  public void fields(List<SitemapExtension<?>> extensions) {
    String gap = "";
    for (SitemapExtension<?> extension : extensions) {
      Descriptor<?> descriptor = extension.descriptor();
      out.print(gap);
      out.println(descriptor + ", " + descriptor.status() + limits(descriptor));
      gap = System.lineSeparator();
      var table = new Table("COLUMN", "VALUE", "EXAMPLE");
      if (descriptor.columns().isEmpty()) {
        table.add(descriptor.id(), "yes, if the element is present", "yes");
      }
      descriptor.forEachField(
          (path, field) ->
              table.add(
                  descriptor.column(path),
                  field.facts(),
                  Objects.requireNonNullElse(field.example(), "")));
      out.print(table.fitted(width));
    }
  }

  private static String limits(Descriptor<?> descriptor) {
    var limits = new StringBuilder();
    if (descriptor.mostInEntry() < Integer.MAX_VALUE) {
      limits.append(", at most ").append(descriptor.mostInEntry()).append(" per url");
    }
    if (descriptor.mostInFile() < Integer.MAX_VALUE) {
      limits.append(", at most ").append(descriptor.mostInFile()).append(" per file");
    }
    return limits.toString();
  }

  /** Prints everything about extensions as JSON. */
  public void json(Iterable<SitemapExtension<?>> extensions) throws IOException {
    JsonOutput.write(
        out,
        json -> {
          json.writeArrayFieldStart("extensions");
          for (SitemapExtension<?> extension : extensions) {
            json.writeStartObject();
            write(extension, json);
            json.writeEndObject();
          }
          json.writeEndArray();
        });
  }

  private void write(SitemapExtension<?> extension, JsonGenerator json) throws IOException {
    Descriptor<?> descriptor = extension.descriptor();
    JsonOutput.text(json, "id", descriptor.id());
    JsonOutput.text(json, "prefix", descriptor.element().prefix());
    JsonOutput.text(json, "element", descriptor.element().localName());
    JsonOutput.text(json, "namespace", descriptor.element().namespace());
    JsonOutput.texts(json, "aliases", new TreeSet<>(descriptor.aliases()));
    JsonOutput.text(json, "status", descriptor.status().toString());
    JsonOutput.text(json, "module", jars.origin(extension));
    JsonOutput.limit(json, "mostInEntry", descriptor.mostInEntry());
    JsonOutput.limit(json, "mostInFile", descriptor.mostInFile());
    Map<String, Field> fields = new LinkedHashMap<>();
    descriptor.forEachField(fields::put);
    json.writeArrayFieldStart("fields");
    for (Map.Entry<String, Field> field : fields.entrySet()) {
      json.writeStartObject();
      JsonOutput.text(json, "column", descriptor.column(field.getKey()));
      write(field.getValue(), json);
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static void write(Field field, JsonGenerator json) throws IOException {
    JsonOutput.text(json, "kind", field.kind().toString());
    JsonOutput.text(json, "need", field.need().name().toLowerCase(Locale.ROOT));
    json.writeBooleanField("repeats", field.canRepeat());
    JsonOutput.limit(json, "most", field.most());
    JsonOutput.limit(json, "maxLength", field.longest());
    JsonOutput.text(json, "least", Objects.toString(field.least(), null));
    JsonOutput.text(json, "greatest", Objects.toString(field.greatest(), null));
    if (field.kind() == FieldKind.ONE_OF) {
      JsonOutput.texts(json, "values", field.values());
      json.writeBooleanField("open", field.isOpen());
    }
    JsonOutput.text(json, "deprecatedSince", field.deprecatedSince());
    JsonOutput.text(json, "facts", field.facts());
    JsonOutput.text(json, "example", field.example());
  }
}
