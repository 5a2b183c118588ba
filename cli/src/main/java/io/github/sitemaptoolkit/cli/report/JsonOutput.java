package io.github.sitemaptoolkit.cli.report;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import java.io.IOException;
import java.io.Writer;
import org.jspecify.annotations.Nullable;

/** Writes reports as indented JSON. Programs depend on the keys of each report. */
public final class JsonOutput {

  private static final JsonFactory JSON =
      JsonFactory.builder().disable(StreamWriteFeature.AUTO_CLOSE_TARGET).build();

  /** Writes the contents of the outermost object. */
  public interface Content {
    void write(JsonGenerator json) throws IOException;
  }

  private JsonOutput() {}

  /** Writes an object and a line break. */
  public static void write(Writer out, Content content) throws IOException {
    try (JsonGenerator json = JSON.createGenerator(out)) {
      json.setPrettyPrinter(printer());
      json.writeStartObject();
      content.write(json);
      json.writeEndObject();
      json.writeRaw('\n');
    }
    out.flush();
  }

  private static DefaultPrettyPrinter printer() {
    var lines = new DefaultIndenter("  ", "\n"); // the same on all systems
    var separators =
        Separators.createDefaultInstance().withObjectFieldValueSpacing(Separators.Spacing.AFTER);
    return new DefaultPrettyPrinter(separators).withObjectIndenter(lines).withArrayIndenter(lines);
  }

  /** Writes a text field; null as null. */
  public static void text(JsonGenerator json, String name, @Nullable String value)
      throws IOException {
    json.writeFieldName(name);
    json.writeString(value);
  }

  /** Writes an array of texts. */
  public static void texts(JsonGenerator json, String name, Iterable<String> values)
      throws IOException {
    json.writeArrayFieldStart(name);
    for (String value : values) {
      json.writeString(value);
    }
    json.writeEndArray();
  }

  /** Writes a limit; null for {@link Integer#MAX_VALUE}. */
  public static void limit(JsonGenerator json, String name, int most) throws IOException {
    json.writeFieldName(name);
    if (most == Integer.MAX_VALUE) {
      json.writeNull();
    } else {
      json.writeNumber(most);
    }
  }
}
