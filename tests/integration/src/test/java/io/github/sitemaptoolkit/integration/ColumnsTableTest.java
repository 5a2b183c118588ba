package io.github.sitemaptoolkit.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.extension.Descriptor;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Field;
import io.github.sitemaptoolkit.extension.FieldKind;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.extension.Status;
import io.github.sitemaptoolkit.model.W3cDateTime;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * What docs/columns.md says is what the extensions describe. {@code -Dcolumns.write=true} writes it
 * anew.
 */
class ColumnsTableTest {

  private static final Path DOCUMENT = Path.of("..", "..", "docs", "columns.md");
  private static final String OURS = "io.github.sitemaptoolkit.";

  @Test
  void documentIsThatOfTheExtensions() throws IOException {
    String expected = document();
    if (Boolean.getBoolean("columns.write")) {
      Files.writeString(DOCUMENT, expected);
    }
    assertEquals(expected, Files.readString(DOCUMENT), "run with -Dcolumns.write=true");
  }

  @Test
  void examplesAreWhatTheirFieldsAllow() {
    for (SitemapExtension<?> extension : Extensions.load()) {
      extension
          .descriptor()
          .forEachField(
              (path, field) -> {
                String example = field.example();
                assertTrue(
                    example == null || allows(field, example),
                    extension.descriptor().column(path) + ": " + example);
              });
    }
  }

  private static boolean allows(Field field, String text) {
    boolean allowed =
        switch (field.kind()) {
          case URL -> text.startsWith("https://");
          case WHOLE_NUMBER, DECIMAL -> isInRange(field, new BigDecimal(text));
          case DATE_TIME -> W3cDateTime.parse(text).isPresent();
          case YES_NO -> text.equals("yes");
          case ONE_OF -> field.values().contains(text);
          case PATTERN -> Objects.requireNonNull(field.pattern()).matcher(text).matches();
          case COMMA_LIST -> Stream.of(text.split(", ")).allMatch(one -> allows(field.item(), one));
          case SPACE_LIST -> Stream.of(text.split(" ")).allMatch(one -> allows(field.item(), one));
          case TEXT, LANGUAGE, LANGUAGE_CODE, COUNTRIES, CURRENCY -> !text.isBlank();
          case EMPTY, GROUP -> false;
        };
    return allowed && text.length() <= field.longest();
  }

  private static boolean isInRange(Field field, BigDecimal number) {
    BigDecimal least = field.least();
    BigDecimal greatest = field.greatest();
    return (least == null || number.compareTo(least) >= 0)
        && (greatest == null || number.compareTo(greatest) <= 0);
  }

  private static String document() {
    var text =
        new StringBuilder(
            """
            # Columns

            What each extension can hold: the columns of its tables, the keys of its JSON, the elements and
            attributes of its XML. Made from the extensions themselves; `sitemap formats ID` prints the
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
      text.append(", at most ").append(descriptor.mostInEntry()).append(" per url");
    }
    if (descriptor.mostInFile() < Integer.MAX_VALUE) {
      text.append(", at most ").append(descriptor.mostInFile()).append(" per file");
    }
    text.append(".\n");
    if (descriptor.columns().isEmpty()) {
      text.append("\nA column `").append(descriptor.id()).append("` holds `yes`.\n");
      return;
    }
    text.append("\n| Column | What it holds | Example |\n|---|---|---|\n");
    descriptor.forEachField(
        (path, field) -> {
          if (!field.facts().equals(FieldKind.GROUP.toString())) {
            row(descriptor.column(path), field, text);
          }
        });
  }

  private static void row(String column, Field field, StringBuilder text) {
    text.append("| `").append(column).append("` | ");
    text.append(field.facts().replace("|", "\\|")).append(" | ");
    String example = field.example();
    text.append(example == null ? "|\n" : '`' + example + "` |\n");
  }
}
