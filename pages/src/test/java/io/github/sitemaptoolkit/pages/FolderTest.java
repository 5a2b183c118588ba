package io.github.sitemaptoolkit.pages;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EmptyTables;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.pages.option.PageOptions;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;

/** A folder of pages, and what is read of it. */
abstract class FolderTest {

  static final String BASE = "https://example.com/";

  @TempDir Path folder;

  final List<Problem> problems = new ArrayList<>();
  final Context context =
      Context.load()
          .withBase(BASE)
          .withProblems(new Problems(problems::add))
          .with(EmptyTables.REFUSED);
  PageOptions options = PageOptions.DEFAULTS.withThreads(2);

  final void write(String name, String head, String body) throws IOException {
    writeText(
        name,
        "<!doctype html><html lang=\"en\"><head><title>"
            + name
            + "</title>"
            + head
            + "</head><body>"
            + body
            + "</body></html>");
  }

  final void writeText(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  final List<UrlEntry> read() throws IOException {
    return read(context);
  }

  final List<UrlEntry> read(Context with) throws IOException {
    problems.clear();
    try (Source source = Source.ofDirectory(folder);
        EntryReader<UrlEntry> pages = new HtmlFormat().reader(source, with.with(options))) {
      return pages.stream().toList();
    }
  }

  final List<String> codes() {
    return problems.stream().map(Problem::code).toList();
  }

  final List<String> locs() throws IOException {
    return read().stream().map(UrlEntry::loc).toList();
  }

  final String told(String code) {
    List<String> messages = allTold(code);
    return messages.isEmpty() ? "" : messages.get(0);
  }

  /** Returns the messages with a code. */
  final List<String> allTold(String code) {
    return problems.stream().filter(it -> it.code().equals(code)).map(Problem::message).toList();
  }

  final List<String> leftOut() {
    return allTold("html.left-out");
  }
}
