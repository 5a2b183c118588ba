package io.github.sitemaptoolkit.converters.ndjson;

import io.github.sitemaptoolkit.converters.internal.BoundedInput;
import io.github.sitemaptoolkit.converters.internal.Lines;
import io.github.sitemaptoolkit.converters.internal.json.EntryObjects;
import io.github.sitemaptoolkit.converters.internal.json.JsonCodes;
import io.github.sitemaptoolkit.converters.internal.json.JsonLog;
import io.github.sitemaptoolkit.converters.internal.json.JsonPlaces;
import io.github.sitemaptoolkit.converters.internal.json.JsonSyntax;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Losses;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.TruncatedException;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Reads JSON lines, each an entry. A line that is not an entry does not affect the others. */
final class NdjsonReader implements EntryReader<UrlEntry> {

  private final Source source;
  private final Context context;
  private final Lines lines;
  private final JsonLog log;
  private final Losses losses;
  private final JsonPlaces places;
  private final EntryObjects parser;
  private Location location;
  private boolean ended;
  private boolean closed;

  NdjsonReader(Source source, Context context) {
    this.source = source;
    this.context = context;
    this.lines = new Lines(BoundedInput.of(source, context), JsonSyntax.LONGEST_LINE);
    this.log = new JsonLog(context.problems(), source.name());
    this.losses = new Losses("ndjson", source.name());
    this.location = Location.of(source.name());
    this.places = new JsonPlaces(log, context.places() ? new Places(location) : null);
    this.parser = new EntryObjects(context, log, places);
  }

  @Override
  public @Nullable UrlEntry read() {
    checkOpen();
    try {
      while (!ended && lines.next()) {
        log.line(lines.number());
        location = log.at(1);
        places.begin(location);
        UrlEntry entry = entry();
        if (entry != null) {
          return entry;
        }
      }
    } catch (IOException e) {
      end();
      throw Source.failure(e, new Location(source.name(), lines.number(), 0));
    } catch (TruncatedException e) {
      end();
      throw e;
    }
    end();
    return null;
  }

  private void end() {
    if (!ended) {
      ended = true;
      losses.reportTo(context.problems());
    }
  }

  /** Returns the entry of the current line; null if it has none. */
  private @Nullable UrlEntry entry() {
    if (lines.tooLong()) {
      log.leftOut(
          JsonCodes.LINE_TOO_LONG,
          location,
          () -> "the line is longer than " + JsonSyntax.LONGEST_LINE + " bytes; it is left out");
      return null;
    }
    String line = lines.text();
    if (line == null && lines.unended()) {
      throw log.cut(log.at(lines.fault()));
    } else if (line == null) {
      log.leftOut(
          JsonCodes.ENCODING, log.at(lines.fault()), () -> "the line is not UTF-8; it is left out");
      return null;
    }
    UrlEntry entry = line.isBlank() ? null : parser.read(line, lines.unended());
    if (entry != null) {
      parser.countUnknown(entry, losses);
    }
    return entry;
  }

  @Override
  public DocumentInfo document() {
    return DocumentInfo.of(DocumentInfo.Kind.TABLE);
  }

  @Override
  public Location location() {
    return location;
  }

  @Override
  public Places places() {
    Places kept = places.kept();
    return kept == null ? EntryReader.super.places() : kept;
  }

  @Override
  public Problems problems() {
    return context.problems();
  }

  @Override
  public boolean isClosed() {
    return closed;
  }

  @Override
  public void close() throws IOException {
    closed = true;
    source.close();
  }
}
