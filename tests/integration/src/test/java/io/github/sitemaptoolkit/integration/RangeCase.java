package io.github.sitemaptoolkit.integration;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.sitemaptoolkit.cli.CommandLines;
import io.github.sitemaptoolkit.ext.jackson.JacksonExtension;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.UrlExtension;
import io.github.sitemaptoolkit.problem.Extent;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.validator.Validator;
import io.github.sitemaptoolkit.validator.evidence.Fact;
import io.github.sitemaptoolkit.validator.evidence.FactKind;
import io.github.sitemaptoolkit.validator.evidence.FactList;
import io.github.sitemaptoolkit.validator.profile.Profile;
import io.github.sitemaptoolkit.validator.site.SiteCheck;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Documents, and the rules whose findings have the marked texts as their places: the first rule
 * that of the first mark, and so on; the last one also that of all further marks.
 *
 * @param options {@code profile}, {@code now}, {@code at.FILE} for the url of a file, {@code
 *     visited} for a page whose links are others, and {@code command} for the arguments of {@code
 *     sitemap validate}, if only the command can check it
 */
record RangeCase(
    String title, List<String> codes, List<RangeDocument> documents, Map<String, String> options) {

  /** An extension of somebody else. */
  record Talk(@Nullable Integer minutes) implements UrlExtension {}

  private static final Context CONTEXT =
      Context.of(
          Extensions.load()
              .with(JacksonExtension.of(Talk.class, new ElementName("urn:talk", "talk", "tk"))));
  private static final String NOW = "2026-11-23T12:00:00Z";
  private static final ObjectMapper JSON = new ObjectMapper();

  /** A marked text, and the rule that speaks of it. */
  record Expected(String code, RangeDocument document, int range) {

    /** Returns the kind of document, by which results are counted. */
    String kind() {
      String name = document.name();
      return name.endsWith(".xml.gz") ? "gz" : name.substring(name.lastIndexOf('.') + 1);
    }
  }

  List<Expected> expected() {
    List<Expected> all = new ArrayList<>();
    for (RangeDocument document : documents) {
      for (int i = 0; i < document.ranges(); i++) {
        all.add(new Expected(codes.get(Math.min(all.size(), codes.size() - 1)), document, i));
      }
    }
    return all;
  }

  /**
   * Returns what is found.
   *
   * @param directory for the files, if the command checks them
   */
  List<Problem> findings(Path directory) throws IOException {
    return options.containsKey("command") ? commandFindings(directory) : siteFindings();
  }

  private List<Problem> siteFindings() throws IOException {
    List<Problem> found = new ArrayList<>();
    Profile profile = Profile.find(options.getOrDefault("profile", "sitemaps.org")).orElseThrow();
    Instant now = Instant.parse(options.getOrDefault("now", NOW));
    Validator validator =
        Validator.of(profile, CONTEXT).withClock(Clock.fixed(now, ZoneOffset.UTC));
    try (SiteCheck site = SiteCheck.begin(validator)) {
      for (RangeDocument document : documents) {
        if (document.name().equals("robots.txt") && documents.size() > 1) {
          site.readRobots(source(document));
        }
        site.check(source(document), options.get("at." + document.name()), found::add, count -> {});
      }
      String visited = options.get("visited");
      if (visited != null) {
        Location at = Location.of("the server");
        Fact fact = new Fact(visited, FactKind.OTHER_LINKS, "", "a", at);
        site.addEvidence(new FactList("the server", true, false, List.of(fact)));
      }
      site.finish(false, found::add);
    }
    return found;
  }

  private static Source source(RangeDocument document) throws IOException {
    return Source.of(new ByteArrayInputStream(document.file()), document.name());
  }

  private List<Problem> commandFindings(Path directory) throws IOException {
    for (RangeDocument document : documents) {
      Path file = directory.resolve(document.name());
      Files.createDirectories(file.getParent());
      Files.write(file, document.file());
    }
    List<String> arguments = new ArrayList<>(List.of("validate", "--report", "ndjson"));
    String words = options.get("command").replace("DIR", directory.toString());
    arguments.addAll(Arrays.asList(words.split(" ")));
    List<Problem> found = new ArrayList<>();
    for (String line : CommandLines.of(arguments)) {
      JsonNode json = JSON.readTree(line);
      if (json.has("code")) {
        found.add(problem(json, directory));
      }
    }
    return found;
  }

  private static Problem problem(JsonNode json, Path directory) {
    var extent =
        new Extent(
            json.path("endLine").asLong(0),
            json.path("endColumn").asInt(0),
            json.path("byteOffset").asLong(-1),
            json.path("byteLength").asLong(-1),
            json.path("cell").asText(null));
    String file = json.path("source").asText();
    String inside = directory + java.io.File.separator;
    var at =
        new Location(
            file.startsWith(inside) ? file.substring(inside.length()) : file,
            json.path("line").asLong(0),
            json.path("column").asInt(0),
            extent.endLine() == 0 && extent.cell() == null ? null : extent);
    return Problem.of(
        Severity.ERROR, json.path("code").asText(), json.path("message").asText(), at);
  }
}
