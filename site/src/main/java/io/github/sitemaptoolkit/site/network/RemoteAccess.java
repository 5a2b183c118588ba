package io.github.sitemaptoolkit.site.network;

import io.github.sitemaptoolkit.batch.plan.InvalidPlanException;
import io.github.sitemaptoolkit.batch.setting.SettingException;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Children;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.remote.RemoteChildren;
import io.github.sitemaptoolkit.remote.RemoteSource;
import io.github.sitemaptoolkit.remote.discover.Discovery;
import io.github.sitemaptoolkit.remote.http.RemoteClient;
import io.github.sitemaptoolkit.remote.http.RemoteRequest;
import io.github.sitemaptoolkit.remote.http.RemoteResponse;
import io.github.sitemaptoolkit.site.input.AddressReader;
import io.github.sitemaptoolkit.url.UrlParts;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Opens what has an http or https address. What that takes is loaded when the first one is opened.
 * Safe for use by several threads.
 */
public final class RemoteAccess implements Closeable {

  private static final String HEADER = "header";
  private static final String UNREAD = "this command does not read addresses";

  /** Makes the client, once one is needed. */
  @FunctionalInterface
  public interface Clients {

    /** Returns a client, which tells the answers what it is answered. */
    RemoteClient client(RemoteAnswers answers);
  }

  private static final Clients NONE =
      answers -> {
        throw new InvalidPlanException(UNREAD);
      };

  private final Clients clients;
  private final BiConsumer<String, String> starts;
  private final Map<String, String> known = new ConcurrentHashMap<>(); // starts of sites
  private final RemoteAnswers answers = new RemoteAnswers();
  private @Nullable RemoteClient client;
  private @Nullable String keptUrl;
  private @Nullable RemoteResponse kept;
  private @Nullable String site; // of the first address

  /**
   * Creates what opens addresses. The caller closes it.
   *
   * @param clients makes the client
   * @param starts told of each site whose sitemaps were looked for, and what was found
   */
  public RemoteAccess(Clients clients, BiConsumer<String, String> starts) {
    this.clients = clients;
    this.starts = starts;
  }

  /** Returns whether a name is an http or https address. */
  public static boolean isFor(String name) {
    return AddressReader.isWeb(name);
  }

  /**
   * Returns what opens addresses in a context.
   *
   * @throws SettingException if the command opens none
   */
  public static RemoteAccess of(Context context) {
    RemoteAccess access = context.options(new RemoteAccess(NONE, (start, found) -> {}));
    if (access.clients == NONE) {
      throw new InvalidPlanException(UNREAD);
    }
    return access;
  }

  /** Returns what answers said. */
  public RemoteAnswers answers() {
    return answers;
  }

  /** Returns the client, which is made once. */
  public synchronized RemoteClient client() {
    RemoteClient made = client;
    if (made == null) {
      made = clients.client(answers);
      client = made;
    }
    return made;
  }

  /**
   * Opens a document. The caller closes the source.
   *
   * @throws IOException if it cannot be fetched
   * @throws SettingException if headers would be sent to several sites
   */
  public Source open(String url, Limits limits) throws IOException {
    RemoteResponse known = kept(url);
    if (known != null) {
      return RemoteSource.of(url, known.copy(), limits);
    }
    checkStart(url);
    checkSite(url);
    return RemoteSource.open(start(url), client(), limits);
  }

  /**
   * Opens a document that will be opened once more. It is kept until the next one is.
   *
   * @throws IOException if it cannot be fetched
   */
  public Source openKept(String url, Limits limits) throws IOException {
    checkStart(url);
    checkSite(url);
    String start = start(url);
    RemoteResponse response = client().send(RemoteRequest.get(start));
    keep(url, response);
    return RemoteSource.of(start, response.copy(), limits);
  }

  private synchronized @Nullable RemoteResponse kept(String url) {
    return url.equals(keptUrl) ? kept : null;
  }

  private synchronized void keep(@Nullable String url, @Nullable RemoteResponse response)
      throws IOException {
    RemoteResponse before = kept;
    keptUrl = url;
    kept = response;
    if (before != null) {
      before.close();
    }
  }

  /**
   * Checks that no header of the environment is wanted by what only a file names, before anything
   * is requested. Names that are no http or https addresses are fine.
   *
   * @throws SettingException if one is
   */
  public static void check(Iterable<String> names, Context context) {
    for (String name : names) {
      if (isFor(name)) {
        of(context).checkStart(name);
      }
    }
  }

  /**
   * Checks that the headers may be sent to an address.
   *
   * @throws SettingException if they are of the environment, and nobody has named it
   */
  public void checkStart(String url) {
    if (!client().options().withholdsHeaders(url)) {
      return;
    }
    String host = String.valueOf(UrlParts.hostName(url));
    throw SettingException.of(
            HEADER,
            "the header is not sent to "
                + UrlParts.root(url)
                + ", which only a file names; nothing was fetched from there. If it should be, name the"
                + " host with --header-for "
                + host
                + " or in SITEMAP_HEADER_FOR, or its address on the command line; else unset"
                + " SITEMAP_HEADER for this command")
        .in("SITEMAP_HEADER");
  }

  /** Refuses to send headers to several sites that are named: one of them may be a secret. */
  private synchronized void checkSite(String url) {
    String root = UrlParts.root(url);
    if (site == null) {
      site = root;
    } else if (!site.equals(root)
        && !client().options().headers().isEmpty()
        && !client().options().headerHosts().contains(UrlParts.hostName(url))) {
      throw SettingException.of(
          HEADER,
          "the inputs are of several sites ("
              + site
              + " and "
              + root
              + "); name each other one that gets the headers with --header-for");
    }
  }

  /**
   * Returns the url to begin with: that of a document as it is; of a site, such as {@code
   * https://example.com/}, what lists its sitemaps.
   *
   * @throws IOException if the site cannot be reached, or no sitemap is found
   */
  public String start(String url) throws IOException {
    if (!isSite(url)) {
      return url;
    }
    String start = known.get(url);
    if (start == null) {
      start =
          new Discovery(client(), Context.load())
              .start(url)
              .orElseThrow(
                  () ->
                      new FileSystemException(
                          url,
                          null,
                          "no sitemap was found, neither in robots.txt nor at known paths;"
                              + " sitemap discover looks further"));
      known.put(url, start);
      starts.accept(url, start);
    }
    return start;
  }

  private static boolean isSite(String url) {
    int path = UrlParts.path(url);
    return path == url.length() || url.substring(path).equals("/");
  }

  /** Returns what finds the sitemaps of an index. */
  public Children children(String index, Limits limits) {
    return new RemoteChildren(index, client(), limits);
  }

  @Override
  public synchronized void close() throws IOException {
    keep(null, null);
    if (client != null) {
      client.close();
      client = null;
    }
  }

  /** Returns a name: the headers may be secrets. */
  @Override
  public String toString() {
    return "addresses";
  }
}
