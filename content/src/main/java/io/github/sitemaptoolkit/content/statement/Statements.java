package io.github.sitemaptoolkit.content.statement;

import io.github.sitemaptoolkit.url.UrlParts;
import io.github.sitemaptoolkit.url.UrlResolver;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jsoup.parser.Parser;
import org.jspecify.annotations.Nullable;

/**
 * The structured data of a page as a tree of items, whether it is written as JSON-LD, microdata or
 * RDFa. Includes items about other pages; {@link PageFacts} extracts what is said of the page.
 * Immutable once it is read.
 *
 * @since 0.1
 */
public final class Statements {

  private final String base;
  private final List<Thing> tops;
  private final List<String> broken;
  private final Set<Thing> all = new LinkedHashSet<>();
  private final Map<String, Thing> known = new HashMap<>(0); // by their ids

  /**
   * Creates statements.
   *
   * @param base the url that relative ones are resolved against
   * @param tops the items that are in no other
   * @param broken the places of scripts that are not JSON
   */
  Statements(String base, List<Thing> tops, List<String> broken) {
    this.base = base;
    this.tops = tops;
    this.broken = List.copyOf(broken);
    tops.forEach(this::index);
  }

  /** Collects an item and those in it, however deep they are: elements may refer to others. */
  private void index(Thing top) {
    Deque<Thing> left = new ArrayDeque<>(List.of(top));
    for (Thing item = left.poll(); item != null; item = left.poll()) {
      if (all.add(item)) {
        for (List<Value> values : item.properties().values()) {
          for (Value value : values) {
            if (value.item() != null) {
              left.add(value.item());
            }
          }
        }
        know(item);
      }
    }
  }

  private void know(Thing item) {
    String id = item.id();
    if (id != null && !item.isReference()) {
      Thing first = known.putIfAbsent(absolute(id), item);
      if (first != null) {
        first.complete(item);
      }
    }
  }

  /** Returns the places of scripts that are not JSON, as {@code LINE:COLUMN}. */
  public List<String> broken() {
    return broken;
  }

  /** Returns the absolute addresses of the pages that items name as their own. */
  public Set<String> named() {
    Set<String> named = new HashSet<>();
    for (Thing top : tops) {
      named.addAll(pages(top));
    }
    return named;
  }

  List<Thing> tops() {
    return tops;
  }

  /** Returns all items, each once. */
  Set<Thing> all() {
    return all;
  }

  String base() {
    return base;
  }

  /** Returns an address resolved and without white space around it. */
  String absolute(String address) {
    String url = UrlResolver.resolve(base, address);
    return url == null ? address : url;
  }

  /** Returns whether an absolute address is of the host that relative ones are resolved to. */
  boolean isOfHost(String url) {
    String host = UrlParts.hostName(url);
    return host != null && host.equalsIgnoreCase(UrlParts.hostName(base));
  }

  /** Returns the pages that an item names as its own: {@code url}, {@code mainEntityOfPage}. */
  List<String> pages(Thing item) {
    List<String> pages = new ArrayList<>(1);
    for (String property : List.of("url", "mainEntityOfPage")) {
      for (Value value : item.values(property)) {
        String address = value.item() == null ? value.text() : page(value.item());
        if (address != null && isAddress(address)) {
          pages.add(absolute(address));
        }
      }
    }
    return pages;
  }

  private @Nullable String page(Thing item) {
    Thing known = resolved(item);
    String url = text(known, "url");
    return url == null ? known.id() : url;
  }

  /** Returns whether a text may be an address; some themes write {@code true} instead. */
  private static boolean isAddress(String text) {
    return !text.isEmpty() && !text.equalsIgnoreCase("true") && !text.equalsIgnoreCase("false");
  }

  /** Returns the item that a reference means; any other item itself. */
  Thing resolved(Thing item) {
    String id = item.id();
    Thing found = id == null ? null : known.get(absolute(id));
    return found == null ? item : found;
  }

  /** Returns the item that a value is or, if it is the id of one, means; null if there is none. */
  @Nullable Thing item(Value value) {
    Thing item = value.item();
    if (item != null) {
      return resolved(item);
    }
    return mayBeId(value.text()) ? known.get(absolute(value.text())) : null;
  }

  /** Returns whether a text may be the id of an item, and is no word such as {@code en}. */
  private boolean mayBeId(String text) {
    return !known.isEmpty()
        && (text.indexOf('#') >= 0 || text.indexOf(':') >= 0 || text.indexOf('/') >= 0);
  }

  /** Returns the items that are values of a property. */
  List<Thing> items(Thing item, String property) {
    List<Thing> items = new ArrayList<>(1);
    for (Value value : item.values(property)) {
      Thing found = item(value);
      if (found != null) {
        items.add(found);
      }
    }
    return items;
  }

  /** Returns the first text of a property as written; null if there is none. */
  @Nullable String text(Thing item, String property) {
    for (Value value : item.values(property)) {
      Thing found = value.item();
      Value text = found == null ? value : plain(resolved(found), "@value");
      if (text != null && !text.text().isBlank()) {
        return text.text().strip();
      }
    }
    return null;
  }

  /** Returns the first value of a property that is no item; null if there is none. */
  private static @Nullable Value plain(Thing item, String property) {
    for (Value value : item.values(property)) {
      if (value.item() == null) {
        return value;
      }
    }
    return null;
  }

  /** Returns the first text of a property to be shown to people; of an item, its name. */
  @Nullable String words(Thing item, String property) {
    List<String> words = allWords(item, property);
    return words.isEmpty() ? null : words.get(0);
  }

  /** Returns the texts of a property to be shown to people, with character references decoded. */
  List<String> allWords(Thing item, String property) {
    List<String> all = new ArrayList<>(1);
    for (Value value : item.values(property)) {
      Thing found = item(value);
      Value named = found == null ? value : plain(found, "@value");
      named = named == null && found != null ? plain(found, "name") : named;
      if (named != null && !named.text().isBlank()) {
        String text = named.text().strip();
        boolean escaped = named.escaped() && text.indexOf('&') >= 0;
        all.add(escaped ? Parser.unescapeEntities(text, false) : text);
      }
    }
    return all;
  }

  /** Returns the addresses of files that a property names, as written. */
  List<String> addresses(Thing item, String property) {
    List<String> all = new ArrayList<>(1);
    for (Value value : item.values(property)) {
      Thing found = isPlainAddress(value) ? null : item(value);
      String address = found == null ? value.text() : address(found);
      if (address != null && !address.isBlank()) {
        all.add(address.strip());
      }
    }
    return all;
  }

  /** Returns whether a text is a file's address and not the id of an item, such as {@code #a}. */
  private static boolean isPlainAddress(Value value) {
    return value.item() == null && value.text().indexOf('#') < 0;
  }

  /** Returns the address of the file that an item is. */
  private @Nullable String address(Thing item) {
    for (String property : List.of("@value", "contentUrl", "url")) {
      String address = text(item, property);
      if (address != null) {
        return address;
      }
    }
    String id = item.id();
    return id == null || id.indexOf('#') >= 0 ? null : id;
  }
}
