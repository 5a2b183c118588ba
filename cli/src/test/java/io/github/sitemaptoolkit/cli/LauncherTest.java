package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How the script that starts the command finds a Java, and what that Java is given. */
@DisabledOnOs(OS.WINDOWS)
class LauncherTest {

  private static final String SHOW_LOCALE = "locale charmap\necho ${LC_ALL:-}\n";
  private static final String LIGHT = "-XX:TieredStopAtLevel=1";

  @TempDir Path checkout;

  @ParameterizedTest
  @ValueSource(strings = {"LC_ALL=C", "LANG=POSIX", "LC_CTYPE=C", "LC_ALL=xx_XX.UTF-8"})
  void localeThatKnowsOnlyAsciiBecomesOneWithUtf8(String locale) throws Exception {
    String shown = LauncherRun.in(checkout, SHOW_LOCALE).with(locale);
    assertEquals("UTF-8", shown.lines().findFirst().orElse(""));
  }

  @Test
  void environmentMayBeEmpty() throws Exception {
    String shown = LauncherRun.in(checkout, SHOW_LOCALE).with();
    assertEquals("UTF-8", shown.lines().findFirst().orElse(""));
  }

  @Test
  void localeWithUtf8Stays() throws Exception {
    assertEquals("UTF-8\n\n", LauncherRun.in(checkout, SHOW_LOCALE).with("LANG=C.UTF-8"));
  }

  @Test
  void missingJavaIsNamed() throws Exception {
    LauncherRun launcher = LauncherRun.in(checkout);
    Files.delete(checkout.resolve("bin/java"));
    assertEquals(
        "sitemap: JAVA_HOME has no "
            + checkout.resolve("bin/java")
            + "; install Java 17 or newer, or set JAVA_HOME to one\n",
        launcher.run(70, List.of(), launcher.script()));
  }

  @Test
  void javaOfThePackageComesFirst() throws Exception {
    LauncherRun launcher = LauncherRun.in(checkout, SHOW_LOCALE);
    Path runtime = checkout.resolve("cli/target/dist/runtime/bin");
    Files.createDirectories(runtime);
    Files.move(checkout.resolve("bin/java"), runtime.resolve("java"));
    assertEquals("UTF-8\n\n", launcher.with("LANG=C.UTF-8"));
  }

  @Test
  void collectorOfTheUserReplacesOurs() throws Exception {
    LauncherRun launcher = LauncherRun.in(checkout);
    assertTrue(launcher.with().contains("-XX:+UseSerialGC"));
    String parallel = launcher.with("SITEMAP_OPTS=-XX:+UseParallelGC");
    assertFalse(parallel.contains("-XX:+UseSerialGC"), parallel);
  }

  @Test
  void wordsOfSitemapOptsAreNotPatternsOfFiles() throws Exception {
    LauncherRun launcher = LauncherRun.in(checkout);
    Files.writeString(checkout.resolve("-Dx=1"), "");
    String shown = launcher.with("SITEMAP_OPTS= -Xmx64m  -Dx=*  --add-opens java.base/[a-z]=X");
    assertTrue(shown.contains("\n-Xmx64m\n-Dx=*\n--add-opens\njava.base/[a-z]=X\n"), shown);
  }

  @ParameterizedTest
  @ValueSource(strings = {"*", "-Xmx64m *", "--enable-preview=x *", "-p a *"})
  void wordOfSitemapOptsThatWouldBeAProgramIsRefused(String options) throws Exception {
    LauncherRun launcher = LauncherRun.in(checkout);
    assertEquals(
        "sitemap: SITEMAP_OPTS has \"*\", which is not an option of Java; an example: -Xmx1g\n",
        launcher.run(2, List.of("SITEMAP_OPTS=" + options), launcher.script()));
  }

  @Test
  void onlyLargeInputsAreOptimized() throws Exception {
    LauncherRun launcher = LauncherRun.in(checkout);
    Path small = Files.write(checkout.resolve("small.xml"), new byte[1000]);
    String half = sparse("half.xml", 31_000_000);
    Path large = Path.of(sparse("large.xml", 61_000_000));
    Path packed = Path.of(sparse("packed.xml.gz", 7_000_000));
    assertTrue(launcher.starting("convert", small.toString()).contains(LIGHT));
    assertTrue(launcher.starting("convert", half, small.toString()).contains(LIGHT));
    assertFalse(launcher.starting("convert", half, half).contains(LIGHT), "the sum counts");
    assertFalse(launcher.starting("convert", large.toString()).contains(LIGHT));
    assertFalse(launcher.starting("convert", packed.toString()).contains(LIGHT));
    assertFalse(launcher.starting("convert", checkout.toString()).contains(LIGHT));
    String pipe = launcher.starting("convert", "-");
    assertFalse(pipe.contains(LIGHT), pipe);
    assertTrue(pipe.contains("-XX:CompileThresholdScaling=4"), "but only what is used much");
    assertFalse(launcher.starting("convert", "*.xml").contains(LIGHT), "a pattern");
    String list = launcher.starting("convert", "--files-from", small.toString());
    assertFalse(list.contains(LIGHT), "a list");
    assertFalse(launcher.starting("convert").contains(LIGHT), "a pipe");
  }

  @Test
  void updateOfFewUrlsIsNotOptimizedWhateverTheSizeOfItsSet() throws Exception {
    LauncherRun launcher = LauncherRun.in(checkout);
    String set = checkout.toString();
    String few = Files.write(checkout.resolve("few.csv"), new byte[900]).toString();
    String many = Files.write(checkout.resolve("many.csv"), new byte[2000]).toString();
    assertTrue(launcher.starting("update", set, "--add", few).contains(LIGHT));
    assertFalse(launcher.starting("update", set, "--add", many).contains(LIGHT));
    assertFalse(launcher.starting("update", set, "--add", few, "--remove", few).contains(LIGHT));
    assertFalse(launcher.starting("update", set, "--add", "-").contains(LIGHT));
    assertFalse(launcher.starting("update", set).contains(LIGHT), "a pipe or sitemap.toml");
  }

  private String sparse(String name, int length) throws Exception {
    Path path = checkout.resolve(name);
    try (var file = new RandomAccessFile(path.toFile(), "rw")) {
      file.setLength(length);
    }
    return path.toString();
  }

  @Test
  void whatStandsForOtherFilesIsTakenForLarge() throws Exception {
    LauncherRun launcher = LauncherRun.in(checkout);
    String page = Files.writeString(checkout.resolve("a.xml"), "<urlset/>").toString();
    Path index = Files.writeString(checkout.resolve("index.xml"), "<?xml?>\n<sitemapindex/>");
    Path robots = Files.writeString(checkout.resolve("robots.txt"), "a\nSitemap: https://a/b\n");
    assertTrue(launcher.starting("count", page, page, page, page, page).contains(LIGHT));
    assertFalse(launcher.starting("count", index.toString()).contains(LIGHT));
    assertFalse(launcher.starting("count", page, index.toString(), page).contains(LIGHT));
    assertFalse(launcher.starting("count", robots.toString()).contains(LIGHT));
  }

  @Test
  void fileThatCannotBeReadIsLeftToTheCommand() throws Exception {
    LauncherRun launcher = LauncherRun.in(checkout);
    Path secret = Files.writeString(checkout.resolve("secret.xml"), "<urlset/>");
    Files.setPosixFilePermissions(secret, Set.of());
    String shown = launcher.starting("count", secret.toString());
    assertTrue(shown.endsWith("\ncount\n" + secret + '\n'), shown);
  }

  @ParameterizedTest
  @CsvSource({
    "core/src/main/java/A.java,70", "ports/spark/src/main/java/A.java,70",
    "ports/spark/pom.xml,70", "cli/src/launcher/sitemap,70",
    "ports/spark/src/test/java/A.java,0", "ports/other/src/main/java/A.java,0"
  })
  void newerSourcesOfModulesAreBuilt(String source, int code) throws Exception {
    LauncherRun launcher = LauncherRun.in(checkout);
    Path file = checkout.resolve(source);
    Files.createDirectories(file.getParent());
    Files.setLastModifiedTime(
        Files.writeString(file, ""), FileTime.from(Instant.now().plusSeconds(60)));
    failToBuild();
    String shown = launcher.run(code, List.of(pathWithOurMaven()), "/bin/sh", launcher.script());
    assertEquals(code != 0, shown.contains("sitemap: the build failed"), shown);
  }

  @Test
  void editedSourceThatGitDoesNotKnowIsBuilt() throws Exception {
    LauncherRun launcher = LauncherRun.in(checkout);
    for (String git :
        List.of("init -q", "add .", "-c user.name=a -c user.email=a@b commit -qm a")) {
      List<String> call = new ArrayList<>(List.of("git"));
      call.addAll(List.of(git.split(" ")));
      launcher.run(0, List.of(), call.toArray(String[]::new));
    }
    assertEquals(0, launcher.with().lines().filter(it -> it.contains("the build")).count());
    Path source = Files.createDirectories(checkout.resolve("core/src/main/java/a/b"));
    Files.setLastModifiedTime(
        Files.writeString(source.resolve("New.java"), "class New {}"),
        FileTime.from(Instant.now().plusSeconds(60)));
    Files.setLastModifiedTime(source, FileTime.from(Instant.now().minusSeconds(60)));
    failToBuild();
    String shown = launcher.run(70, List.of(pathWithOurMaven()), "/bin/sh", launcher.script());
    assertTrue(shown.contains("sitemap: the build failed"), shown);
  }

  /** Puts a Maven into the checkout that fails. */
  private void failToBuild() throws Exception {
    Path mvn = Files.writeString(checkout.resolve("bin/mvn"), "#!/bin/sh\nexit 1\n");
    assertTrue(mvn.toFile().setExecutable(true));
  }

  private String pathWithOurMaven() {
    return "PATH=" + checkout.resolve("bin") + ":" + System.getenv("PATH");
  }

  @Test
  void closedStandardInputIsAnEmptyOne() throws Exception {
    LauncherRun launcher = LauncherRun.in(checkout, "wc -c\n");
    String printed =
        launcher.run(0, List.of(), "/bin/sh", "-c", "exec /bin/sh \"$0\" <&-", launcher.script());
    assertEquals("0", printed.strip());
  }
}
