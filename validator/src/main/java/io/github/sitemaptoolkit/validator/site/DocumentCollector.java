package io.github.sitemaptoolkit.validator.site;

import io.github.sitemaptoolkit.extension.Descriptor;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.feed.FeedItem.Alternate;
import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.model.UrlExtension;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.url.PageUrls;
import io.github.sitemaptoolkit.url.UrlParts;
import io.github.sitemaptoolkit.validator.DocumentObserver;
import io.github.sitemaptoolkit.validator.Validator;
import io.github.sitemaptoolkit.validator.affected.CheckedContent;
import io.github.sitemaptoolkit.validator.evidence.EntryState;
import io.github.sitemaptoolkit.validator.found.FoundRule;
import io.github.sitemaptoolkit.validator.internal.address.MediaAddresses;
import io.github.sitemaptoolkit.validator.internal.affected.DocumentTally;
import io.github.sitemaptoolkit.validator.internal.affected.RuleBits;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Passes on what a site needs to know of the entries of one document. */
final class DocumentCollector implements DocumentObserver {

  private static final String LOC = "loc";
  private static final String LASTMOD = "lastmod";
  private static final int MOST_BITS = 63;
  private static final int MANY = 256; // pages that are passed on at once: threads wait less often

  /** What is known of a type of extensions. */
  private static final class Kind {
    private final String id;
    private final long bit;
    private final @Nullable Descriptor<?> alternates;
    private long elements;

    private Kind(String id, long bit, @Nullable Descriptor<?> alternates) {
      this.id = id;
      this.bit = bit;
      this.alternates = alternates;
    }
  }

  /** What links to the versions of a page say together. Mostly, each version has the same links. */
  private static final class Versions {
    private static final Versions NONE = new Versions(List.of());

    private final List<Alternate> alternates;
    private final List<String> languages; // of each link
    private final List<@Nullable String> others; // that its url names instead, or null
    private final long[] pages; // the hashes of their urls
    private final boolean hasOther;
    private final long hash;
    private final String text;

    private Versions(List<Alternate> of) {
      alternates = List.copyOf(of);
      languages = alternates.stream().map(AlternateSet::language).toList();
      var hint = new LanguageHint(alternates);
      others = new ArrayList<>(alternates.size());
      for (Alternate alternate : alternates) {
        others.add(AlternateSet.isWrong(alternate) ? null : hint.other(alternate));
      }
      pages = alternates.stream().mapToLong(it -> SitePage.hash(it.url())).toArray();
      hasOther = others.stream().anyMatch(Objects::nonNull);
      hash = AlternateSet.hash(alternates);
      text = AlternateSet.text(alternates);
    }
  }

  private final SiteCheck site;
  private final Extensions extensions;
  private final @Nullable String location;
  private final Map<Class<?>, Kind> kinds = new HashMap<>();
  private final List<Alternate> alternates = new ArrayList<>(); // of the current entry
  private final List<Location> places = new ArrayList<>(); // of the alternates
  private final List<Integer> numbers = new ArrayList<>(); // of the alternates, among all links
  private Versions versions = Versions.NONE; // of the latest entry with alternates
  private final List<SitePage> pages = new ArrayList<>(MANY);
  private @Nullable SiteDocument document;
  private final @Nullable PageSample sample;
  private final boolean dates; // are compared, too
  private final boolean media; // are compared with what is known
  private final MediaAddresses addresses = new MediaAddresses();
  private @Nullable PageUrls urls;
  private @Nullable String urlSite; // of the latest entry; null if it is unusual
  private @Nullable String host; // of the latest entry
  private long ofHost; // entries, one after the other
  private long entries;
  private long dated;
  private @Nullable DocumentTally tally; // of pages
  private RuleBits rules = RuleBits.NONE; // that the current entry violates

  DocumentCollector(SiteCheck site, Validator validator) {
    this.site = site;
    this.sample = site.sample();
    this.dates = site.asksForDates();
    this.media = site.asksForMedia();
    this.extensions = validator.context().extensions();
    this.location = validator.location();
  }

  @Override
  public void begin(String name, String format, boolean index, PageUrls judged) {
    urls = judged;
    document = site.add(name, format, index, location);
    tally = index ? null : new DocumentTally(site.tally(), name);
  }

  @Override
  public void sitemap(IndexEntry entry, Places at) {
    known().add(entry, at.of(entry.lastmod() == null ? LOC : LASTMOD));
  }

  @Override
  public void found(String url, FoundRule rule) {
    if (tally != null) {
      rules = RuleBits.NONE;
      String severity = rule.severity().name();
      add(page(url, SitePage.FOUND, Location.of(""), 0, rule.code(), severity));
    }
  }

  /** Returns where the path of the latest url begins; negative if it is unusual. */
  private int path() {
    return urlSite == null ? -1 : urlSite.length() - 1;
  }

  private DocumentTally tally() {
    return Objects.requireNonNull(tally);
  }

  private PageUrls urls() {
    return Objects.requireNonNull(urls);
  }

  private SiteDocument known() {
    return Objects.requireNonNull(document);
  }

  @Override
  public void page(UrlEntry entry, Places at, Set<FoundRule> found) {
    SiteDocument of = known();
    String loc = entry.loc();
    entries++;
    dated += entry.lastmod() == null ? 0 : 1;
    long bits = 0;
    int links = 0;
    for (Node<?> node : entry.nodes()) {
      UrlExtension value = node.value();
      Kind kind = kind(value);
      bits |= kind.bit;
      kind.elements++;
      if (kind.alternates != null) {
        addAlternate(kind.alternates, value, ++links, at);
      }
    }
    of.add(loc, entry.lastmod(), bits);
    addHost(loc);
    if (sample != null) {
      sample.add(entry);
    }
    Location place = at.ofField(LOC);
    if (alternates.isEmpty()) {
      rules = tally().add(loc, path(), found);
      int link = media && !entry.nodes().isEmpty() ? SitePage.NAMING : SitePage.LISTED;
      add(page(loc, link, place, 0, "", ListedValues.of(entry)));
    } else {
      addLinks(loc, place, ListedValues.of(entry), found);
    }
    if (media) {
      addMedia(entry, at);
    }
    if (dates) {
      Location dated = entry.lastmod() == null ? place : at.ofField(LASTMOD);
      add(page(loc, SitePage.STATE, dated, 0, EntryState.of(entry).toString(), loc));
    }
  }

  /** Adds the addresses of pictures and films. */
  private void addMedia(UrlEntry entry, Places at) {
    Map<String, Integer> counts = new HashMap<>();
    for (Node<?> node : entry.nodes()) {
      SitemapExtension<?> extension =
          extensions.find(node.value().getClass()).map(Registration::extension).orElse(null);
      if (extension == null) {
        continue;
      }
      String id = extension.descriptor().id();
      int number = counts.merge(id, 1, Integer::sum);
      for (MediaAddresses.Found found : addresses.of(extension, node.value())) {
        String path = id + '[' + number + "]." + found.path();
        String text = SitePage.text(found.role(), path);
        add(page(found.url(), SitePage.MEDIA, at.of(path), 0, text, entry.loc()));
      }
    }
  }

  @SuppressWarnings("ReferenceEquality") // the same object for urls of the same site
  private void addHost(String loc) {
    String known = urls().siteOf(loc);
    if (known == null || known != urlSite) {
      urlSite = known;
      addEntriesOfHost();
      host = UrlParts.hostName(loc);
    }
    ofHost++;
  }

  private void addEntriesOfHost() {
    if (host != null && ofHost > 0) {
      site.content().addHost(host, ofHost);
    }
    ofHost = 0;
  }

  private Kind kind(UrlExtension value) {
    Kind known = kinds.get(value.getClass());
    if (known == null) {
      known =
          extensions
              .find(value.getClass())
              .map(DocumentCollector::kind)
              .orElseGet(() -> new Kind("", 0, null));
      kinds.put(value.getClass(), known);
    }
    return known;
  }

  private static Kind kind(Registration registration) {
    Descriptor<?> descriptor = registration.descriptor();
    return descriptor.hasAlternates()
        ? new Kind(descriptor.id(), 0, descriptor)
        : new Kind(descriptor.id(), 1L << Math.min(MOST_BITS, registration.position()), null);
  }

  private void addAlternate(Descriptor<?> descriptor, UrlExtension value, int link, Places at) {
    Alternate alternate = descriptor.alternate(value);
    if (alternate != null) {
      known().nameLinks(descriptor.id());
      alternates.add(AlternateSet.judged(alternate));
      places.add(at.ofField(descriptor.id() + '[' + link + ']'));
      numbers.add(link);
    }
  }

  private void addLinks(String loc, Location place, String values, Set<FoundRule> found) {
    if (!alternates.equals(versions.alternates)) {
      versions = new Versions(alternates);
    }
    rules = tally().add(loc, path(), versions.hasOther ? withOtherLanguage(found) : found);
    boolean own = false;
    for (int i = 0; i < alternates.size(); i++) {
      own |= AlternateSet.isOwn(alternates.get(i), loc);
    }
    long set = AlternateSet.withOwn(versions.hash, own);
    add(page(loc, SitePage.LISTED, place, set, versions.text, values));
    for (int i = 0; i < alternates.size(); i++) {
      Alternate alternate = alternates.get(i);
      String other = versions.others.get(i);
      boolean mentions = !AlternateSet.isOwn(alternate, loc);
      if (AlternateSet.isWrong(alternate) || (!mentions && other == null)) {
        continue; // it only counts as a link back
      }
      String language = versions.languages.get(i);
      SitePage link =
          new SitePage(
              versions.pages[i],
              known(),
              alternate.url(),
              numbers.get(i),
              entries,
              places.get(i),
              set,
              language,
              loc,
              rules);
      if (mentions) {
        add(link);
      }
      checkLanguage(link, other);
    }
    alternates.clear();
    places.clear();
    numbers.clear();
  }

  private Set<FoundRule> withOtherLanguage(Set<FoundRule> found) {
    Severity severity = site.findings().severity(SiteCodes.OTHER_LANGUAGE);
    if (severity == null) {
      return found;
    }
    Set<FoundRule> more = new HashSet<>(found);
    more.add(new FoundRule(SiteCodes.OTHER_LANGUAGE.id(), severity));
    return more;
  }

  private void checkLanguage(SitePage link, @Nullable String other) {
    if (other != null) {
      try {
        site.findings()
            .add(
                SiteCodes.OTHER_LANGUAGE,
                link.at(),
                link.path(),
                link.source(),
                () ->
                    "the link says "
                        + Problem.quoted(link.more())
                        + ", but its url looks like "
                        + Problem.quoted(other)
                        + ": "
                        + Problem.quoted(link.url()));
      } catch (IOException e) {
        site.fail(e);
      }
    }
  }

  private void add(SitePage page) {
    pages.add(page);
    if (pages.size() == MANY) {
      finish();
    }
  }

  private void finish() {
    site.add(pages);
    pages.clear();
  }

  /** Passes on all that is held. To be called at the end of the document. */
  void end() {
    finish();
    if (tally != null) {
      tally.finish();
      addEntriesOfHost();
      Map<String, Long> elements = new HashMap<>();
      for (Kind kind : kinds.values()) {
        elements.merge(kind.id, kind.elements, Long::sum);
      }
      elements.remove(""); // of types that no extension registers
      site.content()
          .add(new CheckedContent(entries, dated, elements, Map.of(), Set.of(), List.of()));
    }
  }

  private SitePage page(String url, int link, Location at, long set, String more, String source) {
    return new SitePage(
        SitePage.hash(url, urls()), known(), url, link, entries, at, set, more, source, rules);
  }
}
