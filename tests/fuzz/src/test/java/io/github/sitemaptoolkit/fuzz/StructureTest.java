package io.github.sitemaptoolkit.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.EntryWriter;
import io.github.sitemaptoolkit.format.FormatChecks;
import io.github.sitemaptoolkit.format.Formats;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.service.Containment;
import io.github.sitemaptoolkit.validator.Validator;
import io.github.sitemaptoolkit.validator.profile.Profile;
import io.github.sitemaptoolkit.validator.site.SiteCheck;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Documents of any structure go through all readers, the rules of all profiles and all writers, and
 * nothing throws.
 *
 * <p>{@code .ci/structure FIRST COUNT} tries many, one for each seed.
 */
class StructureTest {

  private static final long FIRST = Long.getLong("structure.first", 1);
  private static final int COUNT = Integer.getInteger("structure.documents", 150);
  private static final int MOST_SHOWN = 20;
  private static final int OF_SITE = 50; // documents

  private static final Extensions EXTENSIONS = Extensions.load();
  private static final Formats FORMATS = Formats.load();
  private static final List<Validator> VALIDATORS =
      Stream.of(Profile.values())
          .map(profile -> Validator.of(profile, context(new Problems())))
          .toList();

  private final Map<String, String> faults = new TreeMap<>(); // by where they were thrown
  private final Map<String, Integer> counts = new TreeMap<>();
  private long seed;
  private String document = "";

  @Test
  void nothingThrows() throws IOException {
    for (long first = FIRST; first < FIRST + COUNT; first += OF_SITE) {
      try (SiteCheck site = SiteCheck.begin(VALIDATORS.get(0))) {
        for (seed = first; seed < Math.min(first + OF_SITE, FIRST + COUNT); seed++) {
          document = new StructuredDocuments(EXTENSIONS, seed).next();
          read();
          judge(site);
        }
        site.finish(false, problem -> {});
      } catch (RuntimeException | Error e) {
        fault("the rules of a site, from " + first, e);
      }
    }
    assertEquals(
        List.of(),
        faults.entrySet().stream()
            .limit(MOST_SHOWN)
            .map(each -> counts.get(each.getKey()) + " times: " + each.getValue())
            .toList());
  }

  private static Context context(Problems problems) {
    return Context.of(EXTENSIONS).withProblems(problems);
  }

  private Source source() throws IOException {
    return Source.of(new ByteArrayInputStream(document.getBytes(UTF_8)), "in");
  }

  /** Reads it as what it is, and every eighth as what it is not, too. */
  private void read() throws IOException {
    SitemapFormat own = null;
    try (Source source = source()) {
      own = FORMATS.detect(source);
    } catch (SitemapException e) {
      // no format has such a beginning
    } catch (RuntimeException | Error e) {
      fault("detection", e);
    }
    for (SitemapFormat format : FORMATS) {
      if (format == own || (seed % 8 == 0 && !format.readsDirectories())) {
        read(format);
      }
    }
  }

  private void read(SitemapFormat format) throws IOException {
    var problems = new Problems();
    Context context = context(problems).withPlaces(true).with(FormatChecks.ON);
    try (Source source = source()) {
      if (format.holdsIndex(source.head())) {
        try (var in = format.indexReader(source, context)) {
          in.forEach(entry -> in.places().of(""));
        }
        return;
      }
      List<UrlEntry> entries = new ArrayList<>();
      DocumentInfo info;
      try (EntryReader<UrlEntry> in = format.reader(source, context)) {
        info = in.document();
        for (UrlEntry entry : in) {
          in.places().of("");
          entries.add(entry);
        }
      }
      for (SitemapFormat to : FORMATS) {
        if (to.writes()) {
          write(to, info, entries);
        }
      }
    } catch (SitemapException e) {
      fault(format + " reading", e);
    } catch (RuntimeException | Error e) {
      fault(format + " reading", e);
    }
    fault(format + " reading", problems);
  }

  private void write(SitemapFormat to, DocumentInfo info, List<UrlEntry> entries)
      throws IOException {
    var problems = new Problems();
    try (Sink sink = Sink.of(OutputStream.nullOutputStream(), "out", false);
        EntryWriter<UrlEntry> out = to.writer(sink, info, context(problems))) {
      for (UrlEntry entry : entries) {
        out.write(entry);
      }
      out.finish();
      sink.commit();
    } catch (SitemapException e) {
      fault(to + " writing", e);
    } catch (RuntimeException | Error e) {
      fault(to + " writing", e);
    }
    fault(to + " writing", problems);
  }

  private void judge(SiteCheck site) throws IOException {
    for (Validator validator : VALIDATORS) {
      String where = "the rules of " + validator.profile();
      try {
        fault(where, validator.check(source()));
      } catch (RuntimeException | Error e) {
        fault(where, e);
      }
    }
    try {
      site.check(source(), null, problem -> {}, count -> {});
    } catch (RuntimeException | Error e) {
      fault("the rules of a site", e);
    }
  }

  private void fault(String where, SitemapException refused) {
    if (Containment.isFailure(refused.problem())) {
      fault(where, (Throwable) refused);
    }
  }

  private void fault(String where, Problems problems) {
    if (Containment.hasFailures(problems)) {
      problems.first().stream()
          .filter(Containment::isFailure)
          .findFirst()
          .ifPresent(problem -> add(problem.message(), where + ": " + problem));
    }
  }

  private void fault(String where, Throwable e) {
    var trace = new StringWriter();
    e.printStackTrace(new PrintWriter(trace));
    List<String> lines = trace.toString().lines().limit(MOST_SHOWN).toList();
    add(lines.subList(0, Math.min(4, lines.size())).toString(), where + ": " + lines);
  }

  private void add(String key, String text) {
    counts.merge(key, 1, Integer::sum);
    faults.putIfAbsent(key, text + '\n' + StructuredDocuments.shown(seed, document) + '\n');
  }
}
