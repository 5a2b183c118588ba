package io.github.sitemaptoolkit.model;

import org.jspecify.annotations.Nullable;

/**
 * An XML attribute that no extension claims, kept unchanged.
 *
 * <p>Two attributes are equal if namespace, local name and value are equal; the prefix is ignored.
 *
 * @param namespace the namespace URI; empty for none
 * @param localName the name without prefix
 * @param prefix the prefix that it was read with; empty for none
 * @param value the value, unescaped
 * @since 0.1
 */
public record Attribute(String namespace, String localName, String prefix, String value) {

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Attribute attribute
        && localName.equals(attribute.localName)
        && namespace.equals(attribute.namespace)
        && value.equals(attribute.value);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * namespace.hashCode() + localName.hashCode()) + value.hashCode();
  }

  /** Returns {@code prefix:localName="value"}, for messages. */
  @Override
  public String toString() {
    return (prefix.isEmpty() ? "" : prefix + ':') + localName + "=\"" + value + '"';
  }
}
