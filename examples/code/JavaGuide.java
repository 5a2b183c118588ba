import com.rometools.rome.feed.synd.SyndFeed;
import io.github.sitemaptoolkit.Sitemaps;
import io.github.sitemaptoolkit.Target;
import io.github.sitemaptoolkit.converters.EntryCondition;
import io.github.sitemaptoolkit.evidence.EvidenceFormats;
import io.github.sitemaptoolkit.ext.image.Image;
import io.github.sitemaptoolkit.ext.link.Link;
import io.github.sitemaptoolkit.ext.news.News;
import io.github.sitemaptoolkit.ext.video.Video.Restriction;
import io.github.sitemaptoolkit.ext.video.Video;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.Output;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Extent;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.publisher.Publication;
import io.github.sitemaptoolkit.publisher.Publisher;
import io.github.sitemaptoolkit.publisher.UrlSet;
import io.github.sitemaptoolkit.publisher.layout.Grouping;
import io.github.sitemaptoolkit.rome.RomeFeeds;
import io.github.sitemaptoolkit.site.CheckedSite;
import io.github.sitemaptoolkit.site.Site;
import io.github.sitemaptoolkit.validator.Validator;
import io.github.sitemaptoolkit.validator.evidence.EvidenceSource;
import io.github.sitemaptoolkit.validator.profile.Profile;
import io.github.sitemaptoolkit.validator.site.SiteCheck;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** The examples of docs/java.md, in the same order, and of other documents. */
final class JavaGuide {

  private JavaGuide() {}

  static void writeFile(Path file, Instant changed) throws IOException {
    UrlEntry home =
        UrlEntry.builder("https://www.example.com/").lastmod(changed).priority(1.0).build();
    UrlEntry about = UrlEntry.of("https://www.example.com/about");
    Problems problems = Sitemaps.write(file, List.of(home, about));
    problems.print(System.err);
  }

  static List<String> changedSince(Path file, Instant then) throws IOException {
    List<String> changed = new ArrayList<>();
    try (var entries = Sitemaps.read(file)) {
      for (UrlEntry entry : entries) {
        if (entry.lastmodValue().filter(date -> date.end().isAfter(then)).isPresent()) {
          changed.add(entry.loc());
        }
      }
    }
    return changed;
  }

  static void writeOneByOne(Path file, Iterable<String> urls) throws IOException {
    try (var out = Sitemaps.writer(file)) {
      for (String url : urls) {
        out.write(UrlEntry.of(url));
      }
      out.finish();
    }
  }

  static void writeIndex(Path file) throws IOException {
    Sitemaps.writeIndex(
        file,
        List.of(
            IndexEntry.builder("https://www.example.com/sitemap-1.xml")
                .lastmod(LocalDate.of(2026, 11, 21))
                .build(),
            IndexEntry.of("https://www.example.com/sitemap-2.xml")));
  }

  static void copyStream(InputStream in, OutputStream out) throws IOException {
    Context context = Context.load();
    try (var entries = Sitemaps.read(Source.of(in, "upload"), context)) {
      Sitemaps.write(Target.of(out, context), entries);
    }
  }

  static void writeTable(OutputStream out, List<UrlEntry> entries) throws IOException {
    Context context = Context.load().with(Output.of("csv").withGzip(true));
    Sitemaps.write(Target.of(out, context), entries);
  }

  static UrlEntry media() {
    Image image = Image.of("https://cdn.example.com/hut.jpg");
    Video video =
        Video.builder()
            .thumbnailLoc("https://cdn.example.com/wax.jpg")
            .title("Waxing skins")
            .description("Ten minutes, one iron, no mess.")
            .contentLoc("https://cdn.example.com/wax.mp4")
            .duration(Duration.ofMinutes(10))
            .publicationDate(OffsetDateTime.parse("2026-11-18T09:05:00+01:00"))
            .familyFriendly(true)
            .restriction(Restriction.allow("AT", "CH", "DE"))
            .addTag("ski touring")
            .build();
    return UrlEntry.builder("https://www.example.com/journal/huts")
        .lastmod(LocalDate.of(2026, 11, 20))
        .add(image)
        .add(video)
        .add(Link.alternate("de", "https://www.example.com/de/journal/huts"))
        .build();
  }

  static UrlEntry article(Instant published) {
    News news =
        News.builder()
            .publication("The Trail Journal", "en")
            .publicationDate(published)
            .title("Seven huts for a first winter")
            .keywords("huts, winter")
            .build();
    return UrlEntry.builder("https://www.example.com/journal/seven-huts").add(news).build();
  }

  static Duration playingTime(UrlEntry entry) {
    Duration total = Duration.ZERO;
    for (Video video : entry.extensions(Video.class)) {
      total = total.plus(video.durationValue().orElse(Duration.ZERO));
    }
    return total;
  }

  static List<String> readWithProblems(Path file, Consumer<String> log) throws IOException {
    List<String> urls = new ArrayList<>();
    try (var entries = Sitemaps.read(file)) {
      entries.forEach(entry -> urls.add(entry.loc()));
      for (Problem problem : entries.problems()) {
        log.accept(problem.code() + " at line " + problem.location().line());
      }
      entries.problems().throwIfMissing();
    }
    return urls;
  }

  static void showUndated(Path file, Consumer<String> log) throws IOException {
    Context context = Context.load().withPlaces(true);
    try (var entries = Sitemaps.read(file, context)) {
      for (UrlEntry entry = entries.read(); entry != null; entry = entries.read()) {
        if (entry.lastmod() == null) {
          Location url = entries.places().of("loc");
          Extent whole = entries.places().entry().extent();
          log.accept(url + " has no date" + (whole == null ? "" : "; to line " + whole.endLine()));
        }
      }
    }
  }

  static Problems convert(Path feed, Path sitemap) throws IOException {
    Problems problems = Sitemaps.convert(feed, sitemap);
    problems.print(System.err);
    return problems;
  }

  static SyndFeed throughRome(SyndFeed feed, Path sitemap) throws IOException {
    List<UrlEntry> entries = RomeFeeds.entries(feed);
    Sitemaps.write(sitemap, entries);
    SyndFeed again = RomeFeeds.feed(entries);
    return again;
  }

  static boolean validate(Path file, Consumer<String> log) throws IOException {
    Validator validator = Validator.of(Profile.GOOGLE);
    Problems findings = validator.check(file);
    for (Problem finding : findings) {
      log.accept(finding.toString());
    }
    boolean accepted = findings.count(Severity.ERROR) == 0;
    return accepted;
  }

  static void checkKnown(Path sitemap, EvidenceSource source, Consumer<String> log)
      throws IOException {
    Consumer<Problem> print = finding -> log.accept(finding.toString());
    try (SiteCheck site = SiteCheck.begin(Validator.of(Profile.GOOGLE))) {
      site.addEvidence(source);
      site.check(Source.open(sitemap), null, print, count -> {});
      site.finish(false, print);
    }
  }

  static EvidenceSource known(Path file) throws IOException {
    EvidenceSource source = EvidenceFormats.load().open(file, Context.load());
    return source;
  }

  static void writeIfValid(Path file, List<UrlEntry> pages) throws IOException {
    Problems findings = Validator.of(Profile.GOOGLE_NEWS).check(pages);
    if (findings.count(Severity.ERROR) > 0) {
      throw new IllegalStateException(findings.toString());
    }
    Sitemaps.write(file, pages).throwIfMissing();
  }

  static Publication publish(Path directory, List<UrlEntry> pages) throws IOException {
    Publication done =
        Publisher.to(directory).baseUrl("https://www.example.com/").publish(pages);
    System.out.println("Sitemap: " + done.entryPoint());
    return done;
  }

  /** The example of docs/publishing.md. */
  static void publishSections(Path directory, Stream<UrlEntry> entries) throws IOException {
    Publication done =
        Publisher.to(directory)
            .baseUrl("https://www.example.com/")
            .by(Grouping.section(1))
            .gzip(true)
            .publish(entries);
    System.out.println("Sitemap: " + done.entryPoint());
  }

  /** The first example of docs/site.md. */
  static void publishSite(Path directory) throws IOException {
    Site site = Site.of(directory);
    List<Publication> published = site.publish();
    CheckedSite checked = site.check(finding -> System.err.println(finding));
    System.out.println(published.get(0).urls() + " urls, " + checked.errors() + " errors");
  }

  /** The second example of docs/site.md. */
  static void publishSets(Path directory, List<UrlEntry> entries) throws IOException {
    Extensions extensions = Extensions.load();
    Publisher.to(directory)
        .baseUrl("https://www.example.com/")
        .set(UrlSet.named("pages"))
        .set(UrlSet.named("news").where(EntryCondition.parse("has news", extensions)).maxShrink(100))
        .publish(entries);
  }

  static void filter(Path from, Path to) throws IOException {
    try (Stream<UrlEntry> entries = Sitemaps.read(from).stream()) {
      Sitemaps.write(
          to,
          entries
              .filter(entry -> entry.extension(Image.class).isPresent())
              .map(entry -> entry.toBuilder().lastmod((String) null).build()));
    }
  }

  static Map<Path, Problems> readMany(List<Path> files) throws IOException {
    Context shared = Context.load();
    Map<Path, Problems> found = new LinkedHashMap<>();
    for (Path file : files) {
      try (var entries = Sitemaps.read(file, shared)) {
        entries.forEach(entry -> {});
        found.put(file, entries.problems());
      }
    }
    return found;
  }
}
