package io.github.sitemaptoolkit.robustness;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.Formats;
import io.github.sitemaptoolkit.format.Reading;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.Entry;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * An element of another namespace without an end, anywhere between the entries of any document or
 * in one, costs no entry. {@code -Dunclosed.size=5000000} repeats the entries of each document up
 * to this size; {@code -Dunclosed.more=DIR} tries further documents.
 */
class UnclosedDocumentsTest {

  private static final int SIZE = Integer.getInteger("unclosed.size", 0);
  private static final String ELEMENT = "<zz:open xmlns:zz='urn:example:open' zz:a='1'>";
  private static final Pattern ENTRY =
      Pattern.compile("<((?:\\w+:)?(?:url|sitemap|item|entry))(?=[\\s>])[^>]*(?<!/)>");

  private final Formats formats = Formats.load();
  private final Context context = Context.load();

  @Test
  void costsNoEntry() throws IOException {
    int documents = 0;
    for (Path file : files()) {
      documents += check(file) ? 1 : 0;
    }
    assertTrue(
        documents > (SIZE == 0 ? 500 : 100), "documents: " + documents); // some grow too large
  }

  private static List<Path> files() throws IOException {
    Path root = Path.of("../..");
    List<Path> directories = new ArrayList<>();
    for (String name :
        List.of("corpus", "examples", "core/src/test/resources", "converters/src/test/resources")) {
      directories.add(root.resolve(name));
    }
    String more = System.getProperty("unclosed.more");
    if (more != null) {
      directories.add(Path.of(more));
    }
    List<Path> files = new ArrayList<>();
    for (Path directory : directories) {
      try (Stream<Path> found = Files.walk(directory)) {
        found.filter(Files::isRegularFile).sorted().forEach(files::add);
      }
    }
    return files;
  }

  /** Returns whether a document could be tried: it is well-formed, and has entries. */
  private boolean check(Path file) throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    SitemapFormat format = format(bytes);
    String text = new String(bytes, ISO_8859_1);
    Matcher entry = ENTRY.matcher(text);
    if (format == null || !entry.find()) {
      return false;
    }
    int first = entry.start();
    int last = Math.max(text.lastIndexOf("</" + entry.group(1)), first);
    int end = text.indexOf('>', last) + 1;
    if (end <= first) {
      return false;
    }
    String entries = text.substring(first, end);
    int times = Math.max(1, SIZE / entries.length());
    String whole = text.substring(0, first) + entries.repeat(times) + text.substring(end);
    Reading strict = read(format, whole, true);
    if (strict.failure() != null || strict.entries().isEmpty() || strict.has("xml.nested-entry")) {
      return false;
    }
    int middle = whole.indexOf(entries, first + entries.length() * (times / 2));
    int behind = whole.lastIndexOf("</" + entry.group(1), middle < 0 ? end : middle);
    for (int place : new int[] {first, middle < 0 ? first : middle, Math.max(behind, first)}) {
      String open = whole.substring(0, place) + ELEMENT + whole.substring(place);
      Reading lenient = read(format, open, false);
      if (lenient.problems().stream().noneMatch(Problem::missing)) {
        assertEquals(locs(strict), locs(lenient), () -> file + " at " + place);
      }
    }
    return true;
  }

  private @Nullable SitemapFormat format(byte[] bytes) throws IOException {
    try (Source source = Source.of(new ByteArrayInputStream(bytes), "in")) {
      SitemapFormat format = formats.detect(source);
      return List.of("xml", "rss", "atom").contains(format.id()) ? format : null;
    } catch (SitemapException e) {
      return null;
    }
  }

  private Reading read(SitemapFormat format, String document, boolean strict) {
    return Reading.of(format, document.getBytes(ISO_8859_1), context.withStrict(strict));
  }

  private static List<String> locs(Reading reading) {
    return reading.entries().stream().map(entry -> ((Entry) entry).loc()).toList();
  }
}
