package io.github.sitemaptoolkit.converters.internal.feed.read;

import io.github.sitemaptoolkit.extension.Descriptor;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.model.UrlExtension;
import io.github.sitemaptoolkit.model.W3cDateTime;
import io.github.sitemaptoolkit.url.UrlJudge;
import io.github.sitemaptoolkit.url.UrlParts;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The entry of several items about one page, with the latest of their dates and all of their
 * extensions without duplicates. What an entry may have only once, such as news, is taken from the
 * item whose link has no fragment, or else from the first.
 */
final class JoinedEntry {

  /** Collects the addresses in a value. */
  private static final class Addresses implements ElementWriter {
    private final List<String> all = new ArrayList<>();

    private ElementWriter add(@Nullable String text) {
      if (text != null && UrlJudge.isWeb(text)) {
        all.add(text);
      }
      return this;
    }

    @Override
    public ElementWriter start(String name) {
      return this;
    }

    @Override
    public ElementWriter attribute(String name, @Nullable String value) {
      return add(value);
    }

    @Override
    public ElementWriter text(@Nullable String text) {
      return add(text);
    }

    @Override
    public ElementWriter end() {
      return this;
    }
  }

  private final UrlEntry first;
  private final Extensions extensions;
  private final List<Node<?>> nodes = new ArrayList<>();
  private final Set<Object> known = new HashSet<>(); // values, and addresses with their extension
  private final Map<Class<?>, Integer> single = new HashMap<>(); // where they are in the nodes
  private boolean hasOwn; // of the page itself, not of a part of it
  private String loc;
  private @Nullable String lastmod;

  JoinedEntry(UrlEntry first, Extensions extensions) {
    this.first = first;
    this.extensions = extensions;
    this.loc = first.loc();
    this.lastmod = first.lastmod();
    this.hasOwn = isWhole(loc);
    addAll(first, false);
  }

  /** Returns the address whose fragment is cut off if an entry is added; null if none is. */
  @Nullable String cut(UrlEntry entry) {
    String other = entry.loc();
    if (other.equals(loc)) {
      return null;
    }
    return isWhole(other) ? loc : other;
  }

  private static boolean isWhole(String loc) {
    return UrlParts.fragment(loc) == loc.length();
  }

  /** Adds what another item says of the page. */
  void add(UrlEntry entry) {
    boolean own = !hasOwn && isWhole(entry.loc());
    hasOwn |= own;
    if (cut(entry) != null) {
      loc = loc.substring(0, UrlParts.fragment(loc));
    }
    lastmod = later(lastmod, entry.lastmod());
    addAll(entry, own);
  }

  private void addAll(UrlEntry entry, boolean own) {
    for (Node<?> node : entry.nodes()) {
      Registration registration = extensions.find(node.value().getClass()).orElse(null);
      if (registration != null && registration.extension().descriptor().mostInEntry() == 1) {
        addSingle(node, own);
      } else if (known.add(node) && adds(node, registration)) {
        nodes.add(node);
      }
    }
  }

  private void addSingle(Node<?> node, boolean own) {
    Integer at = single.putIfAbsent(node.value().getClass(), nodes.size());
    if (at == null) {
      nodes.add(node);
    } else if (own) {
      nodes.set(at, node);
    }
  }

  /** Returns whether a value has an address that no other of its kind has, or none at all. */
  private boolean adds(Node<?> node, @Nullable Registration registration) {
    if (registration == null || registration.extension().descriptor().hasAlternates()) {
      return true;
    }
    List<String> all = addresses(node, registration.extension());
    boolean adds = all.isEmpty();
    for (String address : all) {
      adds |= known.add(registration.id() + ' ' + address);
    }
    return adds;
  }

  private static <E extends UrlExtension> List<String> addresses(
      Node<?> node, SitemapExtension<E> extension) {
    Descriptor<E> descriptor = extension.descriptor();
    var addresses = new Addresses();
    extension.write(descriptor.type().cast(node.value()), addresses);
    return addresses.all;
  }

  private static @Nullable String later(@Nullable String one, @Nullable String other) {
    Instant first = start(one);
    Instant second = start(other);
    if (first == null || second == null) {
      return one == null ? other : one;
    }
    return second.isAfter(first) ? other : one;
  }

  private static @Nullable Instant start(@Nullable String date) {
    return date == null ? null : W3cDateTime.parse(date).map(W3cDateTime::start).orElse(null);
  }

  /** Returns the entry of all. */
  UrlEntry entry() {
    return UrlEntry.builder(loc).lastmod(lastmod).nodes(nodes).unknown(first.unknown()).build();
  }
}
