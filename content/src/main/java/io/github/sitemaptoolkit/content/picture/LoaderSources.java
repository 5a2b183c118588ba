package io.github.sitemaptoolkit.content.picture;

import io.github.sitemaptoolkit.url.UrlEnding;
import io.github.sitemaptoolkit.url.UrlParts;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jsoup.nodes.Attribute;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Finds larger files of an image in attributes that scripts read, of the image or of the link
 * around it. Since the names of such attributes are not standardised, the value must be the address
 * of a picture whose file name differs from that of the shown one in the size only.
 */
final class LoaderSources {

  private static final String[] ENDS = {
    "src",
    "srcset",
    "original",
    "large",
    "full",
    "hires",
    "zoom",
    "lazyload",
    "image",
    "file",
    "url"
  };

  private static final String[] OTHERS = {
    "hover", "fallback", "error", "default", "placeholder", "lqip", "thumb", "avatar", "flag"
  };

  private static final Pattern WORDS = Pattern.compile("[^\\p{javaLetterOrDigit}]+");
  private static final Pattern SIZE =
      Pattern.compile(
          "\\d{1,5}x\\d{0,5}|x\\d{1,5}|[wh]?\\d{2,5}(w|h|px|p)?|[1-4]x|thumb|thumbs|thumbnail"
              + "|small|medium|large|big|full|original|orig|scaled|preview|hires|zoom|xs|s|m|l|xl"
              + "|xxl|sm|md|lg|tn|th");

  private static final int OUTER = 3; // elements around an image

  private LoaderSources() {}

  /**
   * Returns the address of a file to use instead of the one that is shown.
   *
   * @param shown the address that is shown, or that a known attribute names
   * @param standIn whether it is a placeholder for a picture that a script loads, so that the names
   *     of files need not agree
   * @return null if there is none
   */
  static @Nullable String of(Element image, String shown, boolean standIn) {
    String best = null;
    for (String candidate : candidates(image)) {
      boolean agrees = !candidate.equals(shown) && name(candidate).equals(name(shown));
      boolean wins =
          best == null
              ? standIn || (agrees && isLarger(candidate, shown))
              : (agrees || standIn) && PictureFiles.compare(candidate, best) > 0;
      best = wins ? candidate : best;
    }
    return best;
  }

  private static boolean isLarger(String one, String other) {
    return PictureFiles.compare(one, other) >= 0;
  }

  private static List<String> candidates(Element image) {
    List<String> all = new ArrayList<>(0);
    add(image, all);
    Element outer = image.parent();
    for (int i = 0; outer != null && i < OUTER; i++) {
      if (outer.normalName().equals("a")) {
        add(outer, all);
      }
      outer = outer.parent();
    }
    return all;
  }

  private static void add(Element element, List<String> all) {
    for (Attribute attribute : element.attributes()) {
      if (isName(attribute.getKey())) {
        String value = attribute.getValue().strip();
        String largest = SourceSet.largest(value);
        String address = largest == null ? value : largest;
        if (UrlEnding.kind(UrlEnding.of(address)) == UrlEnding.Kind.PICTURE
            && address.indexOf('{') < 0) {
          all.add(address);
        }
      }
    }
  }

  private static boolean isName(String written) {
    String name = written.toLowerCase(Locale.ROOT);
    boolean ends = false;
    for (String end : ENDS) {
      ends |= name.endsWith(end);
    }
    if (!ends || name.equals("src") || name.equals("srcset")) {
      return false;
    }
    for (String other : OTHERS) {
      if (name.contains(other)) {
        return false;
      }
    }
    return true;
  }

  /** Returns the name of a file without its size and its format. */
  private static String name(String address) {
    int end = UrlParts.pathEnd(address);
    String file = address.substring(address.lastIndexOf('/', Math.max(0, end - 1)) + 1, end);
    int dot = file.lastIndexOf('.');
    var name = new StringBuilder();
    for (String word :
        WORDS.split((dot < 0 ? file : file.substring(0, dot)).toLowerCase(Locale.ROOT), -1)) {
      if (!SIZE.matcher(word).matches()) {
        name.append(word).append(' ');
      }
    }
    return name.toString();
  }
}
