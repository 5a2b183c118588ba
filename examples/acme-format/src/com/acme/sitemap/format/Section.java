package com.acme.sitemap.format;

import io.github.sitemaptoolkit.element.ElementTable;
import io.github.sitemaptoolkit.element.ElementTable.Cell;
import io.github.sitemaptoolkit.element.Elements;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Reporter;
import io.github.sitemaptoolkit.url.DocumentUrls;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The section that is being read: its lines become an entry. What they cannot say is reported. */
final class Section {

  private static final Code BAD_LINE = Code.error("keys.bad-line");

  /** A value of an extension, as described by its lines. */
  private record Value(Registration registration, List<Cell> cells) {}

  private final Context context;
  private final Reporter reporter;
  private final DocumentUrls urls;
  private final Elements elements;
  private final List<ElementTable> tables;
  private final Set<String> keys = new HashSet<>();
  private final Map<String, Value> values = new LinkedHashMap<>();
  private UrlEntry.Builder entry;
  private String loc = "";
  private Location place;

  Section(String document, Context context) {
    this.context = context;
    this.reporter = new Reporter(context.problems(), document);
    this.urls = new DocumentUrls(context.base());
    this.elements = new Elements(context.extensions(), urls, reporter);
    this.tables = ElementTable.of(context.extensions());
    this.place = reporter.document();
  }

  Location place() {
    return place;
  }

  void begin(String url, Location here) {
    loc = url;
    place = here;
    entry = UrlEntry.builder(url);
    reporter.entry(url);
    keys.clear();
    values.clear();
  }

  void add(Line line, Location here) {
    reporter.at(here);
    if (entry == null) {
      leftOut("the line comes before the first url");
    } else if (!keys.add(line.key())) {
      leftOut("the key " + Problem.quoted(line.key()) + " was there before");
    } else {
      switch (line.key()) {
        case "lastmod" -> entry.lastmod(line.value());
        case "changefreq" -> entry.changefreq(line.value());
        case "priority" -> entry.priority(line.value());
        default -> addToValue(line);
      }
    }
  }

  /** Adds a line such as {@code image[1].loc=...}: the first image has this loc. */
  private void addToValue(Line line) {
    String key = line.key();
    int dot = key.indexOf('.');
    String name = dot < 0 ? key : key.substring(0, dot);
    String id = name.replaceFirst("\\[\\d+]$", "");
    Registration known = context.extensions().find(id).orElse(null);
    if (known == null || id.equals(name) || dot < 0 && !line.value().isEmpty()) {
      leftOut("the key " + Problem.quoted(key) + " is unknown");
      return;
    }
    Value value = values.computeIfAbsent(name, each -> new Value(known, new ArrayList<>()));
    if (dot >= 0) {
      value.cells.add(new Cell(key.substring(dot + 1), line.value()));
    }
  }

  /** Returns the entry of the section; null if there is none, or its url cannot be used. */
  UrlEntry end() {
    if (entry == null) {
      return null;
    }
    reporter.at(place);
    for (Value value : values.values()) {
      try {
        ElementTable table = tables.get(value.registration.position());
        Node<?> node = elements.node(table.element(value.cells), place);
        if (node != null) {
          entry.add(node);
        }
      } catch (IllegalArgumentException e) { // says which path is unknown
        leftOut(e.getMessage());
      }
    }
    String url = urls.page(loc, place, null, reporter);
    UrlEntry done = url == null ? null : entry.loc(url).build();
    entry = null;
    return done;
  }

  private void leftOut(String what) {
    reporter.missing(BAD_LINE, what + "; it is left out");
  }
}
