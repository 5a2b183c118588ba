package io.github.sitemaptoolkit.validator.site;

import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.sort.Codec;
import io.github.sitemaptoolkit.sort.GroupSorter;
import io.github.sitemaptoolkit.sort.ItemStream;
import io.github.sitemaptoolkit.sort.SortOrder;
import io.github.sitemaptoolkit.sort.Spool;
import io.github.sitemaptoolkit.sort.TemporaryDirectory;
import io.github.sitemaptoolkit.text.ShownNumber;
import io.github.sitemaptoolkit.url.CanonicalUrl;
import io.github.sitemaptoolkit.url.UrlParts;
import io.github.sitemaptoolkit.url.UrlResolver;
import io.github.sitemaptoolkit.validator.evidence.FactKind;
import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Follows redirects to their ends: those that a source answers at once in memory, all others
 * together, a step at a time, by joining what is still open with all that is known. Google follows
 * ten hops: <a
 * href="https://developers.google.com/search/docs/crawling-indexing/http-network-errors">
 * source</a>.
 */
final class RedirectChains implements Closeable {

  private static final int MOST = 10;

  /** Accepts a chain at its end. */
  interface Ended {

    /**
     * Called once for each chain.
     *
     * @param words what became of it, for messages
     * @param dead whether it leads to nothing
     */
    void end(RedirectChain chain, String words, boolean dead) throws IOException;
  }

  private static final SortOrder<SitePage> ORDER = new SortOrder<>(SitePage::hash, SitePage.ORDER);

  private final AddressFacts facts;
  private final Set<String> hosts;
  private final TemporaryDirectory directory;
  private final Codec<SitePage> codec;
  private final Spool<SitePage> known; // each page that is listed, and each fact
  private @Nullable Spool<SitePage> open; // questions
  private int round;

  /**
   * Creates an object without chains.
   *
   * @param hosts the hosts whose pages are listed
   * @param directory for temporary files
   */
  RedirectChains(
      AddressFacts facts, Set<String> hosts, TemporaryDirectory directory, Codec<SitePage> codec) {
    this.facts = facts;
    this.hosts = hosts;
    this.directory = directory;
    this.codec = codec;
    this.known = spool("known");
  }

  private Spool<SitePage> spool(String name) {
    return Spool.small(directory, name + '-' + round, codec, SitePage::hash);
  }

  /** Remembers a page that is listed, or what a source says of one. */
  void add(SitePage page) throws IOException {
    known.add(page);
  }

  /** Begins with a redirect. */
  void follow(RedirectChain chain, String target, Ended ended) throws IOException {
    String address = UrlResolver.resolve(chain.last(), target);
    if (address == null) {
      ended.end(chain, "", false);
      return;
    }
    RedirectChain next = chain.to(address);
    List<String> loop = next.loop();
    if (!loop.isEmpty()) {
      ended.end(next, ", which leads back to it: " + String.join(" -> ", loop), true);
    } else if (next.steps() > MOST) {
      ended.end(next, ", and on: more than " + MOST + " steps", true);
    } else {
      Spool<SitePage> questions = open;
      if (questions == null) {
        questions = spool("open");
        open = questions;
      }
      questions.add(next.question());
    }
  }

  /**
   * Follows all chains to their ends.
   *
   * @throws IOException if a temporary file cannot be written or read
   */
  void finish(Ended ended) throws IOException {
    while (open != null) {
      Spool<SitePage> questions = open;
      open = null;
      round++;
      try (questions;
          GroupSorter<SitePage> sorter =
              GroupSorter.small(directory, "step-" + round, ORDER, codec)) {
        addAll(known.values(), sorter);
        addAll(questions.values(), sorter);
        answer(sorter.sorted(page -> answerAlone(page, ended)), ended);
      }
    }
  }

  private static void addAll(ItemStream<SitePage> from, GroupSorter<SitePage> to)
      throws IOException {
    for (SitePage page = from.next(); page != null; page = from.next()) {
      to.add(page);
    }
  }

  private void answer(ItemStream<SitePage> pages, Ended ended) throws IOException {
    SitePage next = pages.next();
    while (next != null) {
      SitePage first = next;
      Set<String> listed = new HashSet<>();
      List<SitePage> said = new ArrayList<>();
      boolean begun = false;
      for (; next != null && next.isOf(first); next = pages.next()) {
        if (next.isListed()) {
          listed.add(CanonicalUrl.of(next.url()));
        } else if (next.isCrawled()) {
          said.add(next);
        } else {
          if (!begun) {
            facts.set(said);
            begun = true;
          }
          answer(RedirectChain.of(next), listed, ended);
        }
      }
    }
  }

  private void answerAlone(SitePage page, Ended ended) throws IOException {
    if (page.link() == SitePage.QUESTION) {
      facts.set(List.of());
      answer(RedirectChain.of(page), Set.of(), ended);
    }
  }

  private void answer(RedirectChain chain, Set<String> listed, Ended ended) throws IOException {
    String address = chain.last();
    AddressFacts.Known about = facts.of(address);
    StatedFact fact = about.verdict();
    if (fact != null && fact.kind() == FactKind.REDIRECT && !fact.value().isEmpty()) {
      follow(chain, fact.value(), ended);
      return;
    }
    var words = new StringBuilder();
    if (chain.steps() > 1) {
      words.append("; after ").append(ShownNumber.counted(chain.steps(), "step"));
      words.append(" it ends at ").append(Problem.quoted(address));
    }
    boolean dead =
        fact != null && (fact.kind() == FactKind.GONE || fact.kind() == FactKind.FALLBACK);
    if (fact != null && fact.kind() != FactKind.FINE) {
      words.append(", of which ").append(about.words());
    } else if (listed.contains(CanonicalUrl.of(address))) {
      words.append(", which is listed");
    } else if (isOfSite(address)) {
      words.append(", which no sitemap lists");
    }
    ended.end(chain, words.toString(), dead);
  }

  private boolean isOfSite(String address) {
    String host = UrlParts.hostName(address);
    return host != null && hosts.contains(host);
  }

  @Override
  public void close() throws IOException {
    known.close();
    if (open != null) {
      open.close();
    }
  }
}
