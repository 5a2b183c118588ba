package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Extensions come in jars that the program was not built with. */
@Tag("slow")
class ExtensionJarsTest {

  private static final String SERVICES =
      "META-INF/services/io.github.sitemaptoolkit.extension.SitemapExtension";
  private static final Path EXAMPLE =
      Path.of("..", "examples", "acme-extension", "src", "com", "acme", "sitemap");

  @TempDir Path directory;
  private Path sitemap;

  @BeforeEach
  void writeSitemap() throws IOException {
    sitemap =
        Files.writeString(
            directory.resolve("in.xml"),
            """
            <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
                xmlns:c="https://acme.example/ns/credit">
              <url><loc>https://a.example/</loc>
                <c:credit role="photo"><c:award>Gold</c:award><c:name>Jo</c:name></c:credit></url>
            </urlset>
            """);
  }

  private Path jar(String name, @Nullable String services, Path... sources) throws IOException {
    return TestJar.pack(directory, name, SERVICES, services, sources);
  }

  private Path acme(String name) throws IOException {
    return jar(
        name,
        "# ours\ncom.acme.sitemap.CreditExtension\n",
        EXAMPLE.resolve("Credit.java"),
        EXAMPLE.resolve("CreditExtension.java"));
  }

  private Path source(String name, String text) throws IOException {
    Path folder = Files.createDirectories(directory.resolve(name + ".src"));
    return Files.writeString(folder.resolve(name + ".java"), text);
  }

  private CommandRun convert(Path... places) {
    List<String> arguments = new ArrayList<>(List.of("convert", sitemap.toString()));
    for (Path place : places) {
      arguments.addAll(List.of("--extensions", place.toString()));
    }
    return CommandRun.of(arguments.toArray(String[]::new));
  }

  private void assertRefused(String message, Path... places) {
    CommandRun run = convert(places).exits(2);
    assertTrue(run.err().contains(message), run.err());
    assertFalse(run.err().contains("\tat "), run.err());
    assertEquals("", run.out());
  }

  @Test
  void jarMakesAnElementKnown() throws IOException {
    String unknown = convert().exits(0).out();
    assertTrue(unknown.contains("<c:credit role=\"photo\"><c:award>"), unknown);
    String known = convert(acme("acme.jar")).exits(0).out();
    assertTrue(
        known.contains("<acme:credit role=\"photo\">\n      <acme:name>Jo</acme:name>"), known);
  }

  @Test
  void folderOfJarsWillDo() throws IOException {
    Path folder = Files.createDirectory(directory.resolve("jars"));
    Files.move(acme("acme.jar"), folder.resolve("acme.jar"));
    Files.writeString(folder.resolve("README.txt"), "no jar");
    assertTrue(convert(folder).exits(0).out().contains("<acme:credit"));
  }

  @Test
  void folderMayHoldLibrariesThatAnExtensionNeeds() throws IOException {
    Path folder = Files.createDirectory(directory.resolve("jars"));
    Path whole = acme("acme.jar");
    Path classes = directory.resolve("acme.jar.classes");
    Path value = classes.resolve("com").resolve("acme").resolve("sitemap").resolve("Credit.class");
    byte[] bytes = Files.readAllBytes(value);
    Files.delete(value);
    Files.delete(whole);
    Files.move(jar("acme.jar", "com.acme.sitemap.CreditExtension\n"), folder.resolve("a.jar"));
    Path library = directory.resolve("library.jar.classes");
    Path moved = library.resolve(classes.relativize(value));
    Files.createDirectories(moved.getParent());
    Files.write(moved, bytes);
    Files.move(jar("library.jar", null), folder.resolve("z.jar"));
    assertTrue(convert(folder).exits(0).out().contains("<acme:credit"));
  }

  @Test
  void listSaysWhichJarAnExtensionComesFrom() throws IOException {
    Path jar = acme("acme.jar");
    String out = CommandRun.of("extensions", "--extensions", jar.toString()).exits(0).out();
    String row = out.lines().filter(line -> line.startsWith("acme-credit ")).findFirst().orElse("");
    assertTrue(row.contains(jar.toString()), out);
  }

  @Test
  void missingJarIsAnInputError() {
    CommandRun run = convert(directory.resolve("none.jar")).exits(4);
    assertTrue(run.err().contains("none.jar: no such file"), run.err());
  }

  @Test
  void fileThatIsNoJarIsNamed() throws IOException {
    Path file = Files.writeString(directory.resolve("bad.jar"), "no jar");
    assertRefused("bad.jar: cannot be read as a jar: ", file);
  }

  @Test
  @Timeout(value = 20, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void pipeThatIsNoJarIsNotWaitedOn() throws Exception {
    Path folder = Files.createDirectory(directory.resolve("jars"));
    String pipe = folder.resolve("x.jar").toString();
    assertEquals(0, new ProcessBuilder("mkfifo", pipe).start().waitFor());
    assertEquals("sitemap: " + pipe + ": is not a regular file\n", convert(folder).exits(4).err());
  }

  @Test
  void jarWithoutExtensionIsNamed() throws IOException {
    assertRefused(
        "empty.jar: contains no extension and no format: neither META-INF/",
        jar("empty.jar", null));
  }

  @Test
  void jarWhoseListIsEmptyIsNamed() throws IOException {
    assertRefused(
        "empty.jar: contains no extension and no format: ", jar("empty.jar", "# none yet\n"));
  }

  @Test
  void folderWithoutExtensionIsWarnedOf() throws IOException {
    Path folder = Files.createDirectory(directory.resolve("jars"));
    Files.move(jar("library.jar", null), folder.resolve("library.jar"));
    assertEquals(
        "warning: " + folder + ": no jar in this directory contains an extension or a format",
        convert(folder).exits(0).err().lines().findFirst().orElse(""));
  }

  @Test
  void classThatIsNotInTheJarIsNamed() throws IOException {
    assertRefused(
        "gone.jar: com.acme.Gone is listed as a service, but the jar does not contain the class",
        jar("gone.jar", "com.acme.Gone\n"));
  }

  @Test
  void classThatIsNoExtensionIsNamed() throws IOException {
    assertRefused(
        "text.jar: java.lang.String does not implement io.github.sitemaptoolkit",
        jar("text.jar", "java.lang.String\n"));
  }

  @Test
  void classWithoutPublicConstructorIsNamed() throws IOException {
    Path source = source("Hidden", "public final class Hidden { private Hidden() {} }");
    assertRefused(
        "hidden.jar: Hidden must be a public class with a public constructor without parameters",
        jar("hidden.jar", "Hidden\n", source));
  }

  @Test
  void classThatFailsIsNamedWithItsReason() throws IOException {
    Path source =
        source(
            "Failing",
            "public final class Failing { public Failing() {"
                + " throw new IllegalStateException(\"no licence\"); } }");
    assertRefused(
        "failing.jar: Failing cannot be loaded: IllegalStateException: no licence",
        jar("failing.jar", "Failing\n", source));
  }

  @Test
  void twoClaimsOnOneElementAreNamed() throws IOException {
    Path one = acme("one.jar");
    Path rival =
        source(
            "Rival",
            Files.readString(EXAMPLE.resolve("CreditExtension.java"))
                .replace("package com.acme.sitemap;", "import com.acme.sitemap.Credit;")
                .replace("CreditExtension", "Rival")
                .replace("\"acme-credit\"", "\"rival\""));
    Path two = jar("two.jar", "Rival\n", rival, EXAMPLE.resolve("Credit.java"));
    assertRefused("com.acme.sitemap.CreditExtension (acme-credit) and Rival (rival)", one, two);
    assertRefused("one.jar, ", one, two);
  }

  /** Puts a table into a jar that is not packed yet. */
  private void table(String jar, String name, String line) throws IOException {
    Path folder = Files.createDirectories(directory.resolve(jar + ".classes/META-INF"));
    Files.writeString(folder.resolve(name), line.replace('|', '\t') + '\n');
  }

  @Test
  void tablesOfAJarAreRead() throws IOException {
    table("acme.jar", "sitemap-codes.tsv", "acme-credit.odd|The credit is odd.|Nobody pays.|Pay.|");
    table(
        "acme.jar",
        "sitemap-profiles.tsv",
        "acme-credit.odd|bing|info|documented|https://acme.example/rules");
    table("acme.jar", "sitemap-titles.tsv", "acme-credit.odd|Odd credits");
    table(
        "acme.jar",
        "sitemap-costs.tsv",
        "acme-credit.odd|bing|value ignored|https://acme.example/rules - odd ones are not read");
    String jar = acme("acme.jar").toString();
    String explained =
        CommandRun.of("explain", "acme-credit.odd", "--extensions", jar).exits(0).out();
    assertTrue(explained.contains("How to fix it: Pay."), explained);
    assertTrue(explained.startsWith("acme-credit.odd\nOdd credits\n"), explained);
    assertTrue(explained.contains("value ignored"), explained);
    String rules = CommandRun.of("rules", "--profile", "bing", "--extensions", jar).exits(0).out();
    assertTrue(rules.contains("acme-credit.odd"), rules);
  }

  @Test
  void ruleInPreviewFindsNothingUntilItIsTurnedOn() throws IOException {
    table(
        "acme.jar",
        "sitemap-profiles.tsv",
        "acme-credit.order|sitemaps.org|warning preview|documented|https://acme.example/rules");
    String jar = acme("acme.jar").toString();
    String document =
        Files.writeString(
                directory.resolve("order.xml"),
                "<urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'"
                    + " xmlns:acme='https://acme.example/ns/credit'><url>"
                    + "<loc>https://example.com/</loc><acme:credit><acme:award>A</acme:award>"
                    + "<acme:name>Jo</acme:name></acme:credit></url></urlset>")
            .toString();
    String code = "acme-credit.order";
    String off = CommandRun.of("validate", document, "--extensions", jar).exits(0).out();
    assertFalse(off.contains(code), off);
    String on =
        CommandRun.of("validate", document, "--extensions", jar, "--preview").exits(0).out();
    assertTrue(on.contains(code), on);
    String chosen =
        CommandRun.of("validate", document, "--extensions", jar, "--rule", code + "=error")
            .exits(1)
            .out();
    assertTrue(chosen.contains(code), chosen);
  }

  @Test
  void invalidLineOfATableOfAJarIsNamedAndCostsItselfOnly() throws IOException {
    table("acme.jar", "sitemap-profiles.tsv", "acme-credit.odd|altavista|info|documented|x");
    String jar = acme("acme.jar").toString();
    CommandRun run = CommandRun.of("validate", sitemap.toString(), "--extensions", jar).exits(0);
    assertTrue(run.out().endsWith("1 url\n"), run.out());
    assertTrue(
        run.err()
            .endsWith(
                "/META-INF/sitemap-profiles.tsv:1: warning: extension.rule-table: no such profile:"
                    + " altavista; the line is not used\n"),
        run.err());
  }

  @Test
  void sameJarTwiceIsNoConflict() throws IOException {
    table("acme.jar", "sitemap-codes.tsv", "acme-credit.odd|The credit is odd.|A.|B.|");
    Path jar = acme("acme.jar");
    convert(jar, jar).exits(0);
    Path copy = Files.copy(jar, directory.resolve("copy.jar"));
    CommandRun.of("rules", "--extensions", jar.toString(), "--extensions", copy.toString())
        .exits(0);
  }
}
