package io.github.sitemaptoolkit.token;

import io.github.sitemaptoolkit.internal.bytes.ByteWindow;
import io.github.sitemaptoolkit.internal.bytes.Faults;
import io.github.sitemaptoolkit.text.NamespaceCodes;
import io.github.sitemaptoolkit.text.XmlCodes;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds the namespaces of names, from the declarations of the document. */
final class Bindings {

  /** What the namespaces begin with that are made up for prefixes that nobody declares. */
  private static final String UNBOUND = "urn:x-unbound-prefix:";

  private final ByteWindow in;
  private final Faults faults;
  private final XmlOptions options;
  private final Attributes attributes;
  private final Scopes scopes = new Scopes();
  private boolean full; // more declarations cannot be held
  private final Map<String, String> unbound = new HashMap<>();

  Bindings(ByteWindow in, Faults faults, XmlOptions options, Attributes attributes) {
    this.in = in;
    this.faults = faults;
    this.options = options;
    this.attributes = attributes;
  }

  /** Returns what to {@link #leave} to. */
  int scope() {
    return scopes.size();
  }

  /** Begins what is inside of the root element. */
  void inRoot() {
    scopes.inRoot();
  }

  /** Returns the namespaces that the root declares and nothing used, once it has ended. */
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

  /** Returns the namespace that an element will have, with the declarations of its own tag. */
  String namespaceOf(XmlName name) {
    for (int i = 0; i < attributes.count(); i++) {
      XmlName declared = attributes.name(i);
      if (declared.declares && declared.declaredPrefix().equals(name.prefix)) {
        return attributes.value(i);
      }
    }
    return resolve(name);
  }

  /** Returns the namespace of an element. */
  String resolve(XmlName name) {
    if (name.scope != scopes.version()) {
      String namespace = name.prefix.isEmpty() ? scopes.find("") : bound(name.prefix);
      name.namespace = namespace == null ? "" : namespace;
      name.scope = scopes.version();
    }
    return name.namespace;
  }

  /** Returns what a prefix stands for, or what it most likely does. */
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
              + "\" is not declared; it is read as "
              + (known ? namespace : "a namespace of its own"),
          in,
          in.base);
      unbound.put(prefix, namespace);
    }
    return namespace;
  }

  /**
   * Takes the declarations out of the attributes, and finds the namespaces of the others.
   *
   * @return whether there are not too many
   */
  boolean bind() {
    boolean prefixed = false;
    full = false;
    for (int i = 0; i < attributes.count(); ) {
      XmlName name = attributes.name(i);
      if (name.declares) {
        declare(name, attributes.value(i));
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

  private void declare(XmlName name, String namespace) {
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
        scopes.declare(prefix, namespace.intern()); // it is compared at each element
      }
    }
  }

  /** Removes an attribute that another prefix gives the name of an earlier one. */
  private boolean isSecond(int index) {
    XmlName name = attributes.name(index);
    for (int i = 0; i < index; i++) {
      if (attributes.name(i).localName.equals(name.localName)
          && attributes.namespace(i).equals(attributes.namespace(index))) {
        faults.lose(
            XmlCodes.DUPLICATE_ATTRIBUTE,
            () -> "the attribute " + name + " stands twice; the first one counts",
            in,
            in.base);
        attributes.remove(index);
        return true;
      }
    }
    return false;
  }
}
