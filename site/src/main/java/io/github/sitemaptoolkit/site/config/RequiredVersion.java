package io.github.sitemaptoolkit.site.config;

import io.github.sitemaptoolkit.batch.setting.SettingKey;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The versions of the toolkit that a configuration file is written for: conditions such as {@code
 * >=0.2, <2}, of which all must hold. Versions are compared number by number, where {@code 0.2} is
 * {@code 0.2.0}; what follows a hyphen, as in {@code 0.2.0-SNAPSHOT}, does not count. Immutable.
 */
final class RequiredVersion {

  /** The key, which stands at the top of the file. */
  static final SettingKey KEY =
      new SettingKey(
          "required-version",
          "CONDITIONS",
          "the versions of the toolkit that the file is written for, such as `\">=0.2, <2\"`:"
              + " conditions with >=, >, <=, < or ==, of which all must hold; any other version"
              + " stops before it reads the rest of the file, with exit code 2");

  private static final Pattern CONDITION =
      Pattern.compile("(>=|<=|==|>|<)\\s*(\\d{1,9}(?:\\.\\d{1,9}){0,3})");

  private static final Pattern VERSION =
      Pattern.compile("(\\d{1,9}(?:\\.\\d{1,9}){0,3})(?:[-+].*)?");

  private record Condition(String operator, String version) {

    boolean holds(String actual) {
      int order = compare(actual, version);
      return switch (operator) {
        case ">=" -> order >= 0;
        case "<=" -> order <= 0;
        case ">" -> order > 0;
        case "<" -> order < 0;
        default -> order == 0;
      };
    }
  }

  private final List<Condition> conditions;

  private RequiredVersion(List<Condition> conditions) {
    this.conditions = conditions;
  }

  /**
   * Reads conditions.
   *
   * @throws IllegalArgumentException if there are none, or one is not written so; the message says
   *     how to write it
   */
  static RequiredVersion parse(String text) {
    List<Condition> conditions = new ArrayList<>();
    for (String part : text.split(",", -1)) {
      Matcher condition = CONDITION.matcher(part.strip());
      if (!condition.matches()) {
        String plain = VERSION.matcher(part.strip()).matches() ? part.strip() : "0.2";
        throw new IllegalArgumentException(
            '"'
                + part.strip()
                + "\" is not a condition on a version; write \">="
                + plain
                + "\" for it and all later ones, \"=="
                + plain
                + "\" for it alone, or several with commas, such as \">="
                + plain
                + ", <2\"");
      }
      conditions.add(new Condition(condition.group(1), condition.group(2)));
    }
    return new RequiredVersion(conditions);
  }

  /**
   * Returns whether a version meets the conditions. One that is none does, such as that of a
   * program that is built and not packaged.
   */
  boolean isMetBy(String version) {
    Matcher actual = VERSION.matcher(version);
    return !actual.matches()
        || conditions.stream().allMatch(condition -> condition.holds(actual.group(1)));
  }

  private static int compare(String one, String other) {
    String[] left = one.split("\\.");
    String[] right = other.split("\\.");
    for (int i = 0; i < Math.max(left.length, right.length); i++) {
      int order = Integer.compare(part(left, i), part(right, i));
      if (order != 0) {
        return order;
      }
    }
    return 0;
  }

  private static int part(String[] parts, int at) {
    return at < parts.length ? Integer.parseInt(parts[at]) : 0;
  }
}
