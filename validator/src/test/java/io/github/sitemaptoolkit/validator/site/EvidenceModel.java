package io.github.sitemaptoolkit.validator.site;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.url.CanonicalUrl;
import io.github.sitemaptoolkit.url.UrlResolver;
import io.github.sitemaptoolkit.validator.evidence.Fact;
import io.github.sitemaptoolkit.validator.evidence.FactKind;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** What is expected of a site and what is known of it, found out with all of both in memory. */
final class EvidenceModel {

  private static final int MOST = 10; // redirects that are followed

  /**
   * What an entry names.
   *
   * @param role loc, alternate, picture, license, thumbnail, film or player
   * @param owner the url of the entry
   */
  record Named(String role, String url, String owner, String document, long line) {

    private boolean isLoc() {
      return role.equals("loc");
    }

    private boolean isAlternate() {
      return role.equals("alternate");
    }

    private boolean isMedia() {
      return !isLoc() && !isAlternate();
    }

    private String about() {
      String what =
          switch (role) {
            case "alternate" -> "page in another language";
            case "license" -> "address";
            default -> role;
          };
      return isLoc() ? "" : "the " + what + ' ' + Problem.quoted(url) + ": ";
    }

    private String named() {
      return Problem.quoted(url) + " in " + document + ", line " + line;
    }
  }

  /**
   * A source.
   *
   * @param time null if it is not known
   * @param cut whether it could not be read to its end
   * @param answers what it says if it is asked, by the canonical address
   */
  record Known(
      String name,
      boolean site,
      boolean complete,
      boolean cut,
      Instant time,
      List<Fact> facts,
      Map<String, Fact> answers) {}

  /** The disallowed paths of a robots.txt by the crawler; none for one without a group. */
  record Robots(String name, String host, Map<String, List<String>> disallowed) {}

  /** What a source says of an address, and who it is. */
  private record Said(Known by, Fact fact) {

    private String words() {
      Location at = fact.at();
      String line = at.line() > 0 ? ", line " + at.line() : "";
      boolean dated = by.time != null && !by.site;
      String date = dated ? " of " + by.time.toString().substring(0, 10) : "";
      String kind = fact.kind().name().toLowerCase(Locale.ROOT);
      if (fact.kind() == FactKind.FINE) {
        kind = "it is there" + (fact.value().isEmpty() ? "" : ", as " + fact.value());
      }
      String said = fact.words().isEmpty() ? kind : fact.words();
      boolean told = !isAddress(fact) || fact.value().isEmpty() || said.contains(fact.value());
      String to = fact.kind() == FactKind.REDIRECT ? "to " : "";
      String more = told ? "" : ", " + to + Problem.quoted(fact.value());
      return at.source() + line + date + " says " + said + more;
    }

    private Instant time() {
      return by.site ? Instant.MAX : by.time == null ? Instant.MIN : by.time;
    }
  }

  private final List<Named> named;
  private final List<Known> sources;
  private final List<Robots> robots;
  private final Set<String> listed = new HashSet<>();
  private final Set<String> hosts = new HashSet<>();
  private final List<String> expected = new ArrayList<>();

  /** Creates the model of a site, whose names are in the order of its documents. */
  EvidenceModel(List<Named> named, List<Known> sources, List<Robots> robots) {
    this.named = named;
    this.sources = sources;
    this.robots = robots;
    for (Named each : named) {
      if (each.isLoc()) {
        listed.add(CanonicalUrl.of(each.url));
        hosts.add(host(each.url));
      }
    }
  }

  /** Returns all findings, sorted. */
  List<String> expected() {
    for (Known source : sources) {
      if (isOther(source)) {
        String words = " listed pages have no file here: is it the right folder?";
        String missing = missing(source) + " of " + asked(source);
        add("warning pages.other-folder", source.name, 0, missing + words);
      }
    }
    for (Named each : named) {
      addOf(each);
      addRobots(each);
    }
    addUnlisted();
    return expected.stream().sorted().toList();
  }

  private void add(String rule, String document, long line, String message) {
    expected.add(rule + ' ' + document + ' ' + line + ' ' + message);
  }

  private static String host(String url) {
    return CanonicalUrl.of(url).replaceAll("^[a-z]+://([^/]*)/.*", "$1");
  }

  /** What a page is called, however it is written. */
  private static String page(String url) {
    return CanonicalUrl.of(url).replaceAll("^https?://(www\\.)?", "").replaceAll("/$", "");
  }

  private static boolean isAddress(Fact fact) {
    return fact.kind() == FactKind.REDIRECT || fact.kind() == FactKind.CANONICAL;
  }

  private long asked(Known source) {
    return answers(source).size();
  }

  private long missing(Known source) {
    return answers(source).stream().filter(EvidenceModel::isNoFile).count();
  }

  private static boolean isNoFile(Fact fact) {
    return fact.kind() == FactKind.GONE && fact.value().isEmpty();
  }

  private List<Fact> answers(Known source) {
    return named.stream()
        .filter(it -> it.isLoc() && source.answers.containsKey(CanonicalUrl.of(it.url)))
        .map(it -> source.answers.get(CanonicalUrl.of(it.url)))
        .toList();
  }

  private boolean isOther(Known source) {
    return source.site && asked(source) > 1 && missing(source) * 2 > asked(source);
  }

  private static boolean isOf(Fact fact, String url) {
    return CanonicalUrl.of(fact.address()).equals(CanonicalUrl.of(url));
  }

  /** Returns a fact with an absolute target; a page that names itself is fine. */
  private static Fact judged(Fact fact) {
    String value = fact.value();
    if (isAddress(fact) && !value.isEmpty()) {
      String absolute = UrlResolver.resolve(fact.address(), value);
      value = absolute == null ? value : absolute;
      if (fact.kind() == FactKind.CANONICAL && isOf(fact, value)) {
        return new Fact(fact.address(), FactKind.FINE, "", fact.words(), fact.at());
      }
    }
    return new Fact(fact.address(), fact.kind(), value, fact.words(), fact.at());
  }

  /** Returns what sources say of an address, that what counts first, and what they said before. */
  private List<Said> verdicts(String url) {
    List<Said> verdicts = new ArrayList<>();
    List<Said> before = new ArrayList<>();
    for (Known source : sources) {
      Fact asked = source.answers.get(CanonicalUrl.of(url));
      Fact verdict = asked == null ? null : judged(asked);
      if (verdict != null && isNoFile(verdict) && isOther(source)) {
        verdict = null;
      }
      if (verdict == null || verdict.kind() == FactKind.FINE) {
        List<Fact> said =
            source.facts.stream()
                .filter(it -> it.kind().isVerdict() && isOf(it, url))
                .map(EvidenceModel::judged)
                .toList();
        for (int i = said.size() - 1; i > 0; i--) { // from the later rows to the earlier ones
          if (!agree(said.get(i), said.get(i - 1))) {
            before.add(new Said(source, said.get(i - 1)));
            break;
          }
        }
        verdict = said.isEmpty() ? verdict : said.get(said.size() - 1);
      }
      if (verdict != null) {
        verdicts.add(new Said(source, verdict));
      }
    }
    Comparator<Said> order =
        Comparator.<Said, Instant>comparing(Said::time)
            .reversed()
            .thenComparing(it -> it.fact.at().source())
            .thenComparingLong(it -> it.fact.at().line())
            .thenComparing(it -> it.fact.kind())
            .thenComparing(it -> it.fact.value())
            .thenComparing(it -> it.fact.words());
    verdicts.sort(order);
    Said first = verdicts.isEmpty() ? null : verdicts.get(0);
    verdicts.remove(first);
    verdicts.addAll(before);
    verdicts.sort(order);
    if (first != null) {
      verdicts.add(0, first);
    }
    return verdicts;
  }

  private static boolean agree(Fact one, Fact other) {
    return one.kind() == other.kind() && (!isAddress(one) || one.value().equals(other.value()));
  }

  private static String words(List<Said> verdicts) {
    Said first = verdicts.get(0);
    var words = new StringBuilder(first.words());
    for (Said other : verdicts.subList(1, verdicts.size())) {
      if (!agree(first.fact, other.fact)) {
        words.append("; ").append(other.words());
      }
    }
    return words.toString();
  }

  private void addOf(Named each) {
    if (each.isAlternate() && listed.contains(CanonicalUrl.of(each.url))) {
      return; // its own entry says it
    }
    List<Said> verdicts = verdicts(each.url);
    if (!verdicts.isEmpty()) {
      addVerdict(each, verdicts);
    } else if (each.isLoc()) {
      addNotFound(each);
    }
    if (each.isLoc()) {
      for (Known source : sources) {
        for (Fact fact : source.facts) {
          String rule =
              switch (fact.kind()) {
                case NOT_INDEXED -> "warning page.not-indexed";
                case OTHER_LINKS -> "warning page.hreflang-other";
                default -> null;
              };
          if (rule != null && isOf(fact, each.url)) {
            add(rule, each.document, each.line, new Said(source, fact).words());
          }
        }
      }
    }
  }

  private static String rule(Named each, Said said) {
    FactKind kind = said.fact.kind();
    String level = said.by.site ? "error " : "warning ";
    if (each.isAlternate()) {
      return switch (kind) {
        case GONE, FALLBACK -> "warning link.target-gone";
        case REDIRECT -> "warning link.target-redirect";
        case NOINDEX, CANONICAL, BLOCKED, NOT_PUBLISHED -> "warning link.target-noindex";
        default -> null;
      };
    } else if (each.isMedia()) {
      boolean file = !each.role.equals("player") && !each.role.equals("license");
      return switch (kind) {
        case GONE, FALLBACK -> "warning media.not-accessible";
        case BLOCKED -> level + "media.robots-blocked";
        case FINE -> file && isHtml(said.fact) ? "warning media.is-page" : null;
        default -> null;
      };
    }
    return switch (kind) {
      case REDIRECT -> "warning page.redirect";
      case GONE -> level + "page.not-accessible";
      case NOINDEX -> level + "page.noindex";
      case CANONICAL -> "warning page.canonical-other";
      case BLOCKED -> level + "page.robots-blocked";
      case NOT_PUBLISHED -> "warning page.not-published";
      case FALLBACK -> "warning page.fallback";
      case NOT_KNOWN -> "warning page.not-known";
      default -> null;
    };
  }

  private static boolean isHtml(Fact fact) {
    return fact.value().toLowerCase(Locale.ROOT).matches("(text/html|application/xhtml).*");
  }

  private void addVerdict(Named each, List<Said> verdicts) {
    Fact fact = verdicts.get(0).fact;
    String rule = rule(each, verdicts.get(0));
    boolean led = fact.kind() == FactKind.REDIRECT || (isAddress(fact) && rule != null);
    boolean followed = led && !fact.value().isEmpty();
    String end = followed ? end(new ArrayList<>(List.of(each.url)), fact.value()) : "";
    boolean dead = end.startsWith("!");
    if (followed && each.isMedia() && dead) {
      rule = "warning media.not-accessible";
    }
    boolean told = fact.kind() == FactKind.BLOCKED && !each.isAlternate() && isForbidden(each);
    if (rule != null && !told) {
      String words = each.about() + words(verdicts) + end.substring(dead ? 1 : 0);
      add(rule, each.document, each.line, words);
    }
  }

  /** Returns the end of a chain, behind an exclamation mark if it is dead. */
  private String end(List<String> chain, String target) {
    String next = UrlResolver.resolve(chain.get(chain.size() - 1), target);
    if (next == null) {
      return "";
    }
    chain.add(next);
    for (int i = 0; i < chain.size() - 1; i++) {
      if (CanonicalUrl.of(chain.get(i)).equals(CanonicalUrl.of(next))) {
        return "!, which leads back to it: " + String.join(" -> ", chain.subList(i, chain.size()));
      }
    }
    int steps = chain.size() - 1;
    if (steps > MOST) {
      return "!, and on: more than 10 steps";
    }
    List<Said> verdicts = verdicts(next);
    Fact fact = verdicts.isEmpty() ? null : verdicts.get(0).fact;
    FactKind kind = fact == null ? FactKind.FINE : fact.kind();
    if (kind == FactKind.REDIRECT && !fact.value().isEmpty()) {
      return end(chain, fact.value());
    }
    boolean many = steps > 1;
    String way = many ? "; after " + steps + " steps it ends at " + Problem.quoted(next) : "";
    if (kind != FactKind.FINE) {
      String dead = kind == FactKind.GONE || kind == FactKind.FALLBACK ? "!" : "";
      return dead + way + ", of which " + words(verdicts);
    } else if (listed.contains(CanonicalUrl.of(next))) {
      return way + ", which is listed";
    }
    return way + (hosts.contains(host(next)) ? ", which no sitemap lists" : "");
  }

  private void addNotFound(Named each) {
    Fact other = null;
    boolean asked = false;
    for (Known source : sources) {
      for (Fact fact : source.complete ? source.facts : List.<Fact>of()) {
        if (source.cut || isOf(fact, each.url)) {
          return;
        }
        asked |= host(fact.address()).equals(host(each.url));
        boolean near = page(fact.address()).equals(page(each.url));
        other = near && (other == null || isBefore(fact, other)) ? fact : other;
      }
    }
    if (asked && sources.stream().noneMatch(Known::cut)) {
      String but = other == null ? "" : ", but " + place(other);
      String message = "the crawl did not find " + Problem.quoted(each.url) + but;
      add("info crawl.not-found", each.document, each.line, message);
    }
  }

  private static String place(Fact fact) {
    String line = fact.at().line() > 0 ? ", line " + fact.at().line() : "";
    return Problem.quoted(fact.address()) + " in " + fact.at().source() + line;
  }

  private static boolean isBefore(Fact fact, Fact other) {
    return Comparator.<Fact, String>comparing(it -> it.at().source())
            .thenComparingLong(it -> it.at().line())
            .thenComparing(Fact::address)
            .compare(fact, other)
        < 0;
  }

  private void addUnlisted() {
    Set<String> done = new HashSet<>(listed);
    named.stream().filter(Named::isMedia).forEach(each -> done.add(CanonicalUrl.of(each.url)));
    for (Known source : sources) {
      for (Fact fact : source.facts) {
        String url = CanonicalUrl.of(fact.address());
        if (hosts.contains(host(url)) && done.add(url)) {
          addUnlisted(url);
        }
      }
    }
  }

  private void addUnlisted(String url) {
    List<Said> verdicts = verdicts(url);
    Fact counts = verdicts.isEmpty() ? null : verdicts.get(0).fact;
    if (counts == null || counts.kind() != FactKind.FINE || !isPage(counts)) {
      return;
    }
    Fact at = null;
    for (Known source : sources) {
      for (Fact fact : source.complete ? source.facts : List.<Fact>of()) {
        boolean fine = judged(fact).kind() == FactKind.FINE && isOf(fact, url);
        at = fine && (at == null || isBefore(fact, at)) ? fact : at;
      }
    }
    if (at != null) {
      String but =
          named.stream()
              .filter(it -> it.isLoc() && page(it.url).equals(page(url)))
              .findFirst()
              .map(it -> ", but " + it.named() + " is")
              .orElse("");
      String message = Problem.quoted(at.address()) + " is in no sitemap" + but;
      add("warning crawl.unlisted", at.at().source(), at.at().line(), message);
    }
  }

  private static boolean isPage(Fact fact) {
    return fact.value().isEmpty() || isHtml(fact) || fact.value().startsWith("application/pdf");
  }

  private void addRobots(Named each) {
    if (each.isAlternate()) {
      return;
    }
    for (Robots file : robots) {
      String by = forbidden(file, each);
      if (by != null) {
        String what = each.isLoc() ? "" : words(each.role) + ' ';
        String message = file.name + " disallows " + what + Problem.quoted(each.url) + " for " + by;
        String rule = each.isLoc() ? "error page.robots-blocked" : "error media.robots-blocked";
        add(rule, each.document, each.line, message);
      }
    }
  }

  private boolean isForbidden(Named each) {
    return robots.stream().anyMatch(file -> forbidden(file, each) != null);
  }

  private static String forbidden(Robots file, Named each) {
    List<String> crawlers =
        switch (each.role) {
          case "picture" -> List.of("googlebot-image");
          case "thumbnail", "film", "player" -> List.of("googlebot", "googlebot-video");
          default -> List.of("googlebot");
        };
    return file.host.equals(host(each.url)) ? forbidden(file, crawlers, each.url) : null;
  }

  private static String words(String role) {
    return "the " + (role.equals("license") ? "address" : role);
  }

  /** Returns the first of the crawlers that may not read an address. */
  private static String forbidden(Robots file, List<String> crawlers, String url) {
    String path = CanonicalUrl.of(url).replaceAll("^[a-z]+://[^/]*", "");
    for (String crawler : crawlers) {
      for (String group : List.of(crawler, "googlebot", "*")) {
        if (file.disallowed.containsKey(group)) {
          if (file.disallowed.get(group).stream().anyMatch(path::startsWith)) {
            return group.equals("*") ? "all crawlers" : group;
          }
          break;
        }
      }
    }
    return null;
  }
}
