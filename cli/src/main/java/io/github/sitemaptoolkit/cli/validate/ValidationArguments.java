package io.github.sitemaptoolkit.cli.validate;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.help.UnknownNames;
import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.validator.Validator;
import io.github.sitemaptoolkit.validator.profile.Level;
import io.github.sitemaptoolkit.validator.profile.Profile;
import io.github.sitemaptoolkit.validator.profile.Rule;
import io.github.sitemaptoolkit.validator.profile.Rules;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Which rules are checked, and how serious they are. */
@HelpSection(Section.RULES)
public final class ValidationArguments {

  private static final String DEPRECATED = "*-deprecated";

  @Option(
      names = "--profile",
      paramLabel = "NAME",
      description =
          "whose rules to check: google (the default), google-news, sitemaps.org (the protocol and"
              + " its schemas, strictly), bing, yandex or baidu")
  private String profile = Profile.GOOGLE.id();

  @Option(
      names = "--rule",
      paramLabel = "CODE=LEVEL",
      description =
          "how serious a rule is: off, info, warning or error, such as --rule loc.duplicate=error;"
              + " may be given several times. sitemap rules lists the rules")
  private Map<String, String> rules = new LinkedHashMap<>();

  @Option(
      names = "--deprecated",
      paramLabel = "keep|warn|refuse",
      description =
          "how serious deprecated fields are: not at all (keep), a warning (warn) or an error"
              + " (refuse); default: as the profile says. --rule wins")
  private @Nullable String deprecated;

  @Option(
      names = "--location",
      paramLabel = "URL",
      description =
          "the url where crawlers will find the only input; checks whether it may list the urls in it")
  private @Nullable String location;

  /** Returns whose rules are checked. */
  public Profile profile() {
    return profile(profile, "--profile");
  }

  /**
   * Returns the profile with an id.
   *
   * @param option the option that names it, for the message
   * @throws WrongUseException if there is none
   */
  static Profile profile(String id, String option) {
    return Profile.find(id.toLowerCase(Locale.ROOT))
        .orElseThrow(
            () ->
                new WrongUseException(
                    option + ' ' + id + ": use " + names(Profile.values(), Profile::id)));
  }

  /** Returns whether the url of the input is given. */
  boolean hasLocation() {
    return location != null;
  }

  /**
   * Returns the validator.
   *
   * @throws WrongUseException if an option is invalid
   */
  public Validator validator(Context context) {
    Validator validator = Validator.of(profile(), context);
    if (!rules.isEmpty()) {
      checkRules(context);
    }
    if (deprecated != null) {
      validator = validator.withLevel(DEPRECATED, levelOfDeprecated(deprecated));
    }
    for (Map.Entry<String, String> rule : rules.entrySet()) {
      String code = rule.getKey().toLowerCase(Locale.ROOT);
      validator = validator.withLevel(code, level(rule.getKey(), rule.getValue()));
    }
    try {
      return validator.withLocation(location);
    } catch (IllegalArgumentException e) {
      throw new WrongUseException("--location: " + e.getMessage());
    }
  }

  /** Refuses codes that no rule has: a typing error must not switch off nothing in silence. */
  private void checkRules(Context context) {
    Rules known = Rules.load(context);
    for (String given : rules.keySet()) {
      String code = given.toLowerCase(Locale.ROOT);
      String area = code.substring(0, Math.max(0, code.indexOf('.')));
      if (known.find(code).isEmpty() && context.extensions().find(area).isEmpty()) {
        List<String> codes = known.all().stream().map(Rule::code).toList();
        throw new WrongUseException("--rule: " + UnknownNames.rule(code, codes));
      }
    }
  }

  private static Level level(String code, String text) {
    return Arrays.stream(Level.values())
        .filter(level -> level.toString().equals(text.toLowerCase(Locale.ROOT)))
        .findFirst()
        .orElseThrow(
            () ->
                new WrongUseException(
                    "--rule "
                        + code
                        + '='
                        + text
                        + ": the level must be "
                        + names(Level.values(), Level::toString)));
  }

  private static Level levelOfDeprecated(String text) {
    return switch (text.toLowerCase(Locale.ROOT)) {
      case "keep" -> Level.OFF;
      case "warn" -> Level.WARNING;
      case "refuse" -> Level.ERROR;
      default -> throw new WrongUseException("--deprecated " + text + ": use keep, warn or refuse");
    };
  }

  private static <T> String names(T[] values, java.util.function.Function<T, String> name) {
    return Arrays.stream(values).map(name).collect(Collectors.joining(", "));
  }
}
