package io.github.sitemaptoolkit.content.statement;

import io.github.sitemaptoolkit.feed.FeedMedia.Restriction;
import io.github.sitemaptoolkit.value.CountryNames;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds the countries in which a film may be watched: {@code regionsAllowed} without {@code
 * ineligibleRegion}. Never allows more than the page does: countries that are not known are left
 * out.
 */
final class FilmCountries {

  private static final Set<String> EVERYWHERE =
      Set.of("world", "worldwide", "global", "all", "everywhere", "earth", "001", "*");

  private final Statements statements;
  private final List<String> unknown;
  private boolean any; // whether the last property has a value that is a limit
  private boolean everywhere; // whether it has the whole world

  /**
   * Creates a reader of countries.
   *
   * @param unknown receives the texts that are not countries
   */
  FilmCountries(Statements statements, List<String> unknown) {
    this.statements = statements;
    this.unknown = unknown;
  }

  /**
   * Returns the restriction of a film.
   *
   * @return empty if there is no restriction; null if no country is known in which it is allowed
   */
  @Nullable List<Restriction> of(Thing film) {
    Set<String> allowed = codes(film, "regionsAllowed");
    boolean limited = any;
    if (limited && allowed.isEmpty()) {
      return null;
    }
    Set<String> denied = codes(film, "ineligibleRegion");
    if (everywhere || (any && denied.isEmpty())) {
      return null;
    } else if (limited) {
      allowed.removeAll(denied);
      return allowed.isEmpty() ? null : List.of(restriction("allow", allowed));
    }
    return denied.isEmpty() ? List.of() : List.of(restriction("deny", denied));
  }

  private static Restriction restriction(String relationship, Set<String> codes) {
    return new Restriction("country", relationship, String.join(" ", codes));
  }

  private Set<String> codes(Thing film, String property) {
    Set<String> codes = new LinkedHashSet<>();
    any = false;
    everywhere = false;
    for (Value value : film.values(property)) {
      Thing place = statements.item(value);
      List<String> names = place == null ? List.of(value.text()) : names(place);
      String code = null;
      for (String name : names) {
        if (EVERYWHERE.contains(name.strip().toLowerCase(Locale.ROOT))) {
          any = false;
          everywhere = true;
          return new LinkedHashSet<>();
        }
        code = place != null && code == null ? CountryNames.code(name.strip()) : code;
      }
      any = true;
      if (code != null) {
        codes.add(code);
      } else if (place == null) {
        CountryNames.addCodes(value.text(), codes, unknown::add);
      } else {
        unknown.add(names.isEmpty() ? property : names.get(0));
      }
    }
    return codes;
  }

  /** Returns the names that a place may have, the most exact first. */
  private List<String> names(Thing place) {
    List<String> names = new ArrayList<>();
    for (Thing address : statements.items(place, "address")) {
      names.addAll(statements.allWords(address, "addressCountry"));
    }
    for (String property :
        List.of("addressCountry", "identifier", "codeValue", "name", "alternateName")) {
      names.addAll(statements.allWords(place, property));
    }
    return names;
  }
}
