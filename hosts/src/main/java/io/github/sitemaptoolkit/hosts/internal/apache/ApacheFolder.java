package io.github.sitemaptoolkit.hosts.internal.apache;

import io.github.sitemaptoolkit.hosts.answer.HostFile;
import io.github.sitemaptoolkit.hosts.internal.RuleLog;
import io.github.sitemaptoolkit.hosts.internal.text.BoundedRegex;
import io.github.sitemaptoolkit.problem.Location;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What the {@code .htaccess} of one folder says. Read once. */
final class ApacheFolder {

  /** Modules that every server has, as far as it has their directives. */
  private static final Set<String> MODULES =
      Set.of(
          "mod_alias.c",
          "mod_rewrite.c",
          "mod_dir.c",
          "mod_headers.c",
          "mod_expires.c",
          "mod_deflate.c",
          "mod_mime.c",
          "mod_autoindex.c",
          "mod_negotiation.c",
          "mod_setenvif.c",
          "mod_filter.c",
          "mod_authz_core.c",
          "mod_authz_host.c",
          "mod_env.c",
          "alias_module",
          "rewrite_module",
          "dir_module",
          "headers_module",
          "expires_module",
          "deflate_module");

  private static final Map<String, Integer> STATUSES =
      Map.of("permanent", 301, "temp", 302, "seeother", 303, "gone", 410);

  private static final Pattern TARGET = Pattern.compile("/.*|[A-Za-z][A-Za-z0-9+.-]*:.*");
  private static final Pattern EVERYTHING = Pattern.compile("\\^?(/|/?\\.\\*|/?\\(\\.\\*\\))?\\$?");
  private static final String FILES = "files";
  private static final String REFUSED =
      ", and Apache answers everything in the folder with an error";

  private static final int FIRST_REDIRECT = 300;
  private static final int LAST_REDIRECT = 399;
  private static final int FOUND = 302;

  final List<ApacheRedirect> redirects = new ArrayList<>();
  final List<ApacheRewrite> rewrites = new ArrayList<>();
  final List<ApacheHeader> headers = new ArrayList<>();
  final Map<Integer, String> errors = new HashMap<>();
  @Nullable ApacheRedirect whole;
  @Nullable List<String> indexes;
  @Nullable String fallback;
  @Nullable Boolean slash;
  @Nullable Boolean lists;
  @Nullable Boolean views;
  @Nullable Boolean rewriting;
  boolean hasRewrites;
  boolean inherits;

  /** Why nothing in the folder is known; empty if it may be. */
  String unknown = "";

  private final RuleLog log;
  private final Deque<String> sections = new ArrayDeque<>();

  /** What the names of files have to be in the sections that are about these. */
  private final Deque<BoundedRegex> names = new ArrayDeque<>();

  private final List<ApacheRewrite.Condition> conditions = new ArrayList<>();

  /** Sections of which it is not known whether they count, and how many that never count. */
  private int uncertain;

  private int never;
  private boolean told;

  ApacheFolder(HostFile file, RuleLog log) {
    this.log = log;
    for (ApacheLines.Directive directive : ApacheLines.of(file)) {
      if (directive.name().startsWith("</")) {
        close();
      } else if (directive.name().startsWith("<")) {
        open(directive);
      } else if (never == 0) {
        read(directive);
      }
    }
  }

  private void open(ApacheLines.Directive section) {
    String module = section.words().isEmpty() ? "" : section.words().get(0);
    String plain = module.startsWith("!") ? module.substring(1) : module;
    boolean known = section.name().equals("<ifmodule") && MODULES.contains(plain);
    boolean always =
        section.name().matches("<(requireall|requireany|requirenone|limit|limitexcept)");
    BoundedRegex name = ApacheHeader.names(section.name(), section.words());
    if (name != null) {
      names.push(name);
    }
    String kind =
        known && module.startsWith("!")
            ? "never"
            : known || always ? "" : name != null ? FILES : "uncertain";
    sections.push(kind);
    never += kind.equals("never") ? 1 : 0;
    uncertain += kind.equals("uncertain") || kind.equals(FILES) ? 1 : 0;
  }

  private void close() {
    String kind = sections.isEmpty() ? "" : sections.pop();
    never -= kind.equals("never") ? 1 : 0;
    uncertain -= kind.equals("uncertain") || kind.equals(FILES) ? 1 : 0;
    if (kind.equals(FILES)) {
      names.pop();
    }
  }

  private void read(ApacheLines.Directive line) {
    List<String> words = line.words();
    String first = words.isEmpty() ? "" : words.get(0);
    switch (line.name()) {
      case "redirect" -> redirect(words, line.at());
      case "redirectpermanent" -> redirect(with("permanent", words), line.at());
      case "redirecttemp" -> redirect(with("temp", words), line.at());
      case "redirectmatch" -> redirectMatch(words, line.at());
      case "rewriteengine" -> {
        hasRewrites = true;
        rewriting = first.equalsIgnoreCase("on");
      }
      case "rewriteoptions" -> {
        hasRewrites = true;
        inherits |=
            words.stream().anyMatch(it -> it.toLowerCase(Locale.ROOT).startsWith("inherit"));
      }
      case "rewritecond" -> condition(words);
      case "rewriterule" -> rewrite(words, line.at());
      case "rewritebase" -> hasRewrites = true;
      case "header" -> header(words, line.at());
      case "require", "authtype", "deny", "order" -> deny(line);
      default -> set(line.name(), words, first);
    }
  }

  private void header(List<String> words, Location at) {
    ApacheHeader header = ApacheHeader.of(words, List.copyOf(names), uncertain == names.size(), at);
    if (header != null) {
      headers.add(header);
    }
  }

  private void set(String name, List<String> words, String first) {
    if (uncertain > 0) {
      return;
    }
    switch (name) {
      case "errordocument" -> {
        if (words.size() > 1 && first.matches("\\d{3}")) {
          errors.put(Integer.valueOf(first), words.get(1));
        }
      }
      case "directoryindex" -> {
        List<String> names = indexes == null ? new ArrayList<>() : new ArrayList<>(indexes);
        names.addAll(words);
        indexes = names;
      }
      case "directoryslash" -> slash = !first.equalsIgnoreCase("off");
      case "fallbackresource" -> fallback = first;
      case "options" -> words.forEach(this::option);
      case "checkspelling" -> unknown = "CheckSpelling looks for similar names";
      default -> {} // headers, types, caches: not what is answered
    }
  }

  private void option(String word) {
    boolean on = !word.startsWith("-");
    String plain = word.replaceFirst("^[+-]", "").toLowerCase(Locale.ROOT);
    boolean sets = Character.isLetter(word.charAt(0)) && !plain.isEmpty();
    if (plain.equals("indexes") || plain.equals("all")) {
      lists = on;
    } else if (plain.equals("multiviews")) {
      views = on;
    } else if (sets) {
      lists = lists == null ? Boolean.FALSE : lists; // only what is named is set
    }
  }

  private void deny(ApacheLines.Directive line) {
    String all = String.join(" ", line.words()).toLowerCase(Locale.ROOT);
    boolean granted =
        all.equals("all granted") || all.equals("allow,deny") || all.equals("deny,allow");
    if (!granted && uncertain == 0) {
      unknown = "who may see the folder is not known";
    }
  }

  private static List<String> with(String status, List<String> words) {
    List<String> all = new ArrayList<>(List.of(status));
    all.addAll(words);
    return all;
  }

  private static @Nullable Integer status(String word) {
    Integer named = STATUSES.get(word.toLowerCase(Locale.ROOT));
    return named != null ? named : word.matches("\\d{3}") ? Integer.valueOf(word) : null;
  }

  private static boolean isRedirect(int status) {
    return status >= FIRST_REDIRECT && status <= LAST_REDIRECT;
  }

  private void refuse(Location at, String message) {
    log.ignored(at, message + REFUSED);
    unknown = "Apache refuses the file";
  }

  private void redirect(List<String> words, Location at) {
    Integer given = words.isEmpty() ? null : status(words.get(0));
    List<String> rest = given == null ? words : words.subList(1, words.size());
    int status = given == null ? FOUND : given;
    String target = rest.isEmpty() ? "" : rest.get(rest.size() - 1);
    if (rest.isEmpty() || rest.size() > 2 || (rest.size() == 2 && !isRedirect(status))) {
      refuse(at, "Redirect has a path, and an address unless it is gone");
    } else if (isRedirect(status) && !TARGET.matcher(target).matches()) {
      refuse(at, "the target is neither an address nor a path");
    } else if (rest.size() == 1 && isRedirect(status)) {
      log.ignored(
          at, "this sends the whole folder to " + target + ": Redirect has a path before it");
      whole = new ApacheRedirect(null, null, false, target, status, uncertain == 0, true, at);
    } else {
      String to = isRedirect(status) ? target : "";
      redirects.add(
          new ApacheRedirect(rest.get(0), null, false, to, status, uncertain == 0, false, at));
    }
  }

  private void redirectMatch(List<String> words, Location at) {
    Integer given = words.isEmpty() ? null : status(words.get(0));
    List<String> rest = given == null ? words : words.subList(1, words.size());
    int status = given == null ? FOUND : given;
    if (rest.isEmpty() || rest.size() != (isRedirect(status) ? 2 : 1)) {
      refuse(at, "RedirectMatch has an expression, and an address unless it is gone");
      return;
    }
    BoundedRegex regex = BoundedRegex.of(rest.get(0), false);
    String target = rest.size() == 2 ? rest.get(1) : "";
    boolean everything = EVERYTHING.matcher(rest.get(0)).matches() && !target.contains("$");
    redirects.add(
        new ApacheRedirect(null, regex, true, target, status, uncertain == 0, everything, at));
    if (regex == null) {
      log.unread(at, "this expression is not understood: what it matches is not known");
    }
  }

  private void condition(List<String> words) {
    hasRewrites = true;
    if (words.size() > 1) {
      String flags = words.size() > 2 ? words.get(2).toUpperCase(Locale.ROOT) : "";
      boolean or = flags.matches(".*\\b(OR|ORNEXT)\\b.*");
      boolean ignoreCase = flags.matches(".*\\b(NC|NOCASE)\\b.*");
      conditions.add(new ApacheRewrite.Condition(words.get(0), words.get(1), ignoreCase, or));
    }
  }

  private void rewrite(List<String> words, Location at) {
    hasRewrites = true;
    if (words.size() < 2) {
      refuse(at, "RewriteRule has an expression and a target");
      return;
    }
    String pattern = words.get(0);
    boolean turned = pattern.startsWith("!");
    String flags = words.size() > 2 ? words.get(2).toUpperCase(Locale.ROOT) : "";
    boolean ignoreCase = flags.matches(".*\\b(NC|NOCASE)\\b.*");
    BoundedRegex regex = BoundedRegex.of(turned ? pattern.substring(1) : pattern, ignoreCase);
    rewrites.add(new ApacheRewrite(regex, turned, List.copyOf(conditions), at));
    conditions.clear();
    if (!told) {
      log.unread(
          at,
          "what a RewriteRule does is not known: the answer to addresses that it may match is not"
              + " known");
      told = true;
    }
  }
}
