package io.github.sitemaptoolkit.validator.value;

import io.github.sitemaptoolkit.problem.Problem;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Checks lists of countries: codes of ISO 3166-1 with two letters in upper case, separated by white
 * space. Thread-safe.
 *
 * @since 0.1
 */
public final class Countries {

  /** Of Kosovo in CLDR; ISO 3166-1 leaves it to users. */
  static final String KOSOVO = "XK";

  private Countries() {}

  /** Returns what is wrong with a list of countries; null if nothing is, or if it is empty. */
  public static @Nullable ValueFault fault(String list) {
    if (isPlain(list)) {
      return null;
    }
    List<String> usual = new ArrayList<>();
    String unknown = null;
    boolean userAssigned = false;
    for (String code : list.strip().split("[\\s,;|]+", -1)) {
      if (code.isEmpty()) {
        continue; // before or after a separator
      }
      boolean kosovo = code.equalsIgnoreCase(KOSOVO);
      String country = kosovo ? KOSOVO : Subtags.country(code);
      userAssigned |= kosovo;
      usual.add(String.valueOf(country));
      unknown = country == null && unknown == null ? code : unknown;
    }
    String better = String.join(" ", usual);
    if (unknown != null) {
      String words =
          "contains " + Problem.quoted(unknown) + ", which is not a country of ISO 3166-1";
      return ValueFault.wrong(list, words, null);
    } else if (userAssigned && list.strip().equals(better)) {
      return ValueFault.userAssigned(list.strip());
    } else if (String.join(" ", list.strip().split("\\s+", -1)).equalsIgnoreCase(better)) {
      return ValueFault.unusualCase(list, better);
    }
    String words = "is not a list of countries of ISO 3166-1, separated by spaces";
    return ValueFault.wrong(list, words, better.isEmpty() ? null : better);
  }

  private static boolean isPlain(String list) {
    int at = 0;
    while (at < list.length()) {
      if (list.charAt(at) <= ' ') {
        at++;
        continue;
      }
      int end = at + 2;
      boolean two = end == list.length() || (end < list.length() && list.charAt(end) <= ' ');
      if (!two
          || list.charAt(at) > 'Z'
          || list.charAt(at + 1) > 'Z'
          || !Subtags.isCountry(list, at)) {
        return false;
      }
      at = end;
    }
    return true;
  }
}
