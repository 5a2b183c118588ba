package io.github.sitemaptoolkit.hosts.internal.azure;

import io.github.sitemaptoolkit.hosts.internal.text.BoundedRegex;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The pattern of a route of Azure Static Web Apps: a path, which may have a star at its end or
 * before an ending.
 *
 * @param route the path, as written
 * @param regex what paths have to be; null if it has no star, never matches, or cannot be read
 * @param valid whether Azure takes its star
 * @param beginning what paths begin with, by the documents, if nothing stands before the star but a
 *     name; null for all others
 */
record AzureRoute(
    String route, @Nullable BoundedRegex regex, boolean valid, @Nullable String beginning) {

  /** Whether a path is taken. */
  enum Taken {
    YES,
    NO,
    UNKNOWN
  }

  private static final Pattern ENDING = Pattern.compile("\\.(\\w+|\\{\\w+(,\\w+)*\\})$");
  private static final Pattern BRACES = Pattern.compile("\\{.*\\}");

  static AzureRoute of(String route) {
    int star = route.indexOf('*');
    boolean one = star >= 0 && star == route.lastIndexOf('*');
    boolean end = route.endsWith("*") && (star > 0 || route.equals("*"));
    boolean valid = one && (end || ENDING.matcher(route.substring(star + 1)).find());
    boolean half = valid && end && star > 0 && route.charAt(star - 1) != '/';
    BoundedRegex regex = valid ? BoundedRegex.of(expression(route), false) : null;
    return new AzureRoute(route, regex, valid || star < 0, half ? route.substring(0, star) : null);
  }

  /**
   * Translates as the command of Azure does: a dot is any character, and that of an ending none.
   */
  private static String expression(String route) {
    if (route.equals("*")) {
      return ".*";
    }
    Matcher braces = BRACES.matcher(route);
    String glob = route;
    if (braces.find()) {
      String list =
          braces.group().replace(',', '|').replaceFirst("\\{", "(").replaceFirst("\\}", ")");
      glob = route.substring(0, braces.start()) + list + route.substring(braces.end());
    }
    glob = glob.replace("/", "\\/");
    int dot = glob.indexOf("*.");
    glob = dot < 0 ? glob : glob.substring(0, dot) + ".*" + glob.substring(dot + 2);
    int slash = glob.indexOf("/*");
    return slash < 0 ? glob : glob.substring(0, slash) + "/.*" + glob.substring(slash + 2);
  }

  /** Returns whether it takes a path, or the index below it; the path is escaped. */
  Taken takes(String path) {
    Taken taken = takesExactly(path);
    return taken == Taken.NO && !path.contains(".")
        ? takesExactly(path.endsWith("/") ? path + "index.html" : path + "/index.html")
        : taken;
  }

  private Taken takesExactly(String path) {
    if (route.equals(path)) {
      return Taken.YES;
    } else if (!route.contains("*") || !valid) {
      return Taken.NO;
    }
    boolean begins = path.startsWith(route.substring(0, route.indexOf('*')));
    if (beginning != null) {
      // the documents say all that begin so; the command repeats the last letter
      boolean command = begins && regex != null && regex.match(path).found();
      boolean cut = beginning.substring(0, beginning.length() - 1).equals(path);
      return command ? Taken.YES : begins || cut ? Taken.UNKNOWN : Taken.NO;
    } else if (!begins) {
      return Taken.NO;
    } else if (regex == null) {
      return Taken.UNKNOWN;
    }
    BoundedRegex.Found found = regex.match(path);
    return found.givenUp() ? Taken.UNKNOWN : found.found() ? Taken.YES : Taken.NO;
  }
}
