package io.github.sitemaptoolkit.web.jdk;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/** The codes of three letters by those of two, as the JDK that compiled this had them. */
final class IsoTables {

  /** The resource: a line of {@code en eng} and so on for languages, another one for countries. */
  static final String RESOURCE = "web/iso.txt";

  static final Map<String, String> LANGUAGES = new TreeMap<>();
  static final Map<String, String> COUNTRIES = new TreeMap<>();

  static {
    var in = Objects.requireNonNull(ClassLoader.getSystemResourceAsStream(RESOURCE), RESOURCE);
    try (var lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.US_ASCII))) {
      read(lines.readLine(), LANGUAGES);
      read(lines.readLine(), COUNTRIES);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private IsoTables() {}

  private static void read(String line, Map<String, String> codes) {
    String[] words = line.split(" ", -1);
    for (int i = 0; i < words.length; i += 2) {
      codes.put(words[i], words[i + 1]);
    }
  }
}
