package io.github.sitemaptoolkit.site.visit;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.remote.http.RemoteClient;
import io.github.sitemaptoolkit.site.check.NetworkRules;
import io.github.sitemaptoolkit.site.network.RemoteAccess;
import io.github.sitemaptoolkit.site.network.RemoteAnswers;
import io.github.sitemaptoolkit.url.UrlParts;
import io.github.sitemaptoolkit.validator.site.PageSample;
import io.github.sitemaptoolkit.validator.site.SiteCheck;
import io.github.sitemaptoolkit.validator.site.SiteCodes;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What servers say: about the sitemaps that are fetched, in the robots.txt of each site that is
 * named, and with a sample of the listed pages. What that takes is loaded when it is needed. For
 * one check of a site, and one thread.
 */
public final class AskedSites implements NetworkRules {

  private final Context context;
  private final @Nullable PageSample sample;
  private final @Nullable Path visited;
  private final VisitListener listener;
  private final Set<String> sites = new HashSet<>(); // whose robots.txt was added
  private @Nullable RobotsOfSites robots; // once a site is asked

  /**
   * Creates the rules.
   *
   * @param context opens addresses
   * @param sample the pages to look at, still empty; null for none
   * @param visited the file of those that need not be looked at again; null for none
   * @param listener is told of the pages that are looked at
   */
  public AskedSites(
      Context context,
      @Nullable PageSample sample,
      @Nullable Path visited,
      VisitListener listener) {
    this.listener = listener;
    this.context = context;
    this.sample = sample;
    this.visited = visited;
  }

  private RobotsOfSites robots() {
    RobotsOfSites known = robots;
    if (known == null) {
      known = new RobotsOfSites(RemoteAccess.of(context).client(), context.limits());
      robots = known;
    }
    return known;
  }

  @Override
  public void begin(SiteCheck site) {
    if (sample != null) {
      site.sample(sample);
    }
  }

  @Override
  public void addRobots(String input, SiteCheck site) throws IOException {
    String host = UrlParts.hostName(input);
    if (host == null || !sites.add(UrlParts.root(input))) {
      return;
    }
    RobotsOfSites.Answer answer = robots().of(input);
    String fault = answer.fault();
    if (answer.text() != null) {
      site.readRobots(robots().source(answer), host);
    } else if (fault != null) {
      site.addFetched(SiteCodes.ROBOTS_UNREACHABLE, answer.url(), fault);
    }
  }

  @Override
  public void addAnswers(SiteCheck site) throws IOException {
    if (!sites.isEmpty()) {
      addDocuments(site);
    }
    if (sample != null) {
      RemoteClient client = RemoteAccess.of(context).client();
      RemoteAccess.check(sample.pages().stream().map(UrlEntry::loc).toList(), context);
      var visitor =
          new PageVisitor(
              client, context.limits(), context.extensions(), site.profile().crawlers());
      var visits = new PageVisits(client, visitor, robots());
      visits.visit(sample, visited, site, listener);
      listener.looked(visits.summary());
    }
  }

  private void addDocuments(SiteCheck site) throws IOException {
    for (RemoteAnswers.Answer answer : RemoteAccess.of(context).answers().remarkable()) {
      if (answer.url().endsWith("/robots.txt")) {
        continue; // redirects as it likes
      }
      String target = answer.target();
      if (target != null) {
        site.addFetched(
            SiteCodes.FETCH_REDIRECT, answer.url(), "redirects to " + Problem.quoted(target));
      }
      String type = answer.mediaType();
      if (type != null) {
        site.addFetched(
            SiteCodes.FETCH_TYPE, answer.url(), "the server sends it as " + Problem.quoted(type));
      }
      if (answer.falseGzip().getAsBoolean()) {
        site.addFetched(
            SiteCodes.FETCH_ENCODING,
            answer.url(),
            "the server says Content-Encoding: gzip, but sends what is not compressed");
      }
    }
  }
}
