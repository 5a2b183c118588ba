package io.github.sitemaptoolkit.pages;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.converters.option.FeedOptions;
import io.github.sitemaptoolkit.ext.image.Image;
import io.github.sitemaptoolkit.ext.news.News;
import io.github.sitemaptoolkit.ext.video.Video;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The same site in JSON-LD, microdata and RDFa gives the same entries. */
@Tag("slow")
class SyntaxesTest extends FolderTest {

  private static final int SITES = Integer.getInteger("syntaxes.sites", 50);
  private static final int PAGES = 2;

  private static final FeedOptions OPTIONS =
      FeedOptions.DEFAULTS
          .withExtensions(Set.of("news"))
          .withNow(Instant.parse("2026-11-28T12:00:00Z"));

  private List<UrlEntry> entries(List<Described.Page> site, Function<Described.Page, String> syntax)
      throws IOException {
    for (int i = 0; i < site.size(); i++) {
      write(name(i), "", syntax.apply(site.get(i)));
    }
    List<UrlEntry> sorted = new ArrayList<>();
    for (UrlEntry entry : read(context.with(OPTIONS))) {
      List<Node<?>> nodes = new ArrayList<>(entry.nodes()); // what is elsewhere may come later
      nodes.sort(Comparator.comparing(node -> node.value().toString()));
      sorted.add(entry.toBuilder().nodes(nodes).build());
    }
    return sorted;
  }

  private static String name(int page) {
    return "p" + page + ".html";
  }

  /** Returns what is told, without the examples, which are the first ones. */
  private List<String> messages() {
    return problems.stream()
        .map(it -> it.code() + ' ' + it.message().replaceAll("(; the first is|:) \".*", ""))
        .sorted()
        .toList();
  }

  @Test
  void sayTheSame() throws IOException {
    int films = 0;
    int pictures = 0;
    int news = 0;
    int dates = 0;
    for (int seed = 0; seed < SITES; seed++) {
      var pages = new DescribedPages(seed);
      List<Described.Page> site = new ArrayList<>();
      for (int i = 0; i < PAGES; i++) {
        site.add(pages.page(BASE + name(i)));
      }
      List<UrlEntry> wanted = entries(site, Described.Page::jsonLd);
      List<String> told = messages();
      assertEquals(wanted, entries(site, Described.Page::microdata), "microdata of site " + seed);
      assertEquals(told, messages(), "microdata of site " + seed);
      assertEquals(wanted, entries(site, Described.Page::rdfa), "RDFa of site " + seed);
      assertEquals(told, messages(), "RDFa of site " + seed);
      for (UrlEntry entry : wanted) {
        films += entry.extensions(Video.class).size();
        pictures += entry.extensions(Image.class).size();
        news += entry.extensions(News.class).size();
        dates += entry.lastmod() == null ? 0 : 1;
      }
    }
    String seen =
        films + " films, " + pictures + " pictures, " + news + " news, " + dates + " dates";
    assertTrue(films > SITES && pictures > SITES && news > 5 && dates > SITES, seen);
  }
}
