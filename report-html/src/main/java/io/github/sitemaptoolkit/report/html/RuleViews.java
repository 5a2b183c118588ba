package io.github.sitemaptoolkit.report.html;

import io.github.sitemaptoolkit.report.html.FoundRules.Found;
import io.github.sitemaptoolkit.report.html.internal.view.LinkText;
import io.github.sitemaptoolkit.report.html.internal.view.PlaceView;
import io.github.sitemaptoolkit.report.html.internal.view.RuleView;
import io.github.sitemaptoolkit.report.html.internal.view.ShownText;
import io.github.sitemaptoolkit.url.UrlParts;
import io.github.sitemaptoolkit.validator.profile.Profile;
import io.github.sitemaptoolkit.validator.profile.Rule;
import io.github.sitemaptoolkit.validator.profile.Rules;
import io.github.sitemaptoolkit.validator.profile.Verdict;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Makes the sections of rules: what is known of each, and what was found of it. */
final class RuleViews {

  private static final int LONGEST = 600;

  private final Rules rules;
  private final Profile profile;

  RuleViews(Rules rules, Profile profile) {
    this.rules = rules;
    this.profile = profile;
  }

  /**
   * Returns the section of a rule.
   *
   * @param id its id in the page
   * @param mended whether the findings are no more
   * @param most the maximum number of places
   * @param urls how many urls violate the rule; 0 if that is not known
   */
  RuleView of(Found found, String id, boolean mended, int most, long urls) {
    Rule rule = rules.find(found.code()).orElse(null);
    Verdict verdict = rule == null ? null : rule.verdicts().get(profile);
    String source = verdict == null ? "" : verdict.source();
    int end = source.indexOf(" - ");
    String page = end < 0 ? source : source.substring(0, end);
    List<PlaceView> places = found.first(most);
    return new RuleView(
        id,
        ShownText.of(found.code(), LONGEST),
        mended ? "" : found.severity().toString(),
        counted(found, mended) + (urls > 0 ? ", " + ShownText.counted(urls, "url") : ""),
        rule == null ? "" : text(rule.text().meaning()),
        rule == null ? "" : text(rule.text().why()),
        rule == null ? "" : text(rule.text().fix()),
        origin(verdict),
        UrlParts.isHttp(page) ? LinkText.of(page, LONGEST) : LinkText.plain(page, LONGEST),
        end < 0 ? "" : text(source.substring(end + " - ".length())),
        places,
        more(found, places, mended));
  }

  private static String text(String text) {
    return ShownText.of(text, LONGEST);
  }

  private static String counted(Found found, boolean mended) {
    String what = mended ? "finding" : found.severity().toString();
    return ShownText.counted(found.count(), what)
        + " in "
        + ShownText.counted(found.files(), "file");
  }

  private static String more(Found found, List<PlaceView> places, boolean mended) {
    boolean all = mended ? places.size() == found.files() : places.size() == found.count();
    return all || places.size() >= found.count()
        ? ""
        : "The first " + places.size() + " of " + ShownText.number(found.count()) + '.';
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
