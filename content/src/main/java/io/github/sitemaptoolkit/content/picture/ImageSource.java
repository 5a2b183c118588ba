package io.github.sitemaptoolkit.content.picture;

import io.github.sitemaptoolkit.content.judge.MediaJudge;
import java.util.List;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** Finds the address of the largest file that an image is served as. */
public final class ImageSource {

  /** The attributes of scripts that load pictures late, the most common first. */
  private static final String[] LATE = {
    "data-src", "data-lazy-src", "data-original", "data-orig-file"
  };

  private static final List<String> LATE_SETS = List.of("data-srcset", "data-lazy-srcset");

  private @Nullable Element picture; // the last one

  /** Returns the address of the largest file of a picture, as written; empty if there is none. */
  public String of(Element image) {
    var files = new Candidates();
    LATE_SETS.forEach(name -> files.add(image.attr(name)));
    files.add(image.attr("srcset"));
    Element parent = image.parent();
    if (parent != null && parent.normalName().equals("picture") && !parent.equals(picture)) {
      picture = parent; // which has one img; its sources are not looked at for others
      for (Element other : parent.children()) {
        if (other.normalName().equals("source")) {
          LATE_SETS.forEach(name -> files.add(other.attr(name)));
          files.add(other.attr("srcset"));
        }
      }
    }
    String late = first(image, LATE);
    String largest = files.best();
    String source = image.attr("src").strip();
    boolean named = late.isEmpty() || (!isAddress(late) && isAddress(source));
    String shown = largest != null && isAddress(largest) ? largest : named ? source : late;
    String other = LoaderSources.of(image, shown, !isAddress(shown) || isStandIn(shown));
    return other == null ? shown : other;
  }

  /** Returns whether a source is a placeholder: blurred, tiny, or the picture of a spinner. */
  private static boolean isStandIn(String source) {
    if (MediaJudge.isStandIn(source) || source.contains("lqip") || source.contains("blur")) {
      return true;
    }
    int query = Math.max(source.indexOf("?w="), source.indexOf("&w="));
    int digits = query + 3;
    return query >= 0
        && digits + 2 <= source.length()
        && Character.isDigit(source.charAt(digits))
        && (digits + 2 >= source.length() || !Character.isDigit(source.charAt(digits + 2)));
  }

  /** Returns whether a source can be requested as it is. */
  private static boolean isAddress(String source) {
    return !source.isEmpty() && !isData(source) && source.indexOf('{') < 0;
  }

  private static boolean isData(String url) {
    return url.regionMatches(true, 0, "data:", 0, 5);
  }

  /** Returns the first attribute that is an address and not a placeholder; else empty. */
  public static String first(Element element, String... names) {
    for (String name : names) {
      String value = element.attr(name).strip();
      if (!value.isEmpty() && !isData(value) && !value.startsWith("about:")) {
        return value;
      }
    }
    return "";
  }
}
