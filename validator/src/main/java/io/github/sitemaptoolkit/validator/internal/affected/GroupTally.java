package io.github.sitemaptoolkit.validator.internal.affected;

import io.github.sitemaptoolkit.sort.ItemStream;
import io.github.sitemaptoolkit.sort.SortOrder;
import io.github.sitemaptoolkit.sort.Sorter;
import io.github.sitemaptoolkit.sort.TemporaryDirectory;
import io.github.sitemaptoolkit.url.CanonicalUrl;
import io.github.sitemaptoolkit.validator.found.FoundRule;
import java.io.Closeable;
import java.io.IOException;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Counts urls that several entries have, and findings of rules over several documents: takes the
 * entries of such a url back from the {@link UrlTally}, and counts the url once. What the entries
 * of a page with links to others violate is sorted, as such findings come when the other page is
 * looked at. Not thread-safe. The caller closes it.
 */
public final class GroupTally implements Closeable {

  private static final int MOST = 1_000; // urls of one group; more are spellings that nobody uses

  /** What is known of the entries of one url. */
  private static final class Listed {
    private final String url; // as its first entry has it
    private final Map<String, RuleBits> files = new LinkedHashMap<>(); // what its entries violate
    private RuleBits found = RuleBits.NONE;
    private @Nullable RuleBits only; // of the only entry so far, which is not taken back
    private boolean links;

    Listed(String url) {
      this.url = url;
    }

    private UrlPlace place() {
      return UrlPlace.of(url);
    }

    private void add(String file, RuleBits more) {
      files.merge(file, more, RuleBits::or);
      found = found.or(more);
    }
  }

  private final UrlTally tally;
  private final TemporaryDirectory directory;
  private final Map<String, Listed> group = new HashMap<>(); // by url
  private @Nullable String only; // the url of the only entry of the group, not in the map yet
  private String onlyFile = "";
  private RuleBits onlyFound = RuleBits.NONE;
  private boolean onlyLinks;
  private @Nullable Sorter<LinkingUrl> linking;
  private boolean any; // finding of a page with links
  private Set<String> refused = Set.of(); // documents that are not read

  /**
   * Creates a tally without groups.
   *
   * @param directory for temporary files
   */
  public GroupTally(UrlTally tally, TemporaryDirectory directory) {
    this.tally = tally;
    this.directory = directory;
  }

  /**
   * Says which documents are not read. To be called before the first group.
   *
   * @param documents their names
   */
  public void refused(Set<String> documents) {
    refused = documents;
  }

  /**
   * Adds an entry of the group.
   *
   * @param file the name of the document; those of a url come one document after the other
   * @param links whether it has links to other pages
   */
  public void entry(String url, String file, RuleBits found, boolean links) {
    if (only == null && group.isEmpty()) {
      only = url;
      onlyFile = file;
      onlyFound = found;
      onlyLinks = links;
    } else {
      addOnly();
      add(url, file, found, links);
    }
  }

  private void addOnly() {
    String known = only;
    if (known != null) {
      only = null;
      add(known, onlyFile, onlyFound, onlyLinks);
    }
  }

  private void add(String url, String file, RuleBits found, boolean links) {
    String canonical = CanonicalUrl.of(url);
    Listed known = group.get(canonical);
    if (known == null) {
      if (group.size() == MOST) {
        return;
      }
      known = new Listed(url);
      known.only = found;
      group.put(canonical, known);
    } else {
      takeBackFirst(known);
      tally.addListed(-1);
      takeBack(found, UrlPlace.of(url), file);
    }
    known.links |= links;
    known.add(file, found);
  }

  private void takeBackFirst(Listed listed) {
    RuleBits only = listed.only;
    if (only != null) {
      listed.only = null;
      takeBack(only, listed.place(), listed.files.keySet().iterator().next());
    }
  }

  private void takeBack(RuleBits found, UrlPlace place, String file) {
    if (!found.isEmpty()) {
      tally.add(found, place, -1);
      tally.addToFile(file, -1);
    }
  }

  /**
   * Adds a finding of a rule over several documents about an entry, of the group or of another one.
   *
   * @param url the url of the entry
   * @param file the name of its document
   * @param found what the entry violates by itself
   * @throws IOException if a temporary file cannot be written
   */
  public void finding(FoundRule rule, String url, String file, RuleBits found) throws IOException {
    addOnly();
    int number = tally.number(rule);
    String canonical = CanonicalUrl.of(url);
    Listed listed = group.get(canonical);
    if (listed != null && listed.files.containsKey(file)) {
      takeBackFirst(listed);
      listed.add(file, RuleBits.NONE.with(number));
    } else {
      any = true;
      sorter().add(new LinkingUrl(canonical, url, file, found, number));
    }
  }

  private Sorter<LinkingUrl> sorter() {
    Sorter<LinkingUrl> known = linking;
    if (known == null) {
      known =
          new Sorter<>(
              directory,
              "linking",
              new SortOrder<>(LinkingUrl::hash, LinkingUrl.ORDER),
              LinkingUrl.CODEC);
      linking = known;
    }
    return known;
  }

  /**
   * Ends the group.
   *
   * @throws IOException if a temporary file cannot be written
   */
  public void endGroup() throws IOException {
    String alone = refused.isEmpty() ? only : null; // as nearly always
    if (alone != null) {
      only = null;
      if (onlyLinks && !onlyFound.isEmpty()) { // otherwise a finding says all that is to be known
        addLinking(CanonicalUrl.of(alone), alone, onlyFile, onlyFound);
      }
      return;
    }
    addOnly();
    for (Map.Entry<String, Listed> each : group.entrySet()) {
      Listed listed = each.getValue();
      if (refused.containsAll(listed.files.keySet())) {
        tally.addRefused(listed.found);
      }
      if (listed.only == null) {
        count(listed, 1);
      }
      if (listed.links) {
        for (Map.Entry<String, RuleBits> file : listed.files.entrySet()) {
          addLinking(each.getKey(), listed.url, file.getKey(), file.getValue());
        }
      }
    }
    group.clear();
  }

  private void addLinking(String canonical, String url, String file, RuleBits found)
      throws IOException {
    sorter().add(new LinkingUrl(canonical, url, file, found, LinkingUrl.NO_RULE));
  }

  private void count(Listed listed, int times) {
    if (!listed.found.isEmpty()) {
      tally.add(listed.found, listed.place(), times);
    }
    listed.files.forEach((file, found) -> tally.addToFile(file, found.isEmpty() ? 0 : times));
  }

  /**
   * Counts what was found in pages of other groups. To be called after the last group.
   *
   * @throws IOException if a temporary file cannot be read
   */
  public void finish() throws IOException {
    Sorter<LinkingUrl> known = linking;
    if (known == null || !any) {
      return;
    }
    ItemStream<LinkingUrl> sorted = known.sorted();
    LinkingUrl next = sorted.next();
    while (next != null) {
      LinkingUrl first = next;
      var before = new Listed(first.written());
      var after = new Listed(first.written());
      boolean counted = first.rule() == LinkingUrl.NO_RULE; // in its group
      for (; next != null && next.url().equals(first.url()); next = sorted.next()) {
        boolean ofGroup = next.rule() == LinkingUrl.NO_RULE;
        if (ofGroup || !counted) {
          before.add(next.file(), next.found());
        }
        after.add(next.file(), ofGroup ? next.found() : next.found().with(next.rule()));
      }
      count(before, -1);
      count(after, 1);
    }
  }

  @Override
  public void close() throws IOException {
    if (linking != null) {
      linking.close();
    }
  }
}
