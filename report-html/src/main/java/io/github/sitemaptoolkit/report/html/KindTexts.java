package io.github.sitemaptoolkit.report.html;

import io.github.sitemaptoolkit.report.html.internal.view.KindView.RuleText;
import io.github.sitemaptoolkit.report.html.internal.view.LinkText;
import io.github.sitemaptoolkit.report.html.internal.view.ShownText;
import io.github.sitemaptoolkit.report.html.internal.view.WebLink;
import io.github.sitemaptoolkit.url.UrlParts;
import io.github.sitemaptoolkit.validator.outcome.FindingKind;
import io.github.sitemaptoolkit.validator.profile.Level;
import io.github.sitemaptoolkit.validator.profile.Profile;
import io.github.sitemaptoolkit.validator.rule.Rule;
import io.github.sitemaptoolkit.validator.rule.Rules;
import io.github.sitemaptoolkit.validator.rule.StatedCost;
import io.github.sitemaptoolkit.validator.rule.Verdict;
import org.jspecify.annotations.Nullable;

/** What is known of rules, as the page says it. */
final class KindTexts {

  private static final int LONGEST = 600;
  private static final String SAYS = " - "; // between a source and what it says

  private static final RuleText UNKNOWN =
      new RuleText(
          "",
          "",
          "",
          "",
          LinkText.plain(null, 0),
          "",
          LinkText.plain(null, 0),
          "",
          LinkText.plain(null, 0));

  private final Rules rules;
  private final Profile profile;

  KindTexts(Rules rules, Profile profile) {
    this.rules = rules;
    this.profile = profile;
  }

  /** Returns the title of a rule; its code if nobody has described it. */
  String title(String code) {
    return rules.title(code);
  }

  /** Returns what a rule costs. */
  StatedCost cost(String code) {
    return rules.cost(code, profile);
  }

  /** Returns whether findings of a rule are errors or warnings for the profile. */
  boolean isFault(String code) {
    Verdict verdict = rules.find(code).map(rule -> rule.verdicts().get(profile)).orElse(null);
    return verdict == null || verdict.level().compareTo(Level.INFO) > 0;
  }

  /** Returns how to mend a rule; empty if nobody has described it. */
  String fix(String code) {
    return rules.find(code).map(rule -> text(rule.text().fix())).orElse("");
  }

  /** Returns what is known of the rule of a kind, or a part of it. */
  RuleText of(FindingKind kind, PageRoom.Texts texts) {
    return switch (texts) {
      case ALL -> all(kind);
      case BRIEF -> brief(kind);
      case NONE -> UNKNOWN;
    };
  }

  private RuleText all(FindingKind kind) {
    Rule rule = rules.find(kind.rule().code()).orElse(null);
    if (rule == null) {
      return UNKNOWN;
    }
    Verdict verdict = rule.verdicts().get(profile);
    String source = verdict == null ? "" : verdict.source();
    StatedCost cost = kind.cost();
    boolean same = source.equals(cost.source()); // it says both
    return new RuleText(
        text(rule.text().meaning()),
        text(rule.text().why()),
        text(rule.text().fix()),
        says(cost.source()),
        link(cost.source()),
        same ? "" : origin(verdict),
        same ? LinkText.plain(null, 0) : link(source),
        same ? "" : says(source),
        new LinkText(ShownText.of(rule.code(), LONGEST), WebLink.of(rule.page())));
  }

  private RuleText brief(FindingKind kind) {
    RuleText all = all(kind);
    return new RuleText(
        all.meaning(),
        "",
        all.fix(),
        "",
        UNKNOWN.costSource(),
        "",
        UNKNOWN.source(),
        "",
        all.page());
  }

  private static LinkText link(String source) {
    int end = source.indexOf(SAYS);
    String page = end < 0 ? source : source.substring(0, end);
    return UrlParts.isHttp(page) ? LinkText.of(page, LONGEST) : LinkText.plain(page, LONGEST);
  }

  private static String says(String source) {
    int end = source.indexOf(SAYS);
    return end < 0 ? "" : text(source.substring(end + SAYS.length()));
  }

  private static String text(String text) {
    return ShownText.of(text, LONGEST);
  }

  private static String origin(@Nullable Verdict verdict) {
    if (verdict == null) {
      return "";
    }
    return switch (verdict.origin()) {
      case DOCUMENTED -> "Documented by " + owner(verdict.profile());
      case EXTENSION -> "Documented by the extension";
      case CHOSEN -> "A choice of the Sitemap Toolkit";
    };
  }

  private static String owner(Profile profile) {
    return switch (profile) {
      case SITEMAPS_ORG -> "sitemaps.org or a specification";
      case GOOGLE, GOOGLE_NEWS -> "Google";
      case BING -> "Bing";
      case YANDEX -> "Yandex";
      case BAIDU -> "Baidu";
    };
  }
}
