package io.github.sitemaptoolkit.site.setting;

import io.github.sitemaptoolkit.batch.setting.RuleSettings;
import io.github.sitemaptoolkit.batch.setting.SettingException;
import io.github.sitemaptoolkit.batch.setting.SettingText;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.text.Spelling;
import io.github.sitemaptoolkit.validator.Validator;
import io.github.sitemaptoolkit.validator.profile.Level;
import io.github.sitemaptoolkit.validator.profile.Profile;
import io.github.sitemaptoolkit.validator.rule.Rules;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What settings say of rules. */
public final class RuleMeaning {

  private static final String DEPRECATED = "*-deprecated";
  private static final String RULE = "rule";

  private RuleMeaning() {}

  /**
   * Returns the profile with an id, in any case.
   *
   * @throws SettingException if there is none
   */
  public static Profile profile(String key, String id) {
    return Profile.find(id.toLowerCase(Locale.ROOT))
        .orElseThrow(
            () ->
                SettingException.of(
                    key,
                    id,
                    SettingText.use(
                        id, Arrays.stream(Profile.values()).map(Profile::id).toList())));
  }

  /** Returns whose rules are checked: Google's, if nothing is said. */
  public static Profile profile(RuleSettings settings) {
    String id = settings.profile();
    return id == null ? Profile.GOOGLE : profile("profile", id);
  }

  /**
   * Returns the validator.
   *
   * @throws SettingException if a setting is wrong
   */
  public static Validator validator(RuleSettings settings, Context context) {
    Validator validator = Validator.of(profile(settings), context);
    if (settings.preview()) {
      validator = validator.withPreview();
    }
    String deprecated = settings.deprecated();
    if (deprecated != null) {
      validator = validator.withLevel(DEPRECATED, levelOfDeprecated(deprecated));
    }
    if (!settings.levels().isEmpty()) {
      for (Map.Entry<String, Level> rule : levels(settings.levels(), context).entrySet()) {
        validator = validator.withLevel(rule.getKey(), rule.getValue());
      }
    }
    return validator;
  }

  /**
   * Returns what checks entries as they are written; null without a profile.
   *
   * @throws SettingException if there is no such profile
   */
  public static @Nullable Validator ofWriting(@Nullable String profile, Context context) {
    if (profile == null) {
      return null;
    }
    Validator validator = Validator.of(profile("validate", profile), context);
    validator.table().problems().forEach(context.problems()::report);
    return validator;
  }

  /** Returns the message for an unknown code of a rule. */
  public static String unknown(String code, List<String> known) {
    return "there is no rule \""
        + code
        + '"'
        + Spelling.nearest(code, known)
            .map(meant -> "; did you mean " + meant + "?")
            .orElse("; sitemap rules lists all");
  }

  /**
   * Returns the levels that are given, by code.
   *
   * @throws SettingException if no rule has a code: a typing error must not do nothing in silence
   */
  private static Map<String, Level> levels(Map<String, String> rules, Context context) {
    Rules known = Rules.load(context);
    Map<String, Level> ofPatterns = new LinkedHashMap<>();
    Map<String, Level> levels = new LinkedHashMap<>();
    rules.forEach(
        (given, text) -> {
          Level level = level(given, text);
          String code = given.toLowerCase(Locale.ROOT);
          List<String> codes = known.matching(code);
          if (codes.isEmpty() && !isOfOtherChecks(code, known, context)) {
            throw SettingException.of(RULE, unknown(code, List.copyOf(known.codes())));
          }
          boolean pattern = code.indexOf('*') >= 0 || code.indexOf('?') >= 0;
          codes.forEach(each -> (pattern ? ofPatterns : levels).put(each, level));
          if (codes.isEmpty()) {
            levels.put(code, level);
          }
        });
    ofPatterns.putAll(levels);
    return ofPatterns;
  }

  /** Returns whether a code may be of the checks of an extension that has no table of codes. */
  private static boolean isOfOtherChecks(String code, Rules known, Context context) {
    String area = code.substring(0, Math.max(0, code.indexOf('.')));
    return context
        .extensions()
        .find(area)
        .filter(it -> it.descriptor().checks() != null)
        .filter(it -> known.all().stream().noneMatch(rule -> rule.code().startsWith(area + '.')))
        .isPresent();
  }

  private static Level level(String code, String text) {
    return Arrays.stream(Level.values())
        .filter(level -> level.toString().equals(text.toLowerCase(Locale.ROOT)))
        .findFirst()
        .orElseThrow(
            () ->
                SettingException.of(
                    RULE,
                    code + '=' + text,
                    "the level must be "
                        + Arrays.stream(Level.values())
                            .map(Level::toString)
                            .collect(Collectors.joining(", "))));
  }

  private static Level levelOfDeprecated(String text) {
    return switch (text.toLowerCase(Locale.ROOT)) {
      case "keep" -> Level.OFF;
      case "warn" -> Level.WARNING;
      case "refuse" -> Level.ERROR;
      default ->
          throw SettingException.of(
              "deprecated", text, SettingText.use(text, List.of("keep", "warn", "refuse")));
    };
  }
}
