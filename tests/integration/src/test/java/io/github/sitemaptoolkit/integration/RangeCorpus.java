package io.github.sitemaptoolkit.integration;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;

/** Documents of the corpus, in which a text is marked. */
final class RangeCorpus {

  private static final Path CORPUS = Path.of("..", "..", "corpus");

  private RangeCorpus() {}

  /**
   * Returns a case.
   *
   * @param text what is marked: its first occurrence from the line of the case on, or with
   *     {@code @2} behind it the second one; with marks, what is between them. An ellipsis stands
   *     for any text without tags and quotes, U+FFFD for any character or byte, {@code \n} for the
   *     end of a line, {@code $} for that of the document
   */
  static RangeCase of(CorpusCase it, String text) throws IOException {
    Path bad = CORPUS.resolve(it.path(it.bad()));
    List<RangeDocument> documents = new ArrayList<>();
    Map<String, String> options = new LinkedHashMap<>();
    options.put("profile", it.profile().toString());
    if (it.now() != null) {
      options.put("now", it.now().toString());
    }
    for (Path file : Files.isDirectory(bad) ? files(bad) : List.of(bad)) {
      String name = file.getFileName().toString();
      String relative = CORPUS.resolve(it.rule()).relativize(file).toString().replace('\\', '/');
      if (it.locations().containsKey(relative)) {
        options.put("at." + name, it.locations().get(relative));
      }
      boolean marked = it.file() == null || it.file().equals(relative);
      byte[] bytes = bytes(file);
      documents.add(
          new RangeDocument(name, bytes, marked ? List.of(find(text, bytes, it)) : List.of()));
    }
    return new RangeCase(it.rule() + " in the corpus", List.of(it.rule()), documents, options);
  }

  private static List<Path> files(Path directory) throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files.sorted().toList();
    }
  }

  private static byte[] bytes(Path file) throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    if (file.toString().endsWith(".gz")) {
      try (var in = new GZIPInputStream(new ByteArrayInputStream(bytes))) {
        return in.readAllBytes();
      }
    }
    return bytes;
  }

  private static RangeDocument.Range find(String text, byte[] bytes, CorpusCase it) {
    String document = new String(bytes, ISO_8859_1);
    if (text.equals("$")) {
      return new RangeDocument.Range(bytes.length, bytes.length);
    }
    int at = text.lastIndexOf('@');
    boolean numbered = at > 0 && text.substring(at).matches("@\\d+");
    String sought = numbered ? text.substring(0, at) : text;
    String marked = sought.indexOf(RangeDocument.BEGIN) < 0 ? mark(sought) : sought;
    String pattern =
        Pattern.quote(latin(marked.replace("\\n", "\n")))
            .replace(latin("\uFFFD"), "\\E(?:" + latin("\uFFFD") + "|.)\\Q")
            .replace(latin("\u2026"), "\\E[^<\"]*\\Q")
            .replace(latin(String.valueOf(RangeDocument.BEGIN)), "\\E(\\Q")
            .replace(latin(String.valueOf(RangeDocument.END)), "\\E)\\Q");
    Matcher matcher = Pattern.compile(pattern).matcher(document);
    int from = 0;
    for (long line = 1; line < it.line(); line++) {
      from = document.indexOf('\n', from) + 1;
    }
    from = matcher.find(from) ? from : 0;
    for (int i = numbered ? Integer.parseInt(text.substring(at + 1)) : 1; i > 0; i--) {
      if (!matcher.find(from)) {
        throw new AssertionError(it.rule() + " has no " + text);
      }
      from = matcher.start() + 1;
    }
    return new RangeDocument.Range(matcher.start(1), matcher.end(1));
  }

  private static String mark(String text) {
    return RangeDocument.BEGIN + text + RangeDocument.END;
  }

  private static String latin(String text) {
    return new String(text.getBytes(UTF_8), ISO_8859_1);
  }
}
