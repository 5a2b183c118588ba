package io.github.sitemaptoolkit.validator.site;

import io.github.sitemaptoolkit.url.CanonicalUrl;
import io.github.sitemaptoolkit.validator.internal.affected.RuleBits;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A redirect that is followed.
 *
 * @param mention what names the address that redirects
 * @param code the code of the finding at its end; empty if only a dead end is one
 * @param words what is known of the first address, for messages
 * @param site whether the site itself says so
 * @param addresses the addresses so far; the last one is still to be looked at
 */
record RedirectChain(
    SitePage mention, String code, String words, boolean site, List<String> addresses) {

  private static final char SEPARATOR = 0; // no url has it
  private static final int HEAD = 6; // texts before the addresses

  /** Returns the chain with one more address. */
  RedirectChain to(String address) {
    List<String> more = new ArrayList<>(addresses);
    more.add(address);
    return new RedirectChain(mention, code, words, site, List.copyOf(more));
  }

  /** Returns the address that is still to be looked at. */
  String last() {
    return addresses.get(addresses.size() - 1);
  }

  /** Returns how many redirects there are. */
  int steps() {
    return addresses.size() - 1;
  }

  /** Returns those of the addresses that lead to each other; empty if the last one is new. */
  List<String> loop() {
    String last = CanonicalUrl.of(last());
    for (int i = 0; i < addresses.size() - 1; i++) {
      if (CanonicalUrl.of(addresses.get(i)).equals(last)) {
        return addresses.subList(i, addresses.size());
      }
    }
    return List.of();
  }

  /** Returns a question about the last address, for the sort. */
  SitePage question() {
    List<String> texts = new ArrayList<>();
    texts.add(mention.url());
    texts.add(mention.more());
    texts.add(String.valueOf(mention.link()));
    texts.add(code);
    texts.add(words);
    texts.add(site ? "site" : "");
    texts.addAll(addresses);
    return new SitePage(
        SitePage.hash(last()),
        mention.document(),
        last(),
        SitePage.QUESTION,
        mention.entry(),
        mention.at(),
        0,
        String.join(String.valueOf(SEPARATOR), texts),
        mention.source(),
        mention.found());
  }

  /** Returns the chain that a question was made of. */
  static RedirectChain of(SitePage question) {
    List<String> texts = Arrays.asList(question.more().split(String.valueOf(SEPARATOR), -1));
    String url = texts.get(0);
    RuleBits found = question.found();
    var mention =
        new SitePage(
            SitePage.hash(url),
            question.document(),
            url,
            Integer.parseInt(texts.get(2)),
            question.entry(),
            question.at(),
            0,
            texts.get(1),
            question.source(),
            found);
    return new RedirectChain(
        mention,
        texts.get(3),
        texts.get(4),
        !texts.get(5).isEmpty(),
        List.copyOf(texts.subList(HEAD, texts.size())));
  }
}
