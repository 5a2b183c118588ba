package io.github.sitemaptoolkit.ext.news;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The names of the publications in a document: finds one that is written in two ways. Names are of
 * one publication if they differ only in case, white space, punctuation, accents, "the", "online",
 * or the ending of a domain.
 */
final class PublicationNames {

  private static final int MOST = 1_000; // names that are remembered
  private static final String WWW = "www.";
  private static final String THE = "the";
  private static final String ONLINE = "online";

  // java.text.Normalizer takes long to load
  private static final String ACCENTED = "àáâãäåèéêëìíîïòóôõöøùúûüýÿñç";
  private static final String PLAIN = "aaaaaaeeeeiiiioooooouuuuyync";

  private final Map<String, String> first = new HashMap<>(); // by language and what is compared
  private final Set<String> told = new HashSet<>();

  /**
   * Adds the name of a publication.
   *
   * @return the name that the same publication has had before; null if it is the same, or there is
   *     none, or that was said of this name before
   */
  @Nullable String other(String name, String language) {
    String publication = letters(name);
    if (publication.isEmpty()) {
      return null;
    }
    String key = language + ' ' + publication;
    String before = first.get(key);
    if (before == null && first.size() < MOST) {
      first.put(key, name);
    }
    boolean same = before == null || before.equals(name);
    return same || told.size() == MOST || !told.add(language + ' ' + name) ? null : before;
  }

  /** Returns the letters of a name by which it is compared. */
  private static String letters(String name) {
    String lower = name.toLowerCase(Locale.ROOT).strip();
    int dot = lower.lastIndexOf('.');
    boolean domain = dot > 0 && lower.length() - dot <= 5 && lower.indexOf(' ') < 0;
    String site = domain ? lower.substring(0, dot) : lower;
    var plain = new StringBuilder();
    for (int i = site.startsWith(WWW) ? WWW.length() : 0; i < site.length(); i++) {
      char c = site.charAt(i);
      int accented = ACCENTED.indexOf(c);
      char letter = accented < 0 ? c : PLAIN.charAt(accented);
      boolean umlaut = c == 'e' && i > 0 && "aou".indexOf(site.charAt(i - 1)) >= 0; // as ae
      if (!umlaut && (Character.isLetterOrDigit(letter) || Character.isSurrogate(letter))) {
        plain.append(letter);
      }
    }
    String letters = plain.toString();
    String named = letters.startsWith(THE) ? letters.substring(THE.length()) : letters;
    return named.endsWith(ONLINE) ? named.substring(0, named.length() - ONLINE.length()) : named;
  }
}
