package io.github.sitemaptoolkit.evidence;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.url.CanonicalUrl;
import io.github.sitemaptoolkit.url.UrlJudge;
import io.github.sitemaptoolkit.validator.evidence.EvidenceSource;
import io.github.sitemaptoolkit.validator.evidence.Fact;
import io.github.sitemaptoolkit.validator.evidence.FactKind;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Says that all addresses below one have moved to the same below another: {@code
 * https://old.example/=https://www.example.com/}. It is asked for one address after the other.
 *
 * <p>An address is below another if it is that, continues it behind a slash, or continues its
 * query. What is below the new address already has not moved. Safe for use by several threads.
 *
 * @since 0.1
 */
@Incubating
public final class MovedSource implements EvidenceSource {

  private final String option;
  private final String from;
  private final String to;

  private MovedSource(String option, String from, String to) {
    this.option = option;
    this.from = CanonicalUrl.of(from);
    this.to = CanonicalUrl.of(to);
  }

  /**
   * Returns a source for {@code OLD=NEW}. As an address may contain {@code =}, the text is split
   * where {@code =http:} or {@code =https:} begins.
   *
   * @throws IllegalArgumentException if it has another form, both are the same, or one is no whole
   *     address of the web
   */
  public static MovedSource of(String moved) {
    String lower = moved.toLowerCase(Locale.ROOT);
    int http = lower.indexOf("=http://");
    int https = lower.indexOf("=https://");
    int at = http < 0 || (https >= 0 && https < http) ? https : http;
    String from = at < 0 ? "" : moved.substring(0, at).strip();
    String to = at < 0 ? "" : moved.substring(at + 1).strip();
    if (!UrlJudge.isWeb(from) || !UrlJudge.isWeb(to)) {
      throw new IllegalArgumentException(
          Problem.quoted(moved)
              + " is not of the form OLD=NEW, such as"
              + " https://old.example/=https://www.example.com/");
    }
    var source = new MovedSource("--moved " + moved, from, to);
    if (source.from.equals(source.to)) {
      throw new IllegalArgumentException(
          Problem.quoted(moved) + " names one address twice; name the old and the new one");
    }
    return source;
  }

  @Override
  public String name() {
    return option;
  }

  @Override
  public boolean isSite() {
    return false;
  }

  @Override
  public @Nullable Fact ask(String address) {
    String canonical = CanonicalUrl.of(address);
    if (!isBelow(canonical, from) || (isBelow(to, from) && isBelow(canonical, to))) {
      return null;
    }
    String words = "all of " + from + " has moved to " + to;
    String target = joined(canonical.substring(from.length()));
    return new Fact(address, FactKind.REDIRECT, target, words, Location.of(option));
  }

  /** Returns the new address with what continues the old one, and one slash between them. */
  private String joined(String rest) {
    if (to.endsWith("/") && rest.startsWith("/")) {
      return to + rest.substring(1);
    }
    boolean slash = from.endsWith("/") && !to.endsWith("/") && !rest.isEmpty();
    return slash && to.indexOf('?') < 0 ? to + '/' + rest : to + rest;
  }

  private static boolean isBelow(String address, String other) {
    if (!address.startsWith(other)) {
      return false;
    }
    return address.length() == other.length()
        || other.endsWith("/")
        || other.indexOf('?') >= 0
        || "/?".indexOf(address.charAt(other.length())) >= 0;
  }
}
