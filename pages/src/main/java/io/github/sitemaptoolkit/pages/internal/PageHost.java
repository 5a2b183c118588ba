package io.github.sitemaptoolkit.pages.internal;

import crawlercommons.robots.BaseRobotRules;
import crawlercommons.robots.SimpleRobotRulesParser;
import io.github.sitemaptoolkit.hosts.HostFiles;
import io.github.sitemaptoolkit.hosts.HostedFolder;
import io.github.sitemaptoolkit.hosts.answer.Answer;
import io.github.sitemaptoolkit.hosts.answer.AnswerKind;
import io.github.sitemaptoolkit.hosts.answer.Host;
import io.github.sitemaptoolkit.hosts.answer.HostHeader;
import io.github.sitemaptoolkit.hosts.answer.SiteFolder;
import io.github.sitemaptoolkit.pages.option.PageListener;
import io.github.sitemaptoolkit.pages.option.SiteHost;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.url.PercentEncoding;
import io.github.sitemaptoolkit.url.UrlParts;
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
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What the host is told beside the pages: {@code robots.txt}, and the redirects and headers of the
 * hosts that are understood.
 */
final class PageHost {

  /** Nothing is known of the host. */
  static final PageHost NONE =
      new PageHost(Path.of(""), "", Set.of(), new PageLog(new Problems(), "", PageListener.NONE));

  /** Those that read {@code _redirects}. */
  private static final Set<Host> SHARED = Set.of(Host.NETLIFY, Host.CLOUDFLARE, Host.GITLAB);

  private static final String ROBOTS = "robots.txt";
  private static final String UNREAD_FILE = "host.file";
  private static final int MOST_BYTES = 1 << 20;

  private final Path folder;
  private final String base;
  private final Set<String> crawlers;
  private final PageLog log;
  private final List<HostedFolder> hosts = new ArrayList<>();
  private final Set<String> told = new HashSet<>();
  private @Nullable BaseRobotRules robots;

  private PageHost(Path folder, String base, Set<String> crawlers, PageLog log) {
    this.folder = folder;
    this.base = base;
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
    var files = new PageHost(folder, base, crawlers, log);
    if (UrlParts.path(base) == base.length() - 1) {
      files.readRobots();
    }
    files.readHosts(host);
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
    return forbidding(file) == null ? null : PageOmission.NOINDEX;
  }

  /**
   * Returns the url that the host sends browsers on to instead of a page; null if it does not, or
   * if that is not known.
   */
  @Nullable String target(PageFile file) {
    Answer moved = moved(file);
    return moved == null ? null : moved.location();
  }

  /** Returns where the host is told that a page is left out; null if it is not known. */
  @Nullable Location rule(PageOmission reason, PageFile file) {
    return switch (reason) {
      case ROBOTS -> Location.of(folder.resolve(ROBOTS).toString());
      case REDIRECT -> {
        Answer moved = moved(file);
        yield moved == null ? null : moved.rule();
      }
      case NOINDEX -> forbidding(file);
      default -> null;
    };
  }

  /** Returns the spellings that rules of hosts may have for a page. */
  private List<String> spellings(PageFile file) {
    return List.of(file.path(), file.stem(), file.stem() + '/').stream()
        .map(path -> base + PercentEncoding.encode(path.equals("/") ? "" : path, "/-._~"))
        .toList();
  }

  /** Returns where a header forbids that a page is listed; null if none does. */
  private @Nullable Location forbidding(PageFile file) {
    for (HostedFolder host : hosts) {
      for (String url : spellings(file)) {
        for (HostHeader header : host.headers(url, file.path())) {
          boolean forbids =
              header.name().equals("x-robots-tag")
                  && RobotsDirectives.ofHeader(header.value()).forbidIndex(crawlers, Instant.now());
          if (forbids && header.known()) {
            return header.rule();
          } else if (forbids) {
            tell(
                header.rule(),
                "it is not known which pages get this X-Robots-Tag: pages may be listed that must"
                    + " not be");
          }
        }
      }
    }
    return null;
  }

  /** Returns the redirect of a rule for a page, however it is spelled; null if there is none. */
  private @Nullable Answer moved(PageFile file) {
    for (HostedFolder host : hosts) {
      for (String url : spellings(file)) {
        Answer answer = host.answer(url);
        Location rule = answer == null ? null : answer.rule();
        if (answer != null && rule != null && answer.location() != null) {
          return answer;
        } else if (answer != null && rule != null && answer.kind() == AnswerKind.UNKNOWN) {
          tell(rule, answer.reason() + ": pages may be listed that redirect");
        }
      }
    }
    return null;
  }

  /** Reports what is not known, once. */
  private void tell(Location at, String message) {
    if (told.add(message)) {
      log.report(PageCodes.HOST_FILE, at, null, message);
    }
  }

  /** Reads the rules of each host that it may be and that has a file of its own. */
  private void readHosts(SiteHost host) throws IOException {
    HostFiles found = host.find(folder);
    Set<Host> named = new LinkedHashSet<>(found.hosts());
    boolean shared =
        found.files().stream()
            .anyMatch(it -> it.name().equals("_redirects") || it.name().equals("_headers"));
    if (shared
        && host.host() == null
        && (named.contains(Host.NETLIFY) || Collections.disjoint(named, SHARED))) {
      // of the three hosts that read this file, two let files win
      named.removeAll(SHARED);
      named.add(Host.NETLIFY);
    }
    for (Host one : found.files().isEmpty() ? Set.<Host>of() : named) {
      var files = new HostFiles(Set.of(one), found.files());
      hosts.add(HostedFolder.of(SiteFolder.of(folder), base, files, new Problems(this::pass)));
    }
  }

  private void pass(Problem problem) {
    if (problem.code().equals(UNREAD_FILE)) {
      tell(problem.location(), problem.message());
    }
  }

  private void readRobots() throws IOException {
    Path file = folder.resolve(ROBOTS);
    if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
      return;
    }
    byte[] bytes;
    try (InputStream in = Files.newInputStream(file)) {
      bytes = in.readNBytes(MOST_BYTES);
    }
    String group = RobotsLine.group(new String(bytes, StandardCharsets.ISO_8859_1), crawlers);
    robots =
        new SimpleRobotRulesParser()
            .parseContent(base + ROBOTS, bytes, "text/plain", List.of(group));
  }
}
