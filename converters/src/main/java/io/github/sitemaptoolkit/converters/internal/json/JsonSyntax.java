package io.github.sitemaptoolkit.converters.internal.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.io.CharacterEscapes;
import com.fasterxml.jackson.core.io.SerializedString;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import org.jspecify.annotations.Nullable;

/** The JSON factories and their limits, and the keys that are not names of elements. */
public final class JsonSyntax {

  /** The maximum length of a line in bytes: far longer than any real entry. */
  public static final int LONGEST_LINE = 4 * 1024 * 1024;

  /** The maximum nesting depth of a line: far deeper than any extension. */
  public static final int DEEPEST = 100;

  /** The key of all data without a key of its own: a {@code url} element as text. */
  public static final String XML = "_xml";

  /** The key of an element's text next to attributes or children. */
  public static final String TEXT = "#text";

  /** The same in rows of Spark, whose attributes have no mark either. Only read. */
  static final String PLAIN_TEXT = "_text";

  /** The first character of the key of an attribute. */
  public static final char ATTRIBUTE = '@';

  /** Shares no state between documents: key names are not interned. */
  public static final JsonFactory FACTORY =
      new JsonFactoryBuilder()
          .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
          .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
          .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
          .enable(JsonWriteFeature.COMBINE_UNICODE_SURROGATES_IN_UTF8)
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(DEEPEST)
                  .maxNumberLength(LONGEST_LINE)
                  .maxNameLength(LONGEST_LINE)
                  .maxStringLength(LONGEST_LINE)
                  .build())
          .characterEscapes(new LineEscapes())
          .rootValueSeparator("\n")
          .build();

  /** The maximum length of a text in a document, and of the texts of an item, in characters. */
  public static final int LONGEST_ITEM = 16 * 1024 * 1024;

  /** The maximum nesting depth of a document, beyond which it cannot be skipped either. */
  private static final int DEEPEST_DOCUMENT = 10_000;

  /** Reads documents. {@code NaN}, which Python writes, is a number. */
  public static final JsonFactory DOCUMENT =
      new JsonFactoryBuilder()
          .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
          .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
          .enable(JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS)
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(DEEPEST_DOCUMENT)
                  .maxNumberLength(LONGEST_ITEM)
                  .maxStringLength(LONGEST_ITEM)
                  .build())
          .build();

  private JsonSyntax() {}

  /** Returns the index of the next unpaired surrogate; -1 if there is none. */
  public static int brokenAt(String text, int from) {
    for (int i = from; i < text.length(); i++) {
      char c = text.charAt(i);
      if (Character.isSurrogate(c)) {
        if (i + 1 == text.length() || !Character.isSurrogatePair(c, text.charAt(i + 1))) {
          return i;
        }
        i++;
      }
    }
    return -1;
  }

  /** Returns a text with U+FFFD in place of each unpaired surrogate. */
  public static String repaired(String text) {
    var repaired = new StringBuilder(text);
    for (int at = brokenAt(text, 0); at >= 0; at = brokenAt(text, at + 1)) {
      repaired.setCharAt(at, '\uFFFD');
    }
    return repaired.toString();
  }

  /** Escapes characters that some readers take for line breaks, and those that JSON forbids. */
  private static final class LineEscapes extends CharacterEscapes {

    private static final long serialVersionUID = 1L;
    private static final SerializedString NEXT_LINE = new SerializedString("\\u0085");
    private static final SerializedString LINE = new SerializedString("\\u2028");
    private static final SerializedString PARAGRAPH = new SerializedString("\\u2029");

    @Override
    public int[] getEscapeCodesForAscii() {
      return standardAsciiEscapesForJSON();
    }

    @Override
    public @Nullable SerializableString getEscapeSequence(int c) {
      return switch (c) {
        case '\u0085' -> NEXT_LINE;
        case '\u2028' -> LINE;
        case '\u2029' -> PARAGRAPH;
        default -> null;
      };
    }
  }
}
