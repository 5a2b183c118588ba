package io.github.sitemaptoolkit.validator.check;

import io.github.sitemaptoolkit.extension.Descriptor;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.extension.Field;
import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.text.XmlCodes;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Checks the elements that no extension has claimed: those that belong inside another one, those in
 * a namespace that nearly is that of an extension, and those that nobody knows.
 *
 * <p>What a program writes wrong once, it writes wrong on each page. So an element is reported
 * once, at the end of the document, with its first place and a count.
 */
final class ForeignCheck {

  private static final int MOST = 100; // of different elements
  private static final String SITEMAP = "xml"; // the format

  /** What is wrong with an element, or with all elements of a namespace. */
  private record Fault(Code code, String message, boolean ofNamespace) {

    Fault(Code code, String message) {
      this(code, message, false);
    }
  }

  /** What is reported once: an element in or outside the entries, or a namespace. */
  private record Key(ElementName name, boolean inEntry) {}

  /** A fault, with its first place. */
  private static final class Held {
    private final Code code;
    private final Problem first;
    private long count;
    private long entries;
    private long latest; // the entry that it was met in last

    Held(Code code, Problem first) {
      this.code = code;
      this.first = first;
    }

    Problem problem() {
      return first.repeated(count, entries);
    }
  }

  private final Extensions extensions;
  private final FindingTarget sink;
  private final Set<String> known = new HashSet<>(); // the namespaces of extensions
  private final Map<Key, Held> held = new LinkedHashMap<>();
  private final boolean index;
  private @Nullable NamespaceSpelling spelling; // few documents need it
  private String head = "";
  private long entry; // the number of the current one
  private boolean sitemap = true;

  /**
   * Creates a check.
   *
   * @param index whether the document is a sitemap index
   */
  ForeignCheck(Extensions extensions, FindingTarget sink, boolean index) {
    this.extensions = extensions;
    this.sink = sink;
    this.index = index;
    for (Registration registration : extensions.registrations()) {
      known.add(registration.element().namespace());
      known.addAll(registration.descriptor().aliases());
    }
  }

  /** Begins with a document. */
  void begin(String beginning, String format) {
    head = beginning;
    sitemap = format.equals(SITEMAP);
  }

  /**
   * Adds the elements among some nodes.
   *
   * @param loc the url of their entry; null if they are outside the entries
   */
  void add(List<Node<?>> nodes, Places places, @Nullable String loc) {
    entry += loc == null ? 0 : 1;
    for (Node<?> node : nodes) {
      if (node.value() instanceof ForeignElement element) {
        add(element, nodes, places, loc);
      }
    }
  }

  private void add(
      ForeignElement element, List<Node<?>> nodes, Places places, @Nullable String loc) {
    ElementName name = element.name();
    String namespace = name.namespace();
    if (namespace.equals(Extensions.SITEMAP_NAMESPACE)) {
      return; // reading reports it
    }
    boolean ofExtension = known.contains(namespace);
    Key key =
        ofExtension
            ? new Key(name, loc != null)
            : new Key(new ElementName(namespace, "", ""), true);
    Held same = held.get(key);
    if (same == null && held.size() < MOST) {
      Fault fault = ofExtension ? inExtension(name, loc != null) : elsewhere(name);
      same = hold(fault, name, path(element, nodes), places, loc);
      held.put(key, same);
    }
    if (same != null) {
      same.count++;
      if (loc != null) {
        sink.met(same.code);
      }
      if (loc != null && same.latest != entry) {
        same.latest = entry;
        same.entries++;
      }
    }
  }

  /** Returns the path of an element among some nodes, with its number if it is not the first. */
  private static String path(ForeignElement element, List<Node<?>> nodes) {
    String name = element.name().toString();
    int number = 1;
    for (Node<?> node : nodes) {
      if (node.value() == element) {
        break;
      }
      boolean same = node.value() instanceof ForeignElement f && f.name().toString().equals(name);
      number += same ? 1 : 0;
    }
    return number == 1 ? name : name + '[' + number + ']';
  }

  private Held hold(
      Fault fault, ElementName name, String path, Places places, @Nullable String loc) {
    Location element = places.of(path);
    Location declared =
        fault.ofNamespace() ? DeclarationPlace.of(head, name.namespace(), element.source()) : null;
    boolean inEntry = loc != null;
    String root = sitemap ? (index ? "sitemapindex/" : "urlset/") : "";
    Code code = fault.code();
    return new Held(
        code,
        new Problem(
            code.severity(),
            code.id(),
            fault.message(),
            declared == null ? element : declared,
            inEntry ? places.path(path) : null,
            inEntry ? places.documentPath(path) : root + path,
            loc,
            false,
            code.valueOnly()));
  }

  /** Returns what is wrong with an element in the namespace of an extension. */
  private Fault inExtension(ElementName name, boolean inEntry) {
    String where =
        inEntry ? " is directly in " + (index ? "sitemap" : "url") : " is outside the entries";
    Registration other = null; // whose element has this name
    for (Registration extension : extensions.registrations()) {
      ElementName element = extension.element();
      boolean owner = extension.owns(name.namespace());
      if (owner && element.localName().equalsIgnoreCase(name.localName())) {
        return new Fault(
            CheckCodes.EXTENSION_UNWRAPPED, "<" + name + "> is not known; write <" + element + ">");
      }
      String parents = owner ? parents(extension.descriptor(), name.localName()) : null;
      if (parents != null) {
        return new Fault(
            CheckCodes.EXTENSION_UNWRAPPED,
            "<"
                + name
                + ">"
                + where
                + ", so it is not read; wrap it in "
                + parents
                + (inEntry && !index ? "" : ", in a url"));
      }
      other = element.localName().equals(name.localName()) ? extension : other;
    }
    if (other != null) {
      return misspelt(name, other.element().namespace());
    }
    return new Fault(
        sitemap ? XmlCodes.UNKNOWN_TAG : CheckCodes.EXTENSION_UNKNOWN,
        "<" + name + ">" + where + ", where search engines do not know it");
  }

  /** Returns the elements that must be around one; null if it belongs into none of them. */
  private static @Nullable String parents(Descriptor<?> extension, String name) {
    String prefix = extension.element().prefix() + ':';
    return parents(extension.fields(), name, prefix, extension.element().toString());
  }

  private static @Nullable String parents(
      List<Field> fields, String name, String prefix, String around) {
    for (Field field : fields) {
      if (field.name().equalsIgnoreCase(name)) {
        return around;
      }
    }
    for (Field field : fields) {
      String outer = prefix + field.name() + " in " + around;
      String found = parents(field.children(), name, prefix, outer);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  /** Returns what is wrong with an element in any other namespace. */
  private Fault elsewhere(ElementName name) {
    NamespaceSpelling names = spelling;
    if (names == null) {
      names = new NamespaceSpelling(extensions);
      spelling = names;
    }
    String meant = names.meant(name);
    if (meant != null) {
      return misspelt(name, meant);
    }
    String namespace = name.namespace();
    return new Fault(
        CheckCodes.EXTENSION_UNKNOWN,
        namespace.isEmpty()
            ? "<" + name + "> has no namespace, so no extension is known for it"
            : "no extension is known for the namespace " + Problem.quoted(namespace));
  }

  private static Fault misspelt(ElementName name, String meant) {
    return new Fault(
        CheckCodes.EXTENSION_MISSPELT,
        "the namespace of <"
            + name
            + "> is "
            + Problem.quoted(name.namespace())
            + ", so it is not read; write "
            + Problem.quoted(meant),
        true);
  }

  /** Reports what was found, and forgets it. */
  void finish() {
    held.values().forEach(each -> sink.report(each.code, each.problem()));
    held.clear();
  }
}
