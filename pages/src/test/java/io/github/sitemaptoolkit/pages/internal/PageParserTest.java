package io.github.sitemaptoolkit.pages.internal;

import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import io.github.sitemaptoolkit.pages.option.TrailingSlash;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PageParserTest {

  @TempDir private Path folder;

  @Test
  void keptPageIsNotParsedAgain() throws IOException {
    Files.writeString(folder.resolve("a.html"), "<!doctype html><title>A</title>");
    List<PageFile> files = List.of(new PageFile("a.html", 31, 0));
    var address = new PageAddress("https://a.example/", false, TrailingSlash.AS_IS);
    try (var parser = new PageParser(folder, address, 1 << 20, 1)) {
      ParsedPage first = Objects.requireNonNull(parser.next(files.iterator()));
      parser.keep(first);
      Iterator<PageFile> again = files.iterator();
      assertSame(first, parser.next(again));
      assertNull(parser.next(again));
    }
  }
}
