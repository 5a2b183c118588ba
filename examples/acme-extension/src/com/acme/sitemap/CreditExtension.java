package com.acme.sitemap;

import io.github.sitemaptoolkit.extension.FeedMapping;

import io.github.sitemaptoolkit.extension.Field;

import io.github.sitemaptoolkit.extension.Descriptor;

import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.feed.FeedContext;
import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.model.ElementName;
import java.util.ArrayList;
import java.util.List;

/** A complete extension, which adds a custom element to sitemaps. */
public final class CreditExtension implements SitemapExtension<Credit>, FeedMapping<Credit> {

  @Override
  public Descriptor<Credit> descriptor() {
    return Descriptor.of("acme-credit", Credit.class, new ElementName("https://acme.example/ns/credit", "credit", "acme"))
        .attributes(Field.text("role"))
        .fields(Field.text("name"), Field.text("award").repeats())
        .feed(this);
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

  /** Returns a credit for each author of a feed item. */
  @Override
  public List<Credit> fromFeed(FeedItem item, FeedContext context) {
    return item.authors().stream()
        .map(author -> new Credit("author", author.name(), List.of()))
        .toList();
  }
}
