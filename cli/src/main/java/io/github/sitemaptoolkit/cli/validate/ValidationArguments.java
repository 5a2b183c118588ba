package io.github.sitemaptoolkit.cli.validate;

import io.github.sitemaptoolkit.batch.setting.RuleSettings;
import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.help.Meaning;
import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.site.setting.RuleMeaning;
import io.github.sitemaptoolkit.validator.Validator;
import io.github.sitemaptoolkit.validator.profile.Profile;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Which rules are checked, and how serious they are. */
@HelpSection(Section.RULES)
public final class ValidationArguments {

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
      names = "--preview",
      description =
          "also apply rules that are tried before a minor version turns them on for all; without,"
              + " they are off unless --rule sets their level")
  private boolean preview;

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
    return RuleMeaning.profile("profile", profile);
  }

  private RuleSettings settings() {
    return new RuleSettings(profile, rules, deprecated, preview);
  }

  /** Returns whether the level of a rule is given by its code. */
  boolean names(String code) {
    return rules.containsKey(code);
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
    Validator validator = RuleMeaning.validator(settings(), context);
    try {
      return validator.withLocation(location);
    } catch (IllegalArgumentException e) {
      throw new WrongUseException("--location: " + e.getMessage());
    }
  }
}
