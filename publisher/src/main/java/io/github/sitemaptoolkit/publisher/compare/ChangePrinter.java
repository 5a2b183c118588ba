package io.github.sitemaptoolkit.publisher.compare;

import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.text.CsvLine;
import io.github.sitemaptoolkit.text.JsonWriter;
import io.github.sitemaptoolkit.text.PrintableText;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Prints changes as they are found. Not safe for use by several threads. */
public final class ChangePrinter implements Consumer<Change> {

  /** How changes are printed. */
  public enum Format {
    /** For people: a sign and the url, and a line for each field, or for what became of it. */
    TEXT,
    /** An object on each line. */
    JSON,
    /**
     * A header row, and a row for each changed field. What became of a url is the field of its row,
     * and where it leads to now is what is after it.
     */
    CSV
  }

  private static final String OUTPUT = "standard output";

  private final PrintWriter people;
  private final Writer programs;
  private final Format format;

  /**
   * Creates a printer.
   *
   * @param people the output of text; what a terminal could take for a command is escaped
   * @param programs the output of the other formats; cells that a spreadsheet could calculate are
   *     written as texts
   */
  public ChangePrinter(PrintWriter people, OutputStream programs, Format format) {
    this.people = people;
    this.programs = new OutputStreamWriter(programs, StandardCharsets.UTF_8);
    this.format = format;
    if (format == Format.CSV) {
      write(CsvLine.of("change", "loc", "field", "before", "after"));
    }
  }

  @Override
  public void accept(Change change) {
    accept(change, null);
  }

  /**
   * Prints a change.
   *
   * @param became what became of the url; null if nobody has looked
   */
  public void accept(Change change, @Nullable Aftermath became) {
    switch (format) {
      case TEXT -> text(change, became);
      case JSON -> write(json(change, became).toString());
      case CSV -> csv(change, became);
    }
  }

  private void text(Change change, @Nullable Aftermath became) {
    char sign =
        switch (change.kind()) {
          case ADDED -> '+';
          case REMOVED -> '-';
          case CHANGED -> '~';
        };
    people.println(sign + " " + PrintableText.line(change.loc()));
    for (Change.Field field : change.fields()) {
      people.println("    " + PrintableText.line(field.toString()));
    }
    if (became != null) {
      people.println("    " + PrintableText.line(became.words()));
    }
  }

  private static JsonWriter json(Change change, @Nullable Aftermath became) {
    JsonWriter json = JsonWriter.compact().begin();
    json.text("change", change.kind().toString()).text("loc", change.loc());
    if (!change.fields().isEmpty()) {
      json.begin("fields");
      for (Change.Field field : change.fields()) {
        json.begin(field.name()).text("before", field.before()).text("after", field.after()).end();
      }
      json.end();
    }
    if (became != null) {
      json.begin("became").text("fate", became.fate());
      if (became.target() != null) {
        json.text("target", became.target());
      }
      json.text("reason", became.reason()).end();
    }
    return json.end().line();
  }

  private void csv(Change change, @Nullable Aftermath became) {
    List<Change.Field> fields = change.fields();
    if (became != null) {
      fields = List.of(new Change.Field(became.fate(), null, became.target()));
    } else if (fields.isEmpty()) {
      fields = List.of(new Change.Field("", null, null));
    }
    for (Change.Field field : fields) {
      write(
          CsvLine.of(
              change.kind().toString(),
              change.loc(),
              field.name().isEmpty() ? null : field.name(),
              field.before(),
              field.after()));
    }
  }

  private void write(String data) {
    try {
      programs.write(data);
    } catch (IOException e) {
      throw new UncheckedIOException(Source.named(e, OUTPUT));
    }
  }

  /** Flushes the outputs. */
  public void flush() throws IOException {
    people.flush();
    try {
      programs.flush();
    } catch (IOException e) {
      throw Source.named(e, OUTPUT);
    }
  }
}
