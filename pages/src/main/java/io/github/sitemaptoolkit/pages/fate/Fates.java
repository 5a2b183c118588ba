package io.github.sitemaptoolkit.pages.fate;

import io.github.sitemaptoolkit.content.HtmlPage;
import io.github.sitemaptoolkit.content.PageHead;
import io.github.sitemaptoolkit.file.IoReason;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.hosts.AnswerChain;
import io.github.sitemaptoolkit.hosts.HostedFolder;
import io.github.sitemaptoolkit.hosts.answer.Answer;
import io.github.sitemaptoolkit.hosts.answer.AnswerKind;
import io.github.sitemaptoolkit.hosts.answer.SiteFolder;
import io.github.sitemaptoolkit.pages.fate.Fate.Kind;
import io.github.sitemaptoolkit.pages.internal.PageFile;
import io.github.sitemaptoolkit.pages.internal.PageOmission;
import io.github.sitemaptoolkit.pages.option.Crawlers;
import io.github.sitemaptoolkit.pages.option.PageOptions;
import io.github.sitemaptoolkit.pages.option.SiteHost;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.url.UrlParts;
import io.github.sitemaptoolkit.url.UrlResolver;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Says what became of addresses: asks what the host of a folder of pages answers, follows its
 * redirects and the pages that are stubs of others, and looks what the page at the end says. Only
 * the files of the addresses that are asked are read, so memory does not grow with the folder.
 *
 * <p>{@link HostedFolder} says what is answered, also if it is not known which host it is. Rules
 * that lie beside the folder speak for the host, files for what is below the url of the folder: a
 * redirect out of it is not followed.
 *
 * <p>Not thread-safe; it holds nothing open.
 *
 * @since 0.1
 */
public final class Fates {

  private static final int OK = 200;
  private static final int NO_PAGE = 404;

  private final Path folder;
  private final HostedFolder hosted;
  private final int mostBytes; // of a page
  private final Set<String> crawlers;
  private @Nullable PageHead head; // of the page that was answered last

  private Fates(Path folder, HostedFolder hosted, int mostBytes, Set<String> crawlers) {
    this.folder = folder;
    this.hosted = hosted;
    this.mostBytes = mostBytes;
    this.crawlers = crawlers;
  }

  /**
   * Reads the rules of the host.
   *
   * @param folder the folder of the pages
   * @param base its url
   * @param context has the options for pages, their host, and the crawlers that directives count
   *     for
   * @throws IOException if a file with rules cannot be read
   * @throws IllegalArgumentException if the url is none of the web
   */
  public static Fates of(Path folder, String base, Context context) throws IOException {
    // what a host ignores has no answer, and what is not understood is not known
    HostedFolder hosted =
        HostedFolder.of(
            SiteFolder.of(folder),
            base.substring(0, UrlParts.pathEnd(base)),
            context.options(SiteHost.BESIDE).find(folder),
            new Problems());
    return new Fates(
        folder,
        hosted,
        context.options(PageOptions.DEFAULTS).mostBytes(),
        context.options(Crawlers.GOOGLE).names());
  }

  /** Returns what became of an address. Never fails: what cannot be read is not known. */
  public Fate of(String url) {
    if (!hosted.speaksFor(url)) {
      return Fate.of(Kind.NOT_ASKED, "not below " + hosted.url());
    }
    AnswerChain chain = AnswerChain.of(url, this::answer);
    Answer last = chain.last();
    int hops = chain.hops();
    if (hops == 0) {
      return end(url, last);
    }
    String by = by(chain.answers().get(0));
    String at = chain.addresses().get(hops - 1);
    String location = chain.answers().get(hops - 1).location();
    String target = location == null ? null : UrlResolver.resolve(at, location);
    String steps = hops == 1 ? by : by + ", in " + hops + " steps";
    return switch (chain.end()) {
      case LOOP -> {
        String circle = String.join(", ", chain.loop());
        yield Fate.of(Kind.GONE, "redirects lead in a circle: " + circle + " (" + by + ')');
      }
      case TOO_LONG ->
          Fate.of(Kind.GONE, "more than " + AnswerChain.MOST_HOPS + " redirects (" + by + ')');
      case ELSEWHERE, ANSWERED ->
          target == null
              ? Fate.of(Kind.UNKNOWN, "the redirect leads to no url (" + by + ')')
              : chain.end() == AnswerChain.End.ELSEWHERE
                  ? new Fate(Kind.REDIRECTED, target, null, steps, "")
                  : redirected(target, end(chain.addresses().get(hops), last), steps);
    };
  }

  private static Fate redirected(String to, Fate end, String steps) {
    return switch (end.kind()) {
      case THERE -> new Fate(Kind.REDIRECTED, to, end.file(), steps, "");
      case REDIRECTED -> // by its canonical url
          new Fate(Kind.REDIRECTED, end.target(), end.file(), steps + ", " + end.reason(), "");
      case GONE -> dead(Kind.GONE, to, "redirected to " + to + ", which is gone (" + steps + ')');
      case FALLBACK -> dead(Kind.FALLBACK, to, "redirected to " + to + " (" + steps + ')');
      case UNKNOWN, NOT_ASKED ->
          dead(Kind.UNKNOWN, to, "redirected to " + to + ", where " + end.reason());
    };
  }

  private static Fate dead(Kind kind, String target, String reason) {
    return new Fate(kind, target, null, reason, "");
  }

  /** Returns what is answered, by one step; a page that sends on to another is a redirect, too. */
  private @Nullable Answer answer(String at) {
    head = null;
    Answer answer = hosted.answer(at);
    String file = answer == null ? null : answer.file();
    if (answer == null || file == null || !isPage(answer)) {
      return answer;
    }
    try {
      head = head(hosted.path(file), at);
    } catch (IOException e) {
      String name = Problem.quoted(hosted.path(file));
      return Answer.unknown(name + " cannot be read: " + IoReason.of(e), null);
    }
    String refresh = head == null ? null : head.refresh();
    return said(at) == PageOmission.REDIRECT
        ? new Answer(AnswerKind.REDIRECT, OK, refresh, file, null, "")
        : answer;
  }

  private static boolean isPage(Answer answer) {
    return answer.kind() == AnswerKind.FILE || answer.kind() == AnswerKind.REWRITE;
  }

  private @Nullable PageOmission said(String at) {
    return head == null ? null : PageOmission.said(head, at, crawlers);
  }

  /** Reads a page; null if it is no HTML, or a link, which may lead anywhere. */
  private @Nullable PageHead head(String path, String url) throws IOException {
    Path file = folder.resolve(path);
    if (!PageFile.isHtml(path) || !Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
      return null;
    }
    try (InputStream in = Files.newInputStream(file)) {
      return HtmlPage.read(in, mostBytes, url).head();
    }
  }

  /** Returns the fate of an address whose answer is no redirect, the last one that was asked. */
  private Fate end(String at, Answer answer) {
    return switch (answer.kind()) {
      case FILE, REWRITE -> page(at, answer);
      case FALLBACK -> fallback(answer);
      case NOT_FOUND, GONE ->
          Fate.of(
              Kind.GONE,
              answer.rule() == null && answer.status() == NO_PAGE
                  ? "no file and no rule"
                  : "status " + answer.status() + " (" + by(answer) + ')');
      case REDIRECT, UNKNOWN -> {
        Location rule = answer.rule();
        yield Fate.of(Kind.UNKNOWN, answer.reason() + (rule == null ? "" : " (" + rule + ')'));
      }
    };
  }

  /** Returns who says so: a rule, a page, or the host by itself. */
  private String by(Answer answer) {
    Location rule = answer.rule();
    String file = answer.kind() == AnswerKind.REDIRECT ? answer.file() : null;
    if (rule != null) {
      return "by " + rule;
    } else if (file != null) {
      return "by the page " + Problem.quoted(hosted.path(file));
    }
    boolean known = hosted.hosts().size() == 1;
    return "by " + (known ? hosted.hosts().iterator().next().title() : "the host") + " itself";
  }

  private Fate fallback(Answer answer) {
    String location = answer.location();
    String file = answer.file();
    String what =
        location != null
            ? "all is redirected to " + location
            : file != null ? Problem.quoted(hosted.path(file)) : "status " + answer.status();
    return Fate.of(Kind.FALLBACK, what + " (" + by(answer) + ')');
  }

  private Fate page(String at, Answer answer) {
    String file = answer.file();
    if (file == null) {
      return Fate.of(Kind.THERE, by(answer));
    }
    String path = hosted.path(file);
    PageOmission said = said(at);
    String canonical = head == null ? null : head.canonical();
    if (said == PageOmission.CANONICAL && canonical != null) {
      return copy(canonical, path);
    }
    boolean hidden = said == PageOmission.NOINDEX || hosted.noindex(at, path, crawlers) != null;
    String note = hidden ? PageOmission.NOINDEX.word() : "";
    return new Fate(Kind.THERE, null, path, Problem.quoted(path), note);
  }

  /** Returns the fate of a page that names another as canonical: its file is there in any case. */
  private Fate copy(String canonical, String path) {
    String name = Problem.quoted(path);
    Answer other = hosted.answer(canonical);
    return switch (other == null ? AnswerKind.FILE : other.kind()) {
      case NOT_FOUND, GONE, FALLBACK ->
          new Fate(Kind.THERE, null, path, name, "its canonical url is gone");
      default -> new Fate(Kind.REDIRECTED, canonical, path, "by the canonical url of " + name, "");
    };
  }
}
