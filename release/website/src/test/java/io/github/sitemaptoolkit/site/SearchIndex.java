package io.github.sitemaptoolkit.site;

import static java.util.stream.Collectors.toUnmodifiableMap;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the search of the site looks through: the parts of its pages, each with heading, title of
 * the page, link, text, and words that users say for it. It is a script, since a page that was
 * opened as a file may load scripts but no data.
 */
final class SearchIndex {

  private static final Pattern HEADING =
      Pattern.compile("(?s)<h[1-3](?: id=\"([^\"]*)\")?>(.*?)</h[1-3]>");

  private static final Pattern END = Pattern.compile("<h2|<hr");

  private final List<List<String>> parts = new ArrayList<>();
  private final Map<String, String> keywords;

  /**
   * Makes an index without parts.
   *
   * @param keywords words that users say for a part and that it does not have, by its link
   */
  SearchIndex(Map<String, String> keywords) {
    this.keywords = keywords;
  }

  /** Reads lines of a link and words, separated by a tab. */
  static Map<String, String> keywords(String table) {
    return table
        .lines()
        .filter(line -> !line.startsWith("#"))
        .map(line -> line.split("\t"))
        .collect(toUnmodifiableMap(cells -> cells[0], cells -> cells[1]));
  }

  /** Adds the parts of a page. */
  void add(Page page) {
    String link = Page.slashes(page.target());
    Matcher heading = HEADING.matcher(page.body());
    boolean found = heading.find();
    while (found) {
      boolean top = heading.group().startsWith("<h1");
      String anchor = top || heading.group(1) == null ? "" : "#" + heading.group(1);
      String title = Html.text(heading.group(2));
      int start = heading.end();
      found = heading.find();
      String body = page.body().substring(start, found ? heading.start() : page.body().length());
      String words = keywords.getOrDefault(link + anchor, "");
      String of = top ? "" : Html.text(page.title());
      parts.add(List.of(title, of, link + anchor, Html.text(body), words));
    }
  }

  /** Adds the title of a page, and what stands before its parts, which are not worth finding. */
  void addBeginning(Page page) {
    Matcher end = END.matcher(page.body());
    String body = end.find() ? page.body().substring(0, end.start()) : page.body();
    add(new Page(page.source(), page.target(), body));
  }

  /** Returns the script. */
  String script() throws JsonProcessingException {
    return "var SEARCH_INDEX = " + new ObjectMapper().writeValueAsString(parts) + ";\n";
  }
}
