package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.fail;

import java.io.File;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The files of the launcher: those it is made of, and those it makes. */
final class LauncherFiles {

  private static final Path SCRIPTS = Path.of("src", "launcher");
  private static final Path PACKAGED = Path.of("target", "dist", "lib").toAbsolutePath();
  private static final Path JAR = PACKAGED.resolve("sitemap.jar");
  private static final boolean IS_PACKAGED = isPackaged();

  /**
   * The cache directory for commands of {@link #makeCheckout}: starts with an archive of the
   * packaged classes take half the time. Other classes have none, so that no test makes its own.
   */
  static final String CACHE =
      IS_PACKAGED ? PACKAGED.resolveSibling("../cache").normalize().toString() : "/dev/null";

  private LauncherFiles() {}

  /** Returns whether the packaged jars have the classes of this test: nothing is newer. */
  private static boolean isPackaged() {
    try {
      FileTime packaged = Files.getLastModifiedTime(JAR);
      for (String entry : CommandProcess.classPath().split(File.pathSeparator)) {
        if (entry.endsWith("test-classes") || Files.notExists(Path.of(entry))) {
          continue;
        }
        try (Stream<Path> files = Files.walk(Path.of(entry))) {
          for (Path file : files.filter(Files::isRegularFile).toList()) {
            if (Files.getLastModifiedTime(file).compareTo(packaged) > 0) {
              return false;
            }
          }
        }
      }
      return true;
    } catch (IOException e) {
      return false; // nothing is packaged
    }
  }

  /** Copies the scripts to where a build puts them, and returns where the jars belong. */
  static Path copyTo(Path checkout) throws IOException {
    Files.copy(Path.of("..", "sitemap"), checkout.resolve("sitemap"));
    Files.writeString(
        checkout.resolve("pom.xml"),
        "<module>core</module>\n<module>ports/spark</module>\n<module>cli</module>\n");
    Path dist = checkout.resolve("cli/target/dist");
    Path bin = Files.createDirectories(dist.resolve("bin"));
    for (String script : List.of("sitemap", "make-archive")) {
      Files.copy(SCRIPTS.resolve(script), bin.resolve(script));
    }
    return dist.resolve("lib");
  }

  /**
   * Makes a checkout that is built: its launcher finds the packaged jars, or, if these are older, a
   * jar in which nothing is but the class path of this test.
   */
  static void makeCheckout(Path checkout) throws IOException {
    Path lib = copyTo(checkout);
    Files.createFile(checkout.resolve("cli/target/built"));
    if (IS_PACKAGED) {
      Files.createSymbolicLink(lib, PACKAGED);
      return;
    }
    Files.createDirectory(lib);
    var manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, classPathAsUrls());
    try (OutputStream jar = Files.newOutputStream(lib.resolve("sitemap.jar"));
        var packed = new JarOutputStream(jar, manifest)) {
      packed.finish();
    }
  }

  private static String classPathAsUrls() {
    return Arrays.stream(CommandProcess.classPath().split(File.pathSeparator))
        .map(entry -> Path.of(entry).toUri().toString())
        .collect(Collectors.joining(" "));
  }

  /**
   * Returns the archive of the packaged classes, which the first call has made; none if they are
   * not those of this test, or another process is making it.
   */
  static Optional<Path> archive() throws IOException {
    if (!IS_PACKAGED || File.separatorChar != '/') {
      return Optional.empty();
    }
    Path archive = Path.of(CACHE, "commands");
    if (Files.notExists(archive) || isNewer(JAR, archive)) {
      Files.createDirectories(archive.getParent());
      Path script = PACKAGED.resolveSibling("bin").resolve("make-archive");
      Process process =
          new ProcessBuilder(
                  "/bin/sh", script.toString(), java(), JAR.toString(), archive.toString())
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
      try {
        process.waitFor();
      } catch (InterruptedException e) {
        throw new InterruptedIOException();
      }
    }
    return Files.exists(archive) && !isNewer(JAR, archive)
        ? Optional.of(archive)
        : Optional.empty();
  }

  /** Returns the options of Java for a start with that archive. */
  static List<String> startWith(Path archive) {
    return List.of(
        "-XX:-UsePerfData",
        "-XX:+UnlockDiagnosticVMOptions",
        "-XX:ArchiveRelocationMode=0",
        "-XX:SharedArchiveFile=" + archive,
        "-cp",
        JAR.toString());
  }

  static String java() {
    return Path.of(System.getProperty("java.home"), "bin", "java").toString();
  }

  private static boolean isNewer(Path file, Path other) throws IOException {
    return Files.getLastModifiedTime(file).compareTo(Files.getLastModifiedTime(other)) > 0;
  }

  /** Waits until there is this number of archives in a cache directory, and nothing else. */
  static List<Path> archives(Path cache, int count) throws Exception {
    for (int i = 0; i < 600; i++) {
      try (Stream<Path> files = Files.list(cache.resolve("sitemap"))) {
        List<Path> found = files.toList();
        if (found.size() == count && found.stream().allMatch(Files::isRegularFile)) {
          return found;
        }
      }
      Thread.sleep(100);
    }
    return fail("not " + count + " archives in " + cache);
  }
}
