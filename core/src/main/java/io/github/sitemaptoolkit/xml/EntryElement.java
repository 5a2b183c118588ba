package io.github.sitemaptoolkit.xml;

import io.github.sitemaptoolkit.code.LimitCodes;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.Entry;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UnknownMarkup;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Code;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The differences between a {@code url} of a urlset and a {@code sitemap} of an index: names, core
 * children and the model's type.
 */
abstract class EntryElement<E extends Entry> {

  /** The {@code url} of a urlset. */
  static final EntryElement<UrlEntry> URL = new Url();

  /** The {@code sitemap} of a sitemap index. */
  static final EntryElement<IndexEntry> INDEX = new Index();

  private final DocumentInfo.Kind kind;
  private final String root;
  private final String name;
  private final List<String> fields;
  private final Code limitCode;

  private EntryElement(
      DocumentInfo.Kind kind, String root, String name, Code limitCode, List<String> fields) {
    this.kind = kind;
    this.root = root;
    this.name = name;
    this.fields = fields;
    this.limitCode = limitCode;
  }

  /** Returns whether a name is that of either root element, ignoring case. */
  static boolean isRoot(String name) {
    return name.equalsIgnoreCase(URL.root) || name.equalsIgnoreCase(INDEX.root);
  }

  /** Returns whether a name is that of either entry element, ignoring case. */
  static boolean isEntry(String name) {
    return name.equalsIgnoreCase(URL.name) || name.equalsIgnoreCase(INDEX.name);
  }

  /** Returns the root element's name. */
  final String root() {
    return root;
  }

  /** Returns the entry element's name. */
  final String name() {
    return name;
  }

  /** Returns the kind of documents with such entries. */
  final DocumentInfo.Kind kind() {
    return kind;
  }

  /** Returns the names of the core children, in the order of the schema; the first is loc. */
  final List<String> fields() {
    return fields;
  }

  /** Returns the code for too many entries in a file. */
  final Code limitCode() {
    return limitCode;
  }

  /** Creates an entry from the texts of its core children, which are null if absent. */
  abstract E create(String loc, @Nullable String[] fields, List<Node<?>> nodes, UnknownMarkup rest);

  /** Returns the text of a core child; null if absent. */
  abstract @Nullable String field(E entry, int index);

  private static final class Url extends EntryElement<UrlEntry> {

    Url() {
      super(DocumentInfo.Kind.URLSET, "urlset", "url", LimitCodes.URL_COUNT, UrlEntry.FIELDS);
    }

    @Override
    UrlEntry create(
        String loc, @Nullable String[] fields, List<Node<?>> nodes, UnknownMarkup rest) {
      return new UrlEntry(loc, fields[1], fields[2], fields[3], nodes, rest);
    }

    @Override
    @Nullable String field(UrlEntry entry, int index) {
      return entry.field(index);
    }
  }

  private static final class Index extends EntryElement<IndexEntry> {

    Index() {
      super(
          DocumentInfo.Kind.INDEX,
          "sitemapindex",
          "sitemap",
          LimitCodes.INDEX_COUNT,
          List.of("loc", "lastmod"));
    }

    @Override
    IndexEntry create(
        String loc, @Nullable String[] fields, List<Node<?>> nodes, UnknownMarkup rest) {
      return new IndexEntry(loc, fields[1], nodes, rest);
    }

    @Override
    @Nullable String field(IndexEntry entry, int index) {
      return index == 0 ? entry.loc() : entry.lastmod();
    }
  }
}
