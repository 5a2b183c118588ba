package io.github.sitemaptoolkit.pages.internal;

import io.github.sitemaptoolkit.content.HtmlPage;
import io.github.sitemaptoolkit.content.statement.StructuredData;
import io.github.sitemaptoolkit.file.FileNames;
import io.github.sitemaptoolkit.file.IoReason;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EmptyTables;
import io.github.sitemaptoolkit.format.SourceReader;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.pages.option.Crawlers;
import io.github.sitemaptoolkit.pages.option.LastmodSource;
import io.github.sitemaptoolkit.pages.option.PageListener;
import io.github.sitemaptoolkit.pages.option.PageOptions;
import io.github.sitemaptoolkit.pages.option.SiteHost;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.url.UrlParts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads the pages of a folder as entries, in the order of their paths. */
public final class PagesReader extends SourceReader<UrlEntry> {

  /** How many pages are looked at before the first, to learn what most have in common. */
  private static final int SAMPLE = 400;

  private final Path folder;
  private final List<PageFile> files;
  private final PageLog log;
  private final PageParser parser;
  private final PageHost host;
  private final Set<String> crawlers;
  private final PageEntries entries;
  private final Iterator<PageFile> left;
  private final Set<String> seen = new HashSet<>(); // urls of pages that have two files
  private @Nullable ParsedPage only; // a single page that is not yet returned
  private final Copies copies;
  private long pages; // that were read
  private boolean any;

  private PagesReader(Site site, PageParser parser, @Nullable ParsedPage only, Context context)
      throws IOException {
    super(site.source(), DocumentInfo.Kind.LIST, context);
    PageOptions options = context.options(PageOptions.DEFAULTS);
    this.crawlers = context.options(Crawlers.GOOGLE).names();
    this.folder = site.folder();
    this.files = site.files();
    this.log = site.log();
    this.parser = parser;
    this.only = only;
    this.host =
        only == null
            ? PageHost.of(
                folder, site.address().base(), crawlers, context.options(SiteHost.BESIDE), log)
            : PageHost.NONE;
    var dates = new PageDates(folder, options, context, new GitDates(log));
    String pattern = options.alternates();
    PathLanguages languages =
        pattern == null
            ? null
            : new PathLanguages(pattern, options.defaultLanguage(), files, site.address(), log);
    if (pattern == null && options.defaultLanguage() != null) {
      log.report(
          PageCodes.ALTERNATES,
          Location.of(folder.toString()),
          null,
          "--x-default " + options.defaultLanguage() + " has no effect without --alternates");
    }
    var habits = new SiteHabits();
    Instant now = PageDates.now(context);
    learn(habits, new PageStatements(new OwnAddress(habits, null), now, log), dates, options);
    var statements = new PageStatements(new OwnAddress(habits, log), now, log);
    Path table = options.videos();
    VideoTable videos = table == null ? null : VideoTable.of(table, log);
    this.entries =
        new PageEntries(context, options, habits, dates, languages, statements, videos, log);
    this.left = files.iterator();
    this.copies = new Copies(site.address(), log);
  }

  /** What is read: a folder with its files, or the folder that a single page is in. */
  private record Site(
      Source source, Path folder, List<PageFile> files, PageAddress address, PageLog log) {}

  /**
   * Opens a folder, or a single page.
   *
   * @throws IllegalArgumentException if the context has no base
   */
  public static PagesReader open(Source source, Context context) throws IOException {
    String base = PageOptions.base(context);
    if (base == null) {
      throw new IllegalArgumentException("pages need a base: the url of their folder");
    }
    PageOptions options = context.options(PageOptions.DEFAULTS);
    var log = new PageLog(context.problems(), source.name(), context.options(PageListener.NONE));
    var address = new PageAddress(base, options.extensionless(), options.trailingSlash());
    Path folder = source.directory();
    ParsedPage only = null;
    List<PageFile> files = List.of();
    if (folder == null) {
      HtmlPage page = HtmlPage.read(source.stream(), options.mostBytes(), base);
      Path file = Path.of(source.name()).toAbsolutePath();
      folder = file.getParent() == null ? file : file.getParent();
      long millis = Files.isRegularFile(file) ? Files.getLastModifiedTime(file).toMillis() : 0;
      only =
          new ParsedPage(
              new PageFile(FileNames.shown(file.getFileName()), 0, millis), base, page, null);
    } else {
      files = PageWalk.of(folder, address, options.documents(), log);
    }
    var parser = new PageParser(folder, address, options.mostBytes(), options.threads());
    try {
      return new PagesReader(new Site(source, folder, files, address, log), parser, only, context);
    } catch (IOException | RuntimeException e) {
      parser.close();
      throw e;
    }
  }

  /** Learns what most pages have in common, from a part of them that is spread over the site. */
  private void learn(
      SiteHabits habits, PageStatements statements, PageDates dates, PageOptions options)
      throws IOException {
    List<PageFile> sample = new ArrayList<>();
    int count = Math.min(files.size(), SAMPLE);
    for (int i = 0; i < count; i++) {
      sample.add(files.get((int) ((long) i * files.size() / count)));
    }
    List<ParsedPage> learnt = new ArrayList<>();
    Iterator<PageFile> pages = sample.iterator();
    for (ParsedPage parsed = parser.next(pages); parsed != null; parsed = parser.next(pages)) {
      parser.keep(parsed);
      HtmlPage page = parsed.page();
      if (page != null && omission(parsed, page) == null) {
        habits.addNamed(page.statements().named());
        habits.addDate(
            LastmodSource.META, dates.date(LastmodSource.META, parsed.file(), page, null));
        learnt.add(parsed);
      }
    }
    for (ParsedPage parsed : learnt) { // when it is known which addresses templates name
      HtmlPage page = parsed.page();
      StructuredData data = page == null ? null : statements.of(page, parsed.url());
      if (page != null && data != null) {
        habits.addMedia(page, data);
      }
      habits.addDate(LastmodSource.DATA, dates.date(LastmodSource.DATA, parsed.file(), page, data));
    }
    for (LastmodSource source : List.of(LastmodSource.GIT, LastmodSource.FILE)) {
      if (options.lastmod().contains(source)) {
        files.forEach(file -> habits.addDate(source, dates.date(source, file, null, null)));
      }
    }
  }

  @Override
  protected @Nullable UrlEntry next() throws IOException {
    for (ParsedPage parsed = parsed(); parsed != null; parsed = parsed()) {
      PageFile file = parsed.file();
      String name = folder.resolve(file.path()).toString();
      at(Location.of(name));
      IOException failure = parsed.failure();
      if (failure != null) {
        log.missing(PageCodes.UNREADABLE, Location.of(name), null, IoReason.of(failure));
        continue;
      }
      HtmlPage page = parsed.page();
      pages += page == null ? 0 : 1;
      String loc = page == null ? parsed.url() : loc(parsed, page);
      String target = page == null ? null : page.head().canonical();
      PageOmission reason = page == null ? host.omission(file, loc) : omission(parsed, page);
      if (page != null && !page.head().fragment().isEmpty()) {
        log.repeated(
            PageCodes.CANONICAL,
            "with a fragment in their canonical url, which is cut off",
            file.path() + ": " + page.head().fragment());
      }
      if (reason == PageOmission.CANONICAL
          && target != null
          && copies.closesLoop(file.path(), loc, target)) {
        reason = host.omission(file, loc);
      }
      if (reason == null && hasSibling(file) && !seen.add(loc)) {
        reason = PageOmission.DUPLICATE;
      }
      if (reason == null) {
        any = true;
        log.at(Location.of(name));
        return entries.entry(parsed, loc);
      }
      leaveOut(parsed, reason);
    }
    checkAny();
    return null;
  }

  private void leaveOut(ParsedPage parsed, PageOmission reason) {
    String path = parsed.file().path();
    String target = target(parsed, reason);
    copies.add(path, parsed.url(), reason, target);
    HtmlPage page = parsed.page();
    boolean own = page != null && said(parsed, page) == reason;
    Location rule = own ? null : host.rule(reason, parsed.file());
    log.leaveOut(reason, path, parsed.url(), target, rule);
  }

  /** Returns the url of the page that is meant instead; null if none is, or it is not known. */
  private @Nullable String target(ParsedPage parsed, PageOmission reason) {
    HtmlPage page = parsed.page();
    String refresh = page == null ? null : page.head().refresh();
    return switch (reason) {
      case REDIRECT ->
          refresh == null || refresh.equals(parsed.url()) ? host.target(parsed.file()) : refresh;
      case CANONICAL -> page == null ? null : page.head().canonical();
      default -> null;
    };
  }

  private @Nullable ParsedPage parsed() throws IOException {
    ParsedPage first = only;
    only = null;
    return first == null ? parser.next(left) : first;
  }

  private void checkAny() {
    if (!any && context().options(EmptyTables.ALLOWED) == EmptyTables.REFUSED) {
      String why = log.leftOut(copies.words(pages));
      throw new SitemapException(
          PageCodes.NO_PAGES,
          files.isEmpty() && why.isEmpty()
              ? "there is no HTML file in this folder; give the folder that the site is built into"
              : "no page is left for a sitemap: " + why,
          Location.of(folder.toString()));
    }
  }

  /** Returns the url of a page: the canonical one if that is another spelling of its own. */
  private static String loc(ParsedPage parsed, HtmlPage page) {
    String canonical = page.head().canonical();
    if (canonical != null
        && UrlParts.pathEnd(canonical) > UrlParts.path(canonical) // has a path
        && PageAddress.isSame(canonical, parsed.url())) {
      return canonical;
    }
    return parsed.url();
  }

  /** Returns why a page is not one of the sitemap; null if it is. */
  private @Nullable PageOmission omission(ParsedPage parsed, HtmlPage page) {
    PageOmission said = said(parsed, page);
    return said == null ? host.omission(parsed.file(), loc(parsed, page)) : said;
  }

  /** Returns why a page is none of the sitemap by what it says itself; null if it is one. */
  private @Nullable PageOmission said(ParsedPage parsed, HtmlPage page) {
    if (!page.isWhole() && !files.isEmpty()) {
      return PageOmission.PART;
    }
    return ErrorPages.isOne(parsed.file())
        ? PageOmission.ERROR
        : PageOmission.said(page.head(), parsed.url(), crawlers);
  }

  /** Returns whether another file may be the same page: {@code a.html} and {@code a/index.html}. */
  private boolean hasSibling(PageFile file) {
    String stem = file.stem();
    int count = 0;
    for (String ending : new String[] {".html", ".htm", ".xhtml", "/index.html", "/index.htm"}) {
      String path = stem.isEmpty() && ending.startsWith("/") ? ending.substring(1) : stem + ending;
      var wanted = new PageFile(path, 0, 0);
      boolean found =
          Collections.binarySearch(files, wanted, Comparator.comparing(PageFile::path)) >= 0;
      count += found ? 1 : 0;
    }
    return count > 1;
  }

  @Override
  protected void end() {
    parser.close();
    copies.end(files, pages);
    log.end();
  }
}
