package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tables and JSON documents as crawlers, shops, content systems, spreadsheets and databases export
 * them: each becomes the sitemap that stands behind it, or a message says what does not.
 *
 * <p>In {@code exports.txt}, a line {@code § name} begins a file. Behind it, {@code § read}, or
 * {@code § told} with a pattern that the messages contain, begins the urls: each with its date and
 * the urls of its images and videos.
 */
class ExportsTest {

  private static final Pattern VALUE =
      Pattern.compile("<(url|loc|lastmod|image:loc|video:content_loc)>([^<]*)");

  @TempDir private Path directory;

  private record Export(String name, String content, String told, String urls) {

    @Override
    public String toString() {
      return name;
    }
  }

  private static List<Export> exports() throws IOException {
    String text;
    try (InputStream in = ExportsTest.class.getResourceAsStream("exports.txt")) {
      text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
    String[] parts = text.split("(^|(?<=\n))§ ");
    List<Export> exports = new ArrayList<>();
    for (int i = 1; i < parts.length; i += 2) {
      int name = parts[i].indexOf('\n');
      int told = parts[i + 1].indexOf('\n');
      String expected = parts[i + 1].substring(0, told);
      exports.add(
          new Export(
              parts[i].substring(0, name),
              parts[i].substring(name + 1),
              expected.equals("read") ? "" : expected.substring("told ".length()),
              parts[i + 1].substring(told + 1)));
    }
    return exports;
  }

  @ParameterizedTest
  @MethodSource("exports")
  void exportIsReadOrTheMessageSaysWhatIsNot(Export export) throws IOException {
    Path file = Files.writeString(directory.resolve(export.name), export.content);

    CommandRun run = CommandRun.of("convert", file.toString(), "--to", "xml");

    assertEquals(export.urls, urls(run.out()), run.err());
    assertTrue(Pattern.compile(export.told).matcher(run.err()).find(), run.err());
  }

  private static String urls(String xml) {
    var urls = new StringBuilder();
    String loc = "";
    String lastmod = "-";
    var media = new StringBuilder();
    Matcher values = VALUE.matcher(xml + "<url>");
    while (values.find()) {
      String value = values.group(2).replace("&quot;", "\"").replace("&amp;", "&");
      switch (values.group(1)) {
        case "url" -> {
          urls.append(loc.isEmpty() ? "" : loc + ' ' + lastmod + media + '\n');
          loc = "";
          lastmod = "-";
          media.setLength(0);
        }
        case "loc" -> loc = value;
        case "lastmod" -> lastmod = value;
        default -> media.append(' ').append(value);
      }
    }
    return urls.toString();
  }
}
