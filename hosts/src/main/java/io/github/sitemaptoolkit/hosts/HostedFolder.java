package io.github.sitemaptoolkit.hosts;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.hosts.answer.Answer;
import io.github.sitemaptoolkit.hosts.answer.AnswerKind;
import io.github.sitemaptoolkit.hosts.answer.Host;
import io.github.sitemaptoolkit.hosts.answer.HostFile;
import io.github.sitemaptoolkit.hosts.answer.HostHeader;
import io.github.sitemaptoolkit.hosts.answer.SiteFolder;
import io.github.sitemaptoolkit.hosts.internal.PlainFolder;
import io.github.sitemaptoolkit.hosts.internal.text.WebUrl;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.url.UrlResolver;
import io.github.sitemaptoolkit.value.RobotsDirectives;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A folder of pages below a url, as its host serves it. Immutable, and safe for many threads if the
 * folder is.
 *
 * <pre>{@code
 * Path folder = Path.of("public");
 * HostedFolder site =
 *     HostedFolder.of(
 *         SiteFolder.of(folder), "https://example.com/", HostFiles.find(folder), problems);
 * Answer answer = site.answer("https://example.com/old-page");
 * }</pre>
 *
 * <p>Rules see whole paths, also if the url of the folder has one; where one may lead out of the
 * folder, its answer is not known. If nothing tells the host, a page is there if any host would
 * serve a file for its address. If it may be one of several, their rules count where they agree: on
 * a redirect, if all lead to the same address, with the status 0 where it differs. What they do by
 * themselves makes no difference to a page that has a file of just this name, nor to an address
 * without a file.
 *
 * @since 0.1
 */
@Incubating
public final class HostedFolder {

  private static final String INDEX = "index.html";

  private final WebUrl root;
  private final @Nullable HostRules rules;
  private final SiteFolder served;
  private final PlainFolder plain = new PlainFolder();

  private HostedFolder(WebUrl root, @Nullable HostRules rules, SiteFolder served) {
    this.root = root;
    this.rules = rules;
    this.served = served;
  }

  /**
   * Returns a folder.
   *
   * @param url the url of the folder; what follows its path is ignored
   * @param files the files that tell its host what to do
   * @param problems takes what is wrong with these files, if it is known which host reads them
   * @throws IllegalArgumentException if the url is none of the web
   */
  public static HostedFolder of(SiteFolder folder, String url, HostFiles files, Problems problems) {
    WebUrl root = WebUrl.parse(url, null);
    if (root == null) {
      throw new IllegalArgumentException("\"" + url + "\" is no url of the web");
    }
    String path = root.path().endsWith("/") ? root.path() : root.path() + '/';
    WebUrl whole = new WebUrl(root.origin(), path, "", "");
    String decoded = whole.decodedPath();
    String prefix = (decoded == null ? path : decoded).substring(1);
    HostRules rules =
        files.isKnown()
            ? HostRules.read(
                files.hosts(),
                below(prefix, files.files()),
                files.hosts().size() == 1 ? problems : new Problems())
            : null;
    return new HostedFolder(whole, rules, prefix.isEmpty() ? folder : below(prefix, folder));
  }

  /** Returns the files of Apache as they stand in folders of the whole site. */
  private static Collection<HostFile> below(String prefix, List<HostFile> files) {
    List<HostFile> all = new ArrayList<>();
    for (HostFile file : files) {
      boolean moved = !prefix.isEmpty() && file.name().equals(".htaccess");
      all.add(
          moved
              ? new HostFile(file.source(), file.name(), prefix + file.folder(), file.text())
              : file);
    }
    return all;
  }

  private static SiteFolder below(String prefix, SiteFolder folder) {
    return new SiteFolder() {
      @Override
      public boolean isFile(String path) {
        return path.startsWith(prefix) && folder.isFile(path.substring(prefix.length()));
      }

      @Override
      public boolean isFolder(String path) {
        String whole = path.endsWith("/") || path.isEmpty() ? path : path + '/';
        return prefix.startsWith(whole)
            || (whole.startsWith(prefix) && folder.isFolder(path.substring(prefix.length())));
      }
    };
  }

  /**
   * Returns whether an address is below the url of the folder, and not too long to be looked at.
   */
  public boolean speaksFor(String address) {
    return below(address) != null;
  }

  /** Returns the url of the folder, with a slash at its end. */
  public String url() {
    return root.whole();
  }

  /** Returns the hosts that it may be; none if nothing tells it. */
  public Set<Host> hosts() {
    return rules == null ? Set.of() : rules.hosts();
  }

  /**
   * Returns what the host answers, by one step, with an absolute location.
   *
   * @param address an absolute address
   * @return null if it is not below the url of the folder, or longer than what is looked at
   */
  public @Nullable Answer answer(String address) {
    WebUrl url = below(address);
    if (url == null) {
      return null;
    }
    Answer answer = rules == null ? plain.answer(url, served) : agreed(rules, url);
    if (answer.kind() == AnswerKind.NOT_FOUND && answer.rule() != null && !prefix().isEmpty()) {
      return Answer.unknown("a rule may lead out of the folder", answer.rule());
    }
    String location = answer.location();
    String whole = location == null ? null : UrlResolver.resolve(url.whole(), location);
    return whole == null ? answer : answer.withLocation(whole);
  }

  /**
   * Returns the header of a rule that forbids crawlers to list an answer; null if none does, or if
   * it is not known whether that answer has it.
   *
   * @param file as for {@link #headers}
   * @param crawlers the crawlers whose directives count, besides those for all
   */
  public @Nullable HostHeader noindex(String address, @Nullable String file, Set<String> crawlers) {
    return headers(address, file).stream()
        .filter(header -> header.known() && header.name().equalsIgnoreCase("X-Robots-Tag"))
        .filter(
            header ->
                RobotsDirectives.ofHeader(header.value()).forbidIndex(crawlers, Instant.now()))
        .findFirst()
        .orElse(null);
  }

  /**
   * Returns the headers that rules of the host add to an answer, those of all hosts that it may be;
   * empty if the address is not below the url of the folder.
   *
   * @param file the file that is sent, by its path in the folder; null if it is not known
   */
  public List<HostHeader> headers(String address, @Nullable String file) {
    WebUrl url = below(address);
    return rules == null || url == null
        ? List.of()
        : rules.headers(url.whole(), file == null ? null : prefix() + file);
  }

  private String prefix() {
    String decoded = root.decodedPath();
    return (decoded == null ? root.path() : decoded).substring(1);
  }

  private @Nullable WebUrl below(String address) {
    WebUrl url = WebUrl.parse(address, null);
    boolean below =
        url != null && url.origin().equals(root.origin()) && url.path().startsWith(root.path());
    return below ? url : null;
  }

  /**
   * Returns the file that an address would be answered with if no rule were there, by its path in
   * the folder; null if there is none.
   *
   * @param address an absolute address
   */
  public @Nullable String file(String address) {
    WebUrl url = below(address);
    String file = url == null ? null : plain.answer(url, served).file();
    return file == null ? null : path(file);
  }

  /**
   * Returns the path in the folder of a file that the host sends.
   *
   * @param file the {@linkplain Answer#file file} of an answer
   */
  public String path(String file) {
    String prefix = prefix();
    return file.startsWith(prefix) ? file.substring(prefix.length()) : file;
  }

  private Answer agreed(HostRules rules, WebUrl url) {
    Answer answer = rules.answer(url, served);
    if (answer.kind() != AnswerKind.UNKNOWN || rules.hosts().size() == 1) {
      return answer;
    }
    Collection<Answer> readings = rules.readings(url, served).values();
    Answer redirect = redirect(readings);
    if (redirect != null) {
      return redirect;
    } else if (readings.stream()
        .anyMatch(it -> it.rule() != null || it.kind() == AnswerKind.UNKNOWN)) {
      return answer;
    }
    String file = named(url);
    if (file != null) {
      return Answer.file(file);
    }
    return readings.stream().noneMatch(HostedFolder::isPage) ? Answer.notFound(null) : answer;
  }

  /** Returns the redirect of all, whatever its status; null if they do not lead to one address. */
  private static @Nullable Answer redirect(Collection<Answer> readings) {
    Answer first = null;
    for (Answer each : readings) {
      String location = each.kind() == AnswerKind.REDIRECT ? each.location() : null;
      if (location == null || (first != null && !location.equals(first.location()))) {
        return null;
      }
      first = first == null ? Answer.redirect(0, location, each.rule()) : first;
    }
    return first;
  }

  /** Returns the file of just the name that an address has; null if there is none. */
  private @Nullable String named(WebUrl url) {
    String file = plain.answer(url, served).file();
    String path = String.valueOf(url.decodedPath()).substring(1);
    return file != null && (file.equals(path) || file.equals(path + INDEX)) ? file : null;
  }

  private static boolean isPage(Answer answer) {
    return switch (answer.kind()) {
      case FILE, REWRITE, REDIRECT -> true;
      case FALLBACK, NOT_FOUND, GONE, UNKNOWN -> false;
    };
  }
}
