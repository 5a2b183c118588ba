package io.github.sitemaptoolkit.cli.remote;

import io.github.sitemaptoolkit.batch.setting.AccessSettings;
import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.port.NeedsPort;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.Verbosity;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.remote.http.RemoteClient;
import io.github.sitemaptoolkit.remote.http.RemoteOptions;
import io.github.sitemaptoolkit.site.input.AddressReader.Network;
import io.github.sitemaptoolkit.site.network.FetchLimits;
import io.github.sitemaptoolkit.site.network.GivenOptions;
import io.github.sitemaptoolkit.site.network.RemoteAccess;
import io.github.sitemaptoolkit.site.network.RemoteAnswers;
import io.github.sitemaptoolkit.url.PrivateUrls;
import io.github.sitemaptoolkit.url.Reach;
import io.github.sitemaptoolkit.url.UrlParts;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** How addresses are read. */
@HelpSection(Section.ADDRESSES)
@NeedsPort(Network.class)
public final class RemoteArguments {

  @Option(
      names = "--allow-private",
      description =
          "connect to this machine and to local networks, too, as for a staging site (default:"
              + " refuse such addresses, also in redirects and in what an index lists)")
  private boolean allowPrivate;

  @Option(
      names = "--header",
      paramLabel = "'NAME: VALUE'",
      description =
          "send a header with requests to the site, such as one with a password: 'Authorization:"
              + " Basic dXNlcjpwYXNz' (to the scheme, host and port of the input, and to no other);"
              + " it is stored nowhere; may be repeated")
  private List<String> headers = new ArrayList<>();

  @Option(
      names = "--header-for",
      paramLabel = "HOST",
      description =
          "send the headers of --header to this host, too; may be repeated. Also read from"
              + " SITEMAP_HEADER_FOR, separated by spaces")
  private List<String> headerHosts = new ArrayList<>();

  @Option(
      names = "--user-agent",
      paramLabel = "NAME",
      description = "what requests say who asks (default: sitemap-toolkit and its address)")
  private @Nullable String userAgent;

  @Option(
      names = "--rate",
      paramLabel = "N",
      description =
          "send a host at most so many requests a second, such as 0.5 (default: as many as it"
              + " allows, over two connections)")
  private @Nullable String rate;

  @Option(
      names = "--proxy",
      paramLabel = "URL|env",
      description =
          "use this HTTP proxy; env: the one of HTTPS_PROXY or HTTP_PROXY. It resolves names"
              + " itself, so it must be one that you trust to refuse private addresses (default: no"
              + " proxy)")
  private @Nullable String proxy;

  @Option(
      names = "--fetch-limit",
      paramLabel = "NAME=N",
      completionCandidates = FetchLimits.Defaults.class,
      description =
          "change a limit on what is fetched, such as time=1m; times end in ms, s, m or h, sizes"
              + " may end in K, M or G; may be repeated. Limits and their defaults:"
              + " ${COMPLETION-CANDIDATES}")
  private List<String> limits = new ArrayList<>();

  @Mixin private PrivateUrlsArgument privateUrls = new PrivateUrlsArgument();

  private GivenOptions given() {
    return new GivenOptions(
        new AccessSettings(userAgent, rate, limits), allowPrivate, headers, headerHosts, proxy);
  }

  /**
   * Returns a context with which addresses are opened. What is opened is closed at the end of the
   * command.
   *
   * @throws io.github.sitemaptoolkit.batch.setting.SettingException if an option is wrong
   */
  public Context applyTo(Context context, Console console, Verbosity verbosity) {
    return console
        .ports()
        .find(Network.class)
        .map(network -> network.applyTo(context, known -> known.with(access(console, verbosity))))
        .orElse(context)
        .with(privateUrls(console));
  }

  /** Returns the hosts that are listed as private; null if none is. */
  public @Nullable PrivateUrls listedHosts() {
    return privateUrls.given();
  }

  /**
   * Returns the hosts whose urls are meant, although the public cannot reach them: those that are
   * listed, and those of addresses that were typed together with {@code --allow-private}.
   */
  private PrivateUrls privateUrls(Console console) {
    PrivateUrls listed = privateUrls.of();
    if (!allowPrivate) {
      return listed;
    }
    List<String> typed = new ArrayList<>();
    for (String argument : console.arguments()) {
      String address = argument.substring(Math.max(argument.indexOf("http"), 0));
      if (Reach.of(address) == Reach.NOT_PUBLIC) {
        typed.add(Objects.requireNonNull(UrlParts.hostName(address)));
      }
    }
    return listed.with(typed);
  }

  /**
   * Returns what opens addresses. It is closed at the end of the command.
   *
   * @throws io.github.sitemaptoolkit.batch.setting.SettingException if an option is wrong
   */
  public RemoteAccess access(Console console, Verbosity verbosity) {
    GivenOptions given = given();
    if (given.isGiven()) {
      options(given, console); // checks them, even if nothing is fetched
    }
    var access =
        new RemoteAccess(
            answers ->
                new RemoteClient(
                    options(given, console), new RemoteMessages(console, verbosity, answers)),
            (site, found) ->
                new RemoteMessages(console, verbosity, new RemoteAnswers()).reads(site, found));
    console.atEnd().close(access);
    return access;
  }

  private static RemoteOptions options(GivenOptions given, Console console) {
    return given.options(console.arguments(), System.getenv());
  }
}
