package io.github.sitemaptoolkit.site;

import static java.util.stream.Collectors.toUnmodifiableSet;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A page of the site.
 *
 * @param source the file or directory that it is made of, relative to the root of the checkout
 * @param target where it is written, relative to the directory of the site
 * @param body its HTML, with links as they stand in the source
 * @param anchors the ids in it
 */
record Page(Path source, Path target, String body, Set<String> anchors) {

  private static final Pattern LINK = Pattern.compile("(?<= (?:href|src)=\")[^\"]*");
  private static final Pattern ID = Pattern.compile(" id=\"([^\"]+)\"");
  private static final Pattern TITLE = Pattern.compile("(?s)<h1[^>]*>(.*?)</h1>");
  private static final Pattern MESSAGE = Pattern.compile("<span class=\"message\">(.*?)</span>");

  /** What is between the title, or the finding below it, and the first part. */
  private static final Pattern BEGINNING =
      Pattern.compile("(?s)</h1>(?:.*?<p class=\"finding\">.*?</p>)?(.*?)(?:<h2|<hr|<pre|<div|$)");

  private static final Pattern PART = Pattern.compile("(?s)<h2 id=\"([^\"]+)\">(.*?)</h2>");

  Page(Path source, Path target, String body) {
    this(source, target, body, anchors(body));
  }

  private static Set<String> anchors(String body) {
    return ID.matcher(body).results().map(id -> id.group(1)).collect(toUnmodifiableSet());
  }

  /** Returns the text of the first heading, as HTML. */
  String title() {
    return TITLE
        .matcher(body)
        .results()
        .map(title -> title.group(1).replaceAll("<[^>]*>", ""))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(source + " has no title"));
  }

  /** Returns the message of a finding as HTML that {@link #heading} recognises. */
  static String message(String html) {
    return "<span class=\"message\">" + html + "</span>";
  }

  /** Returns the title for the head of the page: with the message, which people search for. */
  String heading() {
    Matcher message = MESSAGE.matcher(body);
    return message.find() ? title() + ": " + shortened(message.group(1), 110) : title();
  }

  /** Returns the beginning of the text, as HTML; empty if there is none. */
  String description() {
    Matcher beginning = BEGINNING.matcher(body);
    String text = beginning.find() ? Html.text(beginning.group(1)) : "";
    return Html.escape(shortened(text, 220));
  }

  private static String shortened(String text, int most) {
    if (text.length() <= most) {
      return text;
    }
    int end = text.lastIndexOf(' ', most);
    return text.substring(0, end < 0 ? most : end).replaceFirst("[&,;:.]+\\w*$", "") + " …";
  }

  /** Returns all links, those of images too. */
  List<String> links() {
    return LINK.matcher(body).results().map(MatchResult::group).distinct().toList();
  }

  /** Returns a list of links to the parts of the page; nothing if they are few. */
  String contents() {
    List<String> parts =
        PART.matcher(body)
            .results()
            .map(part -> "<li><a href=\"#" + part.group(1) + "\">" + part.group(2) + "</a></li>\n")
            .toList();
    return parts.size() < 4
        ? ""
        : "<details class=\"contents\"><summary>On this page</summary>\n<ul>\n"
            + String.join("", parts)
            + "</ul>\n</details>\n";
  }

  /** Returns the body with other links. */
  String body(UnaryOperator<String> links) {
    return LINK.matcher(body)
        .replaceAll(link -> Matcher.quoteReplacement(links.apply(link.group())));
  }

  /** Returns the link from this page to a file of the site. */
  String linkTo(Path other) {
    Path here = Path.of("/").resolve(target).getParent();
    return slashes(here.relativize(Path.of("/").resolve(other)));
  }

  static String slashes(Path path) {
    return path.toString().replace('\\', '/');
  }
}
