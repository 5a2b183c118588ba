package io.github.sitemaptoolkit.hosts.internal;

import io.github.sitemaptoolkit.hosts.answer.HostHeader;
import io.github.sitemaptoolkit.hosts.internal.text.WebUrl;
import io.github.sitemaptoolkit.problem.Location;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The rules of a host about headers, in the order in which they count. */
public final class HeaderRules {

  /** What a rule does with a header. */
  public enum Change {
    /** It replaces what rules before have set. */
    SET,
    /** It adds to what rules before have set. */
    ADD,
    /** It takes away what rules before have set. */
    REMOVE
  }

  /** Whether a rule is for a request. */
  public enum Takes {
    YES,
    NO,
    UNKNOWN
  }

  /** What a rule is for. */
  @FunctionalInterface
  public interface Scope {

    /**
     * Returns whether a request is meant.
     *
     * @param file the file that is sent, by its path below the root; null if it is not known
     */
    Takes takes(WebUrl url, @Nullable String file);
  }

  private record Rule(Scope scope, String name, String value, Change change, Location at) {}

  private final List<Rule> rules = new ArrayList<>();

  /** Adds a rule behind all others. */
  public void add(Scope scope, String name, String value, Change change, Location at) {
    if (rules.size() < RuleLog.MOST_RULES) {
      rules.add(new Rule(scope, name.strip().toLowerCase(Locale.ROOT), value, change, at));
    }
  }

  /** Returns the headers of an answer. */
  public List<HostHeader> of(WebUrl url, @Nullable String file) {
    List<HostHeader> headers = new ArrayList<>();
    for (Rule rule : rules) {
      Takes takes = rule.scope.takes(url, file);
      if (takes == Takes.YES && rule.change != Change.ADD) {
        headers.removeIf(header -> header.name().equals(rule.name));
      }
      if (takes != Takes.NO && rule.change != Change.REMOVE) {
        headers.add(new HostHeader(rule.name, rule.value, takes == Takes.YES, rule.at));
      }
    }
    return headers;
  }
}
