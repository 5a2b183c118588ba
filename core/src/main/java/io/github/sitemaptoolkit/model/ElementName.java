package io.github.sitemaptoolkit.model;

import org.jspecify.annotations.Nullable;

/**
 * The name of an XML element: its namespace, its local name and the prefix that it is written with.
 *
 * <p>Two names are equal if namespace and local name are equal; the prefix is ignored.
 *
 * @param namespace the namespace URI; empty for none
 * @param localName the name without prefix
 * @param prefix the preferred prefix; empty for none
 * @since 0.1
 */
public record ElementName(String namespace, String localName, String prefix) {

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof ElementName name
        && localName.equals(name.localName)
        && namespace.equals(name.namespace);
  }

  @Override
  public int hashCode() {
    return 31 * namespace.hashCode() + localName.hashCode();
  }

  /** Returns {@code prefix:localName}, or just the local name if there is no prefix. */
  @Override
  public String toString() {
    return prefix.isEmpty() ? localName : prefix + ':' + localName;
  }
}
