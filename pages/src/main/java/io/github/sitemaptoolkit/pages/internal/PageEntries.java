package io.github.sitemaptoolkit.pages.internal;

import io.github.sitemaptoolkit.content.CommonMedia;
import io.github.sitemaptoolkit.content.HtmlContent;
import io.github.sitemaptoolkit.content.HtmlPage;
import io.github.sitemaptoolkit.content.PageHead;
import io.github.sitemaptoolkit.content.judge.Omission;
import io.github.sitemaptoolkit.content.judge.Omitted;
import io.github.sitemaptoolkit.content.statement.StructuredData;
import io.github.sitemaptoolkit.converters.option.ContentMedia;
import io.github.sitemaptoolkit.converters.option.FeedOptions;
import io.github.sitemaptoolkit.element.ExtensionCodes;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.extension.FeedMapping;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.feed.FeedItem.Alternate;
import io.github.sitemaptoolkit.feed.FeedMedia;
import io.github.sitemaptoolkit.feed.ItemMetadata;
import io.github.sitemaptoolkit.feed.Rendition.Medium;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.model.UrlExtension;
import io.github.sitemaptoolkit.pages.option.Crawlers;
import io.github.sitemaptoolkit.pages.option.LastmodSource;
import io.github.sitemaptoolkit.pages.option.PageOptions;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.service.Containment;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Makes entries of pages: their dates, languages, and what extensions find in them. */
final class PageEntries {

  private final Context context;
  private final PageOptions options;
  private final FeedOptions wanted;
  private final Set<String> crawlers;
  private final SiteHabits habits;
  private final PageDates dates;
  private final @Nullable PathLanguages languages;
  private final PageStatements statements;
  private final PageFilms films;
  private final PageLog log;

  PageEntries(
      Context context,
      PageOptions options,
      SiteHabits habits,
      PageDates dates,
      @Nullable PathLanguages languages,
      PageStatements statements,
      @Nullable VideoTable videos,
      PageLog log) {
    this.statements = statements;
    this.films = new PageFilms(videos, dates, log);
    this.context = context;
    this.options = options;
    this.wanted = context.options(FeedOptions.DEFAULTS);
    this.crawlers = context.options(Crawlers.GOOGLE).names();
    this.habits = habits;
    this.dates = dates;
    this.languages = languages;
    this.log = log;
  }

  /**
   * Returns the entry of a file.
   *
   * @param loc its url
   */
  UrlEntry entry(ParsedPage parsed, String loc) {
    HtmlPage page = parsed.page();
    log.entry(loc);
    log.losses().entry(loc);
    StructuredData data = page == null ? null : statements.of(page, loc);
    UrlEntry.Builder entry = UrlEntry.builder(loc).lastmod(lastmod(parsed, data));
    if (page != null && data != null) {
      report(page, data, parsed.file());
      entry.nodes(nodes(page, data, parsed.file(), loc));
    }
    return entry.build();
  }

  private @Nullable String lastmod(ParsedPage parsed, @Nullable StructuredData data) {
    for (LastmodSource source : options.lastmod()) {
      String date = dates.date(source, parsed.file(), parsed.page(), data);
      if (date == null) {
        continue;
      } else if (!habits.isOfBuild(source, date)) {
        return date;
      }
      log.repeated(
          PageCodes.BUILD_DATE,
          "have the same date as most, by "
              + PageWords.of(source)
              + ", which is when the site was built and is not used",
          parsed.file().path());
    }
    return null;
  }

  private void report(HtmlPage page, StructuredData data, PageFile file) {
    if (page.isCut()) {
      log.repeated(
          PageCodes.TOO_LONG,
          "longer than "
              + options.mostBytes()
              + " bytes or 100,000 tags, the rest of which is not read",
          file.path());
    }
    String unreadable = dates.unreadable(page, data);
    if (unreadable != null) {
      log.repeated(
          PageCodes.DATE,
          "with a date that cannot be read and is not used",
          file.path() + ": " + unreadable);
    }
    if (dates.disagree(data)) {
      log.repeated(
          PageCodes.DATE,
          "with different dates of change in their structured data; that of the article or page is"
              + " used",
          file.path());
    }
    statements.report(page, data, file);
  }

  private List<Node<?>> nodes(HtmlPage page, StructuredData data, PageFile file, String loc) {
    FeedItem item = item(page, data, file, loc);
    var surroundings = new PageContext(page, data, file, wanted, log);
    List<Node<?>> nodes = new ArrayList<>();
    for (Registration registration : context.extensions().registrations()) {
      create(registration.extension(), item, surroundings, nodes);
    }
    if (wanted.metadata()) {
      nodes.add(Node.of(ItemMetadata.of(item)));
    }
    return nodes;
  }

  private <E extends UrlExtension> void create(
      SitemapExtension<E> extension, FeedItem item, PageContext surroundings, List<Node<?>> nodes) {
    FeedMapping<E> mapping = extension.descriptor().feed();
    if (mapping == null) {
      return;
    }
    try {
      mapping.fromFeed(item, surroundings).forEach(value -> nodes.add(Node.of(value)));
    } catch (RuntimeException | Error e) {
      Containment.check(e);
      String id = extension.descriptor().id();
      log.missing(
          ExtensionCodes.FAILED,
          "the extension " + id + " failed on this page: " + Problem.quoted(e.toString()));
    }
  }

  private FeedItem item(HtmlPage page, StructuredData data, PageFile file, String loc) {
    PageHead head = page.head();
    boolean news = data.isNews() && data.headline() != null;
    List<FeedMedia> pictures = new ArrayList<>();
    List<FeedMedia> found = new ArrayList<>();
    shown(page.shown(), file).forEach(it -> (isPicture(it) ? pictures : found).add(it));
    addPictures(data, pictures);
    if (head.robots().forbidPictures(crawlers)) {
      leaveOut(pictures, Omission.FORBIDDEN, file);
    }
    data.omitted().forEach(omitted -> log.leftOut(omitted, file.path()));
    boolean all = wanted.contentMedia() == ContentMedia.ALL;
    return FeedItem.builder(loc)
        .title(news ? data.headline() : head.title())
        .summary(head.description())
        .published(dates.published(page, data))
        .updated(dates.date(LastmodSource.DATA, file, page, data))
        .media(all ? films.of(page, data, found, file) : List.of())
        .embedded(pictures)
        .alternates(alternates(head, file, loc))
        .build();
  }

  private void leaveOut(List<FeedMedia> pictures, Omission reason, PageFile file) {
    for (FeedMedia picture : pictures) {
      String address = String.valueOf(CommonMedia.address(picture));
      log.leftOut(new Omitted(reason, 1, address), file.path());
    }
    pictures.clear();
  }

  private static boolean isPicture(FeedMedia media) {
    return media.kind() == Medium.IMAGE;
  }

  /** Adds the pictures of structured data that are not shown, in whatever size. */
  private void addPictures(StructuredData data, List<FeedMedia> pictures) {
    if (wanted.contentMedia() == ContentMedia.NONE) {
      return;
    }
    Set<String> keys = new HashSet<>();
    pictures.forEach(picture -> keys.add(CommonMedia.key(picture)));
    for (String url : data.pictures()) {
      FeedMedia picture = SiteHabits.picture(url);
      if (!habits.isCommon(picture) && keys.add(CommonMedia.key(picture))) {
        pictures.add(picture);
      }
    }
  }

  /** Returns what the page shows, and not most pages of the site. */
  private List<FeedMedia> shown(HtmlContent content, PageFile file) {
    List<FeedMedia> kept = new ArrayList<>();
    for (FeedMedia media : content.media()) {
      boolean asked =
          wanted.contentMedia() == ContentMedia.ALL
              || (isPicture(media) && wanted.contentMedia() == ContentMedia.IMAGES);
      if (asked && habits.isCommon(media)) {
        String address = CommonMedia.address(media);
        log.leftOut(new Omitted(Omission.ORNAMENT, 1, address == null ? "" : address), file.path());
      } else if (asked) {
        kept.add(media);
      }
    }
    content.omitted().forEach(omitted -> log.leftOut(omitted, file.path()));
    return kept;
  }

  /**
   * Returns the page in other languages, as it says itself, else as paths tell. Search engines need
   * the page itself among them; where a page names only one other, its own language tells.
   */
  private List<Alternate> alternates(PageHead head, PageFile file, String loc) {
    List<Alternate> said = head.alternates().stream().distinct().toList();
    if (said.isEmpty()) {
      said = languages == null ? List.of() : languages.of(file);
    } else if (said.size() == 1 && !PageAddress.isSame(said.get(0).url(), loc)) {
      String language = PageWords.hreflang(head.language());
      if (language != null && !language.equalsIgnoreCase(said.get(0).hreflang())) {
        return List.of(new Alternate(loc, language), said.get(0));
      }
      log.repeated(
          PageCodes.ALTERNATES,
          "with a link to one translation (hreflang) and without a language of their own that is"
              + " another (html lang), so that search engines do not use the link",
          file.path());
    }
    for (Alternate alternate : said) {
      String hreflang = String.valueOf(alternate.hreflang());
      String language = head.language();
      if (language != null
          && PageAddress.isSame(alternate.url(), loc)
          && !hreflang.equals("x-default")
          && !PageWords.isSameLanguage(language, hreflang)) {
        log.repeated(
            PageCodes.LANGUAGE,
            "say another language (html lang) than their own link (hreflang)",
            file.path());
      }
    }
    return said;
  }
}
