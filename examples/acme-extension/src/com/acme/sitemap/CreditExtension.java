package com.acme.sitemap;

import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.feed.FeedContext;
import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.model.ElementName;
import java.util.ArrayList;
import java.util.List;

/** All that it takes to add an element of one's own to sitemaps. */
public final class CreditExtension implements SitemapExtension<Credit> {

  @Override
  public String id() {
    return "acme-credit";
  }

  @Override
  public Class<Credit> type() {
    return Credit.class;
  }

  @Override
  public ElementName element() {
    return new ElementName("https://acme.example/ns/credit", "credit", "acme");
  }

  @Override
  public List<String> columns() {
    return List.of("@role", "name", "award[]");
  }

  @Override
  public Credit read(ElementReader in) {
    String role = in.attribute("role");
    String name = null;
    List<String> awards = new ArrayList<>();
    while (in.nextChild()) {
      switch (in.name()) {
        case "name" -> name = in.text();
        case "award" -> awards.add(in.text());
        default -> in.keep();
      }
    }
    return new Credit(role, name, awards);
  }

  @Override
  public void write(Credit credit, ElementWriter out) {
    out.attribute("role", credit.role()).element("name", credit.name());
    credit.awards().forEach(award -> out.element("award", award));
  }

  /** A feed's authors are credited, too. */
  @Override
  public List<Credit> fromFeed(FeedItem item, FeedContext context) {
    return item.authors().stream()
        .map(author -> new Credit("author", author.name(), List.of()))
        .toList();
  }
}
