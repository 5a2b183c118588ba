package io.github.sitemaptoolkit.robustness;

import static io.github.sitemaptoolkit.robustness.Piece.each;
import static io.github.sitemaptoolkit.robustness.Piece.of;
import static io.github.sitemaptoolkit.robustness.Piece.repeat;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.cli.Main;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What is longer than it may be costs itself or is refused, in 64 MiB of memory and 512 KiB of
 * stack.
 */
class BoundsTest {

  private static final int LONG = 20_000_000;
  private static final int RECORD = 50_000_000;
  private static final String LOC = "<loc>" + Corpus.SITE;
  private static final String BEGIN =
      "<urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'"
          + " xmlns:image='http://www.google.com/schemas/sitemap-image/1.1'"
          + " xmlns:xhtml='http://www.w3.org/1999/xhtml'><url>"
          + LOC
          + "first</loc></url>";
  private static final String END = "<url>" + LOC + "last</loc></url></urlset>";

  @TempDir Path directory;

  private record Run(int exitCode, String printed) {

    void assertRefused(int code, String message) {
      assertEquals(code, exitCode, printed);
      assertTrue(printed.contains(message), printed);
    }
  }

  private Run run(String... arguments) throws IOException, InterruptedException {
    Path printed = directory.resolve("printed");
    List<String> call =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx64m",
                "-Xss512k",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName()));
    call.addAll(List.of(arguments));
    Process process =
        new ProcessBuilder(call).redirectErrorStream(true).redirectOutput(printed.toFile()).start();
    process.getOutputStream().close();
    int exitCode = process.waitFor();
    String text = Files.readString(printed);
    return new Run(exitCode, text.substring(0, Math.min(text.length(), 10_000)));
  }

  private String file(String name, Piece text) throws IOException {
    Path file = directory.resolve(name);
    try (Writer out = Files.newBufferedWriter(file, UTF_8)) {
      text.writeTo(out);
    }
    return file.toString();
  }

  @ParameterizedTest
  @CsvSource({
    "&#, 0, 65;",
    "&#x, 0, 41;",
    "&#, 9, ;",
    "&#, 9, ''",
    "&#xD83D;&#x, 0, DE00;",
    "'', <, ''",
    "'', '< ', ''"
  })
  void textThatIsTooLongCostsItsUrl(String before, String many, String after)
      throws IOException, InterruptedException {
    Piece text = of(before).then(repeat(many, LONG / many.length())).then(after);
    Piece sitemap = of(BEGIN + "<url>" + LOC).then(text).then("</loc></url>" + END);
    Run run = run("convert", file("a.xml", sitemap), "--to", "txt", "-o", "-");
    run.assertRefused(1, "xml.limit");
    assertTrue(run.printed().contains(Corpus.SITE + "first\n"), run.printed());
    assertTrue(run.printed().contains(Corpus.SITE + "last\n"), run.printed());
  }

  @Test
  void attributeThatIsTooLongCostsItself() throws IOException, InterruptedException {
    Piece sitemap =
        of(BEGIN + "<url a='&#").then(repeat("0", LONG)).then("65;'>" + LOC + "</loc></url>" + END);
    Run run = run("convert", file("a.xml", sitemap), "--to", "txt", "-o", "-");
    run.assertRefused(1, "(attribute-length)");
    assertTrue(run.printed().contains(Corpus.SITE + "last\n"), run.printed());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<image:image><image:loc>SITE%d.jpg</image:loc></image:image>",
        "<xhtml:link rel='alternate' hreflang='de' href='SITE%d'/>"
      })
  void tooManyValuesOfAnEntryEndTheReading(String value) throws IOException, InterruptedException {
    String each = value.replace("SITE", Corpus.SITE);
    Piece values = each(90_000, i -> each.replace("%d", String.valueOf(i)));
    Piece sitemap = of(BEGIN + "<url>" + LOC + "</loc>").then(values).then("</url>" + END);
    run("validate", file("a.xml", sitemap)).assertRefused(1, "(entry-elements)");
  }

  @Test
  void baselineInOneLineIsRefused() throws IOException, InterruptedException {
    String sitemap = file("a.xml", of(BEGIN + END));
    String baseline = file("baseline", repeat("a", RECORD));
    run("validate", sitemap, "--baseline", baseline).assertRefused(2, "is no baseline");
    Piece head = of("# sitemap validate, baseline 1: rule, url, path, input, count\n");
    String long1 = file("baseline2", head.then(repeat("a", RECORD)));
    run("validate", sitemap, "--baseline", long1).assertRefused(2, ":2: the line has more than");
  }

  @Test
  void recordsOfASetInOneLineAreRefused() throws IOException, InterruptedException {
    String sitemap = file("a.xml", of(BEGIN + END));
    String set = directory.resolve("set").toString();
    String[] publish = {"publish", sitemap, "-o", set, "--base-url", Corpus.SITE};
    Run first = run(publish);
    assertEquals(0, first.exitCode(), first.printed());
    Path staging = Files.createDirectories(directory.resolve("set/.sitemap-staging"));
    Path journal =
        Files.move(Path.of(file("journal", repeat("a", RECORD))), staging.resolve("journal"));
    run(publish).assertRefused(1, "bytes");
    Files.delete(journal);
    Files.delete(staging);
    try (var files = Files.list(directory.resolve("set"))) {
      for (Path file : files.toList()) {
        if (file.endsWith(".sitemap-manifest.json")) {
          Files.move(
              Path.of(file("manifest", repeat("a", RECORD))),
              file,
              StandardCopyOption.REPLACE_EXISTING);
        }
      }
    }
    run(publish).assertRefused(1, "bytes");
  }

  @ParameterizedTest
  @CsvSource({"(, 20000", "'not ', 20000", "'loc~a or ', 10000"})
  void conditionsMayBeLong(String many, int times) throws IOException, InterruptedException {
    String sitemap = file("a.xml", of(BEGIN + END));
    String condition = many.repeat(times) + "loc~first";
    Run run = run("convert", sitemap, "--where", condition, "--to", "txt", "-o", "-");
    assertEquals(many.equals("(") ? 2 : 0, run.exitCode(), run.printed());
  }

  @Test
  void dateFormatThatIsTooLongIsRefused() throws IOException, InterruptedException {
    String table = file("a.csv", of("loc\n" + Corpus.SITE + "\n"));
    run(
            "convert",
            table,
            "--date-format",
            "[".repeat(20_000) + "dd/MM/yyyy",
            "-o",
            "-",
            "--to",
            "txt")
        .assertRefused(2, "has more than 500 characters");
  }

  @ParameterizedTest
  @ValueSource(strings = {"{a,", "{a,b}", "[", "[a]", "**/", "*"})
  void patternsMayBeLong(String part) throws IOException, InterruptedException {
    Run run =
        run("convert", directory + "/" + part.repeat(20_000) + ".xml", "--to", "txt", "-o", "-");
    assertTrue(run.exitCode() == 2 || run.exitCode() == 4, run.printed());
  }
}
