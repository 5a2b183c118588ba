package io.github.sitemaptoolkit.cli.command;

import io.github.sitemaptoolkit.batch.jar.ExtensionJars;
import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.cli.option.ExtensionOptions;
import io.github.sitemaptoolkit.cli.option.JsonArgument;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.ConsoleCommand;
import io.github.sitemaptoolkit.cli.report.ExitCode;
import io.github.sitemaptoolkit.cli.report.ExtensionsReport;
import io.github.sitemaptoolkit.cli.report.FormatsReport;
import io.github.sitemaptoolkit.cli.report.PresetsReport;
import io.github.sitemaptoolkit.converters.preset.Preset;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.text.JsonWriter;
import io.github.sitemaptoolkit.text.Spelling;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Lists the formats, the extensions and the presets, or shows some of them. */
@Command(
    name = "formats",
    addMethodSubcommands = false,
    headerHeading =
        "Examples:%n"
            + "  sitemap formats                         all that there are%n"
            + "  sitemap formats video                   the columns of a video%n"
            + "  sitemap formats shopify                 what --preset shopify reads%n"
            + "  sitemap formats --json                  print JSON%n"
            + "  sitemap formats --extensions keys.jar   include those of a jar%n"
            + "%n",
    header = {"Lists formats, extensions and presets, or shows some of them.", ""},
    description = {
      "Formats are those of --from and --to. Extensions are images, videos and other values of a"
          + " url, and the columns of tables. Presets are exports that --preset reads.",
      ""
    })
public final class FormatsCommand extends ConsoleCommand {

  @Parameters(
      arity = "0..*",
      paramLabel = "NAME",
      description = "show these formats, extensions or presets, such as csv, video or shopify")
  private List<String> names = new ArrayList<>();

  @Mixin private ExtensionOptions extensionOptions = new ExtensionOptions();

  @Mixin private JsonArgument json = new JsonArgument();

  public FormatsCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() throws IOException {
    ExtensionJars jars = extensionOptions.load(console);
    List<SitemapFormat> formats = new ArrayList<>();
    jars.formats().forEach(formats::add);
    List<SitemapExtension<?>> extensions = new ArrayList<>();
    jars.extensions().forEach(extensions::add);
    List<Preset> presets = new ArrayList<>(Preset.all());
    checkNames(formats, extensions, presets);
    keep(formats, SitemapFormat::id);
    keep(extensions, extension -> extension.descriptor().id());
    keep(presets, Preset::name);
    var ofFormats = new FormatsReport(jars);
    var ofExtensions = new ExtensionsReport(jars, out(), console.terminal().columns());
    if (json.wanted()) {
      JsonWriter.print(
          out(),
          json -> {
            ofFormats.write(formats, json);
            ofExtensions.write(extensions, json);
            PresetsReport.write(presets, json);
          });
    } else if (names.isEmpty()) {
      int width = console.terminal().columns();
      out().println("Formats:");
      out().print(ofFormats.table(formats).fitted(width));
      out().printf("%nExtensions (sitemap formats ID shows their columns):%n");
      out().print(ofExtensions.table(extensions).fitted(width));
      out().printf("%nPresets (sitemap formats NAME shows what they say):%n");
      out().print(PresetsReport.table(presets).fitted(width));
    } else {
      show(formats, ofFormats, extensions, ofExtensions, presets);
    }
    out().flush();
    return ExitCode.DONE;
  }

  private void show(
      List<SitemapFormat> formats,
      FormatsReport ofFormats,
      List<SitemapExtension<?>> extensions,
      ExtensionsReport ofExtensions,
      List<Preset> presets) {
    PrintWriter out = out();
    if (!formats.isEmpty()) {
      out.print(ofFormats.table(formats).fitted(console.terminal().columns()));
    }
    if (!extensions.isEmpty()) {
      out.print(formats.isEmpty() ? "" : System.lineSeparator());
      ofExtensions.fields(extensions);
    }
    boolean gap = !formats.isEmpty() || !extensions.isEmpty();
    for (Preset preset : presets) {
      out.print(gap ? System.lineSeparator() : "");
      PresetsReport.print(preset, out);
      gap = true;
    }
  }

  private void checkNames(
      List<SitemapFormat> formats, List<SitemapExtension<?>> extensions, List<Preset> presets) {
    List<String> known = new ArrayList<>();
    formats.forEach(format -> known.add(format.id()));
    extensions.forEach(extension -> known.add(extension.descriptor().id()));
    presets.forEach(preset -> known.add(preset.name()));
    for (String name : names) {
      if (!known.contains(name)) {
        throw new WrongUseException(
            "there is no format, extension or preset "
                + name
                + Spelling.nearest(name, known)
                    .map(meant -> "; did you mean " + meant + "?")
                    .orElse("; sitemap formats lists all"));
      }
    }
  }

  /** Keeps those that are named, in the order of their names, if there are any names. */
  private <T> void keep(List<T> all, Function<T, String> name) {
    if (!names.isEmpty()) {
      List<T> named = new ArrayList<>();
      for (String asked : names) {
        all.stream().filter(each -> name.apply(each).equals(asked)).forEach(named::add);
      }
      all.clear();
      all.addAll(named);
    }
  }
}
