package io.github.sitemaptoolkit.integration;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.converters.Conversion;
import io.github.sitemaptoolkit.converters.feed.FeedOptions;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.Formats;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.integration.Facts.Fact;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Loss;
import io.github.sitemaptoolkit.testkit.Documents;
import io.github.sitemaptoolkit.testkit.RandomEntries;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every format to every format: what of an entry does not arrive is what the losses say, and what
 * they say did not arrive.
 *
 * <p>Feeds carry the entries whole here. Where they do not, values arrive in other words or from
 * elsewhere in the item, and are no facts to be counted: {@link FeedWritingTest} has that.
 */
class AllPairsTest {

  private static final Extensions EXTENSIONS = Extensions.load();

  private static Context context() {
    return Context.of(EXTENSIONS).with(FeedOptions.DEFAULTS.withLossless(true));
  }

  static Stream<Arguments> pairs() {
    return formats().flatMap(from -> formats().map(to -> Arguments.of(from.id(), to.id())));
  }

  private static Stream<SitemapFormat> formats() {
    return StreamSupport.stream(Formats.load().spliterator(), false).filter(SitemapFormat::writes);
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void lossesAreExactlyWhatIsMissing(String from, String to) throws IOException {
    SitemapFormat source = Formats.load().find(from).orElseThrow();
    SitemapFormat target = Formats.load().find(to).orElseThrow();
    var random = new RandomEntries(EXTENSIONS, 4);
    for (int i = 0; i < 100; i++) {
      String document = Documents.write(source, random.next(1), context());
      List<UrlEntry> before = Documents.read(source, document, context());
      Context context = context();
      var bytes = new ByteArrayOutputStream();
      try (var in = Documents.source(document.getBytes(UTF_8));
          var out = Sink.of(bytes, "out", false)) {
        new Conversion(source, target, context).convert(in, out);
      }
      List<UrlEntry> after = Documents.read(target, bytes.toByteArray(), context());
      assertEquals(1, after.size());
      List<Loss> losses =
          context.problems().losses().stream()
              // what the source's reader dropped, and what is of the document, is in no entry
              .filter(loss -> loss.source().equals("out") && loss.loc() != null)
              .toList();
      check(before.get(0), after.get(0), losses, document + "\n" + bytes.toString(UTF_8));
    }
  }

  private static void check(UrlEntry before, UrlEntry after, List<Loss> losses, String documents) {
    assertEquals(before.loc(), after.loc());
    List<Fact> said = Facts.of(before, EXTENSIONS);
    List<Fact> arrived = Facts.of(after, EXTENSIONS);
    List<Fact> missing = Facts.missing(said, arrived);
    Set<String> lost = losses.stream().map(Loss::kind).collect(Collectors.toSet());
    Predicate<Fact> reported = fact -> fact.names().stream().anyMatch(lost::contains);
    assertEquals(
        List.of(),
        missing.stream().filter(reported.negate()).toList(),
        () -> "missing, but not reported: " + losses + "\n" + documents);
    for (String kind : lost) {
      assertTrue(
          missing.stream().anyMatch(fact -> fact.names().contains(kind)),
          () -> kind + " is reported, but not missing\n" + documents);
    }
    assertEquals(
        List.of(), Facts.missing(arrived, said), () -> "invented: " + losses + "\n" + documents);
  }
}
