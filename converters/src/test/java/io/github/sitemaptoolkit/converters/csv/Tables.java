package io.github.sitemaptoolkit.converters.csv;

import io.github.sitemaptoolkit.converters.option.CsvInputOptions;
import io.github.sitemaptoolkit.converters.option.CsvOptions;
import io.github.sitemaptoolkit.ext.image.ImageExtension;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.model.UrlExtension;
import io.github.sitemaptoolkit.problem.Loss;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.testkit.Documents;
import java.util.List;

/** Reads and writes tables with two extensions, and remembers the problems of the last one. */
public final class Tables {

  public static final String URL = "https://a.example/";

  private final Extensions extensions = Extensions.of(new Film.Extension(), new ImageExtension());
  private final CsvFormat csv = new CsvFormat();
  private final Object options;
  private Context context = Context.of(extensions).withProblems(new Problems());

  public Tables(CsvOptions options) {
    this.options = options;
  }

  public Tables(CsvInputOptions options) {
    this.options = options;
  }

  public Tables() {
    this(CsvOptions.DEFAULTS);
  }

  private Context fresh() {
    context = Context.of(extensions).withProblems(new Problems()).with(options);
    return context;
  }

  public List<UrlEntry> read(String... lines) {
    return Documents.read(csv, String.join("\n", lines), fresh());
  }

  public List<UrlEntry> read(byte[] document) {
    return Documents.read(csv, document, fresh());
  }

  public List<String> urls(String... lines) {
    return read(lines).stream().map(UrlEntry::loc).toList();
  }

  public List<String> write(UrlEntry... entries) {
    return document(entries).lines().toList();
  }

  public String document(UrlEntry... entries) {
    return Documents.write(csv, List.of(entries), fresh());
  }

  /** Returns an entry of the usual url with values of extensions. */
  public static UrlEntry entry(UrlExtension... values) {
    var entry = UrlEntry.builder(URL);
    for (UrlExtension value : values) {
      entry.add(value);
    }
    return entry.build();
  }

  public List<String> problems() {
    return context.problems().first().stream().map(Problem::toString).toList();
  }

  public List<String> codes() {
    return context.problems().first().stream().map(Problem::code).toList();
  }

  public List<String> messages() {
    return context.problems().first().stream().map(Problem::message).toList();
  }

  /** Returns places and codes. */
  public List<String> places() {
    return context.problems().first().stream()
        .map(problem -> problem.location() + " " + problem.code())
        .toList();
  }

  public List<Loss> losses() {
    return context.problems().losses();
  }

  public long missing() {
    return context.problems().missing();
  }
}
