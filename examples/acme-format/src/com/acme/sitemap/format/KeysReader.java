package com.acme.sitemap.format;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.SourceReader;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;

/** Reads a section for each url. */
final class KeysReader extends SourceReader<UrlEntry> {

  private final BufferedReader lines;
  private final Section section;
  private long number;

  KeysReader(Source source, Context context) {
    super(source, DocumentInfo.Kind.LIST, context);
    this.lines =
        new BufferedReader(new InputStreamReader(source.stream(), StandardCharsets.UTF_8));
    this.section = new Section(source.name(), context);
  }

  @Override
  protected UrlEntry next() throws IOException {
    for (String text = lines.readLine(); text != null; text = lines.readLine()) {
      Line line = Line.of(text);
      number++;
      if (line.key().equals(Line.URL)) {
        UrlEntry entry = ended();
        section.begin(line.value(), place(number, 1));
        if (entry != null) {
          return entry;
        }
      } else if (!text.isEmpty()) {
        section.add(line, place(number, 1));
      }
    }
    return ended();
  }

  private UrlEntry ended() {
    at(section.place());
    return section.end();
  }

  @Override
  protected RuntimeException failure(IOException e) {
    return Source.failure(e, place(number, 0));
  }
}
