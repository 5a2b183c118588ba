package io.github.sitemaptoolkit.cli.remote;

import io.github.sitemaptoolkit.batch.Children;
import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.Verbosity;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.remote.RemoteChildren;
import io.github.sitemaptoolkit.remote.RemoteSource;
import io.github.sitemaptoolkit.remote.http.RemoteClient;
import io.github.sitemaptoolkit.remote.http.RemoteRequest;
import io.github.sitemaptoolkit.remote.http.RemoteResponse;
import io.github.sitemaptoolkit.url.UrlParts;
import java.io.Closeable;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * Opens what has an http or https address. What that takes is loaded when the first one is opened.
 * Safe for use by several threads.
 */
public final class RemoteAccess implements Closeable {

  private final @Nullable RemoteArguments arguments;
  private final @Nullable Console console;
  private final Verbosity verbosity;
  private @Nullable RemoteClient client;
  private @Nullable String keptUrl;
  private @Nullable RemoteResponse kept;
  private @Nullable String site; // of the first address

  private RemoteAccess() {
    this.arguments = null;
    this.console = null;
    this.verbosity = Verbosity.NORMAL;
  }

  RemoteAccess(RemoteArguments arguments, Console console, Verbosity verbosity) {
    this.arguments = arguments;
    this.console = console;
    this.verbosity = verbosity;
  }

  /** Returns whether a name is an http or https address. */
  public static boolean isFor(String name) {
    return Input.isAddress(name) && UrlParts.isHttp(name);
  }

  /**
   * Returns what opens addresses in a context.
   *
   * @throws WrongUseException if the command opens none
   */
  public static RemoteAccess of(Context context) {
    RemoteAccess access = context.options(new RemoteAccess());
    if (access.arguments == null) {
      throw new WrongUseException("this command does not read addresses");
    }
    return access;
  }

  /** Returns the client, which is made once. */
  public synchronized RemoteClient client() {
    RemoteClient known = client;
    if (known == null) {
      if (arguments == null || console == null) {
        throw new IllegalStateException();
      }
      known = new RemoteClient(GivenOptions.of(arguments), new RemoteMessages(console, verbosity));
      client = known;
    }
    return known;
  }

  /**
   * Opens a document. The caller closes the source.
   *
   * @throws IOException if it cannot be fetched
   * @throws WrongUseException if headers would be sent to several sites
   */
  public Source open(String url, Limits limits) throws IOException {
    RemoteResponse known = kept(url);
    if (known != null) {
      return RemoteSource.of(url, known.copy(), limits);
    }
    checkSite(url);
    return RemoteSource.open(url, client(), limits);
  }

  /**
   * Opens a document that will be opened once more. It is kept until the next one is.
   *
   * @throws IOException if it cannot be fetched
   */
  public Source openKept(String url, Limits limits) throws IOException {
    checkSite(url);
    RemoteResponse response = client().send(RemoteRequest.get(url));
    keep(url, response);
    return RemoteSource.of(url, response.copy(), limits);
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

  /** Refuses to send headers to several sites that are named: one of them may be a secret. */
  private synchronized void checkSite(String url) {
    String root = UrlParts.root(url);
    if (site == null) {
      site = root;
    } else if (!site.equals(root)
        && !client().options().headers().isEmpty()
        && !client().options().headerHosts().contains(UrlParts.hostName(url))) {
      throw new WrongUseException(
          "--header: the inputs are of several sites ("
              + site
              + " and "
              + root
              + "); name each other one that gets the headers with --header-for");
    }
  }

  /** Returns the url to begin with: of a site, where its sitemaps are listed. */
  String start(String url, Context context) throws IOException {
    return url;
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
