package io.github.sitemaptoolkit.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.converters.option.CsvOptions;
import io.github.sitemaptoolkit.converters.option.FeedOptions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.Formats;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.testkit.Documents;
import io.github.sitemaptoolkit.testkit.RandomEntries;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What a format says that it carries whole comes back equal, whatever it went through. */
class LosslessPairsTest {

  /** A format that can carry all that an entry says, asked to. */
  record Lossless(String name, SitemapFormat format, List<Object> options) {

    Context context() {
      Context context = Context.load().withProblems(new Problems());
      for (Object option : options) {
        context = context.with(option);
      }
      return context;
    }

    @Override
    public String toString() {
      return name;
    }
  }

  /** By the first format, from which each goes to all others. */
  private static final Map<String, List<Carried>> CARRIED = new HashMap<>();

  static List<Lossless> formats() {
    return List.of(
        new Lossless("xml", format("xml"), List.of()),
        new Lossless("ndjson", format("ndjson"), List.of()),
        new Lossless("rss", format("rss"), List.of(FeedOptions.DEFAULTS.withLossless(true))),
        new Lossless("atom", format("atom"), List.of(FeedOptions.DEFAULTS.withLossless(true))),
        new Lossless("csv", format("csv"), List.of(CsvOptions.DEFAULTS.withXmlColumn(true))),
        new Lossless(
            "wide csv",
            format("csv"),
            List.of(CsvOptions.DEFAULTS.withXmlColumn(true).withLayout(CsvOptions.Layout.WIDE))));
  }

  private static SitemapFormat format(String id) {
    return Formats.load().find(id).orElseThrow();
  }

  static Stream<Arguments> pairs() {
    return formats().stream().flatMap(from -> formats().stream().map(to -> Arguments.of(from, to)));
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void randomEntriesComeBackEqual(Lossless from, Lossless to) {
    for (Carried carried : CARRIED.computeIfAbsent(from.name(), name -> carried(from))) {
      assertEquals(carried.entries(), through(to, carried.arrived()), () -> from + " to " + to);
    }
  }

  private static List<Carried> carried(Lossless from) {
    var random =
        new RandomEntries(Context.load().withProblems(new Problems()).extensions(), 20261121);
    return Stream.generate(() -> random.next(5))
        .limit(40)
        .map(entries -> new Carried(entries, through(from, entries)))
        .toList();
  }

  /** Entries, and what has come of them in one format. */
  private record Carried(List<UrlEntry> entries, List<UrlEntry> arrived) {}

  private static List<UrlEntry> through(Lossless carrier, List<UrlEntry> entries) {
    Context writing = carrier.context();
    String document = Documents.write(carrier.format(), entries, writing);
    assertEquals(List.of(), writing.problems().losses(), carrier.name());
    return Documents.read(carrier.format(), document, carrier.context());
  }
}
