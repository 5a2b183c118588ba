package io.github.sitemaptoolkit.pages.fate;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.hosts.HostFiles;
import io.github.sitemaptoolkit.hosts.HostRules;
import io.github.sitemaptoolkit.hosts.answer.Host;
import io.github.sitemaptoolkit.hosts.answer.HostFile;
import io.github.sitemaptoolkit.pages.fate.Fate.Kind;
import io.github.sitemaptoolkit.pages.internal.PageAddress;
import io.github.sitemaptoolkit.pages.option.Crawlers;
import io.github.sitemaptoolkit.pages.option.PageOptions;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.url.CanonicalUrl;
import io.github.sitemaptoolkit.url.PercentEncoding;
import io.github.sitemaptoolkit.url.UrlParts;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Says what became of addresses: asks the rules of the host that lie beside a folder of pages, its
 * files, and the pages that are stubs of others. Only the files of the addresses that are asked are
 * read, so memory does not grow with the folder.
 *
 * <p>If it is not known which host it is, an answer counts if all of them lead to the same: where
 * some answer with a page for everything and others with none, an address is gone; where some spell
 * the address of a file in another way, it is still there; otherwise it is not known. Rules that
 * lie beside it speak for the host, files for what is below the url of the folder: a redirect out
 * of it is not followed.
 *
 * <p>Not thread-safe; it holds nothing open.
 *
 * @since 0.1
 */
@Incubating
public final class Fates {

  private final String base; // with a slash at its end
  private final String key; // that of the base
  private final boolean extensionless;
  private final Map<Host, Journey> hosts = new EnumMap<>(Host.class);

  private Fates(String base, boolean extensionless) {
    this.base = base;
    this.key = CanonicalUrl.of(base);
    this.extensionless = extensionless;
  }

  /**
   * Reads the rules of the host.
   *
   * @param folder the folder of the pages
   * @param base its url
   * @param context has the options for pages, and the crawlers that directives count for
   * @throws IOException if a file with rules cannot be read
   */
  public static Fates of(Path folder, String base, Context context) throws IOException {
    String plain = base.substring(0, UrlParts.pathEnd(base));
    PageOptions options = context.options(PageOptions.DEFAULTS);
    var fates = new Fates(plain.endsWith("/") ? plain : plain + "/", options.extensionless());
    String prefix = PercentEncoding.decode(fates.base.substring(UrlParts.path(fates.base)));
    var pages =
        new ServedFolder(
            folder,
            prefix.substring(1),
            options.mostBytes(),
            context.options(Crawlers.GOOGLE).names());
    HostFiles found = HostFiles.find(folder);
    List<HostFile> files = found.files().stream().map(pages::atRoot).toList();
    for (Host host : found.hosts()) {
      // what a host ignores has no answer, and what is not understood is not known
      HostRules rules = HostRules.read(List.of(host), files, new Problems());
      String name = found.hosts().size() == 1 ? host.title() : "the host";
      fates.hosts.put(host, new Journey(name, rules, pages, fates::speaksFor));
    }
    return fates;
  }

  /** Returns whether the folder speaks for an address: whether it is below its url. */
  public boolean speaksFor(String url) {
    return CanonicalUrl.of(url).startsWith(key);
  }

  /** Returns what became of an address. Never fails: what cannot be read is not known. */
  public Fate of(String url) {
    if (!speaksFor(url)) {
      return Fate.of(Kind.NOT_ASKED, "not below " + base);
    }
    Fate fate = asked(url);
    int end = UrlParts.pathEnd(url);
    boolean whole = end == url.length() && end > UrlParts.path(url) + 1;
    if (fate.kind() == Kind.UNKNOWN && extensionless && hosts.size() > 1 && whole) {
      String stem = url.endsWith("/") ? url.substring(0, end - 1) : url;
      Fate file = asked(stem + ".html");
      return file.kind().lives() ? file : fate;
    }
    return fate;
  }

  private Fate asked(String url) {
    Map<Host, Fate> fates = new EnumMap<>(Host.class);
    hosts.forEach((host, journey) -> fates.put(host, journey.of(url)));
    return agreed(fates);
  }

  /** Returns what all hosts agree on. */
  private static Fate agreed(Map<Host, Fate> fates) {
    List<Fate> all = new ArrayList<>(fates.values());
    Fate first = all.get(0);
    if (all.stream().allMatch(fate -> isLike(fate, first))) {
      return first;
    } else if (all.stream().allMatch(fate -> isDead(fate.kind()))) {
      return firstOf(all, Kind.GONE);
    } else if (first.file() != null
        && all.stream().allMatch(fate -> Objects.equals(fate.file(), first.file()))
        && all.stream().anyMatch(fate -> fate.kind() == Kind.THERE)) {
      return firstOf(all, Kind.THERE); // which some hosts spell in another way
    }
    Host one = fates.keySet().iterator().next();
    for (Map.Entry<Host, Fate> other : fates.entrySet()) {
      if (!isLike(other.getValue(), first)) {
        return Fate.of(
            Kind.UNKNOWN, told(one, first) + ", " + told(other.getKey(), other.getValue()));
      }
    }
    return first;
  }

  private static Fate firstOf(List<Fate> fates, Kind kind) {
    return fates.stream().filter(fate -> fate.kind() == kind).findFirst().orElseThrow();
  }

  /** Returns whether two hosts mean the same: they have spellings of their own. */
  private static boolean isLike(Fate fate, Fate other) {
    return fate.kind() == other.kind() && isSame(fate.target(), other.target());
  }

  private static boolean isSame(@Nullable String target, @Nullable String other) {
    if (target == null || other == null) {
      return Objects.equals(target, other);
    }
    return PageAddress.isSame(target, other);
  }

  private static boolean isDead(Kind kind) {
    return kind == Kind.GONE || kind == Kind.FALLBACK;
  }

  private static String told(Host host, Fate fate) {
    String target = fate.target();
    return host.title() + ": " + fate.kind().title() + (target == null ? "" : " to " + target);
  }
}
