package io.github.sitemaptoolkit.cli.diff;

import io.github.sitemaptoolkit.cli.option.PagesOfSite;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.look.NamedCount;
import io.github.sitemaptoolkit.pages.fate.Fate;
import io.github.sitemaptoolkit.pages.fate.Fates;
import io.github.sitemaptoolkit.pages.option.PageListener;
import io.github.sitemaptoolkit.publisher.compare.Aftermath;
import io.github.sitemaptoolkit.publisher.compare.Change;
import io.github.sitemaptoolkit.url.CanonicalUrl;
import io.github.sitemaptoolkit.url.UrlParts;
import java.io.IOException;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Says what became of urls that were removed, by the pages of their site, and counts it. */
public final class GonePages {

  private static final int MOST_HOSTS = 100; // that are counted one by one
  private static final int SHOWN = 5; // of them
  private static final String OTHERS = "others";

  /** Reasons that the target says better. */
  private static final Set<PageListener.Reason> LEADS_ON =
      Set.of(PageListener.Reason.REDIRECT, PageListener.Reason.CANONICAL);

  private record Kind(Fate.Kind fate, String more) implements Comparable<Kind> {

    @Override
    public int compareTo(Kind other) {
      return Comparator.comparing(Kind::fate).thenComparing(Kind::more).compare(this, other);
    }

    private String title() {
      return more.isEmpty() ? fate.title() : fate.title() + ", " + more;
    }
  }

  private final Fates fates;
  private final Map<String, String> leftOut = new HashMap<>(); // reasons, by urls
  private final Map<Kind, Long> counts = new TreeMap<>();
  private final Map<String, Long> hosts = new HashMap<>(); // for which the folder does not speak

  /**
   * Reads the rules of the host.
   *
   * @param context has the options for pages
   * @throws IOException if one of them cannot be read
   */
  public GonePages(PagesOfSite pages, Context context) throws IOException {
    this.fates = Fates.of(pages.folder(), pages.url(), context);
  }

  /** Returns a context that tells which pages are left out when it reads them. */
  public Context listen(Context context) {
    return context.with(
        context
            .options(PageListener.NONE)
            .and(
                file -> {
                  if (!LEADS_ON.contains(file.reason())) {
                    leftOut.put(CanonicalUrl.of(file.url()), file.words());
                  }
                }));
  }

  /** Returns what became of a url, and counts it; null if it was not removed. */
  public @Nullable Aftermath of(Change change) {
    if (change.kind() != Change.Kind.REMOVED) {
      return null;
    }
    Fate fate = fates.of(change.loc());
    String note = fate.note();
    if (fate.kind() == Fate.Kind.THERE) {
      note = leftOut.getOrDefault(CanonicalUrl.of(change.loc()), note);
    }
    counts.merge(new Kind(fate.kind(), note), 1L, Long::sum);
    if (fate.kind() == Fate.Kind.NOT_ASKED) {
      String host = Objects.requireNonNullElse(UrlParts.hostName(change.loc()), OTHERS);
      boolean counted = hosts.size() < MOST_HOSTS || hosts.containsKey(host);
      hosts.merge(counted ? host : OTHERS, 1L, Long::sum);
    }
    String reason = fate.reason() + (note.isEmpty() ? "" : ", " + note);
    return new Aftermath(fate.kind().id(), fate.target(), reason, words(fate, reason));
  }

  private static String words(Fate fate, String reason) {
    String title = fate.kind().title();
    return fate.kind() == Fate.Kind.REDIRECTED
        ? title + " to " + fate.target() + " (" + reason + ')'
        : title + ": " + reason;
  }

  /** Returns the fates with their numbers. */
  public List<NamedCount> fates() {
    return counts.entrySet().stream()
        .map(kind -> new NamedCount(kind.getKey().title(), kind.getValue()))
        .toList();
  }

  /** Returns the fates with their numbers, to follow a summary; empty if nothing is gone. */
  public String summary() {
    return counts.isEmpty()
        ? ""
        : counts.entrySet().stream()
            .map(
                kind -> kind.getKey().title() + " (" + kind.getValue() + named(kind.getKey()) + ')')
            .collect(Collectors.joining(", ", "; removed: ", ""));
  }

  private String named(Kind kind) {
    if (kind.fate() != Fate.Kind.NOT_ASKED) {
      return "";
    }
    String more = hosts.size() > SHOWN ? " and more" : "";
    return hosts.entrySet().stream()
        .sorted(
            Map.Entry.<String, Long>comparingByValue(Comparator.reverseOrder())
                .thenComparing(Map.Entry.comparingByKey()))
        .limit(SHOWN)
        .map(host -> host.getKey() + ' ' + host.getValue())
        .collect(Collectors.joining(", ", ": ", more));
  }
}
