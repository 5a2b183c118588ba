package io.github.sitemaptoolkit.validator.report;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.io.CharacterEscapes;
import com.fasterxml.jackson.core.io.SerializedString;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import io.github.sitemaptoolkit.text.PrintableText;
import java.io.IOException;
import java.io.Writer;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * JSON that is safe to print: what {@link PrintableText} escapes is escaped in the way of JSON, so
 * that programs read the same text.
 */
final class JsonText {

  private static final CharacterEscapes ESCAPES = new PrintableEscapes(false);
  private static final CharacterEscapes ESCAPES_WITH_HASH = new PrintableEscapes(true);

  private static final JsonFactory FACTORY =
      new JsonFactoryBuilder()
          .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
          .characterEscapes(ESCAPES)
          .rootValueSeparator((String) null)
          .build();

  private JsonText() {}

  /** Opens a generator that writes everything in one line. */
  static JsonGenerator compact(Writer out) throws IOException {
    return FACTORY.createGenerator(out);
  }

  /** Opens a generator that indents. */
  static JsonGenerator indented(Writer out) throws IOException {
    var lines = new DefaultIndenter("  ", "\n"); // the same on all systems
    var separators =
        Separators.createDefaultInstance().withObjectFieldValueSpacing(Separators.Spacing.AFTER);
    JsonGenerator json = FACTORY.createGenerator(out);
    json.setPrettyPrinter(
        new DefaultPrettyPrinter(separators).withObjectIndenter(lines).withArrayIndenter(lines));
    return json;
  }

  /** Writes a text field; null as null. */
  static void text(JsonGenerator json, String name, @Nullable String value) throws IOException {
    json.writeFieldName(name);
    if (value == null) {
      json.writeNull();
    } else {
      // ##[ and the like are commands in the log of a build
      json.setCharacterEscapes(value.contains("##") ? ESCAPES_WITH_HASH : ESCAPES);
      json.writeString(wellFormed(value));
    }
  }

  /** Returns a text with U+FFFD in place of each unpaired surrogate, which UTF-8 cannot hold. */
  private static String wellFormed(String text) {
    StringBuilder mended = null;
    for (int i = 0; i < text.length(); i++) {
      if (Character.isSurrogate(text.charAt(i))) {
        if (i + 1 < text.length()
            && Character.isSurrogatePair(text.charAt(i), text.charAt(i + 1))) {
          i++;
        } else {
          mended = mended == null ? new StringBuilder(text) : mended;
          mended.setCharAt(i, '\uFFFD');
        }
      }
    }
    return mended == null ? text : mended.toString();
  }

  private static final class PrintableEscapes extends CharacterEscapes {

    private static final long serialVersionUID = 1L;
    private static final char DELETE = '\u007F';

    private final int[] ascii = standardAsciiEscapesForJSON();

    PrintableEscapes(boolean withHash) {
      ascii[DELETE] = ESCAPE_STANDARD;
      if (withHash) {
        ascii['#'] = ESCAPE_STANDARD;
      }
    }

    @Override
    public int[] getEscapeCodesForAscii() {
      return ascii;
    }

    @Override
    public @Nullable SerializableString getEscapeSequence(int c) {
      return PrintableText.isControl((char) c)
          ? new SerializedString(String.format(Locale.ROOT, "\\u%04x", c))
          : null;
    }
  }
}
