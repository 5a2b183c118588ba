package io.github.sitemaptoolkit.xml;

import io.github.sitemaptoolkit.limit.LimitCodes;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UnknownMarkup;
import io.github.sitemaptoolkit.problem.Code;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The {@code sitemap} of a sitemap index. */
final class IndexElement implements EntryElement<IndexEntry> {

  static final String ROOT = "sitemapindex";
  static final String NAME = "sitemap";

  private static final List<String> FIELDS = List.of("loc", "lastmod");

  @Override
  public String root() {
    return ROOT;
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public DocumentInfo.Kind kind() {
    return DocumentInfo.Kind.INDEX;
  }

  @Override
  public List<String> fields() {
    return FIELDS;
  }

  @Override
  public Code limitCode() {
    return LimitCodes.INDEX_COUNT;
  }

  @Override
  public IndexEntry create(
      String loc, @Nullable String[] fields, List<Node<?>> nodes, UnknownMarkup rest) {
    return new IndexEntry(loc, fields[1], nodes, rest);
  }

  @Override
  public @Nullable String field(IndexEntry entry, int index) {
    return index == 0 ? entry.loc() : entry.lastmod();
  }

  @Override
  public List<Node<?>> nodes(IndexEntry entry) {
    return entry.nodes();
  }

  @Override
  public UnknownMarkup unknown(IndexEntry entry) {
    return entry.unknown();
  }
}
