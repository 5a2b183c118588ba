package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The script that starts the command; in place of Java stands one that shows what it is given. */
@DisabledOnOs(OS.WINDOWS)
class LauncherTest {

  @TempDir Path checkout;

  @BeforeEach
  void writeCheckout() throws IOException {
    Path lib = LauncherFiles.copyTo(checkout);
    Files.writeString(lib.resolve("sitemap-cli-1.jar"), "");
    Path java = Files.createDirectory(checkout.resolve("bin")).resolve("java");
    Files.writeString(java, "#!/bin/sh\nlocale charmap\necho ${LC_ALL:-}\n");
    if (!java.toFile().setExecutable(true)) {
      throw new IOException(java + " cannot be made executable");
    }
  }

  /** Returns the encoding of the locale that Java gets, and what LC_ALL is. */
  private String start(String... locale) throws Exception {
    var builder = new ProcessBuilder("/bin/sh", checkout.resolve("sitemap").toString());
    builder.environment().clear();
    builder.environment().put("JAVA_HOME", checkout.toString());
    for (String variable : locale) {
      String[] pair = variable.split("=", 2);
      builder.environment().put(pair[0], pair[1]);
    }
    Process process = builder.redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), said);
    return said;
  }

  @ParameterizedTest
  @ValueSource(strings = {"LC_ALL=C", "LANG=POSIX", "LC_CTYPE=C", "LC_ALL=xx_XX.UTF-8"})
  void localeThatKnowsOnlyAsciiBecomesOneWithUtf8(String locale) throws Exception {
    assertEquals("UTF-8", start(locale).lines().findFirst().orElse(""));
  }

  @Test
  void environmentMayBeEmpty() throws Exception {
    assertEquals("UTF-8", start().lines().findFirst().orElse(""));
  }

  @Test
  void localeWithUtf8Stays() throws Exception {
    assertEquals("UTF-8\n\n", start("LANG=C.UTF-8"));
  }

  /** Replaces Java by one that shows its arguments, and writes the archive that it is asked for. */
  private void showArguments() throws IOException {
    Files.writeString(
        checkout.resolve("bin/java"),
        """
        #!/bin/sh
        for argument; do
          case $argument in
            -XX:ArchiveClassesAtExit=*) echo classes >"${argument#*=}" ;;
            *) echo "$argument" ;;
          esac
        done
        """);
  }

  @Test
  void firstRunHasTheArchiveMadeThatTheNextOnesUse() throws Exception {
    showArguments();
    Path cache = Files.createDirectory(checkout.resolve("cache"));
    String first = start("XDG_CACHE_HOME=" + cache);
    assertFalse(first.contains("SharedArchiveFile"), first);
    List<Path> made = LauncherFiles.archives(cache, 1);
    String second = start("XDG_CACHE_HOME=" + cache);
    assertTrue(second.contains("-XX:SharedArchiveFile=" + made.get(0)), second);
  }

  @Test
  void otherJarsNeedAnotherArchive() throws Exception {
    showArguments();
    Path cache = Files.createDirectory(checkout.resolve("cache"));
    start("XDG_CACHE_HOME=" + cache);
    LauncherFiles.archives(cache, 1);
    Files.writeString(checkout.resolve("cli/target/dist/lib/sitemap-core-2.jar"), "newer");
    String other = start("XDG_CACHE_HOME=" + cache);
    assertFalse(other.contains("SharedArchiveFile"), other);
    LauncherFiles.archives(cache, 2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"XDG_CACHE_HOME=/dev/null", "HOME=/dev/null", "HOME="})
  void withoutACacheDirectoryItStartsAsWell(String setting) throws Exception {
    showArguments();
    String shown = start(setting);
    assertTrue(shown.contains("io.github.sitemaptoolkit.cli.Start"), shown);
    assertFalse(shown.contains("SharedArchiveFile"), shown);
  }

  @Test
  void archiveOfTheInstallationIsUsedByItsJavaOnly() throws Exception {
    showArguments();
    Path home = checkout.resolve("cli/target/dist");
    Path archive = Files.createDirectory(home.resolve("archive"));
    Files.writeString(archive.resolve("classes"), "classes");
    Files.createSymbolicLink(archive.resolve("java"), checkout.resolve("bin/java"));
    assertTrue(start().contains("-XX:SharedArchiveFile=" + archive.resolve("classes")));
    Files.delete(archive.resolve("java"));
    Files.createSymbolicLink(archive.resolve("java"), Path.of("/bin/sh"));
    assertFalse(start().contains("SharedArchiveFile"));
  }

  @Test
  void missingJavaIsNamed() throws Exception {
    Files.delete(checkout.resolve("bin/java"));
    assertEquals(
        "sitemap: JAVA_HOME has no "
            + checkout.resolve("bin/java")
            + "; install Java 17 or newer, or set JAVA_HOME to one\n",
        starting("count"));
  }

  @Test
  void javaOfThePackageComesFirst() throws Exception {
    Path runtime = checkout.resolve("cli/target/dist/runtime/bin");
    Files.createDirectories(runtime);
    Files.move(checkout.resolve("bin/java"), runtime.resolve("java"));
    assertEquals("UTF-8\n\n", start("LANG=C.UTF-8"));
  }

  @Test
  void collectorOfTheUserReplacesOurs() throws Exception {
    showArguments();
    assertTrue(start().contains("-XX:+UseSerialGC"));
    assertFalse(start("SITEMAP_OPTS=-XX:+UseParallelGC").contains("-XX:+UseSerialGC"));
  }

  @Test
  void onlyLargeInputsAreOptimized() throws Exception {
    showArguments();
    Path small = Files.write(checkout.resolve("small.xml"), new byte[1000]);
    Path large = Files.write(checkout.resolve("large.xml"), new byte[9_000_000]);
    Path packed = Files.write(checkout.resolve("packed.xml.gz"), new byte[900_000]);
    String light = "-XX:TieredStopAtLevel=1";
    assertTrue(starting("convert", small.toString()).contains(light));
    assertFalse(starting("convert", large.toString()).contains(light));
    assertFalse(starting("convert", packed.toString()).contains(light));
    assertFalse(starting("convert", checkout.toString()).contains(light));
    assertFalse(starting("convert", "-").contains(light));
    assertFalse(starting("convert", "*.xml").contains(light), "a pattern");
    assertFalse(starting("convert", "--files-from", small.toString()).contains(light), "a list");
    assertFalse(starting("convert").contains(light), "a pipe");
  }

  @Test
  void whatStandsForOtherFilesIsTakenForLarge() throws Exception {
    showArguments();
    String light = "-XX:TieredStopAtLevel=1";
    String page = Files.writeString(checkout.resolve("a.xml"), "<urlset/>").toString();
    Path index = Files.writeString(checkout.resolve("index.xml"), "<?xml?>\n<sitemapindex/>");
    Path robots = Files.writeString(checkout.resolve("robots.txt"), "a\nSitemap: https://a/b\n");
    assertTrue(starting("count", page, page, page, page).contains(light));
    assertFalse(starting("count", page, page, page, page, page).contains(light));
    assertFalse(starting("count", index.toString()).contains(light));
    assertFalse(starting("count", robots.toString()).contains(light));
  }

  @Test
  void fileThatCannotBeReadIsLeftToTheCommand() throws Exception {
    showArguments();
    Path secret = Files.writeString(checkout.resolve("secret.xml"), "<urlset/>");
    Files.setPosixFilePermissions(secret, Set.of());
    String shown = starting("count", secret.toString());
    assertTrue(shown.endsWith("\ncount\n" + secret + '\n'), shown);
  }

  @Test
  void relativeCacheDirectoryDoesNotCount() throws Exception {
    showArguments();
    String shown = start("XDG_CACHE_HOME=cache");
    assertFalse(shown.contains("SharedArchiveFile"), shown);
    assertFalse(Files.exists(Path.of("cache")));
  }

  private String starting(String... arguments) throws Exception {
    List<String> call = new ArrayList<>(List.of("/bin/sh", checkout.resolve("sitemap").toString()));
    call.addAll(List.of(arguments));
    var builder = new ProcessBuilder(call);
    builder.environment().put("JAVA_HOME", checkout.toString());
    builder.environment().put("XDG_CACHE_HOME", "/dev/null");
    Process process = builder.redirectErrorStream(true).start();
    return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }

  @Test
  void closedStandardInputIsAnEmptyOne() throws Exception {
    Files.writeString(checkout.resolve("bin/java"), "#!/bin/sh\nwc -c\n");
    String launcher = checkout.resolve("sitemap").toString();
    var builder = new ProcessBuilder("/bin/sh", "-c", "exec /bin/sh \"$0\" <&-", launcher);
    builder.environment().put("JAVA_HOME", checkout.toString());
    builder.environment().put("XDG_CACHE_HOME", "/dev/null");
    Process process = builder.redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals("0", said.strip());
  }
}
