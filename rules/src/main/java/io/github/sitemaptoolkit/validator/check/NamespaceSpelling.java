package io.github.sitemaptoolkit.validator.check;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.text.Spelling;
import io.github.sitemaptoolkit.url.UrlParts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds the namespace of an extension that was meant by one that nearly is it: another scheme,
 * host, order of words or version, a slash too many, or a misspelt word.
 */
final class NamespaceSpelling {

  private static final int SHORTEST = 4; // of a word that can be misspelt

  /** Words of namespaces that tell no extension from another. */
  private static final Set<String> COMMON =
      Set.of("http", "https", "www", "google", "com", "sitemaps", "org");

  /** Words that nearly all namespaces of extensions have, so that one of them may be missing. */
  private static final Set<String> USUAL = Set.of("schemas", "sitemap");

  /** Hosts that have one version of each namespace. */
  private static final Set<String> ONE_VERSION =
      Set.of("google.com", "sitemaps.org", "w3.org", "openarchives.org");

  private final Extensions extensions;
  private final Map<String, List<String>> words = new LinkedHashMap<>(); // by namespace

  NamespaceSpelling(Extensions extensions) {
    this.extensions = extensions;
    for (Registration known : extensions.registrations()) {
      String namespace = known.element().namespace();
      words.putIfAbsent(namespace, words(namespace));
    }
  }

  /** Returns the namespace that was meant by that of an element; null if it is another one. */
  @Nullable String meant(ElementName element) {
    List<String> written = words(element.namespace());
    for (Map.Entry<String, List<String>> known : words.entrySet()) {
      if (isNearly(written, known.getValue())) {
        return known.getKey();
      }
    }
    String host = host(element.namespace());
    for (Registration known : extensions.registrations()) {
      if (known.element().toString().equals(element.toString())
          && host.equals(host(known.element().namespace()))) {
        return known.element().namespace();
      }
    }
    return null;
  }

  private static List<String> words(String namespace) {
    boolean versions = !ONE_VERSION.contains(host(namespace));
    List<String> found = new ArrayList<>();
    var word = new StringBuilder();
    String text = namespace.toLowerCase(Locale.ROOT) + '/';
    for (int i = 0; i < text.length(); i++) {
      if (Character.isLetterOrDigit(text.charAt(i))) {
        word.append(text.charAt(i));
        continue;
      }
      String complete = word.toString();
      word.setLength(0);
      boolean number = complete.chars().allMatch(Character::isDigit); // also none
      if (!COMMON.contains(complete) && (!number || (versions && !complete.isEmpty()))) {
        found.add(complete);
      }
    }
    return found;
  }

  private static String host(String namespace) {
    String host = UrlParts.hostName(namespace);
    String name = host == null ? "" : host.toLowerCase(Locale.ROOT);
    return name.startsWith("www.") ? name.substring("www.".length()) : name;
  }

  private static boolean isNearly(List<String> written, List<String> known) {
    List<String> wrong = without(written, known);
    List<String> missing = without(known, written);
    if (missing.isEmpty()) {
      return wrong.isEmpty();
    } else if (missing.size() > 1 || wrong.size() > 1) {
      return false;
    } else if (wrong.isEmpty()) {
      return USUAL.contains(missing.get(0));
    }
    return missing.get(0).length() >= SHORTEST
        && Spelling.nearest(wrong.get(0), missing).isPresent();
  }

  private static List<String> without(List<String> words, List<String> others) {
    List<String> left = new ArrayList<>(words);
    others.forEach(left::remove);
    return left;
  }
}
