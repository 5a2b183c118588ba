package io.github.sitemaptoolkit.hosts;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.hosts.answer.Answer;
import io.github.sitemaptoolkit.hosts.answer.Host;
import io.github.sitemaptoolkit.hosts.answer.HostFile;
import io.github.sitemaptoolkit.hosts.answer.HostHeader;
import io.github.sitemaptoolkit.hosts.answer.SiteFolder;
import io.github.sitemaptoolkit.hosts.internal.HostCodes;
import io.github.sitemaptoolkit.hosts.internal.HostEngine;
import io.github.sitemaptoolkit.hosts.internal.RuleLog;
import io.github.sitemaptoolkit.hosts.internal.UnreadHost;
import io.github.sitemaptoolkit.hosts.internal.apache.ApacheHost;
import io.github.sitemaptoolkit.hosts.internal.azure.AzureHost;
import io.github.sitemaptoolkit.hosts.internal.cloudflare.CloudflareHost;
import io.github.sitemaptoolkit.hosts.internal.firebase.FirebaseHost;
import io.github.sitemaptoolkit.hosts.internal.gitlab.GithubHost;
import io.github.sitemaptoolkit.hosts.internal.gitlab.GitlabHost;
import io.github.sitemaptoolkit.hosts.internal.netlify.NetlifyHost;
import io.github.sitemaptoolkit.hosts.internal.text.WebUrl;
import io.github.sitemaptoolkit.hosts.internal.vercel.VercelHost;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The rules of a static host, which say what it answers for an address. Immutable, and safe for
 * many threads. Nothing that files or addresses say makes it throw.
 *
 * <pre>{@code
 * HostFiles found = HostFiles.find(Path.of("public"));
 * HostRules rules = HostRules.read(found.hosts(), found.files(), problems);
 * Answer answer = rules.answer("/old-page", SiteFolder.of(Path.of("public")));
 * }</pre>
 *
 * @since 0.1
 */
@Incubating
public final class HostRules {

  private static final WebUrl SOMEWHERE = new WebUrl("https://www.example.com", "/", "", "");

  private final Map<Host, HostEngine> engines;

  private HostRules(Map<Host, HostEngine> engines) {
    this.engines = engines;
  }

  /**
   * Reads rules.
   *
   * @param hosts the host; several if it is not known which of them it is
   * @param files its rule files; those of other hosts are left
   * @param problems takes what the host ignores and what is not understood
   * @throws IllegalArgumentException if there is no host
   */
  public static HostRules read(
      Collection<Host> hosts, Collection<HostFile> files, Problems problems) {
    if (hosts.isEmpty()) {
      throw new IllegalArgumentException("there is no host");
    }
    Map<Host, HostEngine> engines = new EnumMap<>(Host.class);
    for (Host host : hosts) {
      List<HostFile> own = files.stream().filter(file -> reads(host, file.name())).toList();
      HostFile unread = own.stream().filter(it -> it.text() == null).findFirst().orElse(null);
      if (unread == null) {
        engines.put(host, engine(host, new RuleLog(own, problems)));
      } else {
        engines.put(host, new UnreadHost(unread.name()));
        problems.report(
            Problem.of(
                HostCodes.FILE,
                unread.name() + " is longer than what is read of such a file: no answer is known",
                Location.of(unread.source())));
      }
    }
    return new HostRules(engines);
  }

  /** Returns whether a host reads files of a name. */
  static boolean reads(Host host, String name) {
    return switch (host) {
      case NETLIFY -> Set.of("_redirects", "_headers", "netlify.toml").contains(name);
      case CLOUDFLARE ->
          Set.of("_redirects", "_headers", "_worker.js", "_routes.json", "functions")
              .contains(name);
      case GITLAB -> name.equals("_redirects");
      case GITHUB -> false;
      case VERCEL -> Set.of("vercel.json", "api", "middleware.js", "middleware.ts").contains(name);
      case FIREBASE -> name.equals("firebase.json");
      case AZURE -> name.equals("staticwebapp.config.json");
      case APACHE -> name.equals(".htaccess");
    };
  }

  private static HostEngine engine(Host host, RuleLog log) {
    return switch (host) {
      case NETLIFY -> new NetlifyHost(log);
      case CLOUDFLARE -> new CloudflareHost(log);
      case GITLAB -> new GitlabHost(log);
      case GITHUB -> new GithubHost();
      case VERCEL -> new VercelHost(log);
      case FIREBASE -> new FirebaseHost(log);
      case AZURE -> new AzureHost(log);
      case APACHE -> new ApacheHost(log);
    };
  }

  /** Returns the hosts that it may be. */
  public Set<Host> hosts() {
    return Set.copyOf(engines.keySet());
  }

  /**
   * Returns what the host answers, by one step. If it is not known which host it is, an answer
   * counts if all give it; otherwise it is not known, and the reason names two that differ.
   *
   * @param address an address of the site, absolute or from its root, such as {@code /blog?x=1}
   * @param folder the files of the site, from the root of the host
   */
  public Answer answer(String address, SiteFolder folder) {
    WebUrl url = parse(address);
    return url == null ? notAsked() : answer(url, folder);
  }

  private static @Nullable WebUrl parse(String address) {
    // a path that begins with two slashes is no host here
    return WebUrl.parse(
        address.startsWith("/") ? SOMEWHERE.origin() + address : address, SOMEWHERE);
  }

  private static Answer notAsked() {
    return Answer.unknown("it is no address of the web, or longer than is looked at", null);
  }

  Answer answer(WebUrl url, SiteFolder folder) {
    Answer first = null;
    Host other = null;
    for (Map.Entry<Host, HostEngine> engine : engines.entrySet()) {
      Answer answer = engine.getValue().answer(url, folder);
      if (first == null) {
        first = answer;
        other = engine.getKey();
      } else if (!first.isLike(answer) && other != null) {
        String reason = told(other, first) + ", " + told(engine.getKey(), answer);
        return Answer.unknown(reason, first.rule() == null ? answer.rule() : first.rule());
      }
    }
    return first == null ? notAsked() : first;
  }

  private static String told(Host host, Answer answer) {
    String shown = answer.location() == null ? answer.file() : answer.location();
    return host.title()
        + (answer.status() == 0 ? " is not known" : " answers " + answer.status())
        + (shown == null ? "" : " with " + shown);
  }

  /** Returns what each of the hosts that it may be answers, by one step. */
  public Map<Host, Answer> readings(String address, SiteFolder folder) {
    WebUrl url = parse(address);
    if (url != null) {
      return readings(url, folder);
    }
    Map<Host, Answer> readings = new EnumMap<>(Host.class);
    engines.keySet().forEach(host -> readings.put(host, notAsked()));
    return readings;
  }

  Map<Host, Answer> readings(WebUrl url, SiteFolder folder) {
    Map<Host, Answer> readings = new EnumMap<>(Host.class);
    engines.forEach((host, engine) -> readings.put(host, engine.answer(url, folder)));
    return readings;
  }

  /**
   * Returns the headers that rules add to the answer, those of all hosts that it may be.
   *
   * @param address an address of the site, as for {@link #answer}
   * @param file the file that is sent, by its path below the root; null if it is not known
   */
  public List<HostHeader> headers(String address, @Nullable String file) {
    WebUrl url = parse(address);
    List<HostHeader> headers = new ArrayList<>();
    if (url != null) {
      engines.values().forEach(engine -> headers.addAll(engine.headers(url, file)));
    }
    return headers;
  }
}
