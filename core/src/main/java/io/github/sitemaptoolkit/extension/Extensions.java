package io.github.sitemaptoolkit.extension;

import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.model.UrlExtension;
import io.github.sitemaptoolkit.service.Services;
import io.github.sitemaptoolkit.text.XmlText;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A registry of extensions, which finds them by element, by id and by type.
 *
 * <p>Immutable and safe for use by several threads. Two extensions of a registry cannot have the
 * same element, id, type or prefix.
 *
 * @since 0.1
 */
public final class Extensions implements Iterable<SitemapExtension<?>> {

  /** The namespace of the sitemap protocol, which belongs to no extension. */
  public static final String SITEMAP_NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

  /** The names of the fields that every entry has, as used by tables and records. */
  private static final Set<String> FIELDS = Set.copyOf(UrlEntry.FIELDS);

  /**
   * An extension in a registry.
   *
   * @param extension the extension
   * @param descriptor its descriptor
   * @param schema the schema of its element
   * @param position its index in the registry, from 0; writers write elements in this order
   */
  public record Registration(
      SitemapExtension<?> extension, Descriptor<?> descriptor, ElementSchema schema, int position) {

    /** Returns the extension's unique id, such as {@code image}. */
    public String id() {
      return descriptor.id();
    }

    /** Returns the name of the extension's element, with the prefix that is always written. */
    public ElementName element() {
      return descriptor.element();
    }

    /** Returns whether a namespace is the extension's own or one of its aliases. */
    public boolean owns(String namespace) {
      return descriptor.element().namespace().equals(namespace)
          || descriptor.aliases().contains(namespace);
    }

    /** Returns the id and the name of the element. */
    @Override
    public String toString() {
      return descriptor.toString();
    }
  }

  private final List<SitemapExtension<?>> extensions;
  private final Map<String, Map<String, Registration>> byElement = new HashMap<>();
  private final Map<String, Registration> byUrlAttribute = new HashMap<>();
  private final Map<String, Registration> byId = new HashMap<>();
  private final Map<Class<?>, Registration> byType = new HashMap<>();
  private final List<Registration> registrations;
  private final Map<String, String> prefixes = new HashMap<>();
  private final Map<String, String> canonical = new HashMap<>();

  private Extensions(List<SitemapExtension<?>> extensions) {
    this.extensions = List.copyOf(extensions);
    List<Registration> all = new ArrayList<>();
    for (SitemapExtension<?> extension : this.extensions) {
      all.add(register(extension));
    }
    this.registrations = List.copyOf(all);
  }

  /**
   * Returns all extensions on the class path, sorted by id; those that claim an attribute of {@code
   * url} first, where a sitemap has their values. They are those that the library's class loader
   * finds, and those that only the thread's context class loader finds.
   *
   * @throws IllegalArgumentException if two of them have the same element, id, type or prefix
   * @throws java.util.ServiceConfigurationError if one cannot be loaded
   */
  public static Extensions load() {
    return sorted(Services.load(serviceType()));
  }

  /**
   * Returns all extensions that a class loader finds, in the same order. Throws the same exceptions
   * as {@link #load()}.
   */
  public static Extensions load(ClassLoader loader) {
    return sorted(Services.load(serviceType(), loader));
  }

  private static Extensions sorted(List<SitemapExtension<?>> found) {
    found.sort(Extensions::compare); // no archive of classes has the comparators that Java makes
    return new Extensions(found);
  }

  private static int compare(SitemapExtension<?> one, SitemapExtension<?> other) {
    boolean element = one.descriptor().urlAttribute() == null;
    int order = Boolean.compare(element, other.descriptor().urlAttribute() == null);
    return order == 0 ? one.descriptor().id().compareTo(other.descriptor().id()) : order;
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // a class literal cannot carry the wildcard
  private static Class<SitemapExtension<?>> serviceType() {
    return (Class) SitemapExtension.class;
  }

  /**
   * Returns a registry of these extensions, in this order.
   *
   * @throws IllegalArgumentException if two of them have the same element, id, type or prefix
   */
  public static Extensions of(SitemapExtension<?>... extensions) {
    return new Extensions(List.of(extensions));
  }

  /**
   * Returns a copy with more extensions at the end.
   *
   * @throws IllegalArgumentException if two of them have the same element, id, type or prefix
   */
  public Extensions with(SitemapExtension<?>... more) {
    List<SitemapExtension<?>> all = new ArrayList<>(extensions);
    Collections.addAll(all, more);
    return new Extensions(all);
  }

  private Registration register(SitemapExtension<?> extension) {
    Descriptor<?> descriptor = extension.descriptor();
    String id = descriptor.id();
    if (!validId(id)) {
      throw new IllegalArgumentException(
          named(extension) + " needs an id of lower case letters, digits and hyphens");
    }
    if (FIELDS.contains(id)) {
      throw new IllegalArgumentException(
          named(extension) + " needs another id: " + id + " is a field of each entry");
    }
    ElementName name = descriptor.element();
    if (name.namespace().isEmpty()
        || !XmlText.isName(name.prefix())
        || name.prefix().startsWith("xml")
        || !XmlText.isName(name.localName())) {
      throw new IllegalArgumentException(
          named(extension)
              + " needs a namespace, names that XML allows, and a prefix that does not begin with"
              + " \"xml\"");
    }
    if (name.namespace().equals(SITEMAP_NAMESPACE)
        || descriptor.aliases().contains(SITEMAP_NAMESPACE)) {
      throw new IllegalArgumentException(
          named(extension) + " claims an element of the sitemap protocol's own namespace");
    }
    int modifiers = descriptor.type().getModifiers();
    if (Modifier.isAbstract(modifiers) || Modifier.isInterface(modifiers)) {
      throw new IllegalArgumentException(
          named(extension) + " needs the exact type of its values, not a supertype");
    }
    var registration =
        new Registration(extension, descriptor, ElementSchema.of(descriptor), byId.size());
    refuseSecond(byId.put(id, registration), extension, "the id " + id);
    refuseSecond(
        byType.put(descriptor.type(), registration),
        extension,
        "the type " + descriptor.type().getName());
    claim(name.namespace(), registration);
    for (String alias : descriptor.aliases()) {
      claim(alias, registration);
    }
    claimAttribute(descriptor.urlAttribute(), registration);
    String taken = prefixes.putIfAbsent(name.prefix(), name.namespace());
    if (taken != null && !taken.equals(name.namespace())) {
      throw new IllegalArgumentException(
          named(extension)
              + " uses the prefix "
              + name.prefix()
              + " for "
              + name.namespace()
              + ", but it is already used for "
              + taken);
    }
    return registration;
  }

  private void claim(String namespace, Registration registration) {
    SitemapExtension<?> extension = registration.extension();
    ElementName name = registration.element();
    refuseSecond(
        byElement
            .computeIfAbsent(namespace, key -> new HashMap<>())
            .put(name.localName(), registration),
        extension,
        "the element " + name.localName() + " of " + namespace);
    String other = canonical.putIfAbsent(namespace, name.namespace());
    if (other != null && !other.equals(name.namespace())) {
      throw new IllegalArgumentException(
          named(extension)
              + " has "
              + namespace
              + " as an alias of "
              + name.namespace()
              + ", but it already belongs to "
              + other);
    }
  }

  private void claimAttribute(@Nullable String name, Registration registration) {
    if (name == null) {
      return;
    }
    SitemapExtension<?> extension = registration.extension();
    ElementSchema schema = registration.schema();
    if (!XmlText.isName(name) || name.startsWith("xml")) {
      throw new IllegalArgumentException(
          named(extension) + " claims " + name + ", which cannot be an attribute of url");
    }
    if (!schema.hasText() || schema.size() > 0 || !schema.attributes().isEmpty()) {
      throw new IllegalArgumentException(
          named(extension) + " claims an attribute of url, so its element can only contain text");
    }
    refuseSecond(
        byUrlAttribute.put(name, registration), extension, "the attribute " + name + " of url");
  }

  private static void refuseSecond(
      @Nullable Registration earlier, SitemapExtension<?> extension, String claim) {
    if (earlier != null) {
      throw new IllegalArgumentException(
          named(earlier.extension()) + " and " + named(extension) + " both claim " + claim);
    }
  }

  private static String named(SitemapExtension<?> extension) {
    return extension.getClass().getName() + " (" + extension.descriptor().id() + ')';
  }

  private static boolean validId(String id) {
    for (int i = 0; i < id.length(); i++) {
      char c = id.charAt(i);
      if ((c < 'a' || c > 'z') && (c < '0' || c > '9') && c != '-') {
        return false;
      }
    }
    return !id.isEmpty();
  }

  /** Returns the extension of an element; empty if there is none. The namespace may be an alias. */
  public Optional<Registration> find(String namespace, String localName) {
    Map<String, Registration> names = byElement.get(namespace);
    return names == null ? Optional.empty() : Optional.ofNullable(names.get(localName));
  }

  /**
   * Returns the extension that claims an attribute of {@code url} without namespace; empty if none
   * does.
   */
  public Optional<Registration> findUrlAttribute(String name) {
    return Optional.ofNullable(byUrlAttribute.get(name));
  }

  /** Returns whether any extension claims an attribute of {@code url}. */
  public boolean claimUrlAttributes() {
    return !byUrlAttribute.isEmpty();
  }

  /** Returns the extension of a type of values; empty if there is none. */
  public Optional<Registration> find(Class<? extends UrlExtension> type) {
    return Optional.ofNullable(byType.get(type));
  }

  /**
   * Returns whether a node can be written: it is a foreign element, or its extension is registered.
   */
  public boolean canWrite(Node<?> node) {
    return node.value() instanceof ForeignElement || byType.containsKey(node.value().getClass());
  }

  /**
   * Returns an entry without the nodes that cannot be written; the same object if all of them can.
   */
  public UrlEntry writable(UrlEntry entry) {
    for (Node<?> node : entry.nodes()) {
      if (!canWrite(node)) {
        List<Node<?>> nodes = new ArrayList<>(entry.nodes());
        nodes.removeIf(other -> !canWrite(other));
        return entry.toBuilder().nodes(nodes).build();
      }
    }
    return entry; // as nearly all are
  }

  /** Returns the name of a node's element for messages, such as {@code image:image}. */
  public String nameOf(Node<?> node) {
    if (node.value() instanceof ForeignElement element) {
      return element.name().toString();
    }
    Registration registration = byType.get(node.value().getClass());
    return registration == null
        ? node.value().getClass().getName() + " (its extension is not registered)"
        : registration.element().toString();
  }

  /** Returns the extension with an id; empty if there is none. */
  public Optional<Registration> find(String id) {
    return Optional.ofNullable(byId.get(id));
  }

  /** Returns all registrations, in the order of the registry. */
  public List<Registration> registrations() {
    return registrations;
  }

  /** Returns the namespace that an alias stands for; the same namespace if it is not an alias. */
  public String canonicalNamespace(String namespace) {
    return canonical.getOrDefault(namespace, namespace);
  }

  /** Returns the prefixes that are written for extensions, each with its namespace. */
  public Map<String, String> prefixes() {
    return Collections.unmodifiableMap(prefixes);
  }

  /** Returns the extensions, in the order in which their elements are written. */
  @Override
  public Iterator<SitemapExtension<?>> iterator() {
    return extensions.iterator();
  }

  /** Returns the ids of the extensions. */
  @Override
  public String toString() {
    return "Extensions" + registrations.stream().map(Registration::id).toList();
  }
}
