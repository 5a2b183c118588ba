package io.github.sitemaptoolkit.site.evidence;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.converters.option.ContentMedia;
import io.github.sitemaptoolkit.converters.option.FeedOptions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EmptyTables;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.hosts.HostedFolder;
import io.github.sitemaptoolkit.hosts.answer.Answer;
import io.github.sitemaptoolkit.hosts.answer.HostHeader;
import io.github.sitemaptoolkit.hosts.answer.SiteFolder;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.pages.HtmlFormat;
import io.github.sitemaptoolkit.pages.option.Crawlers;
import io.github.sitemaptoolkit.pages.option.LastmodSource;
import io.github.sitemaptoolkit.pages.option.PageListener;
import io.github.sitemaptoolkit.pages.option.PageListener.LeftOut;
import io.github.sitemaptoolkit.pages.option.PageOptions;
import io.github.sitemaptoolkit.pages.option.SiteHost;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.url.CanonicalUrl;
import io.github.sitemaptoolkit.url.UrlEnding;
import io.github.sitemaptoolkit.url.UrlParts;
import io.github.sitemaptoolkit.validator.evidence.EvidenceSource;
import io.github.sitemaptoolkit.validator.evidence.Fact;
import io.github.sitemaptoolkit.validator.evidence.FactKind;
import io.github.sitemaptoolkit.validator.evidence.FactTarget;
import io.github.sitemaptoolkit.validator.evidence.OwnLinks;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The folder that a site is built into: what its pages say of themselves, and what its host answers
 * for each address below its url. Not for several threads.
 *
 * <p>Keeps a fact for each page that says that it is none, so that an answer with that file says
 * the same: {@link #read} is to be called first.
 *
 * @since 0.1
 */
@Incubating
public final class FolderSource implements EvidenceSource {

  private static final Set<LastmodSource> SAID = EnumSet.of(LastmodSource.DATA, LastmodSource.META);

  private static final String UNREAD_RULE = "html.host-file";
  private static final String ROBOTS = "X-Robots-Tag";
  private static final int NO_PAGE = 404;
  private static final String HTML = "text/html";

  private final Path folder;
  private final Context context;
  private final HostedFolder hosted;
  private final Set<String> crawlers;
  private final Map<String, Fact> said = new HashMap<>(); // by files in the folder

  private FolderSource(Path folder, Context context, HostedFolder hosted) {
    this.folder = folder;
    this.context = context;
    this.hosted = hosted;
    this.crawlers = context.options(Crawlers.GOOGLE).names();
  }

  /**
   * Returns a folder. Its rules are read now, its pages by {@link #read}.
   *
   * @param url the url of the folder
   * @param context how pages are read, with {@link PageOptions}, {@link Crawlers} and {@link
   *     SiteHost}; the dates of pages are told as far as pages say them and the options ask for
   *     them. Its problems get what is wrong with the rules of the host, and why pages are missing
   * @throws IOException if rules cannot be read
   * @throws IllegalArgumentException if the url is none
   */
  public static FolderSource of(Path folder, String url, Context context) throws IOException {
    HostedFolder hosted =
        HostedFolder.of(
            SiteFolder.of(folder),
            url,
            context.options(SiteHost.BESIDE).find(folder),
            context.problems());
    PageOptions options = context.options(PageOptions.DEFAULTS);
    List<LastmodSource> dates = options.lastmod().stream().filter(SAID::contains).toList();
    Context reading =
        context
            .withBase(url)
            .with(EmptyTables.REFUSED)
            .with(FeedOptions.DEFAULTS.withContentMedia(ContentMedia.NONE))
            .with(options.withLastmod(dates));
    return new FolderSource(folder, reading, hosted);
  }

  @Override
  public String name() {
    return folder.toString();
  }

  @Override
  public boolean isSite() {
    return true;
  }

  /** Returns whether its url is the root of a host: the folder has all pages of this host then. */
  @Override
  public boolean isComplete() {
    String url = String.valueOf(context.base());
    return UrlParts.root(url).startsWith(url); // also without a slash
  }

  /**
   * {@inheritDoc}
   *
   * <p>The facts of pages have the place of their file.
   *
   * @throws io.github.sitemaptoolkit.problem.SitemapException if there are no pages
   */
  @Override
  public void read(FactTarget target) throws IOException {
    var problems = new Problems(problem -> pass(problem, target));
    Context reading =
        context
            .withProblems(problems)
            .with(context.options(PageListener.NONE).and(file -> leftOut(file, target)));
    try (Source source = Source.ofDirectory(folder);
        EntryReader<UrlEntry> pages = new HtmlFormat().reader(source, reading)) {
      for (UrlEntry page = pages.read(); page != null; page = pages.read()) {
        Location at = pages.location();
        Fact answer = ask(page.loc());
        target.add(
            answer == null || answer.kind() == FactKind.FINE
                ? new Fact(page.loc(), FactKind.FINE, HTML, "", at)
                : answer);
        String links = OwnLinks.of(page, context.extensions());
        if (links != null) {
          target.add(new Fact(page.loc(), FactKind.LINKS, links, "", at));
        }
        String date = page.lastmod();
        if (date != null) {
          String words = "it was changed on " + date;
          target.add(new Fact(page.loc(), FactKind.LASTMOD, date, words, at));
        }
      }
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private void pass(Problem problem, FactTarget target) {
    if (problem.missing()) {
      target.incomplete();
    }
    if (problem.missing() || problem.code().equals(UNREAD_RULE)) {
      context.problems().report(problem);
    }
  }

  private void leftOut(LeftOut file, FactTarget target) {
    Location at = Location.of(folder.resolve(file.path()).toString());
    Location rule = file.rule();
    FactKind kind = kind(file);
    Fact fact = null;
    if (rule != null && file.reason() != PageListener.Reason.ROBOTS) {
      fact = ask(file.url()); // as the rules say for just this address
    } else if (kind != null) {
      fact = new Fact(file.url(), kind, value(file, kind), words(file), rule == null ? at : rule);
      said.put(file.path(), fact);
    }
    try {
      if (fact != null) {
        target.add(fact);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static @Nullable FactKind kind(LeftOut file) {
    return switch (file.reason()) {
      case REDIRECT -> FactKind.REDIRECT;
      case NOINDEX -> FactKind.NOINDEX;
      case CANONICAL -> FactKind.CANONICAL;
      case ROBOTS -> FactKind.BLOCKED;
      case OTHER -> null;
    };
  }

  private static String value(LeftOut file, FactKind kind) {
    String target = file.target();
    return kind == FactKind.NOINDEX ? "meta robots" : target == null ? "" : target;
  }

  private static String words(LeftOut file) {
    String target = file.target();
    String words = Problem.quoted(file.path()) + " is a " + file.words();
    if (target == null) {
      return words;
    }
    boolean canonical = file.reason() == PageListener.Reason.CANONICAL;
    return words + (canonical ? ": canonical is " : " to ") + target;
  }

  /**
   * Returns what the host answers, or what the page says that it answers with; null for addresses
   * that are not below the url of the folder. The fact of a rule has the place of the rule.
   */
  @Override
  public @Nullable Fact ask(String address) {
    Answer answer = hosted.answer(address);
    if (answer == null) {
      return null;
    }
    Location rule = answer.rule();
    Location at = rule == null ? Location.of(name()) : rule;
    String file = answer.file() == null ? "" : hosted.path(answer.file());
    String location = answer.location() == null ? "" : answer.location();
    String sent = location.isEmpty() ? file : location;
    return switch (answer.kind()) {
      case FILE, REWRITE -> sent(address, file);
      case REDIRECT ->
          new Fact(address, FactKind.REDIRECT, location, status(answer) + " to " + location, at);
      case FALLBACK -> {
        String with = (location.isEmpty() ? " with " : " to ") + Problem.quoted(sent);
        String words = status(answer) + with + ", as for any address";
        yield new Fact(address, FactKind.FALLBACK, sent, words, at);
      }
      case NOT_FOUND, GONE -> gone(address, answer, at);
      case UNKNOWN -> {
        String own = hosted.file(address) == null ? "" : "; there is a file for it";
        yield new Fact(address, FactKind.NOT_KNOWN, answer.reason(), answer.reason() + own, at);
      }
    };
  }

  private static String status(Answer answer) {
    return answer.status() == 0 ? "the host redirects" : "the host answers " + answer.status();
  }

  private Fact gone(String address, Answer answer, Location at) {
    return answer.rule() == null && answer.status() == NO_PAGE
        ? new Fact(address, FactKind.GONE, "", "there is no file for it", at)
        : new Fact(address, FactKind.GONE, String.valueOf(answer.status()), status(answer), at);
  }

  /** Returns what is known of an address that is answered with a file. */
  private Fact sent(String address, String file) {
    Fact own = said.get(file);
    String key = CanonicalUrl.of(address);
    if (own != null) {
      boolean of =
          switch (own.kind()) {
            case CANONICAL -> !CanonicalUrl.of(own.value()).equals(key);
            case BLOCKED -> CanonicalUrl.of(own.address()).equals(key);
            default -> true;
          };
      if (of) {
        return new Fact(address, own.kind(), own.value(), own.words(), own.at());
      }
    }
    HostHeader header = hosted.noindex(address, file, crawlers);
    if (header != null) {
      String words = "the host sends " + ROBOTS + ": " + header.value();
      return new Fact(address, FactKind.NOINDEX, ROBOTS, words, header.rule());
    }
    String ending = UrlEnding.of(file);
    String type = UrlEnding.mediaType(ending);
    String page = UrlEnding.kind(ending) == UrlEnding.Kind.PAGE ? HTML : "";
    Location at = Location.of(folder.resolve(file).toString());
    return new Fact(address, FactKind.FINE, type == null ? page : type, "", at);
  }
}
