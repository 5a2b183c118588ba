package io.github.sitemaptoolkit.ext.link;

import io.github.sitemaptoolkit.extension.Checks;
import io.github.sitemaptoolkit.extension.Findings;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.text.Spelling;
import io.github.sitemaptoolkit.url.CanonicalUrl;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The rules of Google's page on localized versions for the links of an entry together. */
final class LinkChecks implements Checks<Link> {

  private static final String ALTERNATE = "alternate";
  private static final String DEFAULT = "x-default";

  @Override
  public void check(List<Link> values, UrlEntry owner, Findings findings) {
    Set<String> languages = new HashSet<>();
    boolean self = !findings.wants(LinkCodes.SELF_MISSING);
    for (int i = 0; i < values.size(); i++) {
      Link link = values.get(i);
      checkRelation(link, i, findings);
      String language = link.hreflang();
      if (language != null && !isMisspelt(link.rel())) {
        self = self || isSame(owner.loc(), link.href());
        checkLanguage(language.strip().toLowerCase(Locale.ROOT), languages, i, findings);
      }
    }
    if (!languages.isEmpty() && !self) {
      findings.report(
          LinkCodes.SELF_MISSING,
          0,
          "",
          () -> "the links must include the page itself: " + Problem.quoted(owner.loc()));
    }
    if (!languages.isEmpty() && !languages.contains(DEFAULT) && !hasMisspeltDefault(languages)) {
      findings.report(
          LinkCodes.X_DEFAULT_MISSING, 0, "", () -> "no link has the hreflang x-default");
    }
  }

  /** Returns whether a value, which is told as wrong, was probably meant to be x-default. */
  private static boolean hasMisspeltDefault(Set<String> languages) {
    for (String language : languages) {
      if (language.startsWith("x") && Spelling.nearest(language, List.of(DEFAULT)).isPresent()) {
        return true;
      }
    }
    return false;
  }

  private static boolean isSame(String page, @Nullable String href) {
    return href != null && CanonicalUrl.of(page).equals(CanonicalUrl.of(href));
  }

  /** Returns whether a relation was probably meant to be {@code alternate}. */
  static boolean isMisspelt(@Nullable String relation) {
    String word = relation == null ? "" : relation.strip();
    return !word.equals(ALTERNATE)
        && (word.equalsIgnoreCase("alternative")
            || Spelling.nearest(word, List.of(ALTERNATE)).isPresent());
  }

  private static void checkRelation(Link link, int value, Findings findings) {
    String relation = link.rel();
    if (isMisspelt(relation)) {
      findings.report(
          LinkCodes.MISSPELT_REL,
          value,
          "@rel",
          () ->
              "the relation "
                  + Problem.quoted(String.valueOf(relation))
                  + " means nothing, so the link is ignored; write alternate");
    } else if (relation != null && !relation.isBlank() && !relation.strip().equals(ALTERNATE)) {
      findings.report(
          LinkCodes.OTHER_REL,
          value,
          "@rel",
          () -> "the relation is " + Problem.quoted(relation) + ", not alternate");
    } else if (relation != null && link.media() == null && link.hreflang() == null) {
      findings.report(
          LinkCodes.NO_HREFLANG,
          value,
          "",
          () -> "the link has neither hreflang nor media, so it does not say what it leads to");
    } else if (link.media() != null && link.hreflang() == null) {
      findings.report(
          LinkCodes.MEDIA,
          value,
          "@media",
          () -> "the mobile version must link back to this page as its canonical url");
    }
  }

  private static void checkLanguage(
      String language, Set<String> languages, int value, Findings findings) {
    if (!languages.add(language)) {
      findings.report(
          language.equals(DEFAULT) ? LinkCodes.X_DEFAULT_DUPLICATE : LinkCodes.DUPLICATE,
          value,
          "@hreflang",
          () -> "the entry already has the hreflang " + Problem.quoted(language));
    }
  }
}
