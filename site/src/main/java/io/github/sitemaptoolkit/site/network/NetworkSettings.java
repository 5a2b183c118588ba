package io.github.sitemaptoolkit.site.network;

import io.github.sitemaptoolkit.batch.setting.SiteException;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.site.config.ConfigCodes;
import io.github.sitemaptoolkit.site.config.Setting;
import io.github.sitemaptoolkit.text.JsonWriter;
import io.github.sitemaptoolkit.text.Sha256;
import io.github.sitemaptoolkit.url.CanonicalUrl;
import io.github.sitemaptoolkit.url.UrlParts;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The settings of a configuration file that decide what is connected to, and who is sent secrets.
 * The file may have come with a directory, so they count only if they are trusted. Immutable.
 */
public final class NetworkSettings {

  private static final String PRIVATE = "allow-private";
  private static final String HEADER = "header";
  private static final String HEADER_FOR = "header-for";
  private static final String PROXY = "proxy";
  private static final String OWN_PROXY = "env"; // the one that the environment names

  /** The keys of the settings. */
  public static final List<String> KEYS = List.of(PRIVATE, HEADER, HEADER_FOR, PROXY);

  private final boolean allowsPrivate;
  private final SortedSet<String> headers = new TreeSet<>(); // their names
  private final SortedSet<String> hosts = new TreeSet<>();
  private final SortedSet<String> proxies = new TreeSet<>();
  private final SortedSet<String> reached = new TreeSet<>(); // roots
  private final @Nullable Location at; // of the first one that counts

  /**
   * Creates settings.
   *
   * @param written all that the file has, whether the call has others or not
   * @param counting those of them that the call leaves to the file
   * @param addresses the other texts of the file that may be addresses to read
   */
  public NetworkSettings(
      Collection<Setting> written, Collection<Setting> counting, Collection<String> addresses) {
    allowsPrivate = written.stream().anyMatch(it -> has(it, PRIVATE));
    written.stream().filter(it -> it.key().equals(HEADER)).forEach(it -> addHeaders(it.values()));
    written.stream().filter(it -> has(it, HEADER_FOR)).forEach(it -> add(it.values(), hosts));
    written.stream().filter(it -> has(it, PROXY)).forEach(it -> proxies.addAll(it.values()));
    addresses.stream()
        .filter(RemoteAccess::isFor)
        .forEach(it -> reached.add(CanonicalUrl.of(UrlParts.root(it))));
    at =
        counting.stream()
            .filter(it -> KEYS.stream().anyMatch(key -> has(it, key)))
            .map(Setting::at)
            .findFirst()
            .orElse(null);
  }

  /** Returns whether a setting has this key, and reaches somebody or lets somebody be reached. */
  private static boolean has(Setting setting, String key) {
    if (!setting.key().equals(key) || setting.values().isEmpty()) {
      return false;
    }
    return switch (key) {
      case PRIVATE -> setting.values().contains("true");
      case PROXY -> !setting.values().equals(List.of(OWN_PROXY));
      default -> true;
    };
  }

  private void addHeaders(List<String> values) {
    List<String> names = new ArrayList<>();
    for (String value : values) {
      int colon = value.indexOf(':');
      names.add(colon < 0 ? "" : value.substring(0, colon).strip()); // without one, all is secret
    }
    add(names, headers);
  }

  private static void add(List<String> texts, Set<String> to) {
    texts.forEach(text -> to.add(text.toLowerCase(Locale.ROOT)));
  }

  /**
   * Checks that those that count are trusted.
   *
   * @param trusted the digests that are
   * @throws SiteException if they are not; it says their digest
   */
  public void check(Set<String> trusted) {
    Location place = at;
    if (place == null || trusted.contains(digest())) {
      return;
    }
    Problem problem =
        Problem.of(
            ConfigCodes.UNTRUSTED,
            "settings of the network in this file count only if you trust them; nothing was done",
            place);
    throw new SiteException(
        problem,
        List.of(
            "  " + digest() + "  " + shown(),
            "If you know where they come from, trust them: --trust "
                + digest()
                + ", or the digest in SITEMAP_TRUST; or give them on the command line instead"));
  }

  private String shown() {
    List<String> parts = new ArrayList<>();
    if (allowsPrivate) {
      parts.add(PRIVATE);
    }
    headers.forEach(name -> parts.add(HEADER + ' ' + Problem.quoted(name)));
    hosts.forEach(host -> parts.add(HEADER_FOR + ' ' + Problem.quoted(host)));
    proxies.forEach(url -> parts.add(PROXY + ' ' + Problem.quoted(withoutUser(url))));
    String all = String.join(", ", parts);
    return reached.isEmpty() ? all : all + "; reaches " + String.join(", ", reached);
  }

  private static String withoutUser(String url) {
    return url.substring(url.lastIndexOf('@') + 1);
  }

  /** Returns the digest of the keys, the names of headers, and the hosts. */
  private String digest() {
    JsonWriter json = JsonWriter.compact();
    String text =
        json.object(
                () ->
                    json.flag(PRIVATE, allowsPrivate)
                        .texts(HEADER, headers)
                        .texts(HEADER_FOR, hosts)
                        .texts(PROXY, proxies)
                        .texts("reached", reached))
            .toString();
    return "sha256:" + Sha256.hex(text);
  }
}
