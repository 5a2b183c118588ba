package io.github.sitemaptoolkit.cli.validate;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.help.Meaning;
import io.github.sitemaptoolkit.cli.help.UnknownNames;
import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.site.setting.PublishMeaning;
import io.github.sitemaptoolkit.validator.Validator;
import io.github.sitemaptoolkit.validator.profile.Level;
import io.github.sitemaptoolkit.validator.profile.Profile;
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
          Meaning.PROFILE
              + ": google (the default), google-news, sitemaps.org (the protocol and"
              + " its schemas, strictly), bing, yandex or baidu")
  private String profile = Profile.GOOGLE.id();

  @Option(
      names = "--rule",
      paramLabel = "CODE=LEVEL",
      description =
          "how serious a rule is: off, info, warning or error, such as --rule loc.duplicate=error"
              + " or --rule 'video.*=off'; may be given several times: a code wins over a pattern,"
              + " a later pattern over an earlier one. sitemap rules lists the rules")
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

  @Option(
      names = "--each",
      description =
          "check each input alone: not against the others, and an index without its sitemaps, unless"
              + " --expand is given")
  private boolean each;

  /** Returns whether each input is checked alone. */
  boolean each() {
    return each;
  }

  /** Returns whose rules are checked. */
  public Profile profile() {
    return PublishMeaning.profile("profile", profile);
  }

  /** Returns whether the url of the input is given. */
  boolean hasLocation() {
    return location != null;
  }

  /** Says where crawlers find the only input, if that is not given. */
  void locate(String url) {
    location = location == null ? url : location;
  }

  /**
   * Returns the validator.
   *
   * @throws WrongUseException if an option is invalid
   */
  public Validator validator(Context context) {
    Validator validator = Validator.of(profile(), context);
    if (deprecated != null) {
      validator = validator.withLevel(DEPRECATED, levelOfDeprecated(deprecated));
    }
    if (!rules.isEmpty()) {
      for (Map.Entry<String, Level> rule : levels(context).entrySet()) {
        validator = validator.withLevel(rule.getKey(), rule.getValue());
      }
    }
    try {
      return validator.withLocation(location);
    } catch (IllegalArgumentException e) {
      throw new WrongUseException("--location: " + e.getMessage());
    }
  }

  /**
   * Returns the levels that are given, by code.
   *
   * @throws WrongUseException if no rule has a code: a typing error must not do nothing in silence
   */
  private Map<String, Level> levels(Context context) {
    Rules known = Rules.load(context);
    Map<String, Level> ofPatterns = new LinkedHashMap<>();
    Map<String, Level> levels = new LinkedHashMap<>();
    rules.forEach(
        (given, text) -> {
          Level level = level(given, text);
          String code = given.toLowerCase(Locale.ROOT);
          List<String> codes = known.matching(code);
          if (codes.isEmpty() && !isOfOtherChecks(code, known, context)) {
            throw new WrongUseException(
                "--rule: " + UnknownNames.rule(code, List.copyOf(known.codes())));
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
      default ->
          throw new WrongUseException(
              UnknownNames.value("--deprecated", text, List.of("keep", "warn", "refuse")));
    };
  }

  private static <T> String names(T[] values, java.util.function.Function<T, String> name) {
    return Arrays.stream(values).map(name).collect(Collectors.joining(", "));
  }
}
