package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which archives of classes the launcher uses, and where it has them made. */
@DisabledOnOs(OS.WINDOWS)
class LauncherCacheTest {

  private static final String ARCHIVED = "SharedArchiveFile";

  @TempDir Path checkout;
  private LauncherRun launcher;
  private Path cache;

  @BeforeEach
  void makeCheckout() throws Exception {
    checkout = checkout.toRealPath();
    launcher = LauncherRun.in(checkout);
    cache = Files.createDirectory(checkout.resolve("cache"));
  }

  private String start() throws Exception {
    return launcher.with("XDG_CACHE_HOME=" + cache);
  }

  /** Has an archive made, and returns it. */
  private Path archive() throws Exception {
    start();
    return LauncherFiles.archives(cache, 1).get(0);
  }

  private static void chmod(Path path, String permissions) throws Exception {
    Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(permissions));
  }

  private static String permissions(Path path) throws Exception {
    return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
  }

  private static void giveAway(Path path) throws Exception {
    assumeTrue("root".equals(System.getProperty("user.name")), "only root can");
    Files.setAttribute(path, "unix:uid", 65534, LinkOption.NOFOLLOW_LINKS);
  }

  @Test
  void firstRunHasTheArchiveMadeThatTheNextOnesUse() throws Exception {
    String first = start();
    assertFalse(first.contains(ARCHIVED), first);
    List<Path> made = LauncherFiles.archives(cache, 1);
    String second = start();
    assertTrue(second.contains("-XX:SharedArchiveFile=" + made.get(0)), second);
    assertEquals("rwx------", permissions(cache.resolve("sitemap")));
    assertEquals("rw-------", permissions(made.get(0)));
  }

  @Test
  void javaThatDoesNotKnowTheOptionsOfAnArchiveHasNone() throws Exception {
    String option = "-XX:ArchiveRelocationMode=0";
    launcher.with("XDG_CACHE_HOME=" + cache, "UNKNOWN=" + option);
    LauncherFiles.archives(cache, 0);
    String shown = launcher.with("XDG_CACHE_HOME=" + cache, "UNKNOWN=" + option);
    assertFalse(shown.contains(option), shown);
    LauncherFiles.archives(cache, 0);
    archive();
    assertTrue(start().contains(option));
  }

  @Test
  void otherJarsNeedAnotherArchive() throws Exception {
    archive();
    Files.writeString(checkout.resolve("cli/target/dist/lib/sitemap-core-2.jar"), "newer");
    String other = start();
    assertFalse(other.contains(ARCHIVED), other);
    LauncherFiles.archives(cache, 2);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "XDG_CACHE_HOME=/dev/null",
        "XDG_CACHE_HOME=/dev/null/a",
        "XDG_CACHE_HOME=cache",
        "HOME=/dev/null",
        "HOME=cache",
        "HOME="
      })
  void withoutACacheDirectoryItStartsAsWell(String setting) throws Exception {
    String shown = launcher.with(setting);
    assertTrue(shown.contains("io.github.sitemaptoolkit.cli.Start"), shown);
    assertNoArchiveIsMade(shown);
    assertFalse(Files.exists(cache.resolve(".cache")), "a relative directory does not count");
  }

  /** Sees to it that no archive is used, and none made; one that is made would write its lock. */
  private void assertNoArchiveIsMade(String shown) throws Exception {
    assertFalse(shown.contains(ARCHIVED), shown);
    assertFalse(Files.exists(cache.resolve("sitemap")));
  }

  @Test
  void relativeCacheDirectoryCountsAsNone() throws Exception {
    launcher.with("XDG_CACHE_HOME=cache", "HOME=" + checkout);
    LauncherFiles.archives(checkout.resolve(".cache"), 1);
    assertFalse(Files.exists(cache.resolve("sitemap")));
    assertEquals("rwx------", permissions(checkout.resolve(".cache")));
  }

  @Test
  void directoryThatIsNamedIsMadeForTheUserAlone() throws Exception {
    Path named = cache.resolve("named");
    launcher.with("XDG_CACHE_HOME=" + named + '/');
    LauncherFiles.archives(named, 1);
    assertEquals("rwx------", permissions(named));
  }

  @ParameterizedTest
  @ValueSource(strings = {"HOME=", "XDG_CACHE_HOME="})
  void homeThatDoesNotExistIsNotMade(String variable) throws Exception {
    String shown = launcher.with(variable + cache.resolve("home/.cache"));
    assertFalse(shown.contains(ARCHIVED), shown);
    assertFalse(Files.exists(cache.resolve("home")));
  }

  @Test
  void nothingIsMadeInTheHomeOfSomebodyElse() throws Exception {
    giveAway(cache);
    launcher.with("HOME=" + cache);
    assertFalse(Files.exists(cache.resolve(".cache")), "as sudo does, which keeps HOME");
  }

  @ParameterizedTest
  @ValueSource(strings = {"rwxrwxrwx", "rwxrwx---", "rwx----w-"})
  void directoryThatOthersCanWriteToIsNotUsed(String permissions) throws Exception {
    archive();
    chmod(cache.resolve("sitemap"), permissions);
    String shown = start();
    assertFalse(shown.contains(ARCHIVED), shown);
    chmod(cache.resolve("sitemap"), "rwx------");
    assertTrue(start().contains(ARCHIVED));
    chmod(cache, permissions);
    shown = start();
    assertFalse(shown.contains(ARCHIVED), "the directory can be replaced: " + shown);
  }

  @Test
  void directoryOfSomebodyElseIsNotUsed() throws Exception {
    archive();
    giveAway(cache.resolve("sitemap"));
    String shown = start();
    assertFalse(shown.contains(ARCHIVED), shown);
  }

  @ParameterizedTest
  @ValueSource(strings = {"rw-rw----", "rw-----w-"})
  void archiveThatOthersCanWriteToIsReplaced(String permissions) throws Exception {
    Path archive = archive();
    Files.writeString(archive, "somebody else's classes");
    chmod(archive, permissions);
    String shown = start();
    assertFalse(shown.contains(ARCHIVED), shown);
    for (int i = 0; i < 300 && !Files.readString(archive).equals("classes\n"); i++) {
      Thread.sleep(100);
    }
    assertEquals("classes\n", Files.readString(archive));
    assertEquals("rw-------", permissions(archive));
  }

  @Test
  void archiveOfSomebodyElseIsNotUsed() throws Exception {
    Path archive = archive();
    giveAway(archive);
    String shown = start();
    assertFalse(shown.contains(ARCHIVED), shown);
  }

  @Test
  void directoryWithAColonIsNotUsed() throws Exception {
    // Java would take what follows the colon for a second archive
    Path colon = Files.createDirectory(cache.resolve("a:b"));
    launcher.with("XDG_CACHE_HOME=" + colon);
    assertFalse(Files.exists(colon.resolve("sitemap")));
  }

  @Test
  void archiveOfTheInstallationIsUsedByItsJavaOnly() throws Exception {
    Path archive = installArchive();
    assertTrue(
        launcher.with().contains("-XX:SharedArchiveFile=" + archive.resolve("classes") + '\n'));
    Files.delete(archive.resolve("java"));
    Files.createSymbolicLink(archive.resolve("java"), Path.of("/bin/sh"));
    assertFalse(launcher.with().contains(ARCHIVED));
  }

  private Path installArchive() throws Exception {
    Path archive = Files.createDirectory(checkout.resolve("cli/target/dist/archive"));
    chmod(archive, "rwxr-xr-x");
    chmod(Files.writeString(archive.resolve("classes"), "classes"), "r--r--r--");
    Files.createSymbolicLink(archive.resolve("java"), checkout.resolve("bin/java"));
    return archive;
  }

  @Test
  void archiveOfTheInstallationThatOthersCanWriteToIsNotUsed() throws Exception {
    Path archive = installArchive();
    chmod(archive, "rwxrwxr-x");
    assertFalse(launcher.with().contains(ARCHIVED));
    chmod(archive, "rwxr-xr-x");
    chmod(archive.resolve("classes"), "rw-r--rw-");
    assertFalse(launcher.with().contains(ARCHIVED));
  }
}
