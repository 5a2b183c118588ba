package io.github.sitemaptoolkit.cli.tell;

import io.github.sitemaptoolkit.file.FileNames;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.site.network.RemoteAccess;
import io.github.sitemaptoolkit.site.visit.RobotsOfSites;
import io.github.sitemaptoolkit.tell.IndexNow;
import io.github.sitemaptoolkit.url.UrlParts;
import io.github.sitemaptoolkit.validator.robots.RobotsRules;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * What the robots.txt of a site forbids the crawlers of all engines that are told, as far as it is
 * known: from the file beside the set or the pages, else from the server once it may be asked.
 * Where nothing is known, nothing is forbidden.
 */
final class KnownRobots {

  private static final String NAME = "robots.txt";

  /** A robots.txt, as each of the engines reads it. */
  private record Robots(String name, List<RobotsRules> engines) {

    static Robots of(String name, byte[] text, @Nullable String host) {
      return new Robots(
          name,
          IndexNow.CRAWLERS.stream()
              .map(crawlers -> new RobotsRules(name, text, crawlers, host))
              .toList());
    }

    private boolean forbids(String url) {
      return engines.stream().noneMatch(rules -> rules.allows(url));
    }
  }

  private final Map<String, Robots> ofPages = new HashMap<>(); // by host
  private final List<Robots> besideSet = new ArrayList<>();
  private final Set<String> hosts = new HashSet<>(); // of the set; two are enough
  private final Map<String, Robots> asked = new HashMap<>(); // by the roots of sites
  private final Set<String> unknown = new HashSet<>(); // roots whose servers have none, or fail
  private final Consumer<String> notes;
  private @Nullable RobotsOfSites servers;
  private @Nullable RemoteAccess access;

  /**
   * Creates an instance that knows nothing.
   *
   * @param notes accepts what cannot be read
   */
  KnownRobots(Consumer<String> notes) {
    this.notes = notes;
  }

  /** Reads the file in a folder of pages, if that is the root directory of its host. */
  void addPages(Path folder, String url) throws IOException {
    String host = UrlParts.hostName(url);
    String path = url.substring(UrlParts.path(url), UrlParts.pathEnd(url));
    byte[] text = host == null || path.length() > 1 ? null : read(folder);
    if (host != null && text != null) {
      ofPages.put(host, Robots.of(folder.resolve(NAME).toString(), text, host));
    }
  }

  /** Reads the file beside an input, if that is a file or a directory of this machine. */
  void addBeside(String input) throws IOException {
    if (input.equals("-") || input.contains("://")) {
      return;
    }
    Path file = FileNames.path(input);
    Path parent = file.toAbsolutePath().getParent();
    Path named = file.getParent();
    Path folder = Files.isDirectory(file) ? file : named == null ? parent : named;
    byte[] text = folder == null ? null : read(folder);
    if (folder != null && text != null) {
      String name = named == null && folder != file ? NAME : folder.resolve(NAME).toString();
      besideSet.add(Robots.of(name, text, null));
    }
  }

  private static byte @Nullable [] read(Path folder) throws IOException {
    Path file = folder.resolve(NAME);
    if (!Files.isRegularFile(file)) {
      return null;
    }
    try (InputStream in = Files.newInputStream(file)) {
      return in.readNBytes(RobotsRules.MOST_BYTES);
    }
  }

  /** Learns of an entry of the set, whose host that of the file beside it may be. */
  void saw(UrlEntry entry) {
    if (!besideSet.isEmpty() && hosts.size() < 2) {
      String host = UrlParts.hostName(entry.loc());
      if (host != null) {
        hosts.add(host);
      }
    }
  }

  /** Lets the servers of urls be asked from now on. */
  void ask(RobotsOfSites robots, RemoteAccess remote) {
    servers = robots;
    access = remote;
  }

  /** Returns the name of the robots.txt that forbids a url; null if none is known to do so. */
  @Nullable String forbidding(String url) {
    String host = UrlParts.hostName(url);
    Robots robots = host == null ? null : file(host);
    if (robots == null && host != null) {
      robots = server(UrlParts.root(url), url);
    }
    return robots != null && robots.forbids(url) ? robots.name() : null;
  }

  private @Nullable Robots file(String host) {
    Robots known = ofPages.get(host);
    for (Robots robots : known == null ? besideSet : List.<Robots>of()) {
      // the only host of the set; else that of the sitemaps which the file lists
      Set<String> own = hosts.size() == 1 ? hosts : robots.engines().get(0).hosts();
      if (own.size() == 1 && own.contains(host)) {
        return robots;
      }
    }
    return known;
  }

  private @Nullable Robots server(String root, String url) {
    Robots known = asked.get(root);
    RobotsOfSites robots = servers;
    if (known != null || robots == null || unknown.contains(root) || withheld(url)) {
      return known;
    }
    try {
      RobotsOfSites.Answer answer = robots.of(url);
      byte[] text = answer.text();
      if (text == null) {
        unknown.add(root);
        if (answer.fault() != null) {
          notes.accept(answer.url() + ' ' + answer.fault() + ": what it forbids is not known");
        }
        return null;
      }
      known = Robots.of(answer.url(), text, null);
      asked.put(root, known);
      return known;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns whether headers would be sent to a site that must not get them. */
  private boolean withheld(String url) {
    return access != null && access.client().options().withholdsHeaders(url);
  }
}
