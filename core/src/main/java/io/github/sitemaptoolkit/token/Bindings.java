package io.github.sitemaptoolkit.token;

import io.github.sitemaptoolkit.internal.bytes.ByteWindow;
import io.github.sitemaptoolkit.internal.bytes.Faults;
import io.github.sitemaptoolkit.internal.name.XmlName;
import io.github.sitemaptoolkit.internal.record.RecordNamespaces;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.text.NamespaceCodes;
import io.github.sitemaptoolkit.text.XmlCodes;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Resolves the namespaces of names by the declarations of the document. */
final class Bindings implements RecordNamespaces {

  /** The beginning of the namespaces that are made up for undeclared prefixes. */
  private static final String UNBOUND = "urn:x-unbound-prefix:";

  private static final int MOST_PLACES = 1_000; // of declarations that are remembered

  private final ByteWindow in;
  private final Faults faults;
  private final XmlOptions options;
  private final Attributes attributes;
  private final Scopes scopes = new Scopes();
  private boolean full; // the limit of declarations is reached
  private final Map<String, String> unbound = new HashMap<>();
  private final Map<String, Location> declarations = new HashMap<>(); // the first of each namespace

  Bindings(ByteWindow in, Faults faults, XmlOptions options, Attributes attributes) {
    this.in = in;
    this.faults = faults;
    this.options = options;
    this.attributes = attributes;
  }

  /** Returns the current scope, to be passed to {@link #leave}. */
  int scope() {
    return scopes.size();
  }

  @Override
  public int version() {
    return scopes.version();
  }

  /** Marks the beginning of the root element's content. */
  void inRoot() {
    scopes.inRoot();
  }

  /** Returns the unused namespaces that the root declares; known at its end. */
  List<String> unused() {
    return scopes.unused();
  }

  void leave(int scope) {
    scopes.leave(scope);
  }

  @Nullable String find(String prefix) {
    String namespace = scopes.find(prefix);
    return namespace == null ? unbound.get(prefix) : namespace;
  }

  /** Returns the namespace of an element whose own declarations are not in scope yet. */
  String namespaceOf(XmlName name) {
    String own = ownNamespace(name);
    return own == null ? resolve(name) : own;
  }

  /**
   * Returns the namespace that such an element would have in the root, which has ended; null if its
   * prefix is not declared there.
   */
  @Nullable String namespaceInRoot(XmlName name) {
    String own = ownNamespace(name);
    String namespace = own == null ? scopes.lookInRoot(name.prefix) : own;
    return namespace == null && name.prefix.isEmpty() ? "" : namespace;
  }

  /** Returns the namespace that an element declares for its own prefix; null for none. */
  private @Nullable String ownNamespace(XmlName name) {
    for (int i = 0; i < attributes.count(); i++) {
      XmlName declared = attributes.name(i);
      if (declared.declares && declared.declaredPrefix().equals(name.prefix)) {
        return attributes.value(i);
      }
    }
    return null;
  }

  /** Puts the declarations of the root, which has ended, in scope again. */
  void resumeRoot() {
    scopes.resumeRoot();
  }

  /** Returns the namespace of an element. */
  String resolve(XmlName name) {
    if (name.scope != scopes.version()) {
      String namespace = name.prefix.isEmpty() ? scopes.find("") : bound(name.prefix);
      name.resolve(namespace == null ? "" : namespace, scopes.version());
    }
    return name.namespace;
  }

  @Override
  public boolean resolveUsed(XmlName name) {
    boolean used = scopes.isUsed(name.prefix) || unbound.containsKey(name.prefix);
    if (used) {
      resolve(name);
    }
    return used;
  }

  /** Returns the namespace of a prefix; of an undeclared one, the most likely namespace. */
  private String bound(String prefix) {
    String namespace = find(prefix);
    if (namespace == null) {
      namespace = options.prefixes().get(prefix);
      boolean known = namespace != null;
      if (namespace == null) {
        namespace = UNBOUND + prefix;
      }
      faults.recover(
          NamespaceCodes.EXTENSION_UNBOUND_PREFIX,
          "the prefix \""
              + prefix
              + "\" is not declared; it "
              + (known ? "is read as " + namespace : "gets a namespace of its own"),
          faults.tag());
      unbound.put(prefix, namespace);
    }
    return namespace;
  }

  /**
   * Removes the declarations from the attributes, and resolves the namespaces of the others.
   *
   * @return false if there are too many declarations
   */
  boolean bind() {
    boolean prefixed = false;
    full = false;
    for (int i = 0; i < attributes.count(); ) {
      XmlName name = attributes.name(i);
      if (name.declares) {
        declare(name, i);
        attributes.remove(i);
      } else {
        prefixed |= !name.prefix.isEmpty();
        i++;
      }
    }
    for (int i = 0; prefixed && !full && i < attributes.count(); i++) {
      String prefix = attributes.name(i).prefix;
      if (!prefix.isEmpty()) {
        attributes.namespace(i, bound(prefix));
        i -= isSecond(i) ? 1 : 0;
      }
    }
    return !full;
  }

  private void declare(XmlName name, int index) {
    String namespace = attributes.value(index);
    String prefix = name.declaredPrefix();
    boolean xml = prefix.equals("xml");
    if (prefix.equals("xmlns")
        || namespace.equals(Scopes.XMLNS)
        || xml != namespace.equals(Scopes.XML)
        || (namespace.isEmpty() && !prefix.isEmpty())) {
      faults.malformed(
          () -> "the declaration " + name + "=\"" + namespace + "\" is not allowed", in, in.base);
    } else if (!xml && !namespace.equals(scopes.look(prefix))) {
      full |= scopes.size() == options.limits().declarations();
      if (!full) {
        scopes.declare(prefix, namespace.intern()); // it is compared for each element
        if (declarations.size() < MOST_PLACES && !declarations.containsKey(namespace)) {
          declarations.put(namespace, attributes.location(index, faults.source()));
        }
      }
    }
  }

  /** Returns where a namespace was declared first; null if it was not, or if it is unknown. */
  @Nullable Location declarationOf(String namespace) {
    return declarations.get(namespace);
  }

  /** Removes an attribute that has the same name as an earlier one with another prefix. */
  private boolean isSecond(int index) {
    XmlName name = attributes.name(index);
    for (int i = 0; i < index; i++) {
      if (attributes.name(i).localName.equals(name.localName)
          && attributes.namespace(i).equals(attributes.namespace(index))) {
        faults.lose(
            XmlCodes.DUPLICATE_ATTRIBUTE,
            () -> "the attribute " + name + " occurs twice; the first one is used",
            attributes.location(index, faults.source()));
        attributes.remove(index);
        return true;
      }
    }
    return false;
  }
}
