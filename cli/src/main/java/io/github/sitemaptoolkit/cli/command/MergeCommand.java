package io.github.sitemaptoolkit.cli.command;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.help.Meaning;
import io.github.sitemaptoolkit.cli.help.UnknownNames;
import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.cli.input.InputList;
import io.github.sitemaptoolkit.cli.input.SetFiles;
import io.github.sitemaptoolkit.cli.input.SetInputs;
import io.github.sitemaptoolkit.cli.option.EmptyArguments;
import io.github.sitemaptoolkit.cli.option.FormatArgument;
import io.github.sitemaptoolkit.cli.option.IncompleteArguments;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.ConsoleCommand;
import io.github.sitemaptoolkit.cli.selection.PartArguments;
import io.github.sitemaptoolkit.file.FileNames;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.EntryWriter;
import io.github.sitemaptoolkit.format.Formats;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.format.WrittenUrls;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.publisher.Merger;
import io.github.sitemaptoolkit.site.input.InputFiles;
import io.github.sitemaptoolkit.text.ShownNumber;
import io.github.sitemaptoolkit.url.CrawlableUrls;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Merges several inputs into one document. */
@Command(
    name = "merge",
    addMethodSubcommands = false,
    headerHeading =
        "Examples:%n"
            + "  sitemap merge pages.xml blog.rss -o all.xml%n"
            + "  sitemap merge old.xml new.xml -o all.xml --prefer last   keep the later file%n"
            + "%n",
    header = {"Merges several inputs into one document that has each url once.", ""},
    description = {
      "The sitemaps that an index lists are read, too. Urls that differ only in spelling, such as"
          + " https://Example.com:443 and https://example.com/, count as the same. --prefer chooses"
          + " which of their entries to keep; the others are reported. The output is sorted by"
          + " url.",
      ""
    })
@HelpSection(Section.WRITING)
public final class MergeCommand extends ConsoleCommand {

  private static final String STANDARD = "-";

  @Mixin private SetFiles inputs = new SetFiles();

  @Mixin private InputList list = new InputList();

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description =
          Meaning.OUTPUT
              + ": a file, in the format that its name implies, or - for standard output, as xml"
              + " (default); --to says another format")
  private String output = STANDARD;

  @Mixin private FormatArgument to = new FormatArgument();

  @Option(
      names = "--prefer",
      paramLabel = "newest|last",
      description =
          "which of several entries with the same url to keep: newest (by lastmod, the default) or"
              + " last (from the last input)")
  private String keep = "newest";

  @Mixin private IncompleteArguments incomplete = new IncompleteArguments();

  @Mixin private PartArguments part = new PartArguments();

  @Mixin private EmptyArguments empty = new EmptyArguments();

  @Mixin private SetInputs sets = new SetInputs();

  public MergeCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() throws IOException {
    Merger.Keep kept = keep();
    List<String> names = inputs.names(console, list);
    part.check();
    list.addTo(sets.files());
    String name = output.equals(STANDARD) ? "standard output" : output;
    if (!output.equals(STANDARD)) {
      sets.files().writes("-o", FileNames.path(output));
    }
    String id = "xml";
    long written = 0;
    try {
      Context context = sets.begin(console, names.size(), incomplete.accepted(), empty.allowed());
      List<String> files = files(names, context);
      sets.reader().known(files);
      SitemapFormat format = format(context.formats());
      id = format.id();
      CrawlableUrls crawlable = WrittenUrls.filter(name, format, context);
      try (var merger = new Merger(kept, context)) {
        merger.acceptIncomplete(incomplete.accepted());
        for (int i = 0; i < files.size(); i++) {
          int number = i;
          sets.reader()
              .read(
                  files.get(i),
                  context,
                  (entry, location) -> {
                    if (crawlable.accepts(entry.loc(), () -> location)) {
                      merger.add(entry, number, location);
                    }
                  });
        }
        sets.reader().finish();
        crawlable.report(context.problems());
        written = write(merger, format, context);
      } catch (UncheckedIOException e) {
        throw e.getCause();
      }
    } finally {
      sets.reading().end(name, id);
    }
    sets.reading().result(name + ": " + ShownNumber.counted(written, "url"));
    return sets.reading().exitCode();
  }

  /** Returns the files that names stand for; the output is none of those in a directory. */
  private List<String> files(List<String> names, Context context) throws IOException {
    var search = new InputFiles(context);
    return (output.equals(STANDARD) ? search : search.skip(FileNames.path(output))).of(names);
  }

  private long write(Merger merger, SitemapFormat format, Context context) throws IOException {
    long written = 0;
    var document = DocumentInfo.of(DocumentInfo.Kind.URLSET);
    try (Sink sink = sink();
        EntryReader<UrlEntry> entries = merger.entries();
        EntryWriter<UrlEntry> out = format.writer(sink, document, context)) {
      var chosen = part.of(entries);
      for (UrlEntry entry : chosen) {
        written += out.write(entry) ? 1 : 0;
      }
      out.finish();
      sink.commit();
    }
    return written;
  }

  private Sink sink() throws IOException {
    if (output.equals(STANDARD)) {
      return Sink.of(console.out(), "standard output", false);
    }
    Path file = FileNames.path(output);
    Sink.removeLeftovers(List.of(file));
    return Sink.open(file);
  }

  private Merger.Keep keep() {
    return switch (keep.toLowerCase(Locale.ROOT)) {
      case "newest" -> Merger.Keep.NEWEST;
      case "last" -> Merger.Keep.LAST;
      default ->
          throw new WrongUseException(
              UnknownNames.value("--prefer", keep, List.of("newest", "last")));
    };
  }

  private SitemapFormat format(Formats formats) {
    if (to.isGiven() || output.equals(STANDARD)) {
      return to.format(formats);
    }
    return formats
        .forOutput(output)
        .orElseThrow(
            () ->
                new WrongUseException(
                    "cannot tell a format to write from \""
                        + output
                        + "\"; use --to, and see: sitemap formats"));
  }
}
