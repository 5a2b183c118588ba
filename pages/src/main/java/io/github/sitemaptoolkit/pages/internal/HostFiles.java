package io.github.sitemaptoolkit.pages.internal;

import crawlercommons.robots.BaseRobotRules;
import crawlercommons.robots.SimpleRobotRulesParser;
import io.github.sitemaptoolkit.content.json.JsonTree;
import io.github.sitemaptoolkit.pages.option.PageListener;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.url.UrlParts;
import io.github.sitemaptoolkit.url.UrlResolver;
import io.github.sitemaptoolkit.value.RobotsDirectives;
import io.github.sitemaptoolkit.value.RobotsLine;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What the host is told beside the pages: {@code robots.txt}, the {@code _redirects} and {@code
 * _headers} of Netlify and Cloudflare Pages, {@code vercel.json}, and the {@code
 * staticwebapp.config.json} of Azure.
 */
final class HostFiles {

  /** Nothing is known of the host. */
  static final HostFiles NONE =
      new HostFiles(Path.of(""), Set.of(), new PageLog(new Problems(), "", PageListener.NONE));

  private static final int MOST_BYTES = 1 << 20;
  private static final int FIRST_REDIRECT = 300;
  private static final int LAST_REDIRECT = 308;

  private final Path folder;
  private final Set<String> crawlers;
  private final PageLog log;
  private final List<HostRule> rules = new ArrayList<>();
  private @Nullable BaseRobotRules robots;

  private HostFiles(Path folder, Set<String> crawlers, PageLog log) {
    this.folder = folder;
    this.crawlers = crawlers;
    this.log = log;
  }

  /**
   * Reads the files of a folder.
   *
   * @param base the url of the folder; its robots.txt counts only if that is the root of the host
   * @param crawlers the crawlers whose directives count, besides those for all
   * @throws IOException if one cannot be read
   */
  static HostFiles of(Path folder, String base, Set<String> crawlers, PageLog log)
      throws IOException {
    var files = new HostFiles(folder, crawlers, log);
    if (UrlParts.path(base) == base.length() - 1) {
      files.readRobots(base);
    }
    files.readRedirects();
    files.readHeaders();
    files.readJson("vercel.json", files::readVercel);
    files.readJson("staticwebapp.config.json", files::readAzure);
    if (Files.exists(folder.resolve(".htaccess"))) {
      log.report(
          PageCodes.HOST_FILE,
          Location.of(folder.resolve(".htaccess").toString()),
          null,
          ".htaccess is not read: redirects and headers in it are not known");
    }
    return files;
  }

  /**
   * Returns why the host does not let a page be listed; null if it does. Hosts name pages by the
   * paths of their urls, which may lack the name of the file or its ending.
   *
   * @param url the url of the page
   */
  @Nullable PageOmission omission(PageFile file, String url) {
    if (robots != null && !robots.isAllowed(url)) {
      return PageOmission.ROBOTS;
    }
    HostRule rule = rule(file);
    return rule == null ? null : rule.reason();
  }

  /**
   * Returns the url that the host sends browsers on to instead of a page; null if it does not, or
   * if that is not known.
   *
   * @param url the url of the page
   */
  @Nullable String target(PageFile file, String url) {
    HostRule rule = rule(file);
    String target = rule == null ? null : rule.target();
    return target == null ? null : UrlResolver.resolve(url, target);
  }

  private @Nullable HostRule rule(PageFile file) {
    if (rules.isEmpty()) {
      return null;
    }
    List<String> path = HostRule.segments(file.path());
    List<String> stem = HostRule.segments(file.stem());
    for (HostRule rule : rules) {
      if (rule.matches(path) || rule.matches(stem)) {
        return rule;
      }
    }
    return null;
  }

  private byte @Nullable [] read(String name) throws IOException {
    Path file = folder.resolve(name);
    if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
      return null;
    }
    try (InputStream in = Files.newInputStream(file)) {
      return in.readNBytes(MOST_BYTES);
    }
  }

  private List<String> lines(String name) throws IOException {
    byte[] bytes = read(name);
    return bytes == null ? List.of() : new String(bytes, StandardCharsets.UTF_8).lines().toList();
  }

  private void readRobots(String base) throws IOException {
    byte[] bytes = read("robots.txt");
    if (bytes != null) {
      String group = RobotsLine.group(new String(bytes, StandardCharsets.ISO_8859_1), crawlers);
      robots =
          new SimpleRobotRulesParser()
              .parseContent(base + "robots.txt", bytes, "text/plain", List.of(group));
    }
  }

  /**
   * Reads {@code FROM TO [STATUS]}. A redirect from a file that exists is followed only if its
   * status ends with an exclamation mark. Source: https://docs.netlify.com/routing/redirects/
   */
  private void readRedirects() throws IOException {
    for (String line : lines("_redirects")) {
      String[] words = line.strip().split("\\s+", -1);
      String status = words[words.length - 1];
      if (words.length > 2 && status.endsWith("!") && !line.strip().startsWith("#")) {
        addRedirect(words[0], words[words.length - 2], status.substring(0, status.length() - 1));
      }
    }
  }

  private void addRedirect(String from, @Nullable String to, String status) {
    if (from.startsWith("/") && isRedirect(status)) {
      rules.add(HostRule.of(from, PageOmission.REDIRECT, to));
    }
  }

  private static boolean isRedirect(String status) {
    try {
      int code = Integer.parseInt(status);
      return code > FIRST_REDIRECT && code <= LAST_REDIRECT;
    } catch (NumberFormatException e) {
      return false;
    }
  }

  /** Reads paths, and below each, indented, its headers. */
  private void readHeaders() throws IOException {
    String path = "";
    for (String line : lines("_headers")) {
      boolean indented = line.startsWith(" ") || line.startsWith("\t");
      String text = line.strip();
      boolean says = !text.isEmpty() && !text.startsWith("#");
      if (says && !indented) {
        path = text;
      } else if (says) {
        int colon = text.indexOf(':');
        addHeader(path, text.substring(0, Math.max(colon, 0)), text.substring(colon + 1));
      }
    }
  }

  private void addHeader(String path, @Nullable String name, @Nullable String value) {
    boolean robotsTag =
        name != null && name.strip().toLowerCase(Locale.ROOT).equals("x-robots-tag");
    boolean forbids =
        robotsTag
            && value != null
            && RobotsDirectives.ofHeader(value).forbidIndex(crawlers, Instant.now());
    if (forbids && path.startsWith("/")) {
      rules.add(HostRule.of(path, PageOmission.NOINDEX, null));
    }
  }

  private interface Reading {
    void read(JsonTree tree);
  }

  private void readJson(String name, Reading reading) throws IOException {
    byte[] bytes = read(name);
    if (bytes == null) {
      return;
    }
    try {
      reading.read(JsonTree.parse(new String(bytes, StandardCharsets.UTF_8)));
    } catch (IOException e) {
      log.report(
          PageCodes.HOST_FILE,
          Location.of(folder.resolve(name).toString()),
          null,
          name + " is not JSON: redirects and headers in it are not known");
    }
  }

  private void readVercel(JsonTree tree) {
    for (JsonTree redirect : tree.get("redirects").elements()) {
      String from = redirect.text("source");
      if (from != null && redirect.text("has") == null) {
        addRedirect(from, redirect.text("destination"), "308");
      }
    }
    for (JsonTree group : tree.get("headers").elements()) {
      for (JsonTree header : group.get("headers").elements()) {
        String path = group.text("source");
        addHeader(path == null ? "" : path, header.text("key"), header.text("value"));
      }
    }
  }

  private void readAzure(JsonTree tree) {
    for (JsonTree route : tree.get("routes").elements()) {
      String path = route.text("route");
      String to = route.text("redirect");
      if (path != null && to != null) {
        String status = route.text("statusCode");
        addRedirect(path, to, status == null ? "302" : status);
      }
      route
          .get("headers")
          .members()
          .forEach((name, value) -> addHeader(path == null ? "" : path, name, value.text()));
    }
  }
}
