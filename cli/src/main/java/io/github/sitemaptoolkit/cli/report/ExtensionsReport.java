package io.github.sitemaptoolkit.cli.report;

import io.github.sitemaptoolkit.batch.jar.ExtensionJars;
import io.github.sitemaptoolkit.extension.Descriptor;
import io.github.sitemaptoolkit.extension.Field;
import io.github.sitemaptoolkit.extension.FieldKind;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.text.JsonWriter;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

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

  /** Returns a table with a line for each extension. */
  public Table table(Iterable<SitemapExtension<?>> extensions) {
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
    return table;
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

  /** Writes everything about extensions as JSON. */
  public void write(Iterable<? extends SitemapExtension<?>> extensions, JsonWriter json) {
    json.objects("extensions", extensions, extension -> write(extension, json));
  }

  private void write(SitemapExtension<?> extension, JsonWriter json) {
    Descriptor<?> descriptor = extension.descriptor();
    Map<String, Field> fields = new LinkedHashMap<>();
    descriptor.forEachField(fields::put);
    json.text("id", descriptor.id())
        .text("prefix", descriptor.element().prefix())
        .text("element", descriptor.element().localName())
        .text("namespace", descriptor.element().namespace())
        .texts("aliases", new TreeSet<>(descriptor.aliases()))
        .text("status", descriptor.status().toString())
        .text("module", jars.origin(extension))
        .number("mostInEntry", limit(descriptor.mostInEntry()))
        .number("mostInFile", limit(descriptor.mostInFile()))
        .objects(
            "fields",
            fields.entrySet(),
            field -> write(descriptor.column(field.getKey()), field.getValue(), json));
  }

  private static void write(String column, Field field, JsonWriter json) {
    json.text("column", column)
        .text("kind", field.kind().toString())
        .text("need", field.need().name().toLowerCase(Locale.ROOT))
        .flag("repeats", field.canRepeat())
        .number("most", limit(field.most()))
        .number("maxLength", limit(field.longest()))
        .text("least", Objects.toString(field.least(), null))
        .text("greatest", Objects.toString(field.greatest(), null));
    if (field.kind() == FieldKind.ONE_OF) {
      json.texts("values", field.values()).flag("open", field.isOpen());
    }
    json.text("deprecatedSince", field.deprecatedSince())
        .text("facts", field.facts())
        .text("example", field.example());
  }

  /** Returns a limit; null if there is none. */
  private static @Nullable Integer limit(int most) {
    return most == Integer.MAX_VALUE ? null : most;
  }
}
