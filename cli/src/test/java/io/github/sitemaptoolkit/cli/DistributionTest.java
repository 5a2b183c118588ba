package io.github.sitemaptoolkit.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The launcher with the jars that were packaged, and a real Java. */
@Tag("slow")
@DisabledOnOs(OS.WINDOWS)
class DistributionTest {

  private static final String LAUNCHER =
      Path.of("target", "dist", "bin", "sitemap").toAbsolutePath().toString();

  @TempDir Path directory;

  private String run(String javaOptions, String... arguments) throws Exception {
    return run(0, javaOptions, arguments);
  }

  private String run(int exitCode, String javaOptions, String... arguments) throws Exception {
    List<String> call = new ArrayList<>(List.of("/bin/sh", LAUNCHER));
    call.addAll(List.of(arguments));
    var builder = new ProcessBuilder(call);
    builder.environment().put("XDG_CACHE_HOME", directory.resolve("cache").toString());
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.environment().put("SITEMAP_OPTS", javaOptions);
    builder.environment().put("AWS_ENDPOINT_URL", "http://127.0.0.1:9"); // nobody listens
    builder.environment().put("AWS_ACCESS_KEY_ID", "key");
    builder.environment().put("AWS_SECRET_ACCESS_KEY", "secret");
    Process process = builder.directory(directory.toFile()).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertEquals(exitCode, process.waitFor(), said);
    return said;
  }

  @Test
  void secondRunTakesItsClassesFromTheArchive() throws Exception {
    Files.writeString(directory.resolve("urls.txt"), "https://example.com/\n");
    assertEquals("a.xml: 1 url\n", run("", "convert", "urls.txt", "-o", "a.xml"));
    LauncherFiles.archives(directory.resolve("cache"), 1);
    Path log = directory.resolve("classes.log");
    String options = "-Xlog:class+load:file=" + log;
    assertEquals("b.xml: 1 url\n", run(options, "convert", "urls.txt", "-o", "b.xml"));
    assertEquals(-1, Files.mismatch(directory.resolve("a.xml"), directory.resolve("b.xml")));
    String loaded = Files.readString(log);
    assertTrue(isArchived(loaded, "io.github.sitemaptoolkit.cli.Start"), loaded);
    assertTrue(isArchived(loaded, "io.github.sitemaptoolkit.cli.Main"), loaded);
    assertTrue(isArchived(loaded, "picocli.CommandLine"), loaded);
  }

  @Test
  void whatABucketNeedsIsLoadedOnlyForABucket() throws Exception {
    Files.writeString(directory.resolve("urls.txt"), "https://example.com/\n");
    Path log = directory.resolve("classes.log");
    String options = "-Xlog:class+load:file=" + log;
    List<String> call =
        List.of("publish", "urls.txt", "--base-url", "https://example.com/", "-o", "public");
    run(options, call.toArray(String[]::new));
    assertFalse(Files.readString(log).contains("software.amazon"));

    List<String> toBucket = new ArrayList<>(call.subList(0, 5));
    toBucket.add("s3://bucket/maps");
    assertEquals(
        "sitemap: s3://bucket/maps/.sitemap-lock: the server cannot be reached (Connection"
            + " refused); check the endpoint\n",
        run(4, "", toBucket.toArray(String[]::new)));
  }

  @Test
  void oneJarHasAllThatAStartNeeds() throws Exception {
    Path lib = Path.of("target", "dist", "lib");
    try (Stream<Path> files = Files.list(lib)) {
      List<String> jars =
          files
              .map(file -> file.getFileName().toString())
              .filter(it -> it.endsWith(".jar"))
              .toList();
      assertEquals(List.of("sitemap.jar"), jars);
    }
    try (var jar = new JarFile(lib.resolve("sitemap.jar").toFile())) {
      List<String> names = jar.stream().map(ZipEntry::getName).toList();
      assertEquals(names.stream().distinct().toList(), names);
      assertTrue(names.stream().noneMatch(it -> it.matches("META-INF/[^/]*\\.(SF|RSA|DSA|EC)")));
    }
    String known = CommandRun.of("extensions").exits(0).out();
    assertEquals(words(known), words(run("", "extensions")));
  }

  private static List<String> words(String table) {
    String named = table.replace("sitemap-ext-", "ext."); // by their jars, else by their modules
    return named.lines().map(line -> line.replaceAll(" +", " ")).sorted().toList();
  }

  @Test
  void lambdaExpressionsAreClassesOfTheArchive() throws Exception {
    Files.writeString(directory.resolve("urls.txt"), "https://example.com/\n");
    run("", "--version");
    LauncherFiles.archives(directory.resolve("cache"), 1);
    Path log = directory.resolve("classes.log");
    run("-Xlog:class+load:file=" + log, "convert", "urls.txt", "-o", "a.xml");
    String loaded = Files.readString(log);
    assertTrue(isArchived(loaded, "io.github.sitemaptoolkit.cli.Main$$Lambda0"), loaded);
    assertEquals(
        List.of(), // what Java makes of a lambda expression has an address
        loaded
            .lines()
            .filter(line -> line.matches(".* io\\.github\\.sitemaptoolkit\\.\\S*Lambda\\S*/0x.*"))
            .toList());
  }

  private static boolean isArchived(String log, String name) {
    return log.lines().anyMatch(line -> line.contains(' ' + name + " source: shared objects file"));
  }
}
