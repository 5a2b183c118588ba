package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where the launcher may lie, and how it may be called. */
@DisabledOnOs(OS.WINDOWS)
class LauncherPathTest {

  private static final String HOME = "cli/target/dist";

  @TempDir Path directory;

  private LauncherRun launcher(String name) throws Exception {
    return LauncherRun.in(Files.createDirectory(directory.toRealPath().resolve(name)));
  }

  private String classPath(String name) throws Exception {
    Path checkout = directory.toRealPath().resolve(name);
    return "\n-cp\n" + checkout.resolve(HOME).resolve("lib/sitemap.jar") + '\n';
  }

  @ParameterizedTest
  @ValueSource(strings = {"a b", "it's \"it\"", "*", "$HOME", "a\nb", "end\n", "-a", "%20", "[a]"})
  void directoryMayHaveAnyName(String name) throws Exception {
    String shown = launcher(name).with();
    assertTrue(shown.contains(classPath(name)), shown);
  }

  @Test
  void nameMayHaveLettersOfAnyLanguage() throws Exception {
    // made by the shell: the name of a file in Java depends on the locale of this test
    launcher("checkout");
    String script =
        "set -e; mv checkout 'zürich 東京'; export JAVA_HOME=\"$PWD/zürich 東京\";"
            + " exec sh 'zürich 東京/sitemap'";
    String shown = shell(0, script);
    assertTrue(shown.contains("/zürich 東京/cli/target/dist/lib/sitemap.jar\n"), shown);
  }

  private String shell(int exitCode, String script) throws Exception {
    var here = new ProcessBuilder("/bin/sh", "-c", script).directory(directory.toFile());
    here.environment().put("XDG_CACHE_HOME", "/dev/null");
    here.environment().put("LC_ALL", "C.UTF-8");
    Process process = here.redirectErrorStream(true).start();
    var printed = new String(process.getInputStream().readAllBytes(), "UTF-8");
    assertEquals(exitCode, process.waitFor(), printed);
    return printed;
  }

  @Test
  void colonInThePathIsNamed() throws Exception {
    LauncherRun launcher = launcher("a:b");
    assertRefused(launcher, "a:b", "the path has a \":\"");
  }

  @Test
  void exclamationMarkBeforeASlashIsNamed() throws Exception {
    assertRefused(launcher("a!"), "a!", "the name of a directory ends in \"!\"");
    String shown = launcher("a!b").with();
    assertTrue(shown.contains(classPath("a!b")), shown);
  }

  private void assertRefused(LauncherRun launcher, String name, String why) throws Exception {
    assertEquals(
        "sitemap: "
            + directory.toRealPath().resolve(name).resolve(HOME)
            + ": "
            + why
            + ", and Java loads no classes from there; move or rename the directory\n",
        launcher.run(70, List.of(), launcher.script()));
  }

  @Test
  void pathThatIsNoTextInTheLocaleIsNamed() throws Exception {
    launcher("checkout");
    String shown =
        shell(
            70,
            "set -e; bad=\"$(printf 'a\\377')\"; mv checkout \"$bad\";"
                + " export JAVA_HOME=\"$PWD/$bad\"; exec sh \"$bad/sitemap\"");
    assertTrue(shown.contains(": the path is not in the encoding of the locale, UTF-8,"), shown);
  }

  @Test
  void checkoutThatCannotBeBuiltSaysSoBeforeItIsBuilt() throws Exception {
    LauncherRun launcher = launcher("a:b");
    Path checkout = directory.toRealPath().resolve("a:b");
    Files.delete(checkout.resolve(HOME).resolve("bin/sitemap"));
    assertEquals(
        "sitemap: "
            + checkout
            + ": Java compiles nothing in a path with \":\" or \"!/\"; move or rename the"
            + " directory\n",
        launcher.run(70, List.of(), launcher.script()));
  }

  @Test
  void linksAreFollowedFromWhereTheyReallyAre() throws Exception {
    LauncherRun launcher = launcher("checkout");
    Path root = directory.toRealPath();
    String expected = classPath("checkout");
    // as /bin, a link to /usr/bin, in which a link leads to ../share
    Path bin = Files.createDirectories(root.resolve("usr/bin"));
    Files.createSymbolicLink(root.resolve("bin"), Path.of("usr/bin"));
    Files.createSymbolicLink(root.resolve("usr/share"), root);
    Files.createSymbolicLink(bin.resolve("-one"), Path.of("../share/checkout/sitemap"));
    Files.createSymbolicLink(bin.resolve("two"), Path.of("-one"));
    String two = launcher.run(0, List.of(), root.resolve("bin/two").toString());
    assertTrue(two.contains(expected), two);
    // a link to the directory of the scripts
    Files.createSymbolicLink(
        root.resolve("scripts"), root.resolve("checkout").resolve(HOME + "/bin"));
    String direct =
        launcher.run(0, List.of(), "/bin/sh", root.resolve("scripts/sitemap").toString());
    assertTrue(direct.contains(expected), direct);
    String bare =
        launcher.run(0, List.of(), "/bin/sh", "-c", "cd ../scripts && exec /bin/sh sitemap");
    assertTrue(bare.contains(expected), bare);
  }
}
