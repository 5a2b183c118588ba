package io.github.sitemaptoolkit.date;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/**
 * The names of months in German, French, Spanish, Italian, Portuguese, Dutch, Polish, Russian,
 * Swedish and Turkish, whole and abbreviated, with and without accents. No name means two months.
 * English names are not among them.
 *
 * <p>Source: <a href="https://cldr.unicode.org">CLDR</a>. They are listed here because the Java
 * runtime has them only in a module of its own, and other ones in each version.
 */
final class MonthNames {

  private static final String[] NAMES = {
    "januar jänner jän janvier janv enero ene gennaio gen janeiro januari stycznia styczeń sty"
        + " января январь янв ocak oca",
    "februar februari février févr febrero febbraio fevereiro fev lutego luty lut февраля февраль"
        + " февр фев şubat şub",
    "märz mär mrz mars marzo março maart mrt marca marzec марта март мар mart",
    "avril avr abril abr aprile kwietnia kwiecień kwi апреля апрель апр nisan nis",
    "mai mayo maggio mag maio mei maja maj мая май mayıs",
    "juni juin junio giugno giu junho czerwca czerwiec cze июня июнь июн haziran haz",
    "juli juillet juil julio luglio lug julho lipca lipiec lip июля июль июл temmuz tem",
    "août agosto ago augustus augusti sierpnia sierpień sie августа август авг ağustos ağu",
    "septembre septiembre settembre set setembro września wrzesień wrz сентября сентябрь сент сен"
        + " eylül eyl",
    "oktober okt octobre octubre ottobre ott outubro out października październik paź октября"
        + " октябрь окт ekim eki",
    "novembre noviembre novembro listopada listopad lis ноября ноябрь нояб ноя kasım kas",
    "dezember dez décembre déc diciembre dic dicembre dezembro grudnia grudzień gru декабря декабрь"
        + " дек aralık ara"
  };

  /** What may stand between the parts of a date: {@code 5 de mayo de 2026}, {@code 1er août}. */
  private static final Set<String> FILLERS =
      Set.of("de", "del", "den", "er", "um", "à", "às", "kl", "r", "г", "года");

  private static final String ACCENTED = "áàâäãåçćéèêëęğíìîïıłńñóòôöõśşúùûüźżý";
  private static final String PLAIN = "aaaaaacceeeeegiiiiilnnooooossuuuuzzy";

  private static final Map<String, Integer> MONTHS = months();

  private MonthNames() {}

  private static Map<String, Integer> months() {
    Map<String, Integer> months = new HashMap<>();
    for (int month = 0; month < NAMES.length; month++) {
      for (String name : NAMES[month].split(" ", -1)) {
        months.put(name, month + 1);
        months.put(plain(name), month + 1);
      }
    }
    return months;
  }

  private static String plain(String name) {
    var plain = new StringBuilder();
    for (int i = 0; i < name.length(); i++) {
      int accented = ACCENTED.indexOf(name.charAt(i));
      plain.append(accented < 0 ? name.charAt(i) : PLAIN.charAt(accented));
    }
    return plain.toString();
  }

  /** Returns the number of a month, from 1; 0 if a word in lower case is not the name of one. */
  static int number(String word) {
    return MONTHS.getOrDefault(word.replace("\u0307", ""), 0); // what is left of a Turkish capital
  }

  /** Returns whether a word in lower case means nothing in a date. */
  static boolean isFiller(String word) {
    return FILLERS.contains(word);
  }
}
