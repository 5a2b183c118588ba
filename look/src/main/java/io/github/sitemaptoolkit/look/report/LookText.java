package io.github.sitemaptoolkit.look.report;

import io.github.sitemaptoolkit.look.DateLook;
import io.github.sitemaptoolkit.look.ElementLook;
import io.github.sitemaptoolkit.look.FileLook;
import io.github.sitemaptoolkit.look.LanguageLook;
import io.github.sitemaptoolkit.look.Look;
import io.github.sitemaptoolkit.look.LookChanges;
import io.github.sitemaptoolkit.look.MediaLook;
import io.github.sitemaptoolkit.look.NamedCount;
import io.github.sitemaptoolkit.look.SectionChange;
import io.github.sitemaptoolkit.look.SectionLook;
import io.github.sitemaptoolkit.text.DisplayWidth;
import io.github.sitemaptoolkit.text.PrintableText;
import io.github.sitemaptoolkit.text.ShownNumber;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What is in a set, as text for one screen: heads at the left, then bars and numbers. Not safe for
 * use by several threads.
 */
public final class LookText {

  private static final int HEAD = 11;
  private static final int NUMBER = 12;
  private static final int SHARE = 7;
  private static final int NARROWEST = 60;
  private static final int WIDEST = 100;
  private static final int SECTIONS = 6;
  private static final int YEARS = 4;
  private static final int ELEMENTS = 5;
  private static final int CHANGES = 5;
  private static final int GAPS = 3;

  private final int width;
  private final StringBuilder text = new StringBuilder();
  private String head = ""; // of the next line

  /**
   * Creates an empty text.
   *
   * @param columns the width of the screen; lines are not shorter than 60 and not longer than 100
   */
  public LookText(int columns) {
    width = Math.max(NARROWEST, Math.min(WIDEST, columns));
  }

  /**
   * Returns the text, with a line break at its end.
   *
   * @param inputs the names of what was read
   * @param changes what differs from an older version; null if nothing was compared
   */
  public String of(List<String> inputs, Look look, @Nullable LookChanges changes) {
    text.setLength(0);
    text.append(title(inputs, look)).append('\n');
    if (look.urls() > 0) {
      files(look);
      hosts(look);
      sections(look);
      dates(look.dates(), look.urls());
      elements(look);
      media("images", look.images(), look.urls());
      media("videos", look.videos(), look.urls());
      languages(look.languages());
    }
    if (changes != null) {
      changes(changes);
    }
    return text.toString();
  }

  private static String title(List<String> inputs, Look look) {
    String name = inputs.isEmpty() ? "" : PrintableText.line(inputs.get(0));
    String more = inputs.size() > 1 ? " and " + counted(inputs.size() - 1, "more input") : "";
    return name
        + more
        + ": "
        + counted(look.urls(), "url")
        + " in "
        + counted(look.fileCount(), "file");
  }

  private void files(Look look) {
    FileLook largest =
        look.files().stream().max(Comparator.comparingDouble(FileLook::fullness)).orElse(null);
    if (largest == null) {
      return;
    }
    head = "files";
    long over = look.filesOverLimit();
    line(
        "fullest: "
            + PrintableText.line(largest.name())
            + ", "
            + counted(largest.urls(), "url")
            + ", "
            + ShownNumber.bytes(largest.bytes())
            + (over == 0 ? "; all within 50,000 urls and 50 MB" : ""));
    if (over > 0) {
      line(counted(over, "file") + " above 50,000 urls or 50 MB");
    }
    long unread = look.unreadSitemaps();
    if (unread > 0) {
      line(
          number(unread)
              + " of "
              + counted(look.sitemaps().size() + look.otherSitemaps(), "listed sitemap")
              + (unread == 1 ? " was" : " were")
              + " not read, or not to the end");
    }
  }

  private void hosts(Look look) {
    head = "hosts";
    List<String> names = new ArrayList<>();
    for (NamedCount host : look.hosts().subList(0, Math.min(3, look.hosts().size()))) {
      String name = host.name().isEmpty() ? "(none)" : PrintableText.line(host.name());
      names.add(look.hosts().size() == 1 ? name : name + " " + number(host.count()));
    }
    int more = look.hosts().size() - names.size();
    line(
        String.join(", ", names)
            + (more > 0 ? " and " + counted(more, "more host") : "")
            + (look.otherHosts() > 0 ? ", and others" : ""));
  }

  private void sections(Look look) {
    head = "sections";
    long most = look.sections().isEmpty() ? 1 : look.sections().get(0).urls();
    if (look.sections().size() == 1 && look.otherSections() == 0) {
      String path = look.sections().get(0).path();
      line(path.equals("/") ? "no url is in a directory" : "all in " + PrintableText.line(path));
      return;
    }
    List<SectionLook> shown = first(look.sections(), SECTIONS);
    shown.forEach(section -> bar(section.path(), section.urls(), most, look.urls()));
    int more = look.sections().size() - shown.size();
    if (more > 0) {
      line(
          "and " + counted(more, "more section") + (look.otherSections() > 0 ? " and others" : ""));
    }
  }

  private void dates(DateLook dates, long urls) {
    head = "lastmod";
    line(
        number(dates.dated())
            + " of "
            + number(urls)
            + (dates.newest() == null ? "" : ", " + dates.oldest() + " to " + dates.newest())
            + (dates.invalid() == 0 ? "" : "; " + number(dates.invalid()) + " are not dates")
            + (dates.future() == 0 ? "" : "; " + number(dates.future()) + " in the future"));
    long most = dates.years().values().stream().mapToLong(Long::longValue).max().orElse(1);
    List<Map.Entry<Integer, Long>> years = new ArrayList<>(dates.years().entrySet());
    years.sort(Map.Entry.<Integer, Long>comparingByKey().reversed());
    if (years.size() > 1) {
      first(years, YEARS)
          .forEach(year -> bar(year.getKey().toString(), year.getValue(), most, dates.dated()));
    }
    if (years.size() > YEARS) {
      line("and " + counted(years.size() - (long) YEARS, "earlier year"));
    }
    Map.Entry<LocalDate, Long> day =
        dates.days().entrySet().stream().max(Map.Entry.comparingByValue()).orElse(null);
    if (day != null && day.getValue() * 2 > dates.dated() && dates.dated() > 1) {
      line(
          percent(day.getValue(), dates.dated())
              + " are of one day, "
              + day.getKey()
              + ", perhaps that of a build");
    }
  }

  private void elements(Look look) {
    head = "elements";
    List<String> names = new ArrayList<>();
    for (NamedCount field : look.fields()) {
      if (field.count() > 0) {
        names.add(field.name() + " on " + counted(field.count(), "url"));
      }
    }
    for (ElementLook element : first(look.elements(), ELEMENTS)) {
      names.add(
          number(element.elements())
              + " "
              + PrintableText.line(element.name())
              + " on "
              + counted(element.urls(), "url"));
    }
    names.forEach(this::line);
    if (look.elements().size() > ELEMENTS) {
      line("and " + counted(look.elements().size() - (long) ELEMENTS, "more kind"));
    }
  }

  private void media(String name, MediaLook media, long urls) {
    if (media.total() == 0) {
      return;
    }
    head = name;
    List<NamedCount> classes = media.classes().stream().filter(pages -> pages.count() > 0).toList();
    if (classes.size() == 1) {
      line("each page has " + classes.get(0).name());
      return;
    }
    List<String> parts = new ArrayList<>();
    for (NamedCount pages : classes) {
      parts.add(pages.name() + ": " + percent(pages.count(), urls));
    }
    line("a page: " + String.join(", ", parts));
  }

  private void languages(LanguageLook languages) {
    if (languages.urls() == 0) {
      return;
    }
    head = "languages";
    List<String> names = new ArrayList<>();
    for (NamedCount language : first(languages.languages(), 6)) {
      names.add(PrintableText.line(language.name()) + " " + number(language.count()));
    }
    int more = languages.languages().size() - names.size();
    line(String.join(", ", names) + (more > 0 ? " and " + number(more) + " more" : ""));
    if (languages.links() == 0) {
      line("each page links to itself alone");
      return;
    }
    line(
        languages.missing() == 0
            ? "all " + counted(languages.links(), "link") + " are returned"
            : number(languages.missing())
                + " of "
                + counted(languages.links(), "link")
                + " are not returned");
    LanguageMatrix.of(languages).gaps(PrintableText::line, GAPS).forEach(this::line);
  }

  private void changes(LookChanges changes) {
    head = "changes";
    SectionChange total = changes.total();
    line(
        "since "
            + PrintableText.line(changes.against())
            + ": "
            + change(total, changes.exact())
            + (changes.exact() ? "" : " (numbers of urls alone)"));
    changes.doubts().forEach(this::line);
    if (changes.sections().size() > 1) {
      for (SectionChange section : first(changes.sections(), CHANGES)) {
        line(PrintableText.line(section.path()) + "  " + change(section, changes.exact()));
      }
      if (changes.sections().size() > CHANGES) {
        line("and " + counted(changes.sections().size() - (long) CHANGES, "more section"));
      }
    }
  }

  private static String change(SectionChange change, boolean exact) {
    return "+"
        + number(change.added())
        + " -"
        + number(change.removed())
        + (exact ? ", " + number(change.changed()) + " changed" : "");
  }

  /** Adds a line with a bar. */
  private void bar(String name, long count, long most, long whole) {
    int label = Math.min(24, width / 3);
    int room = width - HEAD - label - NUMBER - SHARE - 3;
    int length = (int) Math.max(1, Math.round((double) room * count / most));
    line(
        DisplayWidth.fit(PrintableText.line(name), label)
            + " "
            + "#".repeat(length)
            + " ".repeat(room - length)
            + String.format(Locale.ROOT, "%" + NUMBER + "s", number(count))
            + String.format(Locale.ROOT, "%" + SHARE + "s", percent(count, whole)));
  }

  private void line(String line) {
    text.append(String.format(Locale.ROOT, "%-" + HEAD + "s", head)).append(line).append('\n');
    head = "";
  }

  private static <T> List<T> first(List<T> all, int most) {
    return all.subList(0, Math.min(most, all.size()));
  }

  private static String number(long number) {
    return ShownNumber.of(number);
  }

  static String counted(long number, String noun) {
    return ShownNumber.counted(number, noun);
  }

  private static String percent(long part, long whole) {
    return whole == 0 ? "" : ShownNumber.share(part, whole);
  }
}
