package io.github.sitemaptoolkit.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.converters.Conversion;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.Publisher;
import io.github.sitemaptoolkit.validator.Validator;
import io.github.sitemaptoolkit.validator.check.OutputCheck;
import io.github.sitemaptoolkit.validator.check.OutputRules;
import io.github.sitemaptoolkit.validator.profile.Profile;
import io.github.sitemaptoolkit.validator.rule.FieldFault;
import io.github.sitemaptoolkit.xml.SitemapXmlFormat;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What is wrong with an address, a medium or a value of one entry is said when it is written: by a
 * reader, or by the look at what is written. Seen by what the validator finds in the result.
 */
class OutputRulesTest {

  private static final Context CONTEXT = Context.load();
  private static final Validator GOOGLE = Validator.of(Profile.GOOGLE, CONTEXT);
  private static final Path ROOT = Path.of("..", "..");

  /** Documents and fixtures of the project, with and without faults. */
  private static final List<String> DIRECTORIES =
      List.of(
          "corpus",
          "examples",
          "core/src/test/resources",
          "converters/src/test/resources",
          "ext-video/src/test/resources",
          "tests/fuzz/src/test/resources",
          "tests/integration/src/test/resources",
          "tests/robustness/src/test/resources");

  /** Dates of values, which no document of the corpus has wrong in each way. */
  private static final List<String> DATES =
      List.of(
          "yesterday",
          "2026-02-30",
          "2026-01-05T10:00:00",
          "Mon, 05 Jan 2026 10:00:00 GMT",
          "2026-01-05 10:00:00Z",
          "2026-01-05T10:00:00+0100");

  /** Addresses of media; a page with such a host is left out. */
  private static final List<String> MEDIA =
      List.of(
          "https://a..example/t.jpg",
          "https://" + "a.".repeat(130) + "example/t.jpg",
          "http://localhost:3000/t.jpg");

  /** A document with its name. */
  private record Input(String name, ByteBuffer content) {

    Source source() throws IOException {
      return Source.of(new ByteArrayInputStream(content.array()), name);
    }
  }

  /** What was written, and what was said meanwhile. */
  private record Written(ByteBuffer content, List<Problem> said) {

    boolean says(Problem finding) {
      return said.stream().anyMatch(it -> it.code().equals(finding.code()));
    }
  }

  private static List<Input> inputs(List<String> directories) throws IOException {
    List<Input> inputs = new ArrayList<>();
    for (String directory : directories) {
      Path root = ROOT.resolve(directory);
      if (Files.isDirectory(root)) {
        try (Stream<Path> files = Files.walk(root)) {
          files.filter(OutputRulesTest::isInput).sorted().forEach(it -> inputs.add(input(it)));
        }
      }
    }
    return inputs;
  }

  private static boolean isInput(Path file) {
    String name = file.getFileName().toString();
    return Files.isRegularFile(file)
        && !name.equals("expected.json")
        && !name.endsWith(".java")
        && !name.endsWith(".md");
  }

  private static Input input(Path file) {
    try {
      return new Input(file.getFileName().toString(), ByteBuffer.wrap(Files.readAllBytes(file)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Input film(String date) {
    return film(date, "https://example.com/t.jpg");
  }

  private static Input film(String date, String still) {
    String film =
        "<url><loc>https://example.com/a</loc><v:video>"
            + "<v:thumbnail_loc>"
            + still
            + "</v:thumbnail_loc><v:title>T</v:title>"
            + "<v:description>D</v:description>"
            + "<v:content_loc>https://example.com/v.mp4</v:content_loc><v:publication_date>"
            + date
            + "</v:publication_date></v:video></url>";
    String document =
        "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\""
            + " xmlns:v=\"http://www.google.com/schemas/sitemap-video/1.1\">"
            + film
            + "</urlset>";
    return new Input("film.xml", ByteBuffer.wrap(document.getBytes(StandardCharsets.UTF_8)));
  }

  /** Converts a document; null if it cannot be used. */
  private static Written converted(Input input, OutputCheck.Mode checks) throws IOException {
    List<Problem> said = new ArrayList<>();
    var out = new ByteArrayOutputStream();
    try (Source source = input.source()) {
      Context context = CONTEXT.with(checks).withProblems(new Problems(said::add));
      SitemapFormat from = context.formats().detect(source);
      new Conversion(from, new SitemapXmlFormat(), context)
          .convert(source, Sink.of(out, "out.xml", false));
    } catch (SitemapException | UncheckedIOException e) {
      return null;
    }
    return new Written(ByteBuffer.wrap(out.toByteArray()), said);
  }

  /** Returns the errors about an address, a medium or a value of one entry. */
  private static List<Problem> errors(byte[] written) throws IOException {
    List<Problem> found = new ArrayList<>();
    GOOGLE.check(Source.of(new ByteArrayInputStream(written), "out.xml"), found::add, count -> {});
    return found.stream()
        .filter(it -> it.severity() == Severity.ERROR && it.loc() != null)
        .filter(it -> !it.code().startsWith("doc.") && !it.code().startsWith("limit."))
        .toList();
  }

  private static List<Input> all() throws IOException {
    List<Input> inputs = new ArrayList<>(inputs(DIRECTORIES));
    DATES.forEach(date -> inputs.add(film(date)));
    MEDIA.forEach(still -> inputs.add(film("2026-01-05", still)));
    return inputs;
  }

  @Test
  void eachErrorOfWhatAConversionWroteWasSaid() throws IOException {
    Set<String> unsaid = new TreeSet<>();
    int documents = 0;
    for (Input input : all()) {
      Written written = converted(input, OutputCheck.Mode.ON);
      if (written != null) {
        documents++;
        errors(written.content().array()).stream()
            .filter(it -> !written.says(it))
            .forEach(it -> unsaid.add(input.name() + ": " + it));
      }
    }
    assertEquals(Set.of(), unsaid);
    assertTrue(documents > 500, "documents are converted: " + documents);
  }

  @Test
  void listHasTheErrorsThatNoReaderReportsAndNoOthers() throws IOException {
    Set<String> unsaid = new TreeSet<>();
    List<Input> inputs = new ArrayList<>(inputs(List.of("corpus")));
    DATES.forEach(date -> inputs.add(film(date)));
    MEDIA.forEach(still -> inputs.add(film("2026-01-05", still)));
    for (Input input : inputs) {
      Written written = converted(input, OutputCheck.Mode.OFF);
      if (written != null) {
        errors(written.content().array()).stream()
            .filter(it -> !written.says(it))
            .forEach(it -> unsaid.add(row(it.code())));
      }
    }
    assertEquals(OutputRules.codes(), unsaid);
  }

  /** Returns what stands for a code in the list, if it is the code of a field. */
  private static String row(String code) {
    String area = code.substring(0, code.indexOf('.'));
    if (OutputRules.has(code) || CONTEXT.extensions().find(area).isEmpty()) {
      return code;
    } else if (code.endsWith(".too-many")) {
      return "*.too-many";
    }
    return FieldFault.of(code).map(FieldFault::row).orElse(code);
  }

  @Test
  void whatAReaderHasSaidIsNotSaidAgain() throws IOException {
    Set<String> again = new TreeSet<>();
    for (Input input : all()) {
      Written quiet = converted(input, OutputCheck.Mode.OFF);
      Written written = quiet == null ? null : converted(input, OutputCheck.Mode.ON);
      if (written != null) {
        List<Problem> more = new ArrayList<>(written.said());
        quiet.said().forEach(more::remove);
        more.stream()
            .filter(it -> quiet.said().stream().anyMatch(other -> isSame(it, other)))
            .forEach(it -> again.add(input.name() + ": " + it));
      }
    }
    assertEquals(Set.of(), again);
  }

  private static boolean isSame(Problem finding, Problem ofReader) {
    return finding.code().equals(ofReader.code())
        && Objects.equals(finding.loc(), ofReader.loc())
        && Objects.equals(finding.path(), ofReader.path());
  }

  @Test
  void eachKindIsSaidOnce() throws IOException {
    for (Input input : all()) {
      Written quiet = converted(input, OutputCheck.Mode.OFF);
      Written written = quiet == null ? null : converted(input, OutputCheck.Mode.ON);
      if (written != null) {
        List<Problem> more = new ArrayList<>(written.said());
        quiet.said().forEach(more::remove);
        List<String> codes = more.stream().map(Problem::code).toList();
        Set<String> elements = Set.of("ext.unwrapped", "ns.extension-misspelt"); // one for each
        List<String> values = codes.stream().filter(it -> !elements.contains(it)).toList();
        assertEquals(new TreeSet<>(values).size(), values.size(), input.name() + ": " + values);
      }
    }
  }

  @Test
  void eachErrorOfWhatWasPublishedWasSaid(@TempDir Path directory) throws IOException {
    Set<String> unsaid = new TreeSet<>();
    Set<String> leftOut = Set.of("url.relative", "date.invalid", "date.impossible");
    int number = 0;
    for (Input input : all()) {
      List<Problem> said = new ArrayList<>();
      Path set = directory.resolve("set" + number);
      if (publish(input, set, new Problems(said::add))) {
        number++;
        Set<String> codes = said.stream().map(Problem::code).collect(Collectors.toSet());
        for (Path file : files(set)) {
          errors(Files.readAllBytes(file)).stream()
              .filter(it -> !codes.contains(it.code()) || leftOut.contains(it.code()))
              .forEach(it -> unsaid.add(input.name() + ": " + it));
        }
      }
    }
    assertEquals(Set.of(), unsaid);
    assertTrue(number > 300, "documents are published: " + number);
  }

  private static boolean publish(Input input, Path set, Problems problems) throws IOException {
    try (Source source = input.source()) {
      Context context = CONTEXT.withProblems(problems);
      SitemapFormat from = context.formats().detect(source);
      if (from.holdsIndex(source.head())) {
        return false;
      }
      Publisher.to(set)
          .baseUrl("https://example.com/")
          .context(context)
          .acceptIncomplete(true)
          .allowOutside(true)
          .publish(from.reader(source, context));
      return true;
    } catch (SitemapException | UncheckedIOException e) {
      return false;
    }
  }

  private static List<Path> files(Path set) throws IOException {
    try (Stream<Path> files = Files.list(set)) {
      return files.filter(it -> it.toString().endsWith(".xml")).sorted().toList();
    }
  }
}
