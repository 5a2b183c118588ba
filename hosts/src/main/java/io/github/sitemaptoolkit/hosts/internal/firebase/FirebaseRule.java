package io.github.sitemaptoolkit.hosts.internal.firebase;

import io.github.sitemaptoolkit.hosts.internal.text.BoundedRegex;
import io.github.sitemaptoolkit.hosts.internal.text.ExpressPath;
import io.github.sitemaptoolkit.hosts.internal.text.HostGlob;
import io.github.sitemaptoolkit.hosts.internal.text.WebUrl;
import io.github.sitemaptoolkit.problem.Location;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A redirect or rewrite of Firebase Hosting.
 *
 * @param source the glob or the expression, as written
 * @param glob the glob; null if it is an expression, or cannot be read
 * @param named the source as a path with names; null if no name is used
 * @param regex the expression that finds the values, or what is an expression itself; null if there
 *     is none, or it cannot be read
 * @param isRegex whether the source is an expression
 * @param destination the target; null if a function answers
 * @param status the status; 200 for a rewrite
 * @param at where it stands
 */
record FirebaseRule(
    String source,
    @Nullable HostGlob glob,
    @Nullable ExpressPath named,
    @Nullable BoundedRegex regex,
    boolean isRegex,
    @Nullable String destination,
    int status,
    Location at) {

  private static final Pattern NAMES = Pattern.compile("(?:^|/):");

  /**
   * What came of a look at a rule.
   *
   * @param known whether it is known if the rule applies
   * @param target where it leads; null if it does not apply
   */
  record Match(boolean known, @Nullable String target) {}

  static final Match NO = new Match(true, null);
  static final Match UNKNOWN = new Match(false, null);

  static FirebaseRule redirect(
      @Nullable String glob, @Nullable String regex, String destination, int status, Location at) {
    boolean names = NAMES.matcher(destination).find();
    if (glob == null) {
      BoundedRegex expression = BoundedRegex.of(String.valueOf(regex), false);
      return new FirebaseRule(
          String.valueOf(regex), null, null, expression, true, destination, status, at);
    }
    ExpressPath named = names ? new ExpressPath(glob) : null;
    BoundedRegex expression = named == null ? null : named.regex();
    return new FirebaseRule(
        glob, HostGlob.parse(glob), named, expression, false, destination, status, at);
  }

  /** Returns whether the source can be read. */
  boolean isRead() {
    return isRegex ? regex != null : glob != null && (named == null || regex != null);
  }

  /** Returns whether it answers every address alike. */
  boolean isForEverything() {
    boolean all = isRegex ? source.matches("\\^?/?\\.\\*\\$?") : source.matches("/?\\*\\*");
    return all && destination != null && !NAMES.matcher(destination).find();
  }

  /** Returns whether a rewrite is for a path, which is escaped. */
  HostGlob.Taken takes(String path) {
    if (isRegex && regex != null) {
      BoundedRegex.Found found = regex.find(path);
      return found.givenUp()
          ? HostGlob.Taken.UNKNOWN
          : found.found() ? HostGlob.Taken.YES : HostGlob.Taken.NO;
    }
    return glob == null ? HostGlob.Taken.UNKNOWN : glob.takes(path);
  }

  /**
   * Looks whether a redirect is for a path, which is decoded.
   *
   * @param query the query without its question mark, decoded
   */
  Match match(String path, String query) {
    if (!isRead() || destination == null) {
      return UNKNOWN;
    }
    boolean captures = NAMES.matcher(destination).find();
    if (captures && regex != null) {
      BoundedRegex.Found found = isRegex ? regex.find(path) : regex.match(path);
      if (found.givenUp()) {
        return UNKNOWN;
      } else if (found.found()) {
        String filled = new ExpressPath(destination).format(values(found), !isRegex);
        String target = filled == null ? null : WebUrl.decode(filled);
        return target == null ? NO : with(target, query);
      }
    }
    return switch (takes(path)) {
      case YES -> with(destination, query);
      case NO -> NO;
      case UNKNOWN -> UNKNOWN;
    };
  }

  private Map<String, String> values(BoundedRegex.Found found) {
    Map<String, String> values = new HashMap<>();
    List<String> names = named == null ? List.of() : named.names();
    for (int i = 0; i < found.groups().size(); i++) {
      String value = found.groups().get(i);
      if (value != null && isRegex) {
        values.put(String.valueOf(i), value);
      } else if (value != null && i > 0) {
        values.put(names.get(i - 1), value);
      }
    }
    if (isRegex && regex != null) {
      regex
          .names()
          .forEach(
              (name, i) -> {
                String value = found.groups().get(i);
                if (value != null) {
                  values.put(name, value);
                }
              });
    }
    return values;
  }

  private static Match with(String target, String query) {
    String whole = target;
    if (target.contains("?")) {
      whole = target + '&' + query;
    } else if (!query.isEmpty()) {
      whole = target + '?' + query;
    }
    return new Match(true, WebUrl.encodeUri(whole));
  }
}
