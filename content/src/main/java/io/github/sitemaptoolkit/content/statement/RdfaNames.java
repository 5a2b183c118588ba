package io.github.sitemaptoolkit.content.statement;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.TreeMap;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** Resolves names in RDFa to those of schema.org, by the vocabularies and prefixes in scope. */
final class RdfaNames {

  private static final String SCHEMA = "schema.org";

  /** The declarations of an element. */
  private record Scope(int depth, @Nullable Boolean schema, Map<String, Boolean> prefixes) {}

  private final Deque<Scope> scopes = new ArrayDeque<>();

  /** Reads the declarations of an element at a depth. */
  void open(Element element, int depth) {
    boolean vocabulary = element.hasAttr("vocab");
    boolean prefixes = element.hasAttr("prefix");
    if (vocabulary || prefixes) {
      Boolean schema = vocabulary ? element.attr("vocab").contains(SCHEMA) : null;
      scopes.push(new Scope(depth, schema, prefixes(element.attr("prefix"))));
    }
  }

  private static Map<String, Boolean> prefixes(String text) {
    Map<String, Boolean> prefixes = new TreeMap<>();
    String[] words = text.strip().split("\\s+", -1);
    for (int i = 0; i + 1 < words.length; i += 2) {
      if (words[i].endsWith(":")) {
        prefixes.put(words[i].substring(0, words[i].length() - 1), words[i + 1].contains(SCHEMA));
      }
    }
    return prefixes;
  }

  /** Ends the declarations of the element at a depth. */
  void close(int depth) {
    Scope last = scopes.peek();
    if (last != null && last.depth() == depth) {
      scopes.pop();
    }
  }

  /** Returns those names that are of schema.org, without their prefixes; empty if none is. */
  String all(String written) {
    var names = new StringBuilder();
    for (String name : written.strip().split("\\s+", -1)) {
      if (isSchema(name)) {
        names.append(names.isEmpty() ? "" : " ").append(TypeNames.last(name));
      }
    }
    return names.toString();
  }

  private boolean isSchema(String name) {
    int colon = name.indexOf(':');
    if (name.isEmpty()) {
      return false;
    } else if (colon < 0) {
      return isOfVocabulary();
    } else if (name.startsWith("//", colon + 1)) {
      return name.contains(SCHEMA);
    }
    String prefix = name.substring(0, colon);
    for (Scope scope : scopes) {
      Boolean known = scope.prefixes().get(prefix);
      if (known != null) {
        return known;
      }
    }
    return prefix.equals("schema");
  }

  private boolean isOfVocabulary() {
    for (Scope scope : scopes) {
      if (scope.schema() != null) {
        return scope.schema();
      }
    }
    return false;
  }
}
