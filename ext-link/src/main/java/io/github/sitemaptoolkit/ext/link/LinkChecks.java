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
    for (int i = 0; i < values.size(); i++) {
      Link link = values.get(i);
      checkRelation(link, i, findings);
      String language = language(link);
      if (language != null) {
        checkLanguage(language.strip().toLowerCase(Locale.ROOT), languages, i, findings);
      }
    }
    if (!languages.isEmpty()
        && findings.wants(LinkCodes.SELF_MISSING)
        && !isAmong(owner.loc(), values)) {
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

  /** Returns the language of a link to another version; null if it is none. */
  private static @Nullable String language(Link link) {
    return isMisspelt(link.rel()) ? null : link.hreflang();
  }

  /** Returns whether a page is one of its own versions, which mostly have its url as it is. */
  private static boolean isAmong(String page, List<Link> values) {
    for (Link link : values) {
      if (page.equals(link.href()) && language(link) != null) {
        return true;
      }
    }
    String canonical = CanonicalUrl.of(page);
    for (Link link : values) {
      String href = link.href();
      if (href != null && CanonicalUrl.of(href).equals(canonical) && language(link) != null) {
        return true;
      }
    }
    return false;
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
