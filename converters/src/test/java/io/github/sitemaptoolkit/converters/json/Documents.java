package io.github.sitemaptoolkit.converters.json;

import io.github.sitemaptoolkit.converters.ndjson.NdjsonFormat;
import io.github.sitemaptoolkit.converters.option.CsvInputOptions;
import io.github.sitemaptoolkit.ext.image.ImageExtension;
import io.github.sitemaptoolkit.ext.news.NewsExtension;
import io.github.sitemaptoolkit.ext.video.VideoExtension;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.EntryWriter;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What is read from a document: its entries as JSON lines, and what was reported. */
record Documents(String lines, List<String> problems, @Nullable Problem end) {

  private static final Extensions EXTENSIONS =
      Extensions.of(new ImageExtension(), new NewsExtension(), new VideoExtension());

  static Context context() {
    return Context.of(EXTENSIONS);
  }

  /** Returns a context with a map from paths to columns, each as {@code PATH=COLUMN}. */
  static Context mapped(String... pairs) {
    Map<String, String> columns = new LinkedHashMap<>();
    for (String pair : pairs) {
      int equals = pair.indexOf('=');
      columns.put(pair.substring(0, equals), pair.substring(equals + 1));
    }
    return context().with(CsvInputOptions.DEFAULTS.withColumns(columns));
  }

  static Documents read(String text) throws IOException {
    return read(text, context());
  }

  static Documents read(String text, Context context) throws IOException {
    return read(text.getBytes(StandardCharsets.UTF_8), context);
  }

  static Documents read(byte[] bytes, Context context) throws IOException {
    return read(new JsonFormat(), bytes, context);
  }

  static Documents read(SitemapFormat format, byte[] bytes, Context given) throws IOException {
    List<String> reported = new ArrayList<>();
    Context context = given.withProblems(new Problems(problem -> reported.add(shown(problem))));
    List<UrlEntry> entries = new ArrayList<>();
    Problem end = null;
    Source source = Source.of(new ByteArrayInputStream(bytes), "in.json");
    try (EntryReader<UrlEntry> in = format.reader(source, context)) {
      for (UrlEntry entry = in.read(); entry != null; entry = in.read()) {
        entries.add(entry);
      }
    } catch (SitemapException e) {
      end = e.problem();
    }
    return new Documents(lines(entries), reported, end);
  }

  private static String lines(List<UrlEntry> entries) throws IOException {
    var bytes = new ByteArrayOutputStream();
    var document = DocumentInfo.of(DocumentInfo.Kind.TABLE);
    try (Sink sink = Sink.of(bytes, "out", false);
        EntryWriter<UrlEntry> out = new NdjsonFormat().writer(sink, document, context())) {
      for (UrlEntry entry : entries) {
        out.write(entry);
      }
      out.finish();
    }
    return bytes.toString(StandardCharsets.UTF_8);
  }

  private static String shown(Problem problem) {
    return problem.location().line()
        + ":"
        + problem.location().column()
        + " "
        + problem.code()
        + " "
        + problem.message();
  }

  /** Returns the codes of what was reported. */
  List<String> codes() {
    return problems.stream().map(problem -> problem.split(" ")[1]).toList();
  }
}
