package io.github.sitemaptoolkit.pages.option;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.value.RobotsDirectives;
import java.util.Set;

/**
 * The crawlers whose directives decide which pages are left out, in {@code robots.txt}, in meta
 * tags and in headers: {@code Context.with(new Crawlers(Set.of("bingbot")))}. Directives for all
 * crawlers always count; in {@code robots.txt} only if there are none for these, as <a
 * href="https://www.rfc-editor.org/rfc/rfc9309#section-2.2.1">RFC 9309</a> says. Immutable.
 *
 * @param names their names in lower case; empty for none
 * @since 0.1
 */
@Incubating
public record Crawlers(Set<String> names) {

  /** Google's crawler, as by default. */
  public static final Crawlers GOOGLE = new Crawlers(RobotsDirectives.GOOGLE);

  /** Copies the set. */
  public Crawlers {
    names = Set.copyOf(names);
  }
}
