package io.github.sitemaptoolkit.cli.validate;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.option.WrongUseException;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.validator.Validator;
import io.github.sitemaptoolkit.validator.profile.Level;
import io.github.sitemaptoolkit.validator.profile.Profile;
import java.util.Arrays;
import java.util.LinkedHashMap;
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
          "what to say of fields that are deprecated: nothing (keep), a warning or an error"
              + " (default: as the profile says)")
  private @Nullable String deprecated;

  @Option(
      names = "--location",
      paramLabel = "URL",
      description =
          "the url where crawlers will find the input; checks whether it may list the urls in it")
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

  /**
   * Returns the validator.
   *
   * @throws WrongUseException if an option is invalid
   */
  public Validator validator(Context context) {
    Validator validator = Validator.of(profile(), context);
    for (Map.Entry<String, String> rule : rules.entrySet()) {
      validator = validator.withLevel(rule.getKey(), level(rule.getKey(), rule.getValue()));
    }
    if (deprecated != null) {
      validator = validator.withLevel(DEPRECATED, levelOfDeprecated(deprecated));
    }
    try {
      return validator.withLocation(location);
    } catch (IllegalArgumentException e) {
      throw new WrongUseException("--location: " + e.getMessage());
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
