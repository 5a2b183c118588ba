package io.github.sitemaptoolkit.converters.internal.feed.write;

import io.github.sitemaptoolkit.converters.internal.feed.text.Namespaces;
import io.github.sitemaptoolkit.model.Attribute;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.ForeignContent;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.ForeignText;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A builder of an element of a feed, which is written exactly as built. */
final class Tree {

  private final ElementName name;
  private final List<Attribute> attributes = new ArrayList<>(0);
  private final List<ForeignContent> content = new ArrayList<>(1);

  private Tree(ElementName name) {
    this.name = name;
  }

  /** Begins an element of RSS 2.0. */
  static Tree rss(String name) {
    return new Tree(new ElementName("", name, ""));
  }

  /** Begins an element of Atom in an Atom feed. */
  static Tree atom(String name) {
    return new Tree(new ElementName(Namespaces.ATOM, name, ""));
  }

  /** Begins an element of Atom in a feed that is not Atom. */
  static Tree guest(String name) {
    return new Tree(new ElementName(Namespaces.ATOM, name, "atom"));
  }

  /** Begins an element of the Dublin Core. */
  static Tree dc(String name) {
    return new Tree(new ElementName(Namespaces.DC, name, "dc"));
  }

  /** Begins an element of Media RSS. */
  static Tree media(String name) {
    return new Tree(new ElementName(Namespaces.MEDIA, name, "media"));
  }

  /** Begins an element of the Dublin Core's terms. */
  static Tree dcterms(String name) {
    return new Tree(new ElementName(Namespaces.DCTERMS, name, "dcterms"));
  }

  /** Adds an attribute; null adds nothing. */
  Tree attribute(String attribute, @Nullable String value) {
    if (value != null) {
      attributes.add(new Attribute("", attribute, "", value));
    }
    return this;
  }

  /** Returns the element with an {@code href} attribute. */
  ForeignElement href(String url) {
    return attribute("href", url).build();
  }

  /** Adds a child. */
  Tree add(Tree child) {
    content.add(child.build());
    return this;
  }

  /** Returns whether there is any child or text. */
  boolean isEmpty() {
    return content.isEmpty();
  }

  /** Adds text. */
  Tree append(String text) {
    if (!text.isEmpty()) {
      content.add(new ForeignText(text));
    }
    return this;
  }

  /** Returns the element with this text at its end. */
  ForeignElement text(String text) {
    return append(text).build();
  }

  /** Returns the element. */
  ForeignElement build() {
    return new ForeignElement(name, attributes, content, Map.of());
  }
}
