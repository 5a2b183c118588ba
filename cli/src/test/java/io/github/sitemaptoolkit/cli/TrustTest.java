package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.batch.jar.ExtensionJars;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Jars that a configuration file names are code that came with a directory. */
@Tag("slow")
class TrustTest {

  private static final String SERVICES =
      "META-INF/services/io.github.sitemaptoolkit.extension.SitemapExtension";

  private static final String CODE =
      """
      import io.github.sitemaptoolkit.extension.*;
      import io.github.sitemaptoolkit.model.*;
      public class %1$s implements SitemapExtension<%1$s.Value> {
        public record Value() implements UrlExtension {}
        public %1$s() throws Exception {
          java.nio.file.Files.writeString(java.nio.file.Path.of("%2$s"), "%1$s");
        }
        public Descriptor<Value> descriptor() {
          return Descriptor.of("%3$s", Value.class, new ElementName("urn:%3$s", "e", "%3$s"));
        }
        static class Late { static Value value() { return new Value(); } }
        public Value read(ElementReader in) { return Late.value(); }
        public void write(Value value, ElementWriter out) {}
      }
      """;

  @TempDir Path directory;
  private Path site;
  private Path ran;

  @BeforeEach
  void writeSite() throws IOException {
    site = Files.createDirectory(directory.resolve("site"));
    ran = directory.resolve("ran");
    Files.writeString(site.resolve("urls.txt"), "https://example.com/a\n");
    jar("Spy");
    configure("jars/Spy.jar");
  }

  private void configure(String extensions) throws IOException {
    Files.writeString(
        site.resolve("sitemap.toml"),
        "base-url = 'https://example.com/'\noutput = 'public'\nextensions = '"
            + extensions
            + "'\n[[input]]\npath = 'urls.txt'\n");
  }

  /** Makes a jar whose extension leaves a file when it is created. */
  private Path jar(String name) throws IOException {
    Path source = Files.createDirectories(directory.resolve("src")).resolve(name + ".java");
    String file = ran.toString().replace("\\", "\\\\");
    Files.writeString(source, CODE.formatted(name, file, name.toLowerCase()));
    Path packed = TestJar.pack(directory, name + ".jar", SERVICES, name, source);
    Path jars = Files.createDirectories(site.resolve("jars"));
    return Files.move(packed, jars.resolve(name + ".jar"));
  }

  private static String digest(Path jar) throws Exception {
    byte[] hash = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(jar));
    return "sha256:" + HexFormat.of().formatHex(hash);
  }

  private CommandRun publish(String... more) {
    List<String> arguments = new ArrayList<>(List.of("publish", "--config", site.toString()));
    arguments.addAll(Arrays.asList(more));
    return CommandRun.of(arguments.toArray(String[]::new));
  }

  private void assertNothingDone() {
    assertFalse(Files.exists(ran), "the jar did not run");
    assertFalse(Files.exists(site.resolve("public")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"jars/Spy.jar", "jars"})
  void jarsThatAFileNamesDoNotRun(String named) throws Exception {
    configure(named);
    Path jar = site.resolve("jars/Spy.jar");
    String digest = digest(jar);
    CommandRun run = publish().exits(2);
    assertEquals(
        site.resolve("sitemap.toml")
            + ":3:1: error: config.untrusted: jars that this file names run only if you trust"
            + " them; nothing was done\n  "
            + digest
            + "  "
            + jar
            + "\nIf you know where they come from, trust these bytes: --trust "
            + digest
            + ", or the digests in SITEMAP_TRUST\n",
        run.err());
    assertEquals("", run.out());
    assertNothingDone();
    publish("--dry-run").exits(2);
    CommandRun.of("config", "show", "--config", site.toString()).exits(0);
    assertNothingDone();
  }

  @Test
  void trustedBytesRun() throws Exception {
    String digest = digest(site.resolve("jars/Spy.jar"));
    publish("--trust", digest.toUpperCase().replace("SHA", "sha")).exits(0);
    assertTrue(Files.exists(ran));
    assertTrue(Files.exists(site.resolve("public/sitemap.xml")));
  }

  @Test
  void changedBytesAreNotTrustedAnyMore() throws Exception {
    Path jar = site.resolve("jars/Spy.jar");
    String digest = digest(jar);
    Files.write(jar, new byte[] {0}, java.nio.file.StandardOpenOption.APPEND);
    publish("--trust", digest).exits(2);
    assertNothingDone();
  }

  /** The bytes that were compared are those that are loaded, whatever the jar becomes. */
  @Test
  void classesThatAreLoadedLaterAreThoseThatWereTrusted() throws Exception {
    Path jar = site.resolve("jars/Spy.jar");
    var jars = ExtensionJars.load(List.of(), List.of(jar), Set.of(digest(jar)));
    Files.write(jar, new byte[(int) Files.size(jar)]);
    var spy = jars.extensions().find("spy").orElseThrow().extension();
    assertEquals("Value[]", String.valueOf(spy.read(null)));
    assertEquals(jar.toString(), jars.origin(spy));
  }

  @Test
  void oneJarOfADirectoryThatIsNotTrustedStopsAll() throws Exception {
    Path other = jar("Other");
    configure("jars");
    String err = publish("--trust", digest(site.resolve("jars/Spy.jar"))).exits(2).err();
    assertTrue(err.contains("  " + digest(other) + "  " + other + "\n"), err);
    assertFalse(err.contains("Spy.jar"), err);
    assertNothingDone();
    publish("--trust", digest(other), "--trust", digest(site.resolve("jars/Spy.jar"))).exits(0);
  }

  @Test
  void theCommandLineIsTrust() throws Exception {
    publish("--extensions", site.resolve("jars/Spy.jar").toString()).exits(0);
    assertTrue(Files.exists(ran));
  }

  @Test
  void theFileCannotTrustItself() throws Exception {
    String digest = digest(site.resolve("jars/Spy.jar"));
    Files.writeString(
        site.resolve("sitemap.toml"),
        "trust = '" + digest + "'\n" + Files.readString(site.resolve("sitemap.toml")));
    String err = publish().exits(2).err();
    assertTrue(err.contains(":1:1: error: config.key: "), err);
    assertNothingDone();
  }

  @Test
  void whatIsNoDigestIsRefused() {
    String err = publish("--trust", "sha256:12").exits(2).err();
    assertTrue(
        err.startsWith("sitemap: --trust sha256:12: use sha256: and 64 hexadecimal digits"), err);
    assertNothingDone();
  }

  @Test
  void theVariableIsTrustAndCopiesAreRemoved() throws Exception {
    Path temporary = Files.createDirectory(directory.resolve("tmp"));
    ProcessBuilder builder = CommandProcess.of(site, List.of("publish"));
    builder.command().add(1, "-Djava.io.tmpdir=" + temporary);
    builder.environment().put("SITEMAP_TRUST", "sha256:" + "0".repeat(64) + " " + digest());
    Process process = builder.redirectErrorStream(true).start();
    process.getOutputStream().close();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), said);
    assertTrue(Files.exists(ran), said);
    try (Stream<Path> left = Files.list(temporary)) {
      assertEquals(List.of(), left.toList());
    }
  }

  private String digest() throws Exception {
    return digest(site.resolve("jars/Spy.jar"));
  }
}
