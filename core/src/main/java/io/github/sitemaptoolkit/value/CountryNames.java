package io.github.sitemaptoolkit.value;

import io.github.sitemaptoolkit.annotation.Incubating;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The names and codes of countries, and the names of languages, in those languages in which tables
 * and pages are most often written. Thread-safe.
 *
 * @since 0.1
 */
@Incubating
public final class CountryNames {

  private static final Pattern SEPARATORS = Pattern.compile("[,;|/]");
  private static final Pattern GAPS = Pattern.compile("\\s{2,}|\n");
  private static final Pattern SPACES = Pattern.compile("\\s+");

  /** From tables, as what the JDK knows depends on its version and modules. */
  private static final class Names {
    static final Map<String, String> COUNTRIES = read("country-names.txt");
    static final Map<String, String> TAGS = read("language-names.txt");
    static final Set<String> CODES = Set.copyOf(COUNTRIES.values());

    private static Map<String, String> read(String table) {
      Map<String, String> codes = new HashMap<>();
      InputStream in = Objects.requireNonNull(Names.class.getResourceAsStream(table), table);
      try (var lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
          int tab = line.indexOf('\t');
          if (tab > 0) {
            for (String name : line.substring(tab + 1).split("\\|", -1)) {
              codes.put(name, line.substring(0, tab));
            }
          }
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      return codes;
    }
  }

  private CountryNames() {}

  /** Returns the codes of the countries in a list, with spaces between them; null if it is none. */
  public static @Nullable String codes(String list) {
    Set<String> codes = new LinkedHashSet<>();
    List<String> unknown = new ArrayList<>(0);
    addCodes(list, codes, unknown::add);
    return codes.isEmpty() || !unknown.isEmpty() ? null : String.join(" ", codes);
  }

  /**
   * Adds the codes of the countries in a list.
   *
   * @param list names or codes, separated by commas, semicolons, bars, slashes or spaces
   * @param codes receives the codes, in upper case
   * @param unknown receives the parts of the list that are no countries
   */
  public static void addCodes(String list, Set<String> codes, Consumer<String> unknown) {
    boolean separated = SEPARATORS.matcher(list).find();
    for (String part : (separated ? SEPARATORS : GAPS).split(list, -1)) {
      String name = part.strip();
      boolean one = separated || code(name) != null;
      for (String word : one ? new String[] {name} : SPACES.split(name, -1)) {
        String code = code(word);
        if (code != null) {
          codes.add(code);
        } else if (!word.isEmpty()) {
          unknown.accept(word);
        }
      }
    }
  }

  /**
   * Returns the code of ISO 3166-1 with two letters of a country, in upper case.
   *
   * @param name its code with two or three letters, or its name
   * @return null if there is none
   */
  public static @Nullable String code(String name) {
    String upper = name.toUpperCase(Locale.ROOT);
    return Names.CODES.contains(upper) ? upper : Names.COUNTRIES.get(name.toLowerCase(Locale.ROOT));
  }

  /** Returns the tag of the language that a name stands for; null if there is none. */
  public static @Nullable String language(String name) {
    return Names.TAGS.get(name.toLowerCase(Locale.ROOT));
  }
}
