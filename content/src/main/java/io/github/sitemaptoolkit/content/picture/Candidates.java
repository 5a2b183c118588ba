package io.github.sitemaptoolkit.content.picture;

import org.jspecify.annotations.Nullable;

/**
 * Chooses the largest of the files that one picture is served as, from {@code srcset} attributes.
 * Widths count before densities, since only they say how large a file is; of equal ones the first
 * is chosen. Source: the HTML standard, 4.8.4.2.
 */
public final class Candidates {

  private @Nullable String largest;
  private double width;
  private @Nullable String densest;
  private double density;

  /** Adds the files of a {@code srcset}; an empty one adds none. */
  public void add(String srcset) {
    int at = 0;
    int length = srcset.length();
    while (at < length) {
      while (at < length && (isSpace(srcset.charAt(at)) || srcset.charAt(at) == ',')) {
        at++;
      }
      int begin = at;
      while (at < length && !isSpace(srcset.charAt(at))) {
        at++;
      }
      String url = srcset.substring(begin, at);
      if (url.endsWith(",")) { // no descriptor
        add(withoutCommas(url), "");
        continue;
      }
      int end = endOfDescriptor(srcset, at);
      add(url, srcset.substring(at, end).strip());
      at = end + 1;
    }
  }

  /** Returns where a descriptor ends: at a comma that is in no parentheses. */
  private static int endOfDescriptor(String srcset, int from) {
    boolean inside = false;
    for (int i = from; i < srcset.length(); i++) {
      char c = srcset.charAt(i);
      inside = c == '(' || (inside && c != ')');
      if (c == ',' && !inside) {
        return i;
      }
    }
    return srcset.length();
  }

  private void add(String url, String descriptor) {
    if (url.isEmpty()) {
      return;
    }
    String word = descriptor.split("\\s", 2)[0];
    char unit = word.isEmpty() ? 'x' : word.charAt(word.length() - 1);
    double size = word.isEmpty() ? 1 : number(word.substring(0, word.length() - 1));
    if (unit == 'w' && size > width) {
      width = size;
      largest = url;
    } else if (unit == 'x' && size > density) {
      density = size;
      densest = url;
    }
  }

  private static double number(String text) {
    try {
      return Double.parseDouble(text);
    } catch (NumberFormatException e) {
      return 0;
    }
  }

  private static String withoutCommas(String url) {
    int end = url.length();
    while (end > 0 && url.charAt(end - 1) == ',') {
      end--;
    }
    return url.substring(0, end);
  }

  private static boolean isSpace(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f';
  }

  /** Returns the address of the largest file; null if there is none. */
  public @Nullable String best() {
    return largest == null ? densest : largest;
  }
}
