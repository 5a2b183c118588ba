package io.github.sitemaptoolkit.ext.news;

import io.github.sitemaptoolkit.ext.news.News.Publication;
import io.github.sitemaptoolkit.extension.Checks;
import io.github.sitemaptoolkit.extension.Findings;
import io.github.sitemaptoolkit.model.TextValues;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.model.W3cDateTime;
import io.github.sitemaptoolkit.problem.Problem;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The rules of Google's page on news sitemaps that need more than one field, or the time. */
final class NewsChecks implements Checks<News> {

  /** How old an article may be. */
  private static final Duration OLDEST = Duration.ofDays(2);

  private final @Nullable PublicationNames names; // in the document

  /** Creates checks without state. */
  NewsChecks() {
    this(null);
  }

  private NewsChecks(@Nullable PublicationNames names) {
    this.names = names;
  }

  @Override
  public Checks<News> ofDocument() {
    return new NewsChecks(new PublicationNames());
  }

  @Override
  public void check(List<News> values, UrlEntry owner, Findings findings) {
    for (int i = 0; i < values.size(); i++) {
      News news = values.get(i);
      Publication publication = news.publication();
      String name = publication == null ? null : publication.name();
      String language = publication == null ? null : publication.language();
      if (findings.wants(NewsCodes.TOO_OLD) || findings.wants(NewsCodes.FUTURE)) {
        checkDate(news.publicationDate(), i, findings);
      }
      if (name != null) {
        checkName(name.strip(), news.title(), i, findings);
      }
      if (name != null && language != null) {
        checkNames(name.strip(), language.strip(), i, findings);
      }
    }
  }

  private static void checkDate(@Nullable String text, int value, Findings findings) {
    W3cDateTime date = TextValues.date(text).orElse(null);
    if (date == null) {
      return; // the field says so
    }
    if (date.end().isBefore(findings.now().minus(OLDEST))) {
      findings.report(
          NewsCodes.TOO_OLD,
          value,
          "publication_date",
          () -> "the article is dated " + date.text() + "; news are at most two days old");
    } else if (date.start().isAfter(findings.now().plus(Duration.ofDays(1)))) {
      findings.report(
          NewsCodes.FUTURE,
          value,
          "publication_date",
          () -> "the publication date " + date.text() + " is in the future");
    }
  }

  private void checkNames(String name, String language, int value, Findings findings) {
    String other = names == null ? null : names.other(name, language);
    if (other != null) {
      findings.report(
          NewsCodes.PUBLICATION_NAMES,
          value,
          "publication.name",
          () ->
              "the publication is "
                  + Problem.quoted(other)
                  + " in other entries, and "
                  + Problem.quoted(name)
                  + " here");
    }
  }

  private static void checkName(String name, @Nullable String title, int value, Findings findings) {
    if (name.endsWith(")") && name.indexOf('(') > 0) {
      findings.report(
          NewsCodes.NAME_PARENTHESIS,
          value,
          "publication.name",
          () -> "the name " + Problem.quoted(name) + " must not end with text in parentheses");
    }
    if (title != null && !name.isEmpty() && endsWithName(title.strip(), name)) {
      findings.report(
          NewsCodes.TITLE_HAS_NAME,
          value,
          "title",
          () -> "the title repeats the name of the publication, " + Problem.quoted(name));
    }
  }

  /** Returns whether a title has the form "Title - Name" or "Name: Title". */
  private static boolean endsWithName(String title, String name) {
    int rest = title.length() - name.length();
    return rest > 2
        && ((title.endsWith(name) && isSeparator(title.substring(0, rest).strip(), false))
            || (title.startsWith(name)
                && isSeparator(title.substring(name.length()).strip(), true)));
  }

  private static boolean isSeparator(String text, boolean first) {
    return !text.isEmpty() && "-|:–—".indexOf(text.charAt(first ? 0 : text.length() - 1)) >= 0;
  }
}
