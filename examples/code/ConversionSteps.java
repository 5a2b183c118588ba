import io.github.sitemaptoolkit.converters.Conversion;
import io.github.sitemaptoolkit.converters.Rewrite;
import io.github.sitemaptoolkit.converters.Selection;
import io.github.sitemaptoolkit.converters.Step;
import io.github.sitemaptoolkit.converters.option.ContentMedia;
import io.github.sitemaptoolkit.converters.option.CsvInputOptions;
import io.github.sitemaptoolkit.converters.option.CsvOptions;
import io.github.sitemaptoolkit.converters.option.CsvSyntaxOptions;
import io.github.sitemaptoolkit.converters.option.EncodingOptions;
import io.github.sitemaptoolkit.converters.option.FeedOptions;
import io.github.sitemaptoolkit.converters.option.JsonInputOptions;
import io.github.sitemaptoolkit.converters.option.RowCondition;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EmptyTables;
import io.github.sitemaptoolkit.format.InputFormat;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.xlsx.XlsxInputOptions;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Conversions that select and change entries, and the options of tables, feeds and JSON. */
final class ConversionSteps {

  private ConversionSteps() {}

  /** Converts the journal of another host, and returns how many entries it has. */
  static long convert(Path from, Path to) throws IOException {
    Context context = Context.load();
    Selection journal = Selection.ALL.include("*/journal/*");
    Rewrite host = Rewrite.NONE.with("https://old.example.com", "https://www.example.com");
    Step undated = entry -> entry.lastmod() == null ? null : entry;
    try (Source source = Source.open(from);
        Sink sink = Sink.open(to)) {
      SitemapFormat input = context.formats().detect(source);
      SitemapFormat output = context.formats().forOutput(to.toString()).orElseThrow();
      Conversion conversion =
          new Conversion(input, output, context)
              .each(journal.step())
              .each(host.step(context))
              .each(undated);
      Conversion.Result result = conversion.convert(source, sink);
      return result.entries();
    }
  }

  /** The options of a table that a shop exports. */
  static Context ofTable() {
    var published = new RowCondition("Status", RowCondition.Operator.IS, "published");
    return Context.load()
        .with(
            CsvInputOptions.DEFAULTS
                .withColumns(Map.of("Address", "loc"))
                .withWhere(List.of(published)))
        .with(CsvSyntaxOptions.FOUND.withDelimiter(';'))
        .with(EncodingOptions.DEFAULTS.withCharset(StandardCharsets.ISO_8859_1))
        .with(XlsxInputOptions.DEFAULTS.withSheet("Pages"));
  }

  /** Reads any input as a list of urls, whatever it looks like; one without a url is refused. */
  static Context ofLists() {
    Context context = Context.load();
    return context
        .with(new InputFormat(context.formats().find("txt").orElseThrow()))
        .with(EmptyTables.REFUSED);
  }

  /** The options of tables that are written, and of feeds and JSON that are read. */
  static Context ofOthers() {
    return Context.load()
        .with(CsvOptions.DEFAULTS.withLayout(CsvOptions.Layout.LONG))
        .with(FeedOptions.DEFAULTS.withContentMedia(ContentMedia.ALL))
        .with(JsonInputOptions.DEFAULTS.withItems("data.pages"));
  }
}
