package io.github.sitemaptoolkit.converters.ndjson;

import io.github.sitemaptoolkit.converters.internal.Lines;
import io.github.sitemaptoolkit.converters.internal.TextInput;
import io.github.sitemaptoolkit.converters.internal.json.EntryObjects;
import io.github.sitemaptoolkit.converters.internal.json.JsonCodes;
import io.github.sitemaptoolkit.converters.internal.json.JsonLog;
import io.github.sitemaptoolkit.converters.internal.json.JsonSyntax;
import io.github.sitemaptoolkit.converters.internal.json.JsonText;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.Losses;
import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.format.SourceReader;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import java.io.IOException;
import java.io.InputStream;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Reads JSON lines, each an entry. A line that is not an entry does not affect the others. */
final class NdjsonReader extends SourceReader<UrlEntry> {

  private final Lines lines;
  private final boolean converted; // from another encoding
  private final JsonLog log;
  private final Losses losses;
  private final @Nullable JsonText text; // null if no places are kept
  private final EntryObjects parser;
  private final String otherwise; // of what is not in the encoding
  private final Supplier<String> hint;
  private long guessedLines; // that are not UTF-8
  private boolean lineGuessed; // whether the current one is not
  private @Nullable Location guessed; // where the first of them is not

  NdjsonReader(Source source, Context context) {
    super(source, DocumentInfo.Kind.TABLE, context);
    this.lines = new Lines(input(source, context), JsonSyntax.LONGEST_LINE);
    this.converted = TextInput.isConverted(source, context);
    this.log = new JsonLog(context.problems(), source.name());
    this.losses = new Losses("ndjson", source.name());
    this.text = context.places() ? JsonText.ofLines() : null;
    if (text != null) {
      log.keep(new Places(location()), text);
    }
    this.parser = new EntryObjects(context, log);
    this.otherwise = TextInput.otherwise(source, context);
    this.hint = TextInput.hint(source, context, true);
  }

  private static InputStream input(Source source, Context context) {
    TextInput.reportWide(source, context, JsonCodes.ENCODING, "text");
    try {
      return TextInput.utf8(source, context);
    } catch (IOException e) {
      throw Source.failure(e, Location.of(source.name()));
    }
  }

  @Override
  protected @Nullable UrlEntry next() throws IOException {
    while (lines.next()) {
      log.line(lines.number());
      at(log.at(1));
      UrlEntry entry = entry();
      if (entry != null) {
        return entry;
      }
    }
    return null;
  }

  @Override
  protected RuntimeException failure(IOException e) {
    return Source.failure(e, place(lines.number(), 0));
  }

  @Override
  protected void end() {
    parser.tellCounts(location().source());
    losses.reportTo(problems());
    Location first = guessed;
    if (first != null) {
      log.line(first.line());
      log.leftOut(
          JsonCodes.ENCODING,
          first,
          () ->
              "lines that are not "
                  + TextInput.expected(context())
                  + ": "
                  + guessedLines
                  + "; such bytes are read as "
                  + otherwise
                  + hint.get());
    }
  }

  /** Returns the entry of the current line; null if it has none. */
  private @Nullable UrlEntry entry() {
    String line = lines.tooLong() ? null : text();
    if (line != null && line.isBlank()) {
      return null;
    }
    log.begin(begin(line));
    if (lines.tooLong()) {
      log.entryLeftOut(
          JsonCodes.LINE_TOO_LONG,
          text == null ? location() : lines.whole(location().source(), !converted),
          () -> "the line is longer than " + JsonSyntax.LONGEST_LINE + " bytes; it is left out");
      return null;
    }
    if (line == null && lines.unended()) {
      throw log.cut(log.at(lines.fault()));
    } else if (line == null) {
      log.entryLeftOut(
          JsonCodes.ENCODING,
          log.undecoded(lines.fault()),
          () -> "the line is not UTF-8; it is left out");
      return null;
    }
    UrlEntry entry = parser.read(line, lines.unended());
    if (entry != null) {
      parser.countUnknown(entry, losses);
      if (text != null) {
        log.endLater(() -> log.last(line));
      }
    }
    return entry;
  }

  /** Returns the line; null if it is not UTF-8, and must be. */
  private @Nullable String text() {
    String line = lines.text();
    log.guessed().clear();
    lineGuessed = line == null && !context().strict();
    if (!lineGuessed) {
      return line;
    }
    guessed = guessed == null ? log.undecoded(lines.fault()) : guessed;
    guessedLines++;
    return lines.text(log.guessed());
  }

  /** Returns where an entry begins: with its line, or with its bracket if places are kept. */
  private Location begin(@Nullable String line) {
    if (text == null || line == null) {
      return location();
    }
    text.line(line, converted || lineGuessed ? -1 : lines.offset());
    int from = line.indexOf(line.stripLeading());
    return text.token(log.at(from + 1), from);
  }

  @Override
  public Places places() {
    Places kept = log.places();
    return kept == null ? super.places() : kept;
  }
}
