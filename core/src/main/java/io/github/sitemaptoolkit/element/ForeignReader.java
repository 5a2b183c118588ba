package io.github.sitemaptoolkit.element;

import io.github.sitemaptoolkit.model.Attribute;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.ForeignContent;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.ForeignText;
import io.github.sitemaptoolkit.text.XmlText;
import io.github.sitemaptoolkit.token.XmlCursor;
import io.github.sitemaptoolkit.token.XmlCursor.Event;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Reads an element whole, with the namespace bindings that names in its values need. */
final class ForeignReader {

  /** Texts that are longer than this are not taken for lists of names. */
  private static final int LONGEST_NAMES = 1024;

  private final XmlCursor cursor;
  private final UnaryOperator<ElementName> canonical;
  private final Runnable onInstruction;

  /**
   * Creates a reader.
   *
   * @param canonical replaces the namespace of a name if it is an alias
   * @param onInstruction called for each processing instruction, which is not kept
   */
  ForeignReader(XmlCursor cursor, UnaryOperator<ElementName> canonical, Runnable onInstruction) {
    this.cursor = cursor;
    this.onInstruction = onInstruction;
    this.canonical = canonical;
  }

  /**
   * Reads the element whose start tag is the cursor's current event, up to its end tag; null if its
   * text exceeds a limit.
   */
  @Nullable ForeignElement read() {
    var name =
        canonical.apply(new ElementName(cursor.namespace(), cursor.localName(), cursor.prefix()));
    Map<String, String> bindings = new TreeMap<>();
    List<Attribute> attributes = new ArrayList<>();
    for (int i = 0; i < cursor.attributeCount(); i++) {
      attributes.add(attribute(i));
      addBindings(cursor.attributeValue(i), bindings);
    }
    List<ForeignContent> content = new ArrayList<>();
    var text = new StringBuilder();
    boolean leftOut = false;
    Map<String, String> named = new TreeMap<>(); // prefixes in the text so far
    while (true) {
      Event event = cursor.next();
      if (event == Event.TEXT) {
        leftOut |= cursor.isLeftOut();
        text.append(cursor.text());
        named.clear(); // looked up before each child, which may bind the prefix otherwise
        addBindingsOfNames(text, named);
        continue;
      } else if (event == Event.INSTRUCTION) {
        onInstruction.run();
        continue;
      }
      if (!text.isEmpty()) {
        bindings.putAll(named);
        named.clear();
        content.add(new ForeignText(text.toString()));
        text.setLength(0);
      }
      if (event == Event.START) {
        ForeignElement child = read();
        if (child != null) {
          content.add(child);
        }
      } else {
        return leftOut ? null : new ForeignElement(name, attributes, content, bindings);
      }
    }
  }

  /** Returns an attribute of the current start tag. */
  Attribute attribute(int index) {
    return new Attribute(
        cursor.attributeNamespace(index),
        cursor.attributeLocalName(index),
        cursor.attributePrefix(index),
        cursor.attributeValue(index));
  }

  /** Adds the bound prefixes that a value uses, as in {@code x:Happy} or {@code //x:a/y:b}. */
  void addBindings(String value, Map<String, String> bindings) {
    for (int colon = value.indexOf(':'); colon > 0; colon = value.indexOf(':', colon + 1)) {
      if (colon + 1 < value.length() && isNameStart(value.charAt(colon + 1))) {
        int begin = colon;
        while (begin > 0 && isNamePart(value.charAt(begin - 1))) {
          begin--;
        }
        if (begin < colon && isNameStart(value.charAt(begin))) {
          addBinding(value.substring(begin, colon), bindings);
        }
      }
    }
  }

  /**
   * Adds the prefixes of a text if it consists of names only; words before a colon in prose are not
   * prefixes.
   */
  private void addBindingsOfNames(CharSequence text, Map<String, String> bindings) {
    if (text.length() > LONGEST_NAMES || text.toString().indexOf(':') < 0) {
      return;
    }
    String[] words = text.toString().strip().split("[ \\t\\r\\n]+", -1);
    for (String word : words) {
      int colon = word.indexOf(':');
      if (!XmlText.isName(word.substring(0, Math.max(0, colon)))
          || !XmlText.isName(word.substring(colon + 1))) {
        return;
      }
    }
    for (String word : words) {
      addBinding(word.substring(0, word.indexOf(':')), bindings);
    }
  }

  private void addBinding(String prefix, Map<String, String> bindings) {
    boolean fixed = prefix.equals("xml") || prefix.equals("xmlns"); // these cannot be declared
    String namespace = fixed ? null : cursor.namespaceOf(prefix);
    if (namespace != null && !namespace.isEmpty()) {
      bindings.put(prefix, namespace);
    }
  }

  private static boolean isNameStart(char c) {
    return Character.isLetter(c) || c == '_';
  }

  private static boolean isNamePart(char c) {
    return Character.isLetterOrDigit(c) || c == '_' || c == '-' || c == '.';
  }
}
