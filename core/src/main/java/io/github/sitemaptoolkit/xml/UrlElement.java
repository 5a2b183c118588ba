package io.github.sitemaptoolkit.xml;

import io.github.sitemaptoolkit.limit.LimitCodes;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UnknownMarkup;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Code;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The {@code url} of a urlset. */
final class UrlElement implements EntryElement<UrlEntry> {

  static final String ROOT = "urlset";
  static final String NAME = "url";

  private static final List<String> FIELDS = List.of("loc", "lastmod", "changefreq", "priority");

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
    return DocumentInfo.Kind.URLSET;
  }

  @Override
  public List<String> fields() {
    return FIELDS;
  }

  @Override
  public Code limitCode() {
    return LimitCodes.URL_COUNT;
  }

  @Override
  public UrlEntry create(
      String loc, @Nullable String[] fields, List<Node<?>> nodes, UnknownMarkup rest) {
    return new UrlEntry(loc, fields[1], fields[2], fields[3], nodes, rest);
  }

  @Override
  public @Nullable String field(UrlEntry entry, int index) {
    return switch (index) {
      case 0 -> entry.loc();
      case 1 -> entry.lastmod();
      case 2 -> entry.changefreq();
      default -> entry.priority();
    };
  }

  @Override
  public List<Node<?>> nodes(UrlEntry entry) {
    return entry.nodes();
  }

  @Override
  public UnknownMarkup unknown(UrlEntry entry) {
    return entry.unknown();
  }
}
