package io.github.sitemaptoolkit.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.extension.Descriptor;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Field;
import io.github.sitemaptoolkit.extension.FieldKind;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.extension.Status;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/**
 * What docs/columns.md says is what the extensions describe. {@code -Dcolumns.write=true} writes it
 * anew.
 */
class ColumnsTableTest {

  private static final Path DOCUMENT = Path.of("..", "docs", "columns.md");
  private static final String OURS = "io.github.sitemaptoolkit.";

  @Test
  void documentIsThatOfTheExtensions() throws IOException {
    String expected = document();
    if (Boolean.getBoolean("columns.write")) {
      Files.writeString(DOCUMENT, expected);
    }
    assertEquals(expected, Files.readString(DOCUMENT), "run with -Dcolumns.write=true");
  }

  private static String document() {
    var text =
        new StringBuilder(
            """
            # Columns

            What each extension can hold: the columns of its tables, the keys of its JSON, the elements and
            attributes of its XML. Made from the extensions themselves; `sitemap extensions ID` prints the
            same, for an extension of your own, too.

            `[]` marks what may repeat, `@` an attribute, `.` the text of the element itself.
            """);
    for (SitemapExtension<?> extension : Extensions.load()) {
      if (extension.getClass().getName().startsWith(OURS)) {
        add(extension.descriptor(), text);
      }
    }
    return text.toString();
  }

  private static void add(Descriptor<?> descriptor, StringBuilder text) {
    text.append("\n## ").append(descriptor.id()).append("\n\n`").append(descriptor.element());
    text.append("` of `").append(descriptor.element().namespace()).append('`');
    if (descriptor.status() != Status.CURRENT) {
      text.append(", ").append(descriptor.status());
    }
    if (descriptor.mostInEntry() < Integer.MAX_VALUE) {
      text.append(", at most ").append(descriptor.mostInEntry()).append(" on a url");
    }
    if (descriptor.mostInFile() < Integer.MAX_VALUE) {
      text.append(", at most ").append(descriptor.mostInFile()).append(" in a file");
    }
    text.append(".\n");
    if (descriptor.columns().isEmpty()) {
      text.append("\nA column `").append(descriptor.id()).append("` holds `yes`.\n");
      return;
    }
    text.append("\n| Column | What it holds |\n|---|---|\n");
    descriptor.forEachField(
        (path, field) -> {
          if (!field.facts().equals(FieldKind.GROUP.toString())) {
            row(column(descriptor.id(), path), field, text);
          }
        });
  }

  private static String column(String id, String path) {
    return path.equals(Field.CONTENT) ? id : path.startsWith("@") ? id + path : id + '.' + path;
  }

  private static void row(String column, Field field, StringBuilder text) {
    text.append("| `").append(column).append("` | ");
    text.append(field.facts().replace("|", "\\|")).append(" |\n");
  }
}
