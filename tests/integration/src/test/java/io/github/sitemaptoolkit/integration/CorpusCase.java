package io.github.sitemaptoolkit.integration;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.validator.Validator;
import io.github.sitemaptoolkit.validator.profile.Profile;
import io.github.sitemaptoolkit.validator.site.SiteCheck;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A case of the corpus: what its {@code expected.json} says, as the README of the corpus explains.
 */
record CorpusCase(
    String rule,
    Profile profile,
    String bad,
    String good,
    @Nullable String file,
    long line,
    Map<String, String> locations,
    @Nullable Instant now) {

  private static final Path CORPUS = Path.of("..", "..", "corpus");

  /** The directory that is about no rule: pictures and films, see {@link MediaCase}. */
  private static final String MEDIA = "media";

  private static final Context CONTEXT = Context.load();
  private static final Instant NOW = Instant.parse("2026-11-23T12:00:00Z");

  /** Returns all cases, in the order of their rules. */
  static List<CorpusCase> all() throws IOException {
    try (Stream<Path> directories = Files.list(CORPUS)) {
      return directories
          .filter(Files::isDirectory)
          .filter(directory -> !directory.endsWith(MEDIA))
          .sorted()
          .map(CorpusCase::of)
          .toList();
    }
  }

  private static CorpusCase of(Path directory) {
    try {
      JsonNode json = new ObjectMapper().readTree(directory.resolve("expected.json").toFile());
      String now = json.path("now").asText(null);
      return new CorpusCase(
          json.get("rule").asText(),
          Profile.find(json.get("profile").asText()).orElseThrow(),
          json.get("bad").asText(),
          json.get("good").asText(),
          json.path("file").asText(null),
          json.path("line").asLong(0),
          locations(json),
          now == null ? null : Instant.parse(now));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Map<String, String> locations(JsonNode json) {
    Map<String, String> locations = new HashMap<>();
    if (json.has("location")) {
      for (String key : List.of("bad", "good")) {
        locations.put(json.get(key).asText(), json.get("location").asText());
      }
    }
    json.path("locations")
        .properties()
        .forEach(it -> locations.put(it.getKey(), it.getValue().asText()));
    return locations;
  }

  /** Returns the path of a file or directory of the case, relative to the corpus. */
  String path(String name) {
    return rule + '/' + name;
  }

  /** Returns what is found in a file, or in the files of a directory, at the time of the case. */
  List<Problem> findings(String name) throws IOException {
    return findings(name, now == null ? NOW : now);
  }

  /** Returns what is found at a time. */
  List<Problem> findings(String name, Instant time) throws IOException {
    List<Problem> found = new ArrayList<>();
    Validator validator =
        Validator.of(profile, CONTEXT).withClock(Clock.fixed(time, ZoneOffset.UTC));
    Path path = CORPUS.resolve(path(name));
    try (SiteCheck site = SiteCheck.begin(validator)) {
      for (Path file : Files.isDirectory(path) ? files(path) : List.of(path)) {
        Source source = Source.of(Files.newInputStream(file), file.getFileName().toString());
        String url =
            locations.get(CORPUS.resolve(rule).relativize(file).toString().replace('\\', '/'));
        site.check(source, url, found::add, count -> {});
      }
      site.finish(false, found::add);
    }
    return found;
  }

  private static List<Path> files(Path directory) throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files.sorted().toList();
    }
  }

  /** Returns what is found of the rule. */
  List<Problem> findingsOfRule(String name) throws IOException {
    return findings(name).stream().filter(each -> each.code().equals(rule)).toList();
  }

  @Override
  public String toString() {
    return rule;
  }
}
