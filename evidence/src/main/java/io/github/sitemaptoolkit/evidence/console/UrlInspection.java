package io.github.sitemaptoolkit.evidence.console;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import io.github.sitemaptoolkit.evidence.internal.EvidenceCodes;
import io.github.sitemaptoolkit.evidence.internal.FactWords;
import io.github.sitemaptoolkit.evidence.internal.Times;
import io.github.sitemaptoolkit.evidence.internal.UnusedRows;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.url.CanonicalUrl;
import io.github.sitemaptoolkit.url.UrlJudge;
import io.github.sitemaptoolkit.validator.evidence.EvidenceSource;
import io.github.sitemaptoolkit.validator.evidence.Fact;
import io.github.sitemaptoolkit.validator.evidence.FactKind;
import io.github.sitemaptoolkit.validator.evidence.FactTarget;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Answers about addresses, read one after the other. */
final class UrlInspection implements EvidenceSource {

  private static final JsonFactory JSON = new JsonFactory();

  private final Path file;
  private final Context context;
  private @Nullable Instant time;

  UrlInspection(Path file, Context context) {
    this.file = file;
    this.context = context.withOwnProblems();
  }

  /** Accepts answers. */
  private interface Answers {
    void add(InspectionAnswer answer, Location at) throws IOException;
  }

  @Override
  public String name() {
    return file.toString();
  }

  @Override
  public boolean isSite() {
    return false;
  }

  /** Returns when the last address was crawled; when the file was changed if none says it. */
  @Override
  public @Nullable Instant time() {
    if (time == null) {
      try {
        Instant[] newest = {null};
        walk((answer, at) -> newest[0] = Times.later(newest[0], Times.of(crawled(answer))));
        time = newest[0] == null ? Times.modified(file) : newest[0];
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return time;
  }

  private static String crawled(InspectionAnswer answer) {
    return answer.value("lastCrawlTime");
  }

  @Override
  public void read(FactTarget target) throws IOException {
    var left = new UnusedRows();
    Problem fault =
        walk(
            (answer, at) -> {
              if (answer.address().isEmpty()) {
                left.add(UnusedRows.Why.UNNAMED, "", at);
              } else {
                add(answer, at, target);
              }
            });
    left.tell("answer", context.problems());
    if (fault != null) {
      target.incomplete();
      context.problems().report(fault);
    }
  }

  /** Returns what is wrong with the file behind the last answer; null if nothing is. */
  private @Nullable Problem walk(Answers answers) throws IOException {
    try (Source source = Source.open(file, context.limits());
        JsonParser json = JSON.createParser(source.stream())) {
      for (JsonToken token = json.nextToken(); token != null; token = json.nextToken()) {
        if (token == JsonToken.START_OBJECT) {
          Location at = at(json.currentTokenLocation());
          answers.add(InspectionAnswer.read(json), at);
        }
      }
      return null;
    } catch (JsonProcessingException e) {
      String message =
          "this is no JSON, and what follows is not read: "
              + e.getOriginalMessage().lines().findFirst().orElse("");
      return Problem.of(EvidenceCodes.MALFORMED, message, at(e.getLocation())).asMissing();
    }
  }

  private Location at(@Nullable JsonLocation place) {
    return place == null
        ? Location.of(name())
        : new Location(name(), Math.max(0, place.getLineNr()), Math.max(0, place.getColumnNr()));
  }

  private static void add(InspectionAnswer answer, Location at, FactTarget target)
      throws IOException {
    String address = answer.address();
    String state = answer.value("coverageState");
    boolean indexed = answer.value("verdict").equals("PASS");
    if (!indexed && !state.isEmpty()) {
      String words = FactWords.of("coverageState", state);
      target.add(new Fact(address, FactKind.NOT_INDEXED, state, words, at));
    }
    Fact verdict = verdict(answer, at);
    if (verdict != null) {
      target.add(verdict);
    } else if (indexed) {
      target.add(new Fact(address, FactKind.FINE, "", "", at));
    }
  }

  /** Returns why an address is not fit for a sitemap; null if nothing says so. */
  private static @Nullable Fact verdict(InspectionAnswer answer, Location at) {
    String address = answer.address();
    String fetched = answer.value("pageFetchState");
    String robots = answer.value("robotsTxtState");
    String indexing = answer.value("indexingState");
    String canonical = answer.value("googleCanonical");
    if (fetched.equals("NOT_FOUND")) {
      String words = FactWords.of("pageFetchState", fetched);
      return new Fact(address, FactKind.GONE, "404", words, at);
    } else if (robots.equals("DISALLOWED")) {
      String words = FactWords.of("robotsTxtState", robots);
      return new Fact(address, FactKind.BLOCKED, "Googlebot", words, at);
    } else if (indexing.startsWith("BLOCKED_BY")) {
      String words = FactWords.of("indexingState", indexing);
      return new Fact(address, FactKind.NOINDEX, indexing, words, at);
    }
    boolean other =
        UrlJudge.isWeb(canonical) && !CanonicalUrl.of(canonical).equals(CanonicalUrl.of(address));
    String words = FactWords.of("googleCanonical", canonical);
    return other ? new Fact(address, FactKind.CANONICAL, canonical, words, at) : null;
  }
}
