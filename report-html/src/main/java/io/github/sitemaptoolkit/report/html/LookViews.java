package io.github.sitemaptoolkit.report.html;

import io.github.sitemaptoolkit.look.ElementLook;
import io.github.sitemaptoolkit.look.Look;
import io.github.sitemaptoolkit.look.LookChanges;
import io.github.sitemaptoolkit.look.NamedCount;
import io.github.sitemaptoolkit.report.html.internal.view.Headline;
import io.github.sitemaptoolkit.report.html.internal.view.HtmlHead;
import io.github.sitemaptoolkit.report.html.internal.view.LookView;
import io.github.sitemaptoolkit.report.html.internal.view.RowChart;
import io.github.sitemaptoolkit.report.html.internal.view.ShownText;
import io.github.sitemaptoolkit.report.html.internal.view.TableView;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Makes the page of what is in a set. */
final class LookViews {

  private static final int MOST_INPUTS = 5;
  private static final int MOST_HOSTS = 20;
  private static final int MOST_ELEMENTS = 30;
  private static final int MOST_FIELDS = 60; // of an element
  private static final int LONGEST = 150;

  private LookViews() {}

  static LookView of(String made, List<String> inputs, Look look, @Nullable LookChanges changes) {
    List<String> names =
        inputs.stream().limit(MOST_INPUTS).map(name -> ShownText.of(name, LONGEST)).toList();
    int more = inputs.size() - names.size();
    return new LookView(
        HtmlHead.of("What is in the sitemaps", made),
        names,
        more == 0 ? "" : "and " + ShownText.counted(more, "more input"),
        facts(look),
        changes == null ? null : SectionCharts.changes(changes),
        look.sections().isEmpty() ? null : SectionCharts.sections(look),
        look.languages().links() == 0 ? null : LanguageCharts.matrix(look.languages()),
        look.dates().dated() + look.dates().invalid() == 0 ? null : DateCharts.dates(look),
        media(look),
        look.fileCount() + look.sitemaps().size() == 0 ? null : FileCharts.files(look),
        tables(look));
  }

  private static List<Headline> facts(Look look) {
    List<Headline> facts = new ArrayList<>();
    facts.add(fact(look.urls(), "url"));
    facts.add(fact(look.fileCount(), "file"));
    long over = look.filesOverLimit();
    if (over > 0) {
      facts.add(new Headline(ShownText.number(over), "above the limits", "error"));
    }
    long unread = look.unreadSitemaps();
    if (unread > 0) {
      String what = "listed sitemap" + (unread == 1 ? "" : "s") + " not read, or not to the end";
      facts.add(new Headline(ShownText.number(unread), what, "error"));
    }
    if (look.hosts().size() == 1) {
      facts.add(new Headline("1", "host, " + host(look.hosts().get(0)), ""));
    } else {
      facts.add(fact(look.hosts().size(), "host"));
    }
    facts.add(
        new Headline(
            ShownText.percent(look.dates().dated(), look.urls()), "with a date (lastmod)", ""));
    if (look.images().total() > 0) {
      facts.add(fact(look.images().total(), "image"));
    }
    if (look.videos().total() > 0) {
      facts.add(fact(look.videos().total(), "video"));
    }
    if (look.languages().urls() > 0) {
      facts.add(fact(look.languages().languages().size(), "language"));
    }
    if (look.languages().missing() > 0) {
      String missing = ShownText.number(look.languages().missing());
      facts.add(new Headline(missing, "links to other languages not returned", "warning"));
    }
    return facts;
  }

  private static Headline fact(long number, String noun) {
    return new Headline(ShownText.number(number), noun + (number == 1 ? "" : "s"), "");
  }

  private static List<RowChart> media(Look look) {
    List<RowChart> charts = new ArrayList<>();
    if (look.images().total() > 0) {
      charts.add(FileCharts.media("Images", look.images(), look.urls()));
    }
    if (look.videos().total() > 0) {
      charts.add(FileCharts.media("Videos", look.videos(), look.urls()));
    }
    return charts;
  }

  private static List<TableView> tables(Look look) {
    List<TableView> tables = new ArrayList<>();
    if (look.hosts().size() > 1) {
      tables.add(hosts(look));
    }
    List<List<String>> elements = elements(look);
    if (!elements.isEmpty()) {
      int more = look.elements().size() - Math.min(look.elements().size(), MOST_ELEMENTS);
      tables.add(
          new TableView(
              "Elements and their fields",
              List.of("Element", "Count", "Share"),
              elements,
              more == 0 ? "" : ShownText.counted(more, "more kind") + " of elements."));
    }
    return tables;
  }

  private static String host(NamedCount host) {
    return host.name().isEmpty() ? "(no host)" : ShownText.of(host.name(), LONGEST);
  }

  private static TableView hosts(Look look) {
    List<List<String>> rows = new ArrayList<>();
    for (NamedCount host : look.hosts().subList(0, Math.min(MOST_HOSTS, look.hosts().size()))) {
      rows.add(
          List.of(
              host(host),
              ShownText.number(host.count()),
              ShownText.percent(host.count(), look.urls())));
    }
    int more = look.hosts().size() - rows.size();
    return new TableView(
        "Hosts",
        List.of("Host", "Urls", "Share"),
        rows,
        more == 0 ? "" : ShownText.counted(more, "more host") + ".");
  }

  private static List<List<String>> elements(Look look) {
    List<List<String>> rows = new ArrayList<>();
    for (NamedCount field : look.fields()) {
      if (field.count() > 0) {
        rows.add(row(field.name(), field.count(), look.urls(), "of urls"));
      }
    }
    int shown = Math.min(MOST_ELEMENTS, look.elements().size());
    for (ElementLook element : look.elements().subList(0, shown)) {
      rows.add(
          List.of(
              ShownText.of(element.name(), LONGEST),
              ShownText.number(element.elements()),
              "on " + ShownText.percent(element.urls(), look.urls()) + " of urls"));
      int fields = Math.min(MOST_FIELDS, element.fields().size());
      for (NamedCount field : element.fields().subList(0, fields)) {
        rows.add(row("\u2013 " + field.name(), field.count(), element.elements(), "of them"));
      }
    }
    return rows;
  }

  private static List<String> row(String name, long count, long whole, String of) {
    return List.of(
        ShownText.of(name, LONGEST),
        ShownText.number(count),
        ShownText.percent(count, whole) + " " + of);
  }
}
