package io.github.sitemaptoolkit.site.check;

import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.batch.walk.AbsentException;
import io.github.sitemaptoolkit.batch.walk.ChildFiles;
import io.github.sitemaptoolkit.batch.walk.IndexCodes;
import io.github.sitemaptoolkit.batch.walk.Listed;
import io.github.sitemaptoolkit.batch.walk.ListedFiles;
import io.github.sitemaptoolkit.batch.walk.Listing;
import io.github.sitemaptoolkit.batch.walk.Walk;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Children;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.service.Containment;
import io.github.sitemaptoolkit.site.check.CheckedDocument.Opening;
import io.github.sitemaptoolkit.site.check.turn.CheckQueue;
import io.github.sitemaptoolkit.site.input.AddressReader;
import io.github.sitemaptoolkit.url.UrlJudge;
import io.github.sitemaptoolkit.validator.value.ScopeFault;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Makes documents to check of the sitemaps that indexes list. */
final class ListedDocuments {

  /** Takes the documents, in their order. */
  interface Target {
    void add(CheckedDocument document, CheckQueue<CheckedDocument> queue) throws IOException;
  }

  private final Target target;
  private final ListedFiles known;
  private final RunFiles run;
  private final Context context;
  private final Set<Path> checked = new HashSet<>(); // real paths

  /**
   * Creates a maker.
   *
   * @param target takes the documents
   * @param known what the inputs list
   * @param run the files of the run, to which the sitemaps are added
   * @param context how indexes are read
   */
  ListedDocuments(Target target, ListedFiles known, RunFiles run, Context context) {
    this.target = target;
    this.known = known;
    this.run = run;
    this.context = context;
  }

  /** Adds what an index lists, and what indexes among that do. */
  void add(Listing index, Children found, CheckQueue<CheckedDocument> queue) throws IOException {
    var walk = new Walk(found);
    walk.enter(null, index);
    for (Listed sitemap = walk.next(); sitemap != null; sitemap = walk.next()) {
      try {
        Listing inside = Listing.NONE;
        if (!sitemap.isRepeated()) { // otherwise the check of the index reports it
          Walk.checkNew(sitemap);
          inside =
              found instanceof ChildFiles files
                  ? addFile(sitemap, files, queue)
                  : addAddress(sitemap, walk, found, queue);
        }
        walk.enter(sitemap, inside);
      } catch (AbsentException e) {
        addRefused(sitemap.loc(), missing(sitemap, e), queue);
      }
    }
  }

  /** Adds a sitemap that is a file. Returns what it lists. */
  private Listing addFile(Listed sitemap, ChildFiles children, CheckQueue<CheckedDocument> queue)
      throws IOException, AbsentException {
    Path file = children.file(sitemap);
    boolean input = known.isIndex(file); // checked as such
    boolean indexes = sitemap.mayBeIndex();
    if (input ? indexes : !checked.add(file.toRealPath())) {
      return Listing.NONE; // or another index lists it, too
    }
    String name = file.toString();
    if (input) {
      addRefused(name, new SitemapException(nested(name)), queue);
      return Listing.NONE;
    }
    run.reads("the listed sitemap", file);
    Problem ofIndex = indexes ? null : nested(name);
    String url = indexes && isOfAnotherHost(file, sitemap.loc()) ? null : location(sitemap.loc());
    target.add(CheckedDocument.listed(name, file, url, () -> known.open(file), ofIndex), queue);
    return indexes ? known.listing(file) : Listing.NONE;
  }

  /**
   * Returns whether a file beside a robots.txt lists another host than the url that it was found
   * for: then the line may mean the sitemap of another site, and that of this file is not known.
   */
  private boolean isOfAnotherHost(Path file, String loc) {
    if (known.covers(loc) || !Files.isRegularFile(file)) {
      return false;
    }
    Context own = context.withProblems(new Problems());
    try (Source source = known.open(file)) {
      SitemapFormat format = own.formats().detect(source);
      if (format.holdsIndex(source.head())) {
        return false;
      }
      try (EntryReader<UrlEntry> urls = format.reader(source, own)) {
        UrlEntry first = urls.read();
        return first != null && ScopeFault.of(loc, first.loc()) == ScopeFault.OTHER_HOST;
      }
    } catch (IOException | UncheckedIOException | SitemapException e) {
      return false; // shows again when it is checked
    } catch (RuntimeException | Error e) {
      Containment.contain(e, Location.of(file.toString())); // so does this
      return false;
    }
  }

  /** Adds a sitemap that is in a store or has an address. Returns what it lists. */
  private Listing addAddress(
      Listed sitemap, Walk walk, Children found, CheckQueue<CheckedDocument> queue)
      throws IOException {
    String loc = sitemap.loc();
    if (!sitemap.mayBeIndex() || !AddressReader.isWeb(loc)) {
      target.add(listed(loc, null, sitemap, () -> open(sitemap, walk, found), nested(loc)), queue);
      return Listing.NONE;
    }
    Source first;
    Source again;
    try {
      synchronized (found) { // so that no other sitemap is opened between the two
        first = open(sitemap, walk, found);
        again = found.again();
      }
    } catch (IOException | SitemapException e) {
      target.add(listed(loc, null, sitemap, failing(e), null), queue);
      return Listing.NONE;
    }
    target.add(listed(loc, null, sitemap, () -> first, null), queue);
    return again == null ? Listing.NONE : listing(again);
  }

  private Listing listing(Source source) {
    try (source) {
      return Listing.of(source, context);
    } catch (IOException e) {
      return Listing.NONE; // the check of the index reports it
    }
  }

  /** Returns an opening that fails with an {@link IOException} or {@link SitemapException}. */
  private static Opening failing(Exception reason) {
    return () -> {
      if (reason instanceof IOException e) {
        throw e;
      }
      throw (SitemapException) reason;
    };
  }

  private static CheckedDocument listed(
      String name,
      @Nullable Path file,
      Listed sitemap,
      Opening opening,
      @Nullable Problem ofIndex) {
    return CheckedDocument.listed(name, file, location(sitemap.loc()), opening, ofIndex);
  }

  /** Returns the url of a listed sitemap; null if it cannot be one. */
  private static @Nullable String location(String loc) {
    return UrlJudge.isWeb(loc) ? loc : null;
  }

  private static Source open(Listed sitemap, Walk walk, Children children) throws IOException {
    try {
      synchronized (children) { // which need not be thread-safe
        return walk.open(sitemap);
      }
    } catch (AbsentException e) {
      throw missing(sitemap, e);
    }
  }

  private void addRefused(String name, SitemapException reason, CheckQueue<CheckedDocument> queue)
      throws IOException {
    target.add(CheckedDocument.listed(name, null, null, failing(reason), null), queue);
  }

  static Problem nested(String name) {
    String message = "an index lists only sitemaps, not indexes";
    return Problem.of(IndexCodes.NESTED, message, Location.of(name));
  }

  private static SitemapException missing(Listed sitemap, AbsentException reason) {
    return new SitemapException(
        IndexCodes.CHILD_MISSING,
        "the index lists " + Problem.quoted(sitemap.loc()) + ", but " + reason.getMessage(),
        sitemap.at());
  }
}
