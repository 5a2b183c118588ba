package io.github.sitemaptoolkit.publisher.plan;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.url.PageUrls;
import io.github.sitemaptoolkit.url.PrivateUrls;
import io.github.sitemaptoolkit.url.Reach;
import io.github.sitemaptoolkit.url.UrlCodes;
import io.github.sitemaptoolkit.url.UrlParts;

/** Refuses to publish a set at an address that the public cannot reach. */
public final class PublicBase {

  private PublicBase() {}

  /**
   * Checks the url of the directory of a set.
   *
   * @param settings a manifest, of which the base and the choices count
   * @param name the name of the set in messages
   * @throws SitemapException if its host is not public, and not listed as private
   */
  public static void check(Manifest settings, Context context, String name) {
    String base = settings.base();
    PrivateUrls hosts = settings.choices().applyTo(context).options(PrivateUrls.NONE);
    if (new PageUrls(hosts).reach(base) == Reach.NOT_PUBLIC) {
      throw new SitemapException(
          UrlCodes.NOT_PUBLIC,
          "the public cannot reach the base url "
              + Problem.quoted(base)
              + ", so nothing was written; write the public one or, if crawlers of your own read the"
              + " set, --private-urls "
              + UrlParts.hostName(base),
          Location.of(name));
    }
  }
}
