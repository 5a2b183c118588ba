package io.github.sitemaptoolkit.publisher.growth;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.url.UrlParts;
import java.util.Collections;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What a set remembers of a feed that it grows with, by which another feed in its place is known.
 * Immutable.
 *
 * @param form how it is written: the kind of the document and the name of the format, such as
 *     {@code feed:rss}; empty if unknown
 * @param hosts the hosts of its items, without {@code www.}; {@link #ANY} if there are too many to
 *     tell anything
 * @param titles the titles that it had; {@link #ANY} if they change too often to tell anything;
 *     empty if it has none
 * @param items how many items its newest document had
 * @since 0.1
 */
@Incubating
public record FeedFacts(String form, Set<String> hosts, Set<String> titles, long items) {

  /** What stands for all hosts or titles. */
  public static final String ANY = "*";

  /** Nothing. */
  public static final FeedFacts NONE = new FeedFacts("", Set.of(), Set.of(), 0);

  private static final int MOST_HOSTS = 8;
  private static final int MOST_TITLES = 8;
  private static final int LONGEST = 200; // characters of a title, and of a host
  private static final String OF_FEEDS = DocumentInfo.Kind.FEED + ":";
  private static final String WWW = "www.";

  /** Copies the collections, and replaces what is too much by {@link #ANY}. */
  public FeedFacts {
    hosts = bounded(hosts, MOST_HOSTS);
    titles = bounded(titles, MOST_TITLES);
  }

  private static Set<String> bounded(Set<String> texts, int most) {
    Set<String> all = new TreeSet<>(texts);
    boolean any = all.size() > most || all.contains(ANY);
    return Collections.unmodifiableSet(any ? new TreeSet<>(Set.of(ANY)) : all);
  }

  /** Returns what the url of an item tells of its feed. */
  public static FeedFacts ofUrl(String url) {
    String host = host(url);
    return host == null ? NONE : new FeedFacts("", Set.of(host), Set.of(), 0);
  }

  /** Returns the form of a document. */
  static String form(String format, DocumentInfo document) {
    return document.kind() + ":" + format;
  }

  /** Returns whether a document of a form is a feed. */
  static boolean isFeed(String form) {
    return form.startsWith(OF_FEEDS);
  }

  /** Returns a title as it is remembered; empty if there is none. */
  static String shortened(@Nullable String title) {
    String plain = title == null ? "" : title.strip().replaceAll("\\s+", " ");
    return plain.substring(0, Math.min(LONGEST, plain.length()));
  }

  /** Returns the host of a url as it is remembered; null if it has none. */
  public static @Nullable String host(String url) {
    String host = UrlParts.hostName(url);
    String plain = host != null && host.startsWith(WWW) ? host.substring(WWW.length()) : host;
    return plain == null || plain.length() > LONGEST ? null : plain;
  }

  /** Returns the host of an entry as it is remembered; null if it has none. */
  static @Nullable String host(UrlEntry entry) {
    return host(entry.loc().strip());
  }

  /** Returns whether a host is one of these, or above or below one of them. */
  boolean hasHost(String host) {
    return hosts.contains(ANY)
        || hosts.stream()
            .anyMatch(it -> it.equals(host) || it.endsWith("." + host) || host.endsWith("." + it));
  }

  /** Returns whether a title is one of these, apart from numbers, signs, case. */
  boolean hasTitle(String title) {
    return titles.contains(ANY)
        || titles.stream().anyMatch(it -> letters(it).equals(letters(title)));
  }

  private static String letters(String title) {
    var letters = new StringBuilder();
    title.codePoints().filter(Character::isLetter).forEach(letters::appendCodePoint);
    return letters.toString().toLowerCase(Locale.ROOT);
  }

  /** Returns these facts with what was seen later. */
  public FeedFacts with(FeedFacts later) {
    Set<String> allHosts = new TreeSet<>(hosts);
    allHosts.addAll(later.hosts);
    Set<String> allTitles = new TreeSet<>(titles);
    later.titles.stream().filter(title -> !hasTitle(title)).forEach(allTitles::add);
    return new FeedFacts(
        later.form.isEmpty() ? form : later.form, allHosts, allTitles, later.items);
  }
}
