package io.github.sitemaptoolkit.pages;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.nio.file.Path;

/** Prints the pages of a folder with their dates, as a process with an environment of its own. */
final class DatesProgram {

  private DatesProgram() {}

  public static void main(String[] args) throws Exception {
    try (Source source = Source.ofDirectory(Path.of(args[0]));
        EntryReader<UrlEntry> pages =
            new HtmlFormat().reader(source, Context.load().withBase("https://example.com/"))) {
      for (UrlEntry page : pages) {
        System.out.println(page.loc() + " " + page.lastmod());
      }
    }
  }
}
