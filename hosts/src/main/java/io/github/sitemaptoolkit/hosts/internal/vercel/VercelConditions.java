package io.github.sitemaptoolkit.hosts.internal.vercel;

import io.github.sitemaptoolkit.hosts.internal.text.HostTree;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What the conditions of Vercel's rules give to their targets. */
final class VercelConditions {

  private static final Pattern NAMED = Pattern.compile("\\(\\?<([a-zA-Z][a-zA-Z0-9_]*)>");

  private VercelConditions() {}

  /** Returns the names of the values that conditions take from a request. */
  static List<String> names(HostTree conditions) {
    List<String> names = new ArrayList<>();
    for (HostTree condition : conditions.elements()) {
      String key = condition.text("key");
      String value = condition.text("value");
      if (value == null && key != null) {
        names.add(key);
      } else if (value != null) {
        Matcher named = NAMED.matcher(value);
        while (named.find()) {
          names.add(named.group(1));
        }
        if ("host".equals(condition.text("type"))) {
          names.add("host");
        }
      }
    }
    return names;
  }
}
