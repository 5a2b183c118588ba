package io.github.sitemaptoolkit.pages.internal;

import crawlercommons.robots.BaseRobotRules;
import crawlercommons.robots.SimpleRobotRulesParser;
import io.github.sitemaptoolkit.content.json.JsonTree;
import io.github.sitemaptoolkit.hosts.HostFiles;
import io.github.sitemaptoolkit.hosts.HostRules;
import io.github.sitemaptoolkit.hosts.answer.Answer;
import io.github.sitemaptoolkit.hosts.answer.AnswerKind;
import io.github.sitemaptoolkit.hosts.answer.Host;
import io.github.sitemaptoolkit.hosts.answer.HostFile;
import io.github.sitemaptoolkit.hosts.answer.SiteFolder;
import io.github.sitemaptoolkit.pages.option.PageListener;
import io.github.sitemaptoolkit.pages.option.SiteHost;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.url.PercentEncoding;
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
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What the host is told beside the pages: {@code robots.txt}, the redirects of the hosts that are
 * understood, and which pages headers forbid, in the {@code _headers} of Netlify and Cloudflare
 * Pages, {@code vercel.json}, and the {@code staticwebapp.config.json} of Azure.
 */
final class PageHost {

  /** Nothing is known of the host. */
  static final PageHost NONE =
      new PageHost(Path.of(""), Set.of(), new PageLog(new Problems(), "", PageListener.NONE));

  private static final Set<Host> READ_REDIRECTS =
      Set.of(Host.NETLIFY, Host.CLOUDFLARE, Host.GITLAB);

  private static final String ROBOTS = "robots.txt";
  private static final int MOST_BYTES = 1 << 20;
  private static final Pattern HEADER = Pattern.compile("(?i)x-robots-tag");

  private final Path folder;
  private final Set<String> crawlers;
  private final PageLog log;
  private final List<HostRule> rules = new ArrayList<>();
  private final List<HostRules> hosts = new ArrayList<>();
  private SiteFolder pages = SiteFolder.of(List.of());
  private boolean told;
  private @Nullable BaseRobotRules robots;

  private PageHost(Path folder, Set<String> crawlers, PageLog log) {
    this.folder = folder;
    this.crawlers = crawlers;
    this.log = log;
  }

  /**
   * Reads the files of a folder.
   *
   * @param base the url of the folder; its robots.txt counts only if that is the root of the host
   * @param crawlers the crawlers whose directives count, besides those for all
   * @param host the host that serves the pages
   * @throws IOException if one cannot be read
   */
  static PageHost of(Path folder, String base, Set<String> crawlers, SiteHost host, PageLog log)
      throws IOException {
    var files = new PageHost(folder, crawlers, log);
    if (UrlParts.path(base) == base.length() - 1) {
      files.readRobots(base);
    }
    files.readHosts(host);
    files.readHeaders();
    files.readJson("vercel.json", files::readVercel);
    files.readJson("staticwebapp.config.json", files::readAzure);
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
    if (moved(file) != null) {
      return PageOmission.REDIRECT;
    }
    return isNoIndex(file) ? PageOmission.NOINDEX : null;
  }

  /**
   * Returns the url that the host sends browsers on to instead of a page; null if it does not, or
   * if that is not known.
   *
   * @param url the url of the page
   */
  @Nullable String target(PageFile file, String url) {
    Answer moved = moved(file);
    String location = moved == null ? null : moved.location();
    return location == null ? null : UrlResolver.resolve(url, location);
  }

  /** Returns where the host is told that a page is left out; null if it is not known. */
  @Nullable Location rule(PageOmission reason, PageFile file) {
    Answer moved = reason == PageOmission.REDIRECT ? moved(file) : null;
    return moved != null
        ? moved.rule()
        : reason == PageOmission.ROBOTS ? Location.of(folder.resolve(ROBOTS).toString()) : null;
  }

  private boolean isNoIndex(PageFile file) {
    List<String> path = HostRule.segments(file.path());
    List<String> stem = HostRule.segments(file.stem());
    return rules.stream().anyMatch(rule -> rule.matches(path) || rule.matches(stem));
  }

  /** Returns the redirect of a rule for a page, however it is spelled; null if there is none. */
  private @Nullable Answer moved(PageFile file) {
    for (HostRules host : hosts) {
      for (String path : List.of(file.path(), file.stem(), file.stem() + '/')) {
        Answer answer = host.answer(PercentEncoding.encode('/' + path, "/-._~"), pages);
        Location rule = answer.rule();
        if (rule != null && answer.location() != null) {
          return answer;
        } else if (rule != null && answer.kind() == AnswerKind.UNKNOWN && !told) {
          told = true;
          String message = answer.reason() + ": pages may be listed that redirect";
          log.report(PageCodes.HOST_FILE, rule, null, message);
        }
      }
    }
    return null;
  }

  /** Reads the redirects of each host that has a file of its own. */
  private void readHosts(SiteHost host) throws IOException {
    HostFiles found = host.find(folder);
    pages = SiteFolder.of(folder);
    Set<Host> named = new LinkedHashSet<>(found.hosts());
    if (host.host() == null
        && found.files().stream().anyMatch(file -> file.name().equals("_redirects"))
        && (named.contains(Host.NETLIFY) || Collections.disjoint(named, READ_REDIRECTS))) {
      // of the three hosts that read this file, two let files win
      named.removeAll(READ_REDIRECTS);
      named.add(Host.NETLIFY);
    }
    for (Host one : found.files().isEmpty() ? Set.<Host>of() : named) {
      hosts.add(HostRules.read(Set.of(one), found.files(), new Problems()));
    }
    for (HostFile file : found.files()) {
      String text = file.text();
      if (file.name().equals(".htaccess") && text != null && HEADER.matcher(text).find()) {
        String message =
            "X-Robots-Tag in .htaccess is not read: pages may be listed that must not be";
        log.report(PageCodes.HOST_FILE, Location.of(file.source()), null, message);
      }
    }
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
    byte[] bytes = read(ROBOTS);
    if (bytes != null) {
      String group = RobotsLine.group(new String(bytes, StandardCharsets.ISO_8859_1), crawlers);
      robots =
          new SimpleRobotRulesParser()
              .parseContent(base + ROBOTS, bytes, "text/plain", List.of(group));
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
      rules.add(HostRule.of(path));
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
      route
          .get("headers")
          .members()
          .forEach((name, value) -> addHeader(path == null ? "" : path, name, value.text()));
    }
  }
}
