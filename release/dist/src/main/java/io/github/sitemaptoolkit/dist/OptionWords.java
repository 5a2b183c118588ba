package io.github.sitemaptoolkit.dist;

import io.github.sitemaptoolkit.cli.help.TopicHelp;
import io.github.sitemaptoolkit.publisher.compare.ChangePrinter;
import io.github.sitemaptoolkit.converters.preset.Preset;
import io.github.sitemaptoolkit.extension.Descriptor;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.publisher.layout.Grouping;
import io.github.sitemaptoolkit.validator.profile.Level;
import io.github.sitemaptoolkit.validator.profile.Profile;
import io.github.sitemaptoolkit.validator.rule.Rules;
import io.github.sitemaptoolkit.validator.report.ReportFormat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * The words that options can have as values, from what knows them in the program. They are listed
 * when the scripts are made: a command that runs has no use for them.
 */
final class OptionWords {

  /** The encodings that tables come in most often; there are too many to offer all. */
  private static final List<String> ENCODINGS =
      List.of(
          "UTF-8",
          "UTF-16",
          "windows-1250",
          "windows-1251",
          "windows-1252",
          "ISO-8859-1",
          "ISO-8859-2",
          "ISO-8859-15",
          "Shift_JIS",
          "EUC-JP",
          "EUC-KR",
          "GB18030",
          "Big5");

  private static final Context CONTEXT = Context.load();

  private OptionWords() {}

  /**
   * Returns the words of an option, or of an argument that is none, by its label; empty if its
   * values are no few words.
   *
   * @param name such as {@code --profile}, or {@code CODE}
   * @param command whose option it is
   */
  static List<String> of(String name, String command) {
    return switch (name) {
      case "--profile", "--validate" -> names(Profile.values(), Profile::id);
      case "--rule" -> codes().stream().map(code -> code + '=').toList();
      case "CODE" -> codes();
      case "--from" -> formats().map(SitemapFormat::id).toList();
      case "--to" -> formats().filter(SitemapFormat::writes).map(SitemapFormat::id).toList();
      case "--with" -> extensions();
      case "--report" -> reports(command);
      case "--select" -> fields();
      case "--by" -> groupings();
      case "--preset" -> Preset.all().stream().map(Preset::name).toList();
      case "NAME" ->
          Stream.of(
                  formats().map(SitemapFormat::id).toList(),
                  extensions(),
                  Preset.all().stream().map(Preset::name).toList())
              .flatMap(List::stream)
              .toList();
      case "COMMAND|TOPIC" -> TopicHelp.words();
      case "--encoding" -> ENCODINGS;
      default -> List.of();
    };
  }

  /** Returns the words behind {@code KEY=} in the value of an option. */
  static List<String> ofPair(String option) {
    return option.equals("--rule")
        ? names(Level.values(), level -> level.name().toLowerCase(Locale.ROOT))
        : List.of();
  }

  /** Returns the codes of all rules, without those that stand for several. */
  private static List<String> codes() {
    return Rules.load(CONTEXT).codes().stream().filter(code -> code.indexOf('*') < 0).toList();
  }

  private static List<String> extensions() {
    return CONTEXT.extensions().registrations().stream().map(Registration::id).toList();
  }

  private static Stream<SitemapFormat> formats() {
    return StreamSupport.stream(CONTEXT.formats().spliterator(), false);
  }

  private static List<String> reports(String command) {
    return switch (command) {
      case "validate" -> names(ReportFormat.values(), ReportFormat::id);
      case "diff" ->
          Stream.concat(
                  Arrays.stream(ChangePrinter.Format.values())
                      .map(format -> format.name().toLowerCase(Locale.ROOT)),
                  Stream.of("html="))
              .toList();
      default -> List.of("json=");
    };
  }

  private static List<String> fields() {
    List<String> fields = new ArrayList<>(UrlEntry.FIELDS);
    for (Registration registration : CONTEXT.extensions().registrations()) {
      Descriptor<?> descriptor = registration.extension().descriptor();
      fields.add(registration.id());
      for (String path : descriptor.columns()) {
        fields.add(descriptor.column(path).replace("[]", "")); // as headers of tables are
      }
    }
    return fields.stream().distinct().toList();
  }

  private static List<String> groupings() {
    return Stream.of(
            Grouping.hash(),
            Grouping.month(),
            Grouping.section(1),
            Grouping.section(2),
            Grouping.sequence())
        .map(Grouping::toString)
        .toList();
  }

  private static <T> List<String> names(T[] values, Function<T, String> name) {
    return Arrays.stream(values).map(name).toList();
  }
}
