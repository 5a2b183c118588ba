package io.github.sitemaptoolkit.web.jdk;

import java.util.Map;
import java.util.TreeMap;

/** The codes of three letters by those of two, as the JDK that compiled this had them. */
final class IsoTables {

  static final Map<String, String> LANGUAGES = new TreeMap<>();
  static final Map<String, String> COUNTRIES = new TreeMap<>();

  static {
    // a line of "en eng" and so on for languages, another one for countries
    String[] lines = Embedded.text("iso.txt").split("\n", -1);
    read(lines[0], LANGUAGES);
    read(lines[1], COUNTRIES);
  }

  private IsoTables() {}

  private static void read(String line, Map<String, String> codes) {
    String[] words = line.split(" ", -1);
    for (int i = 0; i < words.length; i += 2) {
      codes.put(words[i], words[i + 1]);
    }
  }
}
