package io.github.sitemaptoolkit.validator.value;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A table of codes that a standard has registered, from a resource beside this class.
 *
 * <p>Its lines consist of a kind, a colon and codes, separated by spaces. {@code old=new} means
 * that the second code replaced the first one. Lines that begin with {@code #} are ignored.
 */
final class Registry {

  private final Map<String, Set<String>> codes = new HashMap<>();
  private final Map<String, Map<String, String>> replaced = new HashMap<>();

  private Registry() {}

  /** Reads a table. */
  static Registry load(String name) {
    var registry = new Registry();
    InputStream resource = Registry.class.getResourceAsStream(name);
    try (var lines =
        new BufferedReader(
            new InputStreamReader(
                Objects.requireNonNull(resource, name), StandardCharsets.US_ASCII))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (!line.startsWith("#")) {
          registry.add(line);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return registry;
  }

  private void add(String line) {
    int colon = line.indexOf(':');
    String kind = line.substring(0, colon);
    for (String code : line.substring(colon + 2).split(" ", -1)) {
      int equals = code.indexOf('=');
      if (equals < 0) {
        codes.computeIfAbsent(kind, key -> new HashSet<>()).add(code);
      } else {
        replaced
            .computeIfAbsent(kind, key -> new HashMap<>())
            .put(code.substring(0, equals), code.substring(equals + 1));
      }
    }
  }

  /** Returns the codes of a kind. */
  Set<String> codes(String kind) {
    return codes.getOrDefault(kind, Set.of());
  }

  /** Returns the code that replaced another one; null if none did. */
  @Nullable String replacement(String kind, String code) {
    return replaced.getOrDefault(kind, Map.of()).get(code);
  }
}
