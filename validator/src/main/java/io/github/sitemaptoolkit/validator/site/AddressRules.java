package io.github.sitemaptoolkit.validator.site;

import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.url.CanonicalUrl;
import io.github.sitemaptoolkit.url.UrlParts;
import io.github.sitemaptoolkit.validator.evidence.FactKind;
import io.github.sitemaptoolkit.validator.evidence.OwnLinks;
import io.github.sitemaptoolkit.validator.robots.AddressRole;
import io.github.sitemaptoolkit.value.MediaType;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Checks the addresses that entries name against what is known of them. */
final class AddressRules implements RedirectChains.Ended {

  private final SiteFindings findings;
  private final AddressFacts facts;
  private final RedirectChains chains;
  private final Set<String> crawled;
  private final Set<String> listed;
  private final HostRobots robots;

  /**
   * Creates the rules.
   *
   * @param facts what is known
   * @param chains follows redirects, and what names another page as canonical
   * @param crawled the hosts of which a source names all pages; empty if there is none
   * @param listed the hosts of the pages that are listed
   * @param robots what is told of robots.txt anyway
   */
  AddressRules(
      SiteFindings findings,
      AddressFacts facts,
      RedirectChains chains,
      Set<String> crawled,
      Set<String> listed,
      HostRobots robots) {
    this.robots = robots;
    this.findings = findings;
    this.facts = facts;
    this.chains = chains;
    this.crawled = crawled;
    this.listed = listed;
  }

  /** Returns whether nothing is known of any address. */
  boolean isEmpty() {
    return facts.isEmpty();
  }

  /**
   * Checks a page.
   *
   * @param entries where it is listed, in whatever spelling
   * @param found what sources say of it, in whatever spelling
   */
  void check(List<SitePage> entries, List<SitePage> found) throws IOException {
    facts.set(found);
    if (facts.isEmpty()) {
      return;
    }
    for (SitePage entry : entries) {
      chains.add(entry);
      checkEntry(entry);
    }
    for (SitePage fact : found) {
      chains.add(fact);
    }
  }

  /**
   * Checks whether the page that was checked last is listed.
   *
   * @param entries where it is listed, in whatever spelling
   * @param media the canonical urls that entries name as pictures, films or players
   */
  void checkUnlisted(List<SitePage> entries, Set<String> media) throws IOException {
    Set<String> urls = new HashSet<>(media);
    entries.forEach(entry -> urls.add(CanonicalUrl.of(entry.url())));
    for (String url : facts.urls()) {
      boolean unlisted = !urls.contains(url) && isOf(listed, url);
      StatedFact fact = unlisted ? facts.of(url).verdict() : null;
      if (fact != null && fact.kind() == FactKind.FINE && isPage(fact.value())) {
        checkUnlisted(url, entries);
      }
    }
  }

  private static boolean isOf(Set<String> hosts, String url) {
    String host = UrlParts.hostName(url);
    return host != null && hosts.contains(host);
  }

  /** Returns whether a media type is that of a page; documents are pages, too. */
  private static boolean isPage(String type) {
    return MediaType.mayBeHtml(type) || MediaType.essence(type).equals("application/pdf");
  }

  private void checkEntry(SitePage entry) throws IOException {
    AddressFacts.Known known = facts.of(entry.url());
    StatedFact fact = known.verdict();
    if (fact != null) {
      judge(entry, known, fact, entry.url());
    } else if (isOf(crawled, entry.url()) && !facts.isFound(entry.url())) {
      findings.add(
          SiteCodes.CRAWL_NOT_FOUND,
          entry,
          () ->
              "the crawl did not find "
                  + Problem.quoted(entry.url())
                  + facts
                      .firstOther(entry.url())
                      .map(other -> ", but " + other.named())
                      .orElse(""));
    }
    for (StatedFact more : known.more()) {
      String other =
          more.kind() == FactKind.LINKS
              ? OwnLinks.difference(more.value(), entry.more(), AlternateSet.WRONG)
              : null;
      if (other != null) {
        String words = more.place() + " says " + other;
        findings.add(SiteCodes.HREFLANG_OTHER, more.source().isSite(), entry, () -> words);
      }
      Code code = code(more.kind());
      if (code != null) {
        findings.add(code, entry, () -> more.place() + " says " + more.said());
      }
    }
  }

  private static @Nullable Code code(FactKind kind) {
    return switch (kind) {
      case NOT_INDEXED -> SiteCodes.NOT_INDEXED;
      case OTHER_LINKS -> SiteCodes.HREFLANG_OTHER;
      default -> null;
    };
  }

  private void checkUnlisted(String url, List<SitePage> entries) throws IOException {
    StatedFact page = facts.firstFine(url).orElse(null);
    if (page == null) {
      return; // whoever names it does not say that it is a page of the site
    }
    findings.add(
        SiteCodes.CRAWL_UNLISTED,
        page.at(),
        null,
        page.address(),
        () ->
            Problem.quoted(page.address())
                + " is in no sitemap"
                + (entries.isEmpty() ? "" : ", but " + entries.get(0).named() + " is"));
  }

  /**
   * Checks an address that an entry names, of the page that was checked last.
   *
   * @param mention a link to another language, or media
   */
  void checkNamed(SitePage mention) throws IOException {
    AddressFacts.Known known = facts.of(mention.url());
    StatedFact fact = known.verdict();
    if (fact != null) {
      judge(mention, known, fact, mention.url());
    }
  }

  private void judge(SitePage mention, AddressFacts.Known known, StatedFact fact, String url)
      throws IOException {
    if (fact.kind() == FactKind.BLOCKED
        && mention.role() != AddressRole.ALTERNATE
        && robots.forbidding(mention) != null) {
      return; // which is told once
    }
    Code code = code(mention.role(), fact);
    String words = named(mention) + known.words();
    boolean leads =
        fact.kind() == FactKind.REDIRECT || (fact.kind() == FactKind.CANONICAL && code != null);
    if (leads && !fact.value().isEmpty()) {
      String id = code == null ? "" : code.id();
      var chain = new RedirectChain(mention, id, words, fact.source().isSite(), List.of(url));
      chains.follow(chain, fact.value(), this);
    } else if (code != null) {
      findings.add(code, fact.source().isSite(), mention, () -> words);
    }
  }

  /** Returns an address that is not that of the entry itself, for the beginning of messages. */
  private static String named(SitePage mention) {
    boolean own = mention.role() == AddressRole.PAGE;
    return own ? "" : mention.role().words() + ' ' + Problem.quoted(mention.url()) + ": ";
  }

  /** Returns what is wrong with an address; null for nothing, or if only its end can tell. */
  private static @Nullable Code code(AddressRole role, StatedFact fact) {
    return switch (role) {
      case PAGE -> ofPage(fact.kind());
      case ALTERNATE -> ofAlternate(fact.kind());
      default -> ofMedia(role, fact);
    };
  }

  private static @Nullable Code ofPage(FactKind kind) {
    return switch (kind) {
      case REDIRECT -> SiteCodes.REDIRECT;
      case GONE -> SiteCodes.NOT_ACCESSIBLE;
      case NOINDEX -> SiteCodes.NOINDEX;
      case CANONICAL -> SiteCodes.CANONICAL_OTHER;
      case BLOCKED -> SiteCodes.ROBOTS_BLOCKED;
      case NOT_PUBLISHED -> SiteCodes.NOT_PUBLISHED;
      case FALLBACK -> SiteCodes.FALLBACK;
      case NOT_KNOWN -> SiteCodes.NOT_KNOWN;
      default -> null;
    };
  }

  private static @Nullable Code ofAlternate(FactKind kind) {
    return switch (kind) {
      case REDIRECT -> SiteCodes.TARGET_REDIRECT;
      case GONE, FALLBACK -> SiteCodes.TARGET_GONE;
      case NOINDEX, CANONICAL, BLOCKED, NOT_PUBLISHED -> SiteCodes.TARGET_NOINDEX;
      default -> null;
    };
  }

  private static @Nullable Code ofMedia(AddressRole role, StatedFact fact) {
    return switch (fact.kind()) {
      case GONE, FALLBACK -> SiteCodes.MEDIA_GONE;
      case BLOCKED -> SiteCodes.MEDIA_BLOCKED;
      case FINE -> role.isFile() && MediaType.isHtml(fact.value()) ? SiteCodes.MEDIA_PAGE : null;
      default -> null;
    };
  }

  @Override
  public void end(RedirectChain chain, String words, boolean dead) throws IOException {
    boolean media = chain.mention().isMedia();
    Code code =
        media && dead
            ? SiteCodes.MEDIA_GONE
            : chain.code().isEmpty() ? null : Code.warning(chain.code());
    if (code != null) {
      findings.add(code, chain.site(), chain.mention(), () -> chain.words() + words);
    }
  }
}
