package io.github.sitemaptoolkit.xml;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.Formats;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.sample.CreditExtension;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What sites serve, and what is read of it. Beside each document stands a file that names the urls
 * in their order, the codes of the problems sorted, and the code of what ends the reading, if
 * anything does.
 */
class LenienceTest {

  static Stream<Path> documents() throws IOException, URISyntaxException {
    Path directory = Path.of(LenienceTest.class.getResource("/lenience").toURI());
    return Files.list(directory).filter(file -> file.toString().endsWith(".xml")).sorted();
  }

  static Path expected(Path document) {
    String name = document.getFileName().toString();
    return document.resolveSibling(name.replace(".xml", ".expected"));
  }

  @ParameterizedTest
  @MethodSource("documents")
  void whatIsReadIsWhatIsExpected(Path document) throws IOException {
    List<String> said = new ArrayList<>();
    var context = Context.of(Extensions.of(new CreditExtension())).withProblems(new Problems());
    String end = null;
    try (Source source = Source.open(document);
        EntryReader<UrlEntry> in = Formats.load().detect(source).reader(source, context)) {
      in.forEach(entry -> said.add("url " + entry.loc()));
    } catch (SitemapException e) {
      end = e.problem().code();
    }
    context.problems().first().stream()
        .map(problem -> "code " + problem.code())
        .sorted()
        .forEach(said::add);
    if (end != null) {
      said.add("end " + end);
    }
    List<String> wanted = new ArrayList<>();
    List<String> lines = Files.readAllLines(expected(document), UTF_8);
    lines.stream().filter(line -> !line.startsWith("code ")).forEach(wanted::add);
    int urls = (int) lines.stream().filter(line -> line.startsWith("url ")).count();
    wanted.addAll(urls, lines.stream().filter(line -> line.startsWith("code ")).sorted().toList());
    assertEquals(
        String.join("\n", wanted),
        String.join("\n", said),
        () -> context.problems().first().toString());
  }

  @ParameterizedTest
  @MethodSource("documents")
  void eachProblemOfADocumentHasAPlace(Path document) throws IOException {
    var context = Context.of(Extensions.of(new CreditExtension())).withProblems(new Problems());
    try (Source source = Source.open(document);
        EntryReader<UrlEntry> in = Formats.load().detect(source).reader(source, context)) {
      in.forEach(entry -> {});
    } catch (SitemapException e) {
      context.problems().report(e.problem());
    }
    for (Problem problem : context.problems()) {
      boolean whole = problem.code().startsWith("gzip.") || problem.code().startsWith("doc.");
      assertTrue(whole || problem.location().line() > 0, problem.toString());
      assertTrue(whole || problem.location().column() > 0, problem.toString());
    }
  }

  @Test
  void theCorpusIsWhole() throws IOException, URISyntaxException {
    try (Stream<Path> documents = documents()) {
      List<Path> all = documents.toList();
      assertTrue(all.size() >= 120, "documents: " + all.size());
      for (Path document : all) {
        assertTrue(Files.exists(expected(document)), document.toString());
      }
    }
  }
}
