package com.acme.sitemap.format;

import io.github.sitemaptoolkit.format.SourceReader;
import io.github.sitemaptoolkit.element.ElementTable;
import io.github.sitemaptoolkit.element.Elements;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Reporter;
import io.github.sitemaptoolkit.url.DocumentUrls;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads a section for each url. A line with an unknown key is reported and skipped. */
final class KeysReader extends SourceReader<UrlEntry> {

  private static final Code BAD_LINE = Code.error("keys.bad-line");

  /** An element of an extension, as described by its lines. */
  private record Element(Registration registration, List<ElementTable.Cell> cells) {}

  private final BufferedReader lines;
  private final Elements elements;
  private final List<ElementTable> tables;
  private final DocumentUrls urls;
  private final Reporter reporter;
  private int number;
  private @Nullable String head; // the first line of the next section
  private int headNumber;

  KeysReader(Source source, Context context) {
    super(source, DocumentInfo.Kind.LIST, context);
    this.lines =
        new BufferedReader(new InputStreamReader(source.stream(), StandardCharsets.UTF_8));
    this.urls = new DocumentUrls(context.base());
    this.reporter = new Reporter(context.problems(), source.name());
    this.elements = new Elements(context.extensions(), urls, reporter);
    this.tables = ElementTable.of(context.extensions());
  }

  @Override
  protected @Nullable UrlEntry next() throws IOException {
    while (head == null) {
      String line = nextLine();
      if (line == null) {
        return null;
      } else if (isHead(line)) {
        head = line;
        headNumber = number;
      } else if (!line.isEmpty()) {
        report(number, "the line comes before the first url; it is left out");
      }
    }
    UrlEntry entry = section(unescaped(head.substring(1, head.length() - 1)), headNumber);
    return entry == null ? next() : entry;
  }

  @Override
  protected RuntimeException failure(IOException e) {
    return Source.failure(e, place(number, 0));
  }

  private @Nullable UrlEntry section(String loc, int begin) throws IOException {
    head = null;
    at(place(begin, 1));
    reporter.entry(loc);
    var entry = UrlEntry.builder(loc);
    Map<String, Element> found = new LinkedHashMap<>();
    for (String line = nextLine(); line != null; line = nextLine()) {
      if (isHead(line)) {
        head = line;
        headNumber = number;
        break;
      } else if (!line.isEmpty()) {
        value(line, entry, found);
      }
    }
    for (Element element : found.values()) {
      add(element, entry);
    }
    String url = urls.page(loc, location(), null, reporter);
    return url == null ? null : entry.loc(url).build();
  }

  private void value(String line, UrlEntry.Builder entry, Map<String, Element> found) {
    int equals = line.indexOf('=');
    String key = line.substring(0, Math.max(0, equals));
    String value = unescaped(line.substring(equals + 1));
    switch (key) {
      case "lastmod" -> entry.lastmod(value);
      case "changefreq" -> entry.changefreq(value);
      case "priority" -> entry.priority(value);
      default -> {
        int open = key.indexOf('[');
        int close = key.indexOf(']');
        Optional<Registration> known =
            open < 0 ? Optional.empty() : context().extensions().find(key.substring(0, open));
        if (known.isEmpty() || close < open) {
          report(number, "the key " + Problem.quoted(key) + " is unknown; it is left out");
          return;
        }
        Element element =
            found.computeIfAbsent(
                key.substring(0, close), each -> new Element(known.get(), new ArrayList<>()));
        if (close + 2 < key.length()) {
          element.cells.add(new ElementTable.Cell(key.substring(close + 2), value));
        }
      }
    }
  }

  private void add(Element element, UrlEntry.Builder entry) {
    try {
      ElementTable table = tables.get(element.registration.position());
      Node<?> node = elements.node(table.element(element.cells), location());
      if (node != null) {
        entry.add(node);
      }
    } catch (IllegalArgumentException e) {
      report(location().line(), element.registration.id() + ": " + e.getMessage());
    }
  }

  private @Nullable String nextLine() throws IOException {
    number++;
    return lines.readLine();
  }

  private static boolean isHead(String line) {
    return line.startsWith("[") && line.endsWith("]");
  }

  private static String unescaped(String value) {
    var text = new StringBuilder();
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c == '\\' && i + 1 < value.length()) {
        char escaped = value.charAt(++i);
        text.append(escaped == 'n' ? '\n' : escaped == 'r' ? '\r' : escaped);
      } else {
        text.append(c);
      }
    }
    return text.toString();
  }

  private void report(long line, String message) {
    reporter.missing(BAD_LINE, place(line, 1), null, message);
  }
}
