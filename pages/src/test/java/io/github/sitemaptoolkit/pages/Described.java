package io.github.sitemaptoolkit.pages;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A thing that a generated page describes, to be written in each syntax of structured data. */
final class Described {

  /** The things of a page that are in no other, in their order. */
  record Page(List<Described> tops) {

    String jsonLd() {
      List<String> all = new ArrayList<>();
      tops.forEach(top -> all.add(top.json()));
      return "<script type=\"application/ld+json\">[" + String.join(",\n", all) + "]</script>";
    }

    String microdata() {
      var html = new StringBuilder();
      tops.forEach(top -> top.microdata("", html));
      return html.toString();
    }

    String rdfa() {
      var html = new StringBuilder("<main vocab=\"https://schema.org/\">");
      tops.forEach(top -> top.rdfa("", html));
      return html.append("</main>").toString();
    }
  }

  private record Link(Described target) {}

  private record Address(String url) {}

  private final String type;
  private final String id; // empty if there is none
  private final Map<String, List<Object>> values = new LinkedHashMap<>();
  private final Set<String> referredAs = new LinkedHashSet<>(); // the properties that refer to it

  Described(String type, String id) {
    this.type = type;
    this.id = id;
  }

  boolean hasId() {
    return !id.isEmpty();
  }

  Described text(String property, String text) {
    return add(property, text);
  }

  Described address(String property, String url) {
    return add(property, new Address(url));
  }

  /** Adds a thing that is described within this one. */
  Described has(String property, Described inner) {
    return add(property, inner);
  }

  /** Adds a reference to a thing with an id, which is described elsewhere. */
  Described refersTo(String property, Described other) {
    other.referredAs.add(property);
    return add(property, new Link(other));
  }

  private Described add(String property, Object value) {
    values.computeIfAbsent(property, key -> new ArrayList<>()).add(value);
    return this;
  }

  private String json() {
    List<String> members = new ArrayList<>(List.of("\"@type\":\"" + type + '"'));
    if (!id.isEmpty()) {
      members.add("\"@id\":\"#" + id + '"');
    }
    values.forEach(
        (property, all) -> {
          List<String> texts = new ArrayList<>();
          for (Object value : all) {
            if (value instanceof Described inner) {
              texts.add(inner.json());
            } else if (value instanceof Link link) {
              texts.add("{\"@id\":\"#" + link.target.id + "\"}");
            } else {
              String text = value instanceof Address address ? address.url : value.toString();
              texts.add('"' + text.replace("\"", "\\\"") + '"');
            }
          }
          String list = String.join(",", texts);
          members.add('"' + property + "\":" + (texts.size() == 1 ? list : '[' + list + ']'));
        });
    return '{' + String.join(",", members) + '}';
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("\"", "&quot;");
  }

  private void microdata(String property, StringBuilder html) {
    Set<String> references = new LinkedHashSet<>();
    values.values().stream()
        .flatMap(List::stream)
        .filter(Link.class::isInstance)
        .forEach(link -> references.add(((Link) link).target.id));
    String named = property.isEmpty() ? String.join(" ", referredAs) : property;
    html.append("<div itemscope itemtype=\"https://schema.org/").append(type).append('"');
    html.append(id.isEmpty() ? "" : " id=\"" + id + '"');
    html.append(named.isEmpty() ? "" : " itemprop=\"" + named + '"');
    html.append(references.isEmpty() ? "" : " itemref=\"" + String.join(" ", references) + '"');
    html.append('>');
    values.forEach(
        (name, all) -> {
          for (Object value : all) {
            if (value instanceof Described inner) {
              inner.microdata(name, html);
            } else if (value instanceof Address address) {
              html.append("<link itemprop=\"" + name + "\" href=\"" + escaped(address.url) + "\">");
            } else if (value instanceof String text) {
              html.append("<p itemprop=\"" + name + "\">" + escaped(text) + "</p>");
            }
          }
        });
    html.append("</div>");
  }

  private void rdfa(String property, StringBuilder html) {
    html.append("<div typeof=\"").append(type).append('"');
    html.append(id.isEmpty() ? "" : " resource=\"#" + id + '"');
    html.append(property.isEmpty() ? "" : " property=\"" + property + '"');
    html.append('>');
    values.forEach(
        (name, all) -> {
          for (Object value : all) {
            if (value instanceof Described inner) {
              inner.rdfa(name, html);
            } else if (value instanceof Link link) {
              html.append("<link property=\"" + name + "\" resource=\"#" + link.target.id + "\">");
            } else if (value instanceof Address address) {
              html.append("<link property=\"" + name + "\" href=\"" + escaped(address.url) + "\">");
            } else {
              html.append("<p property=\"" + name + "\">" + escaped(value.toString()) + "</p>");
            }
          }
        });
    html.append("</div>");
  }
}
