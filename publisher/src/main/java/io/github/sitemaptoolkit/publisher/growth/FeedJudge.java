package io.github.sitemaptoolkit.publisher.growth;

import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.publisher.growth.Growth.Memory;
import io.github.sitemaptoolkit.text.ShownNumber;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Judges whether a feed is the one that a set grows with, by its form, hosts, ids and title. What
 * could be its own is taken: growing loses nothing, so that a wrong refusal costs more than a wrong
 * word.
 */
final class FeedJudge {

  /** The entries after which a feed is judged by what was read. */
  private static final int ENOUGH = 2_000;

  private static final int FEW = 5; // items, of which fewer say nothing

  private final String feed;
  private final Memory memory;
  private final @Nullable FeedFacts known; // null if it was never read
  private final boolean learned; // whether only its items are known, from an earlier version
  private String form = "";
  private String title = "";
  private final Set<String> hosts = new TreeSet<>();
  private long items;
  private long own; // items with a host that is known
  private long others; // items with another host
  private boolean knowsItem;

  FeedJudge(String feed, Memory memory) {
    this.feed = feed;
    this.memory = memory;
    this.known = memory.facts(feed);
    this.learned = known != null && known.form().isEmpty() && known.titles().isEmpty();
  }

  /**
   * Judges how the newest document begins.
   *
   * @return why it is refused; empty if it is not
   */
  String begin(String format, DocumentInfo document) {
    form = FeedFacts.form(format, document);
    title = FeedFacts.shortened(document.title());
    return wasFeed() && !FeedFacts.isFeed(form)
        ? "it was a feed, and is now read as " + format + ", which is none"
        : "";
  }

  /** Returns whether the set has taken a feed, whose form is remembered. */
  boolean wasFeed() {
    return known != null && FeedFacts.isFeed(known.form());
  }

  /** Returns whether it was seen to be a feed. */
  boolean isFeed() {
    return FeedFacts.isFeed(form);
  }

  /** Adds an item. */
  void add(UrlEntry entry, @Nullable String id) {
    items++;
    knowsItem |= known != null && memory.knows(feed, id, entry.loc());
    String host = FeedFacts.host(entry);
    if (host == null) {
      return;
    }
    if (known == null || memory.isHome(host) || known.hasHost(host)) {
      own++;
    } else {
      others++;
    }
    if (hosts.size() < ENOUGH) {
      hosts.add(host);
    }
  }

  /** Returns whether nothing that may follow could change what {@link #refusal} says. */
  boolean isSure() {
    return known == null || (own > 0 && knowsItem) || items >= ENOUGH;
  }

  /** Returns why the feed is refused, judging by the items that were added; empty if it is not. */
  String refusal() {
    if (known == null || items == 0) {
      return "";
    } else if (own == 0 && others > 0) {
      return "none of its items has a host that it had: now " + String.join(", ", first(hosts));
    } else if (!knowsItem && others > own) {
      return "none of its items is known, and most have other hosts, such as "
          + hosts.stream().filter(it -> !known.hasHost(it)).findFirst().orElse("");
    } else if (!knowsItem && hasOtherTitle()) {
      return "none of its items is known, and its title is "
          + '"'
          + title
          + "\", not \""
          + known.titles().iterator().next()
          + '"';
    }
    return "";
  }

  private static List<String> first(Set<String> hosts) {
    return hosts.stream().limit(2).toList();
  }

  private boolean hasOtherTitle() {
    return known != null && !known.titles().isEmpty() && !known.hasTitle(title);
  }

  /** Returns what is told of a feed that is taken, in sentences. */
  List<String> notes() {
    List<String> notes = new ArrayList<>();
    if (known == null || items == 0) {
      return notes;
    } else if (learned) {
      notes.add(feed + ": what this feed is was not known yet, and is remembered from now on");
      return notes;
    }
    if (!known.form().equals(form) && !form.isEmpty() && !known.form().isEmpty()) {
      notes.add(feed + ": was read as " + format(known.form()) + ", and now as " + format(form));
    }
    if (items >= 1 && known.items() >= FEW && items * 2 < known.items()) {
      notes.add(
          feed
              + ": has "
              + ShownNumber.counted(items, "item")
              + ", and had "
              + ShownNumber.of(known.items())
              + " before");
    }
    if (!knowsItem) {
      notes.add(feed + ": has none of the items that it had");
    }
    return notes;
  }

  private static String format(String form) {
    return form.substring(form.indexOf(':') + 1);
  }

  /** Returns what is remembered of a feed that is taken; null for nothing new. */
  @Nullable FeedFacts facts() {
    if (items == 0) {
      return known;
    }
    Set<String> titles = title.isEmpty() ? Set.of() : Set.of(title);
    FeedFacts now = new FeedFacts(form, hosts, titles, items);
    return known == null ? now : known.with(now);
  }
}
