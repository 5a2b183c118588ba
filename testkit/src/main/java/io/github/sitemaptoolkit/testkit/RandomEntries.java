package io.github.sitemaptoolkit.testkit;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.element.Elements;
import io.github.sitemaptoolkit.extension.ElementSchema;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.Attribute;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.ForeignContent;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.ForeignText;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UnknownMarkup;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/**
 * Generates random, deliberately odd entries for round-trip tests: any mix of the extensions of a
 * registry, built from their columns and read by their codecs, with texts from all of Unicode, and
 * with unknown elements and attributes.
 *
 * <p>The same seed yields the same entries. Not thread-safe.
 *
 * @since 0.1
 */
@Incubating
public final class RandomEntries {

  private static final List<String> PIECES =
      List.of(
          "a",
          "Zebra",
          "0",
          "-1.5",
          " ",
          "  ",
          "\t",
          "\n",
          "\r",
          "\r\n",
          "|",
          "||",
          "\\",
          "\\|",
          "\"",
          "\"\"",
          "'",
          ",",
          ";",
          "=1+1",
          "@",
          "+",
          "<",
          ">",
          "&",
          "&amp;",
          "]]>",
          "<!--",
          "{",
          "}",
          "[1]",
          "yes",
          "no",
          "null",
          "é",
          "ß",
          "中文",
          "🎬",
          "\u00A0",
          "\u0085",
          "\u2028",
          "\u200F",
          "\uFFFD",
          "https://example.com/",
          "%20",
          "#",
          "null,",
          "\uFEFF",
          "x:y",
          "[]",
          "true");

  private static final List<String> LOCS =
      List.of(
          "https://www.example.com/page",
          "https://www.example.com/a?b=1&c=%20|\"2\"",
          "https://www.example.com/Ä/中文/🎬",
          "https://www.example.com/a,b;c'd#e");

  private final Extensions extensions;
  private final Random random;
  private final Elements elements;
  private long count;

  /** Creates a generator with a seed. */
  public RandomEntries(Extensions extensions, long seed) {
    this(extensions, new Random(seed));
  }

  /** Creates a generator that uses the given random numbers. */
  public RandomEntries(Extensions extensions, Random random) {
    this.extensions = extensions;
    this.random = random;
    this.elements = new Elements(Context.of(extensions));
  }

  /** Returns the given number of new entries. */
  public List<UrlEntry> next(int number) {
    List<UrlEntry> entries = new ArrayList<>();
    for (int i = 0; i < number; i++) {
      entries.add(next());
    }
    return entries;
  }

  /** Returns a new entry. */
  public UrlEntry next() {
    List<Node<?>> nodes = new ArrayList<>();
    for (Registration registration : extensions.registrations()) {
      for (int i = random.nextInt(10) < 6 ? 0 : 1 + random.nextInt(3); i > 0; i--) {
        nodes.add(node(registration));
      }
    }
    if (sometimesStrange()) {
      nodes.add(Node.of(stranger(0)));
    }
    String lastmod = maybe(List.of("2024", "2024-02-29T10:00:00.250+01:00", "", "x | y"));
    String priority = maybe(List.of("0.5", ".50", "1", "high, very"));
    return new UrlEntry(
        LOCS.get(random.nextInt(LOCS.size())) + ++count,
        lastmod,
        maybe(List.of("daily", "Weekly", "")),
        priority,
        nodes,
        rest(lastmod));
  }

  private @Nullable String maybe(List<String> values) {
    int i = random.nextInt(values.size() * 2);
    return i < values.size() ? values.get(i) : null;
  }

  private boolean sometimesStrange() {
    return random.nextInt(5) == 0;
  }

  private UnknownMarkup rest(@Nullable String lastmod) {
    List<UnknownMarkup.Part> parts = new ArrayList<>();
    if (sometimesStrange()) {
      parts.add(new UnknownMarkup.Part("", strangeAttributes(), List.of(), Map.of()));
    }
    if (lastmod != null && sometimesStrange()) {
      parts.add(new UnknownMarkup.Part("lastmod", strangeAttributes(), List.of(), Map.of()));
    }
    return parts.isEmpty() ? UnknownMarkup.NONE : new UnknownMarkup(parts);
  }

  private Node<?> node(Registration registration) {
    ElementName name = registration.element();
    while (true) {
      Node<?> node = elements.node(element(name, registration.schema()), Location.of("random"));
      if (node != null) {
        return node; // otherwise its codec refuses such texts
      }
    }
  }

  private ForeignElement element(ElementName name, ElementSchema columns) {
    List<Attribute> attributes = new ArrayList<>();
    for (String attribute : columns.attributes()) {
      if (random.nextBoolean()) {
        attributes.add(new Attribute("", attribute, "", text()));
      }
    }
    List<ForeignContent> content = new ArrayList<>();
    String text = columns.hasText() ? text() : "";
    if (!text.isEmpty()) {
      content.add(new ForeignText(text));
    }
    for (ElementSchema child : columns.children()) {
      var childName = new ElementName(name.namespace(), child.name(), name.prefix());
      int most = child.repeats() ? 4 : 2;
      for (int i = random.nextInt(most); i > 0; i--) {
        content.add(element(childName, child));
      }
    }
    if (random.nextInt(25) == 0) {
      attributes.addAll(strangeAttributes());
    }
    if (random.nextInt(25) == 0) {
      content.add(stranger(0));
    }
    return new ForeignElement(name, attributes, content, Map.of());
  }

  private List<Attribute> strangeAttributes() {
    return List.of(new Attribute("urn:strange", "mark", "strange", text()));
  }

  private ForeignElement stranger(int depth) {
    List<ForeignContent> content = new ArrayList<>();
    for (int i = random.nextInt(3); i > 0; i--) {
      boolean deeper = depth < 2 && random.nextBoolean();
      boolean afterText =
          !content.isEmpty() && content.get(content.size() - 1) instanceof ForeignText;
      String text = text();
      if (deeper) {
        content.add(stranger(depth + 1));
      } else if (!afterText && !text.isEmpty()) { // two adjacent texts are read back as one
        content.add(new ForeignText(text));
      }
    }
    var name = new ElementName("urn:strange", "element" + depth, "strange");
    return new ForeignElement(name, List.of(new Attribute("", "a", "", text())), content, Map.of());
  }

  private String text() {
    var text = new StringBuilder();
    for (int i = random.nextInt(4); i > 0; i--) {
      text.append(PIECES.get(random.nextInt(PIECES.size())));
    }
    if (random.nextInt(8) == 0) {
      text.appendCodePoint(legal(random.nextInt(0x11_0000)));
    }
    return text.toString();
  }

  /** Returns a code point that is allowed in XML. */
  private static int legal(int codePoint) {
    boolean surrogate = codePoint >= 0xD800 && codePoint <= 0xDFFF;
    boolean none = codePoint == 0xFFFE || codePoint == 0xFFFF;
    return codePoint < 0x20 || surrogate || none ? 'x' : codePoint;
  }
}
